"""A plan for the greedy player: how good each action looks.

The plan: settle and develop what scores in every Campaign, draft colonists and soldiers, attack where the
battle can be won in this round, defend what is held, cut the enemy's supply with the Fleet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..actions import (
    ATTACK,
    BLOCK,
    BRIBE,
    BUILD,
    BUY,
    COLONISE,
    COMMIT,
    CONNECT,
    CYCLE,
    DEVELOP,
    DISCARD,
    DRAFT,
    DROP,
    EMBARK,
    ENGAGE,
    FORTIFY,
    GIVE,
    INVOKE,
    JOIN,
    LEAD,
    LEVY,
    MONEY,
    NAME,
    OCCUPY,
    PASS,
    PAY,
    PILLAGE,
    PLAY,
    RAID,
    REDEEM,
    REINFORCE,
    REROLL,
    RESERVE,
    RETREAT,
    RETRIEVE,
    RETURN,
    SAIL,
    SELL,
    SETTLE,
    TAKE,
    TRADE,
    WITHDRAW,
)
from ..box.labels import ALL_PLACES, CARDS, COIN, DECK_CARDS, PLACES, PORT, RAIDER, ROME, other
from ..box.sets import count, few, members
from ..ch04_3_sea_and_supply.sea_zones import enemy_zone
from ..ch04_3_sea_and_supply.supply import trace
from ..ch04_3_sea_and_supply.usable_cards import usable
from ..ch05_1_expansive.payment import Pay
from ..ch05_2_aggressive.attack import defence_of
from ..ch05_2_aggressive.battle_cards import strength
from ..ch05_2_aggressive.reinforce import battles_for
from ..ch05_3_financial.pillage import ships_to_pillage
from ..ch05_5_strategy.buy import price_of
from ..ch06_ending.ending_conditions import captured_points
from ..ch06_ending.final_points import final_points
from .outlook import Outlook
from .worth import (
    actions_left,
    campaign_worth,
    card_worth,
    military_reserve,
    owned,
    place_worth,
    thrift,
    turns_left,
)

if TYPE_CHECKING:
    from ..state import HandsState


VICTORY: Final = 100_000
STRATEGY_WORTH: Final = {
    "colonization": 150, "diplomacy": 90, "celtic_allies": 110, "trade_monopoly": 80, "dilectus": 110,
    "manipular_tactics": 110, "deep_reserve": 60, "light_horse": 80, "shipwrights": 40, "siegecraft": 30,
    "devotio": 50, "loyalty": 60, "corvus": 40, "pillaging": 50, "master_pilots": 40,
}  # fmt: skip


def action_scores(s: HandsState, seat: int) -> list[int]:
    """How good each legal action of the seat looks."""
    legal = s.legal_for(seat)
    bases = s.game.bases
    outlook = Outlook(seat)
    scores: list[int] = []
    for code in legal:
        verb = bases[code]
        noun = code - verb
        if verb < MONEY:
            scores.append(expansion(s, seat, verb, noun, outlook))
        elif verb < LEAD:
            scores.append(economy(s, seat, verb, noun, outlook))
        else:
            scores.append(answer(s, seat, verb, noun, outlook))
    return scores


def expansion(s: HandsState, seat: int, verb: int, noun: int, outlook: Outlook) -> int:
    """5.1 and 5.2."""
    if verb == SETTLE:
        if noun == s.board.capital[other(seat)]:
            return VICTORY
        return 130 + place_worth(s, seat, noun) + (finish_score(s, seat) if s.towns[seat] == 1 else 0)
    if verb == DEVELOP:
        return 130 + 8 * turns_left(s) + (finish_score(s, seat) if s.city_stock[seat] == 1 else 0)
    if verb == FORTIFY:
        return 15 + place_worth(s, seat, noun) // 8
    if verb == ATTACK:
        return attack_score(s, seat, noun, outlook)
    if verb == REINFORCE:
        idle = 30 if s.cards.leaders >> noun & 1 else 0
        return (
            max(
                battle_score(s, seat, attacker, strength(s, attacker, seat, noun) or 2)
                for attacker in battles_for(s, seat, noun)
            )
            - idle
        )
    if verb == RAID:
        worth = 110 + 50 * bool(s.cities >> noun & 1) + place_worth(s, other(seat), noun) // 3
        near_end = captured_points(s, seat) + 1 + (s.cities >> noun & 1) >= s.num.ending_captures
        return worth + (finish_score(s, seat) if near_end else 0)
    if verb == ENGAGE:
        leaders = count(s.hand[seat] & s.cards.leaders)
        return 60 * (s.warships[seat] + leaders - s.warships[other(seat)]) - 20
    return 40 if verb == BRIBE and seat == ROME else 5


def attack_score(s: HandsState, seat: int, place: int, outlook: Outlook) -> int:
    """Attack only what can be brought to victory by the own next round."""
    margin = outlook.power(s) - defence_of(s, place)
    rival = other(seat)
    worth = place_worth(s, seat, place) + 60 + 20 * bool(s.cities >> place & 1)
    if s.held[rival] >> place & 1:
        worth += place_worth(s, rival, place) // 2
    if place == s.board.capital[rival]:
        worth += 3000
    if not s.reach[seat] >> place & 1:
        margin -= 1
    if margin >= 2:
        return 150 + worth + 25 * margin
    return worth // 4 if margin >= 1 else -200


def battle_score(s: HandsState, seat: int, attacker: int, points: int) -> int:
    """What so many strength points are worth in a battle now."""
    site = s.site[attacker]
    marker = s.marker[attacker]
    stake = 80 + (place_worth(s, seat, site) + place_worth(s, other(seat), site)) // 2
    if site in s.board.capital:
        stake += 2000
    if seat == attacker:
        if marker >= 2:
            return stake // 4 if marker < 4 and not s.independent >> site & 1 else 2
        if marker + points >= 2:
            return stake + 150
        return stake // 2 if marker + points >= 0 else 20
    if marker <= -1:
        return 2
    if marker - points <= -1:
        return stake + 120
    return stake if marker >= 2 and marker - points <= 1 else stake // 3


def finish_score(s: HandsState, seat: int) -> int:
    """Whoever leads likes to end the game, whoever does not keeps away from it."""
    rival = other(seat)
    lead = s.points[seat] + final_points(s, seat) - s.points[rival] - final_points(s, rival)
    return 400 if lead > 0 else -600


def economy(s: HandsState, seat: int, verb: int, noun: int, outlook: Outlook) -> int:
    """5.3 to 5.6."""
    if verb == MONEY:
        return thrift(s, seat, s.cards.coin[noun]) - card_worth(s, seat, noun) // 4
    if verb == TRADE:
        coins = sorted(s.cards.coin[card] for card in members(usable(s, seat) & s.cards.coins & ~(1 << noun)))
        return thrift(s, seat, sum(coins[-2:])) - 12
    if verb == SELL:
        return thrift(s, seat, 2 * count(usable(s, seat) & s.cards.wine & ALL_PLACES)) - 12
    if verb == PILLAGE:
        return 40 + thrift(s, seat, s.warships[seat] // 2) - 15 * ships_to_pillage(s, seat, noun)
    if verb == PLAY:
        return 70 if s.deck[seat] else -20
    if verb == DRAFT:
        return draft_score(s, seat, noun, outlook)
    if verb == LEVY:
        return draft_score(s, seat, noun, outlook) - 25
    if verb == DISCARD:
        return 20 - card_worth(s, seat, noun) // 2
    if verb == RETURN:
        return 5 - card_worth(s, seat, noun)
    return housekeeping(s, seat, verb, noun, outlook)


def draft_score(s: HandsState, seat: int, card: int, outlook: Outlook) -> int:
    """Colonists and soldiers first, fewer of a kind the more there are."""
    if card < PLACES:
        return 60
    cards, own = s.cards, s.cards.own[seat]
    mine = outlook.mine(s)
    worth = s.worth[card]
    if cards.kind[card] >= 0:
        worth -= 9 * few(mine & own.of_kind[cards.kind[card]], DECK_CARDS)
    if cards.colonist >> card & 1:
        worth += 40 - 12 * few(mine & own.colonist, DECK_CARDS)
    left = s.silver[seat] - cards.cost[card]
    return worth + min(20, 3 * left) - 4 * cards.cost[card] + 6 * turns_left(s) - 25


def housekeeping(s: HandsState, seat: int, verb: int, noun: int, outlook: Outlook) -> int:
    """Reserve, Strategy cards, the Fleet and passing."""
    if verb == RESERVE:
        soldier = s.cards.strength[noun] and not s.held[seat] >> noun & 1
        room = count(s.reserve[seat]) < 4 and s.silver[seat] > count(s.reserve[seat])
        return 30 + 8 * s.cards.strength[noun] if soldier and room else -20
    if verb == BUY:
        worth = STRATEGY_WORTH[CARDS[s.cards.stands_for[noun]]]
        return worth - 9 * price_of(s, noun) + 5 * turns_left(s)
    if verb == DROP:
        return 30 if s.flipped >> seat & 1 else -150
    if verb == CYCLE:
        return -5 * noun
    if verb == SAIL:
        return sailing_score(s, seat, noun, outlook)
    if verb == BUILD:
        behind = s.warships[other(seat)] - s.warships[seat]
        return 25 + 12 * behind - 4 * s.warships[seat]
    return 14 if verb == PASS else 0


def sailing_score(s: HandsState, seat: int, station: int, outlook: Outlook) -> int:
    """What a Fleet elsewhere would change in Campaign income of both."""
    gained = sailing_gain(s, seat, station, outlook)
    prey = (
        station != PORT and s.fleet[other(seat)] != station and s.board.coast[station] & s.held[other(seat)] & ~s.forts
    )
    risk = 15 if station != PORT and s.fleet[seat] == PORT else 0
    return 25 * gained + (12 if prey and s.warships[seat] >= 2 else 0) - risk - 10


def sailing_gain(s: HandsState, seat: int, station: int, outlook: Outlook) -> int:
    """What the next Campaign would bring more than now, less what it would bring the opponent more.

    Lines of supply are those of before where the same Sea Zone is enemy-controlled as before.
    """
    rival = other(seat)
    at, closed, closed_to_rival = s.fleet[seat], enemy_zone(s, seat), enemy_zone(s, rival)
    s.fleet[seat] = station
    gained = 0
    if enemy_zone(s, seat) != closed:
        gained += supply_gain(s, seat, outlook)
    if enemy_zone(s, rival) != closed_to_rival:
        gained -= supply_gain(s, rival, outlook)
    s.fleet[seat] = at
    return gained


def supply_gain(s: HandsState, side: int, outlook: Outlook) -> int:
    """What lines of supply that are traced anew change in a side's next Campaign."""
    reach, traced = s.reach, trace(s, side)
    if not (reach[side] ^ traced) & s.held[side]:
        return 0
    before = outlook.campaign(s, side)
    s.reach = reach[:]
    s.reach[side] = traced
    gained = campaign_worth(s, side) - before
    s.reach = reach
    return gained


