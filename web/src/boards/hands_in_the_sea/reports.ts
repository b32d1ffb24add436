// What of the log of Hands in the Sea is reported.

import type { ReportKinds } from "../../lib/reports";

const TAKEN = ["captured", "town-lost", "city-reduced", "fort-lost", "card-handed-over", "town-left", "left-empty"];
const BLOCKED = ["blocked", "not-blocked", "cannot-block", "paid-with"];

export const reports: ReportKinds = {
  kinds: {
    battle: {
      opens: [
        ...["attacked", "joined-battle", "left-battle", "battle-goes-on", "battle-rounds-over", "battle-won"],
        ...["held-out", "battle-drawn", "withdrew"],
      ],
      holds: [
        ...["joined-battle", "left-battle", "combined-arms", "arms-broken", "elephants-rolled", "battle-rounds-over"],
        ...["battle-won", "held-out", "battle-drawn", "withdrew", "prestige", "occupied-place", "cards-discarded"],
        ...["card-returned", "marker-moved", "riders-choose", "nothing-to-lose", ...TAKEN],
      ],
      since: { event: "attacked", same: "place" },
    },
    raid: { opens: ["raided"], holds: [...BLOCKED, ...TAKEN, "card-returned", "cards-discarded"] },
    pillage: {
      opens: ["pillaged"],
      holds: [...BLOCKED, "pillage-took", "pillage-marker", "pillage-points", "gained-silver", "lost-silver"],
    },
    bribe: {
      opens: ["bribe-tried"],
      holds: [
        ...BLOCKED,
        "to-give-up",
        "bribe-wasted",
        "card-returned",
        "card-handed-over",
        "left-battle",
        "arms-broken",
      ],
    },
    naval_battle: {
      opens: ["engaged"],
      holds: [
        ...["embarked", "naval-roll", "rerolled", "warships-sunk", "naval-victory", "naval-draw", "warship-captured"],
        ...["retreated", "stayed", "fleet-home", "prestige", "card-returned", "card-discarded", "cards-discarded"],
      ],
    },
    campaign: { opens: ["campaign-drawn", "campaign-forced", "campaign-begins"], until: ["round-begins"] },
    event: { opens: ["event-drawn", "peace-rolled"], until: ["round-begins", "city-income"] },
    end: {
      opens: ["final-points", "counted-up", "won-capital", "won-sicily", "won-lead"],
      holds: ["final-points", "counted-up"],
      quiet: true,
    },
  },
  parts: {
    "combined-arms": "modifier",
    "arms-broken": "modifier",
    "die-shifted": "modifier",
    "joined-battle": "modifier",
    "left-battle": "modifier",
    "marker-moved": "modifier",
    "warships-sunk": "loss",
    "card-returned": "loss",
    "cards-discarded": "loss",
    "town-lost": "loss",
    "city-reduced": "loss",
    "fort-lost": "loss",
    "lost-silver": "loss",
    "lost-warships": "loss",
    "battle-won": "outcome",
    "held-out": "outcome",
    "battle-drawn": "outcome",
    "battle-goes-on": "outcome",
    captured: "outcome",
    blocked: "outcome",
    "not-blocked": "outcome",
    "pillage-took": "outcome",
    "bribe-wasted": "outcome",
    "naval-victory": "outcome",
    "naval-draw": "outcome",
    "event-ignored": "outcome",
    "city-income": "outcome",
    "campaign-points": "outcome",
    "peace-rolled": "outcome",
    "counted-up": "outcome",
  },
};
