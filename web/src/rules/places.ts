// Where something stands in the rules, and what of them is found.

import { speaksOf } from "../lib/book";
import type { GameFacts, RuleChapter, Rulebook } from "../lib/protocol";

/** The name of a chapter's place, by its number from 0. */
export const chapterPlace = (index: number): string => `chapter-${index + 1}`;

/** A part of a chapter with those of its rules and rulings that are found. */
export interface FoundPart {
  title: string;
  rules: string[];
  rulings: string[];
}

export interface FoundChapter {
  index: number; // of the chapter, from 0
  chapter: RuleChapter;
  parts: FoundPart[];
}

/** The chapters with what speaks of something; with nothing sought, all of it. */
export function found(facts: GameFacts, book: Rulebook, sought: string): FoundChapter[] {
  const speaks = (...said: (string | undefined)[]): boolean => speaksOf(said.join(" "), sought);
  const isRule = (id: string): boolean => speaks(id, facts.rules[id]?.title, facts.rules[id]?.text);
  const isRuling = (id: string): boolean => speaks(id, book.rulings[id]?.question, book.rulings[id]?.text);
  return book.chapters
    .map((chapter, index) => ({
      index,
      chapter,
      parts: sought
        ? chapter.parts
            .map((part) => ({ ...part, rules: part.rules.filter(isRule), rulings: part.rulings.filter(isRuling) }))
            .filter(({ rules, rulings }) => rules.length || rulings.length)
        : chapter.parts,
    }))
    .filter(({ parts }) => !sought || parts.length > 0);
}
