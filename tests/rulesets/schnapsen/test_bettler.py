"""What a Bettler's declarer puts away and leads first, and how the others catch him."""

from functools import partial

from game.core.reason import Reason, most_telling
from game.kit.german import PACK
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PASS, PLAYS, PUTS, FillTalon
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.reasons import reasons
from game.rulesets.schnapsen.state import SchnapsenState
from tests.rulesets.saying import reason_in
from tests.rulesets.schnapsen.deals import bid, cards, dealt, play, standing

reason = partial(reason_in, "schnapsen")


def taken(hand: str, talon: str) -> SchnapsenState:
    """Return a Bettler whose declarer, Forehand, has taken this talon to this hand of six."""
    held, found = cards(hand), cards(talon)
    rest = [card for card in PACK if card not in (*held, *found)]
    state = bid(dealt([held, rest[:6], rest[6:]], "S", standing(any_trump=True)), "bettler")
    state.apply_action(FillTalon(found))
    return state


def begun(*hands: str, talon: str) -> SchnapsenState:
    """Return a Bettler of Forehand's, who has put the talon away, ready to be played."""
    state = bid(dealt([cards(hand) for hand in hands], "S", standing(any_trump=True)), "bettler")
    state.apply_action(FillTalon(cards(talon)))
    for card in cards(talon):
        state.apply_action(PUTS[card])
    while state.table.phase is Phase.KONTRA:
        state.apply_action(PASS)
    return state


def away(view: SchnapsenView, card: str) -> list[Reason]:
    return list(reasons(view, PUTS[cards(card)[0]]))


def test_a_card_that_lower_ones_can_be_led_under_goes_with_what_could_save_it() -> None:
    view = taken("SU SK HO HT CU CK", "HK DT").view(0)
    assert reason(view, PUTS[cards("DT")[0]]) == (
        "3 lower cards of Diamonds can be led under it. Then only the Ace of Diamonds can save it."
    )
    assert reason(view, PUTS[cards("SK")[0]]) == (
        "1 lower card of Spades can be led under it. Then only 2 higher ones can save it."
    )
    told = most_telling(away(view, "DT"), [(c, away(view, c)) for c in ("SK", "CK", "HT")])
    assert "only the Ace" in told.words and not told.alike
    assert reason(taken("SU SK HO HT CU CK", "DU DA").view(0), PUTS[cards("DA")[0]]) == (
        "3 lower cards of Diamonds can be led under it. Then it must win."
    )


def test_two_cards_in_danger_of_one_suit_go_together() -> None:
    view = taken("SO HU HO DU DO CA", "CU CK").view(0)
    for card in ("CK", "CA"):
        assert reason(view, PUTS[cards(card)[0]]) == (
            "Lower cards of Clubs can be led under your Ace of Clubs, King of Clubs: both go."
        )


def test_two_cards_in_danger_do_not_both_go_where_one_of_another_suit_is_in_more_danger() -> None:
    """The king of spades goes beside the ace of hearts, and the Ober was told to go with it."""
    view = taken("SK SO HA HO CA CT", "CO CU").view(0)
    assert reason(view, PUTS[cards("HA")[0]]) == (
        "3 lower cards of Hearts can be led under it. Nobody can go over it."
    )
    assert not any("both go" in each.words for each in away(view, "HO"))


def test_what_is_put_away_promises_no_first_lead() -> None:
    """It named one, and the next hint led another."""
    for hand, talon in (("SK HU HO DU CK CT", "DO CO"), ("SU SK HO DT CU CO", "HK DO")):
        view = taken(hand, talon).view(0)
        for card in view.hand:
            assert not any(" led first" in each.words for each in reasons(view, PUTS[card]))


def test_the_first_lead_is_told_to_be_safe_where_a_higher_card_must_beat_it() -> None:
    state = begun("SK HU HO DU DO CT", "SU SO ST SA HK HT", "HA DK DT DA CU CA", talon="CO CK")
    view = state.view(0)
    assert reason(view, PLAYS[cards("CT")[0]]) == (
        "Led first it is safe, for a higher card must beat it: Ace of Clubs. Later 1 lower card "
        "could be led under it."
    )
    told = {each.kind: each.much for each in reasons(view, PLAYS[cards("SK")[0]])}
    other = {each.kind: each.much for each in reasons(view, PLAYS[cards("CT")[0]])}
    assert told["forced"] < other["forced"], "two can go over the king, and one over the ten"
    assert {each.kind for each in reasons(view, PLAYS[cards("HU")[0]])} == {"safe lead"}


