"""Which card goes beside a loser, what a card brings, and how a Bettler is met."""

from functools import partial

import pytest

from game.core.reason import most_telling
from game.kit.actions import PlayCard
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import MARRIAGES, PLAYS, PUTS, FillTalon
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.reasons import reasons
from game.rulesets.schnapsen.state import SchnapsenState
from tests.rulesets.saying import reason_in
from tests.rulesets.schnapsen.deals import bid, cards, dealt, play, standing, table

reason = partial(reason_in, "schnapsen")

HANDS = ("SK ST SA HK HT HA", "HU HO DO DK DT SU", "SO CT CK CO CU DU")
TALON = "DA CA"


def auctioned(hands: tuple[str, ...], talon: str, contract: str) -> SchnapsenState:
    state = dealt([cards(hand) for hand in hands], "S", standing(any_trump=True))
    state = bid(state, contract)
    state.apply_action(FillTalon(cards(talon)))
    return state


def test_the_one_loser_is_named_where_every_trick_is_to_be_taken() -> None:
    hands = (HANDS[0], HANDS[1], "SO CT CK CO CU DA")
    state = auctioned(hands, "DU CA", "bauern_schnapser")
    told = reason(state.view(0), PUTS[cards("SK")[0]])
    assert told.startswith("The Unter of Diamonds must go, for it can be beaten")
    assert "must go" not in reason(state.view(0), PUTS[cards("DU")[0]])


@pytest.mark.parametrize(
    ("led", "part"), [("HK", "a card point more if it wins"), ("HO", "less away")]
)
def test_a_marriage_is_told_with_which_card_is_led(led: str, part: str) -> None:
    state = auctioned(HANDS, TALON, "game")
    told = reason(state.view(0), MARRIAGES[cards(led)[0]])
    assert "The marriage brings 20 towards 66" in told and part in told


def test_against_a_bettler_no_card_is_praised_for_winning_or_losing() -> None:
    hands = ("SU SO SK HO DU DO", "ST SA HT HU CT CA", "HK HA DK DT DA CU")
    state = auctioned(hands, "CO CK", "bettler")
    for put in cards("CO CK"):
        state.apply_action(PUTS[put])
    for _opponent in range(2):
        state.apply_action(state.legal_actions()[0])
    state.apply_action(PLAYS[cards("SK")[0]])
    told = reason(state.view(1), PLAYS[cards("ST")[0]])
    assert told == "You must beat the declarer’s card if you can."
    state.apply_action(PLAYS[cards("ST")[0]])
    assert reason(state.view(2), PLAYS[cards("DA")[0]]) == (
        "It beats 2 cards of Diamonds that may be out, and would win in the declarer’s place: "
        "away with it."
    )
    state.apply_action(PLAYS[cards("DA")[0]])
    assert "Nobody can beat it" in reason(state.view(1), PLAYS[cards("CA")[0]])
    assert "the Ace of Hearts: if the declarer has it" in reason(
        state.view(1), PLAYS[cards("HT")[0]]
    )


def test_two_cards_of_a_suit_go_together_for_the_sake_of_ruffs() -> None:
    hands = ("SK ST SA HK HT CO", "HU HO DO DK DT DA", "SO CT CK SU CU DU")
    state = auctioned(hands, "CA HA", "game")
    told = reason(state.view(0), PUTS[cards("CO")[0]])
    assert told == "Your two cards of Clubs can go together: without them you can trump that suit."
    state.apply_action(PUTS[cards("HK")[0]])
    assert "go together" not in reason(state.view(0), PUTS[cards("CO")[0]])


def test_a_card_put_away_beside_a_marriage_is_told_to_keep_it() -> None:
    hands = ("SK SO SA HK HT CO", "HU HO DO DK DT DA", "ST CT CK SU CU DU")
    state = auctioned(hands, "CA HA", "game")
    kinds = {each.kind for each in reasons(state.view(0), PUTS[cards("HK")[0]])}
    assert "keeps a marriage" in kinds
    kinds = {each.kind for each in reasons(state.view(0), PUTS[cards("SK")[0]])}
    assert "keeps a marriage" not in kinds


