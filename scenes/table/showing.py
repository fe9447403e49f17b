"""The table as it is shown: a match unfolds, computer players move, hands are covered."""

from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core.protocols import Event
from game.core.words import _
from game.kit.cards import SUIT_LETTERS, Card
from game.kit.facts import CardPlayed, HandDealt
from game.session.match import MatchEnded
from game.session.sitting import Sitting
from scenes.anim import timeline
from scenes.anim.director import Director
from scenes.anim.stage import Stage
from scenes.anim.timeline import Motion
from scenes.results import Results
from scenes.scene import Action
from scenes.show.live import Live
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.table.board import Board, table_buttons
from scenes.table.cards import CardLayer
from scenes.table.catalogue import TABLES
from scenes.table.choreography import Scenery, from_where_seen, motion, winner_key
from scenes.table.game import Picks
from scenes.table.hand import HandCard
from scenes.table.past import LogPage
from scenes.table.picture import Picture, after
from scenes.table.places import HAND_HEIGHT, Table, card_key, places
from scenes.table.plate import plate_of
from scenes.ui.backing import Backing
from scenes.ui.felt import table_felt
from scenes.ui.layout import Layout
from scenes.ui.page import Page
from scenes.ui.sparks import Sparks
from scenes.ui.widget import Widget

CATCH_UP = 14
"""How many of the latest events are shown to a person who comes to the table."""


SCORE_PAUSE = 1.5
"""Seconds in which the scores of a deal count up before its page is shown."""


