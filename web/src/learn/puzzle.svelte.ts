// A puzzle as the table knows a game: what is tried is judged here, and nothing of it is kept at the server.

import { api } from "../lib/api";
import { keepSolved } from "../lib/puzzles";
import { prefs } from "../lib/prefs.svelte";
import type { FromPage, PuzzleWords } from "../lib/protocol";
import { TableLink } from "../lib/table.svelte";

export type Verdict = "right" | "weaker" | "shown";

export class PuzzleLink extends TableLink {
  verdict = $state<Verdict | null>(null);
  behind = $state<number | null>(null); // by how much what was tried is weaker, where that was measured

  constructor(
    readonly game: string,
    readonly puzzle: PuzzleWords,
  ) {
    super(`puzzle-${game}-${puzzle.name}`, false);
    this.forced = [];
    this.again();
  }

  get answered(): boolean {
    return this.verdict === "right" || this.verdict === "shown";
  }

  /** The answer, for whoever does not find it. */
  reveal(): void {
    this.end("shown");
  }

  again(): void {
    this.verdict = null;
    this.show(this.puzzle.position);
    this.mark = this.puzzle.position.log_length;
  }

  private end(verdict: "right" | "shown"): void {
    this.verdict = verdict;
    this.show(this.puzzle.after);
    if (verdict === "right") keepSolved(this.game, this.puzzle.name);
  }

  private show(position: PuzzleWords["position"]): void {
    this.answers = [];
    this.sent = null;
    this.log = position.log;
    this.position = position;
  }

  protected override connect(): void {
    this.online = true; // there is nobody to be connected with
  }

  protected override send(message: FromPage): void {
    if (message.type === "act") this.judge(message.action);
    else if (message.type === "why") void this.explain(message.action);
  }

  private judge(action: string): void {
    this.sent = null;
    if (action === this.puzzle.right) {
      this.end("right");
      return;
    }
    this.verdict = "weaker";
    this.behind = this.puzzle.behind[action] ?? null;
  }

  private async explain(action: string): Promise<void> {
    const answer = await api.puzzleWhy(this.game, this.puzzle.name, action, prefs.lang);
    this.answers = [...this.answers, answer];
  }
}
