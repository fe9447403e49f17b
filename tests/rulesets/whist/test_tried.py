"""What trials have shown of a card is told where the difference is real."""

from dataclasses import replace
from re import findall

import pytest

from game.core.outlook import Figure, Outlook
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.rulesets.whist import WHIST
from game.rulesets.whist.actions import Bid
from game.rulesets.whist.table import WhistView
from tests.rulesets.whist.deals import cards, chosen, dealt, play, with_bids

KING, TEN = (PlayCard(each) for each in cards("HK ST"))
SURE = 0.005
LEVEL = {"made": Figure(0.40, 0.41, SURE)}


def at(bids: list[int], **options: str) -> WhistView:
    """Return what a player sees who has no trick yet and is to lead."""
    hands = [cards(each) for each in ("HK ST D2", "H2 H3 H4", "S2 S3 S4", "D3 D4 D5")]
    return with_bids(dealt(chosen(3, "C", **options), hands), bids).view(0)


def told(view: WhistView, **figures: Figure) -> str:
    found = Outlook(KING, TEN, 4000, figures)
    return WHIST.telling.tried(view, found) or WHIST.telling.level(view, found)


WANTS, HAS = at([2, 0, 0, 0]), at([0, 2, 0, 0])


def test_how_often_the_bid_is_made_is_told_of_both() -> None:
    made = Figure(0.46, 0.31, SURE)
    assert told(WANTS, made=made) == (
        "You make exactly 2 in 46 of 100 deals, with the 10 of Spades in 31."
    )
    assert told(HAS, made=made) == (
        "You take no more than 0 in 46 of 100 deals, with the 10 of Spades in 31."
    )


@pytest.mark.parametrize("made", [Figure(0.46, 0.43, 0.016), Figure(0.46, 0.45, 0.001)])
def test_what_may_be_chance_or_is_next_to_nothing_is_told_as_the_same(made: Figure) -> None:
    assert told(WANTS, made=made).startswith("Little hangs on it: with the 10 of Spades too")


def test_what_is_made_always_is_not_told_in_about_100_of_100() -> None:
    always = Figure(1.0, 0.998, 0.0005)
    assert told(HAS, made=always) == (
        "It makes no difference: with the 10 of Spades too you make exactly 0."
    )


def test_from_few_worlds_nothing_is_concluded() -> None:
    assert told(WANTS, made=Figure(0.46, 0.43, 0.1), worth=Figure(0.5, 0.1, 0.6)) == ""


def test_where_the_bid_is_made_as_often_it_tells_what_else_differs() -> None:
    own, others = Figure(4.8, 4.1, SURE), Figure(0.30, 0.45, SURE)
    dearer = {**LEVEL, "own": own, "others": others}
    assert told(WANTS, **dearer) == (
        "You make exactly 2 no more often, but with the 10 of Spades a miss costs you more."
    )
    assert told(WANTS, **dearer, none=Figure(0.02, 0.08, SURE)).endswith(
        "with the 10 of Spades you end without a trick more often, which costs 10 points."
    )
    assert "costs you more" not in told(WANTS, **LEVEL, own=Figure(4.4, 4.1, SURE))
    assert told(WANTS, **LEVEL, others=others) == (
        "You make exactly 2 in about 40 of 100 deals either way. "
        "With the 10 of Spades the others make their bids more often, which counts against you."
    )
    assert "is out of reach; you score 6.0 on average, with the 10 of Spades 3.0." in told(
        WANTS, **OUT_OF_REACH, worth=Figure(2.8, 0.6, SURE)
    )
    assert told(WANTS, **OUT_OF_REACH, worth=Figure(2.8, 2.2, SURE)).endswith(
        "3.0. But the others score more then as well."
    )


OUT_OF_REACH = {"made": Figure(0.0, 0.0, 0.0), "own": Figure(6.0, 3.0, SURE)}


def test_what_brings_about_as_much_is_not_told_to_differ() -> None:
    oftener, others = Figure(0.65, 0.62, SURE), Figure(0.50, 0.53, SURE)
    little, level = Figure(0.6, 0.5, 0.02), {"made": Figure(0.64, 0.64, SURE)}
    as_much = "Little hangs on it: played out, the 10 of Spades brings about as much."
    assert told(WANTS, made=oftener, worth=little) == as_much
    assert told(WANTS, **level, others=others, worth=little).startswith("Little hangs on it: with")
    assert "64 of 100" in told(WANTS, **level, others=others, worth=little)
    assert told(WANTS, **level, others=others, worth=Figure(0.9, 0.5, 0.02)).endswith("you.")
    never, always = Figure(0.006, 0.001, 0.002), Figure(1.0, 0.996, 0.001)
    assert told(WANTS, made=never, worth=little) == as_much, "not in about 0 of 100 deals"
    assert told(HAS, made=always, worth=little).startswith("Little hangs on it: with")
    assert told(HAS, made=always, worth=little).endswith("you make exactly 0.")


