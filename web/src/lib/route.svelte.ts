// The addresses: the lobby at "/", a table at "/g/<id>", the lessons of a game at "/learn/<game>" and each below it,
// a puzzle at "/puzzle/<game>/<name>",
// its rules at "/rules/<game>", one of them named behind "#", how they are checked at "/rules/<game>/conformance", and what stands in letters at "/unsubscribe/<token>".

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/g\/([\w-]+)$/.exec(this.path)?.[1] ?? null;
  }

  get unsubscribing(): string | null {
    return /^\/unsubscribe\/([\w.-]+)$/.exec(this.path)?.[1] ?? null;
  }

  get learn(): { game: string; lesson: string | null } | null {
    const found = /^\/learn\/([\w-]+)(?:\/([\w-]+))?$/.exec(this.path);
    return found?.[1] ? { game: found[1], lesson: found[2] ?? null } : null;
  }

  /** The game of which is asked how its rules are checked. */
  get conformance(): string | null {
    return /^\/rules\/([\w-]+)\/conformance$/.exec(this.path)?.[1] ?? null;
  }

  /** The game whose rules are read. */
  get rules(): string | null {
    return /^\/rules\/([\w-]+)$/.exec(this.path)?.[1] ?? null;
  }

  get puzzle(): { game: string; name: string } | null {
    const found = /^\/puzzle\/([\w-]+)\/([\w-]+)$/.exec(this.path);
    return found?.[1] && found[2] ? { game: found[1], name: found[2] } : null;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** The secret of a seat that came with the link. */
export function seatSecret(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("seat");
}

/** The secret of a link by which somebody comes in at another device. */
export function loginSecret(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("login");
}

/** The secret of a link by which somebody confirms their e-mail address. */
export function addressSecret(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("address");
}

/** Whose page is asked for, by what names them to others. */
export function personShown(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("person");
}

/** Whether the leaderboards are asked for: which one, "game/players", or an empty text for the first. */
export function leaderboardShown(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("leaderboard");
}

/** What is looked for on the rules page: a rule, a ruling or a chapter. */
export function placeShown(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1)) || null;
  } catch {
    return null; // the address was cut or mistyped
  }
}

/** The address of a rule, a ruling or a chapter on the rules page. */
export const ruleAddress = (game: string, place = ""): string =>
  `/rules/${game}${place && `#${encodeURIComponent(place)}`}`;

/** The address of somebody's page. */
export const personAddress = (person: string): string => `/#person=${person}`;

/** Takes what came with the link out of the address bar, once it has served. */
export function clearHash(): void {
  history.replaceState(null, "", location.pathname);
}

/** Follows a link inside the page without loading it anew. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(event.currentTarget.pathname + event.currentTarget.hash);
}
