"""Which whole changes of cards are worth playing out: the plain player's, and those close to it."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from game.core.rng import Rng
from game.core.whole import Whole
from game.kit.cards import NO_TRUMP
from game.rulesets.berzerka.actions import DISCARDS, DONE
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.policy.evaluation import had
from game.rulesets.berzerka.policy.exchange import least_useful, to_put_away
from game.rulesets.berzerka.position import BerzerkaView, Phase


def changes(view: BerzerkaView, _rng: Rng) -> Sequence[Whole]:
    """Return the plain player's change, those with a card fewer, one more or one instead of
    another, and last that of no card; none where cards are put away already.

    None keeps a card that serves less than one of the same suit that it puts away.
    """
    table = view.table
    if table.phase is not Phase.EXCHANGE or table.put_away(table.player):
        return ()
    hand, declared, most = had(table), table.declaration, table.most_discards
    plain = frozenset(to_put_away(hand, declared, table.player, most))
    order = [card for _worth, card in least_useful(hand, declared, table.player)]
    suits = [[*cards] for _suit, cards in groupby(sorted(order, key=_suit_of), key=_suit_of)]
    last = [gone[-1] for cards in suits if (gone := [each for each in cards if each in plain])]
    kept = [left for cards in suits if (left := [each for each in cards if each not in plain])]
    following = [cards[0] for cards in kept] if len(plain) < most else []
    instead = _instead(kept, declared, table.player)
    found = [
        plain,
        *(plain - {card} for card in last),
        *(plain | {card} for card in following),
        *(
            plain - {card} | {other}
            for card in last
            for other in instead
            if _suit_of(card) != _suit_of(other)
        ),
        frozenset[int](),
    ]
    return [_whole(each) for each in dict.fromkeys(found)]


def _instead(kept: Sequence[Sequence[int]], declared: Declared, player: int) -> Sequence[int]:
    """Return which of the cards that are kept, by suit, may go instead of another: where tricks are
    wanted, and all that counts is how strong a card is, only one that empties a suit for ruffs."""
    if declared.rules.objective.avoids or goal(declared, player) is not None:
        return [cards[0] for cards in kept]
    if declared.in_trump == NO_TRUMP:
        return []
    return [cards[0] for cards in kept if len(cards) == 1]


def _suit_of(card: int) -> int:
    return card // 13


def _whole(cards: Iterable[int]) -> Whole:
    return Whole((*(DISCARDS[card] for card in sorted(cards)), DONE))
