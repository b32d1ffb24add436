// A soft tone of our own, made by the browser; no file is loaded.

const NOTES = [587.33, 880]; // D and A, one after the other
const APART = 0.16; // seconds
const LENGTH = 0.7;
const LOUDNESS = 0.05;

let context: AudioContext | null = null;

/** Sounds once. A browser that wants a click first stays silent until there was one. */
export function chime(): void {
  context ??= new AudioContext();
  void context.resume();
  NOTES.forEach((pitch, i) => {
    if (context) ring(context, pitch, context.currentTime + i * APART);
  });
}

/** A note that swells quickly and dies away. */
function ring(to: AudioContext, pitch: number, at: number): void {
  const note = to.createOscillator();
  const loudness = to.createGain();
  note.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  note.connect(loudness).connect(to.destination);
  note.start(at);
  note.stop(at + LENGTH);
}
