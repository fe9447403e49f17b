"""The worked example of the rule book happens as it is told."""

from game.rulesets.whist.phases import settle
from game.rulesets.whist.table import Bid
from tests.rulesets.whist.deals import cards, chosen, dealt, may_play, play

ANA, BORIS, CECA, VERA = range(4)


def test_the_deal_of_ana_boris_ceca_and_vera() -> None:
    hands = [cards("SK H9 H4"), cards("HA DQ D3"), cards("S5 CA C7"), cards("HJ H6 C2")]
    standing = chosen(3, "S", dealer=VERA)
    deal = dealt(standing, hands)
    for bid in (1, 1, 0):
        deal.apply_action(Bid(bid))
    assert deal.current_player() == VERA
    refusal = deal.refusal(Bid(1))
    assert refusal is not None and refusal.rule == "SW-11"
    deal.apply_action(Bid(0))

    play(deal, "H9")
    assert may_play(deal) == {"HA"}, "Boris must follow"
    play(deal, "HA")
    assert may_play(deal) == {"S5"}, "Ceca must trump"
    play(deal, "S5 HJ")
    assert deal.current_player() == CECA

    play(deal, "C7 C2")
    assert may_play(deal) == {"SK"}, "Ana must trump"
    play(deal, "SK")
    assert may_play(deal) == {"DQ", "D3"}, "Boris may play anything"
    play(deal, "DQ H4 D3 CA H6")

    assert deal.table.taken == (1, 0, 1, 1)
    assert settle(standing, deal).scores == (11, -10, 1, 1)
