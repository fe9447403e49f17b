"""Why a card is played against a declarer who may lose no trick: any trick breaks the contract."""

from collections.abc import Iterator

from game.core.protocols import Player
from game.core.reason import Reason
from game.core.words import _
from game.kit.choice import Choice
from game.kit.leading import above
from game.kit.reasons import card_reasons
from game.rulesets.schnapsen.position import SchnapsenTable
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
    elif choice.is_last or not choice.beaters or table.trick.leader == table.declarer:
        words = _("It takes the trick from the declarer, which breaks {contract}.")
        yield Reason(words.format(contract=contract), "breaks it")
    else:
        words = _("If it wins, {contract} is broken.")
        told = " ".join((words.format(contract=contract), above(choice)))
        yield Reason(told, "may break it", -choice.beaters)
