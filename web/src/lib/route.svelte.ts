// Two addresses: the lobby at "/" and a table at "/g/<id>".

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/g\/([\w-]+)$/.exec(this.path)?.[1] ?? null;
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
