"""The screens of decks and drafts as pictures."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from game.bots.characters import COMPUTER_NAMES
from game.core.rng import Rng
from game.rulesets.berserk import deckgame, drafting
from game.rulesets.berserk.cards.box import realm_deck
from game.rulesets.berserk.cards.decks import deck_line
from game.session.duels import Format
from game.session.match import HUMAN, Seat
from game.session.tournament import Stage, Tournament, computers_go_on, new_tournament
from scenes.decks.builder import DeckBuilder
from scenes.decks.drafting import DraftPage, DraftSetup
from scenes.decks.shelf import DeckShelf
from scenes.decks.standings import Standings
from scenes.scene import Scene
from scenes.studio import Screen, Studio

NAMES = ("Jovana", *COMPUTER_NAMES[:4])
DUELS = 5
"""How many duels have been fought where the standings are shown."""


@cache
def drafted(picks: int, names: tuple[str, ...] = NAMES) -> Tournament:
    """Return a draft after so many picks of the first player, or after the last."""
    seats = [Seat("club" if number else HUMAN, name) for number, name in enumerate(names)]
    draft = computers_go_on(new_tournament(deckgame, seats, Format.ROUND_ROBIN, 5))
    while picks and draft.stage == Stage.PICKS:
        draft = computers_go_on(draft.pick(draft.draft.offered(0)[0]))
        picks -= 1
    return draft


@cache
def fought_out(names: tuple[str, ...] = NAMES) -> Tournament:
    """Return a draft of which some duels have been fought."""
    draft = drafted(1000, names)
    own = drafting.build_deck(draft.draft.pool(0))
    draft = computers_go_on(draft.build(own))
    rng = Rng(2)
    for _duel in range(DUELS):
        pair = draft.duels.next_pair()
        assert pair is not None
        draft = draft.with_result(rng.choice((*pair, None)))
    return draft


def _builder() -> Scene[Any]:
    return DeckBuilder(realm_deck("plains"), name="Riders of June", save=lambda _name, _deck: True)


def _shelf() -> Scene[Any]:
    kept = {"Riders of June": deck_line(realm_deck("plains")), "Fog and frogs": ""}
    return DeckShelf(kept, 2)


@cache
def _suggested() -> tuple[int, ...]:
    return drafting.build_deck(drafted(1000).draft.pool(0))


def _draft_deck() -> Scene[Any]:
    return DeckBuilder(_suggested(), pool=drafted(1000).draft.pool(0), suggest=tuple)


PAGES: Mapping[str, Callable[[], Scene[Any]]] = {
    "deck-shelf": _shelf,
    "deck-builder": _builder,
    "draft-setup": lambda: DraftSetup("Jovana", 3),
    "draft": lambda: DraftPage(drafted(14)),
    "draft-deck": _draft_deck,
    "draft-standings": lambda: Standings(fought_out()),
}
"""The pages by the name of their screen."""


def _opened(page: Callable[[], Scene[Any]]) -> Screen:
    def show(studio: Studio) -> None:
        studio.app.push(page())
        studio.wait(0.6)

    return show


DECK_SCREENS: Mapping[str, Screen] = {name: _opened(page) for name, page in PAGES.items()}
"""Every screen of decks and drafts by name."""
