"""The play and its points, and Kontra before it (DS-18 to DS-33)."""

from collections.abc import Sequence

from game.core.protocols import TERMINAL, Emit, Player, Refusal
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.german import KING, OBER, german_card, german_suit_name, points_in
from game.kit.packs import HIGH
from game.kit.table import with_item
from game.kit.tricks import CardPlayed, Duty, PlayCard, Trick, TrickRules, TrickTaken
from game.rulesets.schnapsen.actions import (
    CLAIM,
    KONTRA,
    MARRIAGES,
    PASS,
    PLAYS,
    REKONTRA,
    Claim,
    Marry,
    SchnapsenAction,
)
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.events import DealScored, MarriageShown, SixtySixClaimed, StakesDoubled
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, following
from game.rulesets.schnapsen.scoring import (
    REKONTRA_LEVEL,
    TRICKS,
    Ending,
    Marriage,
    Reason,
    Stakes,
    aim_met,
    claim_value,
    false_claim_value,
    marriage_value,
    may_marry,
)
from game.rulesets.schnapsen.standing import PLAYERS

Actions = list[SchnapsenAction]

# -- what may be played


RULES = TrickRules(
    {
        Duty.LEAD: "DS-20",
        Duty.FOLLOW: "DS-21",
        Duty.BEAT: "DS-22",
        Duty.TRUMP: "DS-23",
        Duty.FREE: "DS-24",
    },
    must_trump=True,
    must_beat=True,
    suit_name=german_suit_name,
)
"""What those who follow owe to a trick."""


def _long_suit_first(table: SchnapsenTable) -> Sequence[Card]:
    """Return the cards of the long suit that have to be led first (DS-27)."""
    suit = None if table.trick.cards else table.long_suit(table.player)
    return () if suit is None else HIGH.of_suit(table.hand(table.player), suit)


def plays_open(table: SchnapsenTable) -> Actions:
    """DS-20 to DS-28, and a claim between tricks (DS-33)."""
    player = table.player
    hand = table.hand(player)
    cards = _long_suit_first(table) or RULES.open_cards(hand, table.trick, table.trump)[0]
    found: Actions = [PLAYS[card] for card in cards]
    if table.trick.cards:
        return found
    if table.may_claim(player):
        found.insert(0, CLAIM)
    if may_marry(table.row.aim, is_declarer=player == table.declarer):
        pairs = [MARRIAGES[card] for card in cards if card in MARRIAGES]
        found += [pair for pair in pairs if pair.shown in hand]
    return found


def why_not_play(table: SchnapsenTable, action: SchnapsenAction) -> Refusal | None:
    """Return why this card, marriage or claim is not open."""
    if isinstance(action, PlayCard):
        hand = table.hand(table.player)
        if action.card in hand and _long_suit_first(table):
            sentence = _("The long suit is led first: you still hold cards of the five.")
            return Refusal(sentence, "DS-27")
        return RULES.refusal(action.card, hand, table.trick, table.trump)
    if isinstance(action, Marry):
        return _why_not_marry(table, action)
    return _why_not_claim(table) if isinstance(action, Claim) else None


def _why_not_marry(table: SchnapsenTable, action: Marry) -> Refusal:
    if not may_marry(table.row.aim, is_declarer=table.player == table.declarer):
        return Refusal(_("In this contract you may not declare a marriage."), "DS-29")
    if table.trick.cards:
        return Refusal(_("A marriage is declared by the player who leads."), "DS-28")
    return Refusal(
        _("For that marriage you need both the {king} and the {ober}.").format(
            king=german_card(action.led.suit, KING).written,
            ober=german_card(action.led.suit, OBER).written,
        ),
        "DS-28",
    )


def _why_not_claim(table: SchnapsenTable) -> Refusal:
    if table.row.aim != Aim.POINTS:
        return Refusal(_("66 is claimed in a Game only."), "DS-33")
    if table.trick.cards or not table.tricks:
        return Refusal(
            _("66 is claimed by the side that has just won a trick, before the next lead."),
            "DS-33",
        )
    if not table.standing.options.points_shown:
        return Refusal(_("Your side does not have 66."), "DS-37")
    points = table.side(table.player).points
    sentence = many(
        "Your side has {points} card point, not 66.",
        "Your side has {points} card points, not 66.",
        points,
    )
    return Refusal(sentence.format(points=points), "DS-37")


def claims_open(table: SchnapsenTable) -> Actions:
    """DS-33."""
    return [PASS, CLAIM]


# -- what it does


def play(table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None) -> SchnapsenTable:
    """Let the player in turn play a card, declare a marriage and lead from it, or claim."""
    if isinstance(action, PlayCard):
        return _play_card(table, action.card, emit)
    if isinstance(action, Marry):
        return _marry(table, action, emit)
    return _claim(table, emit)


def answer_claim(
    table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None
) -> SchnapsenTable:
    """Let a player who is not to play claim, or let the play go on."""
    if isinstance(action, Claim):
        return _claim(table, emit)
    trick = table.trick
    return table.but(phase=Phase.PLAY, player=trick.player(len(trick.cards), PLAYERS))


def _play_card(table: SchnapsenTable, card: Card, emit: Emit | None) -> SchnapsenTable:
    player = table.player
    table = table.with_card(player, card).but(player=following(player))
    if emit:
        emit(CardPlayed(player, card, after=table))
    return table if len(table.trick.cards) < PLAYERS else _end_trick(table, emit)


