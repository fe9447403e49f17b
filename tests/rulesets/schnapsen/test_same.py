"""Where all that can be played comes to the same, it is said why."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.core.outlook import SHOWN, Figure, Outlook
from game.core.protocols import Candidate
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import KONTRA, PASS, PLAYS, REKONTRA
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.same import all_the_same
from game.rulesets.schnapsen.since import PASSED
from game.rulesets.schnapsen.state import SchnapsenState
from game.session.arranging import arranged
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.schnapsen.deals import bid, cards, dealt, exchanged, play, standing, table

HANDS = ("SK ST SA HU HT HA", "HK HO DO DK DT SU", "SO CT CK CO CU DU")
WON = {
    1.0: "Played out, you win the deal whatever you choose.",
    0.4: "Played out, you win about 40 of 100 deals, whatever you choose.",
    0.0: "Played out, you lose the deal whatever you choose.",
}


@pytest.mark.parametrize("share", WON)
def test_how_often_the_deal_is_won_whatever_is_chosen_is_told_of_calls_too(share: float) -> None:
    outlook = Outlook(PASS, REKONTRA, 4000, {"won": Figure(share, share, 0.0)})
    view = bid(dealt(list(map(cards, HANDS)), "S", standing(any_trump=True)), "gang").view(0)
    assert all_the_same(view, outlook) == WON[share]


def test_cards_with_nothing_between_them_are_said_to_be_alike() -> None:
    state = table("S", *HANDS, contract="gang", declarer=0)
    play(state, "HA")
    assert all_the_same(state.view(1), None) == (
        "No card that may be out lies between these, so they come to the same."
    )
    assert all_the_same(table("S", *HANDS).view(0), None) == "66 more card points make 66."


def test_where_card_points_count_cards_that_differ_in_them_do_not_come_to_the_same() -> None:
    state = table("S", *HANDS)
    play(state, "HA")
    assert all_the_same(state.view(1), None) == (
        "No card that may be out lies between these, and the card points by which they differ "
        "decide nothing here."
    )


def test_a_kontra_that_comes_to_the_same_is_told_by_what_makes_up_for_it() -> None:
    """Somebody who wins more often than not would else wonder why it is not doubled."""
    shares = {"won": Figure(0.56, 0.56, 0.0), "beaten": Figure(0.0, 0.41, 0.01)}
    found = Outlook(PASS, KONTRA, 4000, {**shares, "redoubled": Figure(0.0, 0.47, 0.01)})
    told = all_the_same(asked().view(1), found)
    assert told.startswith("Kontra doubles a loss too")
    assert told.endswith(
        "Gang fails in 56 of 100 deals that fit. Its declarer would answer Kontra with Rekontra "
        "in 47, and make 41 of these."
    )
    lost = Outlook(PASS, KONTRA, 4000, {"won": Figure(0.0, 0.0, 0.0)})
    assert all_the_same(asked().view(1), lost).endswith(WON[0.0])


def test_nobody_doubles_for_nothing() -> None:
    won = Figure(0.56, 0.56, 0.0)
    both = Outlook(KONTRA, PASS, 4000, {"won": won, "redoubled": Figure(0.47, 0.0, 0.01)})
    kontra = Candidate(KONTRA, 0.29, 384, both)

    def advised(state: SchnapsenState, error: float) -> Sequence[Candidate[Any]]:
        found = [kontra, Candidate(PASS, 0.18, 384, error=error)]
        return arranged(Turn(SCHNAPSEN, state, 1, 9), found)

    best, other = advised(asked(), 0.06)
    assert (best.action, best.value) == (PASS, other.value), "it may be chance"
    assert best.outlook is not None and other.outlook is None
    assert best.outlook.other == KONTRA
    assert best.outlook.of("redoubled").other == 0.47
    assert best.outlook.of(SHOWN).gap == 0
    assert advised(asked(), 0.001)[0].action == KONTRA, "it is better"
    assert advised(asked((20, 0, 0)), 0.06)[0].action == KONTRA, "it costs nothing"


def asked(scores: Sequence[int] = (0, 0, 0)) -> SchnapsenState:
    """Return a Gang that the others are asked to double."""
    state = bid(dealt(list(map(cards, HANDS)), "S", standing(scores, any_trump=True)), "gang")
    exchanged(state, cards("CA DA"))
    assert state.table.phase is Phase.KONTRA
    return state


GANG = ("SA ST SO HA DA SU", "SK HO HT DU CK CA", "CU CO HK DK DT CT")
FOUR_TRICKS = "SA SK CU ST DU CO SO CK HK HA HO DK"


def test_it_is_told_which_cards_could_still_be_beaten_and_that_they_have_hardly_been_kept() -> None:
    state = play(table("S", *GANG, contract="gang"), f"{FOUR_TRICKS} DA")
    view, (best, other) = state.view(1), (PLAYS[card] for card in cards("CA HT"))

    def told(with_best: float, with_other: float) -> str:
        won = Figure(with_best, with_other, 0.0)
        return all_the_same(view, Outlook(best, other, 4000, {"won": won}))

    caught = (
        "Of the cards still out you could beat only these, and the declarer has hardly kept one of "
        "them: Unter of Hearts, Ten of Clubs."
    )
    nearly = "Played out, you lose nearly every deal, whatever you choose."
    assert told(0.004, 0.001) == f"{caught} If anything, keep the Ten of Hearts. {nearly}"
    assert told(0.0, 0.0) == f"{caught} {WON[0.0]}"
    assert "hardly kept" not in told(0.1, 0.1)
    assert "makes no difference" in told(0.1, 0.1)
    assert "makes hardly a difference" in told(0.11, 0.1)


def test_nothing_that_has_been_shown_to_be_elsewhere_could_be_beaten() -> None:
    """He has followed no suit but spades, and the others are known to be lower than none."""
    hands = ("SA ST SO SK SU DA", "HU HO DU DO CU CO", "HA HT HK DK CA CK")
    state = play(table("S", *hands, contract="gang"), "SA HO CK ST DO HK SK CO DK SO HU HT SU")
    view, (best, other) = state.view(1), (PLAYS[card] for card in cards("CU DU"))
    lost = Outlook(best, other, 4000, {"won": Figure(0.0, 0.0, 0.0)})
    assert all_the_same(view, lost) == (
        "None of them can win this trick, nor beat a card that the declarer may have kept. "
        f"{WON[0.0]}"
    )


def test_what_does_not_happen_every_time_is_not_told_as_certain() -> None:
    view, (best, other) = table("S", *HANDS).view(0), (PLAYS[card] for card in cards("HA HT"))
    for share, words in ((0.004, "lose"), (0.996, "win")):
        found = Outlook(best, other, 4000, {"won": Figure(share, share, 0.0)})
        assert all_the_same(view, found).endswith(
            f" Played out, you {words} nearly every deal, whatever you choose."
        )


def told_of(state: SchnapsenState) -> str:
    """Return what is told of whoever is to play, where nothing was tried out."""
    return all_the_same(state.view(state.table.player), None)


BETTLER = ("SU HU DU CU SK DK", "SA ST DA DT CA CT", "HA HT HK HO CK CO")
CAUGHT = ("SK HK DK CK SO HO", "SA HU DU CU SU HT", "ST HA DA CA DT CT")


@pytest.mark.parametrize(
    ("hands", "trick", "words"),
    [
        (BETTLER, "SU ST CO", "The declarer cannot go over any of these."),
        (
            BETTLER,
            "HU CT HO",
            "Of the cards that the declarer may hold, you can force only the Ace of Clubs to win.",
        ),
        (
            CAUGHT,
            "SO SA ST",
            "Each of these catches the declarer if he must go over it and your partner does not; "
            "that is as likely with one as with another.",
        ),
    ],
)
def test_of_leads_against_a_bettler_it_is_told_how_it_comes_that_they_are_alike(
    hands: Sequence[str], trick: str, words: str
) -> None:
    assert told_of(play(table("S", *hands, contract="bettler"), trick)) == words


CATCH = ("DT DK CT CK CO CU", "DA SU HT HK SO DO", "SK HU HA HO DU CA")


def test_where_trials_tell_two_leads_apart_it_is_not_told_how_they_come_to_the_same() -> None:
    """The Unter was advised, and the ace spoken for, which catches nobody."""
    state = play(table("S", *CATCH, contract="bettler"), "DT DA DU SU SK DK CA CT HT")
    turn, (unter, ober, ace) = Turn(SCHNAPSEN, state, 2, 45), (PLAYS[c] for c in cards("HU HO HA"))

    def told(share: float) -> str:
        outlook = Outlook(unter, ace, 4000, {"won": Figure(share, 0.0, 0.002)})
        values = {unter: -1.26, ober: -1.26, ace: -1.33}
        found = [Candidate(action, value, 37) for action, value in values.items()]
        return hint_reason(turn, [replace(found[0], outlook=outlook), *found[1:]], str)

    assert told(0.03) == (
        "Only one card is out above it, the King of Hearts: if the declarer has it, he must play "
        "it, and is caught. You win 3 of 100 deals; with the Ace of Hearts, 0."
    )
    assert told(0.0) == (
        "Of the cards that the declarer may hold, you can force only the King of Hearts to win. "
        f"{WON[0.0]}"
    )


def test_a_declarer_of_a_bettler_is_told_that_no_card_of_his_can_be_forced_to_win() -> None:
    safe = ("SU HU DU SO HO DO", "SA ST DA DT CA CT", "HA HT HK DK CK CO")
    state = play(table("S", *safe, contract="bettler"), "SU ST CO CA CK")
    assert told_of(state) == "No lower card can be led under any of these."


def won(view: SchnapsenView, share: float) -> str:
    """Return what is told where the deal is won so often, whatever is played."""
    best, other = (PLAYS[card] for card in view.hand[:2])
    return all_the_same(view, Outlook(best, other, 4000, {"won": Figure(share, share, 0.0)}))


def test_a_declarer_is_told_that_nothing_beats_his_cards_or_which_tricks_he_lacks() -> None:
    sure = table(
        "S", "SA ST SK SO HA DA", "HT HK HO HU DT DK", "CA CT CK CO CU DO", contract="gang"
    )
    assert won(sure.view(0), 1.0) == f"Nothing that is still out beats any of these. {WON[1.0]}"
    short = table(
        "S", "HA DU DO DT DA CU", "SA ST SK SO SU DK", "CA CT CK CO HK HT", contract="gang"
    )
    assert won(short.view(0), 0.0) == (
        "You still need 6 tricks, and led from the top only these are not beaten: Ace of Hearts, "
        f"Unter of Diamonds, Ober of Diamonds, Ten of Diamonds, Ace of Diamonds. {WON[0.0]}"
    )
    assert won(short.view(0), 0.3) == (
        "Win every trick. 6 tricks are left. "
        "Played out, you win about 30 of 100 deals, whatever you choose."
    )


def test_a_declarer_is_told_that_66_are_out_of_reach() -> None:
    hands = ("SK SO SU DA HU CU", "HA HT HK HO DU DO", "CA CT CK CO DK DT")
    state = table("S", *hands, contract="schnapser")
    play(state, "SK DU CO SO DO CK SU HO DK")
    assert won(state.view(0), 0.0) == (
        f"With all that can still fall you come to no more than 61 of the 66. {WON[0.0]}"
    )


TAKEN = ("DU SK ST HU CU CO", "DT SO HT HK HO CA", "DO DK SU HA CK CT")
FORCED = ("SU HU DU CU SK DK", "HA HT HK HO CK CO", "SO ST DA DT CA CT")


@pytest.mark.parametrize(
    ("hands", "contract", "trick", "words"),
    [
        (
            FORCED,
            "bettler",
            "SU CO ST SO SK",
            "The declarer takes this trick, and one trick loses a Bettler.",
        ),
        (GANG, "gang", "SO SK", "Your partner’s card wins the trick, which breaks Gang."),
        (
            GANG[:1] + GANG[:0:-1],
            "gang",
            "SO CU",
            "Whatever you play takes the trick, which breaks Gang.",
        ),
        (
            TAKEN,
            "bettler",
            "DU DT DO SO SU",
            "Whatever you play takes the trick, and one trick loses a Bettler.",
        ),
        (
            HANDS,
            "game",
            "SA SU SO ST DT CT HA HK CK HT HO",
            "With this trick the other side has 66 to claim.",
        ),
        (
            HANDS,
            "schnapser",
            "SA SU SO ST DT CT HA HK CK HT HO",
            "With this trick the declarer has four, and 66.",
        ),
    ],
)
def test_what_this_trick_settles_is_told(
    hands: Sequence[str], contract: str, trick: str, words: str
) -> None:
    """It was only said that none of one's cards can win it."""
    assert told_of(play(table("S", *hands, contract=contract), trick)) == words


