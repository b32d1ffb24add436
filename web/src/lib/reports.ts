// What happened, put together from the lines of the log: a battle, a siege, a Winter. Nothing is reckoned again.

import type { LogEntry } from "./protocol";

/** What a line tells within its report; lines without one tell how it came. */
export type Part = "modifier" | "loss" | "outcome";

export interface ReportKind {
  /** The events that begin it. */
  opens: readonly string[];
  /** The events that belong to it; without them all do, until one of `until`. */
  holds?: readonly string[];
  until?: readonly string[];
  /** Where it goes on after other matters: the event it began with, and the fact that both name. */
  since?: { event: string; same: string };
  /** No fight and no stroke of fate: may be left out. */
  quiet?: boolean;
}

/** What of a game's log is reported. */
export interface ReportKinds {
  kinds: Readonly<Record<string, ReportKind>>;
  parts: Readonly<Record<string, Part>>;
}

export interface Report {
  kind: string;
  quiet: boolean;
  lines: LogEntry[]; // in their order, those that were told before first
  from: number; // the number of its first own line
  to: number; // the number after its last one
}

function belongs({ holds, until }: ReportKind, key: string): boolean {
  return holds ? holds.includes(key) : !(until ?? []).includes(key);
}

/** The lines of the same matter from its beginning on. */
function earlier(log: readonly LogEntry[], first: LogEntry, { since, opens, holds = [] }: ReportKind): LogEntry[] {
  if (!since || first.key === since.event) return [];
  const about = first.facts[since.same];
  const told: LogEntry[] = [];
  for (let i = log.indexOf(first) - 1; i >= 0; i--) {
    const line = log[i];
    if (!line || line.facts[since.same] !== about || ![...opens, ...holds].includes(line.key)) continue;
    told.unshift(line);
    if (line.key === since.event) break;
  }
  return told;
}

/** The labels that these lines speak of, but for the seats they are about. */
export function nounsOf(lines: readonly LogEntry[]): Record<string, true> {
  const labels = lines.flatMap(({ facts, seat }) =>
    Object.values(facts).flatMap((fact) => (fact === seat || typeof fact === "number" || fact === null ? [] : fact)),
  );
  return Object.fromEntries(labels.map((label) => [label, true]));
}

const FEW = 2;

/** The one line that tells how it ended; none where many things came of it, as in a count. */
export function outcomeOf({ lines }: Report, { parts }: ReportKinds): LogEntry | undefined {
  const outcomes = lines.filter(({ key }) => parts[key] === "outcome");
  if (outcomes.length > FEW) return undefined;
  return outcomes.at(-1) ?? lines.findLast(({ key }) => parts[key] === "loss") ?? lines.at(-1);
}

/** The reports that a log holds, oldest first. */
export function reportsOf({ kinds }: ReportKinds, log: readonly LogEntry[]): Report[] {
  const found: Report[] = [];
  let open: ReportKind | null = null;
  for (const line of log) {
    const last = found.at(-1);
    if (open && last && belongs(open, line.key)) {
      last.lines.push(line);
      last.to = line.n + 1;
      continue;
    }
    const [kind, begun] = Object.entries(kinds).find(([, { opens }]) => opens.includes(line.key)) ?? [];
    open = begun ?? null;
    if (kind === undefined || !begun) continue;
    const lines = [...earlier(log, line, begun), line];
    found.push({ kind, quiet: begun.quiet ?? false, lines, from: line.n, to: line.n + 1 });
  }
  return found;
}
