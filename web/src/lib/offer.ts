// What is offered at a time: about a dozen things at most. Where there are more, verbs first, then what they take.

import type { LegalAction } from "./acts";
import type { Names } from "./names";
import type { GameWords } from "./words";

export const MOST = 12;

/** How the actions of a game are told apart and put together; a board gives it. */
export interface Manner {
  /** Verbs that pass or finish: they stand apart, always at the same place. */
  ends: readonly string[];
  /** Verbs of free actions, which stand apart from the main ones. */
  free?: readonly string[];
  /** Verbs that share a button where there are too many, by the name of what they have in common. */
  families?: Readonly<Record<string, readonly string[]>>;
  /** What parts the nouns of one verb where they are too many, in words: a province, a kind of card. */
  group?: (desk: Knows, action: LegalAction) => string;
}

/** What never changes while the game is played. */
export interface Knows {
  names: Names;
  words: GameWords;
}

export type StepKind = "family" | "verb" | "group";

/** A button that plays nothing, but shows what belongs to it. */
export interface Step {
  kind: StepKind;
  key: string;
  acts: LegalAction[];
  lit: boolean; // whether one has to go this way; else it only narrows what is lit already
}

export interface Offer {
  steps: Step[];
  plays: LegalAction[]; // played by a button of their own
  nouns: LegalAction[]; // what they take is lit
  ends: LegalAction[];
}

const LAST_RESORT: Manner = { ends: ["pass", "done", "decline", "stop"] };

const nounOf = ({ domain, noun }: LegalAction): string => `${domain} ${noun}`;
const distinct = (acts: readonly LegalAction[]): number => new Set(acts.map(nounOf)).size;

function partition(acts: readonly LegalAction[], keyOf: (act: LegalAction) => string): Map<string, LegalAction[]> {
  const parts = new Map<string, LegalAction[]>();
  for (const act of acts) parts.set(keyOf(act), [...(parts.get(keyOf(act)) ?? []), act]);
  return parts;
}

const stepsOf = (kind: StepKind, parts: Map<string, LegalAction[]>, lit: boolean): Step[] =>
  [...parts].map(([key, acts]) => ({ kind, key, acts, lit }));

/** What is offered of these actions to somebody who has already gone these steps. */
export function offer(
  actions: readonly LegalAction[],
  manner: Manner = LAST_RESORT,
  knows: Knows | null = null,
  path: readonly Step[] = [],
): Offer {
  const isEnd = (act: LegalAction): boolean => act.noun === null && manner.ends.includes(act.verb);
  const ends = actions.filter(isEnd);
  const taken = path.at(-1)?.acts.map((act) => act.action);
  const rest = actions.filter((act) => !isEnd(act) && (!taken || taken.includes(act.action)));
  const bare = rest.filter((act) => act.noun === null);
  const nouns = rest.filter((act) => act.noun !== null);
  const verbs = partition(nouns, (act) => act.verb);
  const groups = partition(nouns, (act) => (knows && manner.group?.(knows, act)) || "");
  const few = bare.length + distinct(nouns) <= MOST;
  if (few || (verbs.size === 1 && groups.size === 1)) {
    return { steps: verbs.size > 1 ? stepsOf("verb", verbs, false) : [], plays: bare, nouns, ends };
  }
  if (verbs.size === 1) return { steps: stepsOf("group", groups, true), plays: bare, nouns: [], ends };
  return { ...byVerb(rest, manner, path), nouns: [], ends };
}

/** A button for each verb; where even these are too many, one for each family of them. */
function byVerb(acts: readonly LegalAction[], manner: Manner, path: readonly Step[]): Pick<Offer, "steps" | "plays"> {
  const verbs = partition(acts, (act) => act.verb);
  const family = new Map(Object.entries(manner.families ?? {}).flatMap(([name, all]) => all.map((v) => [v, name])));
  const collapse = verbs.size > MOST && path.length === 0;
  const homes = partition(acts, (act) => (collapse && family.get(act.verb)) || `verb ${act.verb}`);
  const steps: Step[] = [];
  const plays: LegalAction[] = [];
  for (const [home, members] of homes) {
    const [only] = members;
    const kinds = new Set(members.map((act) => act.verb));
    if (only && members.length === 1) plays.push(only);
    else if (kinds.size > 1) steps.push({ kind: "family", key: home, acts: members, lit: true });
    else steps.push({ kind: "verb", key: only?.verb ?? "", acts: members, lit: true });
  }
  return { steps, plays };
}

/** How many things glow. */
export function glowing({ steps, plays, nouns, ends }: Offer): number {
  return steps.filter((step) => step.lit).length + plays.length + distinct(nouns) + ends.length;
}
