"""9.3 Naval Battle Resolution and 9.4 Political Consequences."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import TARGET
from ..box.labels import AREAS, ROME, SEA
from ..ch02_concepts.cities import shelter
from ..ch02_concepts.generals import generals_at, generals_in
from ..ch02_concepts.naval_supremacy import take_supremacy
from ..ch02_concepts.units import capture_trains, cus, elephants, shift_all, space_cus, sts, units, warship_supply
from ..ch02_concepts.weariness import carry_all, freeze
from ..ch04_victory.displacement import Displacement
from ..ch04_victory.remove_pcs import FOR_NAVAL_BATTLE, WITH_MIAT, RemovePCs
from ..ch10_land_reactions.garrison import Garrison, may_choose_sides
from ..ch15_miat_and_africa.africa import harbours
from ..ch16_optional.price_of_failure import PriceOfFailure
from ..ch17_2_generals.victors_pc import VictorsPC
from ..kinds import NOTHING, General, Space, SpaceList
from ..state import HamilcarState


def free_of_enemies(s: HamilcarState, seat: int, port: int) -> bool:
    """No enemy General and no enemy CU in the space, inside its city or outside. [9.3.B1f, 9.3.B2b, 2.1.C5]"""
    foe = 1 - seat
    return not space_cus(s, foe, port) and not generals_in(s, foe, port)


class NavalBattleResolution(Procedure):
    """9.3.B What winner and loser must do. [9.3.B1, 9.3.B2, 9.3.B3]"""

    SEQUENCE = (
        "supremacy", "price_of_failure", "prizes", "loser_ships", "displace", "loser_lands", "loser_ashore",
        "winner_lands", "winner_ashore", "consequences", "victors_pc",
    )  # fmt: skip
    CHOICES = {"victors_port": "9.3.B1f"}

    mover: Seat
    winner: Seat
    port: Space
    rome_command: General
    carthage_command: General
    lost: Number  # Units the loser lost
    kept: Number  # the loser left by Flee! and keeps Naval Supremacy if held
    short: Number
    ashore: Space = NOTHING  # where an Army has just landed
    way: SpaceList = []  # of the Intercepting Fleet, whose counter goes with this procedure [9.3.B3c]
    african: Number = 0  # Units in Carthage's Fleet came aboard in Africa [7.1.8]

    def supremacy(self, s: HamilcarState) -> None:
        """The winner gains Naval Supremacy, unless the loser kept it by Flee!. [9.3.B3b, 8.5.4]"""
        s.won_any |= 1 << self.winner
        s.tell("9.3.A1", "naval-victory", self.winner, self.port)
        if not self.kept:
            take_supremacy(s, self.winner, "9.3.B3b")

    def price_of_failure(self, s: HamilcarState) -> None:
        """Rome may have the beaten Carthaginian commander eliminated. [16.6.1]"""
        if self.winner == ROME:
            s.call(PriceOfFailure(self.carthage_command))

    def prizes(self, s: HamilcarState) -> None:
        """The winner's Prizes become his, Spent; of those taken from him half come back.

        [9.3.B1a, 9.3.B1b, 9.3.B1c, 9.2.B3a]
        """
        winner, loser = self.winner, 1 - self.winner
        taken = s.prizes[winner]
        s.prizes[winner] = 0
        s.sunk[loser] += taken
        claimed = min(taken, warship_supply(s, winner))
        s.spent[winner] += claimed
        back = s.prizes[loser] // 2  # half, rounded down [15.1.1]
        s.sunk[winner] += s.prizes[loser] - back
        s.prizes[loser] = 0
        s.spent[winner] += back
        if claimed + back:
            s.tell("9.3.B1a", "prizes", winner, claimed + back)

    def loser_ships(self, s: HamilcarState) -> None:
        """The loser's Warships go home Spent. [9.3.B2a]"""
        loser = 1 - self.winner
        self.answer = s.at_sea[loser] + units(s, loser, SEA)
        if s.at_sea[loser]:
            s.tell("9.3.B2a", "ships-spent", loser, s.at_sea[loser])
        s.spent[loser] += s.at_sea[loser]
        s.at_sea[loser] = 0

    def displace(self, s: HamilcarState) -> None:
        """Generals of a Fleet that lost every Unit are displaced. [9.3.B2c]"""
        if not self.answer:
            self.go("winner_lands")
            s.call(Displacement(generals_at(s, 1 - self.winner, SEA)))

    def loser_lands(self, s: HamilcarState) -> None:
        """The others land in the last own port on their way, or where they embarked. [9.3.B2b, 7.1.8]"""
        loser = 1 - self.winner
        route = s.route if loser == self.mover else self.way
        passed = harbours(s, loser, route[:-1], bool(self.african)) or route  # before the port of battle
        port = passed[0]
        for other in reversed(passed):
            if s.control[other] == loser and free_of_enemies(s, loser, other):
                port = other
                break
        self.put_ashore(s, loser, port, "9.3.B2b")

    def put_ashore(self, s: HamilcarState, seat: int, port: int, rule: str) -> None:
        """An Army lands; the owner of a city there says who is inside. [9.3.B1f, 9.3.B2b, 10.0.2]"""
        area = shelter(s, seat, port, cus(s, seat, SEA), sts(s, seat, SEA))
        generals = generals_at(s, seat, SEA)
        cu, el, st = s.cu[seat * AREAS + SEA], elephants(s, seat, SEA), sts(s, seat, SEA)
        s.tell(rule, "put-ashore", seat, port, cu, el, st, generals)
        if seat == self.mover:  # [7.1.11]
            freeze(s, seat, SEA, generals)
            carry_all(s, seat, SEA, area)
        shift_all(s, seat, SEA, area)
        self.ashore = port
        if cus(s, seat, port) and may_choose_sides(s, 1 - seat, port):
            s.call(Garrison(1 - seat, port))

    def capture(self, s: HamilcarState, seat: int) -> None:
        """Enemy STs that nobody guards where an Army landed are captured. [2.3.D3d]"""
        port, self.ashore = self.ashore, NOTHING
        if port >= 0 and cus(s, seat, port) and not cus(s, 1 - seat, port):
            capture_trains(s, seat, port)

    def loser_ashore(self, s: HamilcarState) -> None:
        """What the loser comes upon. [2.3.D3d]"""
        self.capture(s, 1 - self.winner)

    def winner_lands(self, s: HamilcarState) -> None:
        """The mover decides in his own voyage. [9.3.B1d, 9.3.B1e]"""
        if self.winner == self.mover:
            return
        s.ready[self.winner] += s.at_sea[self.winner]  # [9.3.B1h]
        s.at_sea[self.winner] = 0
        ports = self.victors_port_options(s, self.winner)
        if len(ports) == 1:
            s.play_unasked(self.winner, "victors_port", ports[0])
            self.put_ashore(s, self.winner, ports[0] - TARGET, "9.3.B1f")
        else:
            s.ask(self.winner, "victors_port")

    def victors_port_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Any port of the route free of enemies; nobody may intercept this. [9.3.B1f, 9.3.B1g, 7.1.8]"""
        ports = harbours(s, seat, self.way, bool(self.african))
        found = sorted({TARGET + x for x in ports if free_of_enemies(s, seat, x)})
        return found or [TARGET + ports[0]]

    def victors_port_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != TARGET or verb + noun in self.victors_port_options(s, seat):
            return None
        if noun not in self.way:
            return Reason("9.3.B1f", "not-on-route", (noun,))
        if noun not in harbours(s, seat, self.way, bool(self.african)):
            return Reason("7.1.8", "miat-holds-back")
        return Reason("9.3.B1f", "enemies-there", (noun,))

    def victors_port(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The Army lands there. [9.3.B1f]"""
        self.put_ashore(s, seat, noun, "9.3.B1f")

    def winner_ashore(self, s: HamilcarState) -> None:
        """What the winner comes upon. [2.3.D3d]"""
        self.capture(s, self.winner)

    def consequences(self, s: HamilcarState) -> None:
        """The loser removes PCs for half of the Units lost, or has lost the game; none after an unguarded Fleet.

        [9.4.1, 9.4.2, 8.5.5]
        """
        if not self.short and self.lost // 2:
            s.call(RemovePCs(1 - self.winner, self.lost // 2, WITH_MIAT, FOR_NAVAL_BATTLE))

    def victors_pc(self, s: HamilcarState) -> None:
        """L. Cornelius Scipio. [17.2.B-LScipio1]"""
        command = self.rome_command if self.winner == ROME else self.carthage_command
        s.call(VictorsPC(self.winner, command))
