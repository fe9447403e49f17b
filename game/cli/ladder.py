"""`ladder`: how far apart the levels of a game are, from deals that all of them play together."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict

from game.bots.catalogue import LEVELS, parse_spec
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
from game.cli.telling import as_json
from game.contests.ladder import Ladder, Rung, run_ladder
from game.core.words import _, decimal
from game.rulesets.catalogue import RULESETS, ruleset


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `ladder`."""
    add = parser.add_argument
    add("game", metavar="GAME", help=_("one of: {names}").format(names=", ".join(RULESETS)))
    add("--levels", metavar="A,B,…", default=",".join(LEVELS), help=_("who climbs: levels"))
    add_how_much(parser)
    add_workers(parser)
    add("--json", action="store_true", help=_("print the report as JSON"))


def run(args: Namespace) -> int:
    """Play the ladder, print its rungs and return 0."""
    ladder, who = _ladder(args), workers(args)
    with results_file(args) as kept:
        found = run_ladder(ladder, who, kept, progress(_("{done} of {of} matches")))
    if args.json:
        print(as_json({"ladder": asdict(ladder), "rungs": [asdict(rung) for rung in found]}))
    else:
        for line in lines(ladder, found):
            print(line)
    return 0


def _ladder(args: Namespace) -> Ladder:
    game = ruleset(args.game)
    levels = tuple(map(str.strip, args.levels.split(",")))
    for level in levels:
        parse_spec(level, game.id)
    return Ladder(
        ruleset=game.id,
        options=measured_options(game, args),
        levels=levels,
        sets=whole_number(args.sets, "--sets", 2, MOST_SETS),
        seed=whole_number(args.seed, "--seed", 0, LARGEST_SEED),
    )


def lines(ladder: Ladder, found: Sequence[Rung]) -> list[str]:
    """Return the ladder in words: what was measured, and a row for each level, best first."""
    heads = (_("player"), _("rating (95%)"))
    return [
        _(
            "{game}, seed {seed}: {sets} deal sets of every line-up. The rating of {first} is "
            "0; 400 more means odds of ten to one on doing better in a deal."
        ).format(
            game=_(ruleset(ladder.ruleset).title),
            seed=ladder.seed,
            sets=ladder.sets,
            first=ladder.levels[0],
        ),
        *in_columns([heads, *((rung.level, rating(rung)) for rung in found)]),
    ]


def rating(rung: Rung) -> str:
    """Return a rating in words, with its interval; that of the first level is 0 by definition."""
    if rung.rating.low == rung.rating.high:
        return decimal(rung.rating.mean, 0)
    return _("{mean} ({low} to {high})").format(
        mean=decimal(rung.rating.mean, 0, signed=True),
        low=decimal(rung.rating.low, 0, signed=True),
        high=decimal(rung.rating.high, 0, signed=True),
    )
