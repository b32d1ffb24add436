import type { Words } from "../../generated/hamilcar";
import type { SeatName } from "../../lib/protocol";
import type { Say } from "../../lib/words";
import type { Board, Desk, Row } from "../types";
import { legend, plate } from "./book";
import { label } from "./labels";
import Faces from "./Faces.svelte";
import { reports } from "./reports";
import { manner } from "./manner";
import { mat } from "./mat";
import Map from "./Map.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { colourOf, hamilcar, type Force } from "./view";
import { boardWords } from "./words";

function seatFacts(desk: Desk, seat: SeatName): Row[] {
  const game = hamilcar(desk.view);
  const t = boardWords(desk);
  return [
    [t("hand"), String(game.hand_sizes[seat] ?? 0)],
    [t("tally"), String(game.tally[seat] ?? 0)],
    [t("warships"), String(game.ships[seat]?.ready ?? 0)],
  ];
}

/** The units of a force in words. */
function forceOf(t: Say<Words>, { cu, elephants, st }: Force): string {
  const units = [
    cu ? t("force-cu", { n: cu }) : "",
    elephants ? t("force-elephants", { n: elephants }) : "",
    st ? t("force-supply", { n: st }) : "",
  ];
  return units.filter(Boolean).join(", ") || t("force-none");
}

/** Whose a space is, who stands there, and the battle that would await whoever enters it. */
function aboutSpace(desk: Desk, label: string): Row[] {
  const t = boardWords(desk);
  const { names } = desk;
  const view = hamilcar(desk.view);
  const space = view.spaces[label];
  const entry = names.entry("space", label);
  const force = (one: Force): string =>
    [forceOf(t, one), ...one.generals.map((id) => names.text("general", id))].join("; ");
  const rows: Row[] = [
    [
      t("province"),
      `${names.text("province", String(entry?.["province"] ?? ""))} (${names.text("region", String(entry?.["region"] ?? ""))})`,
    ],
    [t("controls"), space?.control ? names.text("seat", space.control) : t("neutral")],
  ];
  if (entry?.["port"]) rows.push(["", entry["major_port"] ? t("major-port") : t("port")]);
  if (space?.city)
    rows.push([t("capacity"), `${space.city.capacity}${space.city.besieged ? `, ${t("besieged")}` : ""}`]);
  if (space?.city?.inside) rows.push([t("within"), force(space.city.inside)]);
  for (const [seat, one] of Object.entries(space?.outside ?? {}))
    rows.push([`${t("in-field")}: ${names.text("seat", seat)}`, force(one)]);
  if (space?.siege) rows.push(["", t("siege", { points: space.siege.points, needed: space.siege.needed })]);
  if (space?.tribe) rows.push(["", t("tribe")]);
  const last = view.movement?.ahead[label]?.at(-1);
  if (last)
    rows.push([
      t("ahead"),
      `${names.text("seat", "rome")} ${t("level-name", { level: last.rome.level })}, ${names.text("seat", "carthage")} ${t("level-name", { level: last.carthage.level })}`,
    ]);
  return rows;
}

function about(desk: Desk, domain: string, label: string): Row[] {
  const t = boardWords(desk);
  const { names } = desk;
  const view = hamilcar(desk.view);
  if (domain === "space") return aboutSpace(desk, label);
  if (domain === "general") {
    const general = view.generals[label];
    const entry = names.entry("general", label);
    const ability = String(entry?.["ability"] ?? "");
    const rows: Row[] = general
      ? [
          [t("strategy"), String(general.strategy)],
          [t("battle-rating"), String(general.battle)],
        ]
      : [];
    if (general && general.standing !== "map") rows.push(["", t("standing", { standing: general.standing })]);
    if (general?.office) rows.push([t("office"), t("office-name", { office: general.office })]);
    const traits = (entry?.["traits"] as string[] | undefined) ?? [];
    if (traits.length) rows.push([t("trait"), traits.map((trait) => t("trait-name", { trait })).join(", ")]);
    return ability ? [...rows, [t("ability"), ability]] : rows;
  }
  if (domain === "card") {
    const entry = names.entry("strategy_card", label);
    const signs = [
      entry?.["counter_event"] ? t("counter") : "",
      entry?.["remove_after_event"] ? t("once") : "",
      entry?.["ships"] ? `${t("ships-sign")} ${String(entry["ships"])}` : "",
      entry?.["raise_troops"] ? t("troops") : "",
    ].filter(Boolean);
    return [
      [t("ops"), String(entry?.["ops"] ?? "")],
      [t("event"), String(entry?.["text"] ?? "")],
      ...(signs.length ? [["", signs.join(", ")] as Row] : []),
    ];
  }
  if (domain === "tactic") return [["", String(names.entry("tactic_card", label)?.["text"] ?? "")]];
  return [];
}

export const board: Board = {
  places: ["space"],
  calendar: ["turn-begins"],
  Faces,
  reports,
  manner,
  label,
  tall: true,
  Map,
  Side,
  Tray,
  seatFacts,
  mat,
  plate,
  legend,
  about,
  colour: colourOf,
};
