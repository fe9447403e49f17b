"""The play: follow suit, else trump, else anything (SW-14 to SW-19)."""

from game.core.protocols import TERMINAL, Emit, Refusal
from game.core.words import _
from game.kit.tricks import CardPlayed, Duty, PlayCard, TrickRules, TrickTaken
from game.rulesets.whist.actions import PLAYS, WhistAction
from game.rulesets.whist.events import DealScored
from game.rulesets.whist.standing import DealResult, scored
from game.rulesets.whist.table import Phase, WhistTable

RULES = TrickRules(
    {
        Duty.LEAD: "SW-14",
        Duty.FOLLOW: "SW-15",
        Duty.TRUMP: "SW-16",
        Duty.FREE: "SW-17",
    },
    must_trump=True,
)


def legal(table: WhistTable) -> list[WhistAction]:
    """Return the cards that the player whose turn it is may play."""
    cards, _duty = RULES.open_cards(table.held(table.player), table.trick, table.trump)
    return [PLAYS[card] for card in cards]


def refusal(table: WhistTable, action: WhistAction) -> Refusal | None:
    """Return why the player to act may not do this, None where he may."""
    if not isinstance(action, PlayCard):
        return Refusal(_("The bids have all been made and are final."), "SW-10")
    return RULES.refusal(action.card, table.held(table.player), table.trick, table.trump)


def play(table: WhistTable, action: PlayCard, emit: Emit | None) -> WhistTable:
    """Play a card; the fourth (fifth, sixth) ends the trick, the last trick the deal."""
    player, card = table.player, action.card
    after = table.with_card(player, card).but(player=(player + 1) % table.players)
    if emit:
        emit(CardPlayed(player, card, after=after))
    return after if len(after.trick.cards) < table.players else _end_trick(after, emit)


def _end_trick(table: WhistTable, emit: Emit | None) -> WhistTable:
    trick = table.trick
    winner = trick.winner(table.trump, table.players)
    is_last = not table.hands[winner]
    after = table.with_trick_taken(winner).but(
        phase=Phase.OVER if is_last else Phase.PLAY,
        player=TERMINAL if is_last else winner,
    )
    if emit:
        emit(TrickTaken(winner, trick, after=after))
    return _write_down(after, emit) if is_last else after


def _write_down(table: WhistTable, emit: Emit | None) -> WhistTable:
    found = result(table)
    after = table.but(scores=table.standing.with_result(found).scores)
    if emit:
        emit(DealScored(found, after.scores, after=after))
    return after


def result(table: WhistTable) -> DealResult:
    """Return the line for the score sheet, once every trick has been played."""
    return scored(table.standing, table.seat_bids(), table.taken)
