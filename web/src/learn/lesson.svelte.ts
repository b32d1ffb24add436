// A lesson on the board: an answer, and all that follows from it.

import { api } from "../lib/api";
import { lessonsDone } from "../lib/kept";
import { prefs } from "../lib/prefs.svelte";
import type { LessonWords, Position, WhyNot } from "../lib/protocol";
import { LearningLink } from "./learning.svelte";

export class LessonLink extends LearningLink<LessonWords> {
  constructor(game: string, lesson: LessonWords) {
    super("lesson", game, lesson);
  }

  /** What is said of the stage that is shown. */
  get text(): string {
    return this.told.stages[this.stage]?.text ?? "";
  }

  protected get stages(): Position[] {
    return this.told.stages.map(({ position }) => position);
  }

  protected isRight(action: string): boolean {
    return this.told.right.includes(action);
  }

  protected whyNot(action: string): Promise<WhyNot> {
    return api.lessonWhy(this.game, this.told.name, action, prefs.lang);
  }

  /** Whoever was shown the answer has read the lesson too. */
  protected keep(): void {
    lessonsDone.keep(this.game, this.told.name);
  }
}
