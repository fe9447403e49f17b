"""What speaks against a card that is about to be played, with what at the table tells it.

Like a reason it rests only on what whoever holds the cards can see: who has shown to be out of a
suit, which cards may still be out, who plays after him.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from game.core.protocols import Names, Player
from game.core.words import _, many
from game.kit.cards import Card, Suit
from game.kit.choice import Choice
from game.kit.knowledge import shown_lacking
from game.kit.masks import mask_of
from game.kit.table import Table
from game.kit.tricks import TrickRules


@dataclass(frozen=True)
class Danger:
    """A card about to be played where another is better, and who might make it costly.

    `behind` are the players who come after it in this trick and are no friends, in their order;
    `lacking` masks, by player, of the cards that each has shown not to hold. Whoever plays it
    `wants` the trick, does not, or is of two minds (None).
    """

    choice: Choice
    better: Card
    behind: Sequence[Player]
    lacking: Sequence[int]
    names: Names
    wants: bool | None

    @cached_property
    def suit(self) -> Suit:
        """The suit of the card."""
        return self.choice.order.suit[self.choice.card]

    def named(self, card: Card) -> str:
        """Return a card's name."""
        return self.choice.card_name(card)

    @cached_property
    def void(self) -> Player | None:
        """The first of those behind who has shown to be out of the suit led."""
        led = self.choice.trick.cards[0] if self.choice.trick.cards else self.choice.card
        return self._out_of(self.choice.order.suit[led])

    @cached_property
    def ruffer(self) -> Player | None:
        """The first of those behind who is out of the suit led and may still hold a trump."""
        trumps = mask_of(
            card for card in self.choice.out if self.choice.order.suit[card] == self.choice.trump
        )
        player = self.void
        if player is None or not trumps & ~self.lacking[player]:
            return None
        return player

    @cached_property
    def above(self) -> list[Card]:
        """The cards of its suit that may still be out and beat it, the highest first."""
        order = self.choice.order
        return sorted(
            (card for card in self.choice.out if order.above(self.choice.card) >> card & 1),
            key=order.height.__getitem__,
            reverse=True,
        )

    def _out_of(self, suit: Suit) -> Player | None:
        whole = mask_of(card for card in self.choice.out if self.choice.order.suit[card] == suit)
        return next((p for p in self.behind if whole and not whole & ~self.lacking[p]), None)


def lacking(table: Table, rules: TrickRules, trump: Suit) -> Sequence[int]:
    """Return, by player, the cards that he has shown not to hold, as masks."""
    return shown_lacking((*table.tricks, table.trick), table.players, rules, trump)


def behind(table: Table, friends: Sequence[Player]) -> Sequence[Player]:
    """Return who plays to the trick after the hand in turn and is no friend, in order."""
    me, players = table.hand_player, table.players
    left = players - len(table.trick.cards) - 1
    return [p for step in range(left) if (p := (me + 1 + step) % players) not in friends]


def card_caution(danger: Danger) -> str:
    """Return one sentence against a card, by what tells it, "" where nothing in sight does."""
    if not danger.choice.trick.cards:
        return _leading(danger)
    if danger.wants is None:
        return ""
    takes = danger.choice.takes(danger.choice.card)
    if danger.wants:
        return _taking(danger) if takes else _letting_go(danger)
    return _caught(danger) if takes else _ducking(danger)


def _leading(danger: Danger) -> str:
    choice, suit = danger.choice, danger.choice.suit_name(danger.suit)
    card = danger.named(choice.card)
    if danger.wants:
        if danger.ruffer is not None and danger.suit != choice.trump:
            return _("{name} has shown out of {suit}, and may still hold a trump.").format(
                name=danger.names[danger.ruffer], suit=suit
            )
        if danger.above:
            return many(
                "{n} higher card of {suit} may still be out; the {top} beats your {card}.",
                "{n} higher cards of {suit} may still be out; the {top} beats your {card}.",
                len(danger.above),
            ).format(n=len(danger.above), suit=suit, top=danger.named(danger.above[0]), card=card)
        if danger.suit == choice.trump:
            return _("The {card} is the highest trump left: it takes a trick at any time.").format(
                card=card
            )
        return _(
            "The {card} is the highest card of {suit} left, and may be worth more later."
        ).format(card=card, suit=suit)
    if not danger.above and not choice.beaters:
        return _("Nothing that may still be out beats the {card}: the trick is yours.").format(
            card=card
        )
    if danger.void is not None:
        return _("{name} has shown out of {suit}, and cannot take that trick off you.").format(
            name=danger.names[danger.void], suit=suit
        )
    if danger.wants is False:
        return many(
            "Only {n} higher card of {suit} may still be out to take the trick from you.",
            "Only {n} higher cards of {suit} may still be out to take the trick from you.",
            len(danger.above),
        ).format(n=len(danger.above), suit=suit)
    return ""


def _taking(danger: Danger) -> str:
    choice, card = danger.choice, danger.named(danger.choice.card)
    cheaper = choice.takers[0]
    if choice.is_last and cheaper != choice.card:
        return _("You play last: the {cheaper} wins the trick as well.").format(
            cheaper=danger.named(cheaper)
        )
    if danger.ruffer is not None and danger.suit != choice.trump:
        return _("{name} plays after you, has shown out of the suit, and may hold a trump.").format(
            name=danger.names[danger.ruffer]
        )
    if danger.above and danger.behind and not choice.is_last:
        return _("{name} plays after you, and the {top} may still be out.").format(
            name=danger.names[danger.behind[-1]], top=danger.named(danger.above[0])
        )
    if danger.suit == choice.trump and choice.order.suit[choice.trick.cards[0]] != choice.trump:
        left = sum(choice.order.suit[each] == choice.trump for each in choice.legal) - 1
        if not left:
            return _("It is your last trump.")
        return _("It uses up a trump, and leaves you {n}.").format(n=left)
    return _("The {card} is the highest of its suit left, and would take a later trick.").format(
        card=card
    )


def _letting_go(danger: Danger) -> str:
    choice = danger.choice
    if choice.takers:
        return _("It gives up a trick that the {taker} would win.").format(
            taker=danger.named(choice.takers[0])
        )
    if choice.lies_between([choice.card, danger.better])[1]:
        return _("The trick is lost either way, and the {card} is worth more later.").format(
            card=danger.named(choice.card)
        )
    return _("The trick is lost either way: look at what each card can still do later.")


def _caught(danger: Danger) -> str:
    choice, card = danger.choice, danger.named(danger.choice.card)
    if danger.better not in choice.takers:
        best = choice.trick.cards[choice.order.best_place(choice.trick.cards, choice.trump)]
        return _(
            "The {card} takes a trick you do not want; you could leave it to the {best}."
        ).format(card=card, best=danger.named(best))
    if not choice.beaters:
        return _("Nothing that may still be out beats the {card}: the trick is yours.").format(
            card=card
        )
    return many(
        "As things stand it wins the trick, and only {n} card that may be out could still beat it.",
        "As things stand it wins the trick, and only {n} cards that may be out could still "
        "beat it.",
        choice.beaters,
    ).format(n=choice.beaters)


def _ducking(danger: Danger) -> str:
    choice = danger.choice
    if danger.better in choice.takers:
        return _("This trick is as cheap as any: taken now, it may spare you a costlier one.")
    led = choice.order.suit[choice.trick.cards[0]]
    if danger.suit != led:
        return _("You may throw what you like: the {better} is more dangerous to keep.").format(
            better=danger.named(danger.better)
        )
    return _("The {better} would lose the trick as well, and is more dangerous to keep.").format(
        better=danger.named(danger.better)
    )
