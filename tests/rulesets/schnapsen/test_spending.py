"""Of cards as good, the one is advised that gives the other side least, or the own side most."""

from collections.abc import Mapping

from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PLAYS
from game.rulesets.schnapsen.state import SchnapsenState
from game.session.arranging import arranged
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.schnapsen.deals import cards, play, table

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
