// The signs of the leader tracks, of what lies in stock, and of a city, 24 by 24.

export const TRACKS: Record<string, string> = {
  trade: "M3,9l3,-5.5h12l3,5.5zM4,10.5h16v10h-16zM8,3.5l-1.5,5.5M12,3.5v5.5M16,3.5l1.5,5.5",
  culture: "M5,3h14v3.4h-2v12.6h2v3h-14v-3h2v-12.6h-2zM10,7v11.4M14,7v11.4",
  military: "M5,3q7,-2.4 14,0v8.5q0,7 -7,10.5q-7,-3.5 -7,-10.5zM12,2v20M5,10.5h14",
};

export const STOCK: Record<string, string> = {
  legions: "M5,4q7,-2.4 14,0v8q0,7 -7,10q-7,-3 -7,-10z",
  triremes: "M1,15h22l-3.4,5.4q-7.6,2 -15.2,0zM11,2v11h-7q1,-7 7,-11zM13,5q5,3.4 6,8h-6z",
  fortresses: "M3,21v-17h4.4v3.6h2.4v-3.6h4.4v3.6h2.4v-3.6h4.4v17z",
  markers: "M12,3l9,9 -9,9 -9,-9z",
};

export const CITY = "M2,21v-11h4v-5h3v5h2v-8h3v8h2v-5h3v5h3v11z";
