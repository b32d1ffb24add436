// What lies open before a merchant: chart, gold, tiles, oar cards played. The hand is nobody else's to see. [S.6e, S.6f]

import type { SeatName } from "../../lib/protocol";
import type { Desk, MatPart, Row, Thing } from "../types";
import { neptun, oarCard, signed } from "./view";
import { boardWords } from "./words";

export function mat(desk: Desk, seat: SeatName): MatPart[] {
  const { names } = desk;
  const t = boardWords(desk);
  const view = neptun(desk.view);
  const player = view.players[seat];
  if (!player) return [];
  const boat = view.boats[seat];
  const contracts = player.chart.flatMap((contract): Thing[] =>
    contract
      ? [
          {
            domain: "city_card",
            label: contract.city_card,
            text: t("contract", {
              good: names.text("good", contract.good),
              city: names.text("city", contract.city),
              pays: contract.pays,
              n: contract.amount,
            }),
            note: t("status", { status: contract.status }),
            sign: { good: contract.good },
          },
        ]
      : [],
  );
  const temples = Object.entries(view.temples).map(([region, { track, ranking }]): Row => {
    const place = ranking.indexOf(seat) + 1;
    const name = region === "gold" ? t("gold-temple") : names.text("region", region);
    const space = region === "gold" ? player.gold : (track?.[seat] ?? 0);
    return [name, `${space}${place ? ` (${place}.)` : ""}`];
  });
  return [
    {
      title: "",
      rows: [
        [t("gold"), String(player.gold)],
        [t("points"), String(player.points)],
        [t("hand"), String(player.hand_size)],
        [t("boat"), boat ? names.text("city", boat) : "–"],
      ],
    },
    { title: t("contracts-of"), things: contracts },
    {
      title: t("played"),
      things: player.played.map((oar) => {
        const { wind, power } = oarCard(names, oar);
        return {
          domain: "oar",
          label: oar,
          text: `${power}`,
          note: `${t("wind")} ${signed(wind)}`,
          sign: { icon: "oar" },
        };
      }),
    },
    { title: t("temples"), rows: temples },
    {
      title: `${t("tiles")} · ${t("bonus-tiles", { n: player.bonus })}`,
      things: player.tiles.map(({ tile, points }) => ({
        domain: "tile",
        label: tile,
        text: names.text("tile", tile),
        note: String(points),
        sign: { icon: "laurel" },
      })),
    },
  ];
}
