"""`arena`: how strong computer players are, measured on the same deals with seats rotated."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict

from game.cli.numbers import LARGEST_SEED, whole_number
from game.cli.refused import Refused
from game.cli.telling import as_json
from game.core import options as option_texts
from game.core.words import _
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.arena import Contest, Entry, Report, run_contest
from game.session.match import HUMAN
from game.session.seats import check_seats

MOST_SETS = 1_000_000
MOST_PROCESSES = 64
USUAL_SEATS = "expert,heuristic,heuristic,heuristic"


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `arena`."""
    add = parser.add_argument
    games = ", ".join(RULESETS)
    add("game", metavar="GAME", help=_("one of: {names}").format(names=games))
    add("--seats", metavar="A,B,…", default=USUAL_SEATS, help=_("the line-up: a level each"))
    add("--sets", metavar="N", default="200", help=_("at least so many deal sets"))
    add("--seed", metavar="N", default="1", help=_("what the cards depend on"))
    add("--option", action="append", metavar="NAME=VALUE", help=_("a house rule; may be repeated"))
    add("--processes", metavar="P", default="1", help=_("how many processes share the work"))
    add("--json", action="store_true", help=_("print the report as JSON"))


def run(args: Namespace) -> int:
    """Play the contest, print the report and return 0."""
    contest = _contest(args)
    processes = whole_number(args.processes, "--processes", 1, MOST_PROCESSES)
    report = run_contest(contest, processes, _show_progress if sys.stderr.isatty() else None)
    if args.json:
        print(as_json(asdict(report)))
    else:
        for line in lines(report):
            print(line)
    return 0


def _contest(args: Namespace) -> Contest:
    game = ruleset(args.game)
    line_up = tuple(spec.strip() for spec in args.seats.split(","))
    check_seats(game, line_up)
    if HUMAN in line_up:
        raise Refused(_("The arena is for computer players; {name} is none.").format(name=HUMAN))
    return Contest(
        ruleset=game.id,
        options=option_texts.as_texts(
            option_texts.with_texts(game.options(), _pairs(args.option or ()))
        ),
        line_up=line_up,
        sets=whole_number(args.sets, "--sets", 2, MOST_SETS),
        seed=whole_number(args.seed, "--seed", 0, LARGEST_SEED),
    )


def _pairs(texts: Sequence[str]) -> dict[str, str]:
    pairs = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise Refused(_("--option {text} is not NAME=VALUE.").format(text=text))
        pairs[name.strip()] = value
    return pairs


def lines(report: Report) -> list[str]:
    """Return the report in words: what was measured, a row for each entry, the difference."""
    difference = report.difference
    told = [
        _("{game}, seed {seed}: {sets} deal sets, {deals} deals, seats rotated.").format(
            game=_(ruleset(report.contest.ruleset).title),
            seed=report.contest.seed,
            sets=report.sets,
            deals=report.deals,
        ),
        *_table(report.entries),
        _("{first} against the rest: {mean:+.2f} a deal (95 %: {low:+.2f} to {high:+.2f})").format(
            first=report.contest.line_up[0],
            mean=difference.mean,
            low=difference.low,
            high=difference.high,
        ),
    ]
    if (wins := report.wins) is not None:
        told.append(
            _(
                "{first} wins {share:.0%} of {matches} matches (95 %: {low:.0%} to {high:.0%}; "
                "as strong as the rest: {par:.0%})"
            ).format(
                first=report.contest.line_up[0],
                share=wins.mean,
                matches=report.matches,
                low=max(0.0, wins.low),
                high=min(1.0, wins.high),
                par=report.par,
            )
        )
    return told


def _table(entries: Sequence[Entry]) -> list[str]:
    heads = (_("player"), _("points a deal"), _("bids made"), _("a decision, median"), _("p99"))
    rows = [
        (
            entry.bot,
            f"{entry.points:.2f}",
            "–" if entry.made is None else f"{entry.made:.1%}",
            _milliseconds(entry.median),
            _milliseconds(entry.p99),
        )
        for entry in entries
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in (heads, *rows)
    ]


def _milliseconds(seconds: float) -> str:
    return _("{ms:.2f} ms").format(ms=1000 * seconds)


def _show_progress(done: int, of: int) -> None:
    end = "\n" if done == of else ""
    words = _("{done} of {of} matches").format(done=done, of=of)
    print(f"\r{words}", end=end, file=sys.stderr, flush=True)