def _marry(table: SchnapsenTable, action: Marry, emit: Emit | None) -> SchnapsenTable:
    player, suit = table.player, action.led.suit
    cards = (german_card(suit, KING), german_card(suit, OBER))
    marriage = Marriage(player, cards, marriage_value(suit, table.trump))
    table = table.but(marriages=(*table.marriages, marriage))
    if emit:
        emit(MarriageShown(marriage, after=table))
    table = _play_card(table, action.led, emit)
    if table.row.aim == Aim.FOUR_TRICKS:
        if table.standing.options.early_schnapser and table.side(player).is_enough:
            return end(table, Ending(True, Reason.AIM_REACHED, table.row.value), emit)
    elif table.is_claimable(player):
        return table.but(phase=Phase.CLAIM, player=player)
    return table


def _end_trick(table: SchnapsenTable, emit: Emit | None) -> SchnapsenTable:
    trick, declarer, row = table.trick, table.maker, table.row
    winner = trick.winner(table.trump, PLAYERS)
    captured = table.captured[winner] + points_in(trick.cards)
    table = table.with_trick_taken(winner).but(
        captured=with_item(table.captured, winner, captured), player=winner
    )
    took = winner == declarer
    if row.aim == Aim.POINTS and not took and _partner_may_claim(table, winner):
        table = table.but(phase=Phase.CLAIM, player=PLAYERS - winner - declarer)
    if emit:
        emit(TrickTaken(winner, trick, after=table))
    if row.aim == Aim.POINTS:
        if len(table.tricks) < TRICKS:
            return table
        return end(table, Ending(took, Reason.LAST_TRICK, 1, taker=winner), emit)  # DS-36
    is_enough = table.side(declarer).is_enough
    ends_early = table.standing.options.early_schnapser
    met = aim_met(row.aim, took, len(table.tricks), is_enough, ends_early)
    if met is None:
        return table
    reason = Reason.AIM_REACHED if met else Reason.AIM_MISSED
    return end(table, Ending(met, reason, row.value), emit)


def _partner_may_claim(table: SchnapsenTable, winner: Player) -> bool:
    """Tell whether the winner's partner may claim before the next lead (DS-33)."""
    return len(table.tricks) < TRICKS and table.is_claimable(winner)


def _claim(table: SchnapsenTable, emit: Emit | None) -> SchnapsenTable:
    player = table.player
    by_declarer = player == table.declarer
    own, other = table.side(player), table.against(player)
    if emit:
        emit(SixtySixClaimed(player, own.points, own.is_enough, after=table))
    if own.is_enough:
        return end(table, Ending(by_declarer, Reason.CLAIM, claim_value(other), player), emit)
    ending = Ending(not by_declarer, Reason.FALSE_CLAIM, false_claim_value(other), player)
    return end(table, ending, emit)


def end(table: SchnapsenTable, ending: Ending, emit: Emit | None) -> SchnapsenTable:
    """Return the table with the deal over, written down."""
    table = table.but(ending=ending, phase=Phase.OVER, player=TERMINAL)
    result = table.result()
    totals = table.standing.with_result(result).scores
    table = table.but(scores=totals)
    if emit:
        emit(DealScored(result, totals, after=table))
    return table


def ask_kontra(table: SchnapsenTable) -> SchnapsenTable:
    """Return the table with the player at the declarer's left to be asked."""
    return table.but(phase=Phase.KONTRA, player=following(table.maker))


def kontra_open(table: SchnapsenTable) -> Actions:
    """DS-18."""
    return [PASS, KONTRA]


def say_kontra(table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None) -> SchnapsenTable:
    """Let an opponent double, or pass the question on."""
    player = table.player
    if action == KONTRA:
        stakes = Stakes(table.stakes.unseen, 2)
        table = table.but(stakes=stakes, phase=Phase.REKONTRA, player=table.maker)
        if emit:
            emit(StakesDoubled(player, 2, after=table))
        return table
    if following(player) == table.maker:
        return _without_long_suit(_begin_play(table), emit)
    return table.but(player=following(player))


def rekontra_open(table: SchnapsenTable) -> Actions:
    """DS-19."""
    return [PASS, REKONTRA]


def say_rekontra(
    table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None
) -> SchnapsenTable:
    """Let the declarer double again or not; the play begins."""
    table = _begin_play(table)
    if action == REKONTRA:
        table = table.but(stakes=Stakes(table.stakes.unseen, REKONTRA_LEVEL))
        if emit:
            emit(StakesDoubled(table.maker, REKONTRA_LEVEL, after=table))
    return _without_long_suit(table, emit)


def _begin_play(table: SchnapsenTable) -> SchnapsenTable:
    leader = table.first_leader
    return table.but(phase=Phase.PLAY, player=leader, trick=Trick(leader))


def _without_long_suit(table: SchnapsenTable, emit: Emit | None) -> SchnapsenTable:
    """End the deal at once where the declarer lacks the five cards that he needs (DS-43)."""
    row = table.row
    if row.aim != Aim.LONG_SUIT or row.five_of(table.hand(table.maker), table.trump) is not None:
        return table
    return end(table, Ending(False, Reason.NO_LONG_SUIT, row.value), emit)
