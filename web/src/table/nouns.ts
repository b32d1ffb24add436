// What makes an element of a board stand for a noun.

import type { NounAttributes } from "../boards/types";
import type { LegalAction } from "../lib/acts";

interface Noun {
  domain: string;
  label: string;
  name: string | null; // null: its content names it
  told: string; // what else its picture shows, in words
  target: boolean; // the question is about it
}

/** What happens to it. */
interface Hands {
  pick: (element: Element) => void;
  pressed: () => void; // from the keyboard, before it is picked
  explain: (element: Element) => void;
  show: (element: Element) => void;
  hide: () => void;
}

const elementOf = (event: Event): Element => event.currentTarget as Element;

export function nounAttributes(
  { domain, label, name, told, target }: Noun,
  acts: readonly LegalAction[],
  hands: Hands,
): NounAttributes {
  const deed = acts.length === 1 ? (acts[0]?.text ?? "") : "";
  return {
    role: "button",
    tabindex: acts.length ? 0 : -1,
    "aria-label": name === null ? undefined : deed ? `${name}: ${deed}` : name,
    "aria-description": (name === null ? deed : told) || undefined,
    "aria-disabled": acts.length === 0,
    "data-domain": domain,
    "data-noun": label,
    "data-lit": acts.length ? true : undefined,
    "data-target": target || undefined,
    onclick: (event) => hands.pick(elementOf(event)),
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      hands.pressed();
      hands.pick(elementOf(event));
    },
    oncontextmenu: (event) => {
      event.preventDefault(); // a long press, or the other button: what is this?
      hands.explain(elementOf(event));
    },
    onpointerenter: (event) => {
      if (event.pointerType === "mouse") hands.show(elementOf(event));
    },
    onpointerleave: hands.hide,
    onfocus: (event) => {
      if (elementOf(event).matches(":focus-visible")) hands.show(elementOf(event));
    },
    onblur: hands.hide,
  };
}
