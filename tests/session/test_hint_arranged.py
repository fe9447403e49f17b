"""In what order a hint tells what was found, and by which figures."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.kit.german import PACK
from game.kit.number_cards import parse_number_cards
from game.kit.table import with_item
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import EndTurn, Move, NoGuard, Protect, Strike, Use
from game.rulesets.berserk.cards import box
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import Discard, parse_action
from game.rulesets.berzerka.position import Phase
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PLAYS, PUTS, FillTalon
from game.session.arranging import arranged, listed
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.berserk.boards import battle
from tests.rulesets.berzerka.hands import play_with
from tests.rulesets.schnapsen.deals import bid, cards, dealt, play, standing, table

LOST = ("SO SK DU DO DA CT", "SA ST HA HT CA DT", "SU HK HO CK CO DK")
HAND = "S13S11S2H6H1C12C11C4C2D12D9D4D3"


def changing() -> Turn:
    """Return the turn of somebody who is to change cards of a hand in which Clubs are trumps."""
    state = play_with("berzerka", named="trump:C")
    state.table = state.table.but(
        phase=Phase.EXCHANGE,
        player=0,
        exchanged=0,
        talon=13,
        hands=with_item(state.table.hands, 0, parse_number_cards(HAND)),
        discards=((), (), ()),
    )
    return Turn(BERZERKA, state, 0, 9)


def found(values: Mapping[str, float]) -> list[Candidate[Any]]:
    """Return what a search has found of decisions in notation."""
    return [Candidate(parse_action(text), value, 200) for text, value in values.items()]


def test_nobody_is_exhausted_to_help_another_where_it_is_too_close_to_call() -> None:
    """Two who may make each other alert would go on with it in a circle."""
    whip = box.card_named("plains-whip-mistress")
    fight = battle(
        """
        . . . . .
        . . . . .
        . b . . .
        . A . . .
        . D . . .
        . . . . .
        """,
        sides={"D": {"exhausted": True}},
        A=whip,
        D=whip,
        b=box.card_named("mountains-anvil-guard"),
    )
    turn = Turn(BERSERK, fight.state, 0, 9)
    rouse = Use(fight.spot("A"), 1, fight.spot("D"))
    strike, end = Strike(fight.spot("A"), fight.spot("b")), EndTurn()
    [told] = BERSERK.telling.reasons(turn.view(), rouse)
    assert "makes Mistress of the Whip b2 alert" in told.words and "enemy" not in told.words

    def first(strike_visits: int, error: float) -> Any:
        tried = [Candidate(rouse, 0.32, 40, error=0.0), Candidate(end, -0.4, 40, error=0.01)]
        tried.insert(1, Candidate(strike, 0.3, strike_visits, error=error))
        return arranged(turn, tried)[0].action

    assert first(40, 0.05) == strike, "it may be chance"
    assert first(40, 0.001) == rouse and first(4, 0.05) == rouse, "it is better, or not known"


def test_the_dearest_card_does_not_protect_where_a_cheaper_one_or_nobody_does_as_well() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . . . . .
        . . K O .
        . . R . .
        . . . . .
        """,
        sky="f",
        to_act=1,
        K=box.card_named("plains-khan"),
        O=box.card_named("plains-caravan-ox"),
        R=box.card_named("plains-remount"),
        f=box.card_named("mountains-gyrfalcon"),
    )
    fight.state.apply_action(Strike(fight.spot("f"), fight.spot("R")))
    turn = Turn(BERSERK, fight.state, 0, 9)
    khan, ox = Protect(fight.spot("K")), Protect(fight.spot("O"))

    def spends(action: Any) -> float:
        return BERSERK.telling.spends(turn.view(), action)

    assert spends(NoGuard()) == 0 < spends(ox) < spends(khan)
    assert not BERSERK.telling.reasons(turn.view(), ox), "nothing is gained by it"
    told = BERSERK.telling.reasons(turn.view(), khan)[0].words
    assert "attacker 0.8. Unprotected: Remount Girl" in told and "attacker none." in told

    def first(nobody: float, cheaper: float) -> Any:
        tried = [
            Candidate(khan, 0.3, 20, error=0.1),
            Candidate(ox, cheaper, 20, error=0.1),
            Candidate(NoGuard(), nobody, 20, error=0.1),
        ]
        return arranged(turn, tried)[0].action

    assert first(0.25, 0.28) == NoGuard()
    assert first(-0.9, 0.28) == ox, "nobody is worse, but by another as much is done"
    assert first(-0.9, -0.9) == khan


