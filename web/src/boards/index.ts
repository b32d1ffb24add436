// The board modules, loaded when their game is opened. A game without one gets the generic board.

import type { Board } from "./types";

const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  neptun: () => import("./neptun"),
  "hands-in-the-sea": () => import("./hands_in_the_sea"),
  hamilcar: () => import("./hamilcar"),
  "mare-nostrum": () => import("./mare_nostrum"),
};

export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import("./generic"));
  return (await load()).board;
}
