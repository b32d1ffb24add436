// Ratings in figures.

import { prefs } from "./prefs.svelte";
import type { RatingWords } from "./protocol";

const figure = (value: number, sign = false): string =>
  new Intl.NumberFormat(prefs.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? "exceptZero" : "auto",
  }).format(value);

/** What is believed, and how uncertain it is. */
export const ratingFigures = ({ mu, sigma }: RatingWords): string => `${figure(mu)} ± ${figure(sigma)}`;

/** By how much it moved. */
export const gainFigures = (gain: number): string => figure(gain, true);

/** A day, in the reader's language. */
export const day = (when: string): string =>
  new Intl.DateTimeFormat(prefs.lang, { dateStyle: "medium" }).format(new Date(when));
