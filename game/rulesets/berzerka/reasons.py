"""Why a call or a card is a good one, in words."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from game.core.reason import Reason
from game.core.whole import Whole
from game.kit.actions import PlayCard
from game.kit.cards import NO_TRUMP, Card, suit_name
from game.kit.choice import Choice
from game.kit.number_cards import NUMBER_DECK, number_card_name
from game.kit.putting_away import only_card
from game.kit.reasons import FOR_A_NUMBER, LETS_GO, card_reasons, doing, letting_go
from game.rulesets.berzerka.actions import (
    DONE,
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
from game.rulesets.berzerka.calls import why_bid
from game.rulesets.berzerka.changing import why_changed
from game.rulesets.berzerka.contracts import MIDDLE, NEAR_FIVE
from game.rulesets.berzerka.drawing import why_kept
from game.rulesets.berzerka.keeping import before_it_counts, keeping
from game.rulesets.berzerka.leads import leads
from game.rulesets.berzerka.naming import why_copied, why_pain, why_ranking, why_trumps
from game.rulesets.berzerka.needs import is_idle, need_words, nowhere, standing_at, wants, who_asks
from game.rulesets.berzerka.passing import why_pass
from game.rulesets.berzerka.phases.play import RULES
from game.rulesets.berzerka.position import BerzerkaView, Phase
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.together import why_changed_together, why_kept_together


def reasons(view: BerzerkaView, action: BerzerkaAction) -> list[Reason]:
    """Return what speaks for a decision, with what tells it."""
    match action:
        case PlayCard(card):
            need = need_words(view)
            if not view.table.declaration.box.value:
                return [Reason(need)]
            choice, wanted = choice_of(view, card), wants(view.table, standing_at(view))
            told = (
                *leads(choice, view, wanted),
                *before_it_counts(choice, view.table),
                *_for_trick(choice, view, wanted),
                *keeping(choice, view.table, wanted),
            )
            return [
                replace(each, words=f"{need} {each.words}")
                for each in _after_letting_go(choice, view, told, wanted)
            ]
        case Discard(card) if card is not None:
            choice = replace(choice_of(view, card), legal=view.hand)
            return list(why_changed(choice, view.table, wants(view.table, standing_at(view))))
        case Bid(contract, overbid):
            return list(why_bid(view, contract, overbid))
        case Pick(contract):
            return list(why_bid(view, contract))
        case Pass():
            return [why_pass(view)]
        case Copy(contract):
            return list(why_copied(contract))
    words = _call(view, action)
    return [Reason(words)] if words else []


def _after_letting_go(
    choice: Choice, view: BerzerkaView, told: Sequence[Reason], wants: bool | None
) -> Sequence[Reason]:
    """Return what speaks for a card, and before it, where it lets a trick go that is wanted and
    could be won, why it does: that is what one would ask."""
    if not (wants and choice.trick.cards and choice.takers) or is_idle(view.table):
        return told
    if choice.card in choice.takers:
        return told
    first = letting_go(choice)
    return [
        *(
            replace(each, words=f"{first.words} {each.words}", kept=(*each.kept, *first.kept))
            for each in told
            if each.kind != LETS_GO
        ),
        first,
    ]


def _for_trick(choice: Choice, view: BerzerkaView, wants: bool | None) -> Iterator[Reason]:
    """Yield what a card does for the trick; of one that lies and brings nothing, only that the card
    empties a suit: to win it is no reason, nor to let it go. That a card can lose later is one only
    where a number of tricks is wanted."""
    if not (choice.trick.cards and is_idle(view.table)):
        is_number = view.table.declaration.rules.objective in (NEAR_FIVE, MIDDLE)
        told = card_reasons(choice, wants)
        yield from (each for each in told if is_number or each.kind != FOR_A_NUMBER)
    elif not choice.follows:
        yield from only_card(choice, wants)


def does(view: BerzerkaView, action: BerzerkaAction, _own: Sequence[Reason]) -> str:
    """Return what becomes of the trick by a card, after what is needed, which alone is told of a
    trick that brings nothing; "" for all else, and where nothing is at stake."""
    if not isinstance(action, PlayCard) or not view.table.declaration.box.value:
        return ""
    if is_idle(view.table):
        return need_words(view)
    return f"{need_words(view)} {doing(choice_of(view, action.card))}"


def why_series(
    view: BerzerkaView, series: Sequence[BerzerkaAction], chosen: Sequence[BerzerkaAction] = ()
) -> str:
    """Return what speaks for changing these cards together, with those that are chosen already, ""
    where nothing in words does."""
    choices = _changed(view, series)
    gone = [each.card for each in (*choices, *_changed(view, chosen))]
    return why_changed_together(choices, view.table, gone) if choices else ""


def why_none(view: BerzerkaView, series: Sequence[BerzerkaAction]) -> str:
    """Return how it comes that the hand is as good without a change of these cards."""
    choices = _changed(view, series)
    return why_kept_together(choices, view.table) if choices else ""


def _changed(view: BerzerkaView, series: Sequence[BerzerkaAction]) -> Sequence[Choice]:
    cards = [each.card for each in series if isinstance(each, Discard) and each.card is not None]
    return [replace(choice_of(view, card), legal=view.hand) for card in cards]


def series_end(_view: BerzerkaView, action: BerzerkaAction | Whole) -> BerzerkaAction | None:
    """Return what ends the change of cards of which this is a step, or all of it, None for no step
    of one."""
    return DONE if isinstance(action, Discard | Whole) else None


def _call(view: BerzerkaView, action: BerzerkaAction) -> str:
    """Return what speaks for what the declarer names or keeps."""
    match action:
        case NameTrump(suit):
            return why_trumps(view, suit)
        case NamePain(suit):
            return why_pain(view.hand, suit)
        case NameRanking(inverted):
            return why_ranking(view, inverted)
        case Done():
            choice = replace(choice_of(view, view.hand[0]), legal=view.hand)
            return why_kept(choice, view.table)
    return ""


def kind(view: BerzerkaView, action: BerzerkaAction) -> Hashable:
    """Return of what kind a decision is: a card by what it does, one that is changed by its suit,
    a bid as one that stays in the auction, rankings and contracts to copy as such, all else by
    itself."""
    match action:
        case Bid():
            return Bid
        case NameRanking():
            return NameRanking
        case Copy():
            return Copy
        case PlayCard(card):
            return choice_of(view, card).kind
        case Discard(card) if card is not None:
            return card.suit
    return action


def choice_of(view: BerzerkaView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    table = view.table
    trump = NO_TRUMP if table.trump is None else table.trump
    player = who_asks(view)
    seen = {*view.hand, *table.put_away(player)}
    seen |= {played for _player, played, _trick in table.played()}
    out = [each for each in NUMBER_DECK if each not in seen]
    if table.phase == Phase.PLAY:
        gone = nowhere(view)
        out = [each for each in out if not gone >> each & 1]
    return Choice(
        card,
        RULES.open_cards(view.hand, table.trick, trump)[0],
        table.trick,
        trump,
        table.declaration.order(len(table.tricks)),
        out,
        len(table.trick.cards) == PLAYERS - 1,
        suit_name,
        number_card_name,
    )
