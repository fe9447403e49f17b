"""Why the deal is won or lost whatever is played, or what it still hangs on where it is open."""

from collections.abc import Sequence

from game.core.outlook import Outlook
from game.core.protocols import Player
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.choice import Choice
from game.kit.german import german_card_name, points_in
from game.kit.same import NEVER
from game.rulesets.schnapsen.contracts import ALL_TRICKS, COUNTING, Aim
from game.rulesets.schnapsen.holding import beatable, beside, marriages, still_out
from game.rulesets.schnapsen.position import SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.scoring import ENOUGH, SCHNAPSER_TRICKS, TRICKS
from game.rulesets.schnapsen.standing import PLAYERS


def by_this_trick(table: SchnapsenTable, player: Player, choices: Sequence[Choice]) -> str:
    """Return what this trick settles whatever its last player adds; "" where it settles nothing, or
    is not decided yet."""
    if not choices[0].is_last:
        return ""
    if all(each.takes(each.card) for each in choices):
        return _taken(table, player)
    if choices[0].takers:
        return ""
    taker = table.trick.winner(table.trump, PLAYERS)
    if table.row.aim is Aim.NO_TRICK:
        return _caught() if taker == table.declarer else ""
    if table.row.aim in ALL_TRICKS and taker != table.declarer:
        words = _("Your partner’s card wins the trick, which breaks {contract}.")
        return words.format(contract=_(table.row.title))
    if not table.standing.options.points_shown or table.row.aim not in COUNTING:
        return ""
    least = min(points_in((*table.trick.cards, each.card)) for each in choices)
    has_enough = table.side(taker).in_tricks + table.side(taker).in_marriages + least >= ENOUGH
    if table.row.aim is Aim.FOUR_TRICKS:
        is_fourth = len(table.tricks) + 1 == SCHNAPSER_TRICKS
        return _("With this trick the declarer has four, and 66.") if is_fourth * has_enough else ""
    if not has_enough or len(table.tricks) + 1 == TRICKS:
        return ""
    if taker in table.side_of(player):
        return _("With this trick your side has 66 to claim.")
    return _("With this trick the other side has 66 to claim.")


def _taken(table: SchnapsenTable, player: Player) -> str:
    """Return what a player settles who must take the trick."""
    is_his = player == table.declarer
    if table.row.aim is Aim.NO_TRICK and is_his:
        return _("Whatever you play takes the trick, and one trick loses a Bettler.")
    if table.row.aim in ALL_TRICKS and not is_his:
        words = _("Whatever you play takes the trick, which breaks {contract}.")
        return words.format(contract=_(table.row.title))
    return ""


def _caught() -> str:
    return _("The declarer takes this trick, and one trick loses a Bettler.")


def for_who_leads(view: SchnapsenView, outlook: Outlook | None) -> str:
    """Return why a declarer who leads and may lose no trick makes the contract whatever he leads,
    or does not; "" where his cards do not say so."""
    table, out = view.table, still_out(view)
    is_his = view.observer == table.declarer and table.row.aim in ALL_TRICKS
    if not is_his or table.trick.cards or outlook is None:
        return ""
    won = outlook.of("won").best
    if won > 1 - NEVER:
        ruffs = any(card.suit == table.trump for card in out)
        beaten = any(beside(card, out)[1] for card in view.hand)
        return "" if ruffs or beaten else _("Nothing that is still out beats any of these.")
    return _falls_short(view, out) if won < NEVER else ""


def _falls_short(view: SchnapsenView, out: Sequence[Card]) -> str:
    """Return which tricks or card points a declarer lacks who cannot make the contract any more."""
    table, hand = view.table, view.hand
    is_schnapser = table.row.aim is Aim.FOUR_TRICKS
    needed = (SCHNAPSER_TRICKS if is_schnapser else TRICKS) - len(table.tricks)
    weak = beatable(hand, out)
    tops = [card for card in hand if card not in weak]
    if len(tops) < needed:
        if not tops:
            return _("Each of your cards can be beaten.")
        words = many(
            "You still need {n} trick, and led from the top only these are not beaten: {cards}.",
            "You still need {n} tricks, and led from the top only these are not beaten: {cards}.",
            needed,
        )
        return words.format(n=needed, cards=", ".join(map(german_card_name, tops)))
    most = _most(view, out, needed)
    if not is_schnapser or most >= ENOUGH:
        return ""
    return _("With all that can still fall you come to no more than {n} of the 66.").format(n=most)


def _most(view: SchnapsenView, out: Sequence[Card], tricks: int) -> int:
    """Return how many card points a declarer can have at most after so many more tricks."""
    side = view.table.side(view.table.maker)

    def dearest(cards: Sequence[Card], count: int) -> int:
        return sum(sorted((points_in([card]) for card in cards), reverse=True)[:count])

    married = sum(marriages(view.hand, view.table.trump).values())
    had = side.in_tricks + side.in_marriages + married
    return had + dearest(view.hand, tricks) + dearest(out, (PLAYERS - 1) * tricks)


def hangs_on(table: SchnapsenTable, player: Player, outlook: Outlook | None) -> str:
    """Return what decides an open deal in which no card thrown does; "" where it is decided, or the
    most card points win."""
    if outlook is None or not NEVER < outlook.of("won").best < 1 - NEVER:
        return ""
    match table.row.aim, player == table.declarer:
        case Aim.NO_TRICK, True:
            return _("What decides is which suits the others lead.")
        case Aim.NO_TRICK, False:
            return _("What decides is which cards the declarer has of the suits still to be led.")
        case Aim.FOUR_TRICKS, False:
            return _("What decides is whether the declarer wins four tricks, and 66 in them.")
        case ((Aim.EVERY_TRICK | Aim.LONG_SUIT), False):
            return _("What decides is whether one of you two can beat what the declarer leads.")
    return ""
