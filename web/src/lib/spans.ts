// Spans of time in short: the two largest units, in signs that all languages share.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 d 4 h", "3 h 12 min", and below an hour "4:05". */
export function inWords(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= DAY) return pair(Math.floor(whole / DAY), "d", Math.floor((whole % DAY) / HOUR), "h");
  if (whole >= HOUR) return pair(Math.floor(whole / HOUR), "h", Math.floor((whole % HOUR) / MINUTE), "min");
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

function pair(large: number, of: string, small: number, ofSmall: string): string {
  return small ? `${large} ${of} ${small} ${ofSmall}` : `${large} ${of}`;
}
