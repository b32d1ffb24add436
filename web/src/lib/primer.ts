// What is read before the first move: shown once in this browser for each game, and always at "?".

import { api } from "./api";
import { prefs } from "./prefs.svelte";

/** Opens the primer of a game that was never read here; games without one have nothing to open. */
export async function firstLook(game: string, open: () => void): Promise<void> {
  if (prefs.primers.includes(game)) return;
  const found = await api.primer(game, prefs.lang).catch(() => null);
  if (!found) return;
  prefs.primers = [...prefs.primers, game];
  open();
}
