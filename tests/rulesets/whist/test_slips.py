"""Novices at whist: their bids are a trick off, their cards those of people who begin."""

from game.core.rng import Rng
from game.kit.cards import DECK, HEARTS, Card
from game.kit.tricks import PlayCard
from game.rulesets.whist import WHIST
from game.rulesets.whist.table import Bid
from tests.bots.novices import decisions
from tests.rulesets.whist.deals import cards, chosen, dealt, with_bids


def test_no_bid_is_more_than_two_from_the_plain_players() -> None:
    bids = [
        each
        for seed in range(60)
        for each in decisions(WHIST, chosen(1 + seed % 13, "SHDCN"[seed % 5]), seed)
        if isinstance(each.done, Bid)
    ]
    off = [abs(each.done.tricks - each.plain.tricks) for each in bids]
    assert len(bids) > 200 and max(off) <= 2
    assert sum(each > 0 for each in off) > 20


def test_a_beginner_leaves_the_trick_or_takes_it_when_he_should_not() -> None:
    """After the king his spades are the ace and the two."""
    hands = ("SK D2 D3", "SA S2 CA", "S3 C4 C5", "S4 H5 H6")
    state = dealt(chosen(3, "H"), list(map(cards, hands)))
    for action in (Bid(1), Bid(1), Bid(0), Bid(0), PlayCard(Card(11))):
        state.apply_action(action)
    view, legal = state.view(1), state.legal_actions()
    plain = WHIST.sense.policy(view, legal, Rng(0))
    done = {WHIST.sense.slip(view, legal, Rng(seed)) for seed in range(20)}
    assert plain in legal and done == {*legal} - {plain}


def test_who_needs_all_that_is_left_leads_a_sure_winner() -> None:
    """The queen was led from ace and queen."""
    tried = 0
    for seed in range(200):
        rng = Rng(seed)
        count = 2 + seed % 4
        standing = chosen(count, "NH"[seed % 2])
        pack = rng.sample(DECK, 4 * count)
        own = pack[:count]
        sure = [
            card
            for card in own
            if all(card.suit != other.suit or other < card or other in own for other in DECK)
            and (seed % 2 == 0 or card.suit == HEARTS)
        ]
        if not sure or len(sure) == count:
            continue
        hands = [pack[n : n + count] for n in range(0, len(pack), count)]
        state = with_bids(dealt(standing, hands), (count, 0, 0, 1))
        led = WHIST.sense.policy(state.view(0), state.legal_actions(), rng)
        assert isinstance(led, PlayCard) and led.card in sure, (own, led)
        tried += 1
    assert tried > 25
