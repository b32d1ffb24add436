"""Where an Army wants to go: what a space is worth to it, what waits beyond, what threatens it there."""

from __future__ import annotations

from ..box.board import FAR
from ..box.labels import AFRICA, CARTHAGO, REGION_IDS, ROMA, SEA, SPACES
from ..ch02_concepts.areas import inside, is_inside, space_of
from ..ch02_concepts.detachment import areas_for
from ..ch02_concepts.generals import COMMAND_LIMIT, generals_at
from ..ch02_concepts.units import cus
from ..ch14_siege.siege import SIEGE_CUS, points_needed
from ..ch15_miat_and_africa.africa import held_in_africa, may_go_to_africa
from ..ch15_other_rules.seamanship import naval_range
from ..state import HamilcarState
from .worth import CAPITAL, UNIT, Gains, control_change, naval_chance, naval_strength, rating_of, win_chance

UNKNOWN = -1000000
BATTLE_PRIZE = 350  # beyond the CUs: room, PCs, respect
BATTLE_PRICE = 400
SURE = (0, 75, 45, 30, 22)  # share of a city's worth for an Army that needs so many points more
SURE_RED = (0, 90, 62, 42, 30)
RELIEF = 6  # Movement Points from which an Army comes to a besieged city
NEARNESS = (100, 48, 47, 45, 43, 37, 33, 29, 25, 21, 17)  # share of a goal's worth so many Movement Points away
AHEAD = len(NEARNESS)
LOOKED_AT = 8  # goals that an Army keeps in mind
REGIONS = len(REGION_IDS)


