"""Plays the real program: a window without a screen, the real store, the real thinking process."""

from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from game.core.rng import Rng
from game.session.store import open_store
from scenes.app import App
from scenes.preferences import preferences_from
from scenes.program import Program
from scenes.show.live import Live
from tests.scenes.pilot import Pilot
from tests.scenes.thinking import thinker


class Player(Pilot):
    """A pilot with a whole program in its hands; the store lies in `folder`."""

    def __init__(self, folder: Path, **preferences: Any) -> None:
        self.store = open_store(folder)
        kept = preferences_from(self.store.settings.all())
        wanted = {"animation_speed": 0.0, "trick_pause": 0.0, "forced_cards": "never"}
        chosen = replace(kept, **{**wanted, **preferences})
        self.app = App((1280, 720), guarded=False)
        chosen.take_effect(self.app)
        seeds = count(11)
        self.program = Program(
            self.app, self.store, thinker(), chosen, new_seed=lambda: next(seeds)
        )
        self.results = []
        self.app.push(self.program.home(), self.results.append)
        self.step()
        self.rng = Rng(3)

    @property
    def table(self) -> Any:
        return next(scene for scene in self.app.scenes if isinstance(scene, Live))

    def quit(self) -> None:
        """End the program as closing the window does."""
        self.program.thinker.close()
        self.store.close()

    def kill(self) -> None:
        """End the program without a word to anyone; what was accepted is written."""
        self.store.barrier()
        self.program.thinker.close()

    def until_asked(self) -> str:
        """Wait until the program wants something; return what: "act", or the scene's class."""
        self.until(lambda: not isinstance(self.scene, Live) or (self.scene.is_asking is True))
        return "act" if isinstance(self.scene, Live) else type(self.scene).__name__

    def card_label(self) -> str:
        """Return the name of a card that may be played, any of them."""
        open_cards = [card.label for card in self.table.hand.cards if card.enabled]
        assert open_cards, self.text()
        return self.rng.choice(open_cards)

    def bid_label(self) -> str:
        """Return a small bid that may be made."""
        buttons = [each.label for each in self.table.board.asking.buttons if each.enabled]
        return buttons[min(1, len(buttons) - 1)]