def test_where_the_deal_is_open_it_is_told_what_decides_it_instead() -> None:
    thrown = play(table("S", *GANG, contract="gang"), "SA SK").view(2)
    assert won(thrown, 0.4) == (
        "None of them can win this trick, and later it makes no difference. What decides is "
        f"whether one of you two can beat what the declarer leads. {WON[0.4]}"
    )
    assert "What decides" not in won(thrown, 0.0), "it is decided"


def test_all_cards_being_safe_is_told_of_a_lead_as_well() -> None:
    safe = ("SU HU DU SO HO DO", "SA ST DA DT CA CT", "HA HT HK DK CK CO")
    words = "No lower card can be led under any of these."
    assert told_of(table("S", *safe, contract="bettler")) == words
    bare = ("SU SO HU HO DA DT", "SA SK ST HA HK HT", "CU CO CK CT CA DK")
    assert told_of(table("S", *bare, contract="bettler")) != words, "nothing beats the ace"


def test_nobody_is_told_only_that_all_choices_come_to_the_same() -> None:
    """Where nothing was tried it is told what speaks against a Kontra, or what is to be done."""
    assert all_the_same(asked().view(1), None).startswith("Kontra doubles a loss too")
    costless = all_the_same(asked((20, 0, 0)).view(1), None)
    assert costless.endswith("Kontra costs you nothing.")
    open_deal = table("S", *HANDS, contract="gang", declarer=0).view(0)
    assert all_the_same(open_deal, None) == "Win every trick. 6 tricks are left."


def test_a_first_card_tells_what_has_changed_since_the_pass_where_all_are_alike() -> None:
    """The figure had gone up by twenty deals, and nothing was said of it."""
    state = play(table("S", *GANG, contract="gang"), "SA")
    view, (best, other) = state.view(1), (PLAYS[card] for card in cards("CA HT"))
    shares = {"won": Figure(0.6, 0.6, 0.0), PASSED: Figure(0.3, 0.3, 0.0)}
    told = all_the_same(view, Outlook(best, other, 4000, shares))
    assert "When you passed, you won about 30 of 100 deals" in told


def test_a_dearer_card_that_is_advised_is_not_left_without_a_word() -> None:
    """What speaks for the cheapest is told of that one alone."""
    state = play(table("S", *HANDS), "SA SU SO ST DT")
    view, (low, ten) = state.view(2), (PLAYS[card] for card in cards("CU CT"))
    share = {"won": Figure(0.4, 0.4, 0.0)}
    dear = all_the_same(view, Outlook(ten, low, 4000, share))
    cheap = all_the_same(view, Outlook(low, ten, 4000, share))
    assert dear == f"66 more card points make 66. {WON[0.4]}", (dear, cheap)
    assert cheap == WON[0.4]
