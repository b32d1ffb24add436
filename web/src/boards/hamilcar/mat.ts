// What lies open before a side: generals and where they are, ships, war chest, provinces. Hands are secret. [2.3.E1b]

import type { SeatName } from "../../lib/protocol";
import type { Desk, MatPart, Row, Thing } from "../types";
import { hamilcar } from "./view";
import { boardWords } from "./words";

export function mat(desk: Desk, seat: SeatName): MatPart[] {
  const { names } = desk;
  const t = boardWords(desk);
  const view = hamilcar(desk.view);
  const ships = view.ships[seat];
  const chest = view.war_chest[seat];
  const at = new Map<string, string>();
  for (const [id, space] of Object.entries(view.spaces))
    for (const force of [space.outside?.[seat], space.city?.inside])
      for (const general of force?.generals ?? []) at.set(general, names.text("space", id));
  for (const general of view.fleets[seat]?.generals ?? []) at.set(general, t("at-sea"));
  const generals = Object.entries(view.generals).flatMap(([id, general]): Thing[] =>
    general.side === seat
      ? [
          {
            domain: "general",
            label: id,
            text: `${names.text("general", id)} ${general.strategy}·${general.battle}`,
            note: [
              general.office ? t("office-name", { office: general.office }) : "",
              at.get(id) ?? t("standing", { standing: general.standing }),
            ]
              .filter(Boolean)
              .join(", "),
          },
        ]
      : [],
  );
  const isHere = (thing: Thing): boolean => at.has(thing.label);
  const held = Object.entries(view.display).filter(([, owner]) => owner === seat);
  const rows: Row[] = [
    [t("hand"), String(view.hand_sizes[seat] ?? 0)],
    [t("tactic-hand"), String(view.tactic_sizes[seat] ?? 0)],
    [t("tally"), String(view.tally[seat] ?? 0)],
    [t("supremacy"), view.supremacy === seat ? "✓" : "–"],
  ];
  const parts: MatPart[] = [
    { title: "", rows },
    { title: t("generals"), things: [...generals.filter(isHere), ...generals.filter((one) => !isHere(one))] },
    {
      title: t("navies"),
      rows: [
        [t("ready"), String(ships?.ready ?? 0)],
        [t("spent"), String(ships?.spent ?? 0)],
        [t("at-sea"), String(ships?.at_sea ?? 0)],
        [t("prizes"), String(ships?.prizes ?? 0)],
      ],
    },
    {
      title: `${t("chest")} · ${t("chest-holds", { ops: chest?.ops ?? 0, cards: chest?.cards.length ?? 0 })}`,
      things: (chest?.cards ?? []).map((id) => ({ domain: "card", label: id, text: names.text("card", id) })),
    },
    { title: `${t("provincial")} · ${held.length}`, rows: held.map(([id]): Row => [names.text("display", id), "✓"]) },
  ];
  if (seat === "rome" && view.revealed)
    parts.push({
      title: t("shown-hand"),
      things: view.revealed.map((id) => ({ domain: "card", label: id, text: names.text("card", id) })),
    });
  return parts;
}
