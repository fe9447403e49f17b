"""`stats`: how people have done."""

from argparse import ArgumentParser, Namespace
from dataclasses import asdict

from game.cli.stores import store_to_read
from game.cli.telling import as_json, plain_number
from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.store import Statistics


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `stats`."""
    parser.add_argument("--json", action="store_true", help=_("as JSON"))


def run(args: Namespace) -> int:
    """Print the statistics."""
    with store_to_read() as store:
        statistics = store.results.statistics()
    if args.json:
        print(as_json([asdict(each) for each in statistics]))
    elif not statistics:
        print(_("Nobody has played a match to its end yet."))
    for each in () if args.json else statistics:
        _print(each)
    return 0


def _print(each: Statistics) -> None:
    game = _(RULESETS[each.ruleset].title) if each.ruleset in RULESETS else each.ruleset
    print(
        _(
            "{name}, {game}: {matches} matches, {wins} won; {deals} deals, {points} points "
            "({average:.1f} a deal), best match {best}."
        ).format(
            name=each.name,
            game=game,
            matches=each.matches,
            wins=each.wins,
            deals=each.deals,
            points=plain_number(each.points),
            average=each.points / max(each.deals, 1),
            best=plain_number(each.best),
        )
    )
    for tally in each.bids:
        print(
            _("  Bid {bid}: made {made} of {times}.").format(
                bid=tally.bid, made=tally.made, times=tally.times
            )
        )
