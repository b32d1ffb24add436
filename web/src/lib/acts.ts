// Actions travel as their text; the facts of the game tell the rest.

import type { ActionWords, GameFacts, Position } from "./protocol";

/** A legal action with what the facts of the game tell of its verb. */
export interface LegalAction extends ActionWords {
  verb: string;
  noun: string | null;
  domain: string | null;
  rule: string;
}

export interface WholePosition extends Omit<Position, "actions"> {
  actions: LegalAction[];
}

export function actOf(facts: Pick<GameFacts, "verbs">, said: ActionWords): LegalAction {
  const [verb = "", noun = null] = said.action.split(" ");
  const info = facts.verbs[verb];
  return { ...said, verb, noun, domain: info?.domain || null, rule: info?.rule ?? "" };
}

export function whole(facts: GameFacts, sent: Position): WholePosition {
  return { ...sent, actions: sent.actions.map((said) => actOf(facts, said)) };
}
