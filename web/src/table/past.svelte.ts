// The earlier position that is looked at, if any.

import { api } from "../lib/api";
import { type WholePosition, whole } from "../lib/acts";
import { prefs } from "../lib/prefs.svelte";
import type { GameFacts, MistakeWords, SeatName } from "../lib/protocol";
import { route } from "../lib/route.svelte";

export class Past {
  position = $state.raw<WholePosition | null>(null);
  sought = $state(0); // the ply looked for; quick steps do not wait for each other
  moves = $state.raw<readonly number[]>([]); // the plies to be shown one after another, if any
  playing = $state(false); // whether the next one comes by itself
  mistake = $state.raw<MistakeWords | null>(null); // of the review, that is shown

  /** What happened last before it. */
  readonly told = $derived(this.position?.log.findLast((line) => line.ply <= (this.position?.ply ?? 0))?.text ?? "");

  /** The mistake that was made in this very position. */
  readonly missed = $derived(this.mistake?.ply === this.sought ? this.mistake : null);

  constructor(
    private readonly table: string,
    private readonly facts: () => GameFacts,
    private readonly over: () => boolean,
    private readonly last: () => number, // how many moves there are
  ) {}

  /** Shows an earlier position, from the seat one looks from. */
  async seek(ply: number, seat: SeatName | null = this.position?.seat ?? null): Promise<void> {
    this.sought = ply;
    const found = whole(this.facts(), await api.history(this.table, ply, prefs.lang, this.over() ? seat : null));
    if (this.sought === ply) this.position = found;
  }

  /** Shows where a seat decided, as it saw it, with what was better. */
  async showMistake(seat: SeatName, mistake: MistakeWords): Promise<void> {
    this.moves = [];
    this.mistake = mistake;
    await this.seek(mistake.ply, seat);
  }

  /** Shows these moves one after another, by themselves or at a key. */
  async follow(moves: readonly number[]): Promise<void> {
    const [first] = moves;
    if (first === undefined) return;
    this.moves = moves;
    this.playing = prefs.stepMs > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    await this.seek(first);
  }

  /** The next move or the one before; beyond the last one lies the present. */
  step(by: 1 | -1): void {
    const at = this.moves.indexOf(this.sought);
    const next = this.moves.length ? this.moves[at + by] : this.sought + by;
    if (next !== undefined && next >= 0) void this.seek(next);
    else if (by === 1 && this.moves.length) this.leave();
  }

  /** Arrows go a move on or back, Home and End to the ends; whether the key meant something here. */
  followKey({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (
      altKey ||
      ctrlKey ||
      metaKey ||
      (target instanceof Element && target.closest("input, select, textarea, [role=dialog]"))
    )
      return false;
    if (key === "ArrowRight" && this.sought < this.last()) this.step(1);
    else if (key === "ArrowLeft") this.step(-1);
    else if (key === "Home" && !this.moves.length) void this.seek(0);
    else if (key === "End" && !this.moves.length) void this.seek(this.last());
    else return false;
    return true;
  }

  leave(): void {
    this.sought = -1;
    this.moves = [];
    this.playing = false;
    this.position = null;
    this.mistake = null;
  }

  /** Plays on from there, at a table of its own. */
  async fork(ply = this.position?.ply): Promise<void> {
    if (ply === undefined) return;
    const made = await api.fork(this.table, ply);
    route.go(`/g/${made.id}`);
  }
}
