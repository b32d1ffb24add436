// What this browser remembers of its reader: language, theme, text mode, the pace of bots, sound.

import { type Filters, NO_FILTERS } from "./filters";
import type { Lang } from "./protocol";

export type Theme = "auto" | "light" | "dark";

/** Which panels of what happened are shown. */
export type Reported = "all" | "fights" | "none";

const KEY = "navarch";

interface Saved {
  lang: Lang;
  theme: Theme;
  textMode: boolean;
  pace: number;
  reports: Reported;
  stepMs: number; // between two moves that are shown again; 0: only at a key
  playForced: boolean; // where there is one action only, and everybody can see it
  sound: boolean; // a soft tone on one's turn
  notify: boolean; // a notification of the system on one's turn, while the page is behind others
  name: string;
  opponent: string; // the bot that one last chose to play against at once
  filters: Filters; // of the lobby
  primers: string[]; // the games whose first screen was shown
}

function load(): Saved {
  const first: Saved = {
    lang: navigator.language.startsWith("pl") ? "pl" : "en",
    theme: "auto",
    textMode: false,
    pace: 700,
    reports: "all",
    stepMs: 1500,
    playForced: true,
    sound: false,
    notify: false,
    name: "",
    opponent: "",
    filters: { ...NO_FILTERS },
    primers: [],
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return first;
  }
}

export const prefs = $state<Saved>(load());

/** Keeps the preferences in the browser and on the document; called once, from the root component. */
export function keepPrefs(): void {
  $effect(() => {
    document.documentElement.lang = prefs.lang;
    document.documentElement.dataset["theme"] = prefs.theme;
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
      // a browser that keeps nothing still plays
    }
  });
}
