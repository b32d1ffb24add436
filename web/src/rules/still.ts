// A position as a board draws it where nothing is to be played: in a picture.

import type { Board, Desk, NounAttributes } from "../boards/types";
import { whole } from "../lib/acts";
import type { TableTools } from "../lib/context";
import { Lit } from "../lib/lit";
import type { Knows } from "../lib/offer";
import type { GameFacts, Player, Position, SeatName } from "../lib/protocol";

const nothing = (): void => undefined;

/** An element of a picture stands for nothing that could be found or clicked. */
const STILL: NounAttributes = {
  role: "button",
  tabindex: -1,
  "aria-label": undefined,
  "aria-description": undefined,
  "aria-disabled": true,
  "data-domain": "",
  "data-noun": "",
  "data-lit": undefined,
  "data-target": undefined,
  onclick: nothing,
  onkeydown: nothing,
  oncontextmenu: nothing,
  onpointerenter: nothing,
  onpointerleave: nothing,
  onfocus: nothing,
  onblur: nothing,
};

/** The table of a picture: what may be done is lit, and nothing can be. */
export function stillDesk(facts: GameFacts, board: Board, knows: Knows, sent: Position): Desk {
  const position = whole(facts, sent);
  const players = position.players.map((who): Player => ({
    ...who,
    colour: board.colour?.(facts, position.view, who.seat) ?? who.colour,
  }));
  return {
    facts,
    names: knows.names,
    words: knows.words,
    view: position.view,
    views: {},
    players,
    seat: position.seat,
    toAct: position.to_act,
    lit: new Lit(position.actions),
    hovered: null,
    noun: () => STILL,
    act: nothing,
    playAll: nothing,
  };
}

/** What the parts of a board may call, at a picture. */
export function stillTools(board: Board, desk: Desk): TableTools {
  const playsOf = (seat: SeatName): string =>
    board.seatName?.(desk.names, desk.view, seat) ?? desk.names.text("seat", seat);
  return {
    openRule: nothing,
    openArticle: nothing,
    openSeat: nothing,
    openPoints: nothing,
    learning: true,
    colourOf: (seat) => desk.players.find((who) => who.seat === seat)?.colour ?? seat,
    nameOf: playsOf,
    placesOf: () => [],
    stepThrough: nothing,
    playsOf,
  };
}
