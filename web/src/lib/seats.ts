// Player colours, each with a shape of its own. The colours were chosen so that they differ in lightness as
// well as in hue and stay apart for the common kinds of colour blindness; the shape says the same without colour.

export type Shape = "circle" | "triangle" | "square" | "diamond" | "star" | "cross" | "hexagon";

export interface SeatStyle {
  shape: Shape;
  glyph: string;
  ink: string; // the name of the CSS colour variable
}

const STYLES: Record<string, SeatStyle> = {
  red: { shape: "circle", glyph: "●", ink: "red" },
  green: { shape: "triangle", glyph: "▲", ink: "green" },
  purple: { shape: "diamond", glyph: "◆", ink: "purple" },
  yellow: { shape: "square", glyph: "■", ink: "yellow" },
  blue: { shape: "star", glyph: "★", ink: "blue" },
  white: { shape: "hexagon", glyph: "⬢", ink: "white" },
  black: { shape: "cross", glyph: "✚", ink: "black" },
};

const OTHER: SeatStyle = { shape: "diamond", glyph: "◆", ink: "black" };

/** How a seat of this colour is drawn everywhere. */
export function seatStyle(colour: string): SeatStyle {
  return STYLES[colour] ?? OTHER;
}
