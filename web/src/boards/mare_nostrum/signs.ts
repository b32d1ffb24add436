// The signs of the leader tracks, 24 by 24.

export const TRACKS: Record<string, string> = {
  trade: "M3,9l3,-5.5h12l3,5.5zM4,10.5h16v10h-16zM8,3.5l-1.5,5.5M12,3.5v5.5M16,3.5l1.5,5.5",
  culture: "M5,3h14v3.4h-2v12.6h2v3h-14v-3h2v-12.6h-2zM10,7v11.4M14,7v11.4",
  military: "M5,3q7,-2.4 14,0v8.5q0,7 -7,10.5q-7,-3.5 -7,-10.5zM12,2v20M5,10.5h14",
};
