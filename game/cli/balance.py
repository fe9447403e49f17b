"""`balance`: whether the decks of a game are equally strong, by a league between them."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict

from game.bots.catalogue import parse_spec
from game.cli.numbers import LARGEST_SEED, whole_number
from game.cli.refused import Refused
from game.cli.telling import as_json
from game.core.options import specs
from game.core.words import _, decimal, percent
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.arena import Interval
from game.session.league import League, LeagueTable, run_league, whole

MOST_BATTLES = 10_000_000
MOST_PROCESSES = 64


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `balance`."""
    add = parser.add_argument
    games = ", ".join(name for name in RULESETS if _decks(name))
    add("game", metavar="GAME", help=_("one of: {names}").format(names=games))
    add(
        "--games", metavar="N", default="600", help=_("so many battles, rounded up to whole rounds")
    )
    add("--pilot", metavar="BOT", default="heuristic", help=_("who leads both sides: a level"))
    add("--seed", metavar="N", default="1", help=_("what the luck depends on"))
    add("--processes", metavar="P", default="1", help=_("how many processes share the work"))
    add("--json", action="store_true", help=_("print the table as JSON"))


def run(args: Namespace) -> int:
    """Play the league, print the table and return 0."""
    game = ruleset(args.game)
    decks = _decks(game.id)
    if not decks:
        raise Refused(_("{game} has no decks to compare.").format(game=_(game.title)))
    parse_spec(args.pilot)
    league = League(
        ruleset=game.id,
        options={"first": "fixed"},
        decks=decks,
        pilot=args.pilot,
        battles=whole_number(args.games, "--games", 1, MOST_BATTLES),
        seed=whole_number(args.seed, "--seed", 0, LARGEST_SEED),
    )
    processes = whole_number(args.processes, "--processes", 1, MOST_PROCESSES)
    if whole(league) != league.battles:
        told = _("{asked} battles are not whole rounds of all pairs of decks: {n} are fought.")
        print(told.format(asked=league.battles, n=whole(league)), file=sys.stderr, flush=True)
    found = run_league(league, processes, _show_progress if sys.stderr.isatty() else None)
    if args.json:
        against = {f"{one} {other}": share for (one, other), share in found.against.items()}
        print(as_json({**asdict(found), "against": against}))
    else:
        for line in lines(found):
            print(line)
    return 0


def _decks(game: str) -> tuple[str, ...]:
    """Return the decks that come with a game, () where it has none."""
    for spec in specs(RULESETS[game].options):
        if spec.name == "deck_0":
            return tuple(map(str, spec.choices))
    return ()


def lines(found: LeagueTable) -> list[str]:
    """Return the table in words: a row for each deck, then who is first, draws and length."""
    league = found.league
    return [
        _("{game}, seed {seed}: {battles} battles, both sides led by {pilot}.").format(
            game=_(ruleset(league.ruleset).title),
            seed=league.seed,
            battles=found.battles,
            pilot=league.pilot,
        ),
        *_table(found),
        _("Whoever is first has {share} of the points.").format(share=_share(found.first)),
        _("{draws} of the battles were drawn; a battle took {turns} turns.").format(
            draws=percent(found.draws, 1), turns=decimal(found.turns)
        ),
    ]


def _table(found: LeagueTable) -> Sequence[str]:
    decks = found.league.decks
    heads = (_("deck"), _("share of the points (95%)"), *decks)
    rows = [
        (
            deck,
            _share(found.realms[deck]),
            *("–" if deck == other else percent(found.against[deck, other]) for other in decks),
        )
        for deck in decks
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in (heads, *rows)
    ]


def _share(share: Interval) -> str:
    return _("{mean} ({low} to {high})").format(
        mean=percent(share.mean, 1), low=percent(share.low, 1), high=percent(share.high, 1)
    )


def _show_progress(done: int, of: int) -> None:
    end = "\n" if done == of else ""
    words = _("{done} of {of} rounds").format(done=done, of=of)
    print(f"\r{words}", end=end, file=sys.stderr, flush=True)