def test_a_lead_against_a_bettler_is_told_by_who_may_hold_what_is_above_it() -> None:
    state = begun("SU SK HU DU DO CU", "SO ST HK CO DT DA", "SA HO HT HA CK CA", talon="DK CT")
    state = play(state, "SU SO SA")
    view = state.view(2)
    assert reason(view, PLAYS[cards("CA")[0]]).startswith("Nobody can beat it")
    assert reason(view, PLAYS[cards("HT")[0]]).startswith("2 higher") is False
    assert reason(view, PLAYS[cards("HO")[0]]) == (
        "Only one card is out above it, the King of Hearts: if the declarer has it, he must play "
        "it, and is caught."
    )
    assert reason(view, PLAYS[cards("CK")[0]]) == (
        "Only one card is out above it, the Ten of Clubs: if the declarer has it, he must play it, "
        "and is caught."
    )


def test_where_the_partner_has_shown_to_have_none_above_the_declarer_alone_can() -> None:
    state = begun("HU HA DU DO CU CO", "SU SK ST SA DT CT", "SO HO HK HT CK CA", talon="DK DA")
    state = play(state, "HU CT HK")
    assert reason(state.view(2), PLAYS[cards("HT")[0]]) == (
        "Your partner cannot go over it: a higher card catches the declarer (Ace of Hearts)."
    )


def test_a_lead_of_what_the_declarer_has_shown_to_lack_cannot_catch_him() -> None:
    state = begun("HU HO DU DO CU CO", "SU SO SK HK HA CT", "SA ST HT DT CK CA", talon="DK DA")
    state = play(state, "HU HA HT")
    assert reason(state.view(1), PLAYS[cards("SU")[0]]) == (
        "The lowest of Spades left: any of the 2 higher ones wins for the declarer, unless your "
        "partner takes it."
    )
    state = play(state, "SU SA HO CK CO CT")
    assert reason(state.view(1), PLAYS[cards("SO")[0]]).startswith("The declarer cannot go over it")


def test_the_lower_of_two_beats_the_declarer_only_where_the_partner_can_go_over_it() -> None:
    hands = ("SU SO SK HO DU DO", "ST SA HT HU CT CA", "HK HA DK DT DA CU")
    state = play(begun(*hands, talon="CO CK"), "SO")
    view = state.view(1)
    assert reason(view, PLAYS[cards("SA")[0]]) == (
        "You must beat the declarer’s card: go high, and keep the Ten of Spades to lead."
    )
    assert reason(view, PLAYS[cards("ST")[0]]) == "You must beat the declarer’s card if you can."


def test_who_throws_a_card_away_keeps_the_lowest_to_lead() -> None:
    hands = ("SU SO SK HO DU DO", "ST SA HT HU CT CA", "HK HA DK DT DA CU")
    state = play(begun(*hands, talon="CO CK"), "SO ST")
    assert reason(state.view(2), PLAYS[cards("DK")[0]]) == (
        "You cannot win this trick. Keep the Unter of Clubs to lead under the declarer’s cards."
    )


def test_the_declarer_throws_what_a_lower_card_can_be_led_under() -> None:
    hands = ("SU HU DU DT HO CU", "ST SA HT HA CT CA", "HK DO DK SK DA CK")
    state = play(begun(*hands, talon="CO SO"), "SU ST SK CA CK CU CT DO")
    assert "be led under it" in reason(state.view(0), PLAYS[cards("DT")[0]])
    assert reason(state.view(0), PLAYS[cards("HU")[0]]) == "", "it never wins in any case"


def test_of_two_leads_under_the_declarer_each_is_told_by_what_the_other_has_not() -> None:
    state = begun("DU DO HU HO HT CO", "DK DT DA CT SK ST", "SA SO HA HK CA CU", talon="SU CK")
    state = play(state, "HT CT HA")
    view, high, low = state.view(2), *(PLAYS[cards(each)[0]] for each in ("SO", "CU"))
    assert SCHNAPSEN.telling.why(view, high, [low]).words == (
        "Two higher cards of Spades are out: if the declarer has one, he must play it, and is "
        "caught unless your partner has the other and must beat it."
    )
    assert SCHNAPSEN.telling.why(view, low, [high]).words.startswith("The lowest of Clubs left")


