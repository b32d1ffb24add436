// What is lit and where, and the table by keyboard: a letter for each button, arrows between what is lit.

import type { LegalAction } from "../lib/acts";

/** Plain small letters: those of "Żegluj" are z, e, g … */
const plain = (text: string): string[] =>
  [...text.toLowerCase().replaceAll("ł", "l").normalize("NFD")].filter((letter) => /[a-z]/.test(letter));

/** A letter for each text: the figure at its end, the first of its own letters that is free, else any. */
export function lettered(texts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const free = new Set("abcdefghijklmnopqrstuvwxyz0123456789");
  for (const text of texts) {
    const letter = [/\b\d$/.exec(text)?.[0] ?? "", ...plain(text)].find((one) => free.has(one)) ?? [...free][0];
    if (letter === undefined) break;
    free.delete(letter);
    found.set(text, letter);
  }
  return found;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const LIT =
  "[data-noun][data-lit], [data-series]:enabled, .actions button[data-action]:enabled, .actions button[data-step]";

const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

const isSeen = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;

/** What is lit and to be seen, in the order of the page; nouns on the board come first. */
export function litElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(LIT)]
    .filter(isSeen)
    .sort((a, b) => Number(b.hasAttribute("data-noun")) - Number(a.hasAttribute("data-noun")));
}

/** The actions whose nouns are not to be seen on the board; `data-verbs` names those that something else plays. */
export function withoutPlace(actions: readonly LegalAction[]): LegalAction[] {
  const seen = [...document.querySelectorAll<HTMLElement>("[data-noun], [data-verbs]")].filter(isSeen);
  const nouns = new Set(seen.map(({ dataset }) => `${dataset["domain"]} ${dataset["noun"]}`));
  const verbs = new Set(seen.flatMap(({ dataset }) => dataset["verbs"]?.split(" ") ?? []));
  return actions.filter((one) => !nouns.has(`${one.domain} ${one.noun}`) && !verbs.has(one.verb));
}

/** The nearest lit thing that way: what lies far aside counts as further. */
function beside(from: HTMLElement, all: readonly HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let nearest = Infinity;
  for (const one of all) {
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (one === from || along <= 2) continue;
    if (along + 2 * aside < nearest) [best, nearest] = [one, along + 2 * aside];
  }
  return best;
}

/** Whether the keys belong to something else now: a field, a slider, a list that scrolls. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, select, textarea, [role=dialog], [role=menu], [role=log]") !== null
  );
}

/** Follows an arrow or the letter of a button; whether it meant something here. */
export function followKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return false;
  const way = ARROWS[event.key];
  if (way) {
    const all = litElements();
    const from = document.activeElement;
    const next = from instanceof HTMLElement && all.includes(from) ? beside(from, all, way) : all[0];
    next?.focus();
    return next !== undefined;
  }
  if (!/^[a-z0-9]$/.test(event.key)) return false;
  const button = document.querySelector<HTMLButtonElement>(`.actions button[data-key="${event.key}"]:enabled`);
  button?.click();
  return button !== null;
}
