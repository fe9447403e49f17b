"""What is said of an answer: whether it is right, what a hint says of the best choice, what shows
it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.bots.catalogue import TALLY
from game.core.explain import FINALISTS, Explanation
from game.core.explain import told as compared
from game.core.tally import Tally
from game.core.words import _
from game.session.asking import Asking, Question, judges_luck
from game.session.practice.drill import Asked, Drill, is_solved
from game.session.practice.worlds import Shown

NameAction = Callable[[Any], str]


@dataclass(frozen=True)
class Answer:
    """A choice made in a drill, and the view it was made by; `tally` is what a hint counts there,
    None as long as nobody has looked."""

    drill: Drill
    view: Any
    choice: Any
    tally: Tally | None = None

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
        return self.choice if self.is_right else self.by_worth[0]

    @property
    def answers(self) -> Sequence[Any]:
        """All choices that are right."""
        return [choice for choice in self.by_worth if str(choice) in self.drill.answers]

    @property
    def compared(self) -> Any:
        """What the best choice is compared with: what was chosen, or else what many choose."""
        return self._action(self.drill.plain) if self.is_right else self.choice

    @property
    def by_worth(self) -> Sequence[Any]:
        """The choices that were weighed, best first."""
        worths = self.drill.worths
        return [self._action(text) for text in sorted(worths, key=lambda text: -worths[text])]

    @property
    def shown(self) -> Shown | None:
        """What shows that the choice compared is worse, None where nothing does."""
        return self.drill.shows.get(str(self.compared))

    @property
    def explanation(self) -> Explanation[Any] | None:
        """What a hint says of the best choice, None as long as nobody has looked."""
        tally, best, other = self.tally, self.best, self.compared
        if tally is None:
            return None
        guide = self.drill.ruleset.telling.guide
        is_behind = other != best and tally.is_behind(other, best, guide.least(self.view))
        return compared(guide, self.view, tally, best, other if is_behind else None)

    def _action(self, text: str) -> Any:
        return self.drill.ruleset.parse_action(text)


def explaining(answer: Answer) -> Asking[Answer]:
    """Ask for what a hint counts of the choices, the one made among them."""
    first = answer.best, answer.compared, answer.choice
    choices = tuple(dict.fromkeys((*first, *answer.by_worth)))[:FINALISTS]
    luck = judges_luck(len(answer.drill.moves))
    [best, *_others] = yield Question(TALLY, answer.view, choices, luck)
    return replace(answer, tally=best.tally)


def verdict(answer: Answer, name: NameAction) -> str:
    """Return whether the answer is right, in a sentence."""
    words = _("Right: {choice}.") if answer.is_right else _("Better: {best}. You chose: {choice}.")
    best = _(" or ").join(map(name, answer.answers))
    return words.format(choice=name(answer.choice), best=best)


def shown_words(answer: Answer, name: NameAction) -> str:
    """Return what both choices bring as the hidden cards lie in the world that is shown, "" where
    none is; that they were dealt so is said."""
    if (shown := answer.shown) is None:
        return ""
    value = answer.drill.ruleset.telling.terms.value
    return _(
        "The hidden cards dealt in one possible way, picked to show the difference. "
        "{best}: {most}. {other}: {less}."
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


def shown_lines(answer: Answer, name: NameAction, names: Sequence[str]) -> Iterator[str]:
    """Yield what shows that the other choice is worse, line by line."""
    if words := shown_words(answer, name):
        yield words
    for player, cards in hands(answer):
        yield f"{names[player]}: {' '.join(map(name, cards))}"