def test_where_few_points_win_a_score_is_told_as_it_is_written_down() -> None:
    own, lost = Figure(-4.1, -4.8, SURE), Figure(0.0, 0.001, 0.0005)
    view = at([2, 0, 0, 0], scoring="SA12")
    assert view.table.standing.scheme.low_wins
    assert "you score 4.1 on average, with the 10 of Spades 4.8." in told(view, made=lost, own=own)


def test_a_bid_made_less_often_is_not_told_as_made_as_often() -> None:
    less, others = Figure(0.40, 0.44, SURE), Figure(0.30, 0.45, SURE)
    assert told(WANTS, made=less, others=others) == (
        "You make exactly 2 in 40 of 100 deals, with the 10 of Spades in 44. "
        "But with the 10 of Spades the others make their bids more often, which counts against you."
    )
    assert told(WANTS, made=less, worth=Figure(0.5, 0.1, SURE)) == ""
    assert "the 10 of Spades brings about as much" in told(WANTS, made=less)


def test_of_a_bid_that_is_lost_both_ways_the_points_are_told() -> None:
    lost = Figure(0.0, 0.001, 0.0005)
    assert "2 is out of reach; you score 4.8" in told(WANTS, made=lost, own=Figure(4.8, 4.1, SURE))


MADE = {"made": Figure(0.46, 0.31, SURE)}
SHORT = {**MADE, "short": Figure(0.50, 0.62, SURE), "over": Figure(0.04, 0.07, SURE)}
OVER = {**MADE, "short": Figure(0.04, 0.07, SURE), "over": Figure(0.50, 0.62, SURE)}
MORE, LESS = Figure(0.62, 0.41, SURE), Figure(0.41, 0.62, SURE)


@pytest.mark.parametrize(
    ("card", "figure", "words"),
    [
        ("HK", MORE, "Played now, the King of Hearts wins in 62; kept, in 41."),
        (
            "HK",
            Figure(1.0, 0.0, SURE),
            "Played now, the King of Hearts wins in 100; kept, it never does.",
        ),
        ("ST", MORE, "Kept, the 10 of Spades wins later in 62; played now, in 41."),
        (
            "ST",
            Figure(0.30, 0.0, SURE),
            "Kept, the 10 of Spades wins later in 30; played now, it never does.",
        ),
        ("D2", MORE, "Your 2 of Diamonds then wins in 62, after the 10 of Spades in 41."),
    ],
)
def test_where_the_other_leaves_short_the_card_is_named_that_wins_oftener(
    card: str, figure: Figure, words: str
) -> None:
    assert told(WANTS, **SHORT, **{card: figure}).endswith(words)


@pytest.mark.parametrize(
    ("card", "figure", "words"),
    [
        ("HK", LESS, "Played now, the King of Hearts wins in 41; kept, in 62"),
        (
            "HK",
            Figure(0.0, 0.30, SURE),
            "Played now, the King of Hearts never wins; kept, it wins in 30",
        ),
        ("ST", LESS, "Kept, the 10 of Spades wins later in 41; played now, in 62"),
        (
            "ST",
            Figure(0.005, 0.30, SURE),
            "Kept, the 10 of Spades never wins; played now, it does in 30",
        ),
        ("D2", LESS, "Your 2 of Diamonds then wins in 41, after the 10 of Spades in 62"),
    ],
)
def test_where_no_trick_is_wanted_the_card_is_named_that_wins_less_often(
    card: str, figure: Figure, words: str
) -> None:
    """Where some still are, that one of his cards wins less often would be no comfort."""
    assert told(HAS, **OVER, **{card: figure}).endswith(f"{words}.")
    assert told(WANTS, **OVER, **{card: figure}).endswith("in 31.")


def test_one_of_the_two_cards_is_named_rather_than_a_third() -> None:
    both = {"HK": MORE, "D2": Figure(0.70, 0.40, SURE)}
    assert "King of Hearts" in told(WANTS, **SHORT, **both)
    far = {"HK": Figure(0.50, 0.41, SURE), "D2": Figure(0.70, 0.40, SURE)}
    assert "2 of Diamonds" in told(WANTS, **SHORT, **far)


