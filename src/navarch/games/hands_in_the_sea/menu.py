"""5 Actions: what a player may do in a round, in the order of the book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.event import Reason
from .actions import (
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
)  # fmt: skip
from .attack import (
    Attack,
    Reinforce,
    attack_options,
    lead_options,
    reinforce_options,
    takes_part,
    why_attack,
    why_lead,
    why_reinforce,
)
from .battle import Withdraw, why_withdraw, withdraw_options
from .bribery import Bribe, bribe_options, why_bribe
from .cards import to_discard, unseen
from .events import Program
from .expansive import (
    Develop,
    Settle,
    develop_options,
    fortify,
    fortify_options,
    settle_options,
    why_develop,
    why_fortify,
    why_settle,
)
from .finance import (
    Pillage,
    Sell,
    Trade,
    money_options,
    pillage_options,
    sell_options,
    take_money,
    trade_options,
    why_money,
    why_pillage,
    why_sell,
    why_trade,
)
from .fortuna import invoke, invoke_options, why_invoke
from .management import (
    Discard,
    Draft,
    discard_options,
    draft_options,
    levy_options,
    play_options,
    reserve_card,
    reserve_options,
    retrieve,
    retrieve_options,
    return_card,
    return_options,
    why_discard,
    why_draft,
    why_levy,
    why_play,
    why_reserve,
    why_retrieve,
    why_return,
)
from .names import CARTHAGE, ROME
from .naval import Engage, engage_options, why_engage
from .other_actions import (
    Build,
    build_options,
    pass_by,
    pass_options,
    sail,
    sail_options,
    why_build,
    why_pass,
    why_sail,
)
from .raid import Raid, raid_options, why_raid
from .strategy import buy, buy_options, cycle, cycle_options, drop_options, drop_strategy, why_buy, why_cycle, why_drop

if TYPE_CHECKING:
    from .state import HandsState


def action_options(s: HandsState, seat: int) -> list[int]:
    """All actions that take one of the player's actions, ascending."""
    return [
        *settle_options(s, seat), *develop_options(s, seat), *fortify_options(s, seat),
        *attack_options(s, seat), *reinforce_options(s, seat), *raid_options(s, seat),
        *engage_options(s, seat), *bribe_options(s, seat),
        *money_options(s, seat), *trade_options(s, seat), *sell_options(s, seat), *pillage_options(s, seat),
        *play_options(s, seat), *draft_options(s, seat), *levy_options(s, seat),
        *discard_options(s, seat), *return_options(s, seat), *reserve_options(s, seat),
        *buy_options(s, seat), *drop_options(s, seat), *cycle_options(s, seat),
        *sail_options(s, seat), *build_options(s, seat), *pass_options(s, seat),
    ]  # fmt: skip


def free_options(s: HandsState, seat: int) -> list[int]:
    """All free actions, ascending [4.2.A, 4.2.E]."""
    return [
        *lead_options(s, seat), *retrieve_options(s, seat), *withdraw_options(s, seat), *invoke_options(s, seat),
    ]  # fmt: skip


def is_free(verb: int) -> bool:
    """Whether the verb is a free action [4.2.E]."""
    return verb in (LEAD, RETRIEVE, WITHDRAW, INVOKE)


def is_action(verb: int) -> bool:
    """Whether the verb takes an action."""
    return verb < LEAD


def may_act_freely(s: HandsState, seat: int) -> bool:
    """Whether a free action may be possible as far as anybody can tell, so that asking tells nothing."""
    if (s.deus[seat] >= 0 and not s.overtime) or retrieve_options(s, seat) or withdraw_options(s, seat):
        return True
    if s.leaderless >> seat & 1 or not unseen(s, seat) & s.cards.leaders:
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
        s.call(Reinforce(seat, noun, -1))
    elif verb == RAID:
        s.call(Raid(seat, noun))
    elif verb == ENGAGE:
        s.call(Engage(seat))
    else:
        s.call(Bribe(seat, noun, 0))


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
    """5.4; a card played for its own text is discarded [5.4.A]."""
    if verb == PLAY:
        to_discard(s, seat, noun)
        s.tell("5.4.A", "card-played", seat, noun)
        s.call(Program(s.cards.action_program[noun], seat, noun, s.warships[seat], 0, 0))
    elif verb == DRAFT:
        s.call(Draft(seat, noun, 0))
    elif verb == LEVY:
        s.call(Draft(seat, noun, 1))
    elif verb == DISCARD:
        s.call(Discard(seat, noun, 0))
    elif verb == RETURN:
        return_card(s, seat, noun)
    else:
        reserve_card(s, seat, noun)


def strategic_or_other(s: HandsState, seat: int, verb: int, noun: int) -> None:
    """5.5 and 5.6."""
    if verb == BUY:
        buy(s, seat, noun)
    elif verb == DROP:
        drop_strategy(s, seat)
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
        s.call(Reinforce(seat, noun, -1))
    elif verb == RETRIEVE:
        retrieve(s, seat)
    elif verb == WITHDRAW:
        s.call(Withdraw(seat, noun))
    else:
        invoke(s, seat, noun)
