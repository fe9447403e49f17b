"""Of cards as good, the one is advised that gives the other side least, or the own side most."""

from collections.abc import Mapping

from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.kit.german import PACK
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PLAYS, PUTS, FillTalon
from game.rulesets.schnapsen.state import SchnapsenState
from game.session.arranging import arranged, listed
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.schnapsen.deals import bid, cards, dealt, play, standing, table

HANDS = ("HA HT HU CK CU DT", "HK DO DK CA CT SU", "HO SA SK SO CO DA")
SECOND_TRICK = "HA HK HO HT DO"


def begun(text: str, contract: str = "game") -> SchnapsenState:
    """Return a deal with hearts as trumps, played as the text says."""
    return play(table("H", *HANDS, contract=contract), text)


def spent(state: SchnapsenState) -> Mapping[str, float]:
    """Return what each card that may be played spends."""
    view = state.view(state.table.player)
    return {str(each): SCHNAPSEN.telling.spends(view, each) for each in state.legal_actions()}


def advised(state: SchnapsenState, values: Mapping[str, float]) -> tuple[str, str]:
    """Return which card a hint advises that has found these figures, and why; what it tells of
    trials is of the first and the second."""
    turn = Turn(SCHNAPSEN, state, state.table.player, 9)
    found = [Candidate(PLAYS[cards(card)[0]], value, 90) for card, value in values.items()]
    won = {"won": Figure(0.7, 0.7, 0.0)}
    shown = Outlook(found[0].action, found[1].action, 4000, won)
    first = Candidate(found[0].action, found[0].value, 90, shown)
    told = arranged(turn, [first, *found[1:]])
    return str(told[0].action), hint_reason(turn, told, str)


def test_a_card_spends_what_it_gives_the_other_side_and_the_marriage_that_it_breaks() -> None:
    assert spent(begun(SECOND_TRICK)) == {"SA": 11, "SK": 24, "SO": 23, "CO": 3, "DA": 11}


def test_in_the_trick_of_a_partner_a_card_spends_what_it_does_not_add() -> None:
    assert spent(begun(f"{SECOND_TRICK} CO HU DK SO CU CA")) == {"SA": 0, "SK": 7, "DA": 0}


def test_a_marriage_that_cannot_be_declared_any_more_is_not_broken() -> None:
    state = begun(f"{SECOND_TRICK} CO HU DK SA CU CT")
    assert spent(state) == {"SK": 7, "SO": 8, "DA": 0}
    told = SCHNAPSEN.telling.reasons(state.view(state.table.player), PLAYS[cards("DA")[0]])
    assert told and all(each.kind != "keeps a marriage" for each in told)


def test_nothing_is_spent_in_a_trick_that_is_not_decided_nor_where_no_points_count() -> None:
    assert not any(spent(begun("")).values())
    assert not any(spent(begun("HA HK HO HT")).values())
    assert not any(spent(begun("HA HK HO HT DO", contract="gang")).values())


def test_what_gives_least_and_breaks_no_marriage_is_advised_among_cards_as_good() -> None:
    state = begun(SECOND_TRICK)
    figures = {"SK": 0.02, "SO": 0.02, "CO": 0.01, "SA": -0.4, "DA": -0.5}
    card, why = advised(state, figures)
    assert card == "CO"
    assert why.startswith("The trick goes to the other side: this card gives it 3 card points.")
    assert advised(state, figures | {"CO": -0.2})[0] == "SO", "these are better"


def test_what_adds_most_is_advised_where_all_comes_to_the_same_and_that_is_why() -> None:
    state = begun(f"{SECOND_TRICK} CO HU DK SO CU CA")
    card, why = advised(state, {"SK": 0.33, "DA": 0.33, "SA": 0.28})
    assert card == "DA"
    assert why == (
        "Your partner is winning the trick; this card adds 11 card points. "
        "Played out, you win about 70 of 100 deals, whatever you choose."
    )


def taken(hand: str, talon: str, contract: str, away: str = "") -> SchnapsenState:
    """Return a deal with diamonds as trumps whose declarer has taken this talon to this hand of
    six, and put cards away."""
    held, found = cards(hand), cards(talon)
    rest = [card for card in PACK if card not in (*held, *found)]
    state = bid(dealt([held, rest[:6], rest[6:]], "D", standing(any_trump=True)), contract)
    state.apply_action(FillTalon(found))
    for card in cards(away):
        state.apply_action(PUTS[card])
    return state


