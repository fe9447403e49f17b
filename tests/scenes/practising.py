"""For tests of practice: questions answered at once, as how long a worker takes to start is no
matter of theirs, and ways to press what is wanted."""

from collections.abc import Sequence
from typing import Any

from game.bots.thinker import Thinker, Thought
from game.core.protocols import Candidate
from game.core.rng import Rng
from scenes.ui.button import Button
from tests.scenes.player import Player
from tests.session.test_review import by_sight


class Here:
    """Answers as `Inquiry` does, at once and by what can be seen."""

    has_failed = is_warming = False
    question = None

    def __init__(self, _ruleset: Any, asking: Any, _thinker: Any) -> None:
        self.found: Any = None
        self._asking = asking

    def look(self) -> bool:
        answer: Any = None
        while self.found is None:
            try:
                answer = by_sight(self._asking.send(answer))
            except StopIteration as done:
                self.found = done.value
        return True

    def stop(self) -> None:
        pass


class AtOnce(Thinker):
    """Has its answer as soon as it is asked."""

    thought: Thought | None = None

    def look(self) -> Thought | None:
        thought, self.thought = self.thought, None
        return thought

    def cancel(self) -> None:
        self.thought = None

    def warm_up(self) -> None:
        pass

    @property
    def is_thinking(self) -> bool:
        return self.thought is not None


class Plain(AtOnce):
    """Answers as the plain player does, whoever is asked."""

    def ask(
        self,
        ruleset: Any,
        bot: str,
        view: Any,
        legal: Sequence[Any],
        rng: Rng,
        *,
        can_wait: bool = False,
        in_words: bool = False,
    ) -> None:
        self.thought = Thought([Candidate(ruleset.sense.policy(view, legal, rng), 0.0)])


class Warming(Plain):
    """Moves as the plain player does; who can wait waits for one who gets ready, for ever."""

    is_warming = True

    def ask(self, *asked: Any, can_wait: bool = False, in_words: bool = False) -> None:
        if not can_wait:
            super().ask(*asked)


def title_of(player: Player, game: str) -> str:
    return next(each.title for each in player.scene.games if each.id == game)


def press_of_game(player: Player, game: str, label: str) -> None:
    """Click a button in the row of a game, scrolled to if need be."""
    title = title_of(player, game)
    button = next(
        each
        for each in player.scene.root.walk()
        if isinstance(each, Button) and each.label == label and title in each.hint
    )
    area = next(each for each in button.lineage() if getattr(each, "is_scroll", False))
    while not area.rect.contains(button.rect):
        player.wheel(-1, area.rect.center)
    player.click_at(button.rect.center)


def tab_to(player: Player, label: str, hint: str = "") -> None:
    """Press the key that goes on until this control has the focus."""
    for _control in range(80):
        focused = player.focused
        if focused.label == label and hint in getattr(focused, "hint", ""):
            return
        player.key("tab")
    raise AssertionError(f"no key leads to {label!r}")


def press(player: Player, label: str, is_by_keys: bool) -> None:
    if is_by_keys:
        while player.scene.focused is None or player.scene.focused.label != label:
            player.key("tab")
        player.key("return")
    else:
        player.click(label)
