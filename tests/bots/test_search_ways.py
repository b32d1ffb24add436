"""The settings of the search, one by one: what each of them changes."""

from __future__ import annotations

import random

import pytest

from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_playout, quiet_playout
from navarch.engine.search import Node, Tree, priors_by_rank
from navarch.engine.search_settings import SearchSettings
from navarch.engine.state import State

from .test_search_answers import position


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

    def judged(self, s: State, seat: int) -> list[float]:
        self.ends.append(s.clone())
        return super().judged(s, seat)


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


def test_priors_fall_faster_or_slower_with_the_rank() -> None:
    assert priors_by_rank([5, 9, 1]) == pytest.approx([3 / 11, 6 / 11, 2 / 11])
    assert priors_by_rank([5, 9, 1], 2.0) == pytest.approx([9 / 49, 36 / 49, 4 / 49])
    assert priors_by_rank([5, 9, 1], 0.0) == pytest.approx([1 / 3] * 3)
    s = position("neptun", 4, 60, 2)
    tree = thought(s, 1, SearchSettings(playout=0, decay=2.0))
    assert min(tree.root.priors) / max(tree.root.priors) == pytest.approx(1 / len(s.legal()) ** 2)


def test_to_think_is_to_iterate_on_a_fresh_sample_of_what_the_seat_may_believe() -> None:
    s = position("hamilcar", 2, 60, 2)
    tree = Tree(random.Random(1), s.game.search)
    for _ in range(30):
        tree.iterate(s.game.sample(s, s.actor, tree.rng), s.actor)
    assert tree.tried() == thought(s, 30, s.game.search).tried()


def nodes_below(node: Node) -> list[Node]:
    """A node and all that were ever tried below it."""
    return [node, *(one for child in node.nodes if child is not None for one in nodes_below(child))]


@pytest.mark.parametrize(("name", "players"), [("neptun", 4), ("hands-in-the-sea", 2), ("mare-nostrum", 3)])
def test_what_is_chosen_somewhere_counts_by_the_shares_of_whoever_chooses_there(name: str, players: int) -> None:
    s = position(name, players, 60, 2)
    rivals_choose = SearchSettings(playout=5, rivals_by_advice=0)
    for node in nodes_below(thought(s, 60, rivals_choose).root):
        tried = [child for child in node.nodes if child is not None]
        assert node.chosen == sum(child.visits for child in tried)
        assert node.gained == pytest.approx(sum(child.total for child in tried))


@pytest.mark.parametrize(("doubt", "chosen"), [(0.0, 2), (0.02, 2), (0.04, 0), (0.3, 0)])
def test_what_was_never_tried_counts_as_the_mean_of_what_was_less_the_doubt(doubt: float, chosen: int) -> None:
    """Of the first action came 0.6, twice, of the second 0.5, so 0.567 in the mean; the third, much favoured, has none.

    With the pull of 0.1 their bounds are 0.607, 0.505 and, without any doubt, 0.637.
    """
    node = Node()
    node.add([3, 5, 7], [0.2, 0.1, 0.7])
    for place, shares in enumerate(([0.6, 0.6], [0.5])):
        child = node.nodes[place] = Node()
        child.visits, child.total = len(shares), sum(shares)
    node.visits, node.chosen, node.gained = 8, 3, 1.7  # five times nobody chose there any more
    assert node.select([3, 5, 7], 0.1 / 3, doubt) == chosen


@pytest.mark.parametrize("doubt", [0.0, 0.03, 3.0])
def test_however_great_the_doubt_what_is_chosen_is_legal_on_the_sample(doubt: float) -> None:
    node = Node()
    node.add([3, 5, 7], [0.2, 0.1, 0.7])
    child = node.nodes[0] = Node()
    child.visits, child.total = 1, 0.6
    node.visits, node.chosen, node.gained = 1, 1, 0.6
    assert node.select([5], 0.35, doubt) == 1


def test_a_search_that_doubts_tries_fewer_actions() -> None:
    s = position("hands-in-the-sea", 2, 60, 2)
    assert len(s.legal()) > 10
    tried = [len(thought(s, 40, SearchSettings(playout=5, doubt=doubt)).tried()) for doubt in (0.0, 0.03, 1.0)]
    assert tried[0] > tried[1] > tried[2] == 1
