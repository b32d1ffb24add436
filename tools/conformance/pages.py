"""The written page of a game's conformance: what is checked by what, and plainly what is not."""

from __future__ import annotations

from collections.abc import Iterator

from navarch.conformance import HEAD, LOADED, Checked, Conformance
from navarch.engine.game import Game
from navarch.engine.ledger import Rule

APART = {
    LOADED: "by these the box is read before a game begins; a wrong value would be in every game",
    HEAD: "these are told at the head of a module or of its data, and no line of code is theirs alone",
}
RARE = 100  # one game in so many


def page(game: Game, found: Conformance) -> str:
    """The whole page."""
    lines = [
        f"# {game.title}: how each rule is checked",
        "",
        f"Made by `python -m tools.conformance {game.name} --games {found.counted}` from the sources, the tests,",
        f"[the mutants](../mutants/{game.name}.md) and {games_in_words(found)},",
        f"rules version {found.version}. What is counted, and how, is told [here](README.md).",
        "",
        *summary(game, found),
        *plainly(game, found),
        *table(game, found),
    ]
    return "\n".join(lines) + "\n"


def games_in_words(found: Conformance) -> str:
    """How many games by whom."""
    parts = [f"{count:,} {bot}" for bot, count in found.games.items()]
    return f"{found.counted:,} simulated games ({', '.join(parts)})"


def summary(game: Game, found: Conformance) -> list[str]:
    """Counts of rules."""
    rules, mutants = found.rules.values(), found.mutants
    rows = {
        "rules": len(rules),
        "cited in code": sum(bool(one.code) for one in rules),
        "held by a test": sum(bool(one.tests) for one in rules),
        "with a mutant": sum(one.made > 0 for one in rules),
        "with a mutant that no test noticed": sum(one.caught < one.made for one in rules),
        "came up in a game": sum(one.effect > 0 for one in rules),
        f"came up in fewer than one game in {RARE}": sum(is_rare(one, found) for one in rules),
        "looked at, and never came up": len(never(found, looked=True)),
        "never looked at": len(never(found, looked=False)),
        "cannot come up in a game": sum(bool(one.apart) for one in rules),
        "worked examples": len(game.ledger.examples),
    }
    told = [
        f"Of {mutants.made} mutants {mutants.caught} were caught; {mutants.uncited} are in functions that cite no rule"
    ]
    if mutants.gone:
        told.append(f", and {len(mutants.gone)} functions have another name today: {', '.join(mutants.gone)}")
    return [
        "| | |",
        "|---|---:|",
        *(f"| {name} | {count} |" for name, count in rows.items()),
        "",
        "".join(told) + ".",
        "",
    ]


def is_rare(one: Checked, found: Conformance) -> bool:
    """Whether it came up, and seldom."""
    return 0 < one.effect * RARE < found.counted


def never(found: Conformance, looked: bool) -> list[str]:
    """Rules that never took effect though they might have, looked at or not."""
    return [
        rule for rule, one in found.rules.items() if not one.effect and not one.apart and bool(one.looked) == looked
    ]


def plainly(game: Game, found: Conformance) -> Iterator[str]:
    """What the games and the mutants did not check."""
    ledger = game.ledger.rules
    yield from ("## What this does not show", "")
    for looked, words in ((True, "Looked at, and never came up"), (False, "Never looked at")):
        missing = never(found, looked)
        yield f"**{words}** in {found.counted:,} games{'' if missing else ': none'}."
        yield from ("", *(f"- {rule} {ledger[rule].title}" for rule in missing), *([""] if missing else []))
    for apart, why in APART.items():
        rules = [rule for rule, one in found.rules.items() if one.apart == apart]
        if rules:
            yield from (f"**Cannot come up** ({why}): {', '.join(rules)}.", "")
    unbroken = [rule for rule, one in found.rules.items() if not one.made]
    yield from (f"**No mutant** was made of the code of {len(unbroken)} rules: {', '.join(unbroken)}.", "")
    unnoticed = [rule for rule, one in found.rules.items() if one.caught < one.made]
    if unnoticed:
        yield from (f"**A mutant that no test noticed**: {', '.join(unnoticed)}.", "")


def table(game: Game, found: Conformance) -> Iterator[str]:
    """All rules by chapter."""
    section = ""
    for rule, one in found.rules.items():
        entry = game.ledger.rules[rule]
        if entry.section != section:
            section = entry.section
            yield from ("", f"## {section}", "", "| rule | code | tests | mutants caught | came up in games |")
            yield "|---|---|---:|---:|---:|"
        yield row(entry, one, found)


def row(rule: Rule, one: Checked, found: Conformance) -> str:
    """A rule."""
    code = "<br>".join(f"`{place}`" for place in one.code)
    mutants = f"{one.caught} of {one.made}" if one.made else "–"
    return f"| {rule.id} {rule.title} | {code} | {len(one.tests)} | {mutants} | {share(one, found)} |"


def share(one: Checked, found: Conformance) -> str:
    """How often it came up."""
    if one.apart and not one.effect:
        return "–"
    return f"{one.effect:,} of {found.counted:,}"
