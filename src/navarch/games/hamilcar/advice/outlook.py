"""What a side sees on the map: what a space is worth to an Army, what waits beyond, what threatens it there.

It is kept with the position, and looked at anew only where something that it depends on has changed.
"""

from __future__ import annotations

from typing import Final

from ..box.labels import AFRICA, AREAS, CARTHAGE, CARTHAGO, REGION_IDS, ROMA, ROME, SPACES
from ..ch02_concepts.areas import space_of
from ..ch02_concepts.generals import generals_at
from ..ch02_concepts.units import cus
from ..ch14_siege.siege import SIEGE_CUS, points_needed
from ..ch15_miat_and_africa.africa import held_in_africa, may_go_to_africa
from ..state import HamilcarState
from .weights import (
    SHARE,
    W_AHEAD,
    W_BATTLE_PRICE,
    W_BATTLE_PRIZE,
    W_FLIP_SAVED,
    W_FLIP_WON,
    W_LONE,
    W_MARCH_ON,
    W_RELIEVE,
    W_RELIEVE_POINT,
    W_SIEGE_RELIEF,
    W_SIEGE_SHARE,
    W_STAND,
    W_TAKE,
    W_TAKE_LAST,
    W_TAKE_MORE,
    W_THREAT,
    W_THREAT_SHELTER,
    W_UNIT,
    WEIGHTS,
)
from .worth import CAPITAL, UNKNOWN, Gains, control_change, rating_of, win_chance

SURE: Final[tuple[int, ...]] = (0, 75, 45, 30, 22)  # share of a city's worth for an Army that needs so many points more
SURE_RED: Final[tuple[int, ...]] = (0, 90, 62, 42, 30)
RELIEF: Final = 6  # Movement Points from which an Army comes to a besieged city
# Share of a goal's worth so many Movement Points away.
NEARNESS: Final[tuple[int, ...]] = (100, 48, 47, 45, 43, 37, 33, 29, 25, 21, 17)
AHEAD: Final = len(NEARNESS)
NEXT_TO_IT: Final = NEARNESS[1]  # the highest share of a goal that is somewhere else
LOOKED_AT: Final = 8  # goals that an Army keeps in mind
REGIONS: Final = len(REGION_IDS)


class Survey:
    """What every space is worth to an Army of so many CUs under a General of that rating."""

    def __init__(self, key: int, strength: int, rating: int) -> None:
        self.key = key
        self.strength = strength
        self.rating = rating
        self.worths: list[int] = []
        self.hopes = [UNKNOWN] * SPACES
        self.values = [UNKNOWN] * SPACES
        self.goals: list[int] = []  # the best ones: space and worth
        self.least = 1  # where the lowest worth of the goals stands

    def remember(self, space: int, worth: int) -> None:
        """Keep the goal if it is among the best."""
        goals = self.goals
        if len(goals) < 2 * LOOKED_AT:
            goals.append(space)
            goals.append(worth)
        elif worth > goals[self.least]:
            goals[self.least - 1] = space
            goals[self.least] = worth
        else:
            return
        least = 1
        for i in range(3, len(goals), 2):
            if goals[i] < goals[least]:
                least = i
        self.least = least

    def put_best_first(self) -> None:
        """Goals by their worth, so that a look ahead can end early."""
        goals = self.goals
        for i in range(2, len(goals), 2):
            space, worth = goals[i], goals[i + 1]
            at = i
            while at and goals[at - 1] < worth:
                goals[at], goals[at + 1] = goals[at - 2], goals[at - 1]
                at -= 2
            goals[at], goals[at + 1] = space, worth


NO_SURVEY: Final = Survey(UNKNOWN, 0, 0)


