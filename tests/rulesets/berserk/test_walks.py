"""What is said of a walk: whom the card can attack from there, what it gives up, who reaches it."""

from dataclasses import replace

import pytest

from game.core.outlook import Figure, Outlook
from game.core.reason import Reason
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import EndTurn, Move, Strike, Use
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.outlook import THEN
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.telling import elsewhere
from game.rulesets.berserk.telling.reasons_odds import attack_words
from game.rulesets.berserk.unit import BOARD
from tests.rulesets.berserk.boards import Fight, battle, creature


def shooting() -> Fight:
    """Return one who throws three squares far, an exhausted target in reach, and one that can come
    up to two of the squares she may walk to."""
    return battle(
        """
        . . . . .
        . . b . .
        . . . . .
        . . . . c
        . . A . .
        . . . . .
        """,
        sides={"b": {"exhausted": True, "bound": True}},
        A=card_named("plains-axe-matriarch"),
        b=card_named("mountains-anvil-guard"),
        c=card_named("mountains-anvil-guard"),
    )


def told(fight: Fight, square: str) -> dict[str, str]:
    """Return what speaks for a walk of hers, by kind."""
    walk = Move(fight.spot("A"), fight.spot(square))
    return {each.kind: each.words for each in BERSERK.telling.reasons(fight.state.view(0), walk)}


@pytest.mark.parametrize("square", ["b2", "b1", "a2"])
def test_who_walks_off_though_somebody_is_in_reach_is_told_what_becomes_of_the_attack(
    square: str,
) -> None:
    fight = shooting()
    view, start = fight.state.view(0), fight.spot("A")
    foresight = Foresight(view)
    before = {view.units[uid].spot for uid in foresight.attackable(start, start)}
    assert before == {each.target for each in fight.state.legal_actions() if isinstance(each, Use)}
    there = foresight.attackable(start, fight.spot(square))
    safer = told(fight, square)["safer"]
    assert safer.startswith("No enemy can reach it there next turn.")
    if there:
        assert "It can still attack Anvil Guard c5 from there." in safer
    else:
        assert "It gives up an attack on " in safer and "wounds on average" in safer


