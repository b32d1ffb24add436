"""5.2.1 Attack a location.

5.2.1.M the battle site's own card cannot be used: `ch04_3_sea_and_supply/usable_cards.py`.
5.2.1.E, 5.2.1.L the Battle Strength track: `battle_track.py`. 5.2.1.J, 5.2.1.K the rounds and the end of a battle:
`resolve_battle.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import ATTACK
from ..box.labels import ATTACKED, CONNECTION, FORCE, other
from ..box.modifiers import START_ATTACK_FIELD, START_ATTACK_SIEGE, START_DEFEND_FIELD, START_DEFEND_SIEGE, TAX_ATTACK
from ..box.sets import add
from ..ch04_3_sea_and_supply.sea_zones import enemy_waters
from ..ch04_3_sea_and_supply.supply import sites, survey
from ..ch04_3_sea_and_supply.syracuse import foes_places
from ..ch04_6_strategy_cards.diplomacy import beyond_means, pay_tax, why_taxed
from ..ch05_1_expansive.fortify import wall_strength
from ..ch05_1_expansive.payment import payment
from ..ch05_1_expansive.travel import keeping_one, why_no_way
from ..ch06_ending.ending_conditions import no_new_battle
from ..kinds import Location
from .battle_cards import EnterBattle
from .battle_track import is_siege, shift

if TYPE_CHECKING:
    from ..state import HandsState


def defence_of(s: HandsState, place: int) -> int:
    """What an attack has to overcome: 1, the Fortification and the printed bonus [5.2.1.F, 5.2.1.G, 5.2.1.H]."""
    return s.num.intrinsic + wall_strength(s, place) + s.board.defence[place]


def why_attack(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids attacking this location; its own supply does not matter [4.4.Q, 5.2.A, 5.2.1.N, 4.5.K]."""
    bit = 1 << place
    if not foes_places(s, seat) & bit:
        return Reason("5.2.A", "no-enemy-there", (place,))
    if s.overtime:
        return no_new_battle()
    if s.site[seat] >= 0:
        return Reason("5.2.1.N", "already-attacking", (s.site[seat],))
    if sites(s) & bit:
        return Reason("4.5.K", "battle-there", (place,))
    shut = enemy_waters(s, seat, s.board.region[place])
    return why_no_way(s, seat, place, [FORCE], shut) or why_taxed(s, seat, place, TAX_ATTACK)


def attack_options(s: HandsState, seat: int, able: int, near: int, menu: list[int]) -> None:
    """Locations that can be attacked."""
    if s.site[seat] >= 0 or s.overtime:
        return
    foes = near & foes_places(s, seat) & ~sites(s)
    if foes:
        own = s.cards.own[seat]
        force = able & own.opens & ~(own.leaders if s.leaderless >> seat & 1 else 0)
        add(menu, ATTACK, keeping_one(s, seat, able, foes & ~beyond_means(s, seat, TAX_ATTACK), force))


class Attack(Procedure):
    """5.2.1 Attack a location. [5.2.1.A]"""

    SEQUENCE: ClassVar = ("pay", "begin", "open")

    seat: Seat
    place: Location

    def pay(self, s: HandsState) -> None:
        """Connection, transport and one card with a Sword [5.2.1.A, 5.2.1.B, 5.2.1.C, 5.2.1.O]."""
        pay_tax(s, self.seat, self.place, TAX_ATTACK)
        shut = enemy_waters(s, self.seat, s.board.region[self.place])
        s.call(payment(self.seat, self.place, [CONNECTION, FORCE], shut=shut))

    def begin(self, s: HandsState) -> None:
        """The Battle Round token shows 1, the marker the defence.

        [C.CelticAllies.1, 5.2.1.D]
        """
        seat = self.seat
        s.deeds |= ATTACKED
        s.site[seat] = self.place
        s.battle_round[seat] = 1
        siege = is_siege(s, seat)
        s.marker[seat] = 0
        defence = defence_of(s, self.place)
        ahead = s.modifier(seat, START_ATTACK_SIEGE if siege else START_ATTACK_FIELD)
        against = s.modifier(other(seat), START_DEFEND_SIEGE if siege else START_DEFEND_FIELD)
        if not s.held[other(seat)] >> self.place & 1:
            against = 0
        shift(s, seat, other(seat), defence)
        shift(s, seat, seat, ahead)
        shift(s, seat, other(seat), against)
        survey(s)
        s.tell("5.2.1.D", "attacked", seat, self.place, s.marker[seat], defence, ahead, against)

    def open(self, s: HandsState) -> None:
        """The opening strength joins [5.2.1.I]."""
        s.call(EnterBattle(self.seat, self.seat, self.answer, opening=1))