class Outlook:
    """What a side sees on the map: the enemy's pieces and who controls what. Own pieces do not matter to it."""

    def __init__(self, s: HamilcarState, seat: int, gains: Gains) -> None:
        self.seat = seat
        self.w = WEIGHTS[seat]
        self.foe = 1 - seat
        self.gains = gains
        self.note(s)
        self.friends = [0] * (2 * REGIONS)
        board = s.box.board
        for x in board.cities:
            self.friends[s.control[x] * REGIONS + board.region[x]] += 1
        self.guards = self.enemy_cu[:SPACES]  # enemy CUs outside
        if self.foe == CARTHAGE:
            for x in range(SPACES):
                if s.el[x]:
                    self.guards[x] += s.el[x]
        self.ratings = [UNKNOWN] * SPACES
        self.calm: list[int] = []  # what a space is worth to any Army
        self.contested: list[int] = []  # where its strength matters
        self.reaches: dict[int, list[int]] = {}  # start and Movement Points -> spaces
        self.armies: list[int] = []  # space, CUs, rating of each enemy Army
        self.find_armies(s)
        self.surveys: list[Survey] = []
        self.now = NO_SURVEY
        self.strength = 0
        self.rating = 0

    # ---- whether it still holds ----

    def note(self, s: HamilcarState) -> None:
        """All that it depends on."""
        first = self.foe * AREAS
        self.control = s.control[:]
        self.tribes = s.tribes
        self.points = s.points[:]
        self.citadel = s.citadel
        self.supremacy = s.supremacy
        self.enemy_cu = s.cu[first : first + AREAS]
        self.el = s.el[:]
        self.place = s.place[:]
        self.office = s.office[:]
        self.more_cards = several_cards(s, self.seat)

    def same_control(self, s: HamilcarState) -> bool:
        """Whether everybody still controls what he controlled."""
        return s.tribes == self.tribes and s.control == self.control

    def holds(self, s: HamilcarState) -> bool:
        """Whether nothing has changed of all that it depends on."""
        if s.supremacy != self.supremacy or s.citadel != self.citadel or not self.same_control(s):
            return False
        if s.points != self.points or s.office != self.office or several_cards(s, self.seat) != self.more_cards:
            return False
        if self.foe == CARTHAGE and s.el != self.el:
            return False
        first = self.foe * AREAS
        return s.cu[first : first + AREAS] == self.enemy_cu and self.generals_stand(s)

    def generals_stand(self, s: HamilcarState) -> bool:
        """Whether every enemy General is where he was."""
        return all(s.place[general] == self.place[general] for general in s.box.generals_of[self.foe])

    def begin(self) -> None:
        """Another decision begins: no Army is looked at yet, and troops without a General may be elsewhere."""
        self.now = NO_SURVEY
        self.strength = self.rating = 0
        self.surveys = [survey for survey in self.surveys if survey.strength]

    def find_armies(self, s: HamilcarState) -> None:
        """Enemy CUs with a General."""
        seen = 0
        for general in s.box.generals_of[self.foe]:
            area = s.place[general]
            space = space_of(area)
            if space < 0 or seen >> space & 1:
                continue
            seen |= 1 << space
            number = cus(s, self.foe, area)
            if number:
                self.armies += [space, number, rating_of(s, generals_at(s, self.foe, area))]

    def take(self, s: HamilcarState, space: int) -> int:
        """What it is worth to win control of a space."""
        return self.gains.gain(s, space)

    # ---- one space ----

    def odds(self, s: HamilcarState, space: int, strength: int, rating: int, guard: int) -> int:
        """The chance in percent to beat the enemy CUs outside."""
        region = s.box.board.region[space]
        enemy = self.enemy_rating(s, space)
        friends = self.friends[self.seat * REGIONS + region] if rating >= 0 else 0
        theirs = self.friends[self.foe * REGIONS + region] if enemy >= 0 else 0
        return win_chance(strength, max(0, rating), friends, guard, max(0, enemy), theirs)

    def enemy_rating(self, s: HamilcarState, space: int) -> int:
        """The Battle Rating of the enemy's commander outside in a space; -1 without a General."""
        rating = self.ratings[space]
        if rating == UNKNOWN:
            generals = generals_at(s, self.foe, space)
            rating = rating_of(s, generals) if generals else -1
            self.ratings[space] = rating
        return rating

    def battle(self, s: HamilcarState, space: int, strength: int, rating: int, guard: int) -> int:
        """What a battle there promises."""
        chance = self.odds(s, space, strength, rating, guard)
        w = self.w
        prize = w[W_UNIT] * min(guard, 4) + w[W_BATTLE_PRIZE]
        owner = s.control[space]
        if owner == self.seat and s.box.board.capacity[space]:
            prize += w[W_RELIEVE] + w[W_RELIEVE_POINT] * s.points[space]
            if space in (ROMA, CARTHAGO):
                prize += CAPITAL // 5 * (1 + s.points[space])
        elif owner == self.seat:  # who stands on an own PC can flip it
            prize += max(0, -control_change(s, self.seat, space, self.foe)) * w[W_FLIP_SAVED] // SHARE
        elif owner == self.foe:
            prize += max(0, self.take(s, space)) * w[W_FLIP_WON] // SHARE
        price = w[W_UNIT] * min(strength, 3) + w[W_BATTLE_PRICE]
        return (chance * prize - (100 - chance) * price) // 100

    def siege(self, s: HamilcarState, space: int, strength: int) -> int:
        """What a Siege or a Subjugation there promises."""
        if strength < SIEGE_CUS:
            return 30
        city = s.box.board.capacity[space] > 0
        large = s.box.board.large[space]
        if city and large and s.supremacy != self.seat:
            return 0
        left = max(1, min(4, points_needed(s, space) - s.points[space]))
        red = not city or (s.supremacy == self.seat and not large)
        share = SURE_RED[left] if red else SURE[left]
        if left > 1 and city:  # time enough for a relief
            quiet = 100 - self.relief(s, space, strength) * self.w[W_SIEGE_RELIEF] // SHARE
            share = share * quiet // 100 if left == 2 else share * quiet * quiet // 10000
        return max(0, self.take(s, space)) * share * self.w[W_SIEGE_SHARE] // (100 * SHARE)

    def relief(self, s: HamilcarState, space: int, strength: int) -> int:
        """The chance in percent of an enemy Army that could come to raise a Siege."""
        board = s.box.board
        theirs = self.friends[self.foe * REGIONS + board.region[space]]
        friends = self.friends[self.seat * REGIONS + board.region[space]]
        best = 0
        for i in range(0, len(self.armies), 3):
            if board.journey[self.armies[i] * SPACES + space] <= RELIEF:
                chance = win_chance(self.armies[i + 1], self.armies[i + 2], theirs, strength, self.rating, friends)
                best = max(best, chance)
        return best

    def guard(self, s: HamilcarState, space: int) -> int:
        """Enemy CUs who would fight outside; a garrison that fits into its city shuts the gates."""
        guard = self.guards[space]
        if not guard:
            return 0
        capacity = s.box.board.capacity[space]
        if capacity and s.control[space] == self.foe and not s.points[space] and guard <= capacity:
            return 0
        return guard

    def goal(self, s: HamilcarState, space: int, strength: int, rating: int) -> int:
        """What it is worth to stand there with so many CUs."""
        guard = self.guard(s, space)
        if guard:
            return self.battle(s, space, strength, rating, guard)
        owner = s.control[space]
        if (owner == self.foe and s.box.board.capacity[space]) or s.tribes >> space & 1:
            worth = self.siege(s, space, strength)
            garrison = self.guards[space]
            if garrison and worth > 0:  # it may also come out and fight
                worth = min(worth, self.battle(s, space, strength, rating, garrison) + worth // 4)
            return worth
        return self.undefended(s, space)

    def undefended(self, s: HamilcarState, space: int) -> int:
        """What an open space without enemies is worth, whatever the Army."""
        owner = s.control[space]
        if owner == self.foe:
            share = self.w[W_TAKE_MORE if self.more_cards else W_TAKE_LAST]
            return max(0, self.take(s, space)) * share // SHARE + self.w[W_TAKE]
        if owner < 0:
            return max(0, self.take(s, space)) * self.w[W_STAND] // SHARE
        return 0

    def look_round(self, s: HamilcarState) -> None:
        """Note what every open space is worth; only guarded ones, cities and Tribes depend on the Army."""
        capacity, control, tribes = s.box.board.capacity, s.control, s.tribes
        self.calm = [0] * SPACES
        for space in range(SPACES):
            if self.guard(s, space) or (control[space] == self.foe and capacity[space]) or tribes >> space & 1:
                self.contested.append(space)
            elif control[space] != self.seat:
                self.calm[space] = self.undefended(s, space)

    def lone_goal(self, s: HamilcarState, space: int) -> int:
        """A General without CUs looks for troops without a General."""
        number = cus(s, self.seat, space)
        if not number:
            return 0
        return self.w[W_LONE] * min(number, 6) // (1 + 2 * generals_at(s, self.seat, space).bit_count())

    def threat(self, s: HamilcarState, space: int, strength: int, rating: int) -> int:
        """What an enemy Army nearby may cost an Army there."""
        board = s.box.board
        journey, armies = board.journey, self.armies
        region = board.region[space]
        friends = self.friends[self.seat * REGIONS + region] if rating >= 0 else 0
        theirs = self.friends[self.foe * REGIONS + region]
        worst = 0
        for i in range(0, len(armies), 3):
            if journey[armies[i] * SPACES + space] > 4 or armies[i] == space:
                continue
            chance = win_chance(armies[i + 1], armies[i + 2], theirs, strength, max(0, rating), friends)
            worst = max(worst, chance)
        if not worst:
            return 0
        shelter = board.capacity[space] if s.control[space] == self.seat else 0
        w = self.w
        price = worst * (w[W_UNIT] * min(strength, 6) + w[W_BATTLE_PRICE]) * w[W_THREAT] // (100 * SHARE)
        return price * w[W_THREAT_SHELTER] // SHARE if shelter >= strength else price

    # ---- the whole map ----

    def survey(self, s: HamilcarState, general: int, start: int, strength: int, rating: int) -> None:
        """The worth of every space to an Army, and the goals that it keeps in mind."""
        region = s.box.board.region
        from_africa = region[start] == AFRICA
        shut = from_africa and strength > 0 and held_in_africa(s, self.seat)
        closed = not from_africa and not may_go_to_africa(s, self.seat, general, 0)
        key = ((strength * 16 + rating) * 2 + int(shut)) * 2 + int(closed)
        self.strength, self.rating = strength, rating
        for survey in self.surveys:
            if survey.key == key:
                self.now = survey
                return
        self.now = survey = Survey(key, strength, rating)
        self.surveys.append(survey)
        if not strength:
            survey.worths = [self.lone_goal(s, space) for space in range(SPACES)]
        else:
            if not self.calm:
                self.look_round(s)
            survey.worths = self.calm[:]
            for space in self.contested:
                survey.worths[space] = self.goal(s, space, strength, rating)
        for space in range(SPACES):
            worth = survey.worths[space]
            if worth > 60 and not (shut and region[space] != AFRICA) and not (closed and region[space] == AFRICA):
                survey.remember(space, worth)
        survey.put_best_first()

    def hope(self, s: HamilcarState, space: int) -> int:
        """What ending a move there promises: the space itself, or a goal ahead."""
        now = self.now
        known = now.hopes[space]
        if known != UNKNOWN:
            return known
        best = now.worths[space]
        journey = s.box.board.journey
        goals = now.goals
        ahead = self.w[W_AHEAD]
        for i in range(0, len(goals), 2):
            if goals[i + 1] * NEXT_TO_IT * ahead // (100 * SHARE) <= best:
                break  # neither this goal nor those after it promise more
            way = journey[goals[i] * SPACES + space]
            if way and way < AHEAD:
                worth = goals[i + 1] * NEARNESS[way] * ahead // (100 * SHARE)
                best = max(best, worth)
        now.hopes[space] = best
        return best

    def hope_at_most(self, space: int) -> int:
        """What ending a move there cannot promise more than."""
        goals = self.now.goals
        worth = self.now.worths[space]
        return max(worth, goals[1] * NEXT_TO_IT * self.w[W_AHEAD] // (100 * SHARE)) if goals else worth

    def value(self, s: HamilcarState, space: int) -> int:
        """What ending a move there is worth: what it promises less the danger."""
        known = self.now.values[space]
        if known != UNKNOWN:
            return known
        worth = self.hope(s, space)
        if self.strength:
            worth -= self.threat(s, space, self.strength, self.rating)
        self.now.values[space] = worth
        return worth

    def beyond(self, s: HamilcarState, space: int, points: int) -> int:
        """The best end of a march that goes on from a space with so many Movement Points."""
        best = self.value(s, space)
        if points > 0 and not self.guards[space]:
            return self.best_march(s, space, points, best, self.w[W_MARCH_ON])
        return best

    def best_march(self, s: HamilcarState, start: int, points: int, least: int, price: int) -> int:
        """The best end of a march of so many Movement Points, less its price, where it is worth more than the least."""
        best = least
        for space in self.land_reach(s, start, points):
            if self.hope_at_most(space) - price <= best or not (self.strength or not self.guards[space]):
                continue
            if self.hope(s, space) - price > best:
                best = max(best, self.value(s, space) - price)
        return best

    def land_reach(self, s: HamilcarState, start: int, points: int) -> list[int]:
        """Spaces within so many Movement Points by road, looked for once."""
        key = points * SPACES + start
        if key not in self.reaches:
            self.reaches[key] = land_reach(s, self.guards, start, points)
        return self.reaches[key]


def land_reach(s: HamilcarState, guards: list[int], start: int, points: int) -> list[int]:
    """Spaces within so many Movement Points by road; enemy CUs stop an Army."""
    board = s.box.board
    left = [-1] * SPACES
    left[start] = points
    found: list[int] = []
    border = [start]
    while border:
        following: list[int] = []
        for space in border:
            for other in board.roads[space]:
                rest = left[space] - board.road_cost[space * SPACES + other]
                if rest > left[other] and rest >= 0:
                    if left[other] < 0:
                        found.append(other)
                    left[other] = rest
                    if rest and not guards[other]:
                        following.append(other)
        border = following
    return found


def several_cards(s: HamilcarState, seat: int) -> bool:
    """Whether a side has more than one card in hand."""
    hand = s.hand[seat]
    return hand & (hand - 1) != 0 if hand else False


def outlook_of(s: HamilcarState, seat: int) -> Outlook:
    """What a side sees on the map, kept with the position as long as it holds."""
    kept = s.outlook_of_rome if seat == ROME else s.outlook_of_carthage
    if isinstance(kept, Outlook):
        if kept.holds(s):
            kept.begin()
            return kept
        outlook = Outlook(s, seat, kept.gains if kept.same_control(s) else Gains(seat))
    else:
        outlook = Outlook(s, seat, Gains(seat))
    if seat == ROME:
        s.outlook_of_rome = outlook
    else:
        s.outlook_of_carthage = outlook
    return outlook
