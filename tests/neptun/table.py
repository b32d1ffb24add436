"""Positions of Neptun written in words, and a match played on from them with draws of one's choice.

A position names only what matters; cards that are named nowhere lie in their piles, and distances that are
not named get the markers that are left. Contracts read `alexandria_2 grapes` (open), with `lost` or
`fulfilled` behind it where that is so; columns of the display read `alexandria_2 grapes oar_3_0`, with the
gold on them as a number behind it, and `None` is a column whose contract was taken. Played cards are
listed turn by turn, with `-` for a turn without one.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, TypedDict, Unpack

import tests.table
from navarch.engine.state import State
from navarch.games.neptun import build
from navarch.games.neptun.labels import CITIES, CITY_CARDS, LINKS, MARKERS, OARS, REGIONS, SEATS, TILES
from navarch.games.neptun.state import NeptunState

GAME = build()
BOX = GAME.box
Frame = dict[str, object]


class Table(tests.table.Table[NeptunState]):
    """Neptun from a position on; `draws` names cards and markers as they come up: `roma_1 fish oar_3_0`."""

    def __init__(self, state: NeptunState, draws: str = "") -> None:
        super().__init__(GAME, state, ", ".join(f"{pile_of(word)} {word}" for word in draws.split()))

    def gold(self, seat: str) -> int:
        """A player's gold."""
        return self.s.gold[SEATS.index(seat)]

    def boat(self, seat: str) -> str:
        """Where a boat lies."""
        return CITIES[self.s.boat[SEATS.index(seat)]]

    def temple(self, region: str, seat: str) -> int:
        """The space of a token."""
        return self.s.temple[REGIONS.index(region) * self.s.players + SEATS.index(seat)]

    def chart(self, seat: str) -> list[str]:
        """A chart, slot by slot: the card, the good and the status, or nothing."""
        return [
            "" if slot is None else f"{slot['city_card']} {slot['good']} {slot['status']}"
            for slot in self.view()["players"][seat]["chart"]
        ]

    def hand(self, seat: str) -> list[str]:
        """The oar cards in hand."""
        hand: list[str] = self.view(seat)["hand"]
        return hand

    def order(self) -> list[str]:
        """The player order."""
        return [SEATS[seat] for seat in self.s.order]

    def tiles(self, seat: str) -> set[str]:
        """The point tiles won."""
        return {TILES[i] for i in range(len(TILES)) if self.s.tile_owner[i] == SEATS.index(seat)}


def pile_of(word: str) -> str:
    """The verb of chance that brings up a card or marker of that name."""
    return next(verb.name for verb in GAME.space.verbs if verb.chance and word in verb.labels)


def frame(procedure: str, following: str, **fields: object) -> Frame:
    """A procedure under way, with the step that comes next."""
    return {"procedure": procedure, "next": following, "answer": 0, **fields}


GAME_FRAME = frame("WholeGame", "next_round")


def new(players: int = 4) -> NeptunState:
    """A new game at its very first question, before any marker is laid."""
    return known(GAME.new(players))


def known(state: State) -> NeptunState:
    """A state of Neptun, known as such."""
    assert isinstance(state, NeptunState)
    return state


class Position(TypedDict, total=False):
    """What may be named of a position; `temple` lists a region's tokens as `red 3` in the order they came there."""

    asked: str | None
    sealed: dict[str, str | None]
    players: int
    round: int
    wind: int
    forecast: str | None
    order: tuple[str, ...]
    distance: dict[str, int]
    display: tuple[str | None, ...]
    columns: int
    oar_scale: dict[str, int]
    gold: dict[str, int]
    boat: dict[str, str]
    hand: dict[str, str]
    played: dict[str, str]
    chart: dict[str, dict[int, str]]
    temple: dict[str, tuple[str, ...]]
    tiles: dict[str, str]
    bonus: dict[str, int]
    discard: str


