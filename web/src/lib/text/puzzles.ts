// Words about puzzles: positions of bots' games in which one action is clearly best.

export const puzzlesEn = {
  puzzles: "Puzzles",
  puzzlesLine: "Positions from games of the bots. In each one action is clearly best: find it.",
  puzzlesSolved: (solved: number, all: number) => `${solved} of ${all} solved`,
  puzzleSolved: "solved",
  puzzleTitle: (n: number, all: number) => `Puzzle ${n} of ${all}`,
  puzzleWhen: (turn: number, who: string) => `Turn ${turn}, ${who}`,
  puzzleQuestion: (who: string) => `You play ${who}. Which action is clearly best?`,
  puzzleHow: "Try it on the board, with the cards, or by the buttons below it.",
  puzzleWeaker: (behind: number) =>
    `That is allowed, but weaker: the best action is ${behind} points ahead of it (a sure win is 100).`,
  puzzleUnmeasured: "That is allowed, but weaker: the search gave it up too soon to say by how much.",
  puzzleWorth: (worth: number, gap: number, other: string) =>
    `Expected result ${worth} of 100, ${gap} points ahead of the next best: ${other}.`,
  puzzleMeasured: (searches: number, iterations: number) =>
    `Measured by ${searches} searches of up to ${iterations} games thought ahead, from what this seat may know alone.`,
  nextPuzzle: "Next puzzle",
  allPuzzles: "All puzzles",
  puzzleOfTheDay: "Puzzle of the day",
};

export const puzzlesPl: typeof puzzlesEn = {
  puzzles: "Zadania",
  puzzlesLine: "Pozycje z gier botów. W każdej jedna akcja jest wyraźnie najlepsza: znajdź ją.",
  puzzlesSolved: (solved, all) => `rozwiązane: ${solved} z ${all}`,
  puzzleSolved: "rozwiązane",
  puzzleTitle: (n, all) => `Zadanie ${n} z ${all}`,
  puzzleWhen: (turn, who) => `Tura ${turn}, ${who}`,
  puzzleQuestion: (who) => `Grasz: ${who}. Która akcja jest wyraźnie najlepsza?`,
  puzzleHow: "Spróbuj na planszy, kartami albo przyciskami pod nią.",
  puzzleWeaker: (behind) =>
    `To dozwolone, ale słabsze: najlepsza akcja jest lepsza o ${behind} pkt (pewna wygrana to 100).`,
  puzzleUnmeasured: "To dozwolone, ale słabsze: wyszukiwanie porzuciło to za wcześnie, by powiedzieć, o ile.",
  puzzleWorth: (worth, gap, other) =>
    `Spodziewany wynik: ${worth} na 100, o ${gap} pkt więcej niż drugie w kolejności: ${other}.`,
  puzzleMeasured: (searches, iterations) =>
    `Zmierzone w ${searches} wyszukiwaniach po najwyżej ${iterations} gier rozegranych w myślach, tylko z tego, co może wiedzieć to miejsce.`,
  nextPuzzle: "Następne zadanie",
  allPuzzles: "Wszystkie zadania",
  puzzleOfTheDay: "Zadanie dnia",
};
