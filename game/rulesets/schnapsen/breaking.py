"""Why a card is played against a declarer who may lose no trick: any trick breaks the contract."""

from collections.abc import Iterator, Sequence

from game.core.outlook import Outlook
from game.core.protocols import Player
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.cautions import lacking
from game.kit.choice import Choice
from game.kit.german import german_card_name, points_in
from game.kit.leading import above
from game.kit.reasons import card_reasons
from game.kit.same import NEVER
from game.rulesets.schnapsen.contracts import ALL_TRICKS, Aim
from game.rulesets.schnapsen.holding import still_out
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.standing import PLAYERS


def breaking(table: SchnapsenTable, player: Player, choice: Choice) -> Iterator[Reason]:
    """Yield what a card does to the trick, which card points and later tricks count nothing in."""
    contract = _(table.row.title)
    if table.trick.winner(table.trump, PLAYERS) not in (player, table.declarer):
        words = (
            _("Your partner’s card wins the trick, which breaks {contract}.")
            if choice.is_last or table.trick.leader == table.declarer
            else _("Your partner’s card leads so far; if it wins, {contract} is broken.")
        )
        yield Reason(words.format(contract=contract), "partner wins")
    elif not choice.takes(choice.card):
        yield from card_reasons(choice, wants=True)
        yield from _adds_little(table, choice)
    elif choice.is_last or not choice.beaters or table.trick.leader == table.declarer:
        words = _("It takes the trick from the declarer, which breaks {contract}.")
        yield Reason(words.format(contract=contract), "breaks it")
    else:
        words = _("If it wins, {contract} is broken.")
        told = " ".join((words.format(contract=contract), above(choice)))
        yield Reason(told, "may break it", -choice.beaters)


def _adds_little(table: SchnapsenTable, choice: Choice) -> Iterator[Reason]:
    """Yield how many card points a card gives a declarer who needs 66 as well as the tricks."""
    if table.row.aim is not Aim.FOUR_TRICKS or table.side(table.maker).is_enough:
        return
    points = points_in([choice.card])
    words = many(
        "It adds {n} card point to the 66 that the declarer needs as well.",
        "It adds {n} card points to the 66 that the declarer needs as well.",
        points,
    )
    yield Reason(words.format(n=points), "adds little", -points)


def hardly_kept(view: SchnapsenView, choices: Sequence[Choice], outlook: Outlook | None) -> str:
    """Return which cards could still be beaten in the last trick where trials have shown that its
    declarer, who has led to the one before, has hardly kept one of them, and which card is to be
    kept for that; "" where it is not so."""
    if outlook is None or not throws_before_the_last(view) or choices[0].takers:
        return ""
    if outlook.of("won").best >= NEVER:
        return ""
    catches = {card: caught(view, card) for card in view.hand}
    beaten = [card for card in still_out(view) if any(card in each for each in catches.values())]
    if not beaten:
        return _(
            "None of them can win this trick, nor beat a card that the declarer may have kept."
        )
    told = many(
        "Of the cards still out you could beat only the {cards}, and the declarer has hardly kept "
        "it.",
        "Of the cards still out you could beat only these, and the declarer has hardly kept one of "
        "them: {cards}.",
        len(beaten),
    ).format(cards=", ".join(map(german_card_name, beaten)))
    kept = [card for card in view.hand if outlook.best != PlayCard(card)]
    if len(kept) != 1:
        return told
    (card,) = kept
    more = len(catches[card]) - min(map(len, catches.values()))
    if more > 0:
        keep = _("If anything, keep the {card}, which beats more of them.")
    elif len({*map(len, catches.values())}) == 1 and outlook.of("won").gap > 0:
        keep = _("If anything, keep the {card}.")
    else:
        return told
    return f"{told} {keep.format(card=german_card_name(card))}"


def throws_before_the_last(view: SchnapsenView) -> bool:
    """Tell whether somebody plays to the last trick but one of a declarer who leads without trumps
    and may lose none, so that only the card that is kept can still beat his last one."""
    table = view.table
    player = table.player if view.observer is None else view.observer
    if player == table.maker or table.row.aim not in ALL_TRICKS or table.row.has_trumps:
        return False
    return table.taken_up[table.maker] == 1 and table.trick.leader == table.maker


def caught(view: SchnapsenView, card: Card) -> list[Card]:
    """Return the cards that the declarer may still have and that a card would beat."""
    lacks = lacking(view.table, RULES, view.table.trump)[view.table.maker]
    lower = (each for each in still_out(view) if each.suit == card.suit and each.rank < card.rank)
    return [each for each in lower if not lacks >> each & 1]
