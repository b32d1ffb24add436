"""4.2 Player actions: what a player may do in a round, in the order of chapter 5.

Played cards go to the Discard pile (`card_spaces`), into a battle (`battle_cards`) or to the Reserve (`reserve`)
[4.2.G, 4.2.H, 4.2.I].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import (
    ATTACK,
    BRIBE,
    BUILD,
    BUY,
    CYCLE,
    DEVELOP,
    DISCARD,
    DRAFT,
    DROP,
    ENGAGE,
    FORTIFY,
    INVOKE,
    LEAD,
    LEVY,
    MONEY,
    PASS,
    PILLAGE,
    PLAY,
    RAID,
    REINFORCE,
    RESERVE,
    RETRIEVE,
    RETURN,
    SAIL,
    SELL,
    SETTLE,
    TRADE,
    WITHDRAW,
)
from ..box.labels import CARTHAGE, ROME
from ..box.own_cards import OWN_EMPIRE, packed, unpacked
from ..ch04_3_sea_and_supply.supply import in_battle
from ..ch04_3_sea_and_supply.syracuse import takes_part
from ..ch04_6_strategy_cards.in_play import leave_play
from ..ch04_hand_and_deck.known_hand import possible_hand
from ..ch05_1_expansive.develop import Develop, develop_options, why_develop
from ..ch05_1_expansive.fortify import fortify, fortify_options, why_fortify
from ..ch05_1_expansive.settle import Settle, settle_options, why_settle
from ..ch05_1_expansive.travel import within_travel
from ..ch05_2_aggressive.attack import Attack, attack_options, why_attack
from ..ch05_2_aggressive.bribery import Bribe, bribe_options, why_bribe
from ..ch05_2_aggressive.cavalry_raid import Raid, raid_options, why_raid
from ..ch05_2_aggressive.engage_fleet import Engage, engage_options, why_engage
from ..ch05_2_aggressive.reinforce import (
    Reinforce,
    lead_options,
    reinforce_options,
    why_lead,
    why_reinforce,
)
from ..ch05_3_financial.merchant import Sell, sell_options, why_sell
from ..ch05_3_financial.pillage import Pillage, pillage_options, why_pillage
from ..ch05_3_financial.take_money import money_options, take_money, why_money
from ..ch05_3_financial.trader import Trade, trade_options, why_trade
from ..ch05_4_card_management.discard import Discard, discard_options, why_discard
from ..ch05_4_card_management.draft import Draft, draft_options, why_draft, why_levy
from ..ch05_4_card_management.play_card import play_card, play_options, why_play
from ..ch05_4_card_management.reserve import reserve_card, reserve_options, why_reserve
from ..ch05_4_card_management.retrieve import may_retrieve, retrieve, retrieve_options, why_retrieve
from ..ch05_4_card_management.return_card import return_card, return_options, why_return
from ..ch05_5_strategy.buy import buy, buy_options, why_buy
from ..ch05_5_strategy.cycle import cycle, cycle_options, why_cycle
from ..ch05_5_strategy.discard_strategy import drop_options, why_drop
from ..ch05_6_other.build_warship import Build, build_options, why_build
from ..ch05_6_other.passing import pass_by, pass_options, why_pass
from ..ch05_6_other.sea_move import sail, sail_options, why_sail
from ..ch05_6_other.withdraw import Withdraw, may_withdraw, why_withdraw, withdraw_options
from ..ch06_ending.ending_conditions import end_met
from ..ch07_fortuna.deus_ex_machina import invoke, invoke_options, why_invoke

if TYPE_CHECKING:
    from ..state import HandsState


def action_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """Put all actions that take one of the player's actions on the menu, ascending.

    What a Hand is good for is looked up once: the cards held, and those of them that are usable, packed [4.L], and
    the locations within their travel [5.1.1.B, 5.1.1.C].
    """
    held = packed(s.hand[seat], seat)
    able = held & (OWN_EMPIRE | s.live[seat])
    near = within_travel(s, seat, able)
    expansive_options(s, seat, held, able, near, menu)
    aggressive_options(s, seat, held, able, near, menu)
    financial_options(s, seat, held, able, menu)
    card_management_options(s, seat, held, able, menu)
    strategy_options(s, seat, menu)
    other_options(s, seat, able, menu)


def expansive_options(s: HandsState, seat: int, held: int, able: int, near: int, menu: list[int]) -> None:
    """5.1."""
    settle_options(s, seat, able, near, menu)
    develop_options(s, seat, able, menu)
    fortify_options(s, seat, held, able, menu)


def aggressive_options(s: HandsState, seat: int, held: int, able: int, near: int, menu: list[int]) -> None:
    """5.2."""
    attack_options(s, seat, able, near, menu)
    if in_battle(s):
        reinforce_options(s, seat, menu)
    raid_options(s, seat, able, menu)
    engage_options(s, seat, menu)
    bribe_options(s, seat, held, menu)


def financial_options(s: HandsState, seat: int, held: int, able: int, menu: list[int]) -> None:
    """5.3."""
    money_options(s, able, menu)
    trade_options(s, seat, able, menu)
    sell_options(s, seat, held, able, menu)
    pillage_options(s, seat, able, menu)


def card_management_options(s: HandsState, seat: int, held: int, able: int, menu: list[int]) -> None:
    """5.4."""
    hand = unpacked(held, seat)
    play_options(s, seat, held, menu)
    draft_options(s, seat, able, menu)
    discard_options(s, seat, hand, menu)
    return_options(s, hand, menu)
    reserve_options(s, seat, hand, menu)


def strategy_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """5.5."""
    buy_options(s, seat, menu)
    drop_options(s, seat, menu)
    cycle_options(s, seat, menu)


def other_options(s: HandsState, seat: int, able: int, menu: list[int]) -> None:
    """5.6."""
    sail_options(s, seat, menu)
    build_options(s, seat, able, menu)
    pass_options(s, menu)


def free_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """Put all free actions on the menu, ascending [4.2.A, 4.2.E]."""
    fighting = in_battle(s)
    if fighting:
        lead_options(s, seat, menu)
    retrieve_options(s, seat, menu)
    if fighting:
        withdraw_options(s, seat, menu)
    invoke_options(s, seat, menu)


def is_free(verb: int) -> bool:
    """Whether the verb is a free action [4.2.E]."""
    return verb in (LEAD, RETRIEVE, WITHDRAW, INVOKE)


def is_action(verb: int) -> bool:
    """Whether the verb takes an action."""
    return verb < LEAD


def may_act_freely(s: HandsState, seat: int) -> bool:
    """Whether a free action may be possible as far as anybody can tell, so that asking tells nothing."""
    if may_retrieve(s, seat) or may_withdraw(s, seat, ROME) or may_withdraw(s, seat, CARTHAGE):
        return True
    if s.deus[seat] >= 0 and not end_met(s):
        return True
    if not in_battle(s):
        return False
    if s.leaderless >> seat & 1 or not possible_hand(s, seat) & s.cards.leaders:
        return False
    return any(takes_part(s, attacker, seat) and s.reach[seat] >> s.site[attacker] & 1 for attacker in (ROME, CARTHAGE))


def menu_why(s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
    """What forbids an action or free action, by the rules of its own chapter."""
    if verb in PLAIN:
        return PLAIN[verb](s, seat)
    return WITH_NOUN[verb](s, seat, noun) if verb in WITH_NOUN else None


PLAIN = {
    ENGAGE: why_engage, DROP: why_drop, BUILD: why_build, PASS: why_pass, RETRIEVE: why_retrieve,
}  # fmt: skip
WITH_NOUN = {
    SETTLE: why_settle, DEVELOP: why_develop, FORTIFY: why_fortify, ATTACK: why_attack, REINFORCE: why_reinforce,
    RAID: why_raid, BRIBE: why_bribe, MONEY: why_money, TRADE: why_trade, SELL: why_sell, PILLAGE: why_pillage,
    PLAY: why_play, DRAFT: why_draft, LEVY: why_levy, DISCARD: why_discard, RETURN: why_return, RESERVE: why_reserve,
    BUY: why_buy, CYCLE: why_cycle, SAIL: why_sail, LEAD: why_lead, WITHDRAW: why_withdraw, INVOKE: why_invoke,
}  # fmt: skip


def take_action(s: HandsState, seat: int, verb: int, noun: int) -> None:
    """Carry out an action or free action of the menu."""
    if verb < MONEY:
        aggressive_or_expansive(s, seat, verb, noun)
    elif verb < PLAY:
        financial(s, seat, verb, noun)
    elif verb < BUY:
        card_management(s, seat, verb, noun)
    elif verb < LEAD:
        strategic_or_other(s, seat, verb, noun)
    else:
        free_action(s, seat, verb, noun)


def aggressive_or_expansive(s: HandsState, seat: int, verb: int, noun: int) -> None:
    """5.1 and 5.2."""
    if verb == SETTLE:
        s.call(Settle(seat, noun))
    elif verb == DEVELOP:
        s.call(Develop(seat, noun))
    elif verb == FORTIFY:
        fortify(s, seat, noun)
    elif verb == ATTACK:
        s.call(Attack(seat, noun))
    elif verb == REINFORCE:
        s.call(Reinforce(seat, noun))
    elif verb == RAID:
        s.call(Raid(seat, noun))
    elif verb == ENGAGE:
        s.call(Engage(seat))
    else:
        s.call(Bribe(seat, noun))


def financial(s: HandsState, seat: int, verb: int, noun: int) -> None:
    """5.3."""
    if verb == MONEY:
        take_money(s, seat, noun)
    elif verb == TRADE:
        s.call(Trade(seat, noun))
    elif verb == SELL:
        s.call(Sell(seat, noun))
    else:
        s.call(Pillage(seat, noun))


def card_management(s: HandsState, seat: int, verb: int, noun: int) -> None:
    """5.4."""
    if verb == PLAY:
        play_card(s, seat, noun)
    elif verb == DRAFT:
        s.call(Draft(seat, noun))
    elif verb == LEVY:
        s.call(Draft(seat, noun, levy=1))
    elif verb == DISCARD:
        s.call(Discard(seat, noun))
    elif verb == RETURN:
        return_card(s, seat, noun)
    else:
        reserve_card(s, seat, noun)


def strategic_or_other(s: HandsState, seat: int, verb: int, noun: int) -> None:
    """5.5 and 5.6."""
    if verb == BUY:
        buy(s, seat, noun)
    elif verb == DROP:
        leave_play(s, seat, "5.5.2.A")
    elif verb == CYCLE:
        cycle(s, seat, noun)
    elif verb == SAIL:
        sail(s, seat, noun)
    elif verb == BUILD:
        s.call(Build(seat))
    else:
        pass_by(s, seat)


def free_action(s: HandsState, seat: int, verb: int, noun: int) -> None:
    """Leaders, the Reserve, withdrawal and Deus Ex Machina."""
    if verb == LEAD:
        s.call(Reinforce(seat, noun))
    elif verb == RETRIEVE:
        retrieve(s, seat)
    elif verb == WITHDRAW:
        s.call(Withdraw(seat, noun))
    else:
        invoke(s, seat, noun)