def test_where_no_card_stands_out_it_tells_which_way_the_bid_is_missed() -> None:
    wrong_way = {"HK": LESS}
    assert told(WANTS, **SHORT, **wrong_way).endswith(
        "With the 10 of Spades you come out short of tricks more often."
    )
    assert told(WANTS, **OVER, HK=MORE).endswith("in 31."), "the King is led to win"
    low = Outlook(PlayCard(cards("D2")[0]), TEN, 4000, OVER)
    assert WHIST.telling.tried(WANTS, low).endswith(TOO_MANY)
    assert told(HAS, **OVER).endswith("in 31.")


@pytest.mark.parametrize(
    ("figure", "words"),
    [
        (Figure(0.30, 0.0, SURE), "then wins in 30; after the 10 of Spades it never does."),
        (Figure(0.0, 0.30, SURE), "then never wins; after the 10 of Spades it does in 30."),
    ],
)
def test_what_never_wins_is_told_so_and_not_by_a_nought(figure: Figure, words: str) -> None:
    spread = SHORT if figure.gap > 0 else OVER
    assert told(HAS if figure.gap < 0 else WANTS, **spread, D2=figure).endswith(words)


TOO_MANY = "With the 10 of Spades you take too many tricks more often."
CAUSES = [
    ("HK", MORE, "trumped", Figure(0.1, 0.3, SURE), "Later it is trumped more often."),
    ("HK", LESS, "beaten", Figure(0.4, 0.2, SURE), "Now a higher card beats it more often."),
    (
        "D2",
        MORE,
        "thrown",
        Figure(0.1, 0.3, SURE),
        "10 of Spades is your only card of Spades: without it you may have",
    ),
    ("ST", MORE, "ruffed", Figure(0.3, 0.1, SURE), "Later it trumps another suit more often."),
    ("HK", MORE, "thrown", Figure(0.1, 0.3, SURE), "Later you must throw it on another suit more"),
    ("ST", LESS, "thrown", Figure(0.3, 0.1, SURE), "Later you can more often throw it on another"),
    (
        "D2",
        LESS,
        "thrown",
        Figure(0.3, 0.1, SURE),
        "King of Hearts is your only card of Hearts: without it you can th",
    ),
]


@pytest.mark.parametrize(("card", "figure", "fate", "share", "words"), CAUSES)
def test_why_a_card_wins_more_or_less_often_is_told_by_what_becomes_of_it(
    card: str, figure: Figure, fate: str, share: Figure, words: str
) -> None:
    view, spread = (WANTS, SHORT) if figure.gap > 0 else (HAS, OVER)
    assert words in told(view, **spread, **{card: figure, f"{fate} {card}": share})
    contrary = Figure(share.other, share.best, SURE)
    assert words not in told(view, **spread, **{card: figure, f"{fate} {card}": contrary})
    little = Figure(0.20, 0.20 + share.gap / 4, SURE)
    assert words not in told(view, **spread, **{card: figure, f"{fate} {card}": little})


def led(hand: str, trump: str, best: str, card: str, fate: str, share: Figure) -> str:
    """Return what is told of a card that wins oftener after a lead than after the 9 of Diamonds."""
    hands = [cards(each) for each in (hand, "H2 H3 H4 H5", "S2 S3 S4 S5", "D3 D4 D5 D6")]
    view = with_bids(dealt(chosen(4, trump), hands), [2, 0, 0, 0]).view(0)
    one, other = (PlayCard(each) for each in cards(f"{best} D9"))
    figures = {**SHORT, card: MORE, f"{fate} {card}": share}
    return WHIST.telling.tried(view, Outlook(one, other, 4000, figures))


def test_a_lead_is_told_by_what_it_does_to_another_card() -> None:
    fewer = Figure(0.1, 0.3, SURE)
    assert led("C7 HK D9 DT", "C", "C7", "HK", "trumped", fewer).endswith(
        "The 7 of Clubs draws trumps, so that one is trumped less often."
    )
    assert led("C7 HK D9 H7", "C", "H7", "HK", "beaten", fewer).endswith(
        "The 7 of Hearts brings out higher ones, so they beat it less often."
    )
    assert led("C7 HK D9 DT", "C", "HK", "C7", "ruffed", Figure(0.3, 0.1, SURE)).endswith(
        "your only card of Hearts: without it the 7 of Clubs can trump that suit."
    )
    kept = led("C7 HK D9 H7", "C", "HK", "C7", "ruffed", Figure(0.3, 0.1, SURE))
    assert "trumps another suit" not in kept, "a heart is left: nobody would see why"


