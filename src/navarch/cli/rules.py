"""`navarch rules`: the ledger of a game, one rule with its code and tests, or the counts."""

from __future__ import annotations

import argparse
import difflib

from ..conformance import conformance_of
from ..coverage import Coverage, Place, coverage_of
from ..engine.game import Game
from .common import load_game, print_json, wants_json
from .parser import BadUsage

NO_TESTS = "the tests are not part of an installed copy: run this in a checkout of the project"


def run(args: argparse.Namespace) -> int:
    """One of the three."""
    game = load_game(args.game)
    if args.coverage:
        _show(args, coverage_json(coverage_of(game)), _coverage_lines)
    elif args.id is not None:
        _show(args, entry_json(game, args.id, args.lang), _entry_lines)
    else:
        _show(args, ledger_json(game, args.lang), _ledger_lines)
    return 0


def _show(args: argparse.Namespace, data: dict[str, object], lines: object) -> None:
    if wants_json(args):
        print_json(data)
    else:
        assert callable(lines)
        print(lines(data))


# ---- counts ----


def coverage_json(coverage: Coverage) -> dict[str, object]:
    """How many rules and examples there are, and how many are cited."""
    ledger = coverage.game.ledger
    return {
        "game": coverage.game.name,
        "rules": len(ledger.rules),
        "cited_in_code": len(coverage.code),
        "cited_in_tests": None if coverage.tests is None else len(coverage.tests),
        "examples": len(ledger.examples),
        "examples_tested": None if coverage.examples is None else len(coverage.examples),
        "uncovered": coverage.uncovered(),
        "not_in_code": [rule for rule in ledger.rules if rule not in coverage.code],
        "not_in_tests": None
        if coverage.tests is None
        else [rule for rule in ledger.rules if rule not in coverage.tests],
        "note": NO_TESTS if coverage.tests is None else "",
    }


def _coverage_lines(data: dict[str, object]) -> str:
    lines = [f"{data['game']}: {data['rules']} rules, {data['cited_in_code']} cited in code"]
    if data["cited_in_tests"] is None:
        lines.append(str(data["note"]))
    else:
        lines.append(f"{data['cited_in_tests']} held by tests; {data['examples_tested']} of {data['examples']} "
                     "worked examples played by tests")  # fmt: skip
    uncovered = data["uncovered"]
    assert isinstance(uncovered, list)
    if uncovered:
        lines.append(f"not covered: {', '.join(uncovered)}")
    return "\n".join(lines)


# ---- one rule, example or ruling ----


def entry_json(game: Game, said: str, lang: str) -> dict[str, object]:
    """A rule with its code and tests, an example, or a ruling."""
    ledger = game.ledger
    known = {key.lower(): key for key in (*ledger.rules, *ledger.examples, *ledger.rulings)}
    key = known.get(said.lower())
    if key is None:
        close = difflib.get_close_matches(said.lower(), known, 3, 0.5)
        hint = f"; did you mean {', '.join(known[one] for one in close)}?" if close else ""
        raise BadUsage(f"{game.title} has no rule, example or ruling {said!r}{hint}")
    if key in ledger.rulings:
        ruling = ledger.rulings[key]
        return {"kind": "ruling", "id": key, "section": ruling.section, "text": ruling.question,
                "ruling": ruling.ruling}  # fmt: skip
    coverage = coverage_of(game, wanted=key)
    if key in ledger.examples:
        example = ledger.examples[key]
        tests = None if coverage.examples is None else _places(coverage.examples.get(key, []))
        return {"kind": "example", **example._asdict(), "tests": tests}
    rule = ledger.rules[key]
    title, text = _words(game, key, lang)
    return {
        "kind": rule.kind,
        "id": key,
        "section": rule.section,
        "title": title,
        "text": text,
        "optional": rule.optional,
        "examples": [example.id for example in ledger.examples.values() if key in example.rules],
        "code": _places(coverage.code.get(key, [])),
        "tests": None if coverage.tests is None else _places(coverage.tests.get(key, [])),
        "checked": checked_json(game, key),
    }


def checked_json(game: Game, rule: str) -> dict[str, object] | None:
    """What mutants and simulated games have shown of a rule; None where nobody has looked."""
    found = conformance_of(game)
    one = found.rules.get(rule) if found else None
    if found is None or one is None:
        return None
    return {
        "mutants": one.made,
        "mutants_caught": one.caught,
        "games": found.counted,
        "came_up": one.effect,
        "looked_at": one.looked,
        "version": found.version,
    }


def _places(places: list[Place]) -> list[str]:
    return [str(place) for place in places]


def _entry_lines(data: dict[str, object]) -> str:
    title = f"  {data['title']}" if data.get("title") else f"  ({data['kind']})"
    lines = [f"{data['id']}{title}", f"  {data.get('section', '')}".rstrip()]
    for key in ("text", "ruling", "given", "when", "then"):
        if data.get(key):
            lead = "" if key == "text" else f"{key}: "
            lines.append(f"  {lead}{data[key]}")
    for key in ("rules", "examples", "code", "tests"):
        value = data.get(key)
        if key == "tests" and value is None and data["kind"] != "ruling":
            lines.append(f"  {NO_TESTS}")
        elif isinstance(value, list | tuple) and value:
            lines.append(f"  {key}: {', '.join(value)}")
    checked = data.get("checked")
    if isinstance(checked, dict):
        lines.append("  mutants caught: {mutants_caught:,} of {mutants:,}".format(**checked))
        lines.append("  came up in {came_up:,} of {games:,} simulated games".format(**checked))
    return "\n".join(line for line in lines if line)


# ---- the whole ledger ----


def ledger_json(game: Game, lang: str) -> dict[str, object]:
    """All rules, by section."""
    rules = []
    for rule in game.ledger.rules.values():
        title, text = _words(game, rule.id, lang)
        rules.append({"id": rule.id, "section": rule.section, "title": title, "text": text, "optional": rule.optional})
    return {
        "game": game.name,
        "rules": rules,
        "examples": list(game.ledger.examples),
        "rulings": list(game.ledger.rulings),
    }


def _ledger_lines(data: dict[str, object]) -> str:
    lines: list[str] = []
    section = ""
    rules = data["rules"]
    assert isinstance(rules, list)
    for rule in rules:
        if rule["section"] != section:
            section = rule["section"]
            lines.extend(["", section])
        lines.append(f"  {rule['id']:<9} {rule['title']}" + (" (optional)" if rule["optional"] else ""))
    return "\n".join(lines).lstrip("\n")


def _words(game: Game, rule: str, lang: str) -> tuple[str, str]:
    """Title and text in a language; English ones stand in the ledger and need no text files."""
    if lang == "en":
        entry = game.ledger.rules[rule]
        return entry.title, entry.text
    from ..text import Texts

    return Texts(game, lang).rule(rule)
