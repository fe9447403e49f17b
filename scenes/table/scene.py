"""The table of a trick game: shows what happens, asks the person whose turn it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

import pygame

from game.core.protocols import Candidate, Event, IllegalAction, Player
from game.core.words import _
from game.kit.cards import Card
from game.kit.tricks import CardPlayed, HandDealt
from game.session.match import MatchEnded
from game.session.sitting import Sitting
from scenes.anim import timeline
from scenes.anim.director import Director
from scenes.anim.stage import Stage
from scenes.anim.timeline import Motion
from scenes.scene import Action, Place
from scenes.table.advice import advice_panel
from scenes.table.asking import Asking, Calls
from scenes.table.board import Board, table_buttons
from scenes.table.cards import Art, CardLayer
from scenes.table.catalogue import TABLES
from scenes.table.choreography import Scenery, motion, winner_key
from scenes.table.game import Picks, TableGame
from scenes.table.hand import HandCard
from scenes.table.picture import Picture, after
from scenes.table.places import HAND_HEIGHT, Table, card_key, places
from scenes.table.plate import plate_of
from scenes.ui.felt import felt
from scenes.ui.layout import Layout
from scenes.ui.page import Page
from scenes.ui.sparks import Sparks
from scenes.ui.widget import Widget

CATCH_UP = 14
"""How many of the latest events are shown to a person who comes to the table."""


SCORE_PAUSE = 1.5
"""Seconds in which the scores of a deal count up before its page is shown."""


@dataclass(frozen=True)
class Pace:
    """How the table moves: `speed` 0 for cuts up to 3, the seconds a full trick stays.

    With `confirm_cards` the first click on a card raises it, the second plays it. A
    `left_handed` table has the own plate at the right and its buttons at the left.
    """

    speed: float = 1.0
    trick_pause: float = 1.0
    reduced_motion: bool = False
    confirm_cards: bool = False
    left_handed: bool = False


class Surroundings(Protocol):
    """What the table asks of the program around it."""

    is_live: bool
    """Whether someone watches, so that no frame may take long."""

    def pace(self) -> Pace:
        """Return how the table moves."""

    def art(self, game: TableGame) -> Art:
        """Return where the pictures of a game's cards come from."""

    def news(self) -> Sequence[str]:
        """Return the sentences that the player has not been told yet; each comes once."""

    def open_rules(self, clause: str) -> None:
        """Open the rule book at a clause ("" for its beginning)."""

    def open_menu(self, table: "TableScene") -> None:
        """Put the pause menu over the table."""

    def open_scores(self, table: "TableScene") -> None:
        """Put the score sheet over the table."""

    def open_log(self, table: "TableScene") -> None:
        """Put the log over the table."""

    def open_last_trick(self, table: "TableScene") -> None:
        """Put the last trick over the table."""

    def hand_over(self, table: "TableScene", seat: Player, go_on: Callable[[], object]) -> None:
        """Hide everything until the person of this seat has confirmed."""

    def deal_scored(self, table: "TableScene", event: Event, go_on: Callable[[], object]) -> None:
        """Show what the deal has brought."""

    def match_ended(self, table: "TableScene", event: MatchEnded) -> None:
        """Show the end of the match, and close the table."""


