// What every part of the table may call.

import { createContext } from "svelte";

export interface TableTools {
  openRule: (id: string) => void;
  colourOf: (seat: string) => string;
  nameOf: (seat: string) => string;
  stepThrough: () => void; // what happened since my last move
  playsOf: (seat: string) => string; // the colour or side
}

export const [getTools, setTools] = createContext<TableTools>();
