// What every part of the table may call.

import { createContext } from "svelte";

export interface TableTools {
  openRule: (id: string) => void;
  colourOf: (seat: string) => string;
  nameOf: (seat: string) => string;
}

export const [getTools, setTools] = createContext<TableTools>();