class TableScene(Page[None]):
    """One match at the table, seen from the seat of the person who plays."""

    toast_lift = HAND_HEIGHT + 16
    music = "game"
    is_heard = True
    """Whether cards make a sound."""

    def __init__(self, sitting: Sitting, around: Surroundings) -> None:
        super().__init__()
        self.sitting = sitting
        self.around = around
        self.people = sitting.people
        self.seat: Player | None = self.people[0] if len(self.people) == 1 else None
        self.port = sitting.port(self.seat)
        self.title = _(self.port.ruleset.title)
        self.game = TABLES[self.port.ruleset.id]
        self.cards = CardLayer(around.art(self.game), self.game.code, in_background=around.is_live)
        self.stage = Stage()
        self.director = Director(
            self.stage,
            self.game.empty(len(self.port.names)),
            fold=after,
            choreograph=self._choreograph,
            rest=self._settle,
            shown=self._note_event,
            cue=self._cue,
            holds=self._is_stop,
        )
        self._seen = dict.fromkeys((*self.people, None), 0)
        self._revision = self.port.revision
        self._asked = False
        self._settled_raised: frozenset[Card] = frozenset()
        self._held: Event | None = None
        self._by_card: dict[Card, Any] | None = None
        """What can be done with each card of the hand, None while nothing is asked."""
        self._picks: Picks | None = None
        self._picked_cards: tuple[Card, ...] = ()
        self._picked: Card | None = None
        self._is_covered = len(self.people) > 1
        self._is_left_handed = around.pace().left_handed
        self._sparks = Sparks()
        self._winner: frozenset[str] = frozenset()
        """The key of the card that has just won a trick."""

    def _is_stop(self, event: Event) -> bool:
        return isinstance(event, (*self.game.stops, MatchEnded))

    @property
    def _legal(self) -> frozenset[Card] | None:
        return None if self._by_card is None else frozenset(self._by_card)

    # -- the life of the scene

    def build(self) -> Widget:
        """Return plates, buttons and bar."""
        plates = [plate_of(place, seat) for place, seat in enumerate(self.sitting.seats)]
        self.board = Board(
            self.title,
            plates,
            table_buttons(self.act),
            lambda: self.table,
            self.game.extra(self.port),
        )
        return self.board

    def first_focus(self) -> Widget | None:
        """Return the first card; no button before there are cards."""
        return next(iter(self.board.hand), None)

    def enter(self) -> None:
        """Show the table as it is; whoever comes back finds it at the same card."""
        if len(self.port.events()) > 0 and self.sitting.has_begun:
            self._look_up()
        self._refresh()

    @property
    def table(self) -> Table:
        """The geometry in force."""
        wide, high = self.layout.units
        bottom = 0 if self.seat is None else self.seat
        hands = self.around.pace().left_handed
        return Table(wide, high, len(self.port.names), bottom, self.game.is_clockwise, hands)

    def resize(self, layout: Layout) -> None:
        """Lay everything out again and draw the cards in their new size."""
        super().resize(layout)
        self.cards.take(self.around.art(self.game))
        if self._is_covered:
            return
        self.stage.cut(places(self.table, self.director.picture, self._shown_legal()))
        self._refresh()

    def resume(self) -> None:
        """Take a new look at what may have been changed in the settings."""
        self.cards.take(self.around.art(self.game))
        if self._is_left_handed != self.table.is_left_handed:
            self._is_left_handed = self.table.is_left_handed
            self.resize(self.layout)

    def reword(self) -> None:
        """Say everything anew, what is asked as well."""
        self.title = _(self.port.ruleset.title)
        super().reword()
        if self._asked:
            self._ask()
        elif not self._is_covered:
            self._refresh()

    def focus_lost(self) -> None:
        """Cover the hand: with several people, whoever comes back may be another."""
        if len(self.people) > 1 and not self._is_covered and self.seat is not None:
            self._cover(self.seat)

    def leave_table(self) -> None:
        """Get up; the match waits in the store."""
        self.sitting.stop_thinking()
        self.done(None)

    def cancel(self) -> None:
        """Open the pause menu."""
        self.around.open_menu(self)

    # -- time

    def update(self, dt: float) -> bool:
        """Show what has happened, let computer players think, ask the person to act."""
        pace = self.around.pace()
        self.director.speed = 0 if pace.reduced_motion and not pace.speed else pace.speed
        self.director.is_fast = Action.FAST in self.held
        if not self._is_covered:
            self._take_events()
        changed = self.director.update(dt) or self.cards.is_behind
        changed = self._sparks.update(dt) or changed
        if self._held is not None and self.director.is_stopped:
            self._show_held()
        elif self.director.is_idle:
            self._go_on_playing()
        else:
            self.sitting.think()
        self._point_out()
        return super().update(dt) or changed

    def _take_events(self) -> None:
        if self.port.revision != self._revision:
            self._look_up()
        events = self.port.events(self._seen[self.seat])
        if events:
            self._seen[self.seat] += len(events)
            self.director.take(events)

    def _go_on_playing(self) -> None:
        turn = self.port.to_act
        for sentence in self.around.news():
            self.toast(sentence, seconds=8.0)
        if turn in self.people and turn != self.seat:
            self._cover(turn)
        elif self._is_covered:
            self._cover(self.people[0])
        elif turn == self.seat:
            if not self._asked:
                self._ask()
            self.sitting.move()
        elif self.sitting.move() and self.sitting.trouble:
            self.toast(self.sitting.trouble)

    # -- several people at one screen

    def _cover(self, seat: Player) -> None:
        self._is_covered = True
        self._stop_asking()
        self.director.drop()
        self.stage.cut({})
        self.around.hand_over(self, seat, lambda: self._uncover(seat))

    def _uncover(self, seat: Player) -> None:
        """Let the person of this seat see the table, and what has happened since."""
        self._is_covered = False
        self.seat = seat
        self.port = self.sitting.port(seat)
        events = self.port.events()
        start = max(self._seen[seat], len(events) - CATCH_UP)
        picture = self.game.empty(len(self.port.names))
        for event in events[:start]:
            picture = after(event, picture)
        self._seen[seat] = len(events)
        self.director.drop()
        self.director.picture = picture
        self.rebuild()
        self.stage.cut(places(self.table, picture))
        self.director.take(event for event in events[start:] if not self._is_stop(event))
        self._held = None
        self._refresh()

    # -- showing

    def _look_up(self) -> None:
        """Set the table from the view, without any show."""
        self._revision = self.port.revision
        self._winner = frozenset()
        self._seen[self.seat] = len(self.port.events())
        self.director.drop()
        self._held = None
        self._stop_asking()
        self.director.picture = self.game.picture_of(self.port.view(), self.port.standing)
        self.stage.cut(places(self.table, self.director.picture))
        self._refresh()

    def _choreograph(self, event: Event, before: Picture, later: Picture) -> Motion:
        pace = self.around.pace()
        if isinstance(event, HandDealt | CardPlayed):
            self.cards.expect(places(self.table, later), self.layout)
        self._winner = winner_key(event)
        shown = motion(
            event, Scenery(self.table, before, later, pace.trick_pause, pace.reduced_motion)
        )
        if isinstance(event, self.game.stops) and self.host.moves:
            return replace(shown, seconds=max(shown.seconds, SCORE_PAUSE))
        return shown

    def _settle(self, picture: Picture) -> None:
        self._settled_raised = self._raised_cards()
        self.stage.set_rest(places(self.table, picture, self._shown_legal(), self._raised_cards()))

    def _cue(self, name: str) -> None:
        if self.is_heard:
            self.host.cue(name)

    def _note_event(self, event: Event) -> None:
        if self._is_stop(event):
            self._held = event
        if (popped := self.game.popped(event)) is not None:
            seat, words = popped
            self.board.plates[seat].pop(words)
        self._refresh(counts=self.host.moves)
        if isinstance(event, self.game.stops):
            self._celebrate()

    def _celebrate(self) -> None:
        """Let sparks fly for those who have made what they bid, and tell the person by ear."""
        tones = [plate.gem.tone for plate in self.board.plates]
        for seat, (x, y) in enumerate(self.table.plates):
            if tones[seat] == "made" and self.host.moves:
                self._sparks.burst(x, y, 70 if seat == self.seat else 36)
        if self.seat is not None and tones[self.seat] != "quiet":
            self._cue("made" if tones[self.seat] == "made" else "missed")

    def _show_held(self) -> None:
        event, self._held = self._held, None
        if isinstance(event, MatchEnded):
            self.around.match_ended(self, event)
        elif event is not None and self.people:
            self.around.deal_scored(self, event, self.director.go_on)
        else:
            self.director.go_on()

    def _refresh(self, *, counts: bool = False) -> None:
        """Tell plates, bar and hand what is to be seen now."""
        picture = self.director.picture
        self.board.bar.tell(self.game.bar(picture, self.port.standing))
        self.board.badge.tell(picture)
        if self.board.extra is not None:
            self.board.extra.tell(picture)
        turn = self.port.to_act if self.director.is_idle else self.game.turn(picture)
        for plate in self.board.plates:
            plate.tell(picture, self.game.gem(picture, plate.seat), turn, counts=counts)
        self._set_hand(picture)
        buttons = self.board.buttons
        buttons[Action.UNDO].visible = len(self.people) == 1
        buttons[Action.HINT].visible = bool(self.people)
        self.relayout()

    def _set_hand(self, picture: Picture) -> None:
        if self.seat is None:
            self.board.hand = []
            self.board.gather()
            return
        held = [card for card in picture.hands[self.seat] if card is not None]
        lying = places(self.table, picture, self._shown_legal())
        before = {each.card: each for each in self.board.hand}
        hand = []
        for card in held:
            widget = before.get(card) or self._hand_card(card, lying[card_key(card)])
            widget.lies_at = lying[card_key(card)]
            hand.append(widget)
        self.board.hand = sorted(hand, key=lambda each: each.lies_at.z)
        self.board.gather()

    def _hand_card(self, card: Card, place: timeline.Place) -> HandCard:
        return HandCard(card, self.game.card_name(card), place, self._play)

    # -- pointing out

    def _raised(self) -> Card | None:
        pointed = self.hovered if self.host.uses_pointer else self.focused if self._asked else None
        return pointed.card if isinstance(pointed, HandCard) else None

    def _raised_cards(self) -> frozenset[Card]:
        raised = self._raised()
        return frozenset((*self._picked_cards, *(() if raised is None else (raised,))))

    def _shown_legal(self) -> frozenset[Card] | None:
        """The cards that stand out as playable; none in particular while cards are picked."""
        return None if self._picks is not None else self._legal

    def _point_out(self) -> None:
        """Raise the card that the player points at, and let it shine."""
        if self._is_covered:
            return
        raised = self._raised()
        self.cards.glowing = self._winner | ({card_key(raised)} if raised is not None else set())
        if self._raised_cards() != self._settled_raised:
            self._settle(self.director.picture)
            self.repaint()

    # -- asking

    def _ask(self) -> None:
        """Ask the person to decide: by a card of the hand, or in a panel."""
        view = self.port.view()
        legal = self.port.legal_actions()
        if not legal:
            return
        self._asked = True
        self.director.picture = self.game.picture_of(view, self.port.standing)
        self._picks = self.game.picks(view, legal)
        by_card = {each.card: each for each in legal if getattr(each, "card", None) is not None}
        if by_card or self._picks:
            self._by_card = by_card
        self.board.asking = self._picks_panel() or self.game.ask(view, legal, self._submit)
        self._settle(self.director.picture)
        self._refresh()
        for widget in self.board.hand:
            widget.allow(self._reason_against(widget.card) if by_card else "")
        if self.board.asking is not None and not by_card:
            self.relayout()
            self.focus(self.board.asking.best_focus())
        elif not isinstance(self.focused, HandCard) or not self.focused.enabled:
            self.focus(next((card for card in self.board.hand if card.enabled), None))

    def _reason_against(self, card: Card) -> str:
        """Return why a card of the hand cannot be used now, "" if it can."""
        if self._picks is not None or (self._by_card and card in self._by_card):
            return ""
        refusal = self.port.refusal(self.game.play(card))
        if refusal is None:
            return ""
        return f"{refusal.sentence} [{refusal.rule}]" if refusal.rule else refusal.sentence

    def _stop_asking(self) -> None:
        self._asked = False
        self._by_card = None
        self._picks, self._picked_cards, self._picked = None, (), None
        self.board.asking = None
        self.board.advice = None
        for widget in self.board.hand:
            widget.allow("")

    def _play(self, card: Card) -> None:
        """Do what a card stands for: it is played, put away, or picked with others."""
        if self.port.to_act != self.seat or not self.director.is_idle or not self._asked:
            self.director.skip()
        elif self._picks is not None:
            self._pick(card)
        elif self._by_card is None:
            self.refuse(_("First answer the question on the table."))
        elif self.around.pace().confirm_cards and self._picked != card:
            self._picked = card
            self.toast(_("Once more to play the {card}.").format(card=self.game.card_name(card)))
        else:
            self._submit(self._by_card.get(card, self.game.play(card)))

    def _submit(self, action: Any) -> None:
        try:
            self.port.submit(action)
        except IllegalAction as wrong:
            refusal = wrong.refusal
            self.refuse(f"{refusal.sentence} [{refusal.rule}]" if refusal.rule else str(wrong))
            return
        self.sitting.stop_thinking()
        self._stop_asking()
        self._refresh()

    # -- several cards at once

    def _pick(self, card: Card) -> None:
        """Raise a card to be handed over with others, or lay it back."""
        assert self._picks is not None
        if card in self._picked_cards:
            self._picked_cards = tuple(each for each in self._picked_cards if each != card)
        elif len(self._picked_cards) == self._picks.most:
            self.refuse(_("No more than {n} cards.").format(n=self._picks.most))
            return
        else:
            self._picked_cards = tuple(sorted((*self._picked_cards, card)))
        self.board.asking = self._picks_panel()
        self._settle(self.director.picture)
        self._refresh()

    def _picks_panel(self) -> Asking | None:
        picks = self._picks
        if picks is None:
            return None
        count = len(self._picked_cards)
        name = _("{name} ({count})").format(name=picks.name, count=count)
        panel = Calls(
            "", [name], str, lambda _name: self._hand_over(), note=picks.prompt, is_low=True
        )
        button = panel.button_of(name)
        if button is not None and count < picks.least:
            button.enabled = False
            button.reason = _("Choose at least {n} cards.").format(n=picks.least)
        return panel

    def _hand_over(self) -> None:
        """Submit the cards picked, in ascending order."""
        picks, cards = self._picks, self._picked_cards
        if picks is None:
            return
        actions = [picks.action_of(card) for card in cards]
        if picks.done is not None:
            actions.append(picks.done)
        self._stop_asking()
        self.sitting.stop_thinking()
        for action in actions:
            if self.port.to_act != self.seat or action not in self.port.legal_actions():
                break
            self.port.submit(action)
        self._refresh()

    # -- what the player asks for

    def act(self, action: Action, at: Place | None = None) -> bool:
        """Do what the keys and buttons of the table ask for."""
        doings: dict[Action, Callable[[], object]] = {
            Action.HINT: self._ask_hint,
            Action.UNDO: self._take_back,
            Action.MENU: partial(self.around.open_menu, self),
            Action.SCORES: partial(self.around.open_scores, self),
            Action.LOG: partial(self.around.open_log, self),
            Action.RULES: self._open_rules,
            Action.LAST_TRICK: partial(self.around.open_last_trick, self),
        }
        if action in doings:
            doings[action]()
            return True
        if action is Action.CONFIRM and not self.director.is_idle and self.director.skip():
            return True
        if action is Action.CANCEL and self.board.advice is not None:
            self.board.advice = None
            self.board.gather()
            return True
        return super().act(action, at)

    def _open_rules(self) -> None:
        pointed = self.hovered if self.host.uses_pointer else self.focused
        refusal = None
        if isinstance(pointed, HandCard) and self._asked:
            refusal = self.port.refusal(self.game.play(pointed.card))
        self.around.open_rules(refusal.rule if refusal else "")

    def _ask_hint(self) -> None:
        if self.port.to_act != self.seat or not self._asked:
            self.refuse(_("It is not your turn, so there is nothing to advise."))
        elif self.sitting.ask_hint(self._show_hint):
            self.toast(_("Thinking about your hand …"))

    def _show_hint(self, candidates: Sequence[Candidate[Any]]) -> None:
        if not self._asked:
            return
        self._toast = ""
        self.board.advice = advice_panel(candidates, self.game.name_action)
        self.board.gather()
        best = candidates[0].action
        on_panel = self.board.asking.button_of(best) if self.board.asking else None
        in_hand = next(
            (w for w in self.board.hand if self._by_card and self._by_card.get(w.card) == best),
            None,
        )
        if on_panel or in_hand:
            self.focus(on_panel or in_hand)

    def _take_back(self) -> None:
        if not self.sitting.can_take_back:
            self.refuse(_("There is nothing to take back."))
            return
        self.sitting.take_back()
        self._take_events()
        self.host.cue("undo")

    # -- the picture

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw the felt and the cards."""
        ground = felt(surface.get_size(), self.host.theme.felt)
        self.cards.draw(surface, ground, self.stage, self.layout)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and the sparks above it."""
        super().draw(surface)
        self._sparks.draw(surface, self.layout, self.host.theme)

    def describe(self) -> str:
        """Return the position in words, then the controls."""
        if self._is_covered:
            return self.title
        position = self.port.ruleset.text_view(self.port.view(), self.port.names)
        return f"{position}\n{super().describe()}"
