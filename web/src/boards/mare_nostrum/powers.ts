// The powers of heroes and wonders in Polish; in English they stand in the component file.

import { prefs } from "../../lib/prefs.svelte";
import type { Desk } from "../types";

const POLISH: Record<string, string> = {
  caesar: "Gdy właściciel jest aktywnym graczem, każda kość jego legionu liczy się o jeden wyżej.",
  cleopatra:
    "W każdym zestawie towarów jedna moneta może zastąpić towar, a w każdym zestawie monet jeden towar monetę.",
  hammurabi: "Jeden znacznik kontroli na rundę jest za darmo, w prowincji, którą można by zwyczajnie kupić.",
  hannibal: "W każdym zestawie towarów jednego rodzaju można użyć dwa razy.",
  pericles: "Gdy właściciel nie jest aktywnym graczem, każda kość jego legionu liczy się o dwa wyżej.",
  antigone: "Po ogłoszeniu liczby wymiany właściciel może zaoferować zamiast niej od 0 do 5.",
  castor_and_pollux:
    "Po zwerbowaniu przejmują na resztę gry moc jednego bohatera innego gracza; nie bohatera początkowego, cudu ani Perseusza, i bez premii przywództwa.",
  circe: "Legiony postawione w fazie Ruchu i Bitwy na pustych ikonach karawan zbierają jak karawany.",
  gilgamesh: "Raz na rundę jedna twierdza za jedną monetę lub jeden kamień.",
  hamilcar:
    "Łupienie daje podwójnie: dwie monety za miasto, dwa towary za karawanę, monetę i legendarny towar za legendarne miasto.",
  hercules: "Bez mocy poza premią przywództwa.",
  nebuchadnezzar: "Dodaje 5 do sumy w bitwie lądowej w prowincji, którą właściciel kontroluje i w której ma jednostkę.",
  penthesilea:
    "Raz na rundę jeden darmowy legion w prowincji własnej stolicy za każdą własną prowincję z legionem przeciwnika.",
  perseus:
    "Może budować pierwszy, wbrew kolejności Przywódcy Kultury, jeśli zbuduje piątego bohatera lub cud albo Piramidy; wtedy od razu wygrywa.",
  queen_of_sheba:
    "Raz na rundę właśnie zajęty znacznik kontroli przeciwnika zmienia się od razu na własny kosztem legionu.",
  ramses_ii: "Jedna dodatkowa kość w każdej bitwie lądowej, w której właściciel ma jednostkę.",
  spartacus: "Raz na rundę jeden legion za jedną monetę lub jednego gladiatora.",
  colossus_of_rhodes: "Gdy wszyscy zebrali, jeden wybrany towar z rezerwy, jawnie.",
  hanging_gardens: "Oprócz dwóch monet można zachować do dwóch różnych towarów.",
  lighthouse_of_pharos: "Raz na rundę jedna trirema za jedną monetę lub jedno drewno.",
  statue_of_zeus:
    "Na początku fazy można zawrzeć pokój z jednym przeciwnikiem, nie dwa razy z rzędu z tym samym: jego legiony wracają z twoich prowincji do stolicy i w tej rundzie żaden nie atakuje drugiego ani nie wchodzi do jego prowincji.",
  temple_of_artemis: "Co rundę jedna moneta więcej.",
  pyramids: "Kto je zbuduje, od razu wygrywa.",
};

export interface Tile {
  id: string;
  name: string;
  wonder: boolean;
  power: string;
  bonus: [track: string, amount: number][];
}

/** A hero or wonder as the page shows it. */
export function tileOf(desk: Desk, id: string): Tile {
  const wonder = desk.names.entry("wonder", id);
  const entry = wonder ?? desk.names.entry("hero", id);
  const english = String(entry?.["effect"] ?? "");
  const name = desk.names.text("tile", id).replace(/^the /, "");
  const bonus = Object.entries((entry?.["leader_bonus"] ?? {}) as Record<string, number>).filter(
    ([, amount]) => amount > 0,
  );
  return {
    id,
    name,
    wonder: wonder !== undefined,
    power: prefs.lang === "pl" ? (POLISH[id] ?? english) : english,
    bonus,
  };
}
