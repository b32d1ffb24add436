// What of the log of Mare Nostrum is reported.

import type { ReportKinds } from "../../lib/reports";

const ROLLS = ["rolled", "rolled-on", "fortress-adds", "hero-adds", "extra-dice", "hits", "power-used"];
const LOST = ["triremes-lost", "legion-lost", "occupier-lost", "fortress-lost", "lost-on-empty-site", "at-war"];

const LEADERS = ["title-given", "title-kept", "new-leader", "same-leader", "leader-goes-before"];

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
        ...["no-legendary", "drew-legendary", "legendary-seen", "coins-of-artemis"],
      ],
      quiet: true,
    },
    leadership: { opens: LEADERS, holds: [...LEADERS, "markers-taken"], quiet: true },
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
    "title-given": "outcome",
  },
};
