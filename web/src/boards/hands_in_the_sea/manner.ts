import type { Manner } from "../../lib/offer";

const TROOPS = ["heavy_infantry", "light_infantry", "cavalry", "elephants", "siege"];

export const manner: Manner = {
  ends: ["pass", "done", "decline", "stay", "leave", "refuse"],
  free: ["lead", "retrieve", "withdraw", "invoke"],
  families: {
    hand: ["discard", "return", "reserve"],
    draft: ["draft", "levy"],
    strategy: ["buy", "drop_strategy", "cycle"],
    fleet: ["sail", "build", "engage"],
  },
  group: ({ names, words }, { domain, noun }) => {
    const region = domain === "location" && names.entry("location", noun ?? "")?.["region"];
    if (region) return names.name("region", String(region));
    const kind = String(names.entry("card", noun ?? "")?.["kind"] ?? "");
    return domain === "card" ? words.say("card-kind", { kind: TROOPS.includes(kind) ? "troops" : kind }) : "";
  },
};
