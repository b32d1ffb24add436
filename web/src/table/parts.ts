// Where the parts of the screen stand that primers and guides name.

const PLACES: Record<string, string> = { prompt: ".tools .prompt", board: ".board", actions: ".acts", log: ".talk" };

/** On a phone what stands beside the map is behind these buttons. */
const BEHIND: Record<string, string> = {
  log: "[data-opens=log]",
  players: "[data-opens=players]",
  wind: "[data-opens=players]",
  temples: "[data-opens=players]",
  tracks: "[data-opens=players]",
  provinces: "[data-opens=players]",
};

const isSeen = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;

/** The part as it is to be seen now, or the button behind which it is. */
export function partOf(name: string): HTMLElement | undefined {
  const place = PLACES[name] ?? `[data-part="${CSS.escape(name)}"]`;
  const selectors = [place, BEHIND[name]].filter((one) => one !== undefined);
  return selectors.flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)]).find(isSeen);
}

/** Where a part's number stands: at its upper right corner, if that is in sight. */
export function cornerOf(name: string): { x: number; y: number } | undefined {
  const part = partOf(name);
  if (!part) return undefined;
  const { top, right } = part.getBoundingClientRect();
  const frame = part.parentElement?.closest(".standing")?.getBoundingClientRect();
  if (frame && (top < frame.top || top + 24 > frame.bottom)) return undefined;
  return { x: Math.min(right, innerWidth) - 10, y: top + 8 };
}

/** Lets these parts glow until the answer is called, also where they are drawn anew, and brings them into sight. */
export function pointAt(names: readonly string[]): () => void {
  let found: HTMLElement[] = [];
  const mark = (seen: HTMLElement[]): void => {
    for (const one of found) if (!seen.includes(one)) one.removeAttribute("data-pointed");
    for (const one of seen) one.setAttribute("data-pointed", "");
    found = seen;
  };
  const find = (): HTMLElement[] => names.flatMap((name) => partOf(name) ?? []);
  mark(find());
  for (const one of found.toReversed()) one.scrollIntoView({ block: "nearest", inline: "nearest" }); // the first, if not all
  const watch = new MutationObserver(() => mark(find()));
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    mark([]);
  };
}
