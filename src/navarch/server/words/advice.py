"""What the adviser thinks, in words: its actions, and the facts that speak for the best of them."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.facts import Fact
from ...text import Texts
from ...text.facts import change_in_words, kept_in_words
from . import catalogue
from .messages import Advice, AdvisedAction, ReasonWords
from .phrases import phrase
from .seen_state import SeenState

MOST_FACTS = 3
Thought = tuple[str, float | None, int, tuple[Fact, ...]]  # an action, its estimate, how often it was tried, facts


def advice_in_words(seen: SeenState, thoughts: Sequence[Thought], alternatives: int) -> Advice:
    """The best action with what speaks for it, and so many others."""
    game, lang = seen.game, seen.lang
    options = [
        AdvisedAction(action, catalogue.action(game, lang, game.space.code(action)).text, estimate)
        for action, estimate, _, _ in thoughts[: alternatives + 1]
    ]
    best, others = options[0], options[1:]
    next_best = others[0].text if others else ""
    facts = [_fact(seen, fact, next_best) for fact in thoughts[0][3][:MOST_FACTS]]
    facts += _by_search(lang, thoughts, options)[: MOST_FACTS - len(facts)]
    return Advice(best.action, best.text, best.estimate, others, facts)


def _fact(seen: SeenState, fact: Fact, next_best: str) -> ReasonWords:
    whose = "" if fact.share.seat == seen.seat else seen.player(fact.share.seat)
    return fact_in_words(seen.texts, fact, whose, next_best)


def fact_in_words(texts: Texts, fact: Fact, whose: str, next_best: str = "") -> ReasonWords:
    """What an action changes for somebody, or what it keeps and the next best one would cost."""
    share = fact.share
    if fact.spared:
        return ReasonWords(kept_in_words(texts, share, whose, next_best), share.rule)
    return ReasonWords(change_in_words(texts, share, fact.often, fact.tries, whose), share.rule)


def _by_search(lang: str, thoughts: Sequence[Thought], options: list[AdvisedAction]) -> list[ReasonWords]:
    """How the best action fared in the games thought ahead."""
    if len(options) == 1:
        return [ReasonWords(phrase("fact-only", lang), "")]
    facts: list[ReasonWords] = []
    best, after = options[0], options[1]
    if best.estimate is not None and after.estimate is not None:
        ahead = round(100 * (best.estimate - after.estimate))
        if ahead > 0:
            facts.append(ReasonWords(phrase("fact-ahead", lang, n=str(ahead), other=after.text), ""))
    tried = [tries for _, _, tries, _ in thoughts]
    if tried[0]:
        facts.append(ReasonWords(phrase("fact-tried", lang, n=str(tried[0]), all=str(sum(tried))), ""))
    return facts
