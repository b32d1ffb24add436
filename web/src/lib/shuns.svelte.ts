// Whom this reader has muted or blocked: what they say is hidden at once; the server keeps back what comes later.

import { api } from "./api";
import type { ShunWords } from "./protocol";

class Shuns {
  list = $state.raw<ShunWords[]>([]);
  #asked = false;

  /** Asked for once, when somebody's menu is opened. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.list = await api.shuns();
  }

  async set(person: string, what: "mute" | "block" | "none", table = ""): Promise<void> {
    this.list = await api.shun(person, what, table);
  }

  /** What was said of somebody that holds at this table. */
  of(person: string, table: string): ShunWords | undefined {
    return this.list.find((one) => one.person === person && (one.table === "" || one.table === table));
  }
}

export const shuns = new Shuns();
