"""How many tricks are claimed is asked by numbers that stand still, and too few once more."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from game.rulesets.bridge.actions import CLAIM, Tricks, parse_cards
from game.rulesets.bridge.claims import tricks_left
from game.session.stacked import Stack
from scenes.show.lesson import LESSONS
from scenes.table.bridge import claim
from scenes.table.bridge.claim import ClaimPanel, too_few

DEAL = parse_cards(
    "S7S5S2HKHQHJH6H5DADQD4CAC6"
    "SKSQSJS3H7H3DTD9D6CQCTC8C3"
    "SAS8S4HTH9H4H2DKDJD7CKCJC5"
    "STS9S6HAH8D8D5D3D2C9C7C4C2"
)
PLAYED = (
    "P 1H P 3H P 4H P P P SK SA S6 S2 H2 H8 HK H3 HQ H7 H4 HA ST S5 SQ S4 SJ S8 S9 S7 DT DJ D2 D4 "
)


@pytest.fixture
def asked():
    """Return the view of the declarer who is asked what he claims, after these cards."""

    def after(cards):
        match = replace(LESSONS["bridge"], stacks=(Stack(DEAL),)).match(
            "Ana", f"{PLAYED} {cards}".split()
        )
        match.apply(0, CLAIM)
        return match.state.view(0)

    return after


def test_every_number_keeps_its_place_whatever_is_left(asked):
    many, few = (ClaimPanel(asked(cards), print) for cards in ("", "HT D3 H6 D9"))
    labels = [[each.label for each in panel._buttons.values()] for panel in (many, few)]
    assert labels[0] == labels[1] == [str(n) for n in range(14)]
    assert [sum(each.enabled for each in panel._buttons.values()) for panel in (many, few)] == [
        8,
        7,
    ]


def test_a_claim_that_gives_sure_tricks_or_the_contract_away_is_asked_for_twice(asked, monkeypatch):
    view, claimed, told = asked("HT D3 H6 D9"), [], []
    left = tricks_left(view.table)
    panel = ClaimPanel(view, claimed.append)
    page = SimpleNamespace(refuse=told.append)
    monkeypatch.setattr(claim.ClaimPanel, "page", page)
    assert panel.best_focus() is panel.button_of(Tricks(left)), "all are sure: trumps are drawn"
    panel._take(Tricks(left - 2))
    assert not claimed and told == [
        f"{left} tricks are sure to be yours. To claim only {left - 2}, press {left - 2} again."
    ]
    panel._take(Tricks(left - 1))
    assert not claimed, "another number is told of as well"
    panel._take(Tricks(left - 1))
    assert claimed == [Tricks(left - 1)]
    panel._take(Tricks(left))
    assert claimed[1:] == [Tricks(left)] and len(told) == 2


def test_a_claim_with_which_the_contract_fails_is_told_of(asked):
    view = asked("")
    needed = view.table.aim_of(0) - view.table.tricks_of(0)
    assert "the contract is not made" in too_few(view, needed - 1, 0)
    assert too_few(view, needed, 0) == ""
