// When something was: the round and turn that had begun by then, told by the log's own lines.

import type { LogEntry } from "./protocol";

/** The lines by which the parts of the game began in which that many actions stood; `parts`: the longest first. */
export function whenWas(log: readonly LogEntry[], parts: readonly string[], ply: number): LogEntry[] {
  const begun: LogEntry[] = [];
  for (const line of log) {
    if (line.ply > ply) break;
    const part = parts.indexOf(line.key);
    if (part < 0) continue;
    const longer = begun.filter((one) => parts.indexOf(one.key) < part);
    begun.splice(0, begun.length, ...longer, line);
  }
  return begun;
}
