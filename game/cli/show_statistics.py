"""`stats`: how people have done."""

from argparse import ArgumentParser, Namespace
from dataclasses import asdict

from game.cli.stores import store_to_read
from game.cli.telling import as_json
from game.core.points import points_text
from game.core.terms import DEALS
from game.core.words import _, decimal
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
    game = RULESETS.get(each.ruleset)
    terms = game.telling.terms if game else DEALS
    average = decimal(each.points / max(each.deals, 1))
    print(
        _(terms.record).format(
            name=each.name,
            game=_(game.title) if game else each.ruleset,
            matches=each.matches,
            wins=each.wins,
            deals=each.deals,
            points=points_text(each.points),
            average=average,
            best=points_text(each.best),
        )
    )
    for tally in each.bids:
        print(
            _("  Bid {bid}: made {made} of {times}.").format(
                bid=tally.bid, made=tally.made, times=tally.times
            )
        )
