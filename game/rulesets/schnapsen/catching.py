"""How the declarer of a Bettler is caught: what the other two lead."""

from collections.abc import Iterator, Sequence

from game.core.protocols import Player
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.cautions import lacking
from game.kit.choice import Choice
from game.kit.german import german_card_name
from game.rulesets.schnapsen.bettler import above_it, all_safe, named
from game.rulesets.schnapsen.following import following, thrown
from game.rulesets.schnapsen.holding import forced
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import SchnapsenTable
from game.rulesets.schnapsen.standing import PLAYERS

FEW = 3
"""So many cards by which the declarer could be caught are named; more say nothing."""


def against_bettler(table: SchnapsenTable, choice: Choice, player: Player) -> Iterator[Reason]:
    """Yield why a card is played by an opponent of a Bettler, whom only a trick of the declarer's
    helps."""
    trick = table.trick
    if not trick.cards:
        yield from _leading(table, choice, player)
    elif choice.follows:
        yield from following(table, choice)
    else:
        yield from thrown(table, choice)


def all_one_in_bettler(table: SchnapsenTable, choices: Sequence[Choice], player: Player) -> str:
    """Return why it is all one which card an opponent leads, or the declarer throws, as a search
    has found; "" where that says nothing of it."""
    if player == table.maker:
        hand, out = choices[0].legal, choices[0].out
        is_led = not table.trick.cards
        is_safe = all(map(above_it, choices)) if is_led else not choices[0].follows
        return all_safe() if is_safe and not forced(hand, out) else ""
    if table.trick.cards:
        return ""
    lacks = lacking(table, RULES, table.trump)[table.maker]
    over = [any(not lacks >> card & 1 for card in above_it(choice)) for choice in choices]
    if not any(over):
        return _("The declarer cannot go over any of these.")
    if all(over):
        return _(
            "Each of these catches the declarer if he must go over it and your partner does not; "
            "that is as likely with one as with another."
        )
    forces = {card for choice in choices for card in above_it(choice) if not lacks >> card & 1}
    if len(forces) > FEW:
        return ""
    words = many(
        "Of the cards that the declarer may hold, you can force only the {cards} to win.",
        "Of the cards that the declarer may hold, you can force only these to win: {cards}.",
        len(forces),
    )
    return words.format(cards=named(sorted(forces)))


def _leading(table: SchnapsenTable, choice: Choice, player: Player) -> Iterator[Reason]:
    above, lacks = above_it(choice), lacking(table, RULES, table.trump)
    if not above:
        yield Reason(_("Nobody can beat it: you are rid of a high card, and lead again."))
        return
    partner = PLAYERS - player - table.maker
    his, partners = (
        [card for card in above if not lacks[each] >> card & 1] for each in (table.maker, partner)
    )
    if not his:
        yield Reason(_("The declarer cannot go over it, but your partner may have to lead on."))
        return
    if not partners:
        words = _("Your partner cannot go over it: a higher card catches the declarer ({cards}).")
        yield Reason(words.format(cards=named(his)), "partner is under", len(his))
    if len(above) > 1 and not choice.lower_than(choice.card):
        words = many(
            "The lowest of {suit} left: the one higher card that the declarer may have wins for "
            "him, unless your partner takes it.",
            "The lowest of {suit} left: any of the {n} higher ones wins for the declarer, unless "
            "your partner takes it.",
            len(his),
        )
        yield Reason(words.format(suit=choice.suit, n=len(his)), "lowest", len(his))
    few, out = _few_above(choice, above), sum(card.suit == choice.card.suit for card in choice.out)
    yield Reason(few, "few above", -len(above))
    if not choice.is_like(lower := choice.held[0]):
        words = _("You keep the {card} to lead later.")
        yield Reason(f"{few} {words.format(card=german_card_name(lower))}", "keeps a lower")
    if out > len(above) == 1:
        words = _("{n} cards of {suit} may be out, so the declarer is likelier to have to follow.")
        told = words.format(n=out, suit=choice.suit)
        yield Reason(f"{few} {told}", "likely to follow", out)


def _few_above(choice: Choice, above: Sequence[Card]) -> str:
    """Return that a declarer who has one of the cards above is caught unless the partner has
    another, and how many there are."""
    if len(above) == 1:
        words = _(
            "Only one card is out above it, the {card}: if the declarer has it, he must play it, "
            "and is caught."
        )
        return words.format(card=german_card_name(above[0]))
    others = len(above) - 1
    return many(
        "Two higher cards of {suit} are out: if the declarer has one, he must play it, and is "
        "caught unless your partner has the other and must beat it.",
        "{all} higher cards of {suit} are out: if the declarer has one, he must play it, and is "
        "caught unless your partner has to go over it with one of the other {n}.",
        others,
    ).format(n=others, all=len(above), suit=choice.suit)
