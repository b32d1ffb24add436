// What somebody looks for in the lobby; empty: any.

import type { GameCard, OpenTable, OptionWords } from "./protocol";

export interface Filters {
  game: string;
  players: string;
  pace: string;
  language: string;
  options: string; // standard, or name=value of one option that is not as usual
}

export const NO_FILTERS: Filters = { game: "", players: "", pace: "", language: "", options: "" };

/** How many are set, the game apart, which is always in sight. */
export const countOf = ({ players, pace, language, options }: Filters): number =>
  [players, pace, language, options].filter(Boolean).length;

/** As the server is asked; the options are those of a game. */
export function asked(filters: Filters): string {
  const { options, ...others } = filters;
  const said = { ...others, ...(filters.game ? { options } : {}) };
  return Object.entries(said)
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join("");
}

interface Unusual {
  option: OptionWords;
  value: string;
}

/** The values of options that are not as usual: those that can be, or those of a table. */
export function unusualOf(game: GameCard | undefined, table?: OpenTable): Unusual[] {
  return (game?.options ?? []).flatMap((option) => {
    const all = option.choices.length ? option.choices : [true, false];
    const values = table ? [table.options[option.name] ?? option.default] : all;
    return values.filter((value) => value !== option.default).map((value) => ({ option, value: String(value) }));
  });
}
