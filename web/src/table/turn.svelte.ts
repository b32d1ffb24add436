// A waiting tab tells when it is one's turn: by its icon, and by a soft tone where that is wanted.

import { prefs } from "../lib/prefs.svelte";
import { chime } from "../lib/sound";

const ICON = "/navarch.svg";
const ICON_OF_TURN = "/navarch-turn.svg";

/** Follows whether it is one's turn; nothing is known before the table has told. */
export function announceTurn(isMine: () => boolean | undefined): void {
  let before: boolean | undefined;

  $effect(() => {
    const now = isMine();
    show(now ? ICON_OF_TURN : ICON);
    if (now && before === false && prefs.sound) chime();
    before = now;
    return () => show(ICON);
  });
}

function show(icon: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", icon);
}
