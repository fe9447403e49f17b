"""What a new match needs: the game, who sits down to it, and how the last one was set up."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.bots.characters import CHARACTERS, Character
from game.core import options as option_texts
from game.core.parts import COUNT_OR_NOTHING, PAIRS, TEXT, TEXTS_BY_NAME, checked, read_json
from game.core.ruleset import Ruleset
from game.core.words import _
from game.session.match import HUMAN, Seat
from game.session.seats import check_names, check_seats
from game.session.store import Store
from scenes.table.signs import emblem_of
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button
from scenes.ui.listing import Item, Listing
from scenes.ui.page import Page
from scenes.ui.widget import Widget


@dataclass(frozen=True)
class MatchSetup:
    """All that a new match needs but the seed; `laid` are deals that come from elsewhere."""

    ruleset: Ruleset[Any, Any, Any]
    options: Any
    seats: tuple[Seat, ...]
    deals: int | None = None
    laid: tuple[str, ...] = ()


def first_setup(ruleset: Ruleset[Any, Any, Any], name: str) -> MatchSetup:
    """Return a match of one person against computer players of the middle level.

    It has the house rules that the game names first.
    """
    seats = [Seat(HUMAN, name)]
    others = list(CHARACTERS.values())[: ruleset.players[0] - 1]
    seats += [Seat(each.spec("club"), each.name) for each in others]
    return MatchSetup(ruleset, ruleset.usual, tuple(seats))


def newcomer(seats: Sequence[Seat], place: int) -> Seat:
    """Return a character of the middle level who does not sit at the table yet."""
    taken = {seat.name for seat in seats}
    free: Character | None = next((c for c in CHARACTERS.values() if c.name not in taken), None)
    if free is None:
        return Seat("club", _("Player {n}").format(n=place + 1))
    return Seat(free.spec("club"), free.name)


EMBLEM = 78
"""The side of the picture of a game, in units."""


class GameChoice(Page[Ruleset[Any, Any, Any] | None]):
    """Which of the games is to be played, or what else the `title` asks."""

    def __init__(self, rulesets: Sequence[Ruleset[Any, Any, Any]], title: str = "") -> None:
        super().__init__()
        self.title = title or _("Which game?")
        self.rulesets = rulesets

    def build(self) -> Widget:
        """Return a row for each game."""
        items = [
            Item(
                f"**{_(each.title)}**",
                partial(self.done, each),
                detail=_(each.telling.words),
                note=each.players_words(),
                picture=emblem_of(each.id),
                side=EMBLEM,
                ticks=False,
            )
            for each in self.rulesets
        ]
        back = Button(_("Back"), self.cancel)
        column = Column(Listing(*items), Row(back, align="right"), gap=18)
        return Frame(Panel(column, title=self.title), most=760, full=False)

    def cancel(self) -> None:
        """Go back to the title."""
        self.done(None)


LAST_SETUP = "last setup"
"""The setting that keeps it."""
SETUP_PARTS = {
    "ruleset": TEXT,
    "options": TEXTS_BY_NAME,
    "seats": PAIRS,
    "deals": COUNT_OR_NOTHING,
}


def keep_setup(store: Store, setup: MatchSetup) -> None:
    """Keep how a match was set up."""
    kept = {
        "ruleset": setup.ruleset.id,
        "options": option_texts.as_texts(setup.options),
        "seats": [[seat.spec, seat.given] for seat in setup.seats],
        "deals": setup.deals,
    }
    store.settings.set(LAST_SETUP, json.dumps(kept))


def last_setup(store: Store, game: Any) -> MatchSetup | None:
    """Return the setup of the last match of this game, None if there is none that fits."""
    try:
        kept = checked(read_json(store.settings.get(LAST_SETUP)), SETUP_PARTS)
        seats = tuple(Seat(spec, name) for spec, name in kept["seats"])
        if kept["ruleset"] != game.id:
            return None
        check_seats(game, [seat.spec for seat in seats])
        check_names([seat.name for seat in seats])
        options = option_texts.with_texts(game.options(), kept["options"])
    except ValueError:
        return None
    return MatchSetup(game, options, seats, kept["deals"])
