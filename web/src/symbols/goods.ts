// The goods of the Mediterranean, 24 by 24: for each, paths with the tint they are filled with.

export type Tint =
  | "none"
  | "white"
  | "leaf"
  | "olive"
  | "violet"
  | "clay"
  | "dark"
  | "straw"
  | "sea"
  | "stone"
  | "gold"
  | "wood"
  | "ruby"
  | "ink"
  | "steel";

const circle = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0z`;
const ear = (y: number): string =>
  `M12,${y + 3.4}q-5.5,-.4 -5.6,-5.2q5.4,.5 5.6,5.2zM12,${y + 3.4}q5.5,-.4 5.6,-5.2q-5.4,.5 -5.6,5.2z`;
const grapes = [
  [7, 9],
  [12, 8.4],
  [17, 9.4],
  [9.4, 13],
  [14.6, 13],
  [12, 17],
  [12, 20.8],
]
  .map(([x = 0, y = 0]) => circle(x, y, 2.7))
  .join("");

export const GOODS: Record<string, [Tint, string][]> = {
  salt: [
    ["white", "M3,19q2,-6 5,-8l2,-4 3,2 4,0 1,5q3,2 3.5,5z"],
    ["none", "M8,11l3,2 2,-4M11,13l0,6M11,13l6,1M17,14l2,5"],
  ],
  olives: [
    ["none", "M5,3q7,3 13,11"],
    ["leaf", "M9,5q5,-4 10,-1q-5,4 -10,1zM7,4.5q-4,3 -3,8q4,-3 3,-8z"],
    [
      "olive",
      "M9,9.2c4,-1 6,2 5,5.4s-3.4,5 -5.4,4.4s-3.6,-2.6 -2.6,-5.6s1.6,-3.8 3,-4.2zM17.4,12.4c3.4,0 4.6,2.6 4.2,5s-2.2,4.4 -4,4.2s-3.2,-1.8 -3.2,-4.8s1.4,-4.4 3,-4.4z",
    ],
  ],
  grapes: [
    ["none", "M12,2.5q0,3 1,5"],
    ["leaf", "M12.5,5q4,-4 8,-1.5q-2,4.5 -8,1.5z"],
    ["violet", grapes],
  ],
  honey: [
    ["clay", "M6,8h12q4,6 0,12q-6,2.4 -12,0q-4,-6 0,-12z"],
    ["dark", "M6.5,5h11v3h-11z"],
    ["straw", "M12,10.5l3.4,2v4l-3.4,2 -3.4,-2v-4z"],
  ],
  grain: [
    ["none", "M12,22V6"],
    ["straw", `${ear(6)}${ear(10)}${ear(14)}M12,7q-3,-2.6 0,-6q3,3.4 0,6z`],
  ],
  fish: [
    ["sea", "M2,12.5q7,-8 14.5,-1.5l5,-4.5q-1.2,5.5 0,11l-5,-4q-8,6.5 -14.5,-1z"],
    ["none", "M10,9.4q2,3 0,6.4M13,10.4q1,2 0,4"],
    ["ink", circle(6.6, 11.6, 0.9)],
  ],
  ceramic: [
    ["clay", "M9,2.5h6v3q5,3 4.4,8t-5,8h-4.8q-4.4,-3 -5,-8t4.4,-8z"],
    ["none", "M9,4q-4,0 -4,4M15,4q4,0 4,4M5,12q7,2.4 14,0"],
  ],
  gems: [
    ["ruby", "M6,4h12l4,6 -10,11 -10,-11z"],
    ["none", "M2,10h20M6,4l3,6 3,11 3,-11 3,-6M9,10l3,-6 3,6"],
  ],
  papyrus: [
    ["straw", "M5,5q0,-2.4 2.6,-2.4h11q-2,1.4 -2,4v12q0,3 -3,3h-10q2,-1 2,-3z"],
    ["none", "M8,8h6M8,11.5h6M8,15h4"],
  ],
  metal: [["steel", "M3,18l2.6,-6h7l2.6,6zM9,18l2.6,-6h7l2.6,6zM6.4,11.6l2.4,-5.4h6.6l2.4,5.4z"]],
  spices: [
    ["dark", "M3,13h18q-1,8 -9,8t-9,-8z"],
    ["clay", "M5,13q3,-9 7,-9t7,9z"],
    ["none", "M9,9l1,1M13,7l1,1M14,11l1,0"],
  ],
  stone: [["stone", "M3,13h8v8h-8zM12.4,13h8.6v8h-8.6zM7.4,4h9v8h-9z"]],
  wood: [
    ["wood", "M6,8h14v8h-14z"],
    ["straw", circle(6, 12, 4)],
    ["none", circle(6, 12, 1.8)],
    ["wood", "M9,16h13v5h-13zM9,3h12v5h-12z"],
  ],
  gold: [
    ["gold", "M4,19l2,-6h12l2,6zM7,12.4l1.6,-5h6.8l1.6,5z"],
    ["none", "M7,16h10"],
  ],
  oil: [
    ["olive", "M12,2q7,9 7,13.4a7,7 0 0,1 -14,0q0,-4.4 7,-13.4z"],
    ["none", "M9,15q0,3 3,4"],
  ],
  sheep: [
    ["white", "M5,10q-1,-4 3,-4q2,-3 5,-1q4,-2 5,2q3,1 2,4q1,4 -3,4h-9q-4,0 -3,-5z"],
    ["ink", "M3,9q3,-1 3.4,2t-2.4,3t-2.4,-3z"],
    ["none", "M8,15v5M11,15v5M15,15v5M18,15v5"],
  ],
  wine: [
    ["steel", "M5,3h14q0,9 -5.6,10.4v5l4,2.6h-10.8l4,-2.6v-5q-5.6,-1.4 -5.6,-10.4z"],
    ["ruby", "M6,5.4h12q-.8,6 -6,6t-6,-6z"],
  ],
  gladiator: [
    ["steel", "M4,12q0,-8 8,-8t8,8v7l-5,2v-6h-6v6l-5,-2z"],
    ["ruby", "M6,6q2,-5 9,-4.6t6,6q-3,-4 -8,-4t-7,2.6z"],
    ["ink", "M8,11.4h3.4v2h-3.4zM12.8,11.4h3.4v2h-3.4z"],
  ],
};

export const OTHER: [Tint, string][] = [["clay", "M8,3h8l-1,3q5,3 4,8q-1,5 -4,7h-6q-3,-2 -4,-7q-1,-5 4,-8z"]];
