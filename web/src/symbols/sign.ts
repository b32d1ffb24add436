// The symbols that a legend or a card may name.

export const ICONS = [
  "coin",
  "silver",
  "temple",
  "oar",
  "wind",
  "laurel",
  "seal",
  "ship",
  "wagon",
  "sword",
  "shield",
  "colonist",
  "swords",
  "anchor",
] as const;

export type IconName = (typeof ICONS)[number];

export type Tone =
  "fill" | "drawn" | "base" | "port" | "tribe" | "fort" | "road" | "rough" | "sea" | "storm" | "strait" | "goal";

export type Sign =
  | { icon: IconName }
  | { good: string }
  | { colour: string }
  | { path: string; tone: Tone; box?: number }
  | { glyph: string };
