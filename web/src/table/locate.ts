// Where on the map something happened.

import type { GameFacts, LogEntry } from "../lib/protocol";

const SHOWN = 2500; // milliseconds

/** The labels of the places that a line of the log tells of. */
export function placesOf(facts: GameFacts, domains: readonly string[], entry: LogEntry): string[] {
  const told = Object.values(entry.facts).flat();
  const known = new Set(domains.flatMap((domain) => (facts.nouns[domain] ?? []).map(({ id }) => id)));
  return [...new Set(told.filter((one): one is string => typeof one === "string" && known.has(one)))];
}

/** Marks places on the map for a while; shows the whole map where one of them is out of sight. */
export function locate(labels: readonly string[]): void {
  const found = labels.flatMap((label) => [...document.querySelectorAll(`.board [data-noun="${CSS.escape(label)}"]`)]);
  const frame = document.querySelector(".board")?.getBoundingClientRect();
  const isSeen = (one: Element): boolean => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return (
      frame !== undefined && left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
    );
  };
  if (!found.every(isSeen)) document.querySelector<HTMLElement>("[data-fit]")?.click();
  for (const one of found) {
    one.setAttribute("data-located", "");
    setTimeout(() => one.removeAttribute("data-located"), SHOWN);
  }
}