def answer(s: HandsState, seat: int, verb: int, noun: int, outlook: Outlook) -> int:
    """Free actions and answers within an action."""
    if verb == LEAD:
        return max(battle_score(s, seat, a, s.cards.strength[noun]) for a in battles_for(s, seat, noun)) - 15
    if verb == RETRIEVE:
        ready = s.site[seat] < 0 and military_reserve(s, seat) >= 4 and actions_left(s) >= 2
        threatened = s.site[other(seat)] >= 0 and s.marker[other(seat)] >= 0 and military_reserve(s, seat) > 0
        return 400 if ready or threatened else -10
    if verb == WITHDRAW:
        return -50
    if verb == INVOKE:
        return 60 if turns_left(s) <= 8 else -5
    if verb == CONNECT:
        kind = s.board.edge[noun * PLACES + s.stack[-1].place] if isinstance(s.stack[-1], Pay) else 0
        return -card_worth(s, seat, noun) - 20 * s.board.wagons[kind] - 15 * s.board.ships[kind]
    if verb == PAY:
        return payment_score(s, seat, noun)
    if verb == COMMIT:
        risky = s.cards.rollers >> noun & 1
        free = 8 if s.cards.leaders >> noun & 1 else 0
        return 10 * max(s.cards.strength[noun], s.cards.sword[noun]) + (15 if risky else 0) - free
    return reply(s, seat, verb, noun, outlook)


