"""One hand of Berzerka: board, deal, auction, exchange, play; the whole truth."""

from dataclasses import dataclass, replace

from game.core.protocols import CHANCE, Emit, IllegalAction, Player, Refusal
from game.core.rng import Rng
from game.core.state import Position
from game.core.words import _
from game.kit.cards import Card
from game.kit.tricks import Trick
from game.rulesets.berzerka import chance, course, deciding
from game.rulesets.berzerka.actions import BerzerkaAction, Bid, Deal, Discard, Done, LayBoard
from game.rulesets.berzerka.auction import Call
from game.rulesets.berzerka.board import Board, awaits_copy
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.options import DRAWN
from game.rulesets.berzerka.phase import OF_CHANCE, Phase
from game.rulesets.berzerka.scoring import (
    PLAYERS,
    last_won,
    places,
    points,
    ranked_counts,
    taken_by,
)
from game.rulesets.berzerka.standing import BerzerkaStanding, DealResult, with_result
from game.rulesets.berzerka.view import BerzerkaView

NO_TRICK = Trick(0)


@dataclass
class BerzerkaState(Position):
    """A position of one hand.

    Tuples over players are in seat order; seats count clockwise, the way the game runs. `player`
    is who is to act. The talon is a number: its cards are drawn when they become somebody's.
    `exchanged` counts the players who have put their cards away.
    """

    standing: BerzerkaStanding
    boxes: Board
    dealer: Player
    phase: Phase
    player: Player
    hands: tuple[tuple[Card, ...], ...] = ((),) * PLAYERS
    discards: tuple[tuple[Card, ...], ...] = ((),) * PLAYERS
    talon: int = 0
    calls: tuple[Call, ...] = ()
    declared: Declared | None = None
    exchanged: int = 0
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Player, ...] = ()
    trick: Trick = NO_TRICK
    history: tuple[BerzerkaAction, ...] = ()

    @property
    def players(self) -> int:
        """Three (BZ-01)."""
        return PLAYERS

    @property
    def forehand(self) -> Player:
        """The player at the dealer's left, who is dealt to and speaks first (BZ-10)."""
        return (self.dealer + 1) % PLAYERS

    # -- who is to act, and what they may do

    def current_player(self) -> Player:
        """Return who is to act: a player, CHANCE, TERMINAL at the end."""
        return self.player

    def is_terminal(self) -> bool:
        """Tell whether every trick has been played."""
        return self.phase == Phase.OVER

    def legal_actions(self) -> list[BerzerkaAction]:
        """Return what the player to act may do, sorted; empty for chance and at the end."""
        return deciding.legal(self) if self.player >= 0 else []

    def refusal(self, action: BerzerkaAction) -> Refusal | None:
        """Return why the player to act may not do this, None where he may."""
        if self.player < 0:
            return Refusal(_("It is nobody's turn."))
        return deciding.refusal(self, action)

    def chance_action(self, rng: Rng) -> BerzerkaAction:
        """Draw what chance does now: contracts of the board, a copy, a packet of cards."""
        return chance.draw(self, rng)

    def apply_action(self, action: BerzerkaAction, emit: Emit | None = None) -> None:
        """Do the action; raise IllegalAction and change nothing if it is not legal."""
        if self.player == CHANCE:
            refused, do = chance.refusal(self, action), chance.do
        elif isinstance(action, Deal | LayBoard):
            refused, do = Refusal(_("Only chance deals cards and contracts.")), chance.do
        else:
            refused, do = self.refusal(action), deciding.do
        if refused is not None:
            raise IllegalAction(refused)
        do(self, action, emit)

    # -- moving on, used by the phases

    def go(self, phase: Phase, player: Player) -> None:
        """Go on with this phase, in which the player (or CHANCE, TERMINAL) is to act."""
        self.phase = phase
        self.player = CHANCE if phase in OF_CHANCE else player

    # -- the end

    def result(self) -> DealResult:
        """Return the line for the score sheet; only of a terminal state."""
        declared = self.declared
        assert declared is not None and declared.trump is not None
        assert declared.inverted is not None
        objective, declarer = declared.rules.objective, declared.declarer
        taken = [
            taken_by(player, self.tricks, self.winners, declared.pain) for player in range(PLAYERS)
        ]
        counts = [objective.count(each) for each in taken]
        ranked = ranked_counts(objective, counts, declarer, declared.overbid)
        found = places(objective, ranked, declarer, last_won(objective, self.winners))
        return DealResult(
            contract=declared.box.id,
            copies=declared.box.copies,
            value=declared.box.value,
            declarer=declarer,
            overbid=declared.overbid,
            trump=declared.trump,
            inverted=declared.inverted,
            pain=declared.pain,
            tricks=tuple(each.tricks for each in taken),
            counts=tuple(map(objective.shown, counts)),
            ranked=tuple(ranked),
            places=found,
            points=points(objective, found, declared.box.value),
            bid_on=tuple(
                sorted({call.said.contract for call in self.calls if isinstance(call.said, Bid)})
            ),
        )

    def returns(self) -> tuple[float, ...]:
        """Return each player's game points of this hand; they add up to 0 (BZ-26)."""
        return tuple(map(float, self.result().points))

    # -- what others may have of it

    def view(self, observer: Player | None) -> BerzerkaView:
        """Return what this seat knows (None: a bystander)."""
        return BerzerkaView(
            observer=observer,
            standing=self.standing,
            boxes=self.boxes,
            dealer=self.dealer,
            phase=self.phase,
            player=self.player,
            hand=() if observer is None else self.hands[observer],
            hand_sizes=tuple(map(len, self.hands)),
            talon=self.talon,
            calls=self.calls,
            declared=self.declared,
            discards=() if observer is None else self.discards[observer],
            discarded=tuple(map(len, self.discards)),
            exchanged=self.exchanged,
            tricks=self.tricks,
            winners=self.winners,
            trick=self.trick,
            history=_redacted(self.history, observer, self.declared),
        )


def first_phase(standing: BerzerkaStanding) -> Phase:
    """Return what the next hand begins with: the board only before the first hand (BZ-07)."""
    if standing.deals_played == 0:
        if DRAWN[standing.options.board]:
            return Phase.BOARD
        if awaits_copy(standing.boxes):
            return Phase.COPY
    return Phase.DEAL


def new_deal(standing: BerzerkaStanding) -> BerzerkaState:
    """Return the hand that follows the standing, with no card dealt yet."""
    state = BerzerkaState(
        standing=standing,
        boxes=standing.boxes,
        dealer=standing.dealer,
        phase=Phase.DEAL,
        player=CHANCE,
    )
    state.go(first_phase(standing), course.who_copies(standing))
    return state


def settle(standing: BerzerkaStanding, deal: BerzerkaState) -> BerzerkaStanding:
    """Return the standing after the hand."""
    return with_result(standing, deal.boxes, deal.result())


def _redacted(
    history: tuple[BerzerkaAction, ...], observer: Player | None, declared: Declared | None
) -> tuple[BerzerkaAction, ...]:
    """Return the history without the cards that the observer may not see.

    Whose a discard is follows from the turn: declarer first, each until he is done.
    """
    seen: list[BerzerkaAction] = []
    turn = 0 if declared is None else declared.declarer
    for action in history:
        if isinstance(action, Deal) and action.player != observer:
            action = replace(action, cards=())
        elif isinstance(action, Discard) and turn != observer:
            action = Discard(None)
        elif isinstance(action, Done):
            turn = (turn + 1) % PLAYERS
        seen.append(action)
    return tuple(seen)
