import { readable } from "../../lib/names";
import type { Lang, SeatName, View } from "../../lib/protocol";
import type { Board, Desk, Row } from "../types";
import Map from "./Map.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { oarCard, signed, type NeptunView } from "./view";
import { boardWords } from "./words";

function standing(view: View, seat: SeatName): Row[] {
  const player = (view as unknown as NeptunView).players[seat];
  const t = boardWords();
  if (!player) return [];
  return [
    [t.gold, String(player.gold)],
    [t.points, String(player.points)],
    [t.hand, String(player.hand_size)],
  ];
}

function about(desk: Desk, domain: string, label: string): Row[] {
  const t = boardWords();
  const { names } = desk;
  if (domain === "oar") {
    const { wind, power } = oarCard(names, label);
    return [
      [t.wind, signed(wind)],
      [t.power, String(power)],
    ];
  }
  if (domain === "city") return cityRows(desk, label);
  return [];
}

function cityRows({ names, view }: Desk, id: string): Row[] {
  const t = boardWords();
  const city = names.entry("city", id);
  const region = (city?.["region"] as string | undefined) ?? "";
  const rows: Row[] = region ? [[t.region, names.text("region", region)]] : [["", t.start]];
  const neptun = view as unknown as NeptunView;
  for (const [seat, at] of Object.entries(neptun.boats)) if (at === id) rows.push([readable(seat), "⛵"]);
  return rows;
}

const TERMS: Record<Lang, Record<string, string>> = {
  en: {},
  pl: {
    round: "Runda",
    phase: "Faza",
    turn: "Tura",
    wind: "Wiatr",
    forecast: "Prognoza wiatru",
    order: "Kolejność graczy",
    oar_scale: "Skala wioseł",
    distances: "Odległości",
    boats: "Statki",
    players: "Gracze",
    gold: "Złoto",
    points: "Punkty",
    tiles: "Żetony",
    bonus: "Premie",
    hand_size: "Karty w ręce",
    chart: "Kontrakty",
    city_card: "Karta miasta",
    city: "Miasto",
    good: "Towar",
    region: "Kraina",
    pays: "Przynosi",
    amount: "Ile",
    status: "Stan",
    played: "Zagrane",
    hand: "Ręka",
    display: "Kontrakty do wzięcia",
    face_up: "Odkryty",
    oar: "Wiosła",
    takeable: "Można wziąć",
    temples: "Świątynie",
    track: "Tor",
    ranking: "Kolejność",
    sealed: "Wybór ukryty",
    current: "Teraz płynie",
    seat: "Gracz",
    range: "Zasięg",
    miles_left: "Zostało mil",
    temple: "Świątynia",
    letter: "Runda",
    acquire: "zdobywanie kontraktów",
    fulfil: "realizacja kontraktów",
    score: "punktacja",
    open: "otwarty",
    fulfilled: "zrealizowany",
    lost: "stracony",
  },
};

export const board: Board = { Map, Side, Tray, standing, about, terms: TERMS };
