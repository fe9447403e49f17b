"""What a lesson is: deals made up beforehand, and a script of what the guide says to them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.bots.characters import CHARACTERS
from game.core.on_demand import LoadedOnDemand
from game.core.protocols import Event, Player
from game.core.ruleset import Ruleset
from game.core.words import marked
from game.session.match import HUMAN, Match, Seat
from game.session.stacked import Stack

TEACHERS = ("mira", "tomasz", "leila")
"""Who else sits at the table of a lesson, as many of them as the game needs."""


A_TRICK = marked("A trick is a card from each, and the best of them takes it.")
"""What whoever has never played cards must know first."""


@dataclass(frozen=True)
class Remark:
    """What the guide says: a headline and a paragraph in markup.

    With `waits` the table stands still until it has been read. `wants` are the decisions it asks
    for, in notation: any of them, or `together` every one, before anything else that is done with
    them, or `in_turn` every one as a decision of its own, in any order. While it stands nothing
    else is done. Empty: the person is free. `pointed` follows the words where one can point at
    things, `typed` where one types.
    """

    title: str
    words: str
    waits: bool = False
    wants: tuple[str, ...] = ()
    together: bool = False
    in_turn: bool = False
    pointed: str = ""
    typed: str = ""

    def told(self, has_pointer: bool) -> str:
        """Return its words where one points, or types."""
        return f"{self.words} {self.pointed if has_pointer else self.typed}".strip()

    def welcomes(self, actions: Sequence[Any]) -> bool:
        """Tell whether these decisions are what it asks for."""
        made = [str(action) for action in actions]
        if self.together:
            return sorted(made[: len(self.wants)]) == sorted(self.wants)
        return not self.wants or all(each in self.wants for each in made)


@dataclass(frozen=True)
class Lesson:
    """The lesson of one game.

    `asked` says what there is to say to a question, given the person's view and what is legal;
    `happened` what to an event, given the person's seat and everyone's name. `moral` is what is
    said at the end, to be translated. The guide stands `at_right`, unless somebody's cards lie
    there and the own hand leaves room at the left. The seed says who deals, and all that the
    stacks leave open.
    """

    ruleset: Ruleset[Any, Any, Any]
    options: Any
    seed: int
    deals: int
    asked: Callable[[Any, Sequence[Any]], Remark]
    happened: Callable[[Event, Player, Sequence[str]], Sequence[Remark]]
    moral: str
    players: int = 3
    at_right: bool = True
    stacks: tuple[Stack, ...] = ()

    def in_short(self) -> "Lesson":
        """Return its first deal alone."""
        return replace(self, deals=1)

    def match(self, name: str, so_far: Sequence[str] = ()) -> Match:
        """Return its match for the person of this name, after these decisions.

        Where one of them cannot be, it begins anew: the lesson has changed since.
        """
        others = [CHARACTERS[each] for each in TEACHERS[: self.players - 1]]
        seats = [Seat(HUMAN, name), *(Seat(each.spec("club"), each.name) for each in others)]
        match = Match(self.ruleset, self.options, seats, self.seed, self.deals, self.stacks)
        try:
            for text in so_far:
                match.apply(match.to_act, self.ruleset.parse_action(text))
        except ValueError:
            return self.match(name)
        return match


LESSONS: Mapping[str, Lesson] = LoadedOnDemand(
    {
        "whist": "scenes.table.whist.lesson:WHIST_LESSON",
        "schnapsen": "scenes.table.schnapsen.lesson:SCHNAPSEN_LESSON",
        "berzerka": "scenes.table.berzerka.lesson:BERZERKA_LESSON",
        "bridge": "scenes.table.bridge.lesson:BRIDGE_LESSON",
        "berserk": "scenes.battle.lesson:BERSERK_LESSON",
    }
)
"""By the id of the ruleset; each is loaded when it is first asked for."""


def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of a game, None where it has none."""
    return LESSONS.get(game)