def payment_score(s: HandsState, seat: int, card: int) -> int:
    """Pay with what is least useful; sell what brings most."""
    pay = s.stack[-1]
    if not isinstance(pay, Pay):
        return -card_worth(s, seat, card)  # a Colonist that need not be played
    if s.choice is not None and s.choice.name == "further":
        return -20 if pay.kind == RAIDER else 10
    need = pay.needs[0] if pay.needs else pay.kind
    if need == COIN:
        return 10 * s.cards.coin[card]
    return 1000 - card_worth(s, seat, card)


def reply(s: HandsState, seat: int, verb: int, noun: int, outlook: Outlook) -> int:
    """Reactions and choices of cards and places."""
    if verb == JOIN:
        return -abs(s.marker[noun] - 2) if s.site[noun] >= 0 else 0
    if verb == OCCUPY:
        return 100
    if verb == COLONISE:
        return 100 - card_worth(s, seat, noun) // 4
    if verb == BLOCK:
        return 40 - card_worth(s, seat, noun) // 3
    return concession(s, seat, verb, noun, outlook)


def concession(s: HandsState, seat: int, verb: int, noun: int, outlook: Outlook) -> int:
    """Cards and places sent, lost or named; whatever leaves things as they are scores nothing."""
    if verb == EMBARK:
        return 30 if s.cards.infantry >> noun & 1 or not s.site[seat] >= 0 else -5
    if verb == REROLL:
        return noun
    if verb == RETREAT:
        return sailing_score(s, seat, noun, outlook)
    if verb == GIVE:
        mine = (owned(s, seat) | s.aboard[seat]) >> noun & 1
        return -card_worth(s, seat, noun) if mine else card_worth(s, seat, noun)
    if verb == TAKE:
        return card_worth(s, seat, noun)
    if verb == NAME:
        return -place_worth(s, seat, noun) if s.held[seat] >> noun & 1 else place_worth(s, seat, noun)
    if verb == REDEEM:
        return 10
    return 0