@pytest.mark.parametrize("fate", ["beaten", "trumped"])
def test_no_fate_of_a_third_card_is_told_that_nobody_sees_the_cause_of(fate: str) -> None:
    share = Figure(0.1, 0.3, SURE)
    assert told(WANTS, **SHORT, D2=MORE, **{f"{fate} D2": share}).endswith(
        "Your 2 of Diamonds then wins in 62, after the 10 of Spades in 41."
    )


def test_a_card_that_never_wins_is_not_said_to_win_unless_it_is_beaten() -> None:
    def why(share: float) -> str:
        found = Outlook(KING, TEN, 4000, {**MADE, "HK": Figure(share, 0.6, SURE)})
        return WHIST.telling.why(WANTS, KING, [TEN], found).told(str)

    assert "It wins unless somebody" in why(0.5)
    assert "It wins unless somebody" not in why(0.0) and "You make exactly 2 in 46" in why(0.0)


def bid(scoring: str = "SB0", **figures: Figure) -> str:
    """Return what is told of a bid of 2 beside one of 1."""
    view = dealt(chosen(3, "C", scoring=scoring), [cards(each) for each in DEALT]).view(0)
    found = Outlook(Bid(2), Bid(1), 4000, figures)
    return WHIST.telling.tried(view, found) or WHIST.telling.level(view, found)


DEALT = ("HK ST D2", "H2 H3 H4", "S2 S3 S4", "D3 D4 D5")


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (
            Figure(0.60, 0.40, SURE),
            "Playing for 2, you make it in 60 of 100 deals; playing for 1, in 40.",
        ),
        (
            Figure(0.63, 0.60, SURE),
            "Playing for 2, you make it in 63 of 100 deals; playing for 1, in 60.",
        ),
        (
            Figure(0.60, 0.60, SURE),
            "Playing for 2 or for 1, you make it in about 60 of 100 deals. It comes to about the "
            "same.",
        ),
    ],
)
def test_of_two_bids_it_is_told_how_often_each_is_made(made: Figure, words: str) -> None:
    assert bid(made=made) == words


OFTENER = "Playing for 2, you make it in 40 of 100 deals; playing for 1, in 60."
AS_OFTEN = "Playing for 2 or for 1, you make it in about 58 of 100 deals."
LESS_OFTEN, NEARLY = Figure(0.40, 0.60, SURE), Figure(0.58, 0.60, SURE)


LEFT = "But a bid of 1 leaves the others more points, which counts against you."


def test_of_a_bid_made_no_oftener_it_is_told_that_it_leaves_the_others_less() -> None:
    level = Figure(6.0, 6.0, SURE)
    assert bid(made=NEARLY, own=level, worth=Figure(0.5, -0.4, SURE)) == (
        f"{AS_OFTEN} {LEFT} On average you score 6.0 and each of the others 5.3; with a bid of 1, "
        "6.0 and 6.5."
    )
    assert bid(made=LESS_OFTEN, own=level, worth=Figure(0.5, 0.1, SURE)) == (
        f"{OFTENER} {LEFT} On average you score 6.0 and each of the others 5.3; with a bid of 1, "
        "6.0 and 5.9."
    )


def test_what_all_score_comes_to_the_figures_that_are_shown() -> None:
    own, worth = Figure(8.3, 7.6, SURE), Figure(1.2, -0.4, SURE)
    told = bid(made=Figure(0.6, 0.4, SURE), own=own, worth=worth)
    scored = [float(each) for each in findall(r"\d+\.\d", told)]
    assert [scored[0], scored[2]] == [own.best, own.other]
    for (mine, others), value in zip((scored[:2], scored[2:]), (1.2, -0.4), strict=True):
        assert mine - (mine + 3 * others) / 4 == pytest.approx(value, abs=0.1)
    low = bid("SA12", made=Figure(0.6, 0.4, SURE), own=Figure(-3.0, -4.0, SURE), worth=worth)
    assert "On average you score 3.0 and each of the others 4.6; with a bid of 1, 4.0" in low


OFTEN = "Playing for 2, you make it in {} of 100 deals; playing for 1, in {}."
SAME = "It comes to about the same: on average you score "


