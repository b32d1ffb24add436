// The messages between page and server (docs/protocol.md), generated from the server's own types, and names for parts.

import type { Player, Say, SeatWish, SetLanguage } from "../generated/protocol";

export type * from "../generated/protocol";

export type Lang = SetLanguage["lang"];
export type SeatName = Player["seat"]; // the colour or side a seat plays: "red", "rome"
export type Colour = Player["colour"];
export type SeatKind = SeatWish["kind"];
export type ChatRoom = Say["room"];
/** What a seat sees; each board knows the type of its own game's. */
export type View = object;
