"""The computer players of whist: the plain player and his slips, worlds, playouts, sure tricks."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.kit.cards import DECK, Card, mask_of
from game.kit.knowledge import (
    Knowledge,
    Layout,
    cannot_lose,
    cards_of,
    deal_hidden,
    in_hands,
    played_by,
    shown_lacking,
    takes_all,
    unseen,
    unseen_by,
    with_hands,
)
from game.kit.slips import disguised, mistaken
from game.kit.tricks import PlayCard
from game.rulesets.whist.phases import RULES, WhistState
from game.rulesets.whist.table import BIDS, PLAYS, Bid, WhistAction, WhistView


def policy(
    view: WhistView, legal: Sequence[WhistAction], rng: Rng, style: Style = STEADY
) -> WhistAction:
    """Return what the plain player of this style does; only guile draws from `rng`."""
    if len(legal) == 1:
        return legal[0]
    from game.rulesets.whist.numbers import in_numbers

    if isinstance(legal[0], Bid):
        return BIDS[in_numbers(view.table).choose_bid(style.reach)]
    return PLAYS[disguised(view, Card(in_numbers(view.table).choose_card()), rng, style)]


def taste(view: WhistView, close: Sequence[WhistAction], rng: Rng, style: Style) -> WhistAction:
    """Return which of several moves of about the same worth, the best first, suits the style."""
    best = close[0]
    if isinstance(best, PlayCard):
        return PLAYS[disguised(view, best.card, rng, style)]
    if style.reach:
        return max(close) if style.reach > 0 else min(close)
    return best


def slip(
    view: WhistView, legal: Sequence[WhistAction], rng: Rng, style: Style = STEADY
) -> WhistAction:
    """Return what a beginner does who misjudges his hand or misses what the trick is about."""
    plain = policy(view, legal, rng, style)
    if isinstance(plain, PlayCard):
        return PLAYS[mistaken(view.table, legal, plain.card, rng, view.table.trump)]
    return _bid_beside(plain, legal, rng)


def _bid_beside(plain: WhistAction, legal: Sequence[WhistAction], rng: Rng) -> WhistAction:
    """Return the next bid above, or (one time in three) below, as far as there is one."""
    assert isinstance(plain, Bid), "what is no card is a bid"
    above = [bid for bid in legal if plain < bid]
    below = [bid for bid in legal if bid < plain]
    if above and (rng.below(3) or not below):
        return above[0]
    return below[-1] if below else plain


CARDS = dict(enumerate(DECK))


def determinize(view: WhistView, rng: Rng) -> WhistState:
    """Return a world: hidden cards dealt at random among those who can still hold them.

    Whoever did not follow suit has none of that suit left, and no trump either if he did not
    trump (SW-15, SW-16), so the world's history is legal at every step.
    """
    return _world(view, deal_hidden(knowledge(view), rng))


def worlds(view: WhistView, rng: Rng) -> Iterator[WhistState]:
    """Yield worlds without end, those oftener in which the bids made are likely ones."""
    from game.kit.trials import drawn
    from game.rulesets.whist.numbers import worlds_in_numbers

    for layout in drawn(worlds_in_numbers(view.table, view.observer), knowledge(view), rng):
        yield _world(view, layout)


def trials(view: WhistView, moves: Sequence[WhistAction], rng: Rng, most: int) -> Any:
    """Return trials of the moves in worlds, those oftener in which the bids made are likely."""
    from game.kit.trials import LayoutTrials
    from game.rulesets.whist.numbers import move_number, worlds_in_numbers

    found = worlds_in_numbers(view.table, view.observer)
    return LayoutTrials(found, knowledge(view), list(map(move_number, moves)), rng, most)


def warm_up() -> None:
    """Compile what the quick trials are made of, or read it from where it is kept."""
    from game.kernels.whist.face import get_ready

    get_ready()


def knowledge(view: WhistView) -> Knowledge:
    """Return where the observer knows cards to be: hands by seat, then those set aside."""
    table = view.table
    tricks = (*table.tricks, table.trick)
    hidden = unseen(DECK, view.hand, *(trick.cards for trick in tricks))
    known = [0] * table.players
    if view.observer is not None:
        known[view.observer] = mask_of(view.hand)
    lacking = shown_lacking(tricks, table.players, RULES, table.trump)
    return in_hands(hidden, table.hand_sizes, lacking, known)


def _world(view: WhistView, layout: Layout) -> WhistState:
    """Return the State in which the hidden cards lie so."""
    table = view.table
    played = played_by((*table.tricks, table.trick), table.players)
    dealt = [held | gone for held, gone in zip(layout, (*played, 0), strict=True)]
    hands = tuple([cards_of(held, CARDS) for held in layout[: table.players]])
    return WhistState(table.but(hands=hands), with_hands(view.history, dealt, CARDS))


def playout(state: WhistState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    from game.rulesets.whist.numbers import in_numbers

    while state.table.is_dealing:
        state.apply_action(state.chance_action(rng))
    if state.is_terminal():
        return state.returns()
    found = in_numbers(state.table)
    found.play_out()
    return found.returns()


def rest(view: WhistView) -> Sequence[WhistAction]:
    """Return the leads that take every trick left, where these make the bid or come anyway."""
    table, hand = view.table, view.hand
    player = view.observer
    if player is None or not table.is_playing or table.player != player or table.trick.cards:
        return ()
    hidden = unseen_by(view, DECK)
    makes_it = table.taken[player] + len(hand) == table.bid_of(player)
    if not makes_it and not cannot_lose(hand, hidden, table.trump):
        return ()
    return [PLAYS[card] for card in takes_all(hand, hidden, table.trump)]
