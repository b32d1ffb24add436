// What of the log of Neptun is reported: the scoring of a round.

import type { ReportKinds } from "../../lib/reports";

export const reports: ReportKinds = {
  kinds: {
    scoring: {
      opens: ["bonus", "no-bonus"],
      holds: ["bonus", "no-bonus", "tile", "gold-tile", "tile-unclaimed", "round-over", "kept", "final", "won"],
    },
  },
  parts: { tile: "outcome", "gold-tile": "outcome", bonus: "outcome", final: "outcome" },
};
