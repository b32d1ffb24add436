"""The game and a second reading of the book agree on what may be done, and on what comes of it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from navarch.bots import make
from navarch.engine.match import Match
from navarch.games.hamilcar.box.labels import AREAS, SEA
from navarch.games.hamilcar.ch02_concepts.generals import place_general
from navarch.games.hamilcar.ch05_turn.isolation import isolated
from navarch.games.hamilcar.ch08_naval_interception.naval_interception import interception_possible
from navarch.games.hamilcar.ch13_land_battle.dice_levels import space_steps
from navarch.games.hamilcar.ch13_land_battle.retreat import Retreat
from navarch.games.hamilcar.ch14_siege.siege import siege_refusal
from navarch.games.hamilcar.state import HamilcarState

from .second_opinion import FOE
from .second_opinion_moves import MUST_SAIL, Mover
from .second_opinion_outcomes import Judge, Watching
from .table import GAME, space
from .test_laws import OPTIONS, Warlike

SPACE_NAMES = GAME.nouns["space"]
GENERAL_NAMES = GAME.nouns["general"]


def nouns(legal: set[str], verb: str) -> set[str]:
    """What a verb is offered with."""
    return {said.split()[1] for said in legal if said.split()[0] == verb}


def everywhere(s: HamilcarState, reader: Mover, view: dict[str, Any]) -> None:
    """What can be asked of any position: isolation and the Provincial Display."""
    for number, side in enumerate(FOE):
        assert {SPACE_NAMES[x] for x in isolated(s, number)} == reader.isolated(side), side
    assert view["display"] == reader.display()


def on_the_march(reader: Mover, legal: set[str]) -> bool:
    """Marches, Sieges; cards that weary Units or send a General to sea ask more than this reader knows."""
    move = reader.top("Movement")
    if reader.f["campaign"] or (move["flags"] & MUST_SAIL and not move["sailed"]):
        return False
    assert nouns(legal, "march") == reader.marches()
    fought = move["fought"] or move["sea_fought"]
    besieges = not fought and reader.can_besiege(move["seat"], move["general"], move["here"])
    assert ("siege" in legal) == besieges
    return True


def at_sea(s: HamilcarState, reader: Mover, legal: set[str]) -> bool:
    """Lanes, the landing, and whether the enemy could intercept here."""
    voyage = reader.top("NavalMovement")
    if reader.f["campaign"]:
        return False
    sails, lands = reader.voyage()
    assert nouns(legal, "sail") == sails
    assert ("land" in legal) == lands
    foe = FOE[voyage["seat"]]
    assert interception_possible(s, list(FOE).index(foe), space(voyage["port"])) == reader.can_intercept(
        foe, voyage["port"]
    )
    return True


def in_battle(reader: Mover, view: dict[str, Any]) -> None:
    """The dice levels of both sides."""
    battle = reader.top("LandBattle")
    sides = view["land_battle"]["sides"]
    ratings = {side: sides[side]["rating"] for side in FOE}
    more = dict(zip(FOE, battle["more"] or [0, 0], strict=True))
    expected = reader.levels(battle["space"], ratings, more)
    assert {side: sides[side]["level"] for side in FOE} == expected


def probe(s: HamilcarState, rng: random.Random) -> None:
    """What would be if a battle were fought, or a Force beaten, somewhere in this position."""
    there = rng.randrange(len(SPACE_NAMES))
    seat, ratings = rng.randrange(2), (rng.randrange(4), rng.randrange(4))
    reader = Mover(s.dump())
    levels = reader.levels(SPACE_NAMES[there], dict(zip(FOE, ratings, strict=True)), {"rome": 0, "carthage": 0})
    assert space_steps(s, there, ratings, (0, 0))[-1].levels == list(levels.values())
    beaten = s.clone()
    assert isinstance(beaten, HamilcarState)
    beaten.cu[seat * AREAS + SEA] = rng.randint(1, 6)
    leader = rng.choice(s.box.generals_of[seat])
    place_general(beaten, leader, SEA)
    neighbours = [*s.box.board.roads[there], *s.box.board.sea_ways[there]]
    near = rng.choice(neighbours)
    attacked = rng.random() < 0.5
    retreat = Retreat(
        seat=seat, space=there, entered_from=near if attacked else -1, barred=-1 if attacked else near,
        by_sea=int(attacked and near not in s.box.board.roads[there]), sally_cu=0, sally_el=0, sally_st=0,
        sally_generals=0,
    )  # fmt: skip
    second = Mover(beaten.dump())
    second.stack.append({
        "procedure": "Retreat", "seat": list(FOE)[seat], "space": SPACE_NAMES[there], "by_sea": retreat.by_sea,
        "entered_from": SPACE_NAMES[near] if attacked else None, "barred": None if attacked else SPACE_NAMES[near],
    })  # fmt: skip
    assert {SPACE_NAMES[goal] for goal in retreat.goals(beaten)} == second.retreats()


def probe_siege(s: HamilcarState, rng: random.Random) -> None:
    """Whether a General with so many CUs could make an attempt at some city or Tribe."""
    camp = s.clone()
    assert isinstance(camp, HamilcarState)
    there = rng.choice([x for x in range(len(SPACE_NAMES)) if s.box.board.capacity[x] or s.tribes >> x & 1])
    seat = rng.randrange(2)
    leader = rng.choice(s.box.generals_of[seat])
    place_general(camp, leader, there)
    camp.cu[seat * AREAS + there], camp.supremacy = rng.randrange(6), rng.randrange(2)
    expected = Mover(camp.dump()).can_besiege(list(FOE)[seat], GENERAL_NAMES[leader], SPACE_NAMES[there])
    assert (siege_refusal(camp, seat, leader, there) is None) == expected


def agree(match: Match, seat: int) -> str:
    """Compare where this reader has an opinion; answers of what."""
    s = match.state
    assert isinstance(s, HamilcarState)
    reader = Mover(s.dump())
    view: dict[str, Any] = dict(match.view(None))
    legal = {str(action) for action in match.legal(seat)}
    everywhere(s, reader, view)
    choice = match.prompt()[0]
    if choice == "operation":
        card = reader.top("Operation")["card"]
        mine = {said for said in legal if not said.startswith("react")}
        assert mine == reader.operations(GAME.nouns["seat"][seat], card)
    elif (choice == "move" and on_the_march(reader, legal)) or (choice == "sail_on" and at_sea(s, reader, legal)):
        return choice
    elif choice == "land_reaction" and not reader.f["campaign"]:
        assert legal == reader.reactions()
    elif choice == "card_play" and reader.top("CardPlay")["forced"] is None:
        said = {words for words in legal if words.split()[0] in ("operate", "discard", "event")}
        assert said == reader.plays(GAME.nouns["seat"][seat])
    elif choice == "way_out":
        assert legal == reader.escapes()
    elif choice == "placement":
        assert nouns(legal, "place") == reader.placements()
    elif choice == "retreat_goal":
        assert nouns(legal, "retreat") == reader.retreats()
    elif choice in ("elephant_charge", "command_roll"):
        in_battle(reader, view)
    else:
        return "position"
    return choice


def compare(seed: int, most: int) -> Counter[str]:
    """Play a game by war, whims and plans, and compare before every action; counts of what was compared."""
    rng = random.Random(seed)
    options: dict[str, object] = dict.fromkeys((name for name in OPTIONS if rng.random() < 0.4), True)
    judge = Judge("fixed_reinforcements" in options)
    match = Match(GAME, options=options, chance=Watching(seed, judge))
    heard = len(match.lines)
    minds = [make("greedy", seed + number) for number in (0, 1)]
    warlike = Warlike(seed)
    compared: Counter[str] = Counter()
    while not match.over and compared.total() < most:
        seat = match.to_act[0]
        compared[agree(match, seat)] += 1
        if rng.random() < 0.25:
            assert isinstance(match.state, HamilcarState)
            probe(match.state, rng)
            probe_siege(match.state, rng)
            compared["probe"] += 1
        perspective = match.perspective(seat)
        whim = rng.random() < (0.2, 0.5, 1.0)[seed % 3]
        match.submit(seat, warlike(perspective) if whim else minds[seat].choose(perspective))
        judge.hear([line.event for line in match.lines[heard:]], match.state)
        heard = len(match.lines)
    return compared + judge.judged


@pytest.mark.parametrize("seed", range(6))
def test_the_game_and_the_second_opinion_agree(seed: int) -> None:
    assert compare(seed, 150).total() > 30


@pytest.mark.slow
def test_the_game_and_the_second_opinion_agree_in_5000_positions() -> None:
    compared: Counter[str] = Counter()
    seed = 100
    acts = ("card_play", "operation", "placement", "move", "sail_on", "land_reaction", "probe")
    outcomes = ("battle-result", "consequences", "battle-roll", "naval-victory", "siege-roll", "attrition", "war-chest")
    while (
        compared.total() < 12000
        or min(compared[choice] for choice in acts) <= 100
        or min(compared[outcome] for outcome in outcomes) <= 50
    ):
        compared += compare(seed, 500)
        seed += 1
    assert compared.total() - compared["position"] > 5000
