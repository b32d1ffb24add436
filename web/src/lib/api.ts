// The server's HTTP side.

import type {
  Conformance,
  AccountWords,
  AddPasskey,
  ComeInByPasskey,
  DailyPuzzle,
  Decide,
  DeedWords,
  Done,
  GamePlayed,
  HeadToHead,
  Leaderboard,
  Profile,
  RematchMade,
  TableResult,
  Findable,
  GameCard,
  GameFacts,
  GuideScreen,
  HolidaysWords,
  InvitationWords,
  Lang,
  LessonChapter,
  LessonWords,
  LoginLink,
  MakeReport,
  MakeWish,
  Me,
  Moderation,
  NewTable,
  Notices,
  OpenTable,
  PasskeyOptions,
  PersonFound,
  PuzzleCard,
  PuzzleWords,
  Position,
  PrimerScreen,
  RecoveryPhrase,
  ReportWords,
  ReviewTold,
  Rulebook,
  SeatLink,
  Shun,
  ShunWords,
  SetHook,
  SetWants,
  TableFacts,
  TableListed,
  TableMade,
  Tested,
  Verification,
  WishMade,
  WishWords,
  WhyNot,
} from "./protocol";
import { prefs } from "./prefs.svelte";
import { drawLot, keepLot, keptLot, pledgeOf, wishedTable } from "./lots";

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

const known = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<Answer>(path: string): Promise<Answer> {
  const found = (known.get(path) as Promise<Answer> | undefined) ?? call<Answer>(path);
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}

