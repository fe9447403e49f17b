"""`review`: what a player's choices in a stored match were worth, by what he could know then."""

import logging
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from game.cli.numbers import match_number, whole_number
from game.cli.refused import Refused
from game.cli.stores import store_to_read
from game.cli.telling import as_json
from game.cli.text.commands import IN_EARNEST
from game.cli.text.mode import TextMode
from game.cli.text.reviewing import reviewed_aloud
from game.core.protocols import Player
from game.core.record import Record
from game.core.rng import Rng, new_seed
from game.core.ruleset import Ruleset
from game.core.words import _
from game.rulesets.catalogue import ruleset
from game.session.match import Match
from game.session.review.closed import reviewed_players, why_closed
from game.session.review.judging import Review, reviewed
from game.session.review.moments import SeenDeal, outcome_words, seen_deals, tried_again
from game.session.review.told import SHOWN, told
from game.session.store import Store
from game.session.tournament import is_shared_duel, why_draft_is_closed

log = logging.getLogger(__name__)


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `review`."""
    add = parser.add_argument
    add("id", metavar="ID", help=_("the match, by its number in `matches`"))
    add("--deal", metavar="N", help=_("only this deal, from 1"))
    add("--player", metavar="NAME", help=_("whose choices; else those of the person who played"))
    add(
        "--again",
        metavar="N",
        help=_("play on from the Nth choice that a review of the deal names"),
    )
    add("--other-cards", action="store_true", help=_("with other hidden cards that fit"))
    add("--json", action="store_true", help=_("as JSON"))


def run(args: Namespace) -> int:
    """Review the deals that have been settled."""
    number = match_number(args.id)
    with store_to_read() as store:
        record = store.matches.record(number)
        if is_shared_duel(store, store.matches.occasion_of(number)):
            raise Refused(why_draft_is_closed())
    match = Match.from_record(record)
    if why := why_closed(match):
        raise Refused(why)
    player = _player(match, args.player)
    deals = _deals(list(seen_deals(record, player)), args.deal)
    if args.other_cards and args.again is None:
        raise Refused(_("--other-cards goes with --again."))
    if args.again is not None:
        return _try_again(args, record, player, deals[-1])
    if args.json:
        print(as_json([_document(_reviewed(match.ruleset, deal)) for deal in deals]))
        return 0
    is_explained = False
    for deal in deals:
        if (review := reviewed_aloud(match.ruleset, deal)) is None:
            return 1
        for line in told(
            match.ruleset, review, match.ruleset.telling.written, is_explained=is_explained
        ):
            print(line, flush=True)
        is_explained = is_explained or bool(review.judgements)
    return 0


def _try_again(args: Namespace, record: Record, player: Player, deal: SeenDeal) -> int:
    """Play a deal on from one of the moments that its review names, outside the match."""
    if (review := reviewed_aloud(ruleset(record.ruleset), deal)) is None:
        return 1
    named = review.gravest(SHOWN)
    if not named:
        raise Refused(_("No choice in this deal was even a slip."))
    moment = named[whole_number(args.again, "--again", 1, len(named)) - 1].moment
    stream = Rng(new_seed()) if args.other_cards else None
    match = tried_again(record, player, moment, stream)
    with Store.in_memory() as store:
        TextMode(store.matches.begin(match), store, IN_EARNEST).play()
    if match.is_over:
        print(outcome_words(match, player, deal.brought))
    return 0


def _reviewed(game: Ruleset[Any, Any, Any], deal: SeenDeal) -> Review:
    """Return the review of a deal, and say nothing in between; raise Refused where no computer
    player answers."""
    try:
        return reviewed(game, deal)
    except Exception:
        log.exception("A review was broken off.")
        sentence = _("The review was broken off: no computer player answered.")
        raise Refused(sentence) from None


def _player(match: Match, name: str | None) -> Player:
    if name is None:
        return reviewed_players(match)[0]
    if name not in match.names:
        raise Refused(
            _("Nobody called “{name}” played; those who did: {names}.").format(
                name=name[:40], names=", ".join(match.names)
            )
        )
    player = match.names.index(name)
    if not match.is_over and player not in reviewed_players(match):
        raise Refused(_("What computer players knew is told when the match is over."))
    return player


def _deals(deals: Sequence[SeenDeal], number: str | None) -> Sequence[SeenDeal]:
    if number is None:
        return deals
    return [deals[whole_number(number, "--deal", 1, len(deals)) - 1]]


def _document(review: Review) -> dict[str, Any]:
    return {
        "deal": review.deal.number + 1,
        "expected": review.expected,
        "brought": review.deal.brought,
        "cost": review.cost,
        "choices": [
            {
                "number": each.moment.number + 1,
                "chosen": str(each.moment.chosen),
                "worth": each.own,
                "best": str(each.best),
                "best_worth": each.worth,
                "share": each.share,
                "mark": each.mark.name.lower() if each.mark else None,
            }
            for each in review.judgements
        ],
    }
