"""Recovery phrases: 128 random bits in eight words that can be said, written down and read again.

Each word stands for 16 bits, consonant and vowel in turn, as Wilkerson's proquints do it.
"""

from __future__ import annotations

import hashlib
import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
WORDS = 8


def new_phrase() -> str:
    """A phrase that nobody can guess."""
    return " ".join(_word(secrets.randbits(16)) for _ in range(WORDS))


def _word(bits: int) -> str:
    letters = ((CONSONANTS, 12), (VOWELS, 10), (CONSONANTS, 6), (VOWELS, 4), (CONSONANTS, 0))
    return "".join(alphabet[bits >> shift & len(alphabet) - 1] for alphabet, shift in letters)


def digest_of_phrase(said: str) -> str:
    """What is kept of a phrase, however it was typed: only its letters count."""
    letters = "".join(letter for letter in said.lower() if letter.isascii() and letter.isalpha())
    return hashlib.sha256(letters.encode()).hexdigest()