def test_the_last_card_of_a_trick_tells_the_points_it_wins_and_what_is_lacking() -> None:
    hands = ("SK ST SA HK HT HA", "HU HO DO DK DT SU", "SO CT CK CO CU DU")
    state = auctioned(hands, "DA CA", "game")
    for put in cards("DA CA"):
        state.apply_action(PUTS[put])
    while state.table.phase != Phase.PLAY:
        state.apply_action(state.legal_actions()[-1])
    for led in reasons(state.view(0), PLAYS[cards("HK")[0]]):
        assert led.kind != "wins"
    for card in cards("HK HU"):
        state.apply_action(PLAYS[card])
    (won,) = (each for each in reasons(state.view(2), PLAYS[cards("SO")[0]]) if each.kind == "wins")
    assert won.much == 9
    assert "with 9 card points. Your side then lacks 57 card points." in won.words


def test_where_only_the_partner_plays_after_it_a_card_is_told_to_take_the_trick_for_certain() -> (
    None
):
    hands = ("SK ST SA HU HT HA", "HK HO DO DK DT SU", "SO CT CK CO CU DU")
    state = auctioned(hands, "DA CA", "game")
    for put in cards("DA CA"):
        state.apply_action(PUTS[put])
    while state.table.phase != Phase.PLAY:
        state.apply_action(state.legal_actions()[-1])
    state.apply_action(PLAYS[cards("HU")[0]])
    (won,) = (each for each in reasons(state.view(1), PLAYS[cards("HK")[0]]) if each.kind == "wins")
    assert won.much == 6 and "Only your partner plays after you" in won.words


def test_a_dearer_card_is_kept_where_a_cheaper_one_takes_the_trick_for_certain() -> None:
    hands = ("SK ST SA HU HT CO", "HK HO HA DK DT SU", "SO CT CK DO CU DU")
    state = auctioned(hands, "DA CA", "game")
    for put in cards("DA CA"):
        state.apply_action(PUTS[put])
    while state.table.phase != Phase.PLAY:
        state.apply_action(state.legal_actions()[-1])
    state.apply_action(PLAYS[cards("HU")[0]])
    assert reason(state.view(1), PLAYS[cards("HK")[0]]) == (
        "The trick is yours for certain, and your Ace of Hearts stays for a later one."
    )
    said = [each.words for each in reasons(state.view(1), PLAYS[cards("HK")[0]])]
    assert all("for now" not in each for each in said)


def test_of_two_aces_that_is_led_of_whose_suit_more_cards_are_out() -> None:
    hands = ("SK SO HA DA DT DK", "HK HO HT HU DO SU", "ST SA CK CO CU DU")
    state = auctioned(hands, "CT CA", "game")
    for put in cards("CT CA"):
        state.apply_action(PUTS[put])
    while state.table.phase != Phase.PLAY:
        state.apply_action(state.legal_actions()[-1])
    own = reasons(state.view(0), PLAYS[cards("HA")[0]])
    lesser = [(0, reasons(state.view(0), PLAYS[cards("DA")[0]]))]
    told = most_telling(own, lesser).words
    assert "any of the 4 Hearts that are out must follow. A trick makes your marriage" in told


def test_over_the_partner_s_trump_the_dearer_of_two_that_are_alike_goes() -> None:
    state = table("S", "DT DA DK DO SK SU", "SO CK HU HO HK CO", "ST SA HT HA CU CA")
    play(state, "DT SO")
    ace, ten = (PLAYS[cards(each)[0]] for each in ("SA", "ST"))
    assert SCHNAPSEN.telling.why(state.view(2), ace, [ten]).words == (
        "It brings 1 card point more than the Ten of Spades, which wins later just as surely."
    )
    told = [each.words for each in reasons(state.view(2), ten)]
    assert told and not any("Your partner is winning" in each for each in told)


def test_of_two_sure_cards_the_dearer_is_led_while_66_can_still_be_claimed() -> None:
    hands = ("HA HT HU CA CK CT", "HK CO DA DT DK DO", "HO CU SA ST SK SO")
    state = play(table("H", *hands), "HA HK HO HT DO SO CA CO CU CK DK SK")
    view = state.view(0)
    ten, unter = (reasons(view, PLAYS[card]) for card in cards("CT HU"))
    assert most_telling(ten, [("HU", unter)]).words == (
        "A sure trick. Led now, it brings its 10 card points in time: once the last trick is led, "
        "nobody can claim 66."
    )
    assert not most_telling(unter, [("CT", ten)]).words
    assert all("can trump that suit" not in each.words for each in ten), (
        "nobody can lead clubs any more"
    )


