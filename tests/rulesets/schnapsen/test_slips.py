"""Novices at Dreierschnapsen: they bid what they may hope for, and miss marriages and their 66."""

from itertools import takewhile

from game.core.rng import Rng
from game.kernels.schnapsen.worth import chance_to_make
from game.kit.cards import mask_of
from game.kit.german import ACE
from game.kit.tricks import PlayCard
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import KONTRA, PASS, Bid, Marry
from game.rulesets.schnapsen.contracts import CONTRACTS, RANKING, TALON, Aim
from game.rulesets.schnapsen.numbers import VALUES
from game.rulesets.schnapsen.position import Phase
from tests.bots.novices import Decision, decisions
from tests.rulesets.schnapsen.deals import standing

SLIGHT = 0.2
"""A chance that nobody bids on who knows the rules."""


def chance(each: Decision) -> float:
    """Return the chance of the contract bid, by plain sense."""
    hand, named = mask_of(each.view.hand), each.table.named_trump
    return chance_to_make(*VALUES.tables, RANKING[each.done.contract], hand, named, TALON)


def test_no_novice_announces_what_has_no_chance() -> None:
    found = [
        each
        for seed in range(300)
        for each in takewhile(
            lambda each: each.table.phase in (Phase.TRUMPS, Phase.AUCTION),
            decisions(SCHNAPSEN, standing(), seed),
        )
    ]
    slips = [each for each in found if each.is_slip and each.table.phase == Phase.AUCTION]
    bids = [each for each in slips if isinstance(each.done, Bid)]
    assert len(found) > 500 and len(slips) > 10 and bids
    assert all(CONTRACTS[each.done.contract].aim != Aim.POINTS for each in bids)
    assert min(map(chance, bids)) > SLIGHT


def test_a_beginner_leads_from_a_marriage_without_a_word() -> None:
    married = [
        each
        for seed in range(16)
        for each in decisions(SCHNAPSEN, standing(), seed)
        if isinstance(each.plain, Marry)
    ]
    assert married
    for each in married:
        slipped = SCHNAPSEN.sense.slip(each.view, each.legal, Rng(1))
        assert slipped == PlayCard(each.plain.led)


def test_nobody_doubts_a_gang_without_an_ace() -> None:
    """And with one, some do who should not."""

    def may_come(each: Decision) -> bool:
        is_other = KONTRA in each.legal and each.table.row is not CONTRACTS["gang"]
        return each.table.phase != Phase.PLAY and not is_other

    doubted = [
        each
        for seed in range(300)
        for each in takewhile(may_come, decisions(SCHNAPSEN, standing(), seed))
        if KONTRA in each.legal
    ]
    with_an_ace = [each for each in doubted if any(card.rank == ACE for card in each.view.hand)]
    without = [each for each in doubted if each not in with_an_ace]
    said = [
        {
            SCHNAPSEN.sense.slip(each.view, each.legal, Rng(seed))
            for each in those
            for seed in (1, 2)
        }
        for those in (with_an_ace, without)
    ]
    assert said == [{KONTRA, PASS}, {PASS}]
