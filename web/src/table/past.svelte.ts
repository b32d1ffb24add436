// The earlier position that is looked at, if any.

import { api } from "../lib/api";
import { type WholePosition, whole } from "../lib/acts";
import { prefs } from "../lib/prefs.svelte";
import type { GameFacts, SeatName } from "../lib/protocol";
import { route } from "../lib/route.svelte";

export class Past {
  position = $state.raw<WholePosition | null>(null);
  sought = $state(0); // the ply looked for; quick steps do not wait for each other

  constructor(
    private readonly table: string,
    private readonly facts: () => GameFacts,
    private readonly over: () => boolean,
  ) {}

  /** Shows an earlier position, from the seat one looks from. */
  async seek(ply: number, seat: SeatName | null = this.position?.seat ?? null): Promise<void> {
    this.sought = ply;
    const found = whole(this.facts(), await api.history(this.table, ply, prefs.lang, this.over() ? seat : null));
    if (this.sought === ply) this.position = found;
  }

  leave(): void {
    this.sought = -1;
    this.position = null;
  }

  /** Plays on from there, at a table of its own. */
  async fork(): Promise<void> {
    if (!this.position) return;
    const made = await api.fork(this.table, this.position.ply);
    route.go(`/g/${made.id}`);
  }
}
