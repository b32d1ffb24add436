import type { Manner } from "../../lib/offer";

export const manner: Manner = {
  ends: ["decline", "pass"],
  group: ({ names }, { domain, noun }) => {
    const region = domain === "city" && names.entry("city", noun ?? "")?.["region"];
    return region ? names.text("region", String(region)) : "";
  },
};
