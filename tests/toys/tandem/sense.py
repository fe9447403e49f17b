"""What computer players know of Tandem."""

from collections.abc import Iterator, Sequence

from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.kit.cards import mask_of, numbers_in
from game.kit.knowledge import (
    Knowledge,
    Layout,
    cards_of,
    deal_hidden,
    in_hands,
    shown_lacking,
    unseen,
    with_hands,
)
from game.kit.packs import HIGH, as_dealt
from game.kit.slips import disguised, mistaken
from game.kit.trials import Weighed, drawn
from game.kit.tricks import PlayCard
from tests.toys.tandem.rules import TandemState
from tests.toys.tandem.table import PACK, RULES, TRUMP, Call, TandemAction, TandemView

CARDS = {int(card): card for card in PACK}


def knowledge(view: TandemView) -> Knowledge:
    """Return where the observer knows cards to be."""
    table = view.table
    tricks = (*table.tricks, table.trick)
    known = [mask_of(card for card in hand if card is not None) for hand in table.hands]
    gone = [as_dealt(card) for trick in tricks for card in trick.cards]
    hidden = unseen(PACK, gone, *map(numbers_in, known))
    return in_hands(hidden, table.hand_sizes, shown_lacking(tricks, 4, RULES, TRUMP), known)


def determinize(view: TandemView, rng: Rng) -> TandemState:
    """Return a world drawn at random."""
    return _world(view, deal_hidden(knowledge(view), rng))


def worlds(view: TandemView, rng: Rng) -> Iterator[TandemState]:
    """Yield worlds, those oftener in which who has bid holds high cards."""
    bidders = {call.player for call in view.table.auction.calls if call.bid}

    def likelihood(layout: Layout) -> float:
        found = 1.0
        for player in bidders:
            found *= 0.2 + sum(1 for n in numbers_in(layout[player]) if n % 13 > 10 or n > 51)
        return found

    for layout in drawn(Weighed(likelihood), knowledge(view), rng):
        yield _world(view, layout)


def _world(view: TandemView, layout: Layout) -> TandemState:
    table = view.table
    dealt = list(layout[:4])
    for player, card, _trick in table.played():
        dealt[player] |= 1 << as_dealt(card)
    hands = tuple(cards_of(mask, CARDS) for mask in layout[:4])
    return TandemState(table.but(hands=hands), with_hands(view.history, dealt, CARDS))


def policy(
    view: TandemView, legal: Sequence[TandemAction], rng: Rng, style: Style = STEADY
) -> TandemAction:
    """Bid half the high cards; play high to take, low to the partner's trick."""
    table = view.table
    if isinstance(legal[0], Call):
        worth = sum(card.rank >= 11 for card in view.hand) / 2 + style.reach
        return next((each for each in legal if 0 < int(str(each)[1:]) <= worth), legal[0])
    cards = [each.card for each in legal if isinstance(each, PlayCard)]
    top = max(cards, key=HIGH.height.__getitem__)
    trick, me = table.trick, table.hand_player
    if trick.cards:
        best = trick.cards[HIGH.best_place(trick.cards, TRUMP)]
        partners = (trick.winner(TRUMP, 4) - me) % 4 == 2
        if partners or not HIGH.beats(top, best, TRUMP):
            return PlayCard(min(cards, key=HIGH.height.__getitem__))
    return PlayCard(disguised(view, top, rng, style) if top in view.hand else top)


def slip(
    view: TandemView, legal: Sequence[TandemAction], rng: Rng, style: Style = STEADY
) -> TandemAction:
    """Say nothing; play the wrong card."""
    plain = policy(view, legal, rng, style)
    if not isinstance(plain, PlayCard):
        return legal[0]
    hand = view.table.hand_player
    side = (hand, (hand + 2) % 4)
    return PlayCard(mistaken(view.table, legal, plain.card, rng, TRUMP, side=side))


def playout(state: TandemState, rng: Rng) -> tuple[float, ...]:
    """Play a deal out: calls at random, then everyone his highest card."""
    while not state.is_terminal():
        legal = state.legal_actions()
        if not legal:
            state.apply_action(state.chance_action(rng))
        elif state.table.phase == "play":
            state.apply_action(max(legal, key=lambda each: (HIGH.height[each.card], each.card)))
        else:
            state.apply_action(rng.choice(legal))
    return tuple(map(float, state.table.points()))
