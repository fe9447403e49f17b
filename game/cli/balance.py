"""`balance`: whether the decks of a game are equally strong, by a league between them."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict

from game.bots.catalogue import parse_spec
from game.cli import balance_road as road
from game.cli.measuring import add_workers, in_columns, measured_options, progress, workers
from game.cli.numbers import LARGEST_SEED, whole_number
from game.cli.refused import Refused
from game.cli.telling import as_json
from game.contests.league import League, LeagueTable, run_league, whole
from game.core.intervals import Interval
from game.core.options import specs
from game.core.words import _, decimal, percent
from game.rulesets.catalogue import RULESETS, ruleset

MOST_BATTLES = 10_000_000
COMPARED = ("deck_", "first")
"""How the options begin that the league itself sets."""
CAMPAIGN = "campaign"
"""What is named instead of a game to measure the tables of the road."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `balance`."""
    add = parser.add_argument
    games = ", ".join((*(name for name in RULESETS if _decks(name)), CAMPAIGN))
    add("game", metavar="GAME", help=_("one of: {names}").format(names=games))
    add(
        "--games",
        metavar="N",
        default="600",
        help=_("how many battles, rounded up to whole rounds; on the road, how many of each match"),
    )
    add(
        "--pilot",
        metavar="BOT",
        default="heuristic",
        help=_("who leads both sides, or plays the campaign: a level"),
    )
    road.add_arguments(parser)
    add(
        "--seed", metavar="N", default="1", help=_("the seed: the same number brings the same luck")
    )
    add(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help=_("a house rule; may be repeated; “?” lists the names, NAME=? the values of one"),
    )
    add_workers(parser)
    add("--json", action="store_true", help=_("print the table as JSON"))


def run(args: Namespace) -> int:
    """Play the league (or the tables of the campaign), print the table and return 0."""
    if args.game == CAMPAIGN:
        return road.run(args)
    if args.node or args.difficulty or args.seasons:
        raise Refused(_("--node, --difficulty and --seasons are for the campaign."))
    game = ruleset(args.game)
    decks = _decks(game.id)
    if not decks:
        raise Refused(_("{game} has no decks to compare.").format(game=_(game.title)))
    parse_spec(args.pilot)
    for pair in args.option or ():
        if pair.strip().startswith(COMPARED):
            raise Refused(_("The decks, and who goes first, are what is being compared."))
    league = League(
        ruleset=game.id,
        options=measured_options(game, args) | {"first": "fixed"},
        decks=decks,
        pilot=args.pilot,
        battles=whole_number(args.games, "--games", 1, MOST_BATTLES),
        seed=whole_number(args.seed, "--seed", 0, LARGEST_SEED),
    )
    who = workers(args)
    if whole(league) != league.battles:
        told = _(
            "{asked} battles do not make whole rounds of all pairs of decks: {n} are fought "
            "instead."
        )
        print(told.format(asked=league.battles, n=whole(league)), file=sys.stderr, flush=True)
    found = run_league(league, who, progress(_("{done} of {of} rounds")))
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
        _("Whoever goes first takes {share} of the points.").format(share=_share(found.first)),
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
    return in_columns((heads, *rows))


def _share(share: Interval) -> str:
    return _("{mean} ({low} to {high})").format(
        mean=percent(share.mean, 1), low=percent(share.low, 1), high=percent(share.high, 1)
    )
