"""`balance campaign`: how often a computer player wins the matches of the road."""

from argparse import ArgumentParser, Namespace
from dataclasses import asdict

from game.bots.catalogue import parse_spec
from game.cli.house_rules import ASKED
from game.cli.measuring import in_columns, progress, workers
from game.cli.numbers import LARGEST_SEED, whole_number
from game.cli.refused import Answered, Refused, usually
from game.cli.telling import as_json
from game.contests.road import TableResult, measure, walk_seasons
from game.core.intervals import Interval
from game.core.words import _, meant, percent
from game.session.campaign import telling
from game.session.campaign.difficulty import DIFFICULTIES, USUAL
from game.session.campaign.world import world

LEAST, MOST = 2, 1_000_000


def add_arguments(parser: ArgumentParser) -> None:
    """Declare what is said of the campaign alone."""
    add = parser.add_argument
    add("--seasons", metavar="N", help=_("walk this many seasons, won as often as was measured"))
    add(
        "--node",
        metavar="PLACE",
        action="append",
        help=_("a place on the road; may be repeated; “?” lists them"),
    )
    add(
        "--difficulty",
        metavar="NAME",
        help=usually(_("one of: {names}").format(names=", ".join(DIFFICULTIES)), USUAL),
    )


def run(args: Namespace) -> int:
    """Play the tables, print what came of them and return 0."""
    difficulty = args.difficulty or USUAL
    if difficulty not in DIFFICULTIES:
        raise Refused(
            _("There is no difficulty “{name}”; choose one of {names}.").format(
                name=difficulty[:40], names=", ".join(DIFFICULTIES)
            )
        )
    parse_spec(args.pilot)
    tables = [node.id for node in world().nodes.values() if node.rounds]
    nodes = args.node or tables
    if ASKED in nodes:
        raise Answered(tables)
    for node in nodes:
        if node not in tables:
            sentence = _("No match is played at “{name}”.").format(name=node[:40])
            listed = _("“--node ?” lists all places.")
            raise Refused(f"{sentence}{meant(node, tables)} {listed}")
    games = whole_number(args.games, "--games", LEAST, MOST)
    seed = whole_number(args.seed, "--seed", 0, LARGEST_SEED)
    seasons = 0
    if args.seasons is not None:
        seasons = whole_number(args.seasons, "--seasons", LEAST, MOST)
        if args.node:
            raise Refused(_("Whole seasons need every place: leave out --node."))
    found = measure(
        nodes,
        games,
        args.pilot,
        difficulty,
        seed,
        workers(args),
        progress(_("{done} of {of} places")),
    )
    walked = None
    if seasons:
        shares = {each.node: each.wins.mean for each in found}
        walked = walk_seasons(shares, seasons, difficulty, seed)
    if args.json:
        places = [{**asdict(each), "fits": each.fits} for each in found]
        print(as_json({"places": places, "seasons": asdict(walked)} if walked else places))
        return 0
    print(
        _("The road, {difficulty}, seed {seed}: {games} matches of each place, {pilot}.").format(
            difficulty=_(DIFFICULTIES[difficulty].title), seed=seed, games=games, pilot=args.pilot
        )
    )
    heads = (_("place"), _("act"), _("game"), _("won (95%)"), _("band"), "")
    for line in in_columns((heads, *map(_row, found))):
        print(line)
    if walked:
        print(
            _(
                "{n} seasons, drawn by these shares: {ended} reach the end, {seats} win the seat."
            ).format(n=walked.seasons, ended=_share(walked.ended), seats=_share(walked.seats))
        )
    return 0


def _row(each: TableResult) -> tuple[str, ...]:
    node = world().nodes[each.node]
    marks = {"in": "", "above": _("too easy"), "below": _("too hard")}
    return (
        each.node,
        str(node.act),
        telling.games_of(node),
        _share(each.wins),
        _("{low} to {high}").format(low=percent(each.band[0]), high=percent(each.band[1])),
        marks[each.fits],
    )


def _share(share: Interval) -> str:
    return _("{mean} ({low} to {high})").format(
        mean=percent(share.mean), low=percent(share.low), high=percent(share.high)
    )
