// A puzzle on the board: one action is right, and of others it is known how much weaker they are.

import { api } from "../lib/api";
import { puzzlesSolved } from "../lib/kept";
import { prefs } from "../lib/prefs.svelte";
import type { Position, PuzzleWords, WhyNot } from "../lib/protocol";
import { LearningLink } from "./learning.svelte";

export class PuzzleLink extends LearningLink<PuzzleWords> {
  behind = $state<number | null>(null); // by how much what was tried is weaker, where that was measured

  constructor(game: string, puzzle: PuzzleWords) {
    super("puzzle", game, puzzle);
  }

  protected get stages(): Position[] {
    return [this.told.after];
  }

  protected isRight(action: string): boolean {
    this.behind = this.told.behind[action] ?? null;
    return action === this.told.right;
  }

  protected whyNot(action: string): Promise<WhyNot> {
    return api.puzzleWhy(this.game, this.told.name, action, prefs.lang);
  }

  /** What was shown is not solved. */
  protected keep(): void {
    if (this.verdict === "right") puzzlesSolved.keep(this.game, this.told.name);
  }
}
