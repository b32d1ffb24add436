// How far the log was read: what came since is reported until it was read.

export class Reading {
  private upTo = $state.raw<Record<string, number>>({}); // by the seat one looks from: their logs differ

  constructor(private readonly table: string) {
    try {
      this.upTo = JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, number>;
    } catch {
      // what cannot be read was not read
    }
  }

  private get key(): string {
    return `read-${this.table}`;
  }

  /** Whether the lines up to that number were read. */
  has(seat: string | null, line: number): boolean {
    return line <= (this.upTo[seat ?? ""] ?? Infinity);
  }

  /** Whoever comes to a table begins with what stands there; what is taken back was not read. */
  keepWithin(seat: string | null, length: number): void {
    if ((this.upTo[seat ?? ""] ?? Infinity) > length) this.read(seat, length);
  }

  read(seat: string | null, line: number): void {
    this.upTo = { ...this.upTo, [seat ?? ""]: line };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.upTo));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}
