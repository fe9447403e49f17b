"""What one seat knows of a battle: the position as it sees it, and what it has seen happen."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.protocols import Player
from game.rulesets.berserk.actions import BerserkAction, DrawCards, Place, Recruit
from game.rulesets.berserk.position import Battle, RunningBattle
from game.rulesets.berserk.purse import price_list
from game.rulesets.berserk.unit import GRAVE, UNSEEN

UNSEEN_RECRUIT = Recruit(UNSEEN)


@dataclass(frozen=True)
class BerserkView(Battle):
    """The observer's information state: `Battle.seen_by` him, and the actions as he saw them."""

    BEYOND = ("observer", "history")

    observer: Player | None = None
    history: tuple[BerserkAction, ...] = ()

    @property
    def hand(self) -> tuple[int, ...]:
        """The observer's cards, a bystander has none."""
        return () if self.observer is None else self.hands[self.observer]

    @property
    def army(self) -> tuple[int, ...]:
        """What the observer has recruited."""
        return () if self.observer is None else self.armies[self.observer]

    @property
    def to_place(self) -> tuple[int, ...]:
        """What of his army the observer still has to place."""
        return () if self.observer is None else self.waiting[self.observer]


def view_of(battle: RunningBattle, observer: Player | None) -> BerserkView:
    """Return what this seat knows (None: a bystander, who sees no hidden card)."""
    seen = battle.seen_by(observer)
    return BerserkView.of(seen, observer=observer, history=_seen_history(battle, observer))


def _seen_history(battle: RunningBattle, observer: Player | None) -> tuple[BerserkAction, ...]:
    """Return the actions so far, those cards left out that the observer has not seen.

    A card placed face down is named once it has been revealed.
    """
    history = battle.history
    end = battle.mustered or len(history)
    shown: list[BerserkAction] = []
    drawing = -1
    placings = _placings(battle, observer)
    for action in history[:end]:
        if isinstance(action, DrawCards):
            drawing = action.player
            if drawing != observer:
                action = DrawCards(drawing, ())
        elif isinstance(action, Recruit):
            if drawing != observer:
                action = UNSEEN_RECRUIT
        elif isinstance(action, Place) and not next(placings):
            action = Place(UNSEEN, action.spot)
        shown.append(action)
    return (*shown, *history[end:])


def _placings(battle: RunningBattle, observer: Player | None) -> Iterator[bool]:
    """Yield whether the observer knows the card, for each placing in order."""
    assert battle.first is not None
    own = [battle.first] * len(battle.armies[battle.first])
    own += [1 - battle.first] * len(battle.armies[1 - battle.first])
    placed = [action for action in battle.history if isinstance(action, Place)]
    uids: dict[int, int] = {}
    for player, action in zip(own, placed, strict=False):
        if action.spot == GRAVE:
            yield player == observer or not battle.grounds_hidden
            continue
        if price_list()[action.card].squares:
            uids[action.spot] = len(uids)
        yield player == observer or not battle.units[uids[action.spot]].hidden
