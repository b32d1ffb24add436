// The page's own words. What belongs to a game (prompts, actions, log, names) comes worded from the server.

import { prefs } from "./prefs.svelte";
import type { Lang } from "./protocol";
import { en, type Words } from "./text/en";
import { pl } from "./text/pl";

const BOOKS: Record<Lang, Words> = { en, pl };

/** The words of the reader's language; follows the language while the page is open. */
export function words(): Words {
  return BOOKS[prefs.lang];
}
