// A bot in another language: it is asked a line of JSON on standard input, and answers a line on standard output.
// navarch simulate neptun --bots "program:node examples/bots/any_language.mjs,greedy,greedy,greedy"
import { createInterface } from "node:readline";

const EAGER = ["fulfil", "take", "load", "join", "sail"]; // the verbs it likes, the best first

function rank(action) {
  const place = EAGER.indexOf(action.split(" ")[0]);
  return place < 0 ? EAGER.length : place;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { legal, seed } = JSON.parse(line);
  const best = Math.min(...legal.map(rank));
  const liked = legal.filter((action) => rank(action) === best);
  console.log(liked[seed % liked.length]); // by the seed of the question, so that a game can be repeated
}