def test_of_high_cards_the_one_goes_that_would_win_most_in_the_declarer_s_place() -> None:
    hands = ("SU SO SK HO DU DO", "ST SA HT HU CT CA", "HK HA DK DT DA CU")
    view = play(begun(*hands, talon="CO CK"), "SO ST").view(2)
    diamond, heart = (PLAYS[cards(each)[0]] for each in ("DA", "HA"))
    assert SCHNAPSEN.telling.why(view, heart, [diamond]).words == (
        "It beats 3 cards of Hearts that may be out, and would win in the declarer’s place: away "
        "with it."
    )
    club = PLAYS[cards("CU")[0]]
    assert SCHNAPSEN.telling.why(view, club, [heart, diamond]).words == (
        "It is your only card of Clubs: when that is led, you can throw another."
    )


def test_of_leads_that_one_card_can_beat_the_suit_with_more_cards_out_is_told_apart() -> None:
    state = begun("SU SO HU DO CU CO", "SA SK HO DA DU CA", "ST HK HT DK CT DT", talon="HA CK")
    state = play(state, "SU SK ST")
    view, leads = state.view(2), cards("CT DT DK")
    ten, *others = ([*reasons(view, PLAYS[lead])] for lead in leads)
    told = most_telling(ten, list(zip(leads[1:], others, strict=True))).words
    assert told.startswith("Only one card is out above it, the Ace of Clubs")
    assert told.endswith(
        "4 cards of Clubs may be out, so the declarer is likelier to have to follow."
    )


def test_a_discard_is_told_by_what_is_left_to_lead_where_nothing_low_is() -> None:
    hands = ("SU SO SK HO DU DO", "ST SA HT HU CT CA", "HK HA DK DT DA CK")
    state = play(begun(*hands, talon="CO CU"), "SO ST")
    view, away = state.view(2), [PLAYS[card] for card in cards("DA DK")]
    assert [each.words for each in reasons(view, away[1])] == [
        "No higher card of Diamonds is out: led later, it could not catch the declarer.",
        "You keep what the declarer may have to beat when you lead it: King of Hearts, "
        "King of Clubs.",
    ]


def test_a_high_lead_tells_that_a_lower_card_of_the_suit_is_kept() -> None:
    state = begun("SU SO HU DO CU CK", "SA SK HO DA DU CA", "ST HK HT CO CT DT", talon="HA DK")
    view = play(state, "SU SK ST").view(2)
    told = {each.kind: each.words for each in reasons(view, PLAYS[cards("CT")[0]])}
    assert told["keeps a lower"].endswith("You keep the Ober of Clubs to lead later.")
    assert "keeps a lower" not in {each.kind for each in reasons(view, PLAYS[cards("CO")[0]])}, (
        "nothing lower is held"
    )


def test_in_a_trick_that_the_declarer_no_longer_takes_it_is_told_who_leads_next() -> None:
    cannot = "The declarer can no longer be made to take this trick"
    over = begun("SU HO SK DU DO CU", "SO HT HA DT DA CT", "SA HK ST CK CA DK", talon="HU CO")
    view = play(over, "SU SO SA HK HO").view(1)
    ace, ten = (reasons(view, PLAYS[card]) for card in cards("HA HT"))
    leads = f"{cannot}; you lead to the next."
    assert ace[0].words == ten[0].words == leads
    under = begun("SU HO SK DU DO CU", "SO HU CO DT DA CT", "SA HK ST CK CA DK", talon="HT HA")
    view = play(under, "SU SO SA HK HO").view(1)
    assert reason(view, PLAYS[cards("HU")[0]]) == f"{cannot}; your partner leads to the next."


def test_of_two_cards_that_take_what_the_declarer_cannot_it_is_told_what_the_other_does_later() -> (
    None
):
    """The declarer has no spade, and whichever is played its player leads to the next trick."""
    hands = ("DU HO HK CU DO CO", "SA SO HU HA DA CA", "SU SK ST HT DT CT")
    state = play(begun(*hands, talon="DK CK"), "DU DA DT CA CT CO HU HT HO")
    view, queen, ace = play(state, "SU HK").view(1), *(PLAYS[card] for card in cards("SO SA"))
    why = SCHNAPSEN.telling.why
    assert why(view, queen, [ace]).words == (
        "You keep the Ace of Spades: led later, nobody takes it from you, and you lead on."
    )
    assert why(view, ace, [queen]).words == (
        "You keep the Ober of Spades: led later, your partner may have to take it (King of Spades, "
        "Ten of Spades), and leads on."
    )