export const api = {
  games: (lang: Lang) => call<GameCard[]>(`games?lang=${lang}`),
  facts: (game: string, lang: Lang) => once<GameFacts>(`games/${id(game)}?lang=${lang}`),
  lessons: (game: string, lang: Lang) => call<LessonChapter[]>(`games/${id(game)}/lessons?lang=${lang}`),
  lesson: (game: string, name: string, lang: Lang) =>
    call<LessonWords>(`games/${id(game)}/lessons/${id(name)}?lang=${lang}`),
  primer: (game: string, lang: Lang) => call<PrimerScreen | null>(`games/${id(game)}/primer?lang=${lang}`),
  guide: (game: string, lang: Lang) => call<GuideScreen>(`games/${id(game)}/guide?lang=${lang}`),
  beginGuided: (game: string) => call<TableMade>(`games/${id(game)}/guide`, { lang: prefs.lang }),
  /** How each rule is checked. */
  conformance: (game: string) => once<Conformance>(`games/${id(game)}/conformance`),
  rulebook: (game: string, lang: Lang) => call<Rulebook>(`games/${id(game)}/rules?lang=${lang}`),
  rulePicture: (game: string, picture: string, lang: Lang) =>
    call<Position>(`games/${id(game)}/rules/pictures/${id(picture)}?lang=${lang}`),
  /** Why an action is no answer to a lesson's question. */
  lessonWhy: (game: string, name: string, action: string, lang: Lang) =>
    call<WhyNot>(`games/${id(game)}/lessons/${id(name)}/why?action=${id(action)}&lang=${lang}`),
  puzzles: (game: string, lang: Lang) => call<PuzzleCard[]>(`games/${id(game)}/puzzles?lang=${lang}`),
  puzzle: (game: string, name: string, lang: Lang) =>
    call<PuzzleWords>(`games/${id(game)}/puzzles/${id(name)}?lang=${lang}`),
  /** Why an action is no answer to a puzzle. */
  puzzleWhy: (game: string, name: string, action: string, lang: Lang) =>
    call<WhyNot>(`games/${id(game)}/puzzles/${id(name)}/why?action=${id(action)}&lang=${lang}`),
  /** The puzzle of the day, the same for all. */
  dailyPuzzle: (lang: Lang) => call<DailyPuzzle>(`puzzle?lang=${lang}`),
  putAway: (table: string) => call<Done>(`tables/${table}/put-away`, { away: true }),
  closeTable: (table: string) => call<Done>(`tables/${table}/close`, {}),
  create: (wanted: NewTable) => withLot((pledge) => call<TableMade>("tables", { ...wanted, pledge })),
  /** Public tables with open seats, all or those that are looked for. */
  lobby: (lang: Lang, filters: string) => call<OpenTable[]>(`lobby?lang=${lang}${filters}`),
  /** An open seat of a public table. */
  take: (table: string, seat: string, name: string, rated: boolean) => {
    const lot = keptLot(table) ?? drawLot();
    keepLot(table, lot);
    return call<unknown>(`tables/${id(table)}/take`, { seat, name, pledge: pledgeOf(lot), rated });
  },
  mine: (lang: Lang) => call<TableListed[]>(`tables/mine?lang=${lang}`),
  /** The game of a table, with the component values it is played by. */
  gameOf: (table: string, lang: Lang) => call<GameFacts>(`tables/${id(table)}/game?lang=${lang}`),
  table: (table: string) => call<TableFacts>(`tables/${id(table)}`),
  /** Sitting down by a link; `rated`: having seen whether the table is. */
  join: (table: string, secret: string, name: string, rated: boolean) => {
    const lot = keptLot(table) ?? drawLot();
    keepLot(table, lot);
    const said = { secret, pledge: pledgeOf(lot), rated };
    return call<unknown>(`tables/${id(table)}/join`, name ? { ...said, name } : said);
  },
  /** Whether the game is rated: the others are asked. */
  setRated: (table: string, rated: boolean) => call<Done>(`tables/${id(table)}/rated?lang=${prefs.lang}`, { rated }),
  /** The same people again; a lot that was drawn for that table before stays. */
  rematch: async (table: string, rated: boolean) => {
    const lot = drawLot();
    const body = { pledge: pledgeOf(lot), rated };
    const made = await call<RematchMade>(`tables/${id(table)}/rematch?lang=${prefs.lang}`, body);
    if (!keptLot(made.id)) keepLot(made.id, lot);
    return made;
  },
  /** How a finished game counts. */
  result: (table: string, lang: Lang) => call<TableResult>(`tables/${id(table)}/result?lang=${lang}`),
  person: (person: string, lang: Lang) => call<Profile>(`people/${id(person)}?lang=${lang}`),
  /** Somebody's finished games; the filters as in an address. */
  gamesOf: (person: string, filters: string, lang: Lang) =>
    call<GamePlayed[]>(`people/${id(person)}/games?lang=${lang}${filters}`),
  against: (person: string, other: string) => call<HeadToHead>(`people/${id(person)}/against/${id(other)}`),
  leaderboard: (game: string, players: number, lang: Lang) =>
    call<Leaderboard>(`leaderboards?game=${id(game)}&players=${players}&lang=${lang}`),
  /** A new link for a seat; whoever sat there is out. */
  reopen: (table: string, seat: string) => call<SeatLink>(`tables/${id(table)}/reopen`, { seat }),
  /** The position after so many moves; once the game is over, seen from any seat. */
  history: (table: string, ply: number, lang: Lang, seat: string | null) =>
    call<Position>(`tables/${id(table)}/history?ply=${ply}&lang=${lang}${seat === null ? "" : `&seat=${id(seat)}`}`),
  /** Where points come from, and how they came; once the game is over, as any seat knows it. */
  account: (table: string, lang: Lang, seat: string | null) =>
    call<AccountWords>(`tables/${id(table)}/account?lang=${lang}${seat === null ? "" : `&seat=${id(seat)}`}`),
  verify: (table: string) => call<Verification>(`tables/${id(table)}/verify`),
  /** The review of a finished game, as far as it has come. */
  review: (table: string, lang: Lang) => call<ReviewTold>(`tables/${id(table)}/review?lang=${lang}`),
  askReview: (table: string, lang: Lang) => call<ReviewTold>(`tables/${id(table)}/review?lang=${lang}`, {}),
  fork: (table: string, ply: number) =>
    withLot((pledge) => call<TableMade>(`tables/${id(table)}/fork`, { ply, pledge })),
  /** People of that name whom I may invite. */
  people: (name: string) => call<PersonFound[]>(`people?name=${id(name)}`),
  invite: (table: string, seat: string, person: string) => call<Done>(`tables/${id(table)}/invite`, { seat, person }),
  uninvite: (table: string, seat: string) => call<Done>(`tables/${id(table)}/uninvite`, { seat }),
  invitations: (lang: Lang) => call<InvitationWords[]>(`invitations?lang=${lang}`),
  /** Sits down where a seat is held for me. */
  accept: (table: string, name: string, rated: boolean) => {
    const lot = keptLot(table) ?? drawLot();
    keepLot(table, lot);
    return call<unknown>(`tables/${id(table)}/invitation`, { yes: true, name, rated, pledge: pledgeOf(lot) });
  },
  decline: (table: string) => call<unknown>(`tables/${id(table)}/invitation`, { yes: false }),
  findable: () => call<Findable>("me/findable"),
  beFound: (findable: boolean) => call<Findable>("me/findable", { findable }),
  wishes: () => call<WishWords[]>("wishes"),
  /** A wish, with the pledge to a lot for the dice of the table that it may become. */
  wish: (wanted: MakeWish) => {
    const lot = drawLot();
    keepLot(wishedTable(pledgeOf(lot)), lot);
    return call<WishMade>("wishes", { ...wanted, pledge: pledgeOf(lot) });
  },
  dropWish: (wish: string) => call<WishWords[]>("wishes/drop", { wish }),
  /** Whom I have muted or blocked. */
  shuns: () => call<ShunWords[]>("shuns"),
  shun: (person: string, what: Shun["what"], table: string) => call<ShunWords[]>("shuns", { person, what, table }),
  report: (said: MakeReport) => call<Done>("reports", said),
  moderation: () => call<Moderation>("moderation"),
  reports: () => call<ReportWords[]>("moderation/reports"),
  deeds: () => call<DeedWords[]>("moderation/deeds"),
  decide: (report: string, what: Decide) => call<Done>(`moderation/reports/${id(report)}`, what),
  /** Who I am here. */
  me: () => call<Me>("me"),
  introduce: (name: string, language: Lang) => call<Me>("me", { name, language }),
  /** A link that opens once, for another device. */
  loginLink: () => call<LoginLink>("me/link", {}),
  recoveryPhrase: () => call<RecoveryPhrase>("me/phrase", {}),
  login: (key: { link: string } | { phrase: string }) => call<Me>(`login?lang=${prefs.lang}`, key),
  /** A link is sent by which the address becomes mine. */
  addAddress: (address: string) => call<Done>(`me/address?lang=${prefs.lang}`, { address }),
  confirmAddress: (link: string) => call<Me>(`me/address/confirm?lang=${prefs.lang}`, { link }),
  removeAddress: () => call<Me>("me/address/remove", {}),
  /** A link to come in is sent, where somebody is known by the address. */
  mailLogin: (address: string) => call<Done>(`login/mail?lang=${prefs.lang}`, { address }),
  /** What a browser is asked in order to make a passkey, and what it has made. */
  passkeyOptions: () => call<PasskeyOptions>("me/passkeys/options", {}),
  addPasskey: (made: AddPasskey) => call<Me>(`me/passkeys?lang=${prefs.lang}`, made),
  removePasskey: (passkey: string) => call<Me>("me/passkeys/remove", { id: passkey }),
  /** What a browser is asked in order to come in, and what its device has answered. */
  loginOptions: () => call<PasskeyOptions>("login/passkey/options", {}),
  passkeyLogin: (answer: ComeInByPasskey) => call<Me>(`login/passkey?lang=${prefs.lang}`, answer),
  signOut: (others: boolean) => call<Me>("me/signout", { others }),
  /** Deletes all that is kept of me. */
  forgetMe: () => call<Me>("me/delete", { sure: true }),
  holidays: () => call<HolidaysWords>("me/holidays"),
  planHoliday: (start: number, until: number) => call<HolidaysWords>("me/holidays", { start, until }),
  endHoliday: (start: number) => call<HolidaysWords>("me/holidays/end", { start }),
  /** By which ways notices reach me. */
  notices: (lang: Lang) => call<Notices>(`me/notices?lang=${lang}`),
  setPush: (endpoint: string, p256dh: string, auth: string, lang: Lang) =>
    call<Notices>(`me/notices/push?lang=${lang}`, { endpoint, p256dh, auth }),
  setHook: (url: string, format: SetHook["format"], lang: Lang) =>
    call<Notices>(`me/notices/hook?lang=${lang}`, { url, format }),
  setMail: (lang: Lang) => call<Notices>(`me/notices/mail?lang=${lang}`, {}),
  setWants: (channel: string, wants: SetWants["wants"], lang: Lang) =>
    call<Notices>(`me/notices/wants?lang=${lang}`, { channel, wants }),
  removeChannel: (channel: string, lang: Lang) => call<Notices>(`me/notices/remove?lang=${lang}`, { channel }),
  testChannel: (channel: string, lang: Lang) => call<Tested>(`me/notices/test?lang=${lang}`, { channel }),
  exportAddress: () => "/api/me/export",
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
  socketAddress: (table: string, lang: Lang, since: number) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${id(table)}/ws?lang=${lang}&since=${since}`;
  },
};
