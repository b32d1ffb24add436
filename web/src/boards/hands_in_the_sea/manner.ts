import type { Manner } from "../../lib/offer";

export const manner: Manner = {
  ends: ["pass", "done", "decline", "stay", "leave", "refuse"],
  free: ["lead", "retrieve", "withdraw", "invoke"],
  families: {
    hand: ["discard", "return", "reserve"],
    draft: ["draft", "levy"],
    strategy: ["buy", "drop_strategy", "cycle"],
    fleet: ["sail", "build", "engage"],
  },
  group: ({ names }, { domain, noun }) => {
    const card = domain === "card" ? names.entry("card", noun ?? "") : undefined;
    const region = domain === "location" && names.entry("location", noun ?? "")?.["region"];
    if (region) return names.name("region", String(region));
    return card ? names.name("term", String(card["kind"] ?? card["type"])) : "";
  },
};
