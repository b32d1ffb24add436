// The messages between page and server (docs/protocol.md).

export type Lang = "en" | "pl";
export type SeatName = string; // the colour or side a seat plays: "red", "rome"

export interface OptionInfo {
  name: string;
  title: string;
  help: string;
  rule: string;
  default: number | string | boolean;
  choices: (number | string)[];
  choice_titles?: Record<string, string>;
}

export interface GameInfo {
  name: string;
  title: string;
  line: string;
  players: number[];
  default_players: number;
  minutes: number | null;
  options: OptionInfo[];
  bots: string[];
}

export interface Noun {
  id: string;
  text: string;
}

export interface RuleInfo {
  title: string;
  text: string;
  section: string;
}

export interface VerbInfo {
  text: string;
  rule: string;
  domain: string;
}

/** An entry of a component table: a city, a card, a link, with where its values come from. */
export interface Entry {
  id?: string;
  name?: string;
  provenance?: string;
  source?: string;
  [field: string]: unknown;
}

export interface GameFacts extends GameInfo {
  nouns: Record<string, Noun[]>;
  components: Record<string, Entry[]>;
  rules: Record<string, RuleInfo>;
  verbs: Record<string, VerbInfo>;
}

export type SeatKind = "me" | "open" | "bot" | "hotseat";

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
  level?: number;
}

export interface Player {
  seat: SeatName;
  colour: string;
  name: string;
  kind: string;
  connected: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: Player[];
  status: "open" | "running" | "over";
  commitment: string;
  secret?: string | null;
  links?: SeatLink[];
  mine?: SeatName[];
  host?: boolean; // whether this browser set the table
}

export interface SeatLink {
  seat: SeatName;
  url: string;
}

export interface MyTable {
  id: string;
  game: string;
  title: string;
  status: "open" | "running" | "over";
  seats: Player[];
  mine: SeatName[];
  to_act: SeatName[];
  ply: number;
  updated: string;
  result?: Result | null;
}

/** A legal action as it is sent. */
export interface Said {
  text: string;
  action: string;
}

/** The same with what the facts of the game tell of its verb. */
export interface Act extends Said {
  verb: string;
  noun: string | null;
  domain: string | null;
  rule: string;
}

export interface LogEntry {
  n: number;
  text: string;
  rule: string;
  seat: SeatName | null;
}

export interface RollbackOffer {
  by: SeatName;
  to: number;
  cancels: string[];
  consents: Record<SeatName, boolean>;
}

export interface UndoState {
  free: boolean;
  rollback: { ply: number; text: string }[] | null;
  offer: RollbackOffer | null;
}

export interface Result {
  ranks: Record<SeatName, number>;
  scores: Record<SeatName, number>;
  reason: string;
  text: string;
  rule: string;
}

/** When to ask again in a reaction window; the words that a game knows besides "always". */
export type Ask = "always" | "battle" | "turn";

/** The standing orders of the own seat; nobody else is told. */
export interface Orders {
  ask: Ask;
  choices: Ask[];
  window: boolean; // whether the seat is asked in a window now
}

export type View = Record<string, unknown>;

/** A position as it is sent. */
export interface Sent extends Omit<Position, "actions"> {
  actions: Said[];
}

export interface Position {
  type: "position";
  ply: number;
  seat: SeatName | null;
  seats_mine: SeatName[];
  to_act: SeatName[];
  prompt: { text: string; rule: string } | null;
  actions: Act[];
  view: View;
  log: LogEntry[];
  log_length: number;
  undo: UndoState;
  over: boolean;
  result: Result | null;
  players: Player[];
  orders: Orders | null;
  views?: Record<SeatName, View>; // in the history of a finished game: every seat's
}

export interface Reason {
  text: string;
  rule: string;
}

export interface Why {
  type: "why";
  action: string;
  reasons: Reason[];
}

export interface Advice {
  type: "advice";
  action: string;
  text: string;
  estimate: number | null;
  alternatives: { action: string; text: string; estimate: number | null }[];
}

export type Room = "players" | "spectators";

export interface ChatLine {
  type: "chat";
  n: number;
  room: Room;
  seat: SeatName | null;
  name: string;
  text: string;
}

export interface Failure {
  type: "error";
  message: string;
  rule?: string;
}

export type FromServer = Sent | Why | Advice | ChatLine | Failure;

export type ToServer =
  | { type: "seat"; seat: SeatName }
  | { type: "act"; ply: number; action: string }
  | { type: "why"; action: string }
  | { type: "undo" }
  | { type: "offer_rollback"; ply: number }
  | { type: "consent"; yes: boolean }
  | { type: "advise" }
  | { type: "chat"; text: string; room: Room }
  | { type: "pace"; ms: number }
  | { type: "orders"; ask: Ask }
  | { type: "lang"; lang: Lang };

export interface Verification {
  ok: boolean;
  actions: number;
  draws: number;
  result: unknown;
  first_bad: unknown;
  secret: string;
  commitment: string;
}
