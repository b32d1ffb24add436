// Counts what glows: node scripts/glow.mjs FOLDER GAMES, with the decisions and facts that bench/glow.py has written.

import { readdir, readFile } from "node:fs/promises";
import { createServer } from "vite";

const [folder, games] = process.argv.slice(2);
const BOARDS = new URL("../src/boards/", import.meta.url);

const vite = await createServer({ configFile: false, server: { middlewareMode: true }, logLevel: "error" });
const load = (path) => vite.ssrLoadModule(path);
const { offer, glowing } = await load("/src/lib/offer.ts");
const { actOf } = await load("/src/lib/acts.ts");
const { Names } = await load("/src/lib/names.ts");
const { GameWords } = await load("/src/lib/words.ts");

/** The domains of which a board draws nouns. */
async function drawn(board) {
  const files = (await readdir(new URL(`${board}/`, BOARDS))).filter((file) => file.endsWith(".svelte"));
  const sources = await Promise.all(files.map((file) => readFile(new URL(`${board}/${file}`, BOARDS), "utf8")));
  return new Set(sources.flatMap((text) => [...text.matchAll(/desk\.noun\(\s*"(\w+)"/g)].map((found) => found[1])));
}

async function tableOf(game) {
  const facts = JSON.parse(await readFile(`${folder}/${game}.json`, "utf8"));
  const board = game.replaceAll("-", "_");
  const { manner } = await load(`/src/boards/${board}/manner.ts`);
  const knows = { names: new Names(facts), words: new GameWords(facts, "en") };
  return { facts, manner, knows, drawn: await drawn(board), before: [], after: [], clicks: [] };
}

/** All buttons and all rings at once. */
function atOnce({ drawn }, acts) {
  const rings = acts.filter((act) => act.noun !== null && drawn.has(act.domain));
  return acts.length + new Set(rings.map((act) => `${act.domain} ${act.noun}`)).size;
}

/** What glows on every step of the way to the action that was taken. */
function inSteps({ manner, knows }, acts, taken) {
  const counts = [];
  const path = [];
  for (;;) {
    const offered = offer(acts, manner, knows, path);
    counts.push(glowing(offered));
    if ([...offered.nouns, ...offered.plays, ...offered.ends].includes(taken)) return counts;
    path.push(offered.steps.find((step) => step.acts.includes(taken)));
  }
}

const tables = new Map();
for (const line of (await readFile(`${folder}/decisions.jsonl`, "utf8")).split("\n")) {
  if (!line) continue;
  const { game, actions, taken } = JSON.parse(line);
  if (!tables.has(game)) tables.set(game, await tableOf(game));
  const table = tables.get(game);
  const acts = actions.map((action) => actOf(table.facts, { action, text: action }));
  table.before.push(atOnce(table, acts));
  const counts = inSteps(
    table,
    acts,
    acts.find((act) => act.action === taken),
  );
  table.after.push(...counts);
  table.clicks.push(counts.length);
}
await vite.close();

const sorted = (all) => all.toSorted((a, b) => a - b);
const at = (all, share) => sorted(all)[Math.min(all.length - 1, Math.floor(all.length * share))];
const cells = (all) => `${at(all, 0.5)} | ${at(all, 0.95)} | ${at(all, 1)}`;

console.log(`# What glows

How many things glow at a decision in ${games} whole games of each, played by greedy bots. *At once*: a button for each
legal action, and a ring around every noun on the board that takes part in one. *In steps*: as the page offers it, verbs
first where there would be more than a dozen things, each step counted. \`python -m bench.glow\` writes this page.

| game | decisions | at once: median | 95 % | most | in steps: median | 95 % | most | steps a decision |
|---|---|---|---|---|---|---|---|---|`);
for (const [game, { before, after, clicks }] of tables) {
  const mean = (clicks.reduce((sum, n) => sum + n, 0) / clicks.length).toFixed(2);
  console.log(`| ${game} | ${before.length} | ${cells(before)} | ${cells(after)} | ${mean} |`);
}
