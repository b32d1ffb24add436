// What lies open before an empire: mat, stocks, tracks and open offers; its resources are behind the screen. [1.1-7, C-9]

import type { SeatName } from "../../lib/protocol";
import type { Desk, MatPart, Row, Thing } from "../types";
import { tileOf } from "./tiles";
import { mare, token } from "./view";
import { boardWords } from "./words";

export function mat(desk: Desk, seat: SeatName): MatPart[] {
  const { names } = desk;
  const t = boardWords(desk);
  const view = mare(desk.view);
  const realm = view.players[seat];
  if (!realm?.empire) return [];
  const tokens = (held: Record<string, number>): Thing[] =>
    Object.entries(held).map(([id, count]) => ({
      domain: "token",
      label: id,
      text: count > 1 ? `${count} × ${names.text("token", id)}` : names.text("token", id),
      sign: id === "coin" ? { icon: "coin" } : { good: token(id).good },
    }));
  const lifted = mare(desk.views[seat] ?? {}).supply; // once the game is over, all screens are lifted
  const titles = Object.entries(view.leaders).flatMap(([track, leader]) =>
    leader === seat ? [names.text("track", track)] : [],
  );
  const provinces = Object.entries(view.provinces).flatMap(([id, province]): Thing[] =>
    province.control === seat ? [{ domain: "province", label: id, text: names.text("province", id) }] : [],
  );
  const parts: MatPart[] = [
    {
      title: names.text("province", realm.capital ?? ""),
      rows: [
        [t("cities"), String(realm.great_cities ?? 0)],
        [t("heroes"), String(realm.tiles?.length ?? 0)],
        [t("titles"), titles.join(", ") || "–"],
        ["", t("price", { n: realm.next_tile_price ?? 0 })],
      ],
    },
    {
      title: t("tiles"),
      things: (realm.tiles ?? []).map((id) => ({
        domain: "tile",
        label: id,
        text: tileOf(desk, id).name,
        note: realm.used?.includes(id) ? t("used") : undefined,
        sign: { icon: tileOf(desk, id).wonder ? "temple" : "laurel" },
      })),
    },
    {
      title: t("levels"),
      rows: Object.entries(view.tracks).map(([track, row]): Row => [
        names.text("track", track),
        `${row[seat]?.level ?? 0}`,
      ]),
    },
    {
      title: t("stock"),
      rows: Object.entries(realm.stock ?? {}).map(([kind, count]): Row => [t("kind", { kind }), String(count)]),
    },
    { title: `${t("provinces-held")} · ${provinces.length}`, things: provinces },
  ];
  if (realm.offer) parts.push({ title: t("open-offer"), things: tokens(realm.offer) });
  if (Object.keys(realm.claimed ?? {}).length) parts.push({ title: t("claimed"), things: tokens(realm.claimed ?? {}) });
  parts.push(
    lifted ? { title: t("lifted"), things: tokens(lifted) } : { title: t("lifted"), rows: [["", t("hidden")]] },
  );
  return parts;
}
