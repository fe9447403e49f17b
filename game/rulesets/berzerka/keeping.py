"""What a card that is played leaves in hand for later tricks, in words."""

from collections.abc import Iterator

from game.core.outlook import Outlook
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.choice import FEW, LOW, Choice
from game.rulesets.berzerka.contracts import HALF, LATE, NEVER, TRICKS
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.position import BerzerkaTable

OF_ONE_SUIT = frozenset({"keeps low", "keeps high", "low from higher ones"})
"""The kinds of reason that tell a card from others of its suit alone, of which one stays."""


def before_it_counts(choice: Choice, table: BerzerkaTable) -> Iterator[Reason]:
    """Yield that a card is of no use later either, where the first tricks do not count, or what
    stays for those that do."""
    if table.declaration.rules.objective is not LATE or len(table.tricks) >= HALF:
        return
    if choice.is_trump:
        return
    if choice.higher >= LOW:
        words = _(
            "It will hardly win one of those either: {n} stronger cards of {suit} may be out."
        )
        yield Reason(words.format(n=choice.higher, suit=choice.suit), "of no use", choice.higher)
    suit = choice.order.suit
    plain = [card for card in choice.legal if suit[card] not in (suit[choice.card], choice.trump)]
    kept = min(plain, key=choice.higher_than, default=None)
    if kept is not None and choice.higher_than(kept) < choice.higher:
        words = _("You keep the {card}, which fewer cards can beat.")
        yield Reason(words.format(card=choice.card_name(kept)), "keeps better", choice.higher)
    trumps = sum(suit[card] == choice.trump for card in choice.legal)
    if trumps:
        words = many(
            "Your {n} trump stays for the tricks that count.",
            "Your {n} trumps stay for the tricks that count.",
            trumps,
        )
        yield Reason(words.format(n=trumps), "keeps trumps")


def keeping(choice: Choice, table: BerzerkaTable, wants: bool | None) -> Iterator[Reason]:
    """Yield what a card leaves in hand, the most telling first."""
    if len(table.tricks) == TRICKS - 1:
        return
    declared = table.declaration
    if declared.rules.turns != NEVER:
        yield from _of_neither(choice)
        return
    if goal(declared, table.player) is not None:
        yield from _surer(choice)
    if wants is False:
        yield from _keeps_low(choice)
    elif choice.card in choice.takers or not choice.is_trump:
        yield from _keeps_high(choice)


def _nearer_end(choice: Choice, card: Card) -> int:
    return min(choice.higher_than(card), choice.lower_than(card))


def _of_neither(choice: Choice) -> Iterator[Reason]:
    """Yield that a card is neither high nor low, where the ranking turns."""
    much = _nearer_end(choice, choice.card)
    if much > FEW and not choice.is_trump:
        words = _(
            "Strong in neither ranking: of the {suit} that may be out, {low} are lower and "
            "{high} are higher."
        )
        low = choice.lower_than(choice.card)
        told = words.format(suit=choice.suit, low=low, high=choice.higher)
        yield Reason(told, "of neither", much)


def _surer(choice: Choice) -> Iterator[Reason]:
    """Yield that surer cards stay, where a number of tricks is wanted."""
    much = _nearer_end(choice, choice.card)
    surer = min(choice.legal, key=lambda card: _nearer_end(choice, card))
    if much > 1 and _nearer_end(choice, surer) < much and not choice.is_trump:
        words = _(
            "A middle card, of which little is sure; the {card} is surer and stays for later."
        )
        yield Reason(words.format(card=choice.card_name(surer)), "middle card", much)


def is_moot(reason: Reason, outlook: Outlook) -> bool:
    """Tell whether a card that stays of a suit stays beside the other choice as well, which is of
    another suit."""
    other = outlook.other
    if reason.kind not in OF_ONE_SUIT or not isinstance(other, PlayCard):
        return False
    return bool(other.card.suit != reason.kept[0].suit)


def _keeps_low(choice: Choice) -> Iterator[Reason]:
    """Yield that a lower card of its suit stays, where tricks are not wanted."""
    low = choice.held[0]
    under = choice.higher_than(low) - choice.higher
    if under > 0:
        words = _("You keep the {card}, which more cards can beat.")
        told = words.format(card=choice.card_name(low))
        yield Reason(told, "keeps low", under, kept=(low,))


def _keeps_high(choice: Choice) -> Iterator[Reason]:
    """Yield that a higher card of its suit stays, where tricks are wanted."""
    top = choice.held[-1]
    over = choice.higher - choice.higher_than(top)
    if over > 0:
        words = _("You keep the {card}, which fewer cards can beat.")
        told = words.format(card=choice.card_name(top))
        yield Reason(told, "keeps high", over, kept=(top,))
