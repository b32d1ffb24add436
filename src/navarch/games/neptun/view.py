"""What a seat sees: built from nothing, with names. Only the hand and a sealed oar card are secret."""

from __future__ import annotations

from .labels import CITIES, CITY_CARDS, GOLD_TEMPLE, GOODS, LINKS, OARS, REGIONS, SEATS, SLOTS, STATUSES, TILES, TURNS
from .phase1_acquire import AcquireContract, AcquireTurn
from .phase2_extra_turns import ExtraTurns
from .phase2_fulfil import FulfilTurn, SailingTurn
from .phase3_score import gold_ranking, temple_ranking
from .possessions import hand_size
from .shape import Column, Contract, Merchant, NeptunView, Offer, PointTile, Temple, Voyage, Where
from .state import NeptunState
from .victory import points


def view(s: NeptunState, seat: int | None) -> NeptunView:
    """The whole view of a seat, or of a spectator."""
    where = _where(s)
    facts: NeptunView = {
        "round": s.round + 1,
        "phase": where["phase"],
        "turn": where["turn"],
        "current": where["current"],
        "wind": s.wind,
        "forecast": None if s.forecast < 0 else s.box.forecast_sum[s.forecast],
        "order": [SEATS[other] for other in s.order],
        "oar_scale": _oar_scale(s),
        "distances": {LINKS[link]: s.distance[link] for link in range(len(LINKS))},
        "boats": {SEATS[other]: CITIES[s.boat[other]] if s.boat[other] >= 0 else None for other in range(s.players)},
        "players": {SEATS[other]: _player(s, other) for other in range(s.players)},
        "display": [_column(s, column) for column in range(s.columns)],
        "temples": _temples(s),
        "sealed": [SEATS[other] for other in range(s.players) if s.sealed and s.sealed[other]],
    }
    if seat is not None:
        facts["hand"] = _hand(s, seat)  # kept secret from the others [S.6f]
        facts["chosen"] = _chosen(s, seat)
    return facts


def _where(s: NeptunState) -> Where:
    """Phase, turn, and the boat under way."""
    acquiring = s.find(AcquireTurn)
    if acquiring is not None:
        contract = s.find(AcquireContract)
        active = SEATS[contract.seat] if contract is not None else None
        return {"phase": "acquire", "turn": acquiring.turn, "current": {"seat": active}}
    sailing = s.find(SailingTurn)
    current: Voyage | None = None
    if sailing is not None:
        current = {"seat": SEATS[sailing.seat], "range": sailing.miles(s)}
    regular = s.find(FulfilTurn)
    if regular is not None:
        return {"phase": "fulfil", "turn": regular.turn + 1, "current": current}
    extra = s.find(ExtraTurns)
    if extra is not None:
        return {"phase": "fulfil", "turn": s.box.regular_turns + extra.turn + 1, "current": current}
    return {"phase": "over" if s.over else "setup", "turn": 0, "current": None}


def _oar_scale(s: NeptunState) -> dict[str, list[str]]:
    """Markers on the oar scale, bottom to top. [P1.L.6]"""
    scale: dict[str, list[str]] = {}
    for number in sorted({s.oar_scale[seat] for seat in s.oar_scale_pile}):
        scale[str(number)] = [SEATS[seat] for seat in s.oar_scale_pile if s.oar_scale[seat] == number]
    return scale


def _player(s: NeptunState, seat: int) -> Merchant:
    """What lies open before a player: chart, gold, tiles, played cards. [S.6e] (rulings Q35, Q49, Q54)"""
    tiles: list[PointTile] = [
        {"tile": TILES[tile], "points": s.box.tile_points[tile]}
        for tile in range(len(TILES))
        if s.tile_owner[tile] == seat
    ]
    return {
        "gold": s.gold[seat],
        "points": points(s, seat),
        "tiles": tiles,
        "bonus": s.bonus[seat],
        "hand_size": hand_size(s, seat),
        "chart": [_contract(s, seat * SLOTS + slot) for slot in range(SLOTS)],
        "played": [OARS[oar] for oar in s.played[seat * TURNS : (seat + 1) * TURNS] if oar >= 0],
    }


def _contract(s: NeptunState, place: int) -> Contract | None:
    if s.chart_card[place] < 0:
        return None
    return {**_offer(s, s.chart_card[place], s.chart_good[place]), "status": STATUSES[s.chart_status[place]]}


def _offer(s: NeptunState, card: int, good: int) -> Offer:
    """A city card with a good, and what it pays. [P1.4]"""
    gold = s.box.pays_gold[card * len(GOODS) + good]
    return {
        "city_card": CITY_CARDS[card],
        "city": CITIES[s.box.card_city[card]],
        "good": GOODS[good],
        "region": REGIONS[s.box.card_region[card]],
        "pays": "gold" if gold else "temple",
        "amount": gold or s.box.pays_temple[card * len(GOODS) + good],
    }


def _column(s: NeptunState, column: int) -> Column:
    """A contract on the display: face down, face up, or gone."""
    if column >= s.opened:
        return {"state": "face_down", "face_up": False}
    if s.column_city[column] < 0:
        return {"state": "taken", "face_up": False}
    offer = _offer(s, s.column_city[column], s.column_good[column])
    oar = OARS[s.column_oar[column]]
    return {"state": "face_up", "face_up": True, **offer, "oar": oar, "gold": s.column_gold[column]}


def _temples(s: NeptunState) -> dict[str, Temple]:
    """Tracks, standing and the tiles of this round. [S.2b, R.6]"""
    temples: dict[str, Temple] = {}
    for region in range(len(REGIONS)):
        base = region * s.players
        temples[REGIONS[region]] = {
            "track": {SEATS[seat]: s.temple[base + seat] for seat in range(s.players)},
            "ranking": [SEATS[seat] for seat in temple_ranking(s, region)],
            "tiles": _tiles(s, region),
        }
    temples["gold"] = {"ranking": [SEATS[seat] for seat in gold_ranking(s)], "tiles": _tiles(s, GOLD_TEMPLE)}
    return temples


def _tiles(s: NeptunState, temple: int) -> list[int]:
    tiles = s.box.tiles_of[temple * s.box.rounds + s.round]
    return [s.box.tile_points[tile] for tile in tiles if s.tile_owner[tile] < 0]


def _hand(s: NeptunState, seat: int) -> list[str]:
    """One's own oar cards, which nobody else is shown. [S.6f]"""
    oars = len(OARS)
    return [OARS[oar] for oar in range(oars) for _ in range(s.hand[seat * oars + oar])]


def _chosen(s: NeptunState, seat: int) -> str | None:
    """One's own sealed oar card, while others still think. [P2.3]"""
    if not s.sealed or not s.sealed[seat]:
        return None
    return s.game.space.action(s.sealed[seat][0]).noun
