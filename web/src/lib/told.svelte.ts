// What the server tells in the reader's language.

import { prefs } from "./prefs.svelte";
import type { Lang } from "./protocol";

/** Asked again with every language; only the answer to the last question counts, and it ends an earlier failure. */
export class Told<Answer> {
  found = $state.raw<Answer | null>(null);
  failure = $state("");

  constructor(ask: (lang: Lang) => Promise<Answer>) {
    $effect(() => {
      let left = false;
      ask(prefs.lang).then(
        (answer) => {
          if (left) return;
          this.found = answer;
          this.failure = "";
        },
        (error: unknown) => {
          if (!left) this.failure = (error as Error).message;
        },
      );
      return () => {
        left = true;
      };
    });
  }
}