class Outlook:
    """What a side sees on the map, gathered once for one decision."""

    def __init__(self, s: HamilcarState, seat: int) -> None:
        self.seat = seat
        self.foe = 1 - seat
        self.friends = [0] * (2 * REGIONS)
        board = s.box.board
        for x in board.cities:
            self.friends[s.control[x] * REGIONS + board.region[x]] += 1
        self.gains = Gains(seat)
        self.guards = [0] * SPACES  # enemy CUs outside
        for x in range(SPACES):
            self.guards[x] = cus(s, self.foe, x)
        self.ratings = [UNKNOWN] * SPACES
        self.calm: list[int] = []  # what a space is worth to any Army; UNKNOWN where its strength matters
        self.surveyed = UNKNOWN
        self.armies: list[int] = []  # space, CUs, rating of each enemy Army
        self.find_armies(s)
        self.goals: list[int] = []  # the best ones: space and worth
        self.worths: list[int] = []
        self.hopes: list[int] = []
        self.values: list[int] = []
        self.strength = 0
        self.rating = 0

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
        prize = UNIT * min(guard, 4) + BATTLE_PRIZE
        owner = s.control[space]
        if owner == self.seat and s.box.board.capacity[space]:
            prize += 250 + 300 * s.points[space]
            if space in (ROMA, CARTHAGO):
                prize += CAPITAL // 5 * (1 + s.points[space])
        elif owner == self.seat:  # who stands on an own PC can flip it
            prize += max(0, -control_change(s, self.seat, space, self.foe)) // 2
        elif owner == self.foe:
            prize += max(0, self.take(s, space)) // 4
        price = UNIT * min(strength, 3) + BATTLE_PRICE
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
            quiet = 100 - self.relief(s, space, strength) * 8 // 10
            share = share * quiet // 100 if left == 2 else share * quiet * quiet // 10000
        return max(0, self.take(s, space)) * share // 100

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
            share = 6 if s.hand[self.seat].bit_count() > 1 else 3
            return max(0, self.take(s, space)) * share // 10 + 40
        if owner < 0:
            return max(0, self.take(s, space)) // 8
        return 0

    def look_round(self, s: HamilcarState) -> None:
        """Note what every open space is worth; only guarded ones, cities and Tribes depend on the Army."""
        capacity, control, tribes = s.box.board.capacity, s.control, s.tribes
        self.calm = [0] * SPACES
        for space in range(SPACES):
            if self.guard(s, space) or (control[space] == self.foe and capacity[space]) or tribes >> space & 1:
                self.calm[space] = UNKNOWN
            else:
                self.calm[space] = self.undefended(s, space)

    def lone_goal(self, s: HamilcarState, space: int) -> int:
        """A General without CUs looks for troops without a General."""
        number = cus(s, self.seat, space)
        if not number:
            return 0
        return 90 * min(number, 6) // (1 + 2 * generals_at(s, self.seat, space).bit_count())

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
        price = worst * (UNIT * min(strength, 6) + BATTLE_PRICE) // 250
        return price // 3 if shelter >= strength else price

    # ---- the whole map ----

    def survey(self, s: HamilcarState, general: int, start: int, strength: int, rating: int) -> None:
        """The worth of every space to an Army, and the goals that it keeps in mind."""
        region = s.box.board.region
        from_africa = region[start] == AFRICA
        shut = from_africa and strength > 0 and held_in_africa(s, self.seat)
        closed = not from_africa and not may_go_to_africa(s, self.seat, general, 0)
        key = ((strength * 16 + rating) * 2 + int(shut)) * 2 + int(closed)
        if key == self.surveyed:
            return
        self.surveyed = key
        self.strength, self.rating = strength, rating
        if strength and not self.calm:
            self.look_round(s)
        self.worths = worths = [0] * SPACES
        self.hopes = [UNKNOWN] * SPACES
        self.values = [UNKNOWN] * SPACES
        self.goals = []
        for space in range(SPACES):
            worth = self.calm[space] if strength else self.lone_goal(s, space)
            if worth == UNKNOWN:
                worth = self.goal(s, space, strength, rating)
            worths[space] = worth
            if worth > 60 and not (shut and region[space] != AFRICA) and not (closed and region[space] == AFRICA):
                self.remember(space, worth)
        self.put_best_first()

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

    def remember(self, space: int, worth: int) -> None:
        """Keep the goal if it is among the best."""
        goals = self.goals
        if len(goals) < 2 * LOOKED_AT:
            goals.append(space)
            goals.append(worth)
            return
        least = 1
        for i in range(3, len(goals), 2):
            if goals[i] < goals[least]:
                least = i
        if worth > goals[least]:
            goals[least - 1] = space
            goals[least] = worth

    def hope(self, s: HamilcarState, space: int) -> int:
        """What ending a move there promises: the space itself, or a goal ahead."""
        if self.hopes[space] != UNKNOWN:
            return self.hopes[space]
        best = self.worths[space]
        journey = s.box.board.journey
        goals = self.goals
        for i in range(0, len(goals), 2):
            if goals[i + 1] <= best:  # neither this goal nor those after it promise more
                break
            way = journey[goals[i] * SPACES + space]
            if way and way < AHEAD:
                worth = goals[i + 1] * NEARNESS[way] // 100
                best = max(best, worth)
        self.hopes[space] = best
        return best

    def value(self, s: HamilcarState, space: int) -> int:
        """What ending a move there is worth: what it promises less the danger."""
        if self.values[space] != UNKNOWN:
            return self.values[space]
        worth = self.hope(s, space)
        if self.strength:
            worth -= self.threat(s, space, self.strength, self.rating)
        self.values[space] = worth
        return worth

    def beyond(self, s: HamilcarState, space: int, points: int) -> int:
        """The best end of a march that goes on from a space with so many Movement Points."""
        best = self.value(s, space)
        if points > 0 and not self.guards[space]:
            for other in land_reach(s, self, space, points):
                if (self.strength or not self.guards[other]) and self.hope(s, other) - 8 > best:
                    best = max(best, self.value(s, other) - 8)
        return best


# ---- a General's activation ----


def army_of(s: HamilcarState, seat: int, general: int) -> int:
    """CUs that a General can lead from where he is."""
    area = s.place[general]
    space = space_of(area)
    if is_inside(area) and s.points[space]:
        return 0
    total = 0
    for part in areas_for(s, seat, space, False):
        total += cus(s, seat, part)
    return min(total, COMMAND_LIMIT)


def land_reach(s: HamilcarState, outlook: Outlook, start: int, points: int) -> list[int]:
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
                    if rest and not outlook.guards[other]:
                        following.append(other)
        border = following
    return found


def sea_reach(s: HamilcarState, start: int, points: int) -> list[int]:
    """Ports within so many Movement Points at sea."""
    board = s.box.board
    left = [-1] * SPACES
    left[start] = points
    found: list[int] = []
    border = [start]
    while border:
        following: list[int] = []
        for space in border:
            for other in board.sea_ways[space]:
                rest = left[space] - board.sea_cost[space * SPACES + other]
                if rest > left[other] and rest >= 0:
                    if left[other] < 0:
                        found.append(other)
                    left[other] = rest
                    following.append(other)
        border = following
    return found