def test_a_lead_that_may_be_chance_is_no_reason() -> None:
    """With few trials one hint and the next would else give reasons against each other."""
    turn, values = changing(), {"-S11": 0.3, "-S2": 0.2}
    values |= {f"-{card}": -1.0 for card in turn.view().hand if f"-{card}" not in values}

    def told(error: float) -> str:
        best, *others = found(values)
        return hint_reason(turn, [best, *(replace(each, error=error) for each in others)], str)

    assert told(0.1).endswith("Too close to call: this or -S2.")
    assert "does best" in told(0.01) and "Too close" not in told(0.01)
    assert "does best" not in told(1.0) and "Too close" in told(1.0)


def test_what_is_too_close_to_call_is_listed_with_its_figure() -> None:
    turn, values = changing(), {"-S2": 0.5, "-D3": 0.3, "-S11": 0.2, "-H1": 0.4, "-D9": 0.1}
    best, *others = found(values)
    candidates = [best, *(replace(each, error=1.0) for each in others)]
    named: list[Any] = []

    def name(action: Any) -> str:
        named.append(action)
        return str(action)

    assert "Too close to call: this, -H1, -D3 and others." in hint_reason(turn, candidates, name)
    assert [str(each.action) for each in listed(candidates, named, 3, has_reason=False)] == [
        "-S2",
        "-H1",
        "-D3",
    ]


def test_nothing_is_close_beside_others_that_are_told_as_good() -> None:
    turn, values = changing(), {"-S2": 0.5, "-D4": 0.5, "-D3": 0.4}
    best, *others = found(values)
    candidates = [best, *(replace(each, error=1.0) for each in others)]
    assert "Too close" not in hint_reason(turn, candidates, str)
    seldom = [replace(each, visits=9 if str(each.action) == "-D4" else 200) for each in candidates]
    assert "Too close to call: this or -D3." in hint_reason(turn, seldom, str)


def test_trials_alone_do_not_prefer_a_choice_to_one_as_good_that_has_a_reason() -> None:
    """Of eight cards with the talon two go: the lone Unter beside any of four others comes to the
    same, and of the ace it cannot be said why it should be the first."""
    held, talon = cards("SA SK HT HU CA CT"), cards("CK DU")
    rest = [card for card in PACK if card not in (*held, *talon)]
    state = bid(dealt([held, rest[:6], rest[6:]], "H", standing(any_trump=True)), "game")
    state.apply_action(FillTalon(talon))
    turn = Turn(SCHNAPSEN, state, 0, 9)
    ace, unter, king = (PUTS[card] for card in cards("CA DU CK"))
    shown = Outlook(ace, king, 924, {"won": Figure(0.6, 0.58, 0.001)})
    told = arranged(
        turn,
        [
            Candidate(ace, 0.08, 924, shown),
            Candidate(unter, 0.07, 924),
            Candidate(king, 0.04, 924),
        ],
    )
    assert [each.action for each in told] == [unter, ace, king]
    assert hint_reason(turn, told, str) == (
        "Your only card of Diamonds: without it you can trump that suit. It costs you 2 card "
        "points."
    )


def test_what_is_told_of_trials_is_the_difference_of_the_figures_beside_it() -> None:
    state = play(
        table("H", "HA HT HU CA CK CT", "HK CO DA DT DK DO", "HO CU SA ST SK SO"),
        "HA HK HO HT DO SO CA CO CU CK DK SK",
    )
    turn = Turn(SCHNAPSEN, state, 0, 9)
    unter, ten = (PLAYS[card] for card in cards("HU CT"))
    shown = Outlook(unter, ten, 400, {"won": Figure(0.6, 0.6, 0.001), "worth": Figure(1, 0.5, 0.1)})
    for value, more in ((1.34, "0.4"), (1.26, "0.4"), (1.04, "0.1")):
        told = arranged(turn, [Candidate(unter, value, 400, shown), Candidate(ten, 0.86, 400)])
        assert f"{more} points more on average" in hint_reason(turn, told, str)


def test_what_trials_tell_from_the_first_is_not_advised_by_a_figure_as_high() -> None:
    """Against a Bettler the ace has a figure as high as the Unter, and catches nobody."""
    hands = ("DT DK CT CK CO CU", "DA SU HT HK SO DO", "SK HU HA HO DU CA")
    state = play(table("S", *hands, contract="bettler"), "DT DA DU SU SK DK CA CT HT")
    turn, (unter, ober, ace) = Turn(SCHNAPSEN, state, 2, 45), (PLAYS[c] for c in cards("HU HO HA"))

    def best(share: float, other: Any) -> Any:
        shown = Outlook(ober, other, 4000, {"won": Figure(share, 0.0, 0.002)})
        level = [
            Candidate(ober, -1.32, 37, shown),
            *(Candidate(e, -1.32, 37) for e in (ace, unter)),
        ]
        return arranged(turn, level)[0]

    plain = best(0.0, unter).action
    assert plain != ober
    assert best(0.04, plain).action != plain


