// What is learned on a board, as the table knows a game: what is tried is judged here, and the server keeps none of it.

import type { FromPage, Position, WhyNot } from "../lib/protocol";
import { TableLink } from "../lib/table.svelte";

export type Verdict = "right" | "other" | "shown";

/** What a lesson and a puzzle have in common. */
export interface Learned {
  name: string;
  position: Position; // at the question
  answer: string; // in words
}

const QUESTION = -1; // before the first stage

export abstract class LearningLink<Words extends Learned> extends TableLink {
  told: Words = $state.raw() as Words;
  stage = $state(QUESTION);
  verdict = $state<Verdict | null>(null);
  tries = $state(0); // how often something else was tried
  tried = $state(""); // the last of it, in words
  private questions = 0; // how often was asked why not

  constructor(
    sort: string,
    readonly game: string,
    told: Words,
  ) {
    super(`${sort}-${game}-${told.name}`, false);
    this.told = told;
    this.forced = [];
    this.show(QUESTION);
  }

  /** The positions that follow the right answer. */
  protected abstract get stages(): Position[];
  protected abstract isRight(action: string): boolean;
  protected abstract whyNot(action: string): Promise<WhyNot>;

  /** Keeps in this browser what has been learned, once the last stage is shown. */
  protected abstract keep(): void;

  get answered(): boolean {
    return this.stage !== QUESTION;
  }

  get last(): boolean {
    return this.stage === this.stages.length - 1;
  }

  /** The next thing that follows. */
  goOn(): void {
    if (!this.last) this.show(this.stage + 1);
  }

  /** The right answer, for whoever does not find it. */
  reveal(): void {
    this.verdict = "shown";
    this.show(0);
  }

  again(): void {
    this.verdict = null;
    this.show(QUESTION);
  }

  /** The same in another language: the reader stays where they are. */
  retell(told: Words): void {
    this.told = told;
    this.show(this.stage);
  }

  private show(stage: number): void {
    const position = this.stages[stage] ?? this.told.position;
    this.stage = stage;
    if (!this.answered) this.mark = position.log_length;
    this.answers = [];
    this.failure = null;
    this.sent = null;
    this.log = position.log;
    this.position = position;
    if (this.answered && this.last) this.keep();
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
    if (this.isRight(action)) {
      this.verdict = "right";
      this.show(0);
      return;
    }
    this.verdict = "other";
    this.tries++;
    this.tried = this.told.position.actions.find((one) => one.action === action)?.text ?? action;
  }

  override ask(actions: string[]): void {
    this.questions++;
    super.ask(actions);
  }

  private async explain(action: string): Promise<void> {
    const question = this.questions;
    try {
      const answer = await this.whyNot(action);
      if (question === this.questions) this.answers = [...this.answers, answer];
    } catch (error) {
      this.failure = { message: (error as Error).message };
    }
  }
}
