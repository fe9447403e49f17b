"""Why a card is played: by what the scoring of the match still pays for."""

from dataclasses import replace
from functools import partial

import pytest

from game.core.outlook import Figure, Outlook
from game.core.reason import Reason, Why, most_telling
from game.kit.actions import PlayCard
from game.kit.tricks import Trick
from game.rulesets.whist import WHIST
from game.rulesets.whist.actions import Bid
from game.rulesets.whist.holding import held_words
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.reasons import CONTESTED, need_words, reasons, wants
from game.rulesets.whist.state import WhistState
from tests.rulesets.saying import reason_in
from tests.rulesets.whist.deals import cards, chosen, dealt, play, table, with_bids

reason = partial(reason_in, "whist")


@pytest.mark.parametrize(
    ("scoring", "part"),
    [
        ("SB0", "but a trick still brings points. You cannot win this trick, so play your weakest"),
        ("SA03a", "You have more than you bid. It loses to the 9 of Spades"),
    ],
)
def test_past_the_bid_a_card_is_kept_where_tricks_still_pay(scoring: str, part: str) -> None:
    state = table("H", "C4 DA H3", "S9 D2 D3", "C2 C3 D4", "C5 C6 C7", bids=[0, 1, 1, 0])
    view = state.view(0)
    past = view.table.but(
        standing=replace(view.table.standing, options=WhistOptions(scoring=scoring)),
        trick=Trick(1, cards("S9")),
        taken=(1, 0, 0, 0),
        hands=(cards("C4 DA"), *view.table.hands[1:]),
    )
    assert part in reason(replace(view, table=past), PlayCard(cards("C4")[0]))


@pytest.mark.parametrize(
    ("bids", "part"),
    [
        ([1, 1, 2, 0], "Only 2 players after you still need tricks."),
        ([1, 1, 0, 0], "Only 1 player after you still needs a trick."),
        ([1, 0, 0, 0], "Nobody after you needs a trick."),
    ],
)
def test_of_a_card_that_others_may_beat_it_is_told_how_many_of_them_need_tricks(
    bids: list[int], part: str
) -> None:
    state = table("C", "HK ST D2", "H2 H3 H4", "S2 S3 S4", "D3 D4 D5", bids=bids)
    told = WHIST.telling.reasons(state.view(0), PlayCard(cards("HK")[0]))
    assert any(each.words.endswith(part) for each in told if each.kind == "may win")
    assert not any(part in each.words for each in told if each.kind not in CONTESTED)


@pytest.mark.parametrize(
    ("bids", "part"),
    [
        ([0, 1, 1, 2], ". 3 players after you still need tricks."),
        ([0, 1, 0, 0], ". 1 player after you still needs a trick."),
        ([0, 0, 0, 0], "cards of Diamonds may be out."),
    ],
)
def test_to_whoever_wants_no_trick_it_is_told_who_would_take_it(bids: list[int], part: str) -> None:
    state = table("C", "HK ST D2", "H2 H3 HA", "S2 S3 S4", "D3 D4 D5", bids=bids)
    told = WHIST.telling.reasons(state.view(0), PlayCard(cards("D2")[0]))
    said = [each.words for each in told if each.kind in CONTESTED]
    assert said and all(each.endswith(part) for each in said)
    assert not any("Only" in each for each in said)


def test_whoever_has_played_to_the_trick_is_not_counted() -> None:
    state = play(table("C", "H9 D2", "HK D4", "S2 S3", "D3 D5", bids=[1, 1, 0, 1]), "H9")
    told = [each.words for each in WHIST.telling.reasons(state.view(1), PlayCard(cards("HK")[0]))]
    assert any("Only 1 player after you still needs a trick." in each for each in told), told


def test_that_all_need_tricks_is_told_of_the_last_alone() -> None:
    state = table("C", "H9 D2", "HK D4", "HA S3", "SA D5", bids=[0, 1, 1, 1])
    play(state, "H9")
    said = contested(state, "HK")
    assert said and not any("after you" in each for each in said)
    play(state, "HK")
    said = contested(state, "HA")
    assert said and all(each.endswith("The player after you needs a trick.") for each in said)


def contested(state: WhistState, card: str) -> list[str]:
    """Return what is said of a card that others may beat."""
    view = state.view(state.current_player())
    told = WHIST.telling.reasons(view, PlayCard(cards(card)[0]))
    return [each.words for each in told if each.kind in CONTESTED]


@pytest.mark.parametrize(
    ("bid", "told"),
    [(2, "Your bid can no longer be made."), (1, "You need 1 more trick.")],
)
def test_a_bid_is_lost_where_the_trick_that_it_needs_cannot_be_won(bid: int, told: str) -> None:
    state = table("C", "HK D2", "H2 H3", "S2 S3", "D3 D4", bids=[bid, 1, 1, 1])
    view = state.view(0)
    led = view.table.but(trick=Trick(1, cards("HA")))
    assert need_words(replace(view, table=led)) == told
    assert need_words(view) == f"You need {bid} more trick{'s' * (bid > 1)}."