def position(*, stack: list[Frame], choice: str, **named: Unpack[Position]) -> NeptunState:
    """A position: what is named, and the rest as at the start of a game of four."""
    players = named.get("players", 4)
    seats = SEATS[:players]
    gold, boat, hand = named.get("gold", {}), named.get("boat", {}), named.get("hand", {})
    fields: dict[str, Any] = {
        "round": named.get("round", 1) - 1,
        "wind": named.get("wind", 5),
        "forecast": named.get("forecast"),
        "order": list(named.get("order") or seats),
        "distance": lay_markers(named.get("distance", {})),
        "markers": {},
        **_display(named.get("display", ()), named.get("columns", 0)),
        "oar_scale": dict(named.get("oar_scale", {})),
        "oar_scale_pile": list(named.get("oar_scale", {})),
        "gold": {seat: gold.get(seat, BOX.start_gold) for seat in seats},
        "boat": {seat: boat.get(seat, "creta") for seat in seats},
        "hand": {seat: dict(Counter(hand.get(seat, "start_4 start_5").split())) for seat in seats},
        "played": {
            seat: {str(turn): card for turn, card in enumerate(cards.split(), 1) if card != "-"}
            for seat, cards in named.get("played", {}).items()
        },
        **_charts(named.get("chart", {})),
        **_tokens(named.get("temple", {})),
        "tile_owner": dict(named.get("tiles", {})),
        "bonus": dict(named.get("bonus", {})),
    }
    fields["supply"] = BOX.coins - sum(fields["gold"].values()) - sum(fields["column_gold"].values())
    fields.update(_piles(fields, Counter(named.get("discard", "").split())))
    dump: Frame = {"game": "neptun", "players": players, "options": {}, "fields": fields, "stack": stack}
    question = {"sealed": named["sealed"]} if "sealed" in named else {"asked": named.get("asked")}
    return known(GAME.restore({**dump, "choice": choice, **question}))


def lay_markers(wanted: dict[str, int]) -> dict[str, int]:
    """A distance for every link: the wanted ones, and the markers that are left on the others in order."""
    left = [[], []]  # type: list[list[int]]
    for marker in range(len(MARKERS)):
        left[BOX.marker_is_deep[marker]] += [BOX.marker_miles[marker]] * BOX.marker_count[marker]
    laid: dict[str, int] = {}
    for link, miles in wanted.items():
        left[BOX.link_is_deep[LINKS.index(link)]].remove(miles)
        laid[link] = miles
    for number, link in enumerate(LINKS):
        if link not in laid:
            laid[link] = left[BOX.link_is_deep[number]].pop(0)
    return laid


def _display(display: tuple[str | None, ...], columns: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"columns": columns, "opened": len(display)}
    for kind in ("city", "good", "oar", "gold"):
        shown[f"column_{kind}"] = {}
    for number, column in enumerate(display, 1):
        for kind, card in zip(("city", "good", "oar", "gold"), (column or "").split(), strict=False):
            shown[f"column_{kind}"][str(number)] = int(card) if kind == "gold" else card
    return shown


def _charts(charts: dict[str, dict[int, str]]) -> dict[str, Any]:
    cards: dict[str, Any] = {"chart_card": {}, "chart_good": {}, "chart_status": {}}
    for seat, slots in charts.items():
        for slot, contract in slots.items():
            for kind, word in zip(("card", "good", "status"), [*contract.split(), "open"], strict=False):
                cards[f"chart_{kind}"].setdefault(seat, {})[str(slot)] = word
    return cards


