"""What the command line takes."""

from __future__ import annotations

import argparse
from typing import NamedTuple, NoReturn

from .. import __version__
from ..engine.errors import NavarchError

MOST_GAMES = 10_000_000
MOST_SECONDS = 3600
REVIEW_SECONDS = 45


BOTS = (
    "a level (level:1 to level:8, level:5:bold), another name, perhaps with a budget (ismcts:0.2, learned:500i), "
    "path/to/file.py:Class, or program:COMMAND (docs/bots.md)"
)


class BadUsage(NavarchError):
    """The command line cannot be understood."""


class Part(NamedTuple):
    """A command that is a module of its own with `main(argv)`, and what to do when it is not installed."""

    module: str
    help: str
    remedy: str


ELSEWHERE = {
    "bench": Part("navarch.bench", "the benchmark table", "it comes with a checkout of the project: make bench"),
}


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are errors like all others."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage."""
        raise BadUsage(f"{message} (see {self.prog} --help)")


def make_parser() -> Parser:
    """The parser of all commands."""
    parser = Parser(prog="navarch", description="Board games of the ancient Mediterranean, complete and rule-enforced.")
    parser.add_argument("--version", action="version", version=f"navarch {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _play(commands)
    _simulate(commands)
    _arena(commands)
    _rules(commands)
    _lessons(commands)
    _puzzles(commands)
    _records(commands)
    _review(commands)
    _games(commands)
    _serve(commands)
    _admin(commands)
    for name, part in ELSEWHERE.items():
        commands.add_parser(name, help=part.help, add_help=True)
    return parser


Commands = argparse._SubParsersAction  # the library has no public name for it


def _command(commands: Commands[Parser], name: str, module: str, line: str) -> Parser:
    parser = commands.add_parser(name, help=line, description=line[0].upper() + line[1:] + ".")
    parser.set_defaults(module=module)
    parser.add_argument("--json", action="store_true", help="print JSON for machines")
    return parser


def _components(parser: Parser) -> None:
    parser.add_argument("--components", metavar="FILE", help="component values of your own copy (TOML)")


def _own_bots(parser: Parser) -> None:
    line = "a bot of your own by a name, which the page then offers (clever=mybot.py:Clever); may be repeated"
    parser.add_argument("--bot", dest="bots", action="append", metavar="NAME=BOT", help=line)


def _language(parser: Parser) -> None:
    parser.add_argument("--lang", choices=("en", "pl"), default="en", help="language (default: en)")


def _rules_of_play(parser: Parser) -> None:
    parser.add_argument("--players", type=_positive, metavar="N", help="number of players")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the rules; may be repeated"
    )
    _components(parser)


def _play(commands: Commands[Parser]) -> None:
    parser = _command(commands, "play", "play", "play a game against bots")
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game (default: the first one)")
    parser.add_argument("--terminal", action="store_true", help="play in the terminal, not in the browser")
    parser.add_argument("--seats", metavar="A,B,…", help=f"who sits where: me (default: me,level:3,level:3,…), {BOTS}")
    _own_bots(parser)
    parser.add_argument("--seed", type=int, metavar="S", help="play the same dice and draws again")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--plain", action="store_true", help="no colours, no redrawing: one line after another")
    _rules_of_play(parser)
    _language(parser)


def _simulate(commands: Commands[Parser]) -> None:
    parser = _command(commands, "simulate", "simulate", "play games between bots and count")
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--games", type=_positive, default=100, metavar="N", help="how many (default: 100)")
    bots = "a bot for each seat, or one for all"
    parser.add_argument("--bots", default="random", metavar="A,B,…", help=f"{bots}: {BOTS}")
    parser.add_argument("--seed", type=int, metavar="S", help="makes everything repeatable")
    parser.add_argument("--records", metavar="DIR", help="write a record of each game there")
    jobs = "processes, with the same games for any number (default: all cores, where it takes longer than a second)"
    parser.add_argument("--jobs", type=_positive, metavar="N", help=jobs)
    _rules_of_play(parser)


