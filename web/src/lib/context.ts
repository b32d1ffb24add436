// What every part of the table may call.

import { createContext } from "svelte";
import type { LogEntry } from "./protocol";

export interface TableTools {
  openRule: (id: string) => void;
  openArticle: (domain: string, label: string) => void; // a card or place, large
  openSeat: (seat: string) => void; // what lies open before a player
  openPoints: () => void;
  readonly learning: boolean; // a lesson is played: nobody else is there, and no table of the server's knows of it
  colourOf: (seat: string) => string;
  nameOf: (seat: string) => string;
  placesOf: (entry: LogEntry) => string[]; // on the map, of which a line tells
  stepThrough: () => void; // what happened since my last move
  playsOf: (seat: string) => string; // the colour or side
}

export const [getTools, setTools] = createContext<TableTools>();
