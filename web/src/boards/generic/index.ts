import type { Board } from "../types";
import Map from "./Map.svelte";

export const board: Board = { Map };
