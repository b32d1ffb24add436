// Words about how the rules are checked.

export const checkingEn = {
  howChecked: "How this rule is checked",
  allChecked: "All rules of this game",
  checkedOf: (title: string) => `${title}: how each rule is checked`,
  checkedLine:
    "The code that cites a rule, the tests that hold it, mutants of that code that were caught, and in how many simulated games the rule came up. What never came up, or was never broken on purpose, has been seen by its tests alone.",
  counted: (games: number, version: string, players: string) =>
    `${figure(games, "en")} simulated games (${players}), rules version ${version}`,
  playersCounted: (games: number, sort: string) =>
    `${figure(games, "en")} ${sort === "greedy" ? "by greedy bots" : sort === "random" ? "at random" : sort}`,
  cameUp: (games: number, all: number) => `Came up in ${figure(games, "en")} of ${figure(all, "en")} simulated games`,
  neverCameUp: (looked: number, all: number) =>
    looked
      ? `Never came up in ${figure(all, "en")} simulated games; its code was looked at in ${figure(looked, "en")}`
      : `Never came up in ${figure(all, "en")} simulated games, nor was its code run`,
  apart: {
    loaded: "Cannot come up in a game: by this rule the box is read before one begins",
    head: "Cannot come up in a game: it is told at the head of a module, and no line of code is its own",
  } as Record<string, string>,
  mutantsCaught: (caught: number, made: number) =>
    `${caught} of ${made} ${made === 1 ? "mutant" : "mutants"} of its code caught`,
  noMutants: "No mutant of its code was tried",
  itsCode: "Code",
  itsTests: "Tests",
  noCode: "Cited nowhere",
  noTests: "No test holds it",
  wholeFile: (file: string) => `all of ${file}`,
  ruleColumn: "Rule",
  testsColumn: "Tests",
  mutantsColumn: "Mutants caught",
  cameUpColumn: "Came up in games",
  sortBy: "Order",
  rarestFirst: "Rarest first",
  inBookOrder: "As in the book",
  onlyNever: "Only what never came up",
  onlyUntried: "Only without a mutant",
  countsOf: {
    rules: "rules",
    tested: "held by a test",
    tried: "with a mutant",
    cameUp: "came up in a game",
    never: "never came up",
    apart: "cannot come up",
  },
  mutantsOf: (caught: number, made: number) => `${caught} of ${made} mutants of this game were caught.`,
  noneSo: "No rule is so.",
};

export const checkingPl: typeof checkingEn = {
  howChecked: "Jak sprawdzono tę zasadę",
  allChecked: "Wszystkie zasady tej gry",
  checkedOf: (title) => `${title}: jak sprawdzono zasady`,
  checkedLine:
    "Kod, który powołuje się na zasadę, testy, które jej strzegą, wykryte mutanty tego kodu i liczba symulowanych partii, w których zasada wystąpiła. Czego w nich nie było albo czego nikt celowo nie zepsuł, to widziały tylko testy.",
  counted: (games, version, players) =>
    `Symulowane partie: ${figure(games, "pl")} (${players}), wersja zasad ${version}`,
  playersCounted: (games, sort) =>
    `${sort === "greedy" ? "boty zachłanne" : sort === "random" ? "losowo" : sort}: ${figure(games, "pl")}`,
  cameUp: (games, all) => `Wystąpiła w ${figure(games, "pl")} z ${figure(all, "pl")} symulowanych partii`,
  neverCameUp: (looked, all) =>
    looked
      ? `Nie wystąpiła w żadnej z ${figure(all, "pl")} symulowanych partii; jej kod działał w ${figure(looked, "pl")}`
      : `Nie wystąpiła w żadnej z ${figure(all, "pl")} symulowanych partii ani nie działał jej kod`,
  apart: {
    loaded: "Nie może wystąpić w partii: według niej czyta się pudełko, zanim partia się zacznie",
    head: "Nie może wystąpić w partii: stoi na czele modułu i nie ma własnego wiersza kodu",
  },
  mutantsCaught: (caught, made) => `Wykryte mutanty jej kodu: ${caught} z ${made}`,
  noMutants: "Nie próbowano żadnego mutanta jej kodu",
  itsCode: "Kod",
  itsTests: "Testy",
  noCode: "Nic się na nią nie powołuje",
  noTests: "Nie strzeże jej żaden test",
  wholeFile: (file) => `cały plik ${file}`,
  ruleColumn: "Zasada",
  testsColumn: "Testy",
  mutantsColumn: "Wykryte mutanty",
  cameUpColumn: "Wystąpiła w partiach",
  sortBy: "Kolejność",
  rarestFirst: "Najrzadsze najpierw",
  inBookOrder: "Jak w instrukcji",
  onlyNever: "Tylko te, które nie wystąpiły",
  onlyUntried: "Tylko bez mutanta",
  countsOf: {
    rules: "zasady",
    tested: "pod testem",
    tried: "z mutantem",
    cameUp: "wystąpiły w partii",
    never: "nigdy nie wystąpiły",
    apart: "nie mogą wystąpić",
  },
  mutantsOf: (caught, made) => `Wykryte mutanty tej gry: ${caught} z ${made}.`,
  noneSo: "Żadna zasada nie jest taka.",
};

function figure(n: number, lang: string): string {
  return n.toLocaleString(lang);
}
