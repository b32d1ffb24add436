"""Write how each rule of a game is checked: docs/conformance/<game>.md, and the file that server and page read.

With --games games are simulated and the rules that come up in them counted, in blocks that are kept in build/: a run
that was stopped goes on where it was. Without it the counts of the last time stand, and the rest is read anew.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

import navarch
from navarch.conformance import HEAD, LOADED, CameUp, Checked, Conformance, Mutants, conformance_of, file_of, written
from navarch.coverage import coverage_of
from navarch.engine.game import Game
from navarch.registry import own_game_names

from .games import Counter, Counts, nothing, read_when_loaded
from .mutants import tried
from .pages import games_in_words, page
from .places import spots

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "conformance"


def main() -> int:
    """Write the page of one game, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tools.conformance", description=__doc__)
    parser.add_argument("game", nargs="*", help="one or more; default all of Navarch's own")
    parser.add_argument("--games", type=int, default=0, help="count the rules of so many simulated games")
    parser.add_argument("--seed", type=int, default=0, help="of the simulated games")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop counting after so long, at a whole block")
    parser.add_argument("--jobs", type=int, default=1, help="processes that count, each beside one that plays")
    parser.add_argument("--fresh", action="store_true", help="forget the blocks that were kept")
    said = parser.parse_args()
    for name in said.game or own_game_names():
        game = navarch.load(name)
        before = conformance_of(game)
        if said.games:
            counts, seed = counted(game, said), said.seed
        else:
            counts, seed = (kept(before), before.seed) if before else (nothing(), 0)
        found = gathered(game, counts, seed, before.version if before and not said.games else game.version)
        file_of(game).write_text(written(found), encoding="utf-8")
        PAGES.mkdir(exist_ok=True)
        (PAGES / f"{game.name}.md").write_text(page(game, found), encoding="utf-8")
        print(f"{game.title}: {len(found.rules)} rules, {games_in_words(found)}")
    return 0


def counted(game: Game, said: argparse.Namespace) -> Counts:
    """Count what is missing of the games that were asked for."""
    file = ROOT / "build" / "conformance" / f"{game.name}.jsonl"
    if said.fresh:
        file.unlink(missing_ok=True)
    return Counter(game, said.seed, file).count(said.games, said.minutes * 60, said.jobs)


def kept(found: Conformance) -> Counts:
    """The counts of the last time."""
    counts = nothing()
    counts.games.update(found.games)
    for rule, one in found.rules.items():
        for bot, times in one.came_up.items():
            counts.looked[bot][rule] = times.looked
            counts.effect[bot][rule] = times.effect
    return counts


def gathered(game: Game, counts: Counts, seed: int, version: str) -> Conformance:
    """All that is known of a game's rules."""
    places, coverage, loaded = spots(game), coverage_of(game, ROOT / "tests"), read_when_loaded(game)
    mutants = tried(game, (ROOT / "docs" / "mutants" / f"{game.name}.md").read_text(encoding="utf-8"))
    assert coverage.tests is not None
    rules = {}
    for rule in game.ledger.rules:
        came_up = {
            bot: CameUp(counts.looked[bot].get(rule, 0), counts.effect[bot].get(rule, 0)) for bot in counts.games
        }
        code, looked = places.get(rule, []), sum(one.looked for one in came_up.values())
        is_head = bool(code) and all(not spot.name for spot in code)
        apart = "" if looked else LOADED if rule in loaded else HEAD if is_head else ""
        tests = dict.fromkeys(f"{place.file} {place.name}".strip() for place in coverage.tests.get(rule, []))
        made, caught = mutants.by_rule.get(rule, (0, 0))
        rules[rule] = Checked(tuple(str(spot) for spot in code), tuple(tests), made, caught, came_up, apart)
    told = Mutants(mutants.made, mutants.caught, mutants.uncited, mutants.gone)
    return Conformance(version, seed, counts.games, told, rules)


if __name__ == "__main__":
    sys.exit(main())
