// A waiting tab tells when it is one's turn: by its icon, and where that is wanted by a soft tone, or by a notification
// of the system while the page is behind others.

import { words } from "../lib/i18n.svelte";
import { notify } from "../lib/notices";
import { prefs } from "../lib/prefs.svelte";
import { chime } from "../lib/sound";

const ICON = "/navarch.svg";
const ICON_OF_TURN = "/navarch-turn.svg";

/** Follows whether it is one's turn; nothing is known before the table has told. */
export function announceTurn(isMine: () => boolean | undefined, title: () => string, table: () => string): void {
  let before: boolean | undefined;

  $effect(() => {
    const now = isMine();
    show(now ? ICON_OF_TURN : ICON);
    if (now && before === false) announce();
    before = now;
    return () => show(ICON);
  });

  const announce = (): void => {
    if (prefs.sound) chime();
    if (document.hidden) void notify(`${title()}: ${words().yourTurn}`, table());
  };
}

function show(icon: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", icon);
}
