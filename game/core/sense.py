"""What computer players know of a game: worlds to think in, plain choices, quick trials."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol

from game.core.protocols import A, V, V_contra, Whole
from game.core.rng import Rng
from game.core.words import marked


@dataclass(frozen=True)
class Style:
    """A temper at the table.

    `reach` is by how many tricks a hand is taken for more (less, if negative) than it is worth.
    `guile` is how often, from 0 to 1, of cards that are worth the same any may be played, so that
    nobody can tell from one which others are held. `words` say in half a sentence what that is.
    """

    id: str
    title: str
    words: str
    reach: float = 0.0
    guile: float = 0.0


STEADY = Style("steady", marked("Steady"), marked("bids what the hand is worth"))

STYLES: Mapping[str, Style] = {
    style.id: style
    for style in (
        Style(
            "careful",
            marked("Careful"),
            marked("bids a little less than the hand is worth, and avoids risks"),
            reach=-0.2,
        ),
        Style(
            "bold",
            marked("Bold"),
            marked("bids a little more than the hand is worth, and takes risks"),
            reach=0.1,
        ),
        STEADY,
        Style(
            "tricky",
            marked("Tricky"),
            marked("plays any of several equal cards, so that none gives away another"),
            guile=0.8,
        ),
    )
}
"""The styles by name, as they follow the + in a spec."""


def nothing_sure(view: Any) -> Sequence[Any]:
    """Return nothing: what a game without a proof of sure tricks knows of them."""
    return ()


def everything(view: Any, legal: Sequence[A], style: Style = STEADY) -> Sequence[A]:
    """Return all legal actions: what a search weighs in a game that has no shortlist."""
    return legal


def always(view: Any) -> bool:
    """Return that every decision can be judged by itself."""
    return True


class Shortlist(Protocol[A, V_contra]):
    """What a search is to weigh."""

    def __call__(self, view: V_contra, legal: Sequence[A], style: Style = STEADY, /) -> Sequence[A]:
        """Return the legal actions worth a search, at least one.

        Where the plain player's word stands, it is that of one of this style.
        """
        ...


class Policy(Protocol[A, V_contra]):
    """How a player chooses by plain sense."""

    def __call__(self, view: V_contra, legal: Sequence[A], rng: Rng, style: Style = STEADY, /) -> A:
        """Return one of the legal actions, as a player of this style would."""
        ...


@dataclass(frozen=True)
class Sense(Generic[A, V]):
    """What computer players know of a game. All of it starts from a view, never from the truth."""

    determinize: Callable[[V, Rng], Any]
    """A full State that the view's observer cannot tell from the real one."""
    worlds: Callable[[V, Rng], Iterator[Any]]
    """An endless stream of such States, those oftener that fit what players have said and done;
    None now and then while the next is being looked for, so that whoever waits can stop."""
    policy: Policy[A, V]
    """The plain player's choice."""
    playout: Callable[[Any, Rng], Sequence[float]]
    """Play a state out quickly and return the utilities; the state may be spent by it."""
    slip: Policy[A, V] = field(kw_only=True)
    """What a beginner does instead who misjudges what he holds or misses the point."""
    shortlist: Shortlist[A, V] = everything
    """The legal actions worth a search, where there are too many to weigh all."""
    taste: Callable[[V, Sequence[A], Rng, Style], A] | None = None
    """(view, moves about equally good, the best first) -> the one that suits the style; None where
    the game knows no styles."""
    priors: Callable[[V, Style], Any] | None = None
    """(view, style) -> what leads a tree search there (`game.search.mcts.Priors`); None where
    the game knows no good moves."""
    trials: Callable[[V, Sequence[A], Rng, int], Any] | None = None
    """(view, moves, stream, playouts at most) -> trials of the moves for a race
    (`game.search.race.Trials`), where the game has quick ones; None where its worlds are played
    out one by one."""
    warm_up: Callable[[], None] | None = None
    """Loads and compiles what the quick trials need; the first time that may take half a minute."""
    rest: Callable[[V], Sequence[A]] = nothing_sure
    """(view) -> what the observer, who is to lead, does one after the other to take every trick
    that is left, proved from what he sees; nothing where it is not, or where he may not want to."""
    turn: Callable[[V], Hashable] | None = None
    """(view) -> the turn that a decision belongs to, where a player makes many in one: they share
    their time. None where each has its own."""
    weighs: Callable[[V], bool] = always
    """(view) -> whether a decision can be judged by itself; not one of the many small steps that
    make up a whole, such as raising an army."""
    wholes: Callable[[V, Sequence[A]], Sequence[tuple[tuple[A, ...], float]]] | None = None
    """(view before the first of many small steps, the steps made) -> what these bring as a whole,
    what the plain player's would, and the best, in utilities, best first; None where the game has
    no such steps."""
    tries: Callable[[V, Rng], Sequence[Whole]] | None = None
    """(view before the first of many small steps, or of a series of which a hint names the whole,
    chance) -> ways to make them all that are worth playing out, the plain player's first, but where
    nothing ends them: these are weighed as other choices are; none where what they come to is told
    by `wholes`. None where the game has no such steps."""
    at_stake: float | None = None
    """How far a good deal is from a bad one, in utilities, where every deal is about the same: all
    or nothing. None where plain players have to be watched to find out."""
    trusts_plain: bool = False
    """Whether a race keeps to the plain player's move unless another is clearly better: right
    where a deal's return is a matter of few points and much luck."""
