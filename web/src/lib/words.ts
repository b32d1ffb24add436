// The words of a game's board, from the game's own Fluent files. What the page itself says is in i18n.svelte.ts.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameFacts, Lang } from "./protocol";

type Arguments = Record<string, string | number>;

/** Says a message of the board; `W` names the messages and what each of them is given, null for nothing. */
export type Say<W> = <K extends keyof W & string>(key: K, ...given: W[K] extends null ? [] : [W[K]]) => string;

export class GameWords {
  private readonly bundle: FluentBundle;

  constructor(facts: Pick<GameFacts, "words">, lang: Lang) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(facts.words));
  }

  readonly say = (key: string, given: Arguments | null = null): string => this.find(`board-${key}`, given) ?? key;

  /** What a key or value of the view is called, where that is not its plain English. */
  term(key: string): string | undefined {
    return this.find(`view-${key}`);
  }

  private find(id: string, given: Arguments | null = null): string | undefined {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, given) : undefined;
  }
}
