"""The HTTP API as one list: the routes are made from it, and so is its OpenAPI description."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from ... import __version__
from ..words import (
    answers,
    conformance,
    guides,
    lessons,
    meeting,
    messages,
    notices,
    order,
    people,
    puzzles,
    results,
    reviews,
    rulebook,
)

PREFIX = "/api"
UNSUBSCRIBE = "/unsubscribe/{token}"
TABLE_SOCKET = "/tables/{table}/ws"
JSON = "application/json"
NO_TABLE, NOT_OVER = "no such table", "the game is not over, or cannot be read"
NOBODY_HERE = "nobody is named so"
NO_LESSON = "no such game, or no such lesson"
NO_PUZZLE = "no such game, or no such puzzle"
NOBODY = "nobody is known by this browser"
NO_MAIL = "this server sends no letters"
NO_ADDRESS = "not an address to which letters can be sent"
NO_SPECTATORS = "only those who sit there see it before the end"
NO_MODERATOR = "not a moderator"
NO_CHANNEL = "no such channel of mine"
BUSY = "too many people ask for this at once"
DAMAGED = "what is kept of the table is damaged"


class Operation(NamedTuple):
    """One thing that can be asked for, under /api."""

    method: str
    path: str
    handler: str  # the method of the desk
    summary: str
    answer: Any
    status: int = 200
    body: Any = None
    query: tuple[str, ...] = ()
    refusals: dict[int, str] = {}  # besides those of every request


OPERATIONS = (
    Operation("GET", "/openapi.json", "described", "this description", dict[str, Any]),
    Operation("GET", "/games", "games", "all games", list[answers.GameCard], query=("lang",)),
    Operation("GET", "/games/{name}", "game", "everything about a game that never changes", answers.GameFacts,
              query=("lang",), refusals={404: "no such game"}),
    Operation("GET", "/games/{name}/lessons", "lessons", "the lessons of a game, by chapter",
              list[lessons.LessonChapter], query=("lang",), refusals={404: "no such game"}),
    Operation("GET", "/games/{name}/lessons/{lesson}", "lesson", "one lesson, with all that follows",
              lessons.LessonWords, query=("lang",), refusals={404: NO_LESSON}),
    Operation("GET", "/games/{name}/lessons/{lesson}/why", "lesson_why", "why an action is no answer in a lesson",
              messages.WhyNot, query=("lang", "action"), refusals={404: NO_LESSON}),
    Operation("GET", "/games/{name}/primer", "primer", "what is read before the first move, if anything is",
              guides.PrimerScreen | None, query=("lang",), refusals={404: "no such game"}),
    Operation("GET", "/games/{name}/guide", "guide", "what the guide of a first game may say",
              guides.GuideScreen, query=("lang",), refusals={404: NO_LESSON}),
    Operation("GET", "/games/{name}/puzzles", "puzzles", "the puzzles of a game, the easier ones first",
              list[puzzles.PuzzleCard], query=("lang",), refusals={404: "no such game"}),
    Operation("GET", "/games/{name}/puzzles/{puzzle}", "puzzle", "one puzzle, with its answer and what speaks for it",
              puzzles.PuzzleWords, query=("lang",), refusals={404: NO_PUZZLE}),
    Operation("GET", "/games/{name}/puzzles/{puzzle}/why", "puzzle_why", "why an action is no answer in a puzzle",
              messages.WhyNot, query=("lang", "action"), refusals={404: NO_PUZZLE}),
    Operation("GET", "/puzzle", "daily_puzzle", "the puzzle of the day", puzzles.DailyPuzzle, query=("lang",),
              refusals={404: "there are no puzzles here"}),
    Operation("POST", "/games/{name}/guide", "begin_guided", "set the table of a guided first game",
              answers.TableMade, 201, guides.BeginGuided, refusals={404: NO_LESSON}),
    Operation("GET", "/games/{name}/conformance", "conformance", "how each rule of a game is checked",
              conformance.Conformance, refusals={404: "no such game, or nobody has told"}),
    Operation("GET", "/games/{name}/rules", "rulebook", "the rules of a game to be read, by chapter",
              rulebook.Rulebook, query=("lang",), refusals={404: "no such game"}),
    Operation("GET", "/games/{name}/rules/pictures/{picture}", "rule_picture", "the position of a picture beside them",
              messages.Position, query=("lang",), refusals={404: "no such game, or no such picture"}),
    Operation("POST", "/tables", "create", "set a table", answers.TableMade, 201, messages.NewTable,
              refusals={404: "no such game"}),
    Operation("GET", "/tables/mine", "mine", "the tables at which this person holds a seat",
              list[answers.TableListed], query=("lang",)),
    Operation("GET", "/tables/{table}", "table", "a table", answers.TableFacts,
              refusals={404: NO_TABLE, 409: DAMAGED}),
    Operation("GET", "/tables/{table}/game", "table_game", "the facts of its game, with the components it is played by",
              answers.GameFacts, query=("lang",), refusals={404: NO_TABLE, 409: DAMAGED}),
    Operation("POST", "/tables/{table}/join", "join", "sit down by a link", answers.Seated, 200, messages.Join,
              refusals={403: "no link of this table", 404: NO_TABLE, 409: DAMAGED,
                        410: "the link is spent: another person sits there"}),
    Operation("POST", "/tables/{table}/take", "take", "sit down at an open seat of a public table", answers.Seated, 200,
              messages.TakeSeat, refusals={403: "the table is not public", 404: NO_TABLE,
                                           409: f"taken, or sitting there already; or {DAMAGED}"}),
    Operation("GET", "/lobby", "lobby", "public tables with open seats", list[answers.OpenTable],
              query=("lang", "game", "players", "pace", "language", "options"),
              refusals={400: "no such pace, count or language", 404: "no such game"}),
    Operation("POST", "/tables/{table}/reopen", "reopen", "a new link for a seat", answers.SeatLink, 201,
              messages.Reopen, refusals={403: "neither the host nor sitting there", 404: NO_TABLE,
                                         409: f"the others are asked first; or {DAMAGED}"}),
    Operation("POST", "/tables/{table}/rated", "set_rated", "whether a game counts for ratings", answers.Done, 200,
              results.SetRated, refusals={403: "not the host", 404: NO_TABLE, 409: "somebody has played; or damaged"}),
    Operation("POST", "/tables/{table}/rematch", "rematch", "the same people again, each one seat further on",
              results.RematchMade, 201, results.Rematch,
              refusals={404: NO_TABLE, 409: "not over, no seat of one's own, rated and not agreed to; or damaged"}),
    Operation("GET", "/tables/{table}/result", "result", "how a finished game counts", results.TableResult,
              query=("lang",), refusals={404: NO_TABLE, 409: NOT_OVER}),
    Operation("POST", "/tables/{table}/put-away", "put_away", "take a table off one's list, or put it there again",
              answers.Done, 200, messages.PutAway, refusals={404: NO_TABLE, 409: "no seat of one's own; or damaged"}),
    Operation("POST", "/tables/{table}/close", "close_table", "close a table at which nobody has played",
              answers.Done, 200, messages.CloseTable, refusals={403: "not the host", 404: NO_TABLE, 409: "begun"}),
    Operation("POST", "/tables/{table}/fork", "fork", "a new table from a position of a finished game",
              answers.TableMade, 201, messages.Fork, refusals={404: "no such table or position", 409: NOT_OVER,
                                                                   503: BUSY}),
    Operation("GET", "/tables/{table}/history", "history", "an earlier position", messages.Position,
              query=("ply", "lang", "seat"), refusals={403: NO_SPECTATORS, 404: "no such table or position",
                                                          409: DAMAGED,
                                                          503: BUSY}),
    Operation("GET", "/tables/{table}/account", "account", "where points come from, and how they came",
              answers.AccountWords, query=("lang", "seat"),
              refusals={403: NO_SPECTATORS, 404: NO_TABLE, 409: DAMAGED, 503: BUSY}),
    Operation("GET", "/tables/{table}/record", "record", "the record of a finished game", answers.RecordFile,
              refusals={404: NO_TABLE, 409: NOT_OVER}),
    Operation("GET", "/tables/{table}/verify", "verify", "the proof of a finished game", answers.Verification,
              refusals={404: NO_TABLE, 409: NOT_OVER, 503: BUSY}),
    Operation("GET", "/tables/{table}/review", "review", "the review of a finished game, as far as it has come",
              reviews.ReviewTold, query=("lang",), refusals={404: NO_TABLE, 409: NOT_OVER}),
    Operation("POST", "/tables/{table}/review", "ask_review", "have a finished game reviewed", reviews.ReviewTold, 200,
              people.Nothing, query=("lang",),
              refusals={403: "only those who sat there can have it reviewed", 404: NO_TABLE,
                        409: "not over, of older rules, or another one is being made for whoever asks", 503: BUSY}),
    Operation("GET", "/me", "me", "who I am", people.Me),
    Operation("POST", "/me", "introduce", "what to call me", people.Me, 200, people.Introduce),
    Operation("POST", "/me/link", "login_link", "a link that opens once, for another device of mine", people.LoginLink,
              201, people.Nothing, refusals={403: NOBODY}),
    Operation("POST", "/me/phrase", "recovery_phrase", "a phrase to take away on paper", people.RecoveryPhrase, 201,
              people.Nothing, refusals={403: NOBODY}),
    Operation("POST", "/me/address", "add_address", "send a link by which an address becomes mine", answers.Done, 202,
              people.NewAddress, refusals={403: NOBODY, 404: NO_MAIL, 409: NO_ADDRESS}),
    Operation("POST", "/me/address/confirm", "confirm_address", "the address to which a link was sent is mine",
              people.Me, 200, people.ConfirmAddress, refusals={403: f"{NOBODY}, or the link opens nothing to them"}),
    Operation("POST", "/me/address/remove", "remove_address", "nobody comes in by my address any more", people.Me, 200,
              people.Nothing, refusals={403: NOBODY}),
    Operation("POST", "/login/mail", "mail_login", "send a link to come in, where somebody is known by the address",
              answers.Done, 202, people.NewAddress, refusals={404: NO_MAIL, 409: NO_ADDRESS}),
    Operation("POST", "/me/passkeys/options", "passkey_options", "what my browser is asked in order to make a passkey",
              people.PasskeyOptions, 200, people.Nothing, refusals={403: NOBODY}),
    Operation("POST", "/me/passkeys", "add_passkey", "a passkey that my browser has made", people.Me, 201,
              people.AddPasskey, refusals={403: f"{NOBODY}, or not what was asked for"}),
    Operation("POST", "/me/passkeys/remove", "remove_passkey", "nobody comes in by this passkey any more", people.Me,
              200, people.RemovePasskey, refusals={403: NOBODY}),
    Operation("POST", "/login/passkey/options", "login_options", "what a browser is asked in order to come in",
              people.PasskeyOptions, 200, people.Nothing),
    Operation("POST", "/login/passkey", "passkey_login", "come in by a passkey", people.Me, 200,
              people.ComeInByPasskey, refusals={403: "it opens nothing"}),
    Operation("POST", "/me/signout", "sign_out", "sign out this browser, or all others", people.Me, 200,
              people.SignOut, refusals={403: NOBODY}),
    Operation("GET", "/me/holidays", "my_holidays", "my holidays", people.HolidaysWords, refusals={403: NOBODY}),
    Operation("POST", "/me/holidays", "plan_holiday", "go on holiday", people.HolidaysWords, 201, people.PlanHoliday,
              refusals={403: NOBODY, 409: "too long, or over another"}),
    Operation("POST", "/me/holidays/end", "end_holiday", "a holiday is over, or will not be", people.HolidaysWords, 200,
              people.EndHoliday, refusals={403: NOBODY}),
    Operation("GET", "/me/export", "export", "all that is kept of me", dict[str, Any], refusals={403: NOBODY}),
    Operation("POST", "/me/delete", "delete", "delete all that is kept of me", people.Me, 200, people.Forget,
              refusals={403: NOBODY}),
    Operation("GET", "/people/{person}", "profile", "somebody, as whoever asks may know them", results.Profile,
              query=("lang",), refusals={404: NOBODY_HERE}),
    Operation("GET", "/people/{person}/games", "played", "somebody's finished games, the newest first",
              list[results.GamePlayed], query=("lang", "game", "with", "rated", "won", "page"),
              refusals={400: "no such filter", 404: "nobody is named so, or no such game"}),
    Operation("GET", "/people/{person}/against/{other}", "head_to_head", "two people against each other",
              results.HeadToHead, refusals={404: NOBODY_HERE}),
    Operation("GET", "/leaderboards", "leaderboards", "the best in one game with so many players",
              results.Leaderboard, query=("lang", "game", "players"), refusals={400: "no number", 404: "no such game"}),
    Operation("GET", "/people", "search", "people of that name whom I may invite", list[meeting.PersonFound],
              query=("name",), refusals={403: NOBODY}),
    Operation("POST", "/tables/{table}/invite", "invite", "hold an open seat for somebody", answers.Done, 201,
              meeting.Invite, refusals={403: "not the host", 404: "no such table, or nobody who can be invited",
                                        409: f"taken, held, invited already, or too many; or {DAMAGED}"}),
    Operation("POST", "/tables/{table}/uninvite", "uninvite", "take an invitation back", answers.Done, 200,
              meeting.Uninvite, refusals={403: "not the host", 404: NO_TABLE, 409: f"no such seat; or {DAMAGED}"}),
    Operation("POST", "/tables/{table}/invitation", "answer_invitation", "sit down where I am invited, or decline",
              answers.Seated, 200, meeting.AnswerInvitation,
              refusals={403: NOBODY, 404: NO_TABLE, 409: f"no invitation; or {DAMAGED}", 410: "somebody sits there"}),
    Operation("GET", "/invitations", "invitations", "the seats that are held for me", list[meeting.InvitationWords],
              query=("lang",)),
    Operation("GET", "/me/findable", "findable", "whether others find me by my name", meeting.Findable),
    Operation("POST", "/me/findable", "be_found", "say whether others shall find me by my name", meeting.Findable, 200,
              meeting.BeFound, refusals={403: NOBODY}),
    Operation("GET", "/wishes", "wishes", "what I wish to play", list[meeting.WishWords]),
    Operation("POST", "/wishes", "make_wish", "any seat of a game, with whoever wants the same", meeting.WishMade, 201,
              meeting.MakeWish, refusals={404: "no such game", 409: "not for so many, or too many wishes"}),
    Operation("POST", "/wishes/drop", "drop_wish", "I do not wish it any more", list[meeting.WishWords], 200,
              meeting.DropWish, refusals={403: NOBODY}),
    Operation("GET", "/shuns", "shuns", "whom I have muted or blocked", list[order.ShunWords]),
    Operation("POST", "/shuns", "shun", "mute or block somebody, or no more", list[order.ShunWords], 200, order.Shun,
              refusals={403: NOBODY, 404: "no such person", 409: "too many"}),
    Operation("POST", "/reports", "report", "tell the moderators of a remark, a name or a table", answers.Done, 201,
              order.MakeReport, refusals={403: NOBODY, 409: "there is nothing of that sort"}),
    Operation("GET", "/moderation", "moderation", "whether I am a moderator", order.Moderation),
    Operation("GET", "/moderation/reports", "reports", "the reports about which nothing was done",
              list[order.ReportWords], refusals={403: NO_MODERATOR}),
    Operation("POST", "/moderation/reports/{report}", "decide", "what a moderator does about a report", answers.Done,
              200, order.Decide, refusals={403: NO_MODERATOR, 404: "no such report, or done already"}),
    Operation("GET", "/moderation/deeds", "deeds", "what moderators have done", list[order.DeedWords],
              refusals={403: NO_MODERATOR}),
    Operation("GET", "/me/notices", "notices", "by which ways notices reach me", notices.Notices, query=("lang",)),
    Operation("POST", "/me/notices/push", "set_push", "this browser takes pushes", notices.Notices, 200,
              notices.SetPush, query=("lang",), refusals={403: NOBODY}),
    Operation("POST", "/me/notices/hook", "set_hook", "my webhook, in the place of any other", notices.Notices, 200,
              notices.SetHook, query=("lang",), refusals={403: NOBODY}),
    Operation("POST", "/me/notices/mail", "set_mail", "letters to my address", notices.Notices, 200, people.Nothing,
              query=("lang",), refusals={403: NOBODY, 409: "no address, or the server sends no mail"}),
    Operation("POST", "/me/notices/wants", "set_wants", "what is sent by one of my channels", notices.Notices, 200,
              notices.SetWants, query=("lang",), refusals={403: NOBODY, 404: NO_CHANNEL}),
    Operation("POST", "/me/notices/remove", "remove_channel", "end one of my channels", notices.Notices, 200,
              notices.OneChannel, query=("lang",), refusals={403: NOBODY, 404: NO_CHANNEL}),
    Operation("POST", "/me/notices/test", "test_channel", "send a test by one of my channels, at once",
              notices.Tested, 200, notices.OneChannel, query=("lang",), refusals={403: NOBODY, 404: NO_CHANNEL}),
    Operation("POST", "/login", "login", "come in at another device", people.Me, 200, people.ComeIn,
              refusals={403: "the key opens nothing"}),
)  # fmt: skip

OF_EVERY_REQUEST = {403: "not admitted", 413: "the body is too large", 421: "another host", 429: "too many requests"}
OF_EVERY_POST = {400: "the body is not what is described here", 403: "not admitted, or from the page of another origin"}
QUERY: dict[str, dict[str, Any]] = {
    "lang": {"description": "en or pl; anything else is English", "schema": {"type": "string"}},
    "ply": {"description": "after so many actions", "required": True,
            "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}},
    "action": {"description": "what is asked about", "schema": {"type": "string"}},
    "game": {"description": "of that game alone", "schema": {"type": "string"}},
    "name": {"description": "the whole name; of somebody I have played with, its beginning",
             "schema": {"type": "string"}},
    "players": {"description": "for so many", "schema": {"type": "integer", "minimum": 0, "maximum": 99}},
    "pace": {"description": "live, days, or none", "schema": {"enum": ["", "live", "days", "none"]}},
    "language": {"description": "of whoever set it", "schema": {"enum": ["", "en", "pl"]}},
    "options": {"description": "standard, or name=value of one that is not as usual", "schema": {"type": "string"}},
    "seat": {"description": "seen by that seat, where one may", "schema": {"type": "string"}},
    "with": {"description": "with that person", "schema": {"type": "string"}},
    "rated": {"description": "those that count, or the others", "schema": {"enum": ["", "yes", "no"]}},
    "won": {"description": "those that were won, or the others", "schema": {"enum": ["", "yes", "no"]}},
    "page": {"description": "after so many pages", "schema": {"type": "integer", "minimum": 0, "maximum": 9_999}},
}  # fmt: skip


@lru_cache(maxsize=1)
def document() -> bytes:
    """OpenAPI 3.1, from the types that are decoded and encoded."""
    socket = (messages.FromPage, messages.ToPage)
    more = (answers.Problem, messages.Prompt, messages.ActionWords)
    kinds: list[Any] = [*(kind for one in OPERATIONS for kind in (one.answer, one.body) if kind), *socket, *more]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=messages.SCHEMAS + "{name}")
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(PREFIX + one.path, {})[one.method.lower()] = _operation(one, by_kind)
    paths |= _page_paths()
    sockets = {PREFIX + TABLE_SOCKET: {"from_page": by_kind[str(socket[0])], "to_page": by_kind[str(socket[1])]}}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Navarch", "version": __version__, "description": "See docs/protocol.md."},
            "paths": paths,
            "components": {"schemas": components},
            "x-websockets": sockets,
        }
    )


def _operation(one: Operation, by_kind: dict[str, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": by_kind[str(answers.Problem)]}}
    refusals = {**OF_EVERY_REQUEST, **(OF_EVERY_POST if one.method == "POST" else {}), **one.refusals}
    described: dict[str, Any] = {
        "operationId": one.handler,
        "summary": one.summary,
        "parameters": [*_in_path(one.path), *({"name": name, "in": "query", **QUERY[name]} for name in one.query)],
        "responses": {
            str(one.status): {"description": one.summary, "content": {JSON: {"schema": by_kind[str(one.answer)]}}},
            **{str(status): {"description": why, "content": problem} for status, why in sorted(refusals.items())},
        },
    }
    if one.body is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": by_kind[str(one.body)]}}}
    return described


def _in_path(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _page_paths() -> dict[str, dict[str, Any]]:
    """The page and its files: the same at the lobby's address, at each table's, at each lesson's and puzzle's."""
    html = {"text/html": {"schema": {"type": "string"}}}
    page = {"200": {"description": "the page", "content": html}, "304": {"description": "as it was"}}
    refused = {str(status): {"description": why} for status, why in OF_EVERY_REQUEST.items()}
    file = {"200": {"description": "a file of the page"}, "304": page["304"], "404": {"description": "no such file"}}
    learn = {
        "/learn/{game}": page,
        "/learn/{game}/{lesson}": page,
        "/puzzle/{game}/{puzzle}": page,
        "/rules/{game}": page,
        "/rules/{game}/conformance": page,
    }
    pages = {"/": page, "/g/{table}": page, **learn, "/{file}": file, UNSUBSCRIBE: page, **_machine_paths()}
    paths: dict[str, dict[str, Any]] = {
        path: {"get": {"parameters": _in_path(path), "responses": {**responses, **refused}}}
        for path, responses in pages.items()
    }
    ended: dict[str, Any] = {"200": {"description": "no more letters"}, "404": {"description": "it ends no letters"}}
    paths[UNSUBSCRIBE]["post"] = {"parameters": _in_path(UNSUBSCRIBE), "responses": {**ended, **refused}}
    return paths


def _machine_paths() -> dict[str, dict[str, Any]]:
    """What whoever runs the server asks for."""
    text = {"text/plain": {"schema": {"type": "string"}}}
    return {
        "/healthz": {"200": {"description": "the process lives", "content": text}},
        "/readyz": {
            "200": {"description": "guests may come", "content": text},
            "503": {"description": "it is about to stop, or the database does not answer", "content": text},
        },
        "/metrics": {
            "200": {"description": "figures for Prometheus", "content": text},
            "404": {"description": "not for this address"},
        },
    }
