// How near the charts below are looked at when they are opened: once, unless somebody has set it.

import { getContext, setContext } from "svelte";

const LENS = Symbol("lens");

export const setLens = (closer: number): number => setContext(LENS, closer);
export const getLens = (): number => getContext<number | undefined>(LENS) ?? 1;
