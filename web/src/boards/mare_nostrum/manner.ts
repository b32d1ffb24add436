import type { Names } from "../../lib/names";
import type { Manner } from "../../lib/offer";

export const manner: Manner = {
  ends: ["done", "pass"],
  group: ({ names, words }, { domain, noun }) => {
    if (domain === "site") return names.text("province", provinceOf(names, noun ?? ""));
    if (domain === "tile")
      return words.say("tile-kind", { kind: names.entry("wonder", noun ?? "") ? "wonder" : "hero" });
    return "";
  },
};

/** A city is listed by its province; any other site begins with its name. */
function provinceOf(names: Names, site: string): string {
  const home = (names.facts.components["province"] ?? []).find(
    ({ id, ...entry }) =>
      site.startsWith(`${id}_`) || (entry["cities"] as { id: string }[] | undefined)?.some((city) => city.id === site),
  );
  return home?.id ?? "";
}
