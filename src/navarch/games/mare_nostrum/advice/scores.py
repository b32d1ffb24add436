"""Advice: what a greedy player makes of each choice. Legality is not its business."""

from __future__ import annotations

from typing import Final

from ..actions import (
    AGAINST,
    ANNOUNCE,
    CLAIM,
    CLAIM_FROM,
    CONVERT,
    CROWN,
    DONE,
    GIVE,
    LOSE_FORTRESS,
    LOSE_LEGION,
    NAME_BUILDER,
    NAME_MOVER,
    OFFER,
    OVERRULE,
    PASS,
    PAY,
    PEACE,
    PICK,
    REMOVE,
    SACRIFICE,
    SAIL,
    SAIL_TO,
    SEA_BATTLE,
    SETTLE,
    STORE,
    TAKE_LEGENDARY,
)
from ..box.labels import GOODS, LAND, SEA, TOKEN
from ..ch03_build.perseus import winning_tiles
from ..ch04_move_and_battle.sea_battles import SeaBattles
from ..ch04_move_and_battle.sea_movement import Sailing
from ..definitions.empires import seat_of
from ..definitions.units import land_units
from ..state import MareState
from .build import Builder, land_danger
from .evaluate import standing_of
from .hand_worth import Purse, spare_tokens
from .move import Commander, enter_score, march_scores, sail_plans
from .weights import (
    SHARE,
    W_FOE_TRIREME,
    W_FOE_UNIT,
    W_MARKER_HELP,
    W_MARKER_MORE,
    W_MARKER_OFF,
    W_OFFER_HELP,
    W_PARTNER_NEAR,
    W_PEACE_GUEST,
    W_SAIL,
    W_SEA_MARGIN,
    W_SETTLE,
    W_TILES,
    WEIGHTS,
)


def action_scores(s: MareState, seat: int) -> list[int]:
    """How good each legal action looks to the seat."""
    legal = s.legal_for(seat)
    choice = s.choice.name if s.choice is not None else ""
    if len(legal) < 2:
        return [0] * len(legal)
    if choice in TRADE_CHOICES:
        return trade_scores(s, seat, choice, legal)
    if choice in BUILD_CHOICES:
        return build_scores(s, seat, choice, legal)
    if choice in MOVE_CHOICES:
        return move_scores(s, seat, choice, legal)
    return other_scores(s, seat, choice, legal)


TRADE_CHOICES: Final = ("marker", "gift", "offer", "partner", "claim_token")
BUILD_CHOICES: Final = ("build", "payment", "copy", "store", "overrule")
MOVE_CHOICES: Final = ("march", "enter", "sea_battle", "sail", "sail_to", "conquest", "occupation", "exchange", "loss")


def threats(s: MareState) -> list[int]:
    """How near each seat is to winning."""
    return standing_of(s).threats


# ---- 2 Trade ----


def trade_scores(s: MareState, seat: int, choice: str, legal: list[int]) -> list[int]:
    """Announce what is spare, offer what is spare, claim what completes a set, and feed no winner."""
    if choice == "gift":
        purse = Purse(s, seat)
        return [purse.worth_without(action - GIVE) for action in legal]
    if choice == "claim_token":
        purse = Purse(s, seat)
        return [claim_score(purse, action - CLAIM) for action in legal]
    purses = [Purse(s, other) for other in range(s.players)]
    if choice == "marker":
        return [marker_score(purses, seat, action - ANNOUNCE) for action in legal]
    if choice == "offer":
        lacking = [purse.shortfall() for purse in purses]
        return [0 if a == DONE else offer_score(purses, lacking, seat, a - OFFER) for a in legal]
    near = threats(s)
    return [partner_score(s, purses, seat, seat_of(s, a - CLAIM_FROM), near) for a in legal]


def marker_score(purses: list[Purse], seat: int, value: int) -> int:
    """As many as are spare, but not so many that an opponent could complete a winning set."""
    w = WEIGHTS[seat]
    score = 100 - w[W_MARKER_OFF] * abs(value - w[W_MARKER_MORE] - spare_tokens(purses[seat]))
    if value >= purses[seat].shortfall():
        return score + 500
    for other, purse in enumerate(purses):
        if other != seat and value >= purse.shortfall():
            score -= w[W_MARKER_HELP] * (1 + value - purse.shortfall())
    return score


def offer_score(purses: list[Purse], lacking: list[int], seat: int, token: int) -> int:
    """What is missed least; nothing that brings an opponent nearer to a winning set."""
    score = 4 * purses[seat].worth_without(token)
    for other in range(len(purses)):
        if other != seat and lacking[other] <= 4 and purses[other].shortfall_with(token) < lacking[other]:
            score -= WEIGHTS[seat][W_OFFER_HELP] * (5 - lacking[other])
    return score


def partner_score(s: MareState, purses: list[Purse], seat: int, other: int, near: list[int]) -> int:
    """Whose offer helps most; but whoever is claimed from claims next."""
    best = 0
    for token in range(TOKEN):
        if s.offer[other * TOKEN + token]:
            best = max(best, claim_score(purses[seat], token))
    score = 10 * best - near[other] * WEIGHTS[seat][W_PARTNER_NEAR] // SHARE
    if purses[seat].shortfall() <= 1:
        return score
    lacking = purses[other].shortfall()
    claims = sum(s.offer[other * TOKEN : (other + 1) * TOKEN])
    if lacking <= claims:
        score -= 4000 // max(1, lacking)
    return score