@pytest.mark.parametrize("worth", [Figure(0.5, 0.4, SURE), Figure(0.9, 0.5, 0.3)])
def test_of_two_bids_that_bring_about_as_much_it_is_told_what_makes_up(worth: Figure) -> None:
    less, more = OFTEN.format(40, 60), OFTEN.format(60, 40)
    level, behind = Figure(6.0, 6.0, SURE), Figure(6.0, 6.5, SURE)
    as_often = "Playing for 2 or for 1, you make it in about 40 of 100 deals."
    assert bid(made=Figure(0.40, 0.42, SURE), worth=worth).startswith(f"{as_often} {SAME}")
    assert bid(made=LESS_OFTEN, own=behind, worth=worth).startswith(
        f"{less} But 2 leaves the others fewer points. {SAME}6.0 and each of the others "
    )
    assert bid(made=LESS_OFTEN, own=Figure(6.5, 6.0, SURE), worth=worth).startswith(
        f"{less} But made, 2 pays 12 points, 1 only 11. {SAME}6.5 and each of the others "
    )
    told = bid(made=Figure(0.60, 0.40, SURE), own=level, worth=Figure(0.5, 0.5, SURE))
    assert told.startswith(f"{more} {SAME}6.0")


def test_of_a_bid_made_no_oftener_it_is_told_why_it_brings_more() -> None:
    pays = "But made, 2 pays 12 points, 1 only 11."
    assert bid(made=NEARLY, own=Figure(7.1, 6.8, SURE)) == f"{AS_OFTEN} {pays}"
    misses = "But a missed 2 still brings 4.5 points on average, a missed 1 −1.0."
    assert bid(made=LESS_OFTEN, own=Figure(7.5, 6.2, SURE)) == f"{OFTENER} {misses}"
    without = "But with 1 you end without a trick more often, which costs 10 points."
    none = Figure(0.05, 0.25, SURE)
    told_so = bid(made=LESS_OFTEN, own=Figure(7.5, 6.2, SURE), none=none)
    assert told_so == f"{OFTENER} {without}"
    oftener = Figure(0.63, 0.60, SURE)
    assert bid(made=oftener, own=Figure(6.2, 6.0, SURE), scoring="SA17") == (
        "Playing for 2, you make it in 63 of 100 deals; playing for 1, in 60."
    ), "each pays as much, and nothing is lost by a miss"


def test_a_zero_bid_is_told_to_lose_nothing_where_a_miss_of_one_trick_does() -> None:
    figures = {
        "made": Figure(0.72, 0.72, SURE),
        "own": Figure(7.7, 6.6, SURE),
        "none": Figure(0.0, 0.15, SURE),
    }
    view = dealt(chosen(3, "C"), [cards(each) for each in DEALT]).view(0)
    assert WHIST.telling.tried(view, Outlook(Bid(0), Bid(1), 4000, figures)) == (
        "Playing for 0 or for 1, you make it in about 72 of 100 deals. "
        "But a 1 that ends without a trick costs 10 points; a missed 0 costs nothing."
    )


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("HK ST D2", "you can lose high cards under higher ones."),
        ("HA SK D2", "you can lose high cards under higher ones, or throw them away."),
        ("HA ST D2", "you can throw an ace away when you have none of the suit led."),
    ],
)
def test_at_zero_an_ace_is_thrown_and_not_lost_under_a_higher_card(hand: str, words: str) -> None:
    view = dealt(chosen(3, "C"), [cards(hand), *map(cards, DEALT[1:])]).view(0)
    told = WHIST.telling.reasons(view, Bid(0))
    assert any(each.kind == "zero" and each.words.endswith(f"At zero, {words}") for each in told)


def test_the_plain_reason_is_told_where_a_neighbour_is_as_good() -> None:
    hands = [cards(each) for each in ("S8 S5 S3", "H2 H3 H4", "C2 C3 C4", "S9 S7 D5")]
    state = with_bids(dealt(chosen(3, "S", dealer=2), hands), [2, 0, 0, 0])
    play(state, "S9")
    figures = {"made": Figure(0.58, 0.59, SURE), "own": Figure(6.1, 5.9, SURE)}
    eight, five, three = (PlayCard(each) for each in cards("S8 S5 S3"))
    found = Outlook(three, eight, 4000, figures)
    told = WHIST.telling.why(state.view(0), three, [eight], found, [five]).told(str)
    assert "keep your 8 of Spades for a later one." in told, told
    assert "Little hangs on it: with the 8 of Spades too you make exactly 2" in told