def sea_danger(s: HamilcarState, seat: int, general: int, load: int) -> int:
    """What a voyage may cost: the enemy's ready Warships against the own escort."""
    foe = 1 - seat
    theirs = min(5, s.ready[foe])
    if not theirs or s.truce:
        return 20
    mine = min(5, s.ready[seat], COMMAND_LIMIT - min(load, COMMAND_LIMIT))
    admiral = 7 if s.supremacy == foe else 3
    chance = naval_chance(naval_strength(s, seat, mine, general, -1), naval_strength(s, foe, theirs, -1, -1) + admiral)
    price = (100 - chance) * (200 + 100 * min(load, 3)) - chance * 300
    return max(20, price // 130 + 20)


def landing_danger(s: HamilcarState, outlook: Outlook, port: int) -> int:
    """What a lost battle on the beach costs more: there is no way back."""
    garrison = outlook.guards[port]
    if not garrison:
        return 0
    lost = 100 - outlook.odds(s, port, outlook.strength, outlook.rating, garrison)
    return lost * UNIT * max(0, outlook.strength - 2) // 150


def may_sail(s: HamilcarState, seat: int, general: int, start: int, port: int, strength: int) -> bool:
    """Whether a voyage between the Regions is allowed."""
    region = s.box.board.region
    if region[port] == AFRICA and region[start] != AFRICA:
        return may_go_to_africa(s, seat, general, 0)
    return not (strength and region[start] == AFRICA and region[port] != AFRICA and held_in_africa(s, seat))


def activation_worth(s: HamilcarState, outlook: Outlook, general: int, points: int) -> int:
    """What it is worth to activate a General now."""
    seat = outlook.seat
    area = s.place[general]
    here = space_of(area)
    if here < 0:
        return 0
    if is_inside(area) and s.points[here]:
        return sortie_worth(s, outlook, general, here)
    strength = army_of(s, seat, general)
    rating = s.box.battle[general]
    outlook.survey(s, general, here, strength, rating)
    stay = outlook.value(s, here)
    best = 0
    if can_besiege(s, outlook, here, strength):
        best = max(best, outlook.siege(s, here, strength) * 8 // 10 + 150)
    for space in land_reach(s, outlook, here, points):
        if (strength or not outlook.guards[space]) and outlook.hope(s, space) - stay > best:
            best = max(best, outlook.value(s, space) - stay)
    if s.box.board.port[here]:
        load = embarking(s, seat, strength)
        if load < strength:
            outlook.survey(s, general, here, load, rating)
        best = max(best, voyage_worth(s, outlook, general, here, min(points, naval_range(s, seat)), load) - stay)
    return best


def embarking(s: HamilcarState, seat: int, strength: int) -> int:
    """How many CUs go aboard: room is left for an escort where the enemy has Warships ready."""
    escort = min(5, s.ready[seat]) if s.ready[1 - seat] else 0
    return min(strength, COMMAND_LIMIT - escort)


def voyage_worth(s: HamilcarState, outlook: Outlook, general: int, here: int, points: int, load: int) -> int:
    """The best port within reach of an Army that is surveyed already, less the dangers of the way."""
    best = UNKNOWN
    for port in sea_reach(s, here, points):
        if outlook.hope(s, port) <= best or not (outlook.strength or not outlook.guards[port]):
            continue
        if may_sail(s, outlook.seat, general, here, port, load):
            best = max(best, outlook.value(s, port) - landing_danger(s, outlook, port))
    return best - sea_danger(s, outlook.seat, general, load)


def can_besiege(s: HamilcarState, outlook: Outlook, here: int, strength: int) -> bool:
    """Whether there is something to besiege, and reason to do so."""
    if outlook.worths[here] <= 0 or strength < SIEGE_CUS or outlook.guard(s, here) or s.control[here] == outlook.seat:
        return False
    return bool(s.box.board.capacity[here] or s.tribes >> here & 1)


def sortie_worth(s: HamilcarState, outlook: Outlook, general: int, here: int) -> int:
    """What a besieged General can do: a Sortie."""
    strength = cus(s, outlook.seat, inside(here))
    guard = cus(s, outlook.foe, here)
    if not strength or not guard:
        return 0
    return outlook.battle(s, here, strength, s.box.battle[general], guard)


def near(s: HamilcarState, space: int, other: int) -> int:
    """The journey between two spaces."""
    return s.box.board.journey[space * SPACES + other] if 0 <= other < SEA else FAR
