"""Why a call or a card is a good one, in words."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.core.points import points_text
from game.core.reason import Reason
from game.core.words import _
from game.kit.actions import PlayCard
from game.kit.cards import NO_TRUMP, Card, suit_name
from game.kit.choice import Choice
from game.kit.number_cards import NUMBER_DECK, number_card_name
from game.kit.reasons import card_reasons
from game.rulesets.berzerka.actions import (
    BerzerkaAction,
    Bid,
    Copy,
    Discard,
    Done,
    NamePain,
    NameRanking,
    NameTrump,
    Pass,
    Pick,
)
from game.rulesets.berzerka.calls import why_bid, why_pain, why_pass, why_ranking, why_trumps
from game.rulesets.berzerka.changing import why_changed
from game.rulesets.berzerka.contracts import (
    FEWEST,
    FIVE,
    HALF,
    LATE,
    MIDDLE,
    MOST,
    NEAR_FIVE,
    PAINS,
    TRICKS,
)
from game.rulesets.berzerka.keeping import before_it_counts, keeping
from game.rulesets.berzerka.phases.play import RULES
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView
from game.rulesets.berzerka.scoring import PLAYERS, ranked_counts


def reasons(view: BerzerkaView, action: BerzerkaAction) -> list[Reason]:
    """Return what speaks for a decision, with what tells it."""
    match action:
        case PlayCard(card):
            need = need_words(view)
            choice, wanted = choice_of(view, card), wants(view.table, standing_at(view))
            told = (
                *before_it_counts(choice, view.table),
                *card_reasons(choice, wanted),
                *keeping(choice, view.table, wanted),
            )
            return [replace(each, words=f"{need} {each.words}") for each in told]
        case Discard(card) if card is not None:
            choice = replace(choice_of(view, card), legal=view.hand)
            return list(why_changed(choice, view.table, wants(view.table, standing_at(view))))
        case Bid(contract) | Pick(contract):
            return list(why_bid(view, contract))
    words = _call(view, action)
    return [Reason(words)] if words else []


def _call(view: BerzerkaView, action: BerzerkaAction) -> str:
    """Return what speaks for a pass or what the declarer names."""
    match action:
        case NameTrump(suit):
            return why_trumps(view.hand, suit)
        case NamePain(suit):
            return why_pain(view.hand, suit)
        case NameRanking(inverted):
            return why_ranking(view, inverted)
        case Done():
            return _("The rest is worth keeping: a card drawn unseen may be worse.")
        case Pass():
            return why_pass(view)
        case Copy():
            return _("No card has been dealt yet: take the contract you like best.")
    return ""


def choice_of(view: BerzerkaView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    table = view.table
    trump = NO_TRUMP if table.trump is None else table.trump
    player = table.player if view.observer is None else view.observer
    seen = {*view.hand, *table.put_away(player)}
    seen |= {played for _player, played, _trick in table.played()}
    return Choice(
        card,
        RULES.open_cards(view.hand, table.trick, trump)[0],
        table.trick,
        trump,
        table.declaration.order(len(table.tricks)),
        [each for each in NUMBER_DECK if each not in seen],
        len(table.trick.cards) == PLAYERS - 1,
        suit_name,
        number_card_name,
    )


def standing_at(view: BerzerkaView) -> int:
    """Return what the player has won so far of what the contract counts."""
    table = view.table
    declared, player = table.declaration, table.player if view.observer is None else view.observer
    aim = declared.rules.objective
    return ranked_counts(aim, table.tally().counts, declared.declarer, declared.overbid)[player]


def need_words(view: BerzerkaView) -> str:
    """Return what a trick does for the player now, and where he stands."""
    table, standing = view.table, points_text(standing_at(view))
    declared, player = table.declaration, table.player if view.observer is None else view.observer
    if declared.overbid and declared.declarer == player:
        standing = _("{n} with the overbid").format(n=standing)
    return _NEEDS[declared.rules.objective.id](standing, table)


def wants(table: BerzerkaTable, count: int) -> bool | None:
    """Tell whether this trick helps the player whose count this is, None where it is open."""
    aim = table.declaration.rules.objective
    if aim is NEAR_FIVE:
        return count < FIVE
    if aim is LATE and len(table.tricks) < HALF:
        return None
    if aim is MIDDLE:
        middle = (TRICKS - table.declaration.overbid) / PLAYERS
        return None if abs(count - middle) < 1 else count < middle
    return not aim.avoids


_NEEDS: Mapping[str, Callable[[str, BerzerkaTable], str]] = {
    MOST.id: lambda n, table: _("Every trick helps; you stand at {n}.").format(n=n),
    FEWEST.id: lambda n, table: _("Every trick hurts; you stand at {n}.").format(n=n),
    NEAR_FIVE.id: lambda n, table: _("Five is the aim; you stand at {n}.").format(n=n),
    LATE.id: lambda n, table: (
        _("This trick does not count; the last six do.")
        if len(table.tricks) < HALF
        else _("This trick counts; you stand at {n}.").format(n=n)
    ),
    PAINS.id: lambda n, table: _("Pain cards hurt; you stand at {n}.").format(n=n),
    MIDDLE.id: lambda n, table: _("The middle wins; you stand at {n}.").format(n=n),
}
