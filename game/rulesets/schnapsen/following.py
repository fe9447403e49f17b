"""How the declarer of a Bettler is caught in a trick that is led: what the other two follow with,
and what they throw."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.cautions import lacking
from game.kit.choice import Choice
from game.kit.german import KING, TEN, german_card_name
from game.kit.masks import mask_of
from game.rulesets.schnapsen.bettler import above_it, named
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import SchnapsenTable
from game.rulesets.schnapsen.standing import PLAYERS


def following(table: SchnapsenTable, choice: Choice) -> Iterator[Reason]:
    """Yield why a card of the suit led is played by an opponent of a Bettler."""
    trick, above = table.trick, above_it(choice)
    played = [(trick.leader + place) % PLAYERS for place in range(len(trick.cards))]
    lowest, highest = choice.lies_between(choice.legal)
    if table.maker not in played:
        if above:
            words = _("The declarer plays after you, and must go over it if he can: {cards}.")
            yield Reason(words.format(cards=named(above)), "under him", len(above))
        else:
            yield Reason(_("Nobody can beat it, the declarer included."))
    elif trick.winner(table.trump, PLAYERS) != table.maker:
        yield from _out_of_it(table, choice, is_highest=highest)
    elif not choice.takes(choice.card):
        yield Reason(_("It leaves the trick to the declarer, who may take none."))
    elif highest:
        words = _("You must beat the declarer’s card: go high, and keep the {card} to lead.")
        yield Reason(words.format(card=german_card_name(choice.takers[0])))
    elif lowest and above and not choice.is_last:
        yield Reason(
            _("You must beat the declarer’s card: low, so that your partner can go over it.")
        )
    else:
        yield Reason(_("You must beat the declarer’s card if you can."))


def _out_of_it(table: SchnapsenTable, choice: Choice, *, is_highest: bool) -> Iterator[Reason]:
    """Yield why a card is played to a trick that the declarer no longer takes: what stays in hand
    to be led, and who leads next."""
    kept = [card for card in choice.held if card != choice.card]
    lacks = lacking(table, RULES, table.trump)[table.maker]
    if is_highest and any(_may_catch(card, choice.out, lacks) for card in kept):
        words = _(
            "The declarer can no longer be made to take this trick: go high, and keep what is low "
            "to lead later."
        )
        yield Reason(words)
    yield Reason(_who_leads_next(choice))
    if len(kept) == 1:
        yield _kept(replace(choice, card=kept[0]), lacks)


def _kept(kept: Choice, lacks: int) -> Reason:
    """Return what a card that stays in hand does when it is led: it may catch the declarer, or else
    it stays with whoever leads it, or gives the partner the lead."""
    above = above_it(kept)
    his = [card for card in above if not lacks >> card & 1]
    if his:
        words, cards = (
            _(
                "You keep the {card}: led later, it catches a declarer who must go over "
                "it ({cards})."
            ),
            his,
        )
    elif above:
        words, cards = (
            _(
                "You keep the {card}: led later, your partner may have to take it "
                "({cards}), and leads on."
            ),
            above,
        )
    else:
        words, cards = (
            _("You keep the {card}: led later, nobody takes it from you, and you lead on."),
            above,
        )
    told = words.format(card=german_card_name(kept.card), cards=named(cards))
    return Reason(told, f"keeps below {mask_of(above)}")


def _who_leads_next(choice: Choice) -> str:
    """Return who leads on after a trick that the declarer no longer takes."""
    if choice.takes(choice.card):
        return _("The declarer can no longer be made to take this trick; you lead to the next.")
    return _(
        "The declarer can no longer be made to take this trick; your partner leads to the next."
    )


def thrown(table: SchnapsenTable, choice: Choice) -> Iterator[Reason]:
    """Yield why a card of another suit goes: later it would win in the declarer's place, or others
    are better to lead."""
    lower, lacks = choice.lower_than(choice.card), lacking(table, RULES, table.trump)[table.maker]
    catching = [card for card in choice.legal if _may_catch(card, choice.out, lacks)]
    if choice.card.rank >= TEN and lower:
        words = many(
            "It beats {n} card of {suit} that may be out, and would win in the declarer’s place: "
            "away with it.",
            "It beats {n} cards of {suit} that may be out, and would win in the declarer’s place: "
            "away with it.",
            lower,
        )
        yield Reason(words.format(n=lower, suit=choice.suit), "in his place", lower)
    if len(choice.held) == 1 and len(choice.legal) > 1:
        words = _("It is your only card of {suit}: when that is led, you can throw another.")
        yield Reason(words.format(suit=choice.suit), "only card", choice.card.rank)
    others = (card for card in choice.legal if card != choice.card)
    lowest = min(others, key=lambda card: card.rank, default=None)
    if lowest is None:
        yield Reason(_("It is the only card that may be played."))
        return
    if lowest.rank < min(KING, choice.card.rank):
        words = _("You cannot win this trick. Keep the {card} to lead under the declarer’s cards.")
        yield Reason(words.format(card=german_card_name(lowest)), "keeps the lowest")
    if catching and choice.card not in catching:
        words = (
            _("The declarer has no higher card of {suit}: led later, this one could not catch him.")
            if above_it(choice)
            else _("No higher card of {suit} is out: led later, it could not catch the declarer.")
        )
        yield Reason(words.format(suit=choice.suit), "catches nothing")
    if kept := [card for card in catching if card != choice.card]:
        words = _("You keep what the declarer may have to beat when you lead it: {cards}.")
        yield Reason(words.format(cards=named(kept)), "keeps to lead", len(kept))
    else:
        yield Reason(
            _("No card of yours can win this trick: throw away what you need least to lead.")
        )


def _may_catch(card: Card, out: Sequence[Card], lacks: int) -> bool:
    """Tell whether the declarer may have to go over a card when it is led."""
    higher = (each for each in out if each.suit == card.suit and each.rank > card.rank)
    return any(not lacks >> each & 1 for each in higher)
