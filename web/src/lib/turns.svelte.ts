// At how many tables it is the reader's turn: looked up once a minute, also while the page is behind others.

import { api } from "./api";
import { words } from "./i18n.svelte";
import { notify } from "./notices";
import { prefs } from "./prefs.svelte";
import type { TableListed } from "./protocol";
import { chime } from "./sound";

const EVERY = 60_000;

export const isMyTurn = (table: TableListed): boolean =>
  table.status === "running" && table.to_act.some((seat) => table.mine.includes(seat));

class Turns {
  tables = $state.raw<readonly string[]>([]); // at which it is the reader's turn

  /** What a page's title begins with where others wait; the table that is open knows by itself whether it is mine. */
  count(open: string | null = null, isMine = false): string {
    const others = this.tables.filter((id) => id !== open).length;
    return others ? `(${others + (isMine ? 1 : 0)}) ` : "";
  }

  /** Takes a list of one's tables; whoever is not looking is told of turns that are new. */
  take(listed: readonly TableListed[], open: string | null = null): void {
    const mine = listed.filter(isMyTurn);
    const fresh = mine.filter(({ id }) => id !== open && !this.tables.includes(id));
    this.tables = mine.map(({ id }) => id);
    if (!document.hidden || !fresh.length) return;
    if (prefs.sound) chime();
    for (const { id, title } of fresh) void notify(`${title}: ${words().yourTurn}`, id);
  }

  /** Looks once a minute, for as long as a page is open. */
  follow(open: () => string | null): void {
    $effect(() => {
      const look = (): void => {
        api.mine(prefs.lang).then(
          (listed) => this.take(listed, open()),
          () => undefined, // the server is away: it is asked again
        );
      };
      const timer = setInterval(look, EVERY);
      return () => clearInterval(timer);
    });
  }
}

export const turns = new Turns();