def _arena(commands: Commands[Parser]) -> None:
    line = "find out which bots are better, and whether a game is fair to its sides"
    parser = _command(commands, "arena", "arena", line)
    parser.add_argument("game", metavar="GAME", help="the game")
    bots = "the entrants; in every block of games each of them sits in each seat once, with the same dice and draws"
    parser.add_argument("--bots", required=True, metavar="A,B,…", help=bots)
    parser.add_argument("--blocks", type=_positive, default=1000, metavar="N", help="at most so many (default: 1000)")
    parser.add_argument("--all", action="store_true", help="play all blocks, even when it is known who is better")
    parser.add_argument("--seed", type=int, metavar="S", help="makes everything repeatable")
    parser.add_argument(
        "--jobs", type=_positive, default=1, metavar="N", help="processes, or actors of Ray (default: 1)"
    )
    where = "play on Ray instead: on this machine, or on the cluster at an address (docs/arena.md)"
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=where)
    parser.add_argument(
        "--folder", metavar="DIR", help="keep the games there, and go on where a contest was broken off"
    )
    parser.add_argument("--records", action="store_true", help="keep the record of every game in the folder, too")
    parser.add_argument("--html", metavar="FILE", help="write a report there that stands alone, for the browser")
    _rules_of_play(parser)


def _rules(commands: Commands[Parser]) -> None:
    parser = _command(commands, "rules", "rules", "show the rules of a game, with their code and tests")
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("id", nargs="?", metavar="ID", help="a rule, example or ruling, such as P2.11")
    parser.add_argument("--coverage", action="store_true", help="count the rules cited in code and tests")
    _language(parser)


def _lessons(commands: Commands[Parser]) -> None:
    line = "learn a game by the worked examples of its rulebook"
    parser = _command(commands, "lessons", "lessons", line)
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game (default: how many lessons each has)")
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="one of them, to be played here")
    _language(parser)


def _puzzles(commands: Commands[Parser]) -> None:
    line = "find the one best action in positions of bots' games"
    parser = _command(commands, "puzzles", "puzzles", line)
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game (default: how many puzzles each has)")
    parser.add_argument("number", nargs="?", type=_positive, metavar="N", help="one of them, to be solved here")
    parser.add_argument("--make", type=_positive, metavar="COUNT", help="play games of bots and look for so many")
    parser.add_argument("--check", action="store_true", help="search each for ten times as long, and say who agrees")
    parser.add_argument("--seed", type=int, metavar="S", help="makes or checks the same again (default: 1)")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="N", help="processes (default: 1)")
    file = "the file of puzzles (default: the game's own); making goes on where it was broken off"
    parser.add_argument("--out", metavar="FILE", help=file)
    _language(parser)


def _records(commands: Commands[Parser]) -> None:
    replay = _command(commands, "replay", "records", "tell the story of a recorded game")
    verify = _command(commands, "verify", "records", "prove the dice, draws and result of a recorded game")
    for parser in (replay, verify):
        parser.add_argument("file", metavar="FILE", help="the record")
        _components(parser)
    _language(replay)
    edit = _command(commands, "edit", "edit", "change a position of a recorded game by names, and go on from it")
    edit.add_argument("file", metavar="FILE", help="the record")
    changes = "WHERE=VALUE, WHERE+=PIECE from wherever it lies, or FROM->TO=PIECE (or how many), by the names of dumps"
    edit.add_argument("changes", nargs="+", metavar="CHANGE", help=changes)
    edit.add_argument("--ply", type=int, metavar="N", help="after so many actions (default: all)")
    edit.add_argument("--out", required=True, metavar="FILE", help="where the new game is written")
    _components(edit)


def _review(commands: Commands[Parser]) -> None:
    line = "tell how the chances went in a finished game, what luck did, and which decisions cost most"
    parser = _command(commands, "review", "review", line)
    parser.add_argument("file", metavar="FILE", help="the record")
    parser.add_argument("--seat", metavar="S", help="this seat alone, by its name or its number from 1")
    budget = parser.add_mutually_exclusive_group()
    time = f"about so long, on one core (default: {REVIEW_SECONDS})"
    budget.add_argument("--seconds", type=_seconds, default=REVIEW_SECONDS, metavar="N", help=time)
    exactly = "so many positions played on; with a seed it gives the same review again"
    budget.add_argument("--iterations", type=_positive, metavar="N", help=exactly)
    parser.add_argument("--seed", type=int, metavar="S", help="of the samples")
    _components(parser)
    _language(parser)


