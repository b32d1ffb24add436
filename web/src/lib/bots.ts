// Bots by name: "level:5", "level:5:bold", or any other that the server offers.

import type { GameCard } from "./protocol";

type BotWords = GameCard["levels"][number];

/** The level and the character of a name; null where it is none. */
export function asLevel(game: GameCard, bot: string): { level: BotWords; character: BotWords | undefined } | null {
  const level = game.levels.find(({ name }) => bot === name || bot.startsWith(`${name}:`));
  if (!level) return null;
  const said = bot.slice(level.name.length + 1);
  return { level, character: game.characters.find(({ name }) => name === said) };
}

/** A level with a character, or with none. */
export const levelName = (level: string, character: string): string => (character ? `${level}:${character}` : level);

/** What is told of a bot: one line of its level, and one of its character. */
export function botLines(game: GameCard, bot: string): string {
  const found = asLevel(game, bot);
  return [found?.level.line, found?.character?.line].filter(Boolean).join(" ");
}

/** The level that was chosen last, without a character that there is no more; else the usual one. */
export function chosenBot(game: GameCard, last: string): string {
  const found = asLevel(game, last);
  return found ? levelName(found.level.name, found.character?.name ?? "") : game.usual_level;
}
