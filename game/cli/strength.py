"""`strength`: the tables of README and docs, written from kept results of arena and ladder."""

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean

from game.cli.files import not_written
from game.cli.ladder import rating
from game.cli.measuring import in_columns
from game.cli.refused import Refused
from game.contests.arena import Contestant, Report, report
from game.contests.kept import Kept
from game.contests.ladder import rungs
from game.contests.matches import Contest, MatchResult
from game.core import options as option_texts
from game.core.words import _, decimal, percent
from game.rulesets.catalogue import ruleset
from game.session.store.files import write_whole

BEGIN, END = "<!-- strength: written by main.py strength -->", "<!-- strength: end -->"
"""Between these lines of a document its tables stand."""
_MARKED = re.compile(f"{re.escape(BEGIN)}.*?{re.escape(END)}", re.DOTALL)

Table = Sequence[Sequence[str]]
"""Rows of cells, the heads first."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `strength`."""
    add = parser.add_argument
    add("results", metavar="FILE", help=_("results that arena and ladder have kept"))
    add(
        "--into",
        action="append",
        metavar="DOCUMENT",
        help=_("write the tables into this document, between its marks; may be repeated"),
    )


def run(args: Namespace) -> int:
    """Print the tables, or write them into documents, and return 0."""
    path = Path(args.results)
    if not path.is_file():
        raise Refused(_("There is no file {file}.").format(file=path))
    with Kept(path) as kept:
        contests = list(kept.contests())
    found = [each for each in (pairings(contests), ratings(contests)) if len(each) > 1]
    if not found:
        raise Refused(_("{file} holds no whole match yet.").format(file=path))
    for document in args.into or ():
        _write(Path(document), "\n\n".join(map(in_markdown, found)))
    if not args.into:
        for table in found:
            print("\n".join(in_columns(table)), end="\n\n")
    return 0


def pairings(contests: Sequence[tuple[Contest, Sequence[MatchResult]]]) -> Table:
    """Return a row for each contest of one player against others all alike."""
    heads = (
        _("game"), _("line-up"), _("deals"), _("the first, a deal"), _("the others"),
        _("difference (95%)"), _("matches won (95%; par)"), _("a decision: median, p99"),
    )  # fmt: skip
    rows = [
        _row(report(contest, results))
        for contest, results in contests
        if len(set(contest.line_up[1:])) == 1 and len(results) > 1
    ]
    return [heads, *rows]


def _row(found: Report) -> Sequence[str]:
    contest, (first, *rest) = found.contest, found.entries
    other, count = rest[0], len(rest)
    wins = "–"
    if found.wins is not None:
        wins = _("{mean} ({low} to {high}; {par})").format(
            mean=percent(found.wins.mean),
            low=percent(found.wins.low),
            high=percent(found.wins.high),
            par=percent(found.par),
        )
    points = [_brought([first]), _brought(rest)]
    return (
        _game(contest),
        f"{first.bot}, {count} {other.bot}" if count > 1 else f"{first.bot}, {other.bot}",
        str(found.sets),
        *points,
        _("{mean} ({low} to {high})").format(
            mean=decimal(found.difference.mean, 2, signed=True),
            low=decimal(found.difference.low, 2, signed=True),
            high=decimal(found.difference.high, 2, signed=True),
        ),
        wins,
        _("{median} ms, {p99} ms").format(
            median=decimal(1000 * first.median, 1), p99=decimal(1000 * first.p99, 0)
        ),
    )


def _brought(players: Sequence[Contestant]) -> str:
    """Return what players got a deal on average and, where there are bids, how many they made."""
    points = decimal(fmean(each.points for each in players), 2)
    made = [each.made for each in players if each.made is not None]
    if not made:
        return points
    return _("{points}, bids made {made}").format(points=points, made=percent(fmean(made)))


def ratings(contests: Sequence[tuple[Contest, Sequence[MatchResult]]]) -> Table:
    """Return a row for each level of each ladder, the strongest first.

    Where there are only two levels, `pairings` says it all.
    """
    heads = (_("game"), _("player"), _("rating (95%)"), _("deals"))
    ladders: dict[tuple[str, int], list[MatchResult]] = {}
    for contest, results in contests:
        if len(set(contest.line_up)) == len(contest.line_up):
            ladders.setdefault((_game(contest), contest.seed), []).extend(results)
    rows: list[Sequence[str]] = []
    for (game, _seed), results in ladders.items():
        levels = list(dict.fromkeys(n for r in results for n in r.seating.contest.line_up))
        if len(levels) > 2:
            deals = {(*r.seating.piece[:2], n) for r in results for n in range(len(r.deals))}
            found = rungs(levels, results)
            rows += [(game, rung.level, rating(rung), str(len(deals))) for rung in found]
    return [heads, *rows]


def _game(contest: Contest) -> str:
    """Return the game's name, with the house rules that are not the usual ones."""
    game = ruleset(contest.ruleset)
    usual: Mapping[str, str] = option_texts.as_texts(game.options())
    other = [f"{name}={v}" for name, v in contest.options.items() if usual.get(name) != v]
    return ", ".join((_(game.title), *other))


def in_markdown(table: Table) -> str:
    """Return a table as Markdown."""
    heads, *rows = table
    lines: Iterator[Sequence[str]] = iter((heads, ["---"] * len(heads), *rows))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _write(document: Path, tables: str) -> None:
    """Put the tables between the marks of a document; raise Refused if it has none."""
    try:
        text = document.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise Refused(_("{file} cannot be read.").format(file=document)) from wrong
    whole, count = _MARKED.subn(lambda _match: f"{BEGIN}\n{tables}\n{END}", text)
    if count != 1:
        sentence = _("{file} has no line “{mark}” with its end after it.")
        raise Refused(sentence.format(file=document, mark=BEGIN))
    try:
        write_whole(document, whole.encode("utf-8"))
    except OSError as wrong:
        raise not_written(document, wrong) from None
