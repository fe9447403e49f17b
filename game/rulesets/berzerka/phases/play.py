"""The play: which cards may be played, who takes a trick, and the end (BZ-16 to BZ-25)."""

from game.core.protocols import TERMINAL, Emit, Refusal
from game.kit.table import with_item, without
from game.kit.tricks import CardPlayed, Duty, PlayCard, Trick, TrickRules, TrickTaken
from game.rulesets.berzerka.actions import PLAYS, BerzerkaAction
from game.rulesets.berzerka.board import after_deal
from game.rulesets.berzerka.contracts import TRICKS
from game.rulesets.berzerka.events import DealScored, RankingTurned
from game.rulesets.berzerka.position import BerzerkaTable, Phase
from game.rulesets.berzerka.scoring import PLAYERS, scored
from game.rulesets.berzerka.standing import DealResult, with_result

RULES = TrickRules({Duty.LEAD: "BZ-16", Duty.FOLLOW: "BZ-17", Duty.FREE: "BZ-17"})
"""Who can follow suit must; nobody has to trump, or to play higher."""


def plays_open(table: BerzerkaTable) -> list[PlayCard]:
    """Return what the player to act may play."""
    hand, trump = table.held(table.player), table.declaration.in_trump
    return [PLAYS[card] for card in RULES.open_cards(hand, table.trick, trump)[0]]


def why_not(table: BerzerkaTable, action: BerzerkaAction) -> Refusal | None:
    """Return why the card may not be played; None where none is to be played."""
    if not isinstance(action, PlayCard):
        return None
    hand, trump = table.held(table.player), table.declaration.in_trump
    return RULES.refusal(action.card, hand, table.trick, trump)


def play(table: BerzerkaTable, action: PlayCard, emit: Emit | None) -> BerzerkaTable:
    """Play the card; the third takes the trick, the last trick ends the hand."""
    player, card = table.player, action.card
    trick = Trick(table.trick.leader, (*table.trick.cards, card))
    after = table.but(
        hands=table.with_hand(player, without(table.hands[player], card)),
        trick=trick,
        player=(player + 1) % PLAYERS,
    )
    if emit:
        emit(CardPlayed(player, card, after=after))
    return after if len(trick.cards) < PLAYERS else _take(after, emit)


def _take(table: BerzerkaTable, emit: Emit | None) -> BerzerkaTable:
    """Give the full trick to its winner, who leads to the next (BZ-18)."""
    declared, trick, number = table.declaration, table.trick, len(table.tricks)
    winner = trick.winner(declared.in_trump, PLAYERS, declared.order(number))
    after = table.but(
        tricks=(*table.tricks, trick),
        taken=with_item(table.taken, winner, table.taken[winner] + 1),
        trick=Trick(winner),
        player=winner,
    )
    if emit:
        emit(TrickTaken(winner, trick, after=after))
    if number + 1 == TRICKS:
        return _write_down(after, emit)
    if emit and after.inverted != table.inverted:
        emit(RankingTurned(number + 1, after.inverted, after=after))
    return after


def _write_down(table: BerzerkaTable, emit: Emit | None) -> BerzerkaTable:
    """End the hand: its result goes into the box, and the others rise (BZ-08)."""
    result = deal_result(table)
    rise = table.standing.options.rise
    boxes = after_deal(table.boxes, result.contract, result.bid_on, rise)
    scores = with_result(table.standing, boxes, result).scores
    after = table.but(phase=Phase.OVER, player=TERMINAL, boxes=boxes, scores=scores)
    if emit:
        emit(DealScored(result, scores, boxes, after=after))
    return after


def deal_result(table: BerzerkaTable) -> DealResult:
    """Return the line for the score sheet, when every trick has been played (BZ-21 to BZ-25)."""
    declared = table.declaration
    assert declared.trump is not None and declared.inverted is not None
    tally = table.tally()
    score = scored(declared, tally)
    bids = [call.bid for call in table.auction.calls if call.bid is not None]
    return DealResult(
        contract=declared.box.id,
        copies=declared.box.copies,
        value=declared.box.value,
        declarer=declared.declarer,
        overbid=declared.overbid,
        trump=declared.trump,
        inverted=declared.inverted,
        pain=declared.pain,
        tricks=table.taken,
        counts=tuple(map(declared.rules.objective.shown, tally.counts)),
        ranked=tuple(score.ranked),
        places=score.places,
        points=score.points,
        bid_on=tuple(sorted({bid.contract for bid in bids})),
    )
