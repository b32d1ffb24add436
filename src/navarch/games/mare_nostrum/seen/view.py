"""What a seat sees: built from nothing, with names. Secret are the supplies and offers not yet open. [1.1-7]"""

from __future__ import annotations

from ..box.labels import (
    COMMODITIES,
    EMPIRES,
    GOODS,
    KINDS,
    LAND,
    PROVINCES,
    SEA,
    SEAS,
    SEATS,
    SITES,
    TILES,
    TOKEN,
    TOKENS,
    TRACKS,
)
from ..ch02_trade.claims import Claims
from ..ch02_trade.offers import Offers, put_down_by
from ..ch03_build.build_costs import tile_price
from ..ch03_build.build_phase import BuildPhase
from ..ch03_build.build_turn import BuildTurn
from ..ch03_build.resource_sets import Payment, largest_set
from ..ch03_build.storage import Storage
from ..ch04_move_and_battle.battle import Battle
from ..ch04_move_and_battle.land_movement import Marching
from ..ch04_move_and_battle.move_phase import MovePhase, MoveTurn
from ..ch04_move_and_battle.sea_movement import Sailing
from ..ch05_leadership.leader_tracks import all_levels, marker_space
from ..ch06_victory.victory import great_cities
from ..definitions.adjacency import in_play
from ..definitions.control import holder
from ..definitions.units import garrisons
from ..state import MareState
from .shape import BattleNow, Exchange, MareView, Now, Province, Realm, Reserve, Site, Tokens, TrackPlace

PHASES = ("setup", "collect", "trade", "build", "move_battle", "leadership")


def view(s: MareState, seat: int | None) -> MareView:
    """The whole view of a seat, or of a spectator."""
    facts: MareView = {
        "round": s.round,
        "phase": "over" if s.over else PHASES[s.phase],
        "empires": {SEATS[other]: _empire_name(s, other) for other in range(s.players)},
        "leaders": {TRACKS[t]: _seat(s.leader[t]) for t in range(len(TRACKS))},
        "provinces": {PROVINCES[p]: _province(s, p) for p in range(LAND) if in_play(s) >> p & 1},
        "seas": {SEAS[sea]: _triremes(s, sea) for sea in range(SEA)},
        "players": {SEATS[other]: _player(s, other) for other in range(s.players)},
        "tracks": _tracks(s),
        "tiles": {"open": _tiles(s.display), "face_down": s.face_down.bit_count()},
        "reserve": _reserve(s),
        "exchange": _exchange(s),
        "peace": {SEATS[other]: _seat(s.peace[other]) for other in range(s.players) if s.peace[other] >= 0},
        "now": _now(s),
        "sealed": [SEATS[other] for other in range(s.players) if _has_closed(s, other)],
    }
    if seat is not None:
        down = put_down_by(s, seat)  # while others still choose [2.1-4]
        base = seat * TOKEN
        held = [s.supply[base + token] - down.count(token) for token in range(TOKEN)]
        facts["supply"] = _tokens(held, 0)
        facts["offer"] = _tokens([s.offer[base + token] + down.count(token) for token in range(TOKEN)], 0)
        facts["largest_set"] = largest_set(s, seat)
        offers, storage = s.find(Offers), s.find(Storage)
        if offers is not None and s.pending >> seat & 1:
            facts["may_offer"] = offers.wanted(s, seat)
        if storage is not None and s.actor == seat:
            facts["may_store"] = s.box.gardens - storage.stored.bit_count()
    return facts


def _seat(seat: int) -> str | None:
    return SEATS[seat] if seat >= 0 else None


def _empire_name(s: MareState, seat: int) -> str | None:
    return EMPIRES[s.empire[seat]] if s.empire[seat] >= 0 else None


def _province(s: MareState, province: int) -> Province:
    """Control, units and every site of a province."""
    units = garrisons(s, province)
    return {
        "control": _seat(s.control[province]),
        "legions": {
            SEATS[seat]: s.legions[seat * LAND + province]
            for seat in range(s.players)
            if s.legions[seat * LAND + province]
        },
        "fortress": _seat(s.fortress[province]),
        "at_war": units.bit_count() > 1,
        "marker_occupied_by": _seat(s.occupier[s.box.control_of[province]]),
        "sites": {SITES[site]: _site(s, site) for site in s.box.sites_of[province]},
    }


def _site(s: MareState, site: int) -> Site:
    good = s.box.site_good[site]
    return {
        "kind": KINDS[s.box.site_kind[site]],
        "good": TOKENS[good] if good >= 0 else None,
        "built": bool(s.built[site]),
        "legion_of": _seat(s.occupier[site]),
        "held_by": _seat(holder(s, site)),
    }


def _triremes(s: MareState, sea: int) -> dict[str, int]:
    return {SEATS[seat]: s.triremes[seat * SEA + sea] for seat in range(s.players) if s.triremes[seat * SEA + sea]}


