// What of the log of Mare Nostrum is reported.

import type { ReportKinds } from "../../lib/reports";

const ROLLS = ["rolled", "fortress-adds", "hero-adds", "extra-dice", "hits", "power-used"];
const LOST = ["triremes-lost", "legion-lost", "occupier-lost", "fortress-lost", "at-war"];

export const reports: ReportKinds = {
  kinds: {
    sea_battle: { opens: ["sea-battle"], holds: [...ROLLS, ...LOST] },
    land_battle: { opens: ["land-battle"], holds: [...ROLLS, ...LOST] },
    conquest: {
      opens: ["converted", "converted-at-once", "marker-removed", "pillaged"],
      holds: [
        ...["converted", "converted-at-once", "marker-removed", "pillaged", "pillage-gain", "pillage-pays-nothing"],
        ...["exchange-waits", "occupied", "marker-occupied", "drew-legendary", "legendary-seen"],
      ],
    },
    income: {
      opens: ["collected"],
      holds: [
        ...["collected", "goods-collected", "reserve-short", "colossus-picked", "took-coins", "pile-reshuffled"],
        ...["no-legendary", "drew-legendary", "legendary-seen"],
      ],
      quiet: true,
    },
    leadership: { opens: ["crowned", "new-leader"], holds: ["crowned", "new-leader"], quiet: true },
  },
  parts: {
    "fortress-adds": "modifier",
    "hero-adds": "modifier",
    "extra-dice": "modifier",
    "triremes-lost": "loss",
    "legion-lost": "loss",
    "occupier-lost": "loss",
    "fortress-lost": "loss",
    "reserve-short": "loss",
    converted: "outcome",
    "converted-at-once": "outcome",
    "pillage-gain": "outcome",
    collected: "outcome",
    "new-leader": "outcome",
  },
};