def put_away(state: SchnapsenState, *names: str) -> list[str]:
    """Return which three cards a hint lists, the advised first, that has found these as good."""
    turn = Turn(SCHNAPSEN, state, state.table.player, 9)
    found = [Candidate(PUTS[cards(name)[0]], 0.57, 90) for name in names]
    return [str(each.action) for each in listed(arranged(turn, found), (), 3, has_reason=False)]


def test_of_cards_as_good_to_put_away_no_ten_goes_and_the_low_ones_are_listed() -> None:
    state = taken("SO HT HO HU CA DA", "DT DO", "schnapser")
    low = {"-SO": 0, "-HU": 0, "-HO": 1}
    assert spent(state) == {**low, "-HT": 10, "-CA": 11, "-DO": 11, "-DT": 21, "-DA": 22}
    assert put_away(state, "HO", "HT", "HU", "SO") == ["-HU", "-SO", "-HO"]
    second = taken("SO HT HO HU CA DA", "DT DO", "schnapser", "HO")
    assert put_away(second, "HT", "HU", "SO") == ["-HU", "-SO", "-HT"]


def test_a_marriage_is_kept_among_cards_as_good_to_put_away() -> None:
    state = taken("SO SK HU CK CA DA", "DT DO", "game")
    assert put_away(state, "SO", "SK", "CK") == ["-CK", "-SO", "-SK"]


def test_where_no_trick_may_be_lost_what_stands_is_kept_among_cards_as_good() -> None:
    state = taken("SA ST HA HK CU DA", "CO DK", "gang")
    assert {card for card, cost in spent(state).items() if not cost} == {"-HK", "-CO", "-CU", "-DK"}
    assert put_away(state, "HA", "HK", "CU") == ["-CU", "-HK", "-HA"]


def test_no_safe_card_of_a_bettler_is_put_away_where_one_in_danger_is_as_good() -> None:
    state = taken("SU HU DU CU CO CA", "SK CK", "bettler")
    assert {card for card, cost in spent(state).items() if not cost} == {"-SK", "-CA"}
    assert put_away(state, "SU", "HU", "CA") == ["-CA", "-SU", "-HU"]


BEFORE_THE_LAST = "CA CU CO CT HT HK CK HU HO SA SO DO HA"


def test_who_throws_before_the_last_trick_keeps_what_beats_more_of_the_declarer_s_cards() -> None:
    """The ten of spades beats two that he may have kept, the ace of diamonds three."""
    hands = ("SA HA CA CT CK SK", "ST HU DA CU HT SO", "HK HO DT DK DO CO")
    state = play(table("S", *hands, contract="gang"), BEFORE_THE_LAST)
    assert spent(state) == {"ST": 2, "DA": 3}
    turn, lost = Turn(SCHNAPSEN, state, 1, 9), {"won": Figure(0.004, 0.002, 0.0)}
    ace, ten = (PLAYS[card] for card in cards("DA ST"))
    shown = Outlook(ace, ten, 4000, lost)
    found = [Candidate(ace, -5.98, 384, shown), Candidate(ten, -5.98, 384)]
    told = arranged(turn, found)
    assert told[0].action == ten
    assert "keep the Ace of Diamonds, which beats more of them." in hint_reason(turn, told, str)


def tried_to_put_away(state: SchnapsenState) -> set[str]:
    """Return which cards a search tries to put away."""
    view = state.view(state.table.player)
    return {str(each) for each in SCHNAPSEN.sense.shortlist(view, state.legal_actions())}


def test_of_cards_with_none_between_one_is_tried_to_be_put_away_where_no_points_count() -> None:
    """By chance alone trials had found the Ober better put away in a Bettler than the king."""
    bettler = taken("SK SO HA HO CA CT", "CO CU", "bettler")
    assert tried_to_put_away(bettler) == {"-SK", "-HA", "-HO", "-CA", "-CO"}
    gang = taken("SA ST HA HK CU DA", "CO DK", "gang")
    assert tried_to_put_away(gang) == {"-ST", "-HA", "-HK", "-CU", "-DA", "-DK"}
    game = taken("SK SO HA HO CA CT", "CO CU", "game")
    assert len(tried_to_put_away(game)) == 8, "card points count"