SCHNAPSER = ("SA SK SO SU HA CT", "ST HT HK HO HU CA", "DA DK DO DU CK CU")


def test_where_66_are_reached_nothing_is_told_of_them() -> None:
    state = table("S", *SCHNAPSER, contract="schnapser")
    ace = PLAYS[cards("SA")[0]]
    assert "for the 66 that four tricks must bring" in reason(state.view(0), ace)
    play(state, "SA ST DU")
    marriage = reasons(state.view(0), MARRIAGES[cards("SK")[0]])
    assert [each.words for each in marriage] == [
        "The marriage brings 40 towards 66; only whoever leads can declare it."
    ]
    play(state, "SK+SO HU DO")
    assert state.table.side(0).is_enough
    for card in cards("HA SO SU"):
        said = [each.words for each in reasons(state.view(0), PLAYS[card])]
        assert said[0] == "A sure trick: nothing that may be out beats it."
        assert not any("66" in words for words in said)


def test_who_may_lose_no_trick_is_told_to_let_none_go() -> None:
    hands = ("HU CA CT CK CO HA", "HT HK HO SA ST SK", "DA DT DK DO DU SO")
    state = table("S", *hands, contract="bauern_schnapser")
    said = [each.words for each in reasons(state.view(0), PLAYS[cards("HU")[0]])]
    assert not any("Let this trick go" in words or "gives this trick" in words for words in said)


def test_against_a_declarer_who_may_lose_no_trick_a_card_breaks_the_contract_or_does_not() -> None:
    state = play(table("S", *SCHNAPSER, contract="schnapser"), "CT")
    over = reasons(state.view(1), PLAYS[cards("CA")[0]])
    assert [each.words for each in over] == [
        "It takes the trick from the declarer, which breaks Schnapser."
    ]
    play(state, "CA")
    beside = reasons(state.view(2), PLAYS[cards("CK")[0]])
    assert [each.words for each in beside] == [
        "Your partner’s card wins the trick, which breaks Schnapser."
    ]
    caution = SCHNAPSEN.telling.caution
    under, more = (PLAYS[card] for card in cards("CU CK"))
    assert "card points" not in caution(state.view(2), under, more, "ABC")


def test_what_a_card_adds_to_the_66_of_a_schnapser_is_told_of_one_that_is_thrown() -> None:
    """A ten thrown was told to be as good as a low card, but for what trials had shown."""
    state = play(table("S", *HANDS, contract="schnapser"), "SA SU SO ST")
    view = state.view(1)
    low, ten = ([*reasons(view, PLAYS[card])] for card in cards("DO DT"))
    assert "It adds 3 card points to the 66 that the declarer needs as well." in [
        each.words for each in low
    ]
    told = most_telling(low[-1:], [(PLAYS[cards("DT")[0]], ten)])
    assert told.words == low[-1].words and "adds 3" in told.words
    gang = play(table("S", *HANDS, contract="bauern_schnapser"), "SA SU SO ST").view(1)
    assert not any("It adds" in each.words for each in reasons(gang, PLAYS[cards("DO")[0]]))


@pytest.mark.parametrize(
    ("hand", "contract", "told"),
    [
        ("DT DK DO SA HK", "game", "a marriage of 20; the Ten of Diamonds would keep it"),
        ("DU DK DO SA HK", "game", ""),
        ("DT DO DU SA HK", "game", ""),
        ("DK DO SU SA HK", "game", ""),
        ("DT DK DO SA HK", "gang", ""),
    ],
)
def test_a_card_that_breaks_up_a_marriage_is_told_what_keeping_it_costs(
    hand: str, contract: str, told: str
) -> None:
    """“Play your weakest card” was all, and the marriage went with it."""
    state = table("C", "DA CA CT CK CO CU", f"{hand} HU", "HA HT HO ST SK SO", contract=contract)
    play(state, "DA")
    view = state.view(1)
    (ober,) = cards("DO")
    found = SCHNAPSEN.telling.reasons(view, PlayCard(ober))
    assert any(told in each.words for each in found)
    assert any("breaks up" in each.words for each in found) is bool(told)
