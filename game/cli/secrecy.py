"""What may leave a match that is still being played: nothing that tells hidden cards."""

from argparse import ArgumentParser
from collections.abc import Iterable

from game.cli.refused import Refused
from game.core.words import _
from game.session.match import HUMAN
from game.session.occasion import Occasion
from game.session.store import Store
from game.session.tournament import is_shared_duel

FLAG = "--unfinished"


def add_flag(parser: ArgumentParser) -> None:
    """Declare the argument by which a player says plainly that he wants to see it all."""
    parser.add_argument(
        FLAG,
        action="store_true",
        help=_("also of a match that is not over, with the seed and so every hidden card"),
    )


def has_secrets(specs: Iterable[str], *, is_over: bool) -> bool:
    """Tell whether people play a match that is not over: its record tells them hidden cards."""
    return not is_over and HUMAN in specs


def check_draft(store: Store, occasion: Occasion | None, *, is_wanted: bool) -> None:
    """Raise Refused if a match shows decks that people still meet in their draft."""
    if is_shared_duel(store, occasion) and not is_wanted:
        raise Refused(
            _(
                "The match is a duel of a draft of several people that is not over, and its record "
                "shows both decks. If you want that, say {flag}."
            ).format(flag=FLAG)
        )


def check_open(specs: Iterable[str], *, is_over: bool, is_wanted: bool) -> None:
    """Raise Refused if a record would tell hidden cards and nobody has said to want that."""
    if has_secrets(specs, is_over=is_over) and not is_wanted:
        raise Refused(
            _(
                "The match is not over, and its record holds the seed and every decision, so that "
                "it shows every hidden card. If you want that, say {flag}."
            ).format(flag=FLAG)
        )
