"""What speaks for an action, in words: as adviser, reviews and puzzles say it."""

from __future__ import annotations

from ..engine.account import PROMISED, Share
from . import Texts


def change_in_words(texts: Texts, share: Share, often: int, tries: int, whose: str = "") -> str:
    """A share that grows or shrinks in so many of the tries; nobody is named where it is one's own."""
    key = "often" if often < tries else "promised" if share.kind == PROMISED else "gain"
    amount = f"{share.amount:+d}".replace("-", "−")
    what = _what(texts, share, whose)
    return texts.interface(f"fact-{key}", what=what, amount=amount, often=str(often), tries=str(tries))


def kept_in_words(texts: Texts, share: Share, whose: str = "", next_best: str = "") -> str:
    """A share that stays, and which the next best action would cost."""
    key = "spared" if next_best else "kept"
    what = _what(texts, share, whose)
    return texts.interface(f"fact-{key}", what=what, amount=str(abs(share.amount)), other=next_best)


def _what(texts: Texts, share: Share, whose: str) -> str:
    return f"{whose}, {texts.share(share)}" if whose else texts.share(share)
