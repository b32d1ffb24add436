// What of the log of Hamilcar is reported.

import type { ReportKinds } from "../../lib/reports";

const FORCES_LOST = ["lost-cus", "displaced", "left-game", "trains-lost", "captured-trains"];
const REMOVED = ["must-remove", "removed-pc", "removed-from-miat", "removed-all"];
const CARDS = ["played-event", "event-cancelled", "cards-gone", "ability", "set-die", "rolled"];

export const reports: ReportKinds = {
  kinds: {
    reaction: {
      opens: ["declared-avoid", "declared-interception"],
      holds: [
        ...["declared-avoid", "declared-interception", "interception-bonus", "avoided", "avoid-failed", "pursuit"],
        ...["pursuit-failed", "intercepted", "interception-failed", "backed-up", ...CARDS],
      ],
    },
    land_battle: {
      opens: ["land-battle", "overrun"],
      holds: [
        ...["commands", "command-changed", "level-step", "charge", "charge-bonus", "charge-result", "rerolls"],
        ...["battle-die", "battle-result", "retreated", "withdrew", "withdrew-general", "force-eliminated"],
        ...["battle-tied", "sallied", "swept-along", "siege-lifted", "siege-point-lost", "placed-pc", "flipped-pc"],
        ...FORCES_LOST,
        ...REMOVED,
        ...CARDS,
      ],
    },
    interception: {
      opens: ["interception"],
      holds: [
        ...["comes-aboard", "squadron", "chased", "gathered", "interception-avoided", "interception-holds"],
        ...["refitted", ...CARDS],
      ],
    },
    naval_battle: {
      opens: ["naval-battle"],
      holds: [
        ...["tactic-source", "column-bonus", "prize-bonus", "hits-changed", "supremacy-given-up", "warships-return"],
        ...["corvi-stay", "tactic-cards", "drew-tactic", "naval-round", "played-tactic", "roll-bonus"],
        ...["battle-roll", "naval-reroll", "warships-hit", "lost-at-sea", "supremacy", "evaded", "evasion-cancelled"],
        ...["naval-victory", "prizes", "ships-spent", "put-ashore", "tactics-remembered", "commands"],
        ...["seamanship", "corvi-mounted", "corvi-dismounted", ...FORCES_LOST, ...REMOVED, ...CARDS],
      ],
    },
    siege: {
      opens: ["siege-roll", "blockade-run", "subjugated"],
      holds: [
        ...["siege-roll", "siege-points", "determined-defence", "city-taken", "subjugated", "siege-lifted"],
        ...["train-spent", "placed-pc", "siege-point-lost", ...FORCES_LOST, ...REMOVED, ...CARDS],
      ],
    },
    storm: {
      opens: ["storm-rolls", "storm"],
      holds: ["storm", "storm-rolls", "lost-at-sea", "supremacy", "left-game", ...CARDS],
    },
    event: {
      opens: ["played-event"],
      until: [
        ...["played-operation", "discarded", "activated", "played-event", "isolated-pc", "victory-count"],
        ...["winter-supply", "turn-begins", "land-battle", "naval-battle", "plays-first", "claimed-first"],
      ],
    },
    winter: {
      opens: ["winter-supply", "isolated-pc", "victory-count"],
      holds: [
        ...[
          "winter-supply",
          "rolled",
          "attrition",
          "isolated-pc",
          "victory-count",
          "war-chest",
          "train-spent",
          "chest-points",
        ],
        ...["placed-pc", "truce-ends", "ability", ...FORCES_LOST, ...REMOVED],
      ],
    },
    attrition: { opens: ["attrition", "rolled"], holds: ["attrition", "rolled", "bad-weather", ...FORCES_LOST] },
    reinforcement: {
      opens: ["turn-begins"],
      until: ["played-operation", "played-event", "discarded", "dealt", "plays-first", "claimed-first", "activated"],
      quiet: true,
    },
  },
  parts: {
    "level-step": "modifier",
    "charge-bonus": "modifier",
    "roll-bonus": "modifier",
    "interception-bonus": "modifier",
    "tactic-source": "modifier",
    "column-bonus": "modifier",
    "prize-bonus": "modifier",
    "hits-changed": "modifier",
    "battle-tied": "modifier",
    "siege-points": "modifier",
    "lost-cus": "loss",
    "lost-at-sea": "loss",
    "trains-lost": "loss",
    "warships-hit": "loss",
    displaced: "loss",
    "removed-pc": "loss",
    "isolated-pc": "loss",
    attrition: "loss",
    "force-eliminated": "loss",
    "battle-result": "outcome",
    "naval-victory": "outcome",
    "city-taken": "outcome",
    subjugated: "outcome",
    evaded: "outcome",
    avoided: "outcome",
    "avoid-failed": "outcome",
    pursuit: "outcome",
    "pursuit-failed": "outcome",
    intercepted: "outcome",
    "interception-failed": "outcome",
    "interception-avoided": "outcome",
    "interception-holds": "outcome",
    "siege-lifted": "outcome",
    overrun: "outcome",
    storm: "outcome",
    "event-idle": "outcome",
    "event-cancelled": "outcome",
    "victory-count": "outcome",
    "war-chest": "outcome",
  },
};
