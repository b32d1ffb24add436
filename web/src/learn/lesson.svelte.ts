// A lesson as the table knows a game: what is tried is judged here, and nothing of it is kept at the server.

import { api } from "../lib/api";
import { keepDone } from "../lib/lessons";
import { prefs } from "../lib/prefs.svelte";
import type { FromPage, LessonWords } from "../lib/protocol";
import { TableLink } from "../lib/table.svelte";

export type Verdict = "right" | "other" | "shown";

const QUESTION = -1; // before the first stage

export class LessonLink extends TableLink {
  stage = $state(QUESTION);
  verdict = $state<Verdict | null>(null);

  constructor(
    readonly game: string,
    readonly lesson: LessonWords,
  ) {
    super(`lesson-${game}-${lesson.name}`, false);
    this.forced = [];
    this.show(QUESTION);
  }

  get answered(): boolean {
    return this.stage !== QUESTION;
  }

  get last(): boolean {
    return this.stage === this.lesson.stages.length - 1;
  }

  /** What is said of the stage that is shown. */
  get text(): string {
    return this.lesson.stages[this.stage]?.text ?? "";
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

  private show(stage: number): void {
    const position = this.lesson.stages[stage]?.position ?? this.lesson.position;
    this.stage = stage;
    this.mark = stage === QUESTION ? position.log_length : this.mark;
    this.answers = [];
    this.sent = null;
    this.log = position.log;
    this.position = position;
    if (this.last) keepDone(this.game, this.lesson.name);
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
    const isRight = this.lesson.right.includes(action);
    this.verdict = isRight ? "right" : "other";
    if (isRight) this.show(0);
  }

  private async explain(action: string): Promise<void> {
    const answer = await api.lessonWhy(this.game, this.lesson.name, action, prefs.lang);
    this.answers = [...this.answers, answer];
  }
}
