"""The settings of the search, one by one: what each of them changes."""

from __future__ import annotations

import random

import pytest

from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_playout, quiet_playout
from navarch.engine.search import SHORT, Tree, Tries, priors_by_rank
from navarch.engine.search_settings import SearchSettings
from navarch.engine.state import State

from .test_search_answers import position
from .test_search_settings import depth


def thought(s: State, iterations: int, settings: SearchSettings) -> Tree:
    """A tree after so many iterations."""
    tree, asked = Tree(random.Random(1), settings), Perspective(s.game, s, s.actor)
    for _ in range(iterations):
        tree.think(asked)
    return tree


class Measuring(Tree):
    """A tree that notes where its playouts end."""

    def __init__(self, rng: random.Random, settings: SearchSettings) -> None:
        super().__init__(rng, settings)
        self.ends: list[State] = []

    def judged(self, s: State) -> list[float]:
        self.ends.append(s.clone())
        return super().judged(s)


def test_playouts_grow_with_the_iterations() -> None:
    s = position("hands-in-the-sea", 2, 5, 1)
    for lengthen, visits, length in ((0.0, 900, 4), (0.5, SHORT, 4), (0.5, 900, 12), (1.0, 900, 36)):
        tree = Tree(random.Random(3), SearchSettings(playout=4, lengthen=lengthen))
        tree.root.visits = visits
        mine, same = s.clone(), s.clone()
        tree.play_on(mine)
        advised_playout(same, random.Random(3), length)
        assert mine.digest() == same.digest()


@pytest.mark.parametrize(("name", "players"), [("neptun", 4), ("hands-in-the-sea", 2), ("hamilcar", 2)])
def test_a_playout_goes_on_to_a_quiet_choice(name: str, players: int) -> None:
    s = position(name, players, 60, 2)
    quiet = s.game.quiet_choices
    loud, still = (Measuring(random.Random(1), SearchSettings(playout=20, quiet=how)) for how in (0, 1))
    for tree in (loud, still):
        for _ in range(40):
            tree.think(Perspective(s.game, s, s.actor))
    asked = [[there.choice is None or there.choice.name in quiet for there in tree.ends] for tree in (loud, still)]
    assert not all(asked[0])
    assert sum(asked[1]) > 35


def test_a_playout_to_a_quiet_choice_ends_after_so_many_decisions() -> None:
    s = position("neptun", 3, 130, 2)
    assert s.choice is not None
    assert s.choice.name not in s.game.quiet_choices
    there, one_on = s.clone(), s.clone()
    quiet_playout(there, random.Random(1), 1)
    advised_playout(one_on, random.Random(1), 1)
    assert there.digest() == one_on.digest()
    quiet_playout(there, random.Random(1), 0)
    assert there.digest() == one_on.digest()


def test_a_tree_goes_on_past_chance_where_an_action_was_tried_often() -> None:
    s = position("neptun", 3, 5, 1)
    reveals = [code for code in s.legal() if s.game.space.action(code).verb in ("reveal", "reject")]
    for visits in (0, 5, 1000):
        tree = thought(s, 150, SearchSettings(playout=4, ends_at_chance=1, visits_past_chance=visits))
        for code in reveals:
            node = tree.root.nodes[tree.root.codes.index(code)]
            assert node is not None
            assert (depth(node) > 0) == (0 < visits <= node.visits - 1)


def test_priors_fall_faster_or_slower_with_the_rank() -> None:
    assert priors_by_rank([5, 9, 1]) == pytest.approx([3 / 11, 6 / 11, 2 / 11])
    assert priors_by_rank([5, 9, 1], 2.0) == pytest.approx([9 / 49, 36 / 49, 4 / 49])
    assert priors_by_rank([5, 9, 1], 0.0) == pytest.approx([1 / 3] * 3)
    s = position("neptun", 4, 60, 2)
    tree = thought(s, 1, SearchSettings(playout=0, decay=2.0))
    assert min(tree.root.priors) / max(tree.root.priors) == pytest.approx(1 / len(s.legal()) ** 2)


def test_what_was_never_tried_counts_as_half_a_victory_or_as_what_was_tried_brought() -> None:
    s = position("neptun", 5, 60, 2)
    hopeful, plain = (thought(s, 200, SearchSettings(exploration=0.0, hopeful=how)) for how in (1, 0))
    assert len(plain.tried()) < len(hopeful.tried()) == len(s.legal())
    assert plain.root.default() == pytest.approx(sum(total for _, _, total in plain.tried()) / 200)
    assert hopeful.root.default() == 0.5


class Drawing(Tree):
    """A tree that notes with which action and on which sample each iteration begins."""

    def __init__(self, rng: random.Random, settings: SearchSettings) -> None:
        super().__init__(rng, settings)
        self.begun: list[tuple[int, str]] = []

    def iterate(self, s: State, seat: int, first: int = -1) -> float:
        self.begun.append((first, s.digest()))
        return super().iterate(s, seat, first)


def test_the_nth_tries_of_all_actions_begin_with_the_same_luck() -> None:
    s = position("hands-in-the-sea", 2, 60, 2)
    tree = Drawing(random.Random(1), SearchSettings(playout=4, same_luck=1.0))
    for _ in range(60):
        tree.think(Perspective(s.game, s, s.actor))
    by_action: dict[int, list[str]] = {}
    for code, digest in tree.begun:
        by_action.setdefault(code, []).append(digest)
    longest = max(by_action.values(), key=len)
    assert len(set(longest)) > 1
    assert len(by_action) > 1
    assert all(tries == longest[: len(tries)] for tries in by_action.values())
    assert sum(visits for _, visits, _ in tree.tried()) == tree.root.visits == 60


def test_luck_is_taken_off_a_mean_by_what_it_did_to_the_most_tried() -> None:
    tries = Tries(1, 1.0)
    tries.begin(3)
    for share in (0.9, 0.7, 0.2, 0.2):  # lucky at first
        tries.add(1, share)
    for share in (0.95, 0.75):
        tries.add(0, share)
    assert tries.mean(1) == pytest.approx(0.5)
    assert tries.mean(0) == pytest.approx(0.55)
    tries.part = 0.5
    assert tries.mean(0) == pytest.approx(0.7)
    tries.part = 0.0
    assert tries.mean(0) == pytest.approx(0.85)


def test_whoever_searches_with_luck_of_its_own_draws_as_always() -> None:
    s = position("hamilcar", 2, 60, 2)
    tree = Tree(random.Random(1), s.game.search)
    for _ in range(30):
        tree.iterate(s.game.sample(s, s.actor, tree.rng), s.actor)
    assert tree.tried() == thought(s, 30, s.game.search).tried()