def claim_score(purse: Purse, token: int) -> int:
    """The worth of the hand with that token."""
    return purse.worth_with(token) * 4 + (1 if token > GOODS else 0)


# ---- 3 Build ----


def build_scores(s: MareState, seat: int, choice: str, legal: list[int]) -> list[int]:
    """The item that brings most for its price; pay with what is least missed."""
    if choice == "build":
        builder = Builder(s, seat)
        bases = s.game.bases
        return [builder.score(bases[action], action - bases[action]) for action in legal]
    if choice == "payment":
        purse = Purse(s, seat)
        return [purse.worth_without(action - PAY) for action in legal]
    if choice == "copy":
        return [WEIGHTS[seat][W_TILES + action - s.game.bases[action]] for action in legal]
    if choice == "store":
        return [1 if action >= STORE else 0 for action in legal]
    return [1 if action == OVERRULE and winning_tiles(s, seat) else 0 for action in legal]


# ---- 4 Move and Battle ----


def move_scores(s: MareState, seat: int, choice: str, legal: list[int]) -> list[int]:
    """Attack where it is promising, take what counts."""
    if choice == "march":
        return march_scores(s, seat, legal, land_danger(s, seat))
    if choice == "enter":
        bases = s.game.bases
        commander = Commander(s, seat)
        return [enter_score(s, seat, commander, a - bases[a]) for a in legal]
    if choice in ("conquest", "occupation"):
        return conquest_scores(s, Commander(s, seat), legal)
    if choice == "exchange":
        return [2 if CONVERT <= a < CONVERT + LAND else 1 if REMOVE <= a < REMOVE + LAND else 0 for a in legal]
    if choice == "loss":
        return [3 if a == LOSE_LEGION else 1 if a == LOSE_FORTRESS else 2 for a in legal]
    if choice in ("sail", "sail_to"):
        return sail_scores(s, seat, choice, legal)
    return [sea_score(s, seat, action) for action in legal]


def sail_scores(s: MareState, seat: int, choice: str, legal: list[int]) -> list[int]:
    """A trireme sails where legions could then make a better raid."""
    if choice == "sail":
        now, plans = sail_plans(s, seat)
        best = [0] * SEA
        for worth, origin, _ in plans:
            best[origin] = max(best[origin], worth)
        return [now + WEIGHTS[seat][W_SAIL] if action == DONE else best[action - SAIL] for action in legal]
    sailing = s.find(Sailing)
    assert sailing is not None
    _, plans = sail_plans(s, seat)
    worth_of = {goal: worth for worth, origin, goal in plans if origin == sailing.origin}
    return [worth_of[action - SAIL_TO] for action in legal]


def sea_score(s: MareState, seat: int, action: int) -> int:
    """A sea battle is fought with more triremes than the other has."""
    if action == DONE:
        return 0
    sea = action - SEA_BATTLE
    own = s.triremes[seat * SEA + sea]
    most = max(s.triremes[other * SEA + sea] for other in range(s.players) if other != seat)
    return own - most - WEIGHTS[seat][W_SEA_MARGIN] if own < 2 * most else 5


def conquest_scores(s: MareState, commander: Commander, legal: list[int]) -> list[int]:
    """Cities that count, then buildings that yield, then the marker, then pillage."""
    bases = s.game.bases
    scores: list[int] = []
    for action in legal:
        verb = bases[action]
        if action == DONE:
            scores.append(1)
        elif verb == SETTLE:
            scores.append(commander.w[W_SETTLE])
        else:
            scores.append(commander.site_score(verb, action - verb))
    return scores


# ---- everything else ----


def other_scores(s: MareState, seat: int, choice: str, legal: list[int]) -> list[int]:
    """Orders, titles, peace, and small gifts."""
    near = threats(s)
    if choice == "builder":
        return [1000 if seat_of(s, a - NAME_BUILDER) == seat else -near[seat_of(s, a - NAME_BUILDER)] for a in legal]
    if choice == "mover":
        return [-1 if seat_of(s, a - NAME_MOVER) == seat else near[seat_of(s, a - NAME_MOVER)] for a in legal]
    if choice == "crown":
        return [1000 if seat_of(s, a - CROWN) == seat else -near[seat_of(s, a - CROWN)] for a in legal]
    if choice == "peace":
        return [0 if a == PASS else peace_score(s, seat, seat_of(s, a - PEACE)) for a in legal]
    if choice in ("sea_foe", "land_foe"):
        return [foe_score(s, WEIGHTS[seat], seat_of(s, a - AGAINST), near) for a in legal]
    if choice == "colossus_good":
        purse = Purse(s, seat)
        return [0 if a == PASS else purse.worth_with(1 + a - PICK) for a in legal]
    return [1 if a in (TAKE_LEGENDARY, SACRIFICE) else 0 for a in legal]


def peace_score(s: MareState, seat: int, other: int) -> int:
    """Peace with whoever has most legions in or beside one's own provinces."""
    guests = sum(s.legions[other * LAND + p] for p in range(LAND) if s.control[p] == seat)
    return WEIGHTS[seat][W_PEACE_GUEST] * guests + sum(s.legions[other * LAND : (other + 1) * LAND])


def foe_score(s: MareState, w: list[int], other: int, near: list[int]) -> int:
    """Whom to fight: in a sea or province with several, the one nearest to winning."""
    battles = s.find(SeaBattles)
    if battles is not None:
        return near[other] - w[W_FOE_TRIREME] * s.triremes[other * SEA + battles.sea]
    return near[other] - w[W_FOE_UNIT] * sum(land_units(s, other, p) for p in range(LAND))
