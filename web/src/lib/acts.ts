// Actions travel as their text; the facts of the game tell the rest.

import type { Act, GameFacts, Position, Said, Sent } from "./protocol";

export function actOf(facts: GameFacts, said: Said): Act {
  const [verb = "", noun = null] = said.action.split(" ");
  const info = facts.verbs[verb];
  return { ...said, verb, noun, domain: info?.domain || null, rule: info?.rule ?? "" };
}

export function whole(facts: GameFacts, sent: Sent): Position {
  return { ...sent, actions: sent.actions.map((said) => actOf(facts, said)) };
}