def test_what_is_needed_is_left_out_where_trials_tell_of_the_bid() -> None:
    state = table("C", "HK ST D2", "H2 H3 H4", "S2 S3 S4", "D3 D4 D5", bids=[1, 1, 0, 0])
    view, card = state.view(0), PlayCard(cards("HK")[0])
    [told, *_rest] = WHIST.telling.reasons(view, card)
    assert told.words == f"You need 1 more trick. {told.short}"
    shown = Why(told.words, tried="In 9 of 100.", short=told.short).told(str)
    assert shown == f"{told.short} In 9 of 100."


@pytest.mark.parametrize(
    ("hands", "plays", "told"),
    [
        (("HK HQ", "H2 H3", "S2 S3", "D3 D4"), "", "lies between these"),
        (("HK ST", "H2 H4", "S3 C8", "D3 D4"), "HK", "None of them can win this trick"),
        (("CA CK", "H2 H4", "S3 S4", "D3 D4"), "", "Every trick left is yours"),
        (("HK ST", "H2 H4", "S3 S4", "D3 D4"), "", ""),
    ],
)
def test_why_it_is_all_one_what_is_played(hands: list[str], plays: str, told: str) -> None:
    state = play(table("C", *hands, bids=[1, 0, 0, 0]), plays)
    said = WHIST.telling.all_the_same(state.view(state.current_player()), None)
    assert told in said and bool(told) == bool(said)


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (1.0, "Played out, you make exactly 1 whatever you play."),
        (0.42, "Played out, you make exactly 1 in about 42 of 100 deals, whatever you play."),
        (0.001, "Played out, 1 is missed whatever you play."),
    ],
)
def test_what_it_comes_to_is_told_where_it_is_all_one_what_is_played(
    share: float, words: str
) -> None:
    view = table("C", "HK ST", "H2 H4", "S3 S4", "D3 D4", bids=[1, 0, 0, 0]).view(0)
    king, ten = map(PlayCard, cards("HK ST"))
    found = Outlook(king, ten, 4000, {"made": Figure(share, share, 0.001)})
    assert WHIST.telling.all_the_same(view, found) == words
    doubtful = Outlook(king, ten, 4000, {"made": Figure(share, share / 2 + 0.3, 0.001)})
    assert WHIST.telling.all_the_same(view, doubtful) == ""


def test_a_reason_may_hold_for_another_of_its_kind_but_not_of_another() -> None:
    state = table("C", "HK HQ D2", "H2 H3 H4", "S2 S3 S4", "D3 D4 D5", bids=[1, 0, 0, 0])
    view, (king, queen, two) = state.view(0), map(PlayCard, cards("HK HQ D2"))
    assert WHIST.telling.kind(view, king) == WHIST.telling.kind(view, queen)
    assert WHIST.telling.kind(view, king) != WHIST.telling.kind(view, two)
    assert list(WHIST.telling.why(view, queen, (king, two)).alike) == [king]


def test_a_reason_that_holds_for_the_card_it_was_tried_beside_is_left_out() -> None:
    state = table("C", "HK HQ D2", "H2 H3 H4", "S2 S3 S4", "D3 D4 D5", bids=[1, 0, 0, 0])
    view, (king, queen, two) = state.view(0), map(PlayCard, cards("HK HQ D2"))
    made = {"made": Figure(0.5, 0.4, 0.001), "HQ": Figure(0.5, 0.5, 0.001)}
    beside_two = WHIST.telling.why(view, queen, (king, two), Outlook(queen, two, 4000, made))
    assert "It wins unless somebody" in beside_two.words and beside_two.tried
    beside_king = WHIST.telling.why(view, queen, (king, two), Outlook(queen, king, 4000, made))
    assert not beside_king.words and beside_king.tried


OTHERS = ("S2 S3 S4", "D2 D3 D4", "C2 C3 C4")


def bids_of(hand: str, bids: list[int]) -> dict[int, list[Reason]]:
    """What speaks for each bid of the last bidder, who holds three cards."""
    state = dealt(chosen(3, "H"), [cards(each) for each in (*OTHERS, hand)])
    for bid in bids:
        state.apply_action(Bid(bid))
    view = state.view(3)
    return {action.tricks: WHIST.telling.reasons(view, action) for action in state.legal_actions()}


