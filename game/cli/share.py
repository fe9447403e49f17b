"""`share`: the code of a deal, for a friend to type in."""

from argparse import ArgumentParser, Namespace
from string import digits
from typing import Any

from game.cli.house_rules import with_pairs
from game.cli.numbers import LARGEST_SEED, match_number, whole_number
from game.cli.refused import Refused, usually
from game.cli.stores import store_to_read
from game.core.rng import new_seed
from game.core.ruleset import Ruleset
from game.core.words import _
from game.rulesets.catalogue import ruleset
from game.session.match import Match
from game.session.seats import own_seat
from game.session.sharing.deal import SharedDeal, code_lines, shared_from
from game.session.sharing.dealcode import code_of

OF_NEW = ("players", "seed", "option", "deals")
"""The arguments that make a new deal; a stored match is already set up."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `share`."""
    add = parser.add_argument
    words = _("a match, by its number in `matches`, or a game, for a new deal")
    add("what", metavar="ID|GAME", help=words)
    add(
        "--deal", metavar="N", help=_("only this deal, counted from 1; the score is as it was then")
    )
    add("--moves", action="store_true", help=_("include how it was played"))
    add("--player", metavar="NAME", help=_("whose seat the friend takes"))
    add("--players", metavar="N", help=_("for a new deal: how many play"))
    add("--seed", metavar="N", help=usually(_("for a new deal: its seed"), _("drawn at random")))
    add("--option", action="append", metavar="NAME=VALUE", help=_("for a new deal: a house rule"))
    words = usually(_("for a new deal: how many deals to play"), _("the whole match"))
    add("--deals", metavar="N", help=words)


def run(args: Namespace) -> int:
    """Print the code, and what it is good for."""
    is_stored = args.what[:1] in digits + "-"
    deal = _stored(args) if is_stored else _new_deal(ruleset(args.what), args)
    for line in code_lines(deal, code_of(deal)):
        print(line)
    return 0


def _stored(args: Namespace) -> SharedDeal:
    for name in OF_NEW:
        if getattr(args, name) is not None:
            sentence = _("A stored match is already set up: leave out {name}.")
            raise Refused(sentence.format(name=f"--{name}"))
    number = match_number(args.what)
    with store_to_read() as store:
        match = Match.from_record(store.matches.record(number))
        seat = own_seat(match)
        if args.player is not None:
            if args.player not in match.names:
                sentence = _("Nobody called “{name}” played; those who did: {names}.")
                names = ", ".join(match.names)
                raise Refused(sentence.format(name=args.player[:40], names=names))
            seat = match.names.index(args.player)
        deal = None
        if args.deal is not None:
            deal = whole_number(args.deal, "--deal", 1, max(1, match.standing.deals_played)) - 1
        return shared_from(store, number, deal, with_moves=args.moves, seat=seat)


def _new_deal(game: Ruleset[Any, Any, Any], args: Namespace) -> SharedDeal:
    for name in ("deal", "moves", "player"):
        if getattr(args, name):
            sentence = _("--{name} is for a stored match: give its number.")
            raise Refused(sentence.format(name=name))
    options = with_pairs(game.options(), args.option or ())
    players = game.players[0]
    if args.players is not None:
        players = whole_number(args.players, "--players", game.players[0], game.players[-1])
    seed = new_seed() if args.seed is None else whole_number(args.seed, "--seed", 0, LARGEST_SEED)
    deals = None
    if args.deals is not None:
        whole = game.opening(options, players, 0).deals_in_match
        deals = whole_number(args.deals, "--deals", 1, whole or LARGEST_SEED)
    return SharedDeal(game.id, options, players, 0, seed, deals)
