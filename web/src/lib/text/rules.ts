// Words about the rules that are read.

export const rulesEn = {
  rulesOf: (title: string) => `${title}: the rules`,
  rulesLine: "In the order of the rulebook, in our own words. Every rule leads to its lessons, rulings and cards.",
  contents: "Contents",
  nextChapter: (title: string) => `Next chapter: ${title}`,
  toTop: "Contents ↑",
  ruleSearch: "Search the rules",
  rulesFound: (n: number) => (n === 1 ? "1 rule found" : `${n} rules found`),
  noRule: "Nothing found.",
  wholeBook: "The whole book",
  asPage: "Read as a page",
  itsLessons: "Try it",
  itsRulings: "Rulings",
  itsCards: "Cards",
  openQuestions: (n: number) =>
    n === 1
      ? "A question that the book leaves open, and how it is played"
      : `${n} questions that the book leaves open, and how they are played`,
  tryLesson: (title: string) => `Try it: ${title}`,
  linkToRule: (id: string) => `Link to ${id}`,
};

export const rulesPl: typeof rulesEn = {
  rulesOf: (title) => `${title}: zasady`,
  rulesLine: "W kolejności instrukcji, naszymi słowami. Każda zasada prowadzi do swoich lekcji, rozstrzygnięć i kart.",
  contents: "Spis treści",
  nextChapter: (title) => `Następny rozdział: ${title}`,
  toTop: "Spis treści ↑",
  ruleSearch: "Szukaj w zasadach",
  rulesFound: (n) => `znalezione zasady: ${n}`,
  noRule: "Nic nie znaleziono.",
  wholeBook: "Cała instrukcja",
  asPage: "Czytaj jako stronę",
  itsLessons: "Spróbuj",
  itsRulings: "Rozstrzygnięcia",
  itsCards: "Karty",
  openQuestions: (n) => `Pytania, których instrukcja nie rozstrzyga, i jak się gra: ${n}`,
  tryLesson: (title) => `Spróbuj: ${title}`,
  linkToRule: (id) => `Odnośnik do ${id}`,
};