def test_it_is_named_who_can_no_longer_reach_a_card() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . b . . .
        . . . . c
        . . A . .
        . . . . .
        """,
        A=card_named("plains-cleaver"),
        b=card_named("mountains-anvil-guard"),
        c=card_named("mountains-anvil-guard"),
    )
    assert told(fight, "b2")["safer"] == "There Anvil Guard e3 no longer threatens it."


@pytest.mark.parametrize(
    ("friend", "foe", "words"),
    [
        ("E", "mountains-anvil-guard", "No enemy can reach it there next turn. "),
        (
            "E",
            "plains-raider",
            "No enemy can reach it there next turn, unless a card falls or is pushed or pulled ",
        ),
        (".", "plains-raider", ""),
    ],
)
def test_a_card_is_safe_behind_another_as_long_as_that_stands(
    friend: str, foe: str, words: str
) -> None:
    fight = battle(
        f"""
        . . . . .
        . . . . .
        . b . . .
        . A . . .
        . {friend} . . .
        . . . . .
        """,
        A=card_named("plains-scout"),
        b=card_named(foe),
    )
    safer = told(fight, "b1").get("safer", "")
    assert safer.startswith(words) and bool(safer) is bool(words)


def test_who_threatens_a_card_once_it_has_left_its_square_is_reckoned_with() -> None:
    """It cannot go where it goes without letting him through where it stood."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . c b d .
        . C A D .
        . . . . .
        . . . . .
        """,
        b=creature(movement=1),
        c=creature(movement=0),
        d=creature(movement=0),
    )
    foresight, [start, end] = Foresight(fight.state.view(0)), [fight.spot("A"), fight.spot("c2")]
    known = {each.uid for each in foresight.menaces(0) if end in each.strikes}
    assert known == set() and foresight.menacing(start, end) == {fight["b"].uid}


def test_where_others_do_as_much_it_is_told_what_a_walk_does_all_the_same() -> None:
    view, spots = shooting().state.view(0), shooting().spot
    walk, other = (Move(spots("A"), spots(each)) for each in ("b2", "d3"))
    shared = replace(BERSERK.telling, reasons=lambda _view, _action: [Reason("It is safer.")])
    assert shared.why(view, walk, [EndTurn(), other]).told(str) == (
        "It is safer. Played out, it does best."
    )
    life = {"dealt": Figure(4.0, 2.0, 0.2), "lost": Figure(1.0, 1.5, 0.2)}
    ahead = {**life, "ahead": Figure(3.0, 0.5, 0.1)}
    tried = shared.why(view, walk, [other], Outlook(walk, other, 24, ahead)).told(str)
    assert tried.startswith("It is safer. By your next turn the enemy’s losses less yours")


def test_what_is_told_of_an_attack_that_others_match_are_its_odds() -> None:
    fight = shooting()
    throw = next(each for each in fight.state.legal_actions() if isinstance(each, Use))
    told = BERSERK.telling.does(fight.state.view(0), throw, [])
    assert told.startswith("It deals Anvil Guard ") and told.endswith("in return.")


def test_of_odds_it_is_said_where_hits_are_taken_to_be_chosen_well() -> None:
    """Whoever rolls higher may choose (BW-25): the odds are not those of what else he could do."""
    board = """
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        . . . . .
        . . . . .
        """
    army = {"A": card_named("plains-cleaver"), "b": card_named("mountains-anvil-guard")}
    alert = battle(board, **army)
    tired = battle(board, sides={"b": {"exhausted": True}}, **army)
    for fight, is_said in ((alert, True), (tired, False)):
        view, strike = fight.state.view(0), Strike(fight.spot("A"), fight.spot("b"))
        [found] = Foresight(view).prospects(strike)
        assert found.has_choice is is_said
        said = attack_words(view, strike)
        assert ("in return, if hits are chosen well." in said) is is_said


def crowd(foe: str = "mountains-anvil-guard", wounds: int = 0) -> Fight:
    """Return three beside an exhausted enemy, or two squares from him."""
    return battle(
        """
        . . . . .
        . . . . .
        . A b C .
        . . . . .
        . . D . .
        . . . . .
        """,
        sides={"b": {"exhausted": True, "wounds": wounds}},
        b=card_named(foe),
        **dict.fromkeys("ACD", card_named("plains-cleaver")),
    )


def test_of_an_attack_that_others_match_it_is_told_that_they_can_follow() -> None:
    fight = crowd()
    strike = Strike(fight.spot("A"), fight.spot("b"))
    told = BERSERK.telling.does(fight.state.view(0), strike, [])
    assert told.endswith(" After that 1 other card of yours can attack the same enemy.")


def test_nobody_is_said_to_attack_whom_a_strike_has_killed_for_sure() -> None:
    fight = crowd("plains-khan", wounds=card_named("plains-khan").life - 1)
    strike = Strike(fight.spot("A"), fight.spot("b"))
    told = BERSERK.telling.does(fight.state.view(0), strike, [])
    assert told == "It kills Khan of the Nine Winds c4 whatever the dice say; none in return."


def test_nobody_walks_to_strike_somebody_whom_he_can_strike_already() -> None:
    fight = crowd()
    view, strike = fight.state.view(0), {f"{THEN}b3xc4": Figure(1.0, 0.0, 0.0)}
    walks = (Move(fight.spot(each), fight.spot("b3")) for each in "AD")
    stays, comes = (Outlook(each, EndTurn(), 24, strike) for each in walks)
    assert "It goes there" not in BERSERK.telling.tried(view, stays)
    assert BERSERK.telling.tried(view, comes).startswith("It goes there to strike Anvil Guard c4.")


def test_who_comes_into_reach_of_somebody_is_not_told_to_come_nearer() -> None:
    fight = crowd()
    walk = Move(fight.spot("D"), fight.spot("c3"))
    kinds = {each.kind for each in BERSERK.telling.reasons(fight.state.view(0), walk)}
    assert "reach" in kinds and "nearer" not in kinds


def test_who_can_attack_somebody_already_is_not_told_to_come_nearer_to_him() -> None:
    """It came nearer to whom it could throw at, and lost two others by that."""
    for near, far, walk, is_told in (("b", ".", "c3", False), (".", "b", "c2", True)):
        fight = battle(
            f"""
            . . {far} . .
            . . . . .
            . . {near} . .
            . . . . .
            . . {"A" if near == "b" else "."} . .
            . . {"A" if far == "b" else "."} . .
            """,
            A=card_named("plains-axe-matriarch"),
            b=card_named("mountains-anvil-guard"),
        )
        assert ("nearer" in told(fight, walk)) is is_told


def test_who_steps_back_to_throw_is_told_so() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        . . . . .
        . . . . .
        """,
        A=card_named("plains-axe-matriarch"),
        b=card_named("mountains-anvil-guard"),
    )
    words = "From there it can attack Anvil Guard c4 from a distance."
    assert told(fight, "c2")["afar"] == words and "afar" not in told(fight, "d3")


