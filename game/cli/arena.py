"""`arena`: how strong computer players are, measured on the same deals with seats rotated."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict

from game.cli.measuring import (
    MOST_SETS,
    add_how_much,
    add_workers,
    in_columns,
    measured_options,
    progress,
    results_file,
    workers,
)
from game.cli.numbers import LARGEST_SEED, whole_number
from game.cli.refused import Refused, usually
from game.cli.telling import as_json
from game.contests.arena import Contestant, Report, run_contest
from game.contests.matches import Contest
from game.core.terms import Terms
from game.core.words import _, decimal, percent
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.match import HUMAN
from game.session.seats import sides_of

FIRST, REST = "expert", "heuristic"
"""Who is measured, against whom, where no seats are given."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `arena`."""
    add = parser.add_argument
    games = ", ".join(RULESETS)
    add("game", metavar="GAME", help=_("one of: {names}").format(names=games))
    words = _("the line-up: a level for each seat")
    add("--seats", metavar="A,B,…", help=usually(words, f"{FIRST},{REST},…"))
    add_how_much(parser)
    add_workers(parser)
    add("--json", action="store_true", help=_("print the report as JSON"))


def run(args: Namespace) -> int:
    """Play the contest, print the report and return 0."""
    contest, who = _contest(args), workers(args)
    with results_file(args) as kept:
        report = run_contest(contest, who, kept, progress(_("{done} of {of} matches")))
    if args.json:
        print(as_json(asdict(report)))
    else:
        for line in lines(report):
            print(line)
    return 0


def _contest(args: Namespace) -> Contest:
    game = ruleset(args.game)
    usual = (FIRST, *[REST] * (len(game.sides(game.players[0])) - 1))
    given = args.seats is not None
    line_up = tuple(map(str.strip, args.seats.split(","))) if given else usual
    sides_of(game, line_up)
    if HUMAN in line_up:
        raise Refused(_("The arena is for computer players; {name} is not one.").format(name=HUMAN))
    return Contest(
        ruleset=game.id,
        options=measured_options(game, args),
        line_up=line_up,
        sets=whole_number(args.sets, "--sets", 2, MOST_SETS),
        seed=whole_number(args.seed, "--seed", 0, LARGEST_SEED),
    )


def lines(report: Report) -> list[str]:
    """Return the report in words: what was measured, a row for each entry, the difference."""
    difference, game = report.difference, ruleset(report.contest.ruleset)
    told = [
        _(game.telling.terms.measured).format(
            game=_(game.title),
            seed=report.contest.seed,
            sets=report.sets,
            deals=report.deals,
        ),
        *_table(report.entries, game.telling.terms),
        _(game.telling.terms.lead).format(
            first=report.contest.line_up[0],
            mean=decimal(difference.mean, 2, signed=True),
            low=decimal(difference.low, 2, signed=True),
            high=decimal(difference.high, 2, signed=True),
        ),
    ]
    if (wins := report.wins) is not None:
        told.append(
            _(
                "{first} wins {share} of {matches} matches (95%: {low} to {high}; "
                "as strong as the rest: {par})"
            ).format(
                first=report.contest.line_up[0],
                share=percent(wins.mean),
                matches=report.matches,
                low=percent(wins.low),
                high=percent(wins.high),
                par=percent(report.par),
            )
        )
    return told


def _table(entries: Sequence[Contestant], terms: Terms) -> list[str]:
    """Return the rows in columns; the one for bids only in a game that has them."""
    columns = [
        (_("player"), *(entry.bot for entry in entries)),
        (_(terms.point_column), *(decimal(entry.points, 2) for entry in entries)),
        (_("bids made"), *("" if e.made is None else percent(e.made, 1) for e in entries)),
        (_("a decision, median"), *(_milliseconds(entry.median) for entry in entries)),
        (_("p99"), *(_milliseconds(entry.p99) for entry in entries)),
    ]
    rows = list(zip(*(column for column in columns if any(column[1:])), strict=True))
    return in_columns(rows)


def _milliseconds(seconds: float) -> str:
    return _("{ms} ms").format(ms=decimal(1000 * seconds, 2))