def _tokens(temple: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    tokens: dict[str, Any] = {"temple": {}, "arrival": {}, "arrivals": 0}
    for region, arrived in temple.items():
        for token in arrived:
            seat, space = token.split()
            tokens["arrivals"] += 1
            tokens["temple"].setdefault(region, {})[seat] = int(space)
            tokens["arrival"].setdefault(region, {})[seat] = tokens["arrivals"]
    return tokens


def _piles(fields: dict[str, Any], discard: Counter[str]) -> dict[str, Any]:
    """Everything that lies nowhere else: the piles; fulfilled contracts and `discard` are discarded."""
    cities = set(CITY_CARDS) - set(fields["column_city"].values())
    goods = Counter(dict(zip(GAME.nouns["good"], BOX.goods_count, strict=True)))
    goods.subtract(fields["column_good"].values())
    gone = set(discard) & cities
    gone_goods = Counter({good: discard[good] for good in goods if discard[good]})
    for seat, slots in fields["chart_card"].items():
        for slot, card in slots.items():
            good = fields["chart_good"][seat][slot]
            if fields["chart_status"][seat][slot] == "fulfilled":
                gone.add(card)
                gone_goods[good] += 1
            else:
                cities.remove(card)
                goods[good] -= 1
    oars = Counter({oar: BOX.oar_count[i] for i, oar in enumerate(OARS) if not BOX.oar_is_start[i]})
    used = Counter(fields["column_oar"].values())
    for held in fields["hand"].values():
        used.update(held)
    for cards in fields["played"].values():
        used.update(cards.values())
    starting = Counter({oar: BOX.oar_count[i] for i, oar in enumerate(OARS) if BOX.oar_is_start[i]})
    gone_oars = Counter({oar: discard[oar] for oar in oars if discard[oar]})
    return {
        "city_deck": [card for card in CITY_CARDS if card in cities and card not in gone],
        "city_discard": [card for card in CITY_CARDS if card in gone],
        "goods_deck": _written(goods - gone_goods),
        "goods_discard": _written(gone_goods),
        "oar_deck": _written(oars - used - gone_oars),
        "oar_discard": _written(gone_oars),
        "oar_boxed": _written(starting - used),
    }


def _written(count: Counter[str]) -> dict[str, int]:
    return {card: number for card, number in count.items() if number}


# ---- the usual places in the sequence of the game ----


def choosing_contract(seat: str = "red", turn: int = 1, done: int = 1, **facts: Any) -> NeptunState:
    """Phase 1: a seat, the `done`-th of this turn, chooses among face-up contracts."""
    facts.setdefault("columns", facts.get("players", 4) + 1)
    stack = [
        GAME_FRAME,
        frame("GameRound", "acquire", turn=turn),
        frame("AcquireTurn", "next_player", turn=turn, done=done),
        frame("AcquireContract", "turn_up", seat=seat, column=None),
    ]
    choice = "contract" if len(facts.get("display", ())) < facts["columns"] else "open_contract"
    return position(stack=stack, choice=choice, asked=seat, **facts)


def judging_contract(seat: str = "red", turn: int = 1, done: int = 1, **facts: Any) -> NeptunState:
    """Phase 1: a seat has turned up the rightmost column of `display` and judges it."""
    facts.setdefault("columns", facts.get("players", 4) + 1)
    stack = [
        GAME_FRAME,
        frame("GameRound", "acquire", turn=turn),
        frame("AcquireTurn", "next_player", turn=turn, done=done),
        frame("AcquireContract", "load", seat=seat, column=str(len(facts["display"]))),
    ]
    return position(stack=stack, choice="verdict", asked=seat, **facts)


def drawing_contract(seat: str = "red", turn: int = 1, done: int = 1, **facts: Any) -> NeptunState:
    """Phase 1: a seat turns up the next column, and its city card is about to be drawn."""
    facts.setdefault("columns", facts.get("players", 4) + 1)
    column = str(len(facts.get("display", ())) + 1)
    stack = [
        GAME_FRAME,
        frame("GameRound", "acquire", turn=turn),
        frame("AcquireTurn", "next_player", turn=turn, done=done),
        frame("AcquireContract", "judge", seat=seat, column=column),
        frame("TurnUp", "good", column=column),
    ]
    return position(stack=stack, choice="city_card", asked="chance", **facts)


def choosing_oars(turn: int = 1, **facts: Any) -> NeptunState:
    """Phase 2: all players are about to lay an oar card face down in that regular turn."""
    seats = SEATS[: facts.get("players", 4)]
    stack = [
        GAME_FRAME,
        frame("GameRound", "fulfil", turn=turn),
        frame("FulfilTurn", "forecast", turn=turn - 1, done=0),
    ]
    facts.setdefault("sealed", dict.fromkeys(seats))
    return position(stack=stack, choice="crew", **facts)


def sailing(seat: str = "red", miles: int = 10, turn: int = 1, **facts: Any) -> NeptunState:
    """Phase 2: a seat is about to sail; those before it in the order have sailed in this turn.

    Unless told otherwise everybody has played `start_4` in this turn and holds `start_5`. The wind makes up for what
    the card lacks of so many miles.
    """
    order = facts.get("order") or SEATS[: facts.get("players", 4)]
    facts.setdefault("forecast", "plus_0")
    facts.setdefault("played", dict.fromkeys(order, "- " * (turn - 1) + "start_4"))
    facts.setdefault("hand", dict.fromkeys(order, "start_5"))
    facts.setdefault("wind", miles - BOX.oar_power[OARS.index(facts["played"][seat].split()[turn - 1])])
    stack = [
        GAME_FRAME,
        frame("GameRound", "fulfil", turn=turn),
        frame("FulfilTurn", "next_boat", turn=turn - 1, done=order.index(seat) + 1),
        frame("SailingTurn", "fulfil", seat=seat, turn=turn - 1, slot=None),
    ]
    return position(stack=stack, choice="harbour", asked=seat, **facts)


def last_boat(**facts: Any) -> NeptunState:
    """The last boat of the fifth regular turn is about to sail: additional turns and scoring follow."""
    order = facts.get("order") or SEATS[: facts.get("players", 4)]
    return sailing(order[-1], turn=5, **facts)


def asked_for_extra(seat: str = "red", turn: int = 1, wanted: tuple[str, ...] = (), **facts: Any) -> NeptunState:
    """A seat is asked whether it wants the additional turn 5 I (1) or 5 II (2)."""
    order = facts.get("order") or SEATS[: facts.get("players", 4)]
    facts.setdefault("forecast", "plus_0")
    stack = [
        GAME_FRAME,
        frame("GameRound", "score", turn=5),
        frame(
            "ExtraTurns",
            "offer",
            turn=turn - 1,
            asked=order.index(seat) + 1,
            done=0,
            wanted=list(wanted),
            entitled=list(facts.pop("entitled", order)),
        ),
    ]
    return position(stack=stack, choice="extra", asked=seat, **facts)
