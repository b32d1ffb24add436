// The texts of component ids, by domain or wherever they are found.

import type { ComponentEntry, GameFacts } from "./protocol";

export class Names {
  private readonly byDomain = new Map<string, string>();
  private readonly anywhere = new Map<string, string>();
  private readonly entries = new Map<string, ComponentEntry>();

  constructor(readonly facts: GameFacts) {
    for (const [table, entries] of Object.entries(facts.components)) {
      if (!Array.isArray(entries)) continue;
      for (const entry of entries) {
        if (entry.id === undefined) continue;
        this.entries.set(`${table} ${entry.id}`, entry);
        if (typeof entry.name === "string" && !this.anywhere.has(entry.id)) this.anywhere.set(entry.id, entry.name);
      }
    }
    for (const [domain, nouns] of Object.entries(facts.nouns)) {
      for (const { id, text } of nouns) {
        this.byDomain.set(`${domain} ${id}`, text);
        this.anywhere.set(id, text);
      }
    }
  }

  text(domain: string, id: string): string {
    return this.byDomain.get(`${domain} ${id}`) ?? this.anywhere.get(id) ?? readable(id);
  }

  /** The name of an entry that is perhaps no noun of the game. */
  name(table: string, id: string): string {
    return this.entry(table, id)?.name ?? this.text(table, id);
  }

  find(id: string): string | undefined {
    return this.anywhere.get(id);
  }

  entry(table: string, id: string): ComponentEntry | undefined {
    return this.entries.get(`${table} ${id}`);
  }

  /** The entry a noun stands for, in the table of its domain or the first that has it. */
  entryOf(domain: string, id: string): ComponentEntry | undefined {
    const own = this.entry(domain, id) ?? this.entry(`${domain}_card`, id);
    if (own) return own;
    for (const [key, entry] of this.entries) if (key.endsWith(` ${id}`)) return entry;
    return undefined;
  }
}

/** An id as words: "leptis_magna" becomes "Leptis magna". */
export function readable(id: string): string {
  const text = id.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