def test_it_is_told_who_is_no_longer_in_reach_of_who_walks_off() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        b . . . c
        . . A . .
        . . . . .
        . . . . .
        """,
        sides={"b": {"bound": True}},
        A=card_named("plains-axe-matriarch"),
        b=card_named("mountains-anvil-guard"),
        c=card_named("plains-cleaver"),
    )
    still = "It can still attack Anvil Guard a4 from there, though not Clan Cleaver e4."
    assert told(fight, "b2")["safer"].endswith(f" {still}")


def test_who_goes_to_attack_somebody_is_not_told_to_come_nearer_to_him() -> None:
    nearer = Reason("It comes nearer to him.", "nearer", -1.0)
    goes = Outlook(EndTurn(), EndTurn(), 24, {f"{THEN}c3xc4": Figure(1.0, 0.0, 0.0)})
    assert BERSERK.telling.is_moot(nearer, goes)
    assert not BERSERK.telling.is_moot(nearer, Outlook(EndTurn(), EndTurn(), 24, {}))


def test_of_other_squares_that_have_nothing_less_nothing_is_told() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . b . . .
        . . . . .
        . . . A .
        . . . C .
        """,
        sides={"b": {"exhausted": True}},
        A=card_named("plains-khan"),
        C=card_named("plains-raider"),
        b=card_named("mountains-anvil-guard"),
    )
    view, spot = fight.state.view(0), fight.spot
    for end, strike in (("b3", "b3xb4"), ("c3", "c3xb4")):
        walk = Move(spot("A"), spot(end))
        aim = Outlook(walk, EndTurn(), 24, {f"{THEN}{strike}": Figure(1.0, 0.0, 0.0)})
        assert BERSERK.telling.tried(view, aim) == "It goes there to strike Anvil Guard b4."
        assert told(fight, end)["reach"] == "From there it can attack Anvil Guard b4."


def test_a_square_for_an_attack_is_set_apart_by_whom_it_is_out_of_reach_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . b D . .
        . . . . .
        . . A . .
        c . . . .
        """,
        sides={"b": {"exhausted": True}},
        A=card_named("plains-raider"),
        D=card_named("plains-raider"),
        b=card_named("mountains-anvil-guard"),
        c=card_named("mountains-anvil-guard"),
    )
    safest = "Of all squares for that, this one is in reach of the fewest enemies."
    assert told(fight, "c3")["reach"].endswith(safest)
    with monkeypatch.context() as patched:
        alone = frozenset({fight.spot("c3")})
        patched.setattr(elsewhere, "threats_at", lambda _view, _start, end: int(end not in alone))
        patched.setattr(Foresight, "out_of_reach", lambda _self, _player: alone)
        words = "only this one is out of reach of every enemy."
        assert told(fight, "c3")["reach"].endswith(words), "and not in reach of the fewest"
    assert told(fight, "b3")["reach"] == "From there it can attack Anvil Guard b4."


def test_of_the_only_square_for_an_attack_no_other_is_told() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . b . . .
        . . . . .
        . A . . .
        . . . . .
        """,
        A=card_named("plains-cleaver"),
        b=card_named("mountains-anvil-guard"),
    )
    assert told(fight, "b3")["reach"] == "From there it can attack Anvil Guard b4."


def test_who_helps_from_behind_is_not_told_to_come_nearer_to_an_enemy() -> None:
    def kinds(name: str) -> set[str]:
        fight = battle(
            """
            . . b . .
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            . . A . .
            """,
            A=card_named(name),
            b=card_named("mountains-anvil-guard"),
        )
        walk = Move(fight.spot("A"), fight.spot("A") + BOARD.columns)
        return {each.kind for each in BERSERK.telling.reasons(fight.state.view(0), walk)}

    assert "nearer" in kinds("plains-cleaver")
    assert "nearer" not in kinds("forests-balm-singer")