def _player(s: MareState, seat: int) -> Realm:
    """What lies open before a player: mat, stocks and, once open, his offer; not what his screen hides. [C-9]"""
    if s.empire[seat] < 0:
        return {}
    return {
        "empire": EMPIRES[s.empire[seat]],
        "capital": PROVINCES[s.box.home[s.empire[seat]]],
        "tiles": _tiles(s.tiles[seat]),
        "copied": TILES[s.copied] if s.copied >= 0 and "castor_and_pollux" in _tiles(s.tiles[seat]) else None,
        "used": _tiles(s.used[seat]),
        "next_tile_price": tile_price(s, seat, 0),
        "great_cities": great_cities(s, seat),
        "stock": {
            "legions": s.legion_stock[seat],
            "triremes": s.trireme_stock[seat],
            "fortresses": s.fortress_stock[seat],
            "markers": s.marker_stock[seat],
        },
        "offer": _tokens(s.offer, seat) if s.offers_open else None,
        "claimed": _tokens(s.claimed, seat),
    }


def _tokens(table: list[int], seat: int) -> Tokens:
    return {TOKENS[t]: table[seat * TOKEN + t] for t in range(TOKEN) if table[seat * TOKEN + t]}


def _tiles(mask: int) -> list[str]:
    return [TILES[tile] for tile in range(len(TILES)) if mask >> tile & 1]


def _tracks(s: MareState) -> dict[str, dict[str, TrackPlace]]:
    """Levels, and where the markers stand. [5-8]"""
    levels = all_levels(s)
    tracks: dict[str, dict[str, TrackPlace]] = {}
    for track, name in enumerate(TRACKS):
        row: dict[str, TrackPlace] = {}
        for seat in range(s.players):
            count = levels[track * s.players + seat]
            space, turned = marker_space(s, count)
            row[SEATS[seat]] = {"level": count, "space": space, "plus": turned}
        tracks[name] = row
    return tracks


def _reserve(s: MareState) -> Reserve:
    """The open reserves, and how many legendary tokens lie in pile and discards. [S-9, Q99]"""
    return {
        "coin": s.reserve[0],
        "commodities": {COMMODITIES[g]: s.reserve[1 + g] for g in range(GOODS)},
        "buildings": {KINDS[kind]: s.counters[kind] for kind in range(len(KINDS))},
        "legendary_pile": s.pile.bit_count(),
        "legendary_discards": s.spent.bit_count(),
    }


def _exchange(s: MareState) -> Exchange:
    """The exchange markers and the number in force. [2.1-6]"""
    return {
        "played": [list(pair) for i, pair in enumerate(s.box.values) if s.played >> i & 1],
        "free": [list(pair) for i, pair in enumerate(s.box.values) if not s.played >> i & 1],
        "value": s.value if s.value >= 0 else None,
        "open": bool(s.offers_open),
    }


def _now(s: MareState) -> Now:
    """Whose turn it is, and the battle, payment or move under way."""
    now: Now = {}
    phase = s.find(BuildPhase) or s.find(MovePhase)
    if phase is not None:
        now["had_turn"] = [SEATS[other] for other in range(s.players) if phase.had_turn >> other & 1]
    turn = s.find(BuildTurn) or s.find(MoveTurn)
    if turn is not None:
        now["active"] = SEATS[turn.seat]
    claims = s.find(Claims)
    if claims is not None:
        now["claimer"] = SEATS[claims.claimer]
        now["claims_from"] = _seat(claims.victim)
    payment = s.find(Payment)
    if payment is not None:
        now["payment"] = {"price": payment.price, "paid": [TOKENS[token] for token in payment.paid]}
    sailing = s.find(Sailing)
    if sailing is not None:
        now["from_sea"] = SEAS[sailing.origin] if sailing.origin >= 0 else None
    marching = s.find(Marching)
    if marching is not None:
        now["from_province"] = PROVINCES[marching.origin] if marching.origin >= 0 else None
    battle = s.find(Battle)
    if battle is not None:
        now["battle"] = _battle(battle)
    return now


def _battle(battle: Battle) -> BattleNow:
    return {
        "attacker": SEATS[battle.attacker],
        "defender": SEATS[battle.defender],
        "province": PROVINCES[battle.province] if battle.province >= 0 else None,
        "sea": SEAS[battle.sea] if battle.sea >= 0 else None,
        "attack_dice": list(battle.attack_dice),
        "defence_dice": list(battle.defence_dice),
        "attack_hits": battle.attack_hits,
        "defence_hits": battle.defence_hits,
    }


def _has_closed(s: MareState, seat: int) -> bool:
    """Whether a seat's offer lies face down, while others still choose. [2.1-4]"""
    return bool(s.sealed) and s.sealed[seat] != [] and not s.pending >> seat & 1
