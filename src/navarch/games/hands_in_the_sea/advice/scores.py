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
from ..box.labels import ALL_PLACES, CARDS, COIN, DECK_CARDS, PLACES, RAIDER, other
from ..box.sets import count, few, members
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
from .sea import building_score, engaging_score, sailing_score
from .weights import (
    STRATEGIES,
    W_ATTACK,
    W_ATTACK_CITY,
    W_ATTACK_MARGIN,
    W_ATTACK_PRIZE,
    W_ATTACK_RIVAL,
    W_ATTACK_THIN,
    W_ATTACK_VAIN,
    W_BATTLE_FEEBLE,
    W_BATTLE_OPEN,
    W_BATTLE_SURE,
    W_BATTLE_WON,
    W_BLOCK,
    W_BLOCK_CARD,
    W_BRIBE,
    W_BUY_PRICE,
    W_BUY_TURN,
    W_COLONIST_MORE,
    W_CYCLE,
    W_DEFENCE_OPEN,
    W_DEFENCE_WON,
    W_DEVELOP,
    W_DEVELOP_TURN,
    W_DISCARD,
    W_DISCARD_CARD,
    W_DRAFT,
    W_DRAFT_COLONIST,
    W_DRAFT_COST,
    W_DRAFT_KIND,
    W_DRAFT_LEFT,
    W_DRAFT_PLACE,
    W_DRAFT_TURN,
    W_END_AHEAD,
    W_END_BEHIND,
    W_FORTIFY,
    W_FORTIFY_PLACE,
    W_INVOKE,
    W_LEAD,
    W_LEADER_ALONE,
    W_LEVY,
    W_MONEY_CARD,
    W_PASS,
    W_PILLAGE,
    W_PILLAGE_SHIP,
    W_PLAY,
    W_RAID,
    W_RAID_CITY,
    W_RAID_PLACE,
    W_RESERVE,
    W_RESERVE_STRENGTH,
    W_RETRIEVE,
    W_RETRIEVE_EARLY,
    W_RETURN,
    W_RETURN_CARD,
    W_SELL,
    W_SETTLE,
    W_STAKE,
    W_STAKE_PLACES,
    W_STRATEGY,
    W_TRADE,
    WEIGHTS,
)
from .worth import (
    actions_left,
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
STRATEGY_WEIGHTS: Final = {name: W_STRATEGY + place for place, name in enumerate(STRATEGIES)}


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
    w = WEIGHTS[seat]
    if verb == SETTLE:
        if noun == s.board.capital[other(seat)]:
            return VICTORY
        return w[W_SETTLE] + place_worth(s, seat, noun) + (finish_score(s, seat) if s.towns[seat] == 1 else 0)
    if verb == DEVELOP:
        worth = w[W_DEVELOP] + w[W_DEVELOP_TURN] * turns_left(s)
        return worth + (finish_score(s, seat) if s.city_stock[seat] == 1 else 0)
    if verb == FORTIFY:
        return w[W_FORTIFY] + w[W_FORTIFY_PLACE] * place_worth(s, seat, noun) // 64
    if verb == ATTACK:
        return attack_score(s, seat, noun, outlook)
    if verb == REINFORCE:
        best = max(
            battle_score(s, seat, attacker, strength(s, attacker, seat, noun) or 2)
            for attacker in battles_for(s, seat, noun)
        )
        return best + (w[W_LEADER_ALONE] if s.cards.leaders >> noun & 1 else 0)
    if verb == RAID:
        worth = w[W_RAID] + (w[W_RAID_CITY] if s.cities >> noun & 1 else 0)
        worth += w[W_RAID_PLACE] * place_worth(s, other(seat), noun) // 64
        near_end = captured_points(s, seat) + 1 + (s.cities >> noun & 1) >= s.num.ending_captures
        return worth + (finish_score(s, seat) if near_end else 0)
    if verb == ENGAGE:
        return engaging_score(s, seat, outlook)
    return w[W_BRIBE] if verb == BRIBE else 5


def attack_score(s: HandsState, seat: int, place: int, outlook: Outlook) -> int:
    """Attack only what can be brought to victory by the own next round."""
    w = WEIGHTS[seat]
    margin = outlook.power(s) - defence_of(s, place)
    rival = other(seat)
    worth = place_worth(s, seat, place) + w[W_ATTACK_PRIZE] + (w[W_ATTACK_CITY] if s.cities >> place & 1 else 0)
    if s.held[rival] >> place & 1:
        worth += w[W_ATTACK_RIVAL] * place_worth(s, rival, place) // 64
    if place == s.board.capital[rival]:
        worth += 3000
    if not s.reach[seat] >> place & 1:
        margin -= 1
    if margin >= 2:
        return w[W_ATTACK] + worth + w[W_ATTACK_MARGIN] * margin
    return w[W_ATTACK_THIN] * worth // 64 if margin >= 1 else w[W_ATTACK_VAIN]


def battle_score(s: HandsState, seat: int, attacker: int, points: int) -> int:
    """What so many strength points are worth in a battle now."""
    w = WEIGHTS[seat]
    site = s.site[attacker]
    marker = s.marker[attacker]
    stake = w[W_STAKE] + w[W_STAKE_PLACES] * (place_worth(s, seat, site) + place_worth(s, other(seat), site)) // 64
    if site in s.board.capital:
        stake += 2000
    if seat == attacker:
        if marker >= 2:
            return w[W_BATTLE_SURE] * stake // 64 if marker < 4 and not s.independent >> site & 1 else 2
        if marker + points >= 2:
            return stake + w[W_BATTLE_WON]
        return w[W_BATTLE_OPEN] * stake // 64 if marker + points >= 0 else w[W_BATTLE_FEEBLE]
    if marker <= -1:
        return 2
    if marker - points <= -1:
        return stake + w[W_DEFENCE_WON]
    return stake if marker >= 2 and marker - points <= 1 else w[W_DEFENCE_OPEN] * stake // 64


def finish_score(s: HandsState, seat: int) -> int:
    """Whoever leads likes to end the game, whoever does not keeps away from it."""
    rival = other(seat)
    lead = s.points[seat] + final_points(s, seat) - s.points[rival] - final_points(s, rival)
    return WEIGHTS[seat][W_END_AHEAD if lead > 0 else W_END_BEHIND]


def economy(s: HandsState, seat: int, verb: int, noun: int, outlook: Outlook) -> int:
    """5.3 to 5.6."""
    w = WEIGHTS[seat]
    if verb == MONEY:
        return thrift(s, seat, s.cards.coin[noun]) + w[W_MONEY_CARD] * card_worth(s, seat, noun) // 64
    if verb == TRADE:
        coins = sorted(s.cards.coin[card] for card in members(usable(s, seat) & s.cards.coins & ~(1 << noun)))
        return thrift(s, seat, sum(coins[-2:])) + w[W_TRADE]
    if verb == SELL:
        return thrift(s, seat, 2 * count(usable(s, seat) & s.cards.wine & ALL_PLACES)) + w[W_SELL]
    if verb == PILLAGE:
        plunder = thrift(s, seat, s.warships[seat] // 2)
        return w[W_PILLAGE] + plunder + w[W_PILLAGE_SHIP] * ships_to_pillage(s, seat, noun)
    if verb == PLAY:
        return w[W_PLAY] if s.deck[seat] else -20
    if verb == DRAFT:
        return draft_score(s, seat, noun, outlook)
    if verb == LEVY:
        return draft_score(s, seat, noun, outlook) + w[W_LEVY]
    if verb == DISCARD:
        return w[W_DISCARD] + w[W_DISCARD_CARD] * card_worth(s, seat, noun) // 64
    if verb == RETURN:
        return w[W_RETURN] + w[W_RETURN_CARD] * card_worth(s, seat, noun) // 64
    return housekeeping(s, seat, verb, noun, outlook)


def draft_score(s: HandsState, seat: int, card: int, outlook: Outlook) -> int:
    """Colonists and soldiers first, fewer of a kind the more there are."""
    w = WEIGHTS[seat]
    if card < PLACES:
        return w[W_DRAFT_PLACE]
    cards, own = s.cards, s.cards.own[seat]
    mine = outlook.mine(s)
    worth = s.worth[seat][card]
    if cards.kind[card] >= 0:
        worth += w[W_DRAFT_KIND] * few(mine & own.of_kind[cards.kind[card]], DECK_CARDS)
    if cards.colonist >> card & 1:
        worth += w[W_DRAFT_COLONIST] + w[W_COLONIST_MORE] * few(mine & own.colonist, DECK_CARDS)
    left = min(7, s.silver[seat] - cards.cost[card])
    worth += w[W_DRAFT_LEFT] * left + w[W_DRAFT_COST] * cards.cost[card]
    return worth + w[W_DRAFT_TURN] * turns_left(s) + w[W_DRAFT]


def housekeeping(s: HandsState, seat: int, verb: int, noun: int, outlook: Outlook) -> int:
    """Reserve, Strategy cards, the Fleet and passing."""
    w = WEIGHTS[seat]
    if verb == RESERVE:
        soldier = s.cards.strength[noun] and not s.held[seat] >> noun & 1
        room = count(s.reserve[seat]) < 4 and s.silver[seat] > count(s.reserve[seat])
        return w[W_RESERVE] + w[W_RESERVE_STRENGTH] * s.cards.strength[noun] if soldier and room else -20
    if verb == BUY:
        worth = w[STRATEGY_WEIGHTS[CARDS[s.cards.stands_for[noun]]]]
        return worth + w[W_BUY_PRICE] * price_of(s, noun) + w[W_BUY_TURN] * turns_left(s)
    if verb == DROP:
        return 30 if s.flipped >> seat & 1 else -150
    if verb == CYCLE:
        return w[W_CYCLE] * noun
    if verb == SAIL:
        return sailing_score(s, seat, noun, outlook)
    if verb == BUILD:
        return building_score(s, seat, outlook)
    return w[W_PASS] if verb == PASS else 0


def answer(s: HandsState, seat: int, verb: int, noun: int, outlook: Outlook) -> int:
    """Free actions and answers within an action."""
    w = WEIGHTS[seat]
    if verb == LEAD:
        return max(battle_score(s, seat, a, s.cards.strength[noun]) for a in battles_for(s, seat, noun)) + w[W_LEAD]
    if verb == RETRIEVE:
        ready = s.site[seat] < 0 and military_reserve(s, seat) >= 4 and actions_left(s) >= 2
        threatened = s.site[other(seat)] >= 0 and s.marker[other(seat)] >= 0 and military_reserve(s, seat) > 0
        return w[W_RETRIEVE] if ready or threatened else w[W_RETRIEVE_EARLY]
    if verb == WITHDRAW:
        return -50
    if verb == INVOKE:
        return w[W_INVOKE] if turns_left(s) <= 8 else -5
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
        return WEIGHTS[seat][W_BLOCK] + WEIGHTS[seat][W_BLOCK_CARD] * card_worth(s, seat, noun) // 64
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
