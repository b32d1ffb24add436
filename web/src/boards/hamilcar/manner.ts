import type { Manner } from "../../lib/offer";

export const manner: Manner = {
  ends: ["pass", "done", "stop"],
  group: ({ names }, { domain, noun }) => {
    const province = domain === "space" && names.entry("space", noun ?? "")?.["province"];
    return province ? names.text("province", String(province)) : "";
  },
};