class ShowingTable(Live):
    """One match at the table, as far as it is shown: cards, plates, whose turn it is.

    What a person decides is asked for by a subclass.
    """

    toast_lift = HAND_HEIGHT + 16

    def __init__(self, sitting: Sitting, look: Look, ways: Ways) -> None:
        super().__init__(sitting, look, ways)
        self.title = _(self.port.ruleset.title)
        self.game = TABLES[self.port.ruleset.id]
        self.cards = CardLayer(look.art(self.game.pack), in_background=look.is_live)
        self.stage = Stage()
        self.director = Director(
            self.stage,
            self.game.empty(len(self.port.names)),
            fold=after,
            choreograph=self._choreograph,
            rest=self.settle,
            shown=self._note_event,
            cue=self._cue,
            holds=self.is_stop,
        )
        self._settled_raised: frozenset[Card] = frozenset()
        self.by_card: dict[Card, Any] | None = None
        """What can be done with each card of the hand, None while nothing is asked."""
        self.picks: Picks | None = None
        self.picked_cards: tuple[Card, ...] = ()
        self._is_left_handed = look.pace().left_handed
        self._sparks = Sparks()
        self._below = Backing()
        self._below_of: object = None
        self._winner: frozenset[str] = frozenset()
        """The key of the card that has just won a trick."""

    def is_stop(self, event: Event) -> bool:
        """Stop after a deal, and after the match."""
        return isinstance(event, (*self.game.stops, MatchEnded))

    @property
    def _legal(self) -> frozenset[Card] | None:
        return None if self.by_card is None else frozenset(self.by_card)

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
            self.look_up()
        self.refresh()

    @property
    def table(self) -> Table:
        """The geometry in force."""
        wide, high = self.layout.units
        bottom = 0 if self.seat is None else self.seat
        hands = self.look.pace().left_handed
        return Table(wide, high, len(self.port.names), bottom, self.game.is_clockwise, hands)

    def resize(self, layout: Layout) -> None:
        """Lay everything out again and draw the cards in their new size."""
        super().resize(layout)
        self.cards.take(self.look.art(self.game.pack))
        if self.is_covered:
            return
        self.stage.cut(places(self.table, self.director.picture, self._shown_legal()))
        self.refresh()

    def resume(self) -> None:
        """Take a new look at what may have been changed in the settings."""
        super().resume()
        self.cards.take(self.look.art(self.game.pack))
        if self._is_left_handed != self.table.is_left_handed:
            self._is_left_handed = self.table.is_left_handed
            self.resize(self.layout)

    def reword(self) -> None:
        """Say everything anew, what is asked as well."""
        self.title = _(self.port.ruleset.title)
        super().reword()
        if self.is_asking:
            self.ask()
        elif not self.is_covered:
            self.refresh()

    # -- the pages about the match

    def log_page(self) -> Page[None]:
        """Return the page of everything that has happened."""
        events = self.port.events()
        told = self.port.ruleset.telling.told(events, self.port.names)
        return LogPage(events, told, self.port.names, self.game)

    def score_page(self) -> Page[None]:
        """Return the score sheet."""
        return self.game.score_page(self.port.standing, self.port.names)

    def deal_page(self, event: Event) -> Page[None]:
        """Return the page of what a deal has brought."""
        page = self.game.deal_page(event, self.port.standing, self.port.names)
        page.faces = [plate.face for plate in self.board.plates]
        return page

    def results_page(self, event: MatchEnded) -> Results:
        """Return the end of the match."""
        page = self.game.results_page(event, self.port.standing, self.port.names)
        page.seats = self.sitting.seats
        return page

    # -- time

    def update(self, dt: float) -> bool:
        """Show what has happened, let computer players think, ask the person to act."""
        changed = self.go_on(dt) or self.cards.is_behind
        changed = self._sparks.update(dt) or changed
        self._point_out()
        return super().update(dt) or changed

    # -- several people at one screen

    def hide(self) -> None:
        """Leave the table empty."""
        self.stage.cut({})

    def catch_up(self) -> None:
        """Show the person who has come what happened since he left."""
        events = self.port.events()
        start = max(self._seen[self.seat], len(events) - CATCH_UP)
        picture = self.game.empty(len(self.port.names))
        for event in events[:start]:
            picture = after(event, picture)
        self._seen[self.seat] = len(events)
        self.director.drop()
        self.director.picture = picture
        self.rebuild()
        self.stage.cut(places(self.table, picture))
        self.director.take(event for event in events[start:] if not self.is_stop(event))
        self.refresh()

    # -- showing

    def set_from_view(self) -> None:
        """Set the table from the view, without any show."""
        self._winner = frozenset()
        self.director.picture = self.game.picture_of(self.port.view(), self.port.standing)
        self.stage.cut(places(self.table, self.director.picture))
        self.refresh()

    def _choreograph(self, event: Event, before: Picture, later: Picture) -> Motion:
        pace = self.look.pace()
        if isinstance(event, HandDealt | CardPlayed):
            self.cards.expect(places(self.table, later), self.layout)
        self._winner = winner_key(event)
        shown = motion(
            event, Scenery(self.table, before, later, pace.trick_pause, pace.reduced_motion)
        )
        if isinstance(event, CardPlayed):
            shown = from_where_seen(shown, self.stage.shown)
        if isinstance(event, self.game.stops) and self.host.moves:
            return replace(shown, seconds=max(shown.seconds, SCORE_PAUSE))
        return shown

    def settle(self, picture: Picture) -> None:
        """Say where the cards of the picture belong, those pointed at raised."""
        self._settled_raised = self._raised_cards()
        rest = places(self.table, picture, self._shown_legal(), self._raised_cards())
        pulled = self._pulled()
        if pulled is not None and (key := card_key(pulled.card)) in rest:
            rest = {**rest, key: pulled.pulled(rest[key])}
            self.stage.shown[key] = rest[key]
        self.stage.set_rest(rest)

    def _cue(self, name: str) -> None:
        if self.is_heard:
            self.host.cue(name)

    def _note_event(self, event: Event) -> None:
        if self.is_stop(event):
            self.note(event)
        if (popped := self.game.popped(event)) is not None:
            seat, words = popped
            self.board.plates[seat].pop(words)
        self.refresh(counts=self.host.moves)
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

    def refresh(self, *, counts: bool = False) -> None:
        """Tell plates, bar and hand what is to be seen now."""
        picture = self.director.picture
        self.board.bar.tell(self.game.bar(picture, self.port))
        self._tell_trump(picture)
        self._tell_extra(picture)
        turn = self.port.to_act if self.director.is_idle else self.game.turn(picture)
        for plate in self.board.plates:
            plate.tell(picture, self.game.gem(picture, plate.seat), turn, counts=counts)
        self._set_hand(picture)
        buttons = self.board.buttons
        buttons[Action.UNDO].visible = len(self.people) == 1
        buttons[Action.HINT].visible = bool(self.people)
        self.relayout(self.board.held)

    def _tell_extra(self, picture: Picture) -> None:
        """Tell a game's own thing what is to be seen; it may need more room than before."""
        extra = self.board.extra
        if extra is None:
            return
        extra.tell(picture)
        if extra.style is not None:
            before = extra.bounds
            extra.stand(extra.style, self.table)
            if extra.bounds != before:
                self.relayout()

    def _tell_trump(self, picture: Picture) -> None:
        if picture.trump is None:
            self.board.badge.tell("", "")
        else:
            sign = self.game.suit_code(SUIT_LETTERS[picture.trump])
            self.board.badge.tell(sign, self.game.suit_name(picture.trump))

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
        return HandCard(card, self.game.card_name(card), place, self.play)

    # -- pointing out

    def _pulled(self) -> HandCard | None:
        """Return the card that the mouse has pulled from the hand."""
        return next((each for each in self.board.hand if each.pulled_by is not None), None)

    def _raised(self) -> Card | None:
        if (pulled := self._pulled()) is not None:
            return pulled.card
        pointed = (
            self.hovered if self.host.uses_pointer else self.focused if self.is_asking else None
        )
        return pointed.card if isinstance(pointed, HandCard) else None

    def _raised_cards(self) -> frozenset[Card]:
        raised = self._raised()
        return frozenset((*self.picked_cards, *(() if raised is None else (raised,))))

    def _shown_legal(self) -> frozenset[Card] | None:
        """The cards that stand out as playable; none in particular while cards are picked."""
        return None if self.picks is not None else self._legal

    def _point_out(self) -> None:
        """Raise the card that the player points at, and let it shine."""
        if self.is_covered:
            return
        raised = self._raised()
        self.cards.glowing = self._winner | ({card_key(raised)} if raised is not None else set())
        if self._pulled() is not None or self._raised_cards() != self._settled_raised:
            self.settle(self.director.picture)
            self.repaint()

    # -- left to whoever asks

    def ask(self) -> None:
        """Ask the person whose turn it is to decide."""

    def stop_asking(self) -> None:
        """Take the question from the table."""

    def play(self, card: Card) -> None:
        """Do what a card of the hand stands for."""

    # -- the picture

    def repaint(self, widget: Widget | None = None) -> None:
        """Have the picture drawn again, with all that stands on the table, or one widget of it."""
        self._spoil(widget)
        super().repaint(widget)

    def relayout(self, within: Widget | None = None) -> None:
        """Have every widget placed anew, or what is inside of one, and that drawn again."""
        self._spoil(within)
        super().relayout(within)

    def _spoil(self, widget: Widget | None) -> None:
        if widget is None or widget.style is None:
            self._below.spoil()
        else:
            self._below.damage([widget.bounds])

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw the felt, the cards at rest and what stands on the table, then what moves.

        What does not move is kept as one picture; only where it has changed it is mended.
        """
        cards = self.cards
        ground = table_felt(surface.get_size(), self.host.theme.felt)
        self._below.damage(cards.arrange(self.stage, self.layout))
        seen = [child.visible for child in self.board.children]
        devices = self.host.uses_pointer, self.host.uses_pad, self.host.theme
        if (ground, cards, seen, devices) != self._below_of:
            self._below_of = ground, cards, seen, devices
            self._below.spoil()

        def paint(picture: pygame.Surface, part: pygame.Rect) -> None:
            cards.paint(ground, picture, part)
            self.board.draw_under(picture, part)

        below, _mended = self._below.mended(surface, paint)
        surface.blit(below, (0, 0))
        surface.fblits(cards.live)
        self.board.draw_over(surface, partial(cards.paint, ground), cards.live)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and the sparks above it."""
        super().draw(surface)
        self._sparks.draw(surface, self.layout, self.host.theme)

    def describe(self) -> str:
        """Return the position in words, then the controls."""
        if self.is_covered:
            return self.title
        position = self.port.ruleset.telling.text_view(self.port.view(), self.port.names)
        return f"{position}\n{super().describe()}"
