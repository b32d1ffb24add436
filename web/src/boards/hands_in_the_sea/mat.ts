// What lies open before Rome or Carthage: tracks, tokens, counts of cards, and the cards that everybody may look at.

import type { SeatName } from "../../lib/protocol";
import type { Desk, MatPart, Thing } from "../types";
import { hands } from "./view";
import { boardWords } from "./words";

export function mat(desk: Desk, seat: SeatName): MatPart[] {
  const { names } = desk;
  const t = boardWords(desk);
  const player = hands(desk.view).players.find((one) => one.seat === seat);
  if (!player) return [];
  const cards = (ids: string[]): Thing[] =>
    ids.map((id) => ({ domain: "card", label: id, text: names.text("card", id) }));
  const { captured, outlook } = player;
  const parts: MatPart[] = [
    {
      title: "",
      rows: [
        [t("silver"), String(player.silver)],
        [t("points"), String(player.points)],
        [t("prestige"), String(player.prestige)],
        [t("warships"), String(player.warships)],
        [t("fleet"), names.text("station", player.fleet)],
        [t("pillage"), String(player.pillage)],
        [t("towns"), String(player.towns_left)],
        [t("cities"), String(player.cities_left)],
        [t("captured"), t("captured-tokens", { towns: captured.towns, cities: captured.cities + captured.capitals })],
      ],
    },
    {
      title: t("cards-held"),
      rows: [
        [t("hand"), String(player.hand_size)],
        [t("deck"), String(player.draw_deck_size)],
        [t("discard"), String(player.discard.length)],
        [t("reserve"), `${player.reserve_size}/${player.reserve_room}`],
      ],
    },
    { title: t("outlook"), rows: [["", t("next", { silver: outlook.silver_next, points: outlook.points_next })]] },
  ];
  const open: [string, string[]][] = [
    [t("reserve"), player.reserve ?? []],
    [t("known-hand"), player.hand_known],
    [t("known-held"), player.held_known],
    [t("known-top"), player.draw_deck_top],
    [t("strategy-of"), player.strategy ? [player.strategy] : []],
    [t("aboard"), player.aboard],
    [t("discards"), player.discard],
    [t("empire"), player.empire],
  ];
  for (const [title, ids] of open)
    if (ids.length) parts.push({ title: `${title} · ${ids.length}`, things: cards(ids) });
  return parts;
}