def test_what_a_hand_promises_stands_before_what_trials_show_of_its_bid() -> None:
    view = dealt(chosen(3, "C"), [cards(each) for each in DEALT]).view(0)
    found = Outlook(Bid(1), Bid(0), 4000, {"made": Figure(0.60, 0.40, SURE)})
    why = WHIST.telling.why(view, Bid(1), [Bid(0), Bid(2), Bid(3)], found).told(str)
    assert why.startswith("Worth about ") and why.endswith(
        "Playing for 1, you make it in 60 of 100 deals; playing for 0, in 40."
    )
    assert why.count("of 100 deals") == 1


def test_what_becomes_of_a_card_is_no_cause_where_another_is_worth_as_much() -> None:
    figures = {
        "made": Figure(0.60, 0.40, SURE),
        "over": Figure(0.10, 0.30, SURE),
        "HK": Figure(0.10, 0.80, SURE),
    }
    found = Outlook(KING, TEN, 4000, figures)
    assert "Played now, the King of Hearts wins in 10; kept" in WHIST.telling.tried(HAS, found)
    near = PlayCard(cards("D2")[0])
    as_good = WHIST.telling.tried(HAS, replace(found, near=near))
    assert as_good.endswith("with the 10 of Spades in 40.")


def test_averages_of_other_deals_than_the_figures_are_not_told() -> None:
    own, worth = Figure(8.3, 7.6, SURE), Figure(1.2, -0.7, SURE)
    made = Figure(0.6, 0.4, SURE)
    told = bid(made=made, own=own, worth=worth, shown=Figure(1.2, -0.4, SURE))
    assert told == "Playing for 2, you make it in 60 of 100 deals; playing for 1, in 40."
    assert "On average" in bid(made=made, own=own, worth=worth, shown=Figure(1.2, -0.7, SURE))


def test_how_a_lower_bid_is_made_far_oftener_is_explained() -> None:
    worth, own = Figure(1.2, 0.2, SURE), Figure(8.3, 6.6, SURE)
    told = bid(made=Figure(0.34, 0.69, SURE), own=own, worth=worth)
    assert "playing for 1, in 69, as tricks are easier to lose than to win." in told
    assert "easier" not in bid(made=Figure(0.5, 0.69, SURE), own=own, worth=worth)


def test_at_the_first_card_it_is_told_what_the_bids_since_have_changed() -> None:
    hands = [cards(each) for each in ("HK ST D2 C5", "H2 H3 H4 H5", "S2 S3 S4 S5", "D3 D4 D5 D6")]
    state = with_bids(dealt(chosen(4, "C"), hands), [1, 3, 2, 2])
    figures = {"made": Figure(0.76, 0.6, SURE), "promised": Figure(0.41, 0.41, 0.0)}

    def said(**others: Figure) -> str:
        found = Outlook(KING, TEN, 4000, {**figures, **others})
        return WHIST.telling.tried(state.view(0), found)

    assert said().endswith(
        "When you bid, 1 was made in about 40 of 100 deals; the others’ bids since then have "
        "changed that. All bids add up to 8, the tricks to 4."
    )
    assert "When you bid" not in said(promised=Figure(0.7, 0.7, 0.0))

    def promised(player: int, leads: str) -> bool:
        one, other = (PlayCard(each) for each in cards(leads))
        found = WHIST.sense.outlook(state.view(player), one, other, Rng(1), 200)
        return "promised" in found.figures

    assert promised(0, "HK ST")
    play(state, "HK H2 S2")
    assert not promised(3, "D3 D4"), "the last to bid knew all bids"
    play(state, "D3")
    assert not promised(0, "ST D2"), "a card of the hand has been played"


def test_what_a_bid_promised_is_what_its_own_hint_told() -> None:
    hands = [cards(each) for each in ("HA SA D2 C5", "H2 H3 H4 H5", "S2 S3 S4 S5", "D3 D4 D5 D6")]
    state = dealt(chosen(4, "C"), hands)
    told = WHIST.sense.outlook(state.view(0), Bid(2), Bid(1), Rng(1), 1000).of("made").best
    view = with_bids(state, [2, 0, 1, 0]).view(0)
    one, other = (PlayCard(each) for each in cards("HA SA"))
    found = WHIST.sense.outlook(view, one, other, Rng(2), 1000)
    assert abs(found.of("promised").best - told) < 0.06