def test_what_trials_have_shown_is_told_of_another_too_where_all_come_to_the_same() -> None:
    state = table("S", *LOST, contract="bauern_schnapser")
    turn, legal = Turn(SCHNAPSEN, state, 0, 9), state.legal_actions()
    plain = SCHNAPSEN.sense.policy(turn.view(), legal, Rng(1))
    best, other, *others = (each for each in legal if each != plain)
    shown = Outlook(best, other, 4000, {"won": Figure(0.0, 0.0, 0.0)})
    level = [Candidate(best, -16.0, 924, shown)]
    level += [Candidate(each, -16.0, 924) for each in (other, *others, plain)]
    told = arranged(turn, level)
    assert told[0].action not in (best, other)
    assert hint_reason(turn, told, str) == (
        "You still need 6 tricks, and led from the top only these are not beaten: Ace of Diamonds. "
        "Played out, you lose the deal whatever you choose."
    )


def test_of_two_with_the_same_figure_neither_is_called_close_where_one_is_not() -> None:
    turn = changing()
    best, *others = found({"-S2": 0.5, "-H1": 0.22, "-D4": 0.18})
    behind = [replace(each, error=1.0 if n == 0 else 0.01) for n, each in enumerate(others)]
    assert "Too close" not in hint_reason(turn, [best, *behind], str)
    apart = [replace(behind[0], value=0.4), behind[1]]
    assert "Too close to call: this or -H1." in hint_reason(turn, [best, *apart], str)


def test_of_cards_to_change_the_plain_one_is_told_if_it_is_not_behind() -> None:
    """One of several cards says little about the whole: what differs by chance alone would have the
    10 put away before the 13 where 1 is high."""
    turn = changing()
    plain = turn.ruleset.sense.policy(turn.view(), turn.legal_actions(), Rng(1))
    values = {f"-{card}": 0.1 for card in turn.view().hand} | {"-H1": 0.4}
    candidates = sorted(found(values), key=lambda each: -each.value)
    near = [replace(each, error=0.3 * (n > 0)) for n, each in enumerate(candidates)]
    assert arranged(turn, near, (Discard,))[0].action == plain
    assert str(arranged(turn, near)[0].action) == "-H1"
    clear = [replace(each, error=0.01 * (n > 0)) for n, each in enumerate(candidates)]
    assert str(arranged(turn, clear, (Discard,))[0].action) == "-H1"


def test_of_walks_as_good_for_an_attack_the_shortest_is_advised() -> None:
    """It walked two squares to b4, with c4 before it."""
    fight = battle(
        """
        . . . . .
        . . b . .
        . . . . .
        . . A . .
        . . . . .
        . . . . .
        """,
        sides={"b": {"exhausted": True, "bound": True}},
        A=box.card_named("plains-duel-champion"),
        b=box.card_named("mountains-gate-pikeman"),
    )
    turn = Turn(BERSERK, fight.state, 0, 9)
    start, walks = fight.spot("A"), [Move(fight.spot("A"), fight.spot(e)) for e in ("b4", "c4")]
    tried = [Candidate(each, 0.9, 40) for each in (*walks, EndTurn())]
    assert arranged(turn, tried)[0].action == walks[1]
    worse = [tried[0], Candidate(walks[1], 0.1, 40), Candidate(EndTurn(), 0.0, 40)]
    assert arranged(turn, worse)[0].action == walks[0], "the nearer one is not as good"
    away = [Candidate(Move(start, fight.spot(each)), 0.9, 40) for each in ("b4", "c2")]
    assert arranged(turn, away)[0].action == walks[0], "there it cannot attack"


def test_a_walk_for_nothing_gives_way_to_what_is_too_close_to_call() -> None:
    """It came nearer to whom it could throw at already, where the throw was as good."""
    fight = battle(
        """
        . . . . .
        . . b . .
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        """,
        sides={"b": {"exhausted": True, "bound": True}},
        A=box.card_named("plains-axe-matriarch"),
        b=box.card_named("mountains-gate-pikeman"),
    )
    turn = Turn(BERSERK, fight.state, 0, 9)
    throw = Use(fight.spot("A"), 1, fight.spot("b"))
    idle, closer = (Move(fight.spot("A"), fight.spot(each)) for each in ("b2", "c4"))
    spent = [BERSERK.telling.spends(turn.view(), each) for each in (throw, idle, closer)]
    assert spent[1] > 0 == spent[0] == spent[2], "there it can strike, too"

    def first(error: float) -> Any:
        tried = [Candidate(idle, 0.32, 40), Candidate(throw, 0.3, 40, error=error)]
        return arranged(turn, tried)[0].action

    assert first(0.05) == throw and first(0.001) == idle