def _games(commands: Commands[Parser]) -> None:
    parser = _command(commands, "games", "catalogue", "list the games, their options and where their values come from")
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game alone, with what follows")
    parser.add_argument("--verbs", action="store_true", help="its verbs with their nouns and rules")
    parser.add_argument("--view", action="store_true", help="the keys of what a seat sees, with their kinds")
    _language(parser)


def _serve(commands: Commands[Parser]) -> None:
    parser = _command(commands, "serve", "serve", "host the browser table")
    parser.add_argument("--host", metavar="H", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, metavar="P", help="port, 0 for any free one (default: 8000)")
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///path (default: a file of your own) or postgresql://…"
    )
    parser.add_argument("--workers", type=_positive, metavar="N", help="processes; several need PostgreSQL")
    parser.add_argument(
        "--components",
        action="append",
        metavar="FOLDER",
        help="component values of your own copies that hosts may choose: FOLDER/GAME/NAME.toml, or GAME=FILE",
    )
    _own_bots(parser)
    parser.add_argument("--settings", metavar="FILE", help="all of this and more, as TOML (docs/hosting.md)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def _admin(commands: Commands[Parser]) -> None:
    parser = _command(commands, "admin", "admin", "look after the tables of a server")
    parser.add_argument("--database", metavar="URL", help="as for navarch serve (default: that of the settings)")
    parser.add_argument("--settings", metavar="FILE", help="as for navarch serve")
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    backup = tasks.add_parser("backup", help="copy everything into one file, while the server plays on")
    backup.add_argument("file", metavar="FILE")
    restore = tasks.add_parser("restore", help="put a backup into an empty database, of either kind")
    restore.add_argument("file", metavar="FILE")
    tasks.add_parser("check", help="replay every game, and give one digest of all")
    export = tasks.add_parser("export", help="write every table as a JSON file")
    export.add_argument("folder", metavar="FOLDER")
    tasks.add_parser("seal", help="seal all secrets with the first key of NAVARCH_KEY; stop the server first")
    delete = tasks.add_parser("delete", help="delete tables with all that belongs to them")
    delete.add_argument("tables", nargs="+", metavar="TABLE")
    remark = tasks.add_parser("delete-remark", help="delete something that was said at a table")
    remark.add_argument("table", metavar="TABLE")
    remark.add_argument("number", type=int, metavar="N")
    _bans(tasks)
    expire = tasks.add_parser("expire", help="delete games that were never finished and are not played any more")
    expire.add_argument("--days", type=_positive, default=365, metavar="N", help="without an action (default: 365)")
    expire.add_argument("--dry-run", action="store_true", help="only say which")


def _bans(tasks: Commands[Parser]) -> None:
    people = tasks.add_parser("people", help="who holds which seat at a table")
    people.add_argument("table", metavar="TABLE")
    who = "a person of `navarch admin people`, an address, or a network"
    for name, line in {"ban": "keep somebody out", "mute": "let somebody play, but not speak"}.items():
        banning = tasks.add_parser(name, help=f"{line}; the server knows within seconds")
        banning.add_argument("who", metavar="WHO", help=who)
        banning.add_argument("--days", type=_positive, metavar="N", help="for so long (default: for good)")
        banning.add_argument("--reason", default="", metavar="TEXT", help="a note of your own")
    pardon = tasks.add_parser("pardon", help="let somebody come and speak again")
    pardon.add_argument("who", metavar="WHO", help=who)
    tasks.add_parser("bans", help="who is banned or muted")
    moderator = tasks.add_parser("moderator", help="let somebody look after reports, in the page")
    moderator.add_argument("person", metavar="PERSON", help="a person of `navarch admin people`")
    moderator.add_argument("--no-more", action="store_true", help="they are no moderator any more")


def _seconds(said: str) -> float:
    try:
        seconds = float(said)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"{said!r} is not a time of at most {MOST_SECONDS:,} seconds")
    return seconds


def _positive(said: str) -> int:
    try:
        number = int(said)
    except ValueError:
        number = 0
    if not 1 <= number <= MOST_GAMES:
        raise argparse.ArgumentTypeError(f"{said!r} is not a number from 1 to {MOST_GAMES:,}")
    return number
