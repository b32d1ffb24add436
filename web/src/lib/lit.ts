// The legal actions, found by the noun they light up.

import type { LegalAction } from "./acts";

export class Lit {
  private readonly byNoun = new Map<string, LegalAction[]>();
  private readonly bare = new Map<string, LegalAction>();

  constructor(readonly actions: readonly LegalAction[]) {
    for (const act of actions) {
      if (act.noun === null) {
        this.bare.set(act.verb, act);
        continue;
      }
      const key = `${act.domain} ${act.noun}`;
      this.byNoun.set(key, [...(this.byNoun.get(key) ?? []), act]);
    }
  }

  /** The actions that take this noun now. */
  of(domain: string, label: string): LegalAction[] {
    return this.byNoun.get(`${domain} ${label}`) ?? [];
  }

  has(domain: string, label: string): boolean {
    return this.byNoun.has(`${domain} ${label}`);
  }

  /** Whether any noun of the domain is lit. */
  any(domain: string): boolean {
    return this.actions.some((act) => act.domain === domain);
  }

  /** The action of a verb that takes no noun. */
  verb(verb: string): LegalAction | undefined {
    return this.bare.get(verb);
  }
}