BESIDE_THE_KHAN = """
    . . . . .
    {} . . . .
    . {} {} . .
    A . . . .
    . . . D .
    . . . . .
    """


@pytest.mark.parametrize(
    ("places", "exhausted", "words"),
    [
        (". b .", True, "There it can protect Khan of the Nine Winds a3, while it stays alert."),
        (
            ". b .",
            False,
            "There it stands beside Khan of the Nine Winds a3, where one can protect the other.",
        ),
        (". . b", True, ""),
        ("b . .", False, ""),
    ],
)
def test_a_card_is_said_to_protect_another_only_from_who_can_come_to_stand_beside_both(
    places: str, exhausted: bool, words: str
) -> None:
    """He walks one square: from b4 to b3, beside both; from c4 to b4 or c3, beside one of them."""
    fight = battle(
        BESIDE_THE_KHAN.format(*places.split()),
        sides={"A": {"exhausted": exhausted}},
        A=card_named("plains-khan"),
        D=card_named("plains-lancer"),
        b=card_named("mountains-anvil-guard"),
    )
    walk = Move(fight.spot("D"), fight.spot("b2"))
    found = {each.kind: each.words for each in BERSERK.telling.reasons(fight.state.view(0), walk)}
    assert found.get("beside", "").startswith(words) and bool(words) is ("beside" in found)
    back = Move(fight.spot("D"), fight.spot("d3"))
    assert "protect" not in BERSERK.telling.caution(fight.state.view(0), back, walk, ())


def test_what_a_card_leaves_is_told_where_it_could_protect_it_from_somebody() -> None:
    for places, is_told in ((". b .", True), (". . b", False)):
        fight = battle(
            BESIDE_THE_KHAN.replace(". . . D .", ". D . . .").format(*places.split()),
            A=card_named("plains-khan"),
            D=card_named("plains-lancer"),
            b=card_named("mountains-anvil-guard"),
        )
        walk = Move(fight.spot("D"), fight.spot("d2"))
        said = BERSERK.telling.caution(fight.state.view(0), walk, EndTurn(), ())
        assert ("which it could protect" in said) is is_told


BY_THE_DRUM = """
    . . . . .
    . . . . .
    . . . . .
    {} . B . .
    . . . . .
    . A . . .
    """


@pytest.mark.parametrize(
    ("walker", "friend", "foe", "words"),
    [
        (
            "plains-cleaver",
            "plains-drummer",
            "b",
            "There War Drummer c3 helps it. When the basic strike of one of your adjacent cards "
            "wounds: The card struck takes 1 wound.",
        ),
        ("plains-cleaver", "plains-drummer", ".", ""),  # It strikes nobody from there.
        ("plains-slinger", "plains-drummer", "b", ""),  # It throws.
        (
            "plains-slinger",
            "plains-caravan-ox",
            "b",
            "There Caravan Ox c3 helps it. When your turn ends: Each of your adjacent cards gains "
            "1 extra life.",
        ),
        (
            "plains-caravan-ox",
            "plains-slinger",
            ".",
            "There it helps Goatherd Slinger c3. When your turn ends: Each of your adjacent cards "
            "gains 1 extra life.",
        ),
        ("plains-cleaver", "mountains-anvil-guard", "b", ""),
        (
            "plains-cleaver",
            "plains-raider",
            "b",
            "There Redmane Raider c3 helps it. Beside another of its people: Its basic "
            "strike deals 1 more.",
        ),
        (
            "mountains-grandmother-granite",
            "forge-priest",  # It gives armor as well, but she has as much herself.
            "b",
            "There it helps Forge Priest c3. Aura (your adjacent cards): Armor 1.",
        ),
    ],
)
def test_company_is_told_of_a_walk_only_where_one_card_helps_another(
    walker: str, friend: str, foe: str, words: str
) -> None:
    """He walks from b1 to b2, beside the friend on c3 and maybe an enemy on a3."""
    fight = battle(
        BY_THE_DRUM.format(foe),
        sides={"B": {"exhausted": True}, **({"b": {"exhausted": True}} if foe == "b" else {})},
        A=card_named(walker),
        B=card_named(friend),
        **({"b": card_named("mountains-anvil-guard")} if foe == "b" else {}),
    )
    walk = Move(fight.spot("A"), fight.spot("b2"))
    found = {e.kind: e.words for e in BERSERK.telling.reasons(fight.state.view(0), walk)}
    assert found.get("company", "") == words
