"""A report of a contest as one HTML file that stands alone: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from ..engine.game import Game
from .marks import bar, calibration_chart, columns, whisker

STYLE = """
:root { color-scheme: light dark; --ink: #1d2733; --soft: #52606d; --paper: #fbfaf7; --panel: #ffffff; --rule: #d9dee3;
  --mark: #1f6f8b; --pale: #b9d8e2; --good: #d5ecd9; --bad: #f6d9d3; --fair: #b0402f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf0; --soft: #a9b5c0; --paper: #12181f; --panel: #1a222b;
  --rule: #33404d; --mark: #6cc3de; --pale: #2b5364; --good: #1e4a2b; --bad: #5a2a22; --fair: #ff9d8a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; } h2 { font-size: 1.2rem; margin: 0 0 .5rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
section { background: var(--panel); border: 1px solid var(--rule); border-radius: .5rem; padding: 1rem;
  margin: 1rem 0; }
p { margin: .25rem 0 .75rem; } .soft, small { color: var(--soft); } code { overflow-wrap: anywhere; font-size: .85em; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } td:first-child { white-space: normal; min-width: 6rem; }
th { font-weight: 600; color: var(--soft); } .plot { width: 40%; min-width: 9rem; }
.good { background: var(--good); } .bad { background: var(--bad); } svg { display: block; width: 100%; height: auto; }
.track { position: relative; height: 1rem;
  background: linear-gradient(var(--rule), var(--rule)) center/100% 1px no-repeat; }
.track i { position: absolute; top: 0; bottom: 0; display: block; }
.reach { background: var(--pale); border-radius: .25rem; }
.dot { width: 4px; margin-left: -2px; background: var(--mark); } .even { width: 1px; background: var(--fair); }
.fill { background: var(--mark); border-radius: .25rem; }
summary { cursor: pointer; padding: .4rem 0; font-weight: 600; }
.charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
.charts > div { max-width: 24rem; }
@media (max-width: 40rem) { body { padding: .5rem; } section { padding: .75rem .5rem; } .plot { min-width: 5rem; }
  th, td { padding: .3rem .25rem; font-size: .85rem; } td:first-child { min-width: 4.5rem; } }
text { fill: var(--soft); font: 10px system-ui, sans-serif; }
"""
VERDICTS = {
    "first is better": "{first} is better than {second}",
    "second is better": "{second} is better than {first}",
    "no difference": "No difference between {first} and {second}",
    "open": "Not decided between {first} and {second}",
}
MOST_TOLD = 12  # things that matter most, before the whole list


def page(report: dict[str, Any], game: Game) -> str:
    """The whole page."""
    title = f"{report['title']}: {' – '.join(report['entrants'])}"
    parts = [
        _head(report),
        _ratings(report),
        _duels(report),
        _sides(report),
        _endings(report),
        _uses(report, game),
        _estimates(report),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{''.join(parts)}"
        f'<p class="soft">Digest of all last positions: <code>{report["digest"]}</code></p>\n'
        "</main>\n</body>\n</html>\n"
    )


def _head(report: dict[str, Any]) -> str:
    facts = [f"{report['players']} players", f"{report['games']:,} games in {report['blocks']:,} blocks"]
    facts += [f"seed {report['seed']}"]
    if report["components"]:
        facts.append(f"components of {report['components']}")
    facts += [f"{name} {value}" for name, value in report["options"].items() if value != "off"]
    verdicts = "".join(f"<li>{_verdict(row)}</li>" for row in report["duels"])
    found = f"<ul>{verdicts}</ul>" if verdicts else ""
    explained = (
        "All games of a block have the same luck, and in each block every entrant sits in every seat once. "
        "Bounds are those within which the truth lies with 95 %, a little less where a contest stopped at its verdict."
    )
    return f'<p>{escape(", ".join(facts))}</p>\n{found}<p class="soft">{explained}</p>\n'


def _verdict(row: dict[str, Any]) -> str:
    words = VERDICTS[row["verdict"]].format(first=row["first"], second=row["second"])
    after = f", found after {row['decided_after']} blocks" if row["decided_after"] else ""
    return escape(f"{words}: {row['first']} is ahead in {_bounds(row['share'])} of their meetings{after}.")


def _ratings(report: dict[str, Any]) -> str:
    if not report["ratings"]:
        return ""
    ends = [row["rating"][edge] for row in report["ratings"] for edge in ("low", "high")]
    low, high = min([*ends, -10]), max([*ends, 10])
    rows = [
        [
            escape(row["entrant"]),
            f"{row['rating']['mean']:+.0f}",
            f"{row['rating']['low']:+.0f} to {row['rating']['high']:+.0f}",
            whisker(row["rating"], low, high, 0),
            f"{row['openskill']['mu']:.1f} ± {row['openskill']['sigma']:.1f}",
            f"{row['win_share']:.1%}",
            f"{row['mean_score']:.1f}",
        ]
        for row in report["ratings"]
    ]
    heads = ["Entrant", "Rating", "95 %", "", "openskill", "Wins a seat", "Mean score"]
    said = "After Plackett and Luce over all games, on the scale of Elo around 0; bounds by drawing the blocks anew."
    return _section("Ratings", f'<p class="soft">{said}</p>{_table(heads, rows, plot=3)}')


def _duels(report: dict[str, Any]) -> str:
    names = report["entrants"]
    if len(names) == 1:
        return ""
    cells = {(row["first"], row["second"]): row["share"]["mean"] for row in report["duels"]}
    cells.update({(second, first): 1 - share for (first, second), share in list(cells.items())})
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    body = ""
    for name in names:
        body += f'<tr><th scope="row">{escape(name)}</th>'
        for other in names:
            share = cells.get((name, other))
            kind = "" if share is None else " class=good" if share > 0.5 else " class=bad" if share < 0.5 else ""
            body += f"<td{kind}>{'–' if share is None else f'{share:.1%}'}</td>"
        body += "</tr>"
    table = f'<div class="wide"><table><tr><th>ahead of</th>{head}</tr>{body}</table></div>'
    return _section("Who beats whom", f'<p class="soft">Meetings in which the row came out ahead.</p>{table}')


def _sides(report: dict[str, Any]) -> str:
    parts = _shares("Side", report["sides"], report["players"])
    if [row["name"] for row in report["sides"]] != [row["name"] for row in report["seats"]]:
        parts += _shares("Seat", report["seats"], report["players"])
    said = f"Share of the victories, whoever sat there; the line is an equal share, {1 / report['players']:.0%}."
    return _section("Sides and seats", f'<p class="soft">{said}</p>{parts}')


def _shares(head: str, shares: list[dict[str, Any]], players: int) -> str:
    high = max([row["share"]["high"] for row in shares] + [2 / players])
    rows = [
        [
            escape(_words(row["name"])),
            f"{row['share']['mean']:.1%}",
            f"{row['share']['low']:.1%} to {row['share']['high']:.1%}",
            whisker(row["share"], 0, min(1.0, high), 1 / players),
            f"{row['mean_score']:.1f}",
        ]
        for row in shares
    ]
    return _table([head, "Wins", "95 %", "", "Mean score"], rows, plot=3)


def _endings(report: dict[str, Any]) -> str:
    rows = [
        [escape(_words(name)), f"{count:,}", f"{count / report['games']:.1%}", bar(count / report["games"])]
        for name, count in report["endings"].items()
    ]
    charts = f"<div><h3>Decisions a game</h3>{columns(report['length'])}</div>"
    if report["turns"]:
        charts += f"<div><h3>Last turn</h3>{columns(report['turns'])}</div>"
    table = _table(["Ending", "Games", "", ""], rows, plot=3)
    return _section("Endings and lengths", f'{table}<div class="charts">{charts}</div>')


def _uses(report: dict[str, Any], game: Game) -> str:
    told = [row for row in report["uses"] if row["worth"]]
    sure = [row for row in told if row["worth"]["low"] > 0 or row["worth"]["high"] < 0]
    sure.sort(key=lambda row: -min(abs(row["worth"]["low"]), abs(row["worth"]["high"])))
    edge = max([abs(row["worth"][end]) for row in told for end in ("low", "high")] + [0.01])
    said = (
        "In how many games something came up, how often a game, and its worth in points of a hundred: the share of the "
        "victory of seats for which it came up, less that of seats of the same side for which it did not. That is what "
        "goes together, not what causes what: who is ahead does more of everything."
    )
    parts = f'<p class="soft">{said}</p>'
    if sure:
        parts += f"<h3>What tells most</h3>{_use_table(sure[:MOST_TOLD], game, edge, kinds=True)}"
    for kind in dict.fromkeys(row["kind"] for row in report["uses"]):
        rows = [row for row in report["uses"] if row["kind"] == kind]
        parts += f"<details><summary>{escape(_words(kind).capitalize())} ({len(rows)})</summary>"
        parts += f"{_use_table(rows, game, edge)}</details>"
    return _section("What came up, and what it is worth", parts)


def _use_table(uses: list[dict[str, Any]], game: Game, edge: float, kinds: bool = False) -> str:
    rows = []
    for row in uses:
        name = escape(_name(row, game))
        worth = row["worth"]
        rows.append(
            [
                f"{name} <small>{escape(_words(row['kind']))}</small>" if kinds else name,
                f"{row['games']:.0%}",
                f"{row['times']:.1f}",
                f"{100 * worth['mean']:+.1f}" if worth else "",
                whisker(worth, -edge, edge, 0) if worth else "",
            ]
        )
    return _table(["", "Games", "A game", "Worth", ""], rows, plot=4)


def _name(row: dict[str, Any], game: Game) -> str:
    """A thing in words; a rule with its title."""
    if row["kind"] == "rule":
        rule = game.ledger.rules.get(row["name"])
        return f"{row['name']} {rule.title}" if rule else str(row["name"])
    return _words(row["name"])


def _estimates(report: dict[str, Any]) -> str:
    charts = "".join(
        f"<div><h3>{escape(who)}</h3>{calibration_chart(bins)}</div>" for who, bins in report["calibration"].items()
    )
    said = (
        "How much of the victory was expected (across) and how much came (up), in tenths; what lies on the line was "
        "right. The evaluation is the game's own, by which searching bots judge."
    )
    return _section("Estimates", f'<p class="soft">{said}</p><div class="charts">{charts}</div>')


def _section(title: str, body: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n{body}\n</section>\n"


def _table(heads: list[str], rows: list[list[str]], plot: int) -> str:
    """A table whose cells are HTML; the column of that number is wide."""
    top = "".join(f'<th scope="col"{" class=plot" if i == plot else ""}>{name}</th>' for i, name in enumerate(heads))
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows)
    return f'<div class="wide"><table>\n<tr>{top}</tr>\n{body}</table></div>'


def _bounds(share: dict[str, float]) -> str:
    return f"{share['mean']:.1%} ({share['low']:.1%} to {share['high']:.1%})"


def _words(label: str) -> str:
    return label.replace("_", " ").replace("-", " ")
