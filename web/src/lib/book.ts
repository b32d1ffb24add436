// The encyclopaedia: an article on every card, hero, general and contract, from the facts of the game.

import type { Names } from "./names";
import { readable } from "./names";
import type { ComponentEntry, GameFacts } from "./protocol";

export interface Article {
  table: string; // the chapter: a part of the components
  domain: string;
  id: string;
  title: string;
  entry: ComponentEntry;
  rules: string[]; // that speak of it
  general: string[]; // that hold for all of its chapter
  rulings: string[];
}

function article(facts: GameFacts, names: Names, table: string, entry: ComponentEntry, domain: string): Article {
  const id = entry.id ?? "";
  const chapter = facts.chapters[table];
  const own = chapter?.articles[id];
  const rules = own?.rules ?? [];
  return {
    table,
    domain,
    id,
    title: names.text(domain, id),
    entry,
    rules,
    general: (chapter?.rules ?? []).filter((rule) => !rules.includes(rule)),
    rulings: [...(own?.rulings ?? []), ...(chapter?.rulings ?? [])],
  };
}

/** All articles of a game, chapter by chapter. */
export function articles(facts: GameFacts, names: Names): Article[] {
  return Object.entries(facts.chapters).flatMap(([table, { domain }]) =>
    (facts.components[table] ?? []).map((entry) => article(facts, names, table, entry, domain)),
  );
}

/** The article on a noun; of what is in no chapter, its component entry alone. */
export function articleOn(facts: GameFacts, names: Names, domain: string, id: string): Article | undefined {
  for (const [table, chapter] of Object.entries(facts.chapters)) {
    const entry = chapter.domain === domain ? names.entry(table, id) : undefined;
    if (entry) return article(facts, names, table, entry, domain);
  }
  const entry = names.entryOf(domain, id);
  return entry && article(facts, names, domain, entry, domain);
}

const plain = (text: string): string => text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");

/** Whether every word that is sought stands in the text, whatever its accents. */
export function speaksOf(text: string, sought: string): boolean {
  const said = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** A text in pieces, those that are sought apart from the rest, whatever their accents. */
export function marked(text: string, sought: string): { text: string; hit: boolean }[] {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  const letters = [...text];
  const plainly = letters.map(plain);
  const starts: number[] = []; // of each plain letter: which letter of the text it is
  plainly.forEach((said, i) => starts.push(...Array.from(said, () => i)));
  const said = plainly.join("");
  const hit = letters.map(() => false);
  for (const word of wanted)
    for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1))
      for (let i = at; i < at + word.length; i++) hit[starts[i] ?? 0] = true;
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last && last.hit === hit[i]) last.text += letter;
    else pieces.push({ text: letter, hit: hit[i] ?? false });
  });
  return pieces;
}

export interface Origin {
  of: string; // which values; empty: all of them
  from: string;
}

/** Where the values of an entry come from, note by note, as its component file says. */
export function origins(entry: ComponentEntry): Origin[] {
  const found: Origin[] = [];
  if (entry.source) found.push({ of: "", from: entry.source });
  for (const key of ["printed", "note"] as const) {
    const said = entry[key];
    if (typeof said === "string") found.push({ of: "", from: said });
  }
  const fields = entry["provenance_fields"];
  if (typeof fields === "object" && fields !== null)
    for (const [field, from] of Object.entries(fields)) found.push({ of: readable(field), from: String(from) });
  return found;
}

/** A text in pieces, its addresses apart from the rest. */
export function addresses(text: string): { text: string; address: boolean }[] {
  return text
    .split(/(https?:\/\/[^\s),;]+)/)
    .filter(Boolean)
    .map((piece) => ({ text: piece, address: /^https?:/.test(piece) }));
}