@pytest.mark.parametrize(
    ("hand", "trump", "told"),
    [
        ("HA H6 S2", "H", "2 trumps with the ace, nothing else high"),
        ("HA HK HQ", "H", "3 trumps with ace, king and queen, nothing else high"),
        ("H5 H6 SA", "H", "2 trumps; elsewhere 1 ace"),
        ("HK SK CK", "H", "the king of trumps; elsewhere 2 kings"),
        ("SA S7 C6", "H", "1 ace, but no trump"),
    ],
)
def test_high_trumps_are_named_beside_the_aces_outside(hand: str, trump: str, told: str) -> None:
    others = ("D2 D3 D4", "D5 D6 D7", "C2 C3 C4")
    state = dealt(chosen(3, trump), [cards(each) for each in (hand, *others)])
    assert held_words(state.view(0)) == told


def test_the_bid_nearest_to_what_the_cards_are_worth_is_spoken_for_by_that() -> None:
    told = bids_of("HA HK HQ", [1, 1, 1])
    assert "Worth about 3.0 tricks: " in told[3][0].words
    why = most_telling(told[3], [(bid, told[bid]) for bid in told if bid != 3])
    assert why.words == told[3][0].words


def test_a_bid_made_oftener_is_spoken_for_by_how_often_and_for_how_much() -> None:
    told = bids_of("HA HK HQ", [1, 1, 1])
    often = {bid: each.much for bid in told for each in told[bid] if each.kind == "made"}
    assert often[3] == max(often.values()) > 0.8
    words = next(each.words for each in told[3] if each.kind == "made")
    assert f"Made in {round(100 * often[3])} of 100 deals, for 13 points." in words


def test_a_zero_is_spoken_for_by_how_it_is_made_and_each_bid_in_the_end_by_being_tried() -> None:
    told = bids_of("S9 D9 C9", [1, 1, 0])
    assert [bid for bid in told if any(each.kind == "zero" for each in told[bid])] == [0]
    last = [told[bid][-1] for bid in told]
    assert all("nly playing it out" in each.words or " is made in " in each.words for each in last)
    assert len({each.kind for each in last}) == len(told)


def test_of_less_than_the_hand_is_worth_it_is_not_told_beside_trials_what_that_is() -> None:
    told = bids_of("HA HK HQ", [1, 1, 1])
    for reason in [each for bid in sorted(told)[1:-1] for each in told[bid]]:
        assert reason.short.startswith("Your hand: ") and "Worth" not in reason.short
    assert max(told) == 3 and told[3][0].words.startswith("Worth about 3.0 tricks: ")


def test_of_a_zero_it_is_told_what_the_hand_is_worth_if_it_were_played_to_win() -> None:
    for reason in bids_of("HA HK HQ", [1, 1, 0])[0]:
        beside = reason.words if reason.kind == "zero" else reason.short
        assert beside.startswith("Worth about 3.0 tricks if played to win: ")
    barred = bids_of("HA S5 S6", [1, 1, 0])[0]
    assert all("you may not bid 1." in each.words for each in barred)
    none = bids_of("S5 D5 C5", [1, 1, 0])[0]
    assert not any("if played to win" in each.words for each in none), "worth next to nothing"


def test_of_two_trumps_the_low_one_is_played_since_the_ace_stays() -> None:
    state = table("C", "S8 H2", "S2 H3", "CA C6", "H5 H4", bids=[0, 0, 1, 0])
    play(state, "S8 S2")
    view, (ace, six) = state.view(2), map(PlayCard, cards("CA C6"))
    told = WHIST.telling.why(view, six, (ace,)).words
    assert told.endswith("It wins for now, and your Ace of Clubs stays for a later trick.")


def test_one_bid_a_little_above_its_share_is_not_much() -> None:
    hands = [cards(hand) for hand in ("SAHAH2H3H4", "H7H8H9HTHJ", "C2C3C4C5C6", "S9C9DJDADK")]
    told = {}
    for bid in (2, 3):
        state = dealt(chosen(5, "D", dealer=2), hands)
        state.apply_action(Bid(bid))
        told[bid] = reason(state.view(0), Bid(0))
    assert "Much has been bid" in told[3] and "Much has been bid" not in told[2]


def test_who_is_sure_of_the_trick_he_needs_is_told_so_and_wants_no_other() -> None:
    """“J♠: You need 1 more trick. It wins for now.” was said to somebody with the ace of trumps."""
    hands = [cards(each) for each in ("SJ S9 DA", "S2 S3 H4", "C2 C3 C4", "S6 H7 H5")]
    for trump, told in (("D", "Your Ace of Diamonds is sure to take"), ("C", "You need 1 more")):
        state = with_bids(dealt(chosen(3, trump, dealer=2), hands), [1, 0, 0, 1])
        play(state, "S6")
        view = state.view(0)
        (jack,) = cards("SJ")
        first = reasons(view, PlayCard(jack))[0].words
        assert first.startswith(told)
        assert wants(view) is (trump == "C")
