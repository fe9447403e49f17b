"""What is said of an answer: what each choice brings, why the best one does, what shows it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.explain import seen
from game.core.themes import THEMES
from game.core.words import _
from game.session.practice.drill import Asked, Drill, is_solved
from game.session.practice.worlds import Shown

NameAction = Callable[[Any], str]


@dataclass(frozen=True)
class Answer:
    """A choice made in a drill, and the view it was made by."""

    drill: Drill
    view: Any
    choice: Any

    @staticmethod
    def to(asked: Asked, choice: Any) -> "Answer":
        """Return the answer to a drill; the deal goes no further."""
        return Answer(asked.drill, asked.port.view(), choice)

    @property
    def is_right(self) -> bool:
        """Whether it is the best choice."""
        return is_solved(self.drill, self.choice)

    @property
    def best(self) -> Any:
        """The best choice: the one made where that is as good as any."""
        if self.is_right:
            return self.choice
        return self.worths[0][0]

    @property
    def answers(self) -> Sequence[Any]:
        """All choices that are right."""
        return [choice for choice, _worth in self.worths if str(choice) in self.drill.answers]

    @property
    def compared(self) -> Any:
        """What the best choice is compared with: what was chosen, or else what many choose."""
        return self._action(self.drill.plain) if self.is_right else self.choice

    @property
    def worths(self) -> Sequence[tuple[Any, float]]:
        """The choices that were weighed and what each brings, best first."""
        worths = self.drill.worths
        return [
            (self._action(text), worths[text]) for text in sorted(worths, key=lambda t: -worths[t])
        ]

    @property
    def shown(self) -> Shown | None:
        """What shows that the choice compared is worse, None where nothing does."""
        return self.drill.shows.get(str(self.compared))

    def _action(self, text: str) -> Any:
        return self.drill.ruleset.parse_action(text)


def verdict(answer: Answer, name: NameAction) -> str:
    """Return whether the answer is right, in a sentence."""
    words = _("Right: {choice}.") if answer.is_right else _("Better: {best}. You chose: {choice}.")
    best = _(" or ").join(map(name, answer.answers))
    return words.format(choice=name(answer.choice), best=best)


def reasons(answer: Answer, name: NameAction) -> Iterator[str]:
    """Yield why the best choice is best, and what a plain player does instead, in sentences."""
    drill = answer.drill
    if why := seen(drill.ruleset.telling.guide, answer.view, answer.best, answer.compared):
        yield f"{name(answer.best)}: {why}"
    if not answer.is_right and str(answer.choice) not in drill.worths:
        yield _("{choice} was not even weighed.").format(choice=name(answer.choice))
    if str(answer.choice) != drill.plain:
        plain = name(drill.ruleset.parse_action(drill.plain))
        yield _("Without looking ahead, most would choose this: {plain}.").format(plain=plain)


def about(drill: Drill) -> str:
    """Return what the drill is about, which before the answer would tell too much."""
    return " · ".join(_(THEMES[theme]) for theme in drill.themes)


def shown_words(answer: Answer, name: NameAction) -> str:
    """Return what both choices bring as the hidden cards lie in the world that is shown, "" where
    none is; that they were dealt so is said."""
    if (shown := answer.shown) is None:
        return ""
    value = answer.drill.ruleset.telling.terms.value
    return _(
        "You could not know how the hidden cards lie. Here they are dealt in one "
        "possible way, picked to show the difference. {best}: {most}. {other}: "
        "{less}."
    ).format(
        best=name(answer.best),
        most=value(shown.best),
        other=name(answer.compared),
        less=value(shown.other),
    )


def hands(answer: Answer) -> Iterator[tuple[int, Sequence[Any]]]:
    """Yield the players and the cards they hold in the world that is shown, cards as decisions to
    play them."""
    if (shown := answer.shown) is None:
        return
    parse = answer.drill.ruleset.parse_action
    for player, hand in enumerate(answer.drill.worlds[shown.world]):
        yield player, [parse(card) for card in hand]


def told(answer: Answer, name: NameAction, names: Sequence[str]) -> Iterator[str]:
    """Yield all that is said of an answer, line by line."""
    terms = answer.drill.ruleset.telling.terms
    yield verdict(answer, name)
    worths = [f"{name(choice)} {terms.value(worth)}" for choice, worth in answer.worths]
    brings = _(terms.brings).format(worths=", ".join(worths))
    yield f"{brings} {_(terms.figures)}".rstrip()
    yield from reasons(answer, name)
    yield _("It is about: {themes}.").format(themes=about(answer.drill))
    if words := shown_words(answer, name):
        yield words
    for player, cards in hands(answer):
        yield f"{names[player]}: {' '.join(map(name, cards))}"
