// What a board module gets and gives. A new game needs one folder here and one line in index.ts.

import type { Component } from "svelte";
import type { Article } from "../lib/book";
import type { Lit } from "../lib/lit";
import type { Names } from "../lib/names";
import type { Knows, Manner } from "../lib/offer";
import type { GameWords } from "../lib/words";
import type { Sign } from "../symbols/sign";
import type { LegalAction } from "../lib/acts";
import type { Colour, GameFacts, LogEntry, Player, SeatName, View } from "../lib/protocol";
import type { ReportKinds } from "../lib/reports";

/** The attributes that make an element stand for a noun: lit or not, clickable, explained. */
export interface NounAttributes {
  role: "button";
  tabindex: number;
  "aria-label": string | undefined;
  "aria-description": string | undefined;
  "aria-disabled": boolean;
  "data-domain": string;
  "data-noun": string;
  "data-lit": true | undefined;
  "data-target": true | undefined; // what the question is about
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
  oncontextmenu: (event: MouseEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

/** The table as a board sees it. */
export interface Desk {
  facts: GameFacts;
  names: Names;
  words: GameWords;
  view: View;
  views: Record<SeatName, View>; // what every seat saw: once the game is over, stepping through it
  players: Player[];
  seat: SeatName | null; // whose view it is
  toAct: SeatName[];
  lit: Lit;
  hovered: { domain: string; label: string } | null;
  /** The text names it; null: what stands in it does. */
  noun: (domain: string, label: string, text?: string | null) => NounAttributes;
  act: (action: LegalAction) => void;
  /** Plays these actions one after another; stops where something else is asked. */
  playAll: (actions: string[]) => void;
}

export interface BoardProps {
  desk: Desk;
}

export interface SeatProps extends BoardProps {
  seat: SeatName;
}

export interface FacesProps extends BoardProps {
  entry: LogEntry;
}

/** What a label may be made from. */
export interface Position extends Knows {
  facts: GameFacts;
  view: View;
  seat: SeatName | null;
}

/** A line of facts in the information card. */
export type Row = [name: string, value: string];

/** A card, tile or piece that lies somewhere; a click tells all of it. */
export interface Thing {
  domain: string;
  label: string;
  text: string;
  note?: string | undefined; // how it stands there: fulfilled, turned down
  sign?: Sign | undefined;
}

/** A symbol and what it stands for, with the rule that tells of it. */
export interface NamedSign {
  sign: Sign;
  text: string;
  rule?: string;
}

export type Tint = "plain" | "red" | "blue" | "green" | "yellow" | "purple" | "grey";

/** What a card, hero or contract bears, in words. */
export interface Plate {
  kind?: string | undefined;
  corner?: string | undefined;
  tint?: Tint | undefined;
  text?: string | undefined;
  signs?: NamedSign[];
  rows: Row[];
}

/** A part of what lies open before a player. */
export interface MatPart {
  title: string;
  rows?: Row[];
  things?: Thing[];
}

export interface Board {
  /** The domains of what lies on the map: lines of the log are located by them. */
  places?: readonly string[];
  /** The events by which the parts of a game begin, the longest first: they tell when something was. */
  calendar?: readonly string[];
  /** The chart is as high as it is wide: the tray stands beside it and not below. */
  tall?: boolean;
  Map: Component<BoardProps>;
  Side?: Component<BoardProps>;
  Tray?: Component<BoardProps>;
  /** The colour of a seat, where it follows from the position and not from the chair. */
  colour?: (facts: GameFacts, view: View, seat: SeatName) => Colour | undefined;
  /** What the seats will play, before the game is set up; none where it is drawn by lot. */
  seats?: (names: Names, players: number, options: Record<string, unknown>) => { name: string; colour: string }[];
  /** What a seat plays, where that is not its chair's name. */
  seatName?: (names: Names, view: View, seat: SeatName) => string | undefined;
  /** What the players panel says of a seat: short facts such as gold and points. */
  seatFacts?: (desk: Desk, seat: SeatName) => Row[];
  /** What lies open before a seat, drawn in the players panel instead of those facts. */
  Mat?: Component<SeatProps>;
  /** What of its log is reported in a panel that stays until it was read. */
  reports?: ReportKinds;
  /** The dice of a line of the log, as they fell. */
  Faces?: Component<FacesProps>;
  /** What an article of the encyclopaedia shows of its card. */
  plate?: (knows: Knows, article: Article) => Plate;
  /** Every symbol of the game, by where it is found. */
  legend?: (knows: Knows) => { title: string; signs: NamedSign[] }[];
  /** Everything that is open to all before a seat, for whoever looks closer; never more. */
  mat?: (desk: Desk, seat: SeatName) => MatPart[];
  /** How its actions are told apart and put together. */
  manner?: Manner;
  /** An action with its price and what it brings, where the board knows more than the words of its verb. */
  label?: (position: Position, action: LegalAction) => string | undefined;
  /** What to say where the board has a control of its own for what is asked. */
  hint?: (desk: Desk) => string | undefined;
  /** What else is played with an action: further legions on the same way. */
  series?: (desk: Desk, action: LegalAction) => string[];
  /** What the information card says of a noun. */
  about?: (desk: Desk, domain: string, label: string) => Row[];
}
