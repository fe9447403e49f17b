"""A match at a trick table as it is played: asks the person whose turn it is, does what he asks."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.core.meaning import Meaning
from game.core.protocols import Event, IllegalAction, Player
from game.core.words import _, many
from game.kit.cards import Card
from game.session.match import MatchEnded
from game.session.sitting import Sitting
from scenes.results import Results
from scenes.scene import Action, Point
from scenes.show.guided import Guided
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.table.asking import Asking, Calls
from scenes.table.beats import WON
from scenes.table.board import Board, TrumpBadge, table_buttons
from scenes.table.counsel import Counsel
from scenes.table.game import Picks
from scenes.table.guide import TableGuide
from scenes.table.hand import Hand, HandCard
from scenes.table.past import LastTrick, LogPage
from scenes.table.places import HAND_HEIGHT
from scenes.table.tableshow import TableShow
from scenes.table.unasked import MOMENT, NEVER, Unasked, forced
from scenes.ui.page import Page
from scenes.ui.panel import Panel
from scenes.ui.widget import Widget


class TableScene(Guided):
    """One match at the table, seen from the seat of the person who plays.

    `guide` explains to the person what happens, None for nobody who does.
    """

    toast_lift = HAND_HEIGHT + 16
    show: TableShow

    def __init__(
        self, sitting: Sitting, look: Look, ways: Ways, guide: TableGuide | None = None
    ) -> None:
        super().__init__(sitting, look, ways, guide)
        self.title = self.name
        self.show = TableShow(
            self,
            self.port,
            sitting.seats,
            look,
            bottom=self.seat or 0,
            shown=self.shown,
            cue=self.cue,
        )
        self.game = self.show.game
        self.stop_for_guide()
        self.by_card: dict[Card, list[Any]] | None = None
        """What can be done with each card of the hand, None while nothing is asked."""
        self.picks: Picks | None = None
        self._raised: Card | None = None
        """The card that is played when it is clicked once more."""
        self._unasked = Unasked()
        self.counsel = Counsel(self)

    # -- the life of the scene

    def build(self) -> Widget:
        """Return plates, buttons and bar."""
        self.hand = Hand(self.game.card_name, self.play, lambda: self.is_asking)
        self.show.hand = self.hand
        self.board: Board = self.show.furnish(
            badge=TrumpBadge(),
            extra=self.game.extra(self.port),
            guide=self.guide,
            held=self.hand,
            buttons=table_buttons(self.act) if self.has_buttons else None,
        )
        self._explain()
        return self.board

    def _explain(self) -> None:
        """Let everything on the table tell what it means."""
        for part, subject in self.board.subjects():
            part.explain_by(partial(self._meaning, subject))
        if self.board.extra is not None:
            self.board.extra.explain_each(self._meaning)

    def _meaning(self, subject: Any) -> Meaning | None:
        """Return what something means, as far as the picture shows it by now."""
        if self.is_covered or self.show.picture is None:
            return None
        view = replace(self.port.view(), table=self.show.picture)
        return self.port.ruleset.telling.meaning(view, subject)

    def first_focus(self) -> Widget | None:
        """Return the first card; no button before there are cards."""
        return next(iter(self.hand.cards), None)

    def resume(self) -> None:
        """Take the pictures of cards that are liked now."""
        self.show.renew()
        super().resume()

    def reword(self) -> None:
        """Say everything anew, what is asked as well."""
        self.title = self.name
        super().reword()
        if self.is_asking:
            self.ask()
        elif not self.is_covered:
            self.refresh()

    def asked_words(self, seat: Player) -> str:
        """Return what a person is asked: to play a card, to hand some over, or to bid or call."""
        port = self.sitting.port(seat)
        legal = port.legal_actions()
        if legal and self.game.picks(port.view(), legal) is not None:
            words = _("{name} chooses cards")
        elif any(getattr(each, "card", None) is not None for each in legal):
            words = _("{name} plays a card")
        elif legal:
            words = _("{name} bids or calls")
        else:
            return super().asked_words(seat)
        return words.format(name=self.port.names[seat])

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
        page.seat(self.sitting.seats, self.port.ruleset.sides(len(self.port.names)))
        return page

    # -- showing

    def point_out(self) -> None:
        """Raise the card that the player points at."""
        self.show.point_out(self.hand)

    def picture_now(self) -> Any:
        """Return the table as the seat knows it now."""
        return self.port.view().table

    def _sit(self, seat: int, openly: bool = False) -> None:
        super()._sit(seat, openly)
        self.show.port, self.show.bottom = self.port, seat

    def shown(self, event: Event) -> None:
        """An event's turn has come: say what was said, count scores, celebrate, explain."""
        super().shown(event)
        if (popped := self.game.popped(event)) is not None:
            seat, words = popped
            self.board.plates[seat].pop(words)
        self.refresh(counts=self.host.moves)
        if isinstance(event, self.game.stops):
            self._unasked.stop()
            self._celebrate()
        self.explain(event)

    def has_page(self, event: Event) -> bool:
        """Tell whether a page is shown after an event: after a deal, and after the match."""
        return isinstance(event, self.game.stops) or super().has_page(event)

    def _mood(self) -> str:
        """Return the music: that of a lesson, of the last deal of a match, or of any other."""
        table, deals = self.show.picture, self.port.deals_in_match
        if self.guide is not None:
            return "study"
        if table is not None and deals is not None and 1 < deals == table.number + 1:
            return "close"
        return "game"

    def _celebrate(self) -> None:
        """Let sparks fly where the person, or at a table of computers anybody, made his bid."""
        won = [
            seat for beat in self.show.celebration.beats if beat.name in WON for seat in beat.seats
        ]
        for seat in won:
            if self.host.moves and (self.seat is None or self.seat in won):
                x, y = self.show.geometry.plates[seat]
                self.sparks.burst(x, y, 70 if seat == self.seat else 36)

    def refresh(self, *, counts: bool = False) -> None:
        """Tell plates, bar and hand what is to be seen now."""
        show = self.show
        self.music = self._mood()
        show.tell(self.port.to_act if show.director.is_idle else show.turn, counts=counts)
        show.tell_hand(self.hand, self.seat)
        self.board.gather()
        for action, is_seen in ((Action.UNDO, len(self.people) == 1), (Action.HINT, self.people)):
            if action in self.board.buttons:
                self.board.buttons[action].visible = bool(is_seen)

    # -- asking

    def ask(self) -> None:
        """Ask the person to decide: by a card of the hand, or in a panel."""
        view = self.port.view()
        legal = self.port.legal_actions()
        if not legal:
            return
        self.is_asking = True
        self.show.director.picture = self.picture_now()
        self.picks = self.game.picks(view, legal)
        by_card: dict[Card, list[Any]] = {}
        for action in legal:
            if (card := self.game.card_of(view, action)) is not None:
                by_card.setdefault(card, []).append(action)
        if by_card or self.picks:
            self.by_card = by_card
        stand_out = self.by_card if self.picks is None else None
        self.show.legal = None if stand_out is None else frozenset(stand_out)
        self.board.asking = self._picks_panel() or self.game.ask(view, legal, self._submit)
        self._do_unasked(view, legal)
        self.show.settle()
        self.refresh()
        for widget in self.hand.cards:
            widget.allow(self._reason_against(widget.card) if by_card else "")
        if self.board.asking is not None and not by_card:
            self.relayout()
            self.focus(self.board.asking.best_focus())
        elif not isinstance(self.focused, HandCard) or not self.focused.enabled:
            self.focus(next((card for card in self.hand.cards if card.enabled), None))
        self.explain_question()

    def _reason_against(self, card: Card) -> str:
        """Return why a card of the hand cannot be used now, "" if it can."""
        if self.picks is not None or (self.by_card and card in self.by_card):
            return ""
        refusal = self.port.refusal(self.game.play(card))
        if refusal is None:
            return ""
        return f"{refusal.sentence} [{refusal.rule}]" if refusal.rule else refusal.sentence

    # -- what needs no question

    def is_hurrying(self) -> bool:
        """Tell whether tricks that are sure are being played out."""
        return self._unasked.plays_rest

    def _do_unasked(self, view: Any, legal: Sequence[Any]) -> None:
        """See to a forced card, play out tricks that are sure, or offer to."""
        unasked = self._unasked
        unasked.put_off()
        if self.guide is not None or unasked.is_held:
            return
        if action := forced(view, legal, self.game.card_of, self._forced_cards()):
            self._play_by_itself(view, action)
            return
        rest = self.port.ruleset.sense.rest(view)
        if unasked.plays_rest and rest:
            unasked.intend(rest[0])
            return
        unasked.stop()
        if len(rest) > 1 and self.board.asking is None:
            self.board.asking = Calls(
                "",
                [_("Play them out")],
                str,
                lambda _name: self._play_rest(rest[0]),
                note=_("Every remaining trick is yours, however the cards lie."),
                is_low=True,
            )

    def _forced_cards(self) -> str:
        """Return which forced cards play themselves: none where somebody else at the screen would
        learn that there was no choice."""
        return NEVER if self.sitting.is_shared else self.look.pace().forced_cards

    def _play_by_itself(self, view: Any, action: Any) -> None:
        """Play a card in a moment; what is not the last of a hand is told."""
        speed = self.look.pace().speed
        wait = 0.0 if self._unasked.plays_rest or not speed else MOMENT / speed
        told = _("The {card} played itself: it was the only legal card.")
        is_last = view.table.hand_sizes[view.table.hand_player] == 1
        card = self.game.name_action(action)
        self._unasked.intend(action, wait, "" if is_last else told.format(card=card))

    def _play_rest(self, lead: Any) -> None:
        self._unasked.plays_rest = True
        self._submit(lead)

    def update(self, dt: float) -> bool:
        """Let the match go on, and do what needs no question."""
        if self.is_asking and (action := self._unasked.due(dt)) is not None:
            told = self._unasked.told
            self._submit(action)
            if told:
                self.toast(told)
        return super().update(dt)

    def stop_asking(self) -> None:
        """Take the question, and what goes with it, from the table."""
        self.is_asking = False
        self._unasked.put_off()
        self.by_card = None
        self.picks, self._raised = None, None
        self.show.legal, self.show.picked, self.show.hinted = None, (), None
        self.hush()
        self.board.asking = None
        self.board.advice = None
        for widget in self.hand.cards:
            widget.allow("")

    def play(self, card: Card) -> None:
        """Do what a card stands for: it is played, put away, or picked with others."""
        if self.port.to_act != self.seat or not self.show.director.is_idle or not self.is_asking:
            self.show.director.skip()
        elif self.picks is not None:
            self._pick(card)
        elif self.by_card is None:
            self.refuse(_("First answer the question on the table."))
        elif self.look.pace().confirm_cards and self._raised != card:
            self._raised = card
            self.toast(_("Press again to play the {card}.").format(card=self.game.card_name(card)))
        else:
            actions = self.by_card.get(card, [self.game.play(card)])
            if len(actions) == 1:
                self._submit(actions[0])
            else:
                self._ask_how(actions)

    def _ask_how(self, actions: Sequence[Any]) -> None:
        """Ask as what a card is played that can be played in several ways."""
        name = self.game.name_action
        self.board.asking = Calls(_("As what is it played?"), actions, name, self._submit)
        self.board.gather()
        self.relayout()
        self.focus(self.board.asking.best_focus())

    def _submit(self, action: Any) -> None:
        if self.is_unwelcome([action]):
            return
        try:
            self.port.submit(action)
        except IllegalAction as wrong:
            refusal = wrong.refusal
            self.refuse(f"{refusal.sentence} [{refusal.rule}]" if refusal.rule else str(wrong))
            return
        self._unasked.is_held = False
        self.sitting.stop_thinking()
        self.put_notice_away()
        self.stop_asking()
        self.refresh()

    # -- the coach

    def name_choice(self, action: Any) -> str:
        """Return what a choice is called, in markup."""
        return self.game.name_action(action)

    def decide(self, action: Any) -> None:
        """Make the person's choice."""
        self._submit(action)

    def show_caveat(self, panel: Panel | None) -> None:
        """Show what the coach objects where a hint would stand, None: no longer."""
        self.counsel.tell(panel)

    # -- several cards at once

    def _pick(self, card: Card) -> None:
        """Raise a card to be handed over with others, or lay it back."""
        assert self.picks is not None
        if card in self.show.picked:
            self.show.picked = tuple(each for each in self.show.picked if each != card)
        elif len(self.show.picked) == self.picks.most:
            most = self.picks.most
            self.refuse(
                many("No more than {n} card.", "No more than {n} cards.", most).format(n=most)
            )
            return
        else:
            self.show.picked = tuple(sorted((*self.show.picked, card)))
        self.board.asking = self._picks_panel()
        self.show.settle()
        self.refresh()

    def _picks_panel(self) -> Asking | None:
        picks = self.picks
        if picks is None:
            return None
        count = len(self.show.picked)
        name = _("{name} ({count})").format(name=picks.name, count=count)
        panel = Calls(
            "", [name], str, lambda _name: self._hand_over(), note=picks.prompt, is_low=True
        )
        button = panel.button_of(name)
        if button is not None and count < picks.least:
            button.enabled = False
            least = many("Choose at least {n} card.", "Choose at least {n} cards.", picks.least)
            button.reason = least.format(n=picks.least)
        return panel

    def _hand_over(self) -> None:
        """Submit the cards picked, in ascending order."""
        picks, cards = self.picks, self.show.picked
        if picks is None:
            return
        actions = [picks.action_of(card) for card in cards]
        if picks.done is not None:
            actions.append(picks.done)
        if self.is_unwelcome(actions):
            return
        self.stop_asking()
        self.sitting.stop_thinking()
        for action in actions:
            if self.port.to_act != self.seat or action not in self.port.legal_actions():
                break
            self.port.submit(action)
        self.refresh()

    # -- what the player asks for

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Do what the keys and buttons of the table ask for."""
        doings: dict[Action, Callable[[], object]] = {
            Action.HINT: self.counsel.ask_hint,
            Action.UNDO: self._take_back,
            Action.MENU: self.cancel,
            Action.SCORES: self.open_scores,
            Action.LOG: self.open_log,
            Action.RULES: self._open_rules_of_pointed,
            Action.LAST_TRICK: self._open_last_trick,
        }
        if action in doings:
            doings[action]()
            return True
        if (
            action is Action.CONFIRM
            and not self.show.director.is_idle
            and self.show.director.skip()
        ):
            return True
        if action is Action.CANCEL and self.board.advice is not None:
            self.show_caveat(None)
            return True
        return super().act(action, at)

    def _open_last_trick(self) -> None:
        table = self.show.picture
        if table is None or table.last_trick is None:
            self.refuse(_("No trick has been taken in this deal yet."))
            return
        names, art = self.port.names, self.show.cards.art
        self.host.push(LastTrick(table.last_trick, table.trick.leader, names, art, self.game))

    def _open_rules_of_pointed(self) -> None:
        pointed = self.hovered if self.host.uses_pointer else self.focused
        refusal = None
        if isinstance(pointed, HandCard) and self.is_asking:
            refusal = self.port.refusal(self.game.play(pointed.card))
        meaning = None if pointed is None else pointed.meant()
        self.open_rules(refusal.rule if refusal else meaning.rule if meaning else "")

    def _take_back(self) -> None:
        if not self.sitting.can_take_back:
            self.refuse(self.sitting.why_not_taken_back)
            return
        self.sitting.take_back()
        self._unasked.stop()
        self._unasked.is_held = True
        self.take_events()
        self.host.cue("undo")

    def describe(self) -> str:
        """Return the position in words, then the controls."""
        if self.is_covered:
            return self.title
        text_view = self.port.ruleset.telling.text_view
        position = text_view(self.port.view(), self.port.names, self.port.deals_in_match)
        return f"{position}\n{super().describe()}"
