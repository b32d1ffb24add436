// The server's HTTP side.

import type {
  AccountWords,
  GameCard,
  GameFacts,
  Lang,
  Position,
  SeatLink,
  SeatWish,
  TableFacts,
  TableListed,
  TableMade,
  Verification,
} from "./protocol";
import { drawLot, keepLot, keptLot, pledgeOf } from "./lots";

export class ServerError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.method = "POST";
    request.headers = { ...request.headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`/api/${path}`, request);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const message = (answer as { message?: string } | null)?.message;
    throw new ServerError(message ?? `${response.status} ${response.statusText}`, response.status);
  }
  return answer as T;
}

/** A new table, with the pledge to a lot for its dice. */
async function withLot(make: (pledge: string) => Promise<TableMade>): Promise<TableMade> {
  const lot = drawLot();
  const made = await make(pledgeOf(lot));
  keepLot(made.id, lot);
  return made;
}

const id = encodeURIComponent;

export const api = {
  games: (lang: Lang) => call<GameCard[]>(`games?lang=${lang}`),
  facts: (game: string, lang: Lang) => call<GameFacts>(`games/${id(game)}?lang=${lang}`),
  create: (game: string, seats: SeatWish[], options: Record<string, unknown>, correction: string, lang: Lang) =>
    withLot((pledge) => call<TableMade>("tables", { game, seats, options, correction, lang, pledge })),
  mine: (lang: Lang) => call<TableListed[]>(`tables/mine?lang=${lang}`),
  /** The game of a table, with the component values it is played by. */
  gameOf: (table: string, lang: Lang) => call<GameFacts>(`tables/${id(table)}/game?lang=${lang}`),
  table: (table: string) => call<TableFacts>(`tables/${id(table)}`),
  join: (table: string, secret: string, name: string) => {
    const lot = keptLot(table) ?? drawLot();
    keepLot(table, lot);
    const said = { secret, pledge: pledgeOf(lot) };
    return call<unknown>(`tables/${id(table)}/join`, name ? { ...said, name } : said);
  },
  /** A new link for a seat; whoever sat there is out. */
  reopen: (table: string, seat: string) => call<SeatLink>(`tables/${id(table)}/reopen`, { seat }),
  /** The position after so many moves; once the game is over, seen from any seat. */
  history: (table: string, ply: number, lang: Lang, seat: string | null) =>
    call<Position>(`tables/${id(table)}/history?ply=${ply}&lang=${lang}${seat === null ? "" : `&seat=${id(seat)}`}`),
  /** Where points come from, and how they came; once the game is over, as any seat knows it. */
  account: (table: string, lang: Lang, seat: string | null) =>
    call<AccountWords>(`tables/${id(table)}/account?lang=${lang}${seat === null ? "" : `&seat=${id(seat)}`}`),
  verify: (table: string) => call<Verification>(`tables/${id(table)}/verify`),
  fork: (table: string, ply: number) =>
    withLot((pledge) => call<TableMade>(`tables/${id(table)}/fork`, { ply, pledge })),
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
  socketAddress: (table: string, lang: Lang, since: number) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${id(table)}/ws?lang=${lang}&since=${since}`;
  },
};
