"""The game retold by a reader who knows the set-up and the log alone: tracks, control, ships, Units and cards.

He counts what he reads of and looks at no position; what he has counted must be what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navarch.engine.event import Event
from navarch.games.hamilcar.state import HamilcarState

from .table import GAME

NOBODY = -1
SPACES, GENERALS, CARDS = GAME.nouns["space"], GAME.nouns["general"], GAME.nouns["card"]
ROME, CARTHAGE = 0, 1
CU, ELEPHANT, GENERAL, TRAIN = range(4)


def warships(s: HamilcarState, side: int) -> int:
    """Ready Warships, in port or at sea."""
    return s.ready[side] + s.at_sea[side]


def table_of(s: HamilcarState) -> dict[str, Any]:
    """The same things as they lie on the table."""
    half = len(s.cu) // 2
    trains = [sum(s.st[:half]), sum(s.st[half:])]
    return {
        "turn": s.turn, "supremacy": s.supremacy, "seamanship": s.seamanship, "corvi": s.corvi, "truce": s.truce,
        "forgotten": s.forgotten, "citadel": s.citadel, "miat": s.miat,
        "control": list(s.control), "tribes": s.tribes, "points": list(s.points),
        "generals": {g for g in range(len(GENERALS)) if s.place[g] >= 0},
        "proconsuls": {g for g in range(len(GENERALS)) if s.office[g] == 2},
        "paid": s.paid, "flamen": s.flamen,
        "ships": [warships(s, ROME), warships(s, CARTHAGE)], "spent": list(s.spent),
        "cus": [sum(s.cu[:half]), sum(s.cu[half:]) + sum(s.el)],
        "trains": trains, "chest": list(s.chest),
    }  # fmt: skip


class Reader:
    """Reads event by event. An event of which he knows nothing changes nothing that he counts."""

    def __init__(self, s: HamilcarState) -> None:
        self.known = table_of(s)
        self.winner = NOBODY

    def __getitem__(self, key: str) -> Any:
        return self.known[key]

    def read(self, event: Event) -> None:
        """One line of the log."""
        name = event.key.replace("-", "_")
        method: Callable[..., None] | None = getattr(self, f"hear_{name}", None)
        args = event.args[: len(GAME.text_kinds[f"event-{event.key}"])]
        if method is not None:
            method(*args)

    # ---- tracks ----

    def hear_turn_begins(self, turn: int) -> None:
        self.known.update(turn=turn, flamen=NOBODY, chest=[0, 0])

    def hear_supremacy(self, who: int) -> None:
        self.known["supremacy"] = who

    def hear_supremacy_given_up(self, _who: int, to: int) -> None:
        self.known["supremacy"] = to

    def hear_seamanship(self, level: int, *_ships: int) -> None:
        self.known["seamanship"] = level + 1

    hear_seamanship_falls = hear_seamanship

    def hear_corvi_mounted(self) -> None:
        self.known["corvi"] = 1

    def hear_corvi_dismounted(self) -> None:
        self.known["corvi"] = 0

    def hear_truce_begins(self) -> None:
        self.known["truce"] = 1

    def hear_truce_broken(self, _card: int) -> None:
        self.known["truce"] = 0

    def hear_truce_ends(self) -> None:
        self.known["truce"] = 0

    def hear_tactics_remembered(self) -> None:
        self.known["forgotten"] = 0

    def hear_citadel(self, _who: int, space: int) -> None:
        self.known["citadel"] = space

    def hear_miat_pc(self, slot: int) -> None:
        self.known["miat"] |= 1 << slot

    def hear_removed_from_miat(self, slot: int) -> None:
        assert self["miat"] >> slot & 1, "a PC that did not lie there"
        self.known["miat"] &= ~(1 << slot)

    # ---- control ----

    def hear_placed_pc(self, who: int, space: int) -> None:
        assert self["control"][space] == NOBODY, f"{SPACES[space]} was taken"
        self["control"][space] = who

    def hear_flipped_pc(self, who: int, space: int) -> None:
        assert self["control"][space] == 1 - who, f"{SPACES[space]} was not the enemy's"
        self["control"][space] = who

    def hear_removed_pc(self, who: int, space: int) -> None:
        assert self["control"][space] == who, f"{SPACES[space]} was not theirs"
        self["control"][space] = NOBODY

    hear_isolated_pc = hear_removed_pc

    def hear_subjugated(self, who: int, space: int) -> None:
        self.known["tribes"] &= ~(1 << space)
        self["control"][space] = who
        self["points"][space] = 0

    def hear_city_taken(self, who: int, space: int, cus: int, trains: int) -> None:
        self["control"][space] = who
        self["points"][space] = 0
        self["cus"][1 - who] -= cus
        self.hear_captured_trains(who, space, trains)

    def hear_siege_points(self, space: int, points: int, _needed: int) -> None:
        self["points"][space] = points

    def hear_siege_lifted(self, space: int) -> None:
        self["points"][space] = 0

    def hear_siege_point_lost(self, space: int) -> None:
        self["points"][space] = max(0, self["points"][space] - 1)

    def hear_blockade_run(self, space: int, points: int, loss: int) -> None:
        self["points"][space] = max(0, self["points"][space] - points)
        self["ships"][CARTHAGE] -= loss

    # ---- Generals ----

    def hear_placed_general(self, _who: int, general: int, _space: int) -> None:
        self["generals"].add(general)

    def hear_drawn_general(self, who: int, _general: int) -> None:
        if who == ROME:  # a price paid for a Consul of last year is spent
            self.known["paid"] = 0

    def hear_dictator(self, general: int) -> None:
        self["generals"].add(general)
        self["chest"][ROME] |= 1 << CARDS.index("dictator")

    def hear_displaced(self, general: int, _pool: int) -> None:
        self.hear_left_game(general)

    def hear_left_game(self, general: int, *_space: int) -> None:
        assert general in self["generals"], f"{GENERALS[general]} was not on the map"
        self["generals"].discard(general)
        self["proconsuls"].discard(general)

    hear_recalled = hear_left_game

    def hear_proconsul(self, general: int) -> None:
        self.known["proconsuls"] = {general}

    def hear_paid_for(self, general: int) -> None:
        self.known["paid"] |= 1 << general

    def hear_flamen(self, general: int) -> None:
        self.known["flamen"] = general

    def hear_activated(self, general: int, _space: int) -> None:
        if self["flamen"] == general:
            self.known["flamen"] = NOBODY

    # ---- ships ----

    def hear_new_warship(self, who: int, count: int) -> None:
        self["ships"][who] += count

    def hear_reform_ships(self, count: int) -> None:
        self["ships"][ROME] += count
        self["cus"][ROME] -= count

    def hear_warships_hit(self, who: int, sunk: int, prizes: int) -> None:
        self["ships"][who] -= sunk + prizes

    def hear_prizes(self, who: int, count: int) -> None:
        self["spent"][who] += count

    def hear_ships_spent(self, who: int, count: int) -> None:
        self["ships"][who] -= count
        self["spent"][who] += count

    def hear_refitted(self, who: int, count: int) -> None:
        self["ships"][who] += count
        self["spent"][who] -= count

    def hear_storm(self, who: int, _hits: int, ships: int, cus: int, trains: int) -> None:
        self["ships"][who] -= ships
        self["cus"][who] -= cus
        self["trains"][who] -= trains

    def hear_crews_land(self, _general: int, count: int, _space: int, spent: int) -> None:
        self["ships"][ROME] -= count - spent
        self["spent"][ROME] -= spent
        self["cus"][ROME] += count

    # ---- Units ----

    def hear_placed_piece(self, who: int, piece: int, _space: int) -> None:
        self["trains" if piece == TRAIN else "cus"][who] += 1

    def hear_roman_troops(self, count: int) -> None:
        self["cus"][ROME] += count

    def hear_lost_cus(self, who: int, count: int, _elephants: int, _space: int) -> None:
        self["cus"][who] -= count

    def hear_force_eliminated(self, who: int, _space: int, cus: int) -> None:
        self["cus"][who] -= cus

    def hear_overrun(self, who: int, _space: int) -> None:
        self["cus"][1 - who] -= 1

    def hear_lost_at_sea(self, who: int, cus: int, elephants: int, trains: int) -> None:
        self["cus"][who] -= cus + elephants
        self["trains"][who] -= trains

    def hear_captured_trains(self, who: int, _space: int, count: int) -> None:
        self["trains"][who] += count
        self["trains"][1 - who] -= count

    def hear_train_spent(self, who: int, _space: int, count: int) -> None:
        self["trains"][who] -= count

    hear_trains_lost = hear_train_spent

    def hear_destroyed_train(self, who: int, space: int) -> None:
        self.hear_train_spent(who, space, 1)

    hear_winter_supply = hear_destroyed_train
    hear_determined_defence = hear_destroyed_train

    def hear_train_again(self, who: int) -> None:
        self["trains"][who] += 1

    # ---- the end ----

    def hear_won_capital(self, who: int, *_cause: int) -> None:
        self.winner = who

    hear_won_pcs = hear_won_italia = hear_won_count = hear_won_capital

    # ---- cards ----

    def hear_played_event(self, who: int, card: int) -> None:
        self["chest"][who] |= 1 << card

    hear_played_operation = hear_played_event
    hear_discarded = hear_played_event

    def hear_event_cancelled(self, card: int) -> None:
        self["chest"][ROME] &= ~(1 << card)
