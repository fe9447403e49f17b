"""A friend's deal, by the code that he has sent."""

from argparse import Namespace
from collections.abc import Sequence

from game.cli.refused import Refused
from game.core.words import _, command_line
from game.rulesets.catalogue import ruleset
from game.session.match import HUMAN, Match, Seat
from game.session.occasion import SHARED, Occasion
from game.session.seats import STAND_IN, name_seats, parse_seats
from game.session.sharing.deal import SharedDeal
from game.session.sharing.dealcode import code_of, read_code

SET_UP = ("players", "seed", "option", "preset", "deals", "boards", "board")
"""The arguments that a code leaves nothing to say of."""


def friends_match(args: Namespace) -> tuple[Match, Occasion]:
    """Return the match of a code where it begins, and what it is; raise Refused, BadCode, BadSeats,
    UnknownBot, or BadContent."""
    for name in SET_UP:
        if getattr(args, name) is not None:
            sentence = _("The code says what is played: with --deal, leave out {name}.")
            raise Refused(sentence.format(name=f"--{name}"))
    deal = read_code(args.deal)
    if args.game not in (None, deal.game):
        sentence = _("This code is for {game}: {command}")
        command = command_line(f"play {deal.game} --deal CODE")
        raise Refused(sentence.format(game=_(ruleset(deal.game).title), command=command))
    match = deal.match(_seats(deal, args))
    return match, Occasion(SHARED, code_of(deal), 0)


def _seats(deal: SharedDeal, args: Namespace) -> Sequence[Seat]:
    """Return those named, else a person where the friend sat, and plain players."""
    if args.seats is not None:
        seats = parse_seats(ruleset(deal.game), args.seats)
        if len(seats) != deal.players:
            raise Refused(
                _("The code is for a deal with {n} players, but --seats names {seats}.").format(
                    n=deal.players, seats=len(seats)
                )
            )
        return seats
    specs = [STAND_IN] * deal.players
    if args.text:
        specs[deal.seat] = HUMAN
    return tuple(map(Seat, specs, name_seats(specs, [""] * len(specs))))
