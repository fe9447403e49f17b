"""What a person is asked at a trick table: by a card of the hand, in a panel, or not at all."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.protocols import IllegalAction
from game.core.words import _, many
from game.kit.cards import Card
from game.session.sitting import Sitting
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.table.asking import Asking, Calls, Coming, is_all_seen
from scenes.table.game import Picks
from scenes.table.guide import TableGuide
from scenes.table.hand import HandCard
from scenes.table.seen import SeenTable
from scenes.table.unasked import ALWAYS, LAST, MOMENT, NEVER, forced
from scenes.ui.widget import Widget


class AskedTable(SeenTable):
    """Asks the person whose turn it is, and does what he answers."""

    def __init__(
        self, sitting: Sitting, look: Look, ways: Ways, guide: TableGuide | None = None
    ) -> None:
        super().__init__(sitting, look, ways, guide)
        self.by_card: dict[Card, list[Any]] | None = None
        """What can be done with each card of the hand, None while nothing is asked."""
        self.picks: Picks | None = None
        self._raised: Card | None = None
        """The card that is played when it is clicked once more."""
        self._early: Card | None = None
        """The card that is played as soon as one is asked for it."""
        self._coming = Coming()
        self._latest: Any = None
        """The picture of the frame before: with a new one there is enough to do."""

    def ask(self) -> None:
        """Ask the person to decide: by a card of the hand, or in a panel."""
        view = self.port.view()
        legal = self.port.legal_actions()
        if not legal:
            return
        self.is_asking = True
        self.show.director.picture = self.picture_now()
        self.picks = self.game.picks(view, legal)
        by_card = self._by_card(view, legal)
        if by_card or self.picks:
            self.by_card = by_card
        stand_out = self.by_card if self.picks is None else None
        self.show.legal = None if stand_out is None else frozenset(stand_out)
        made = self._coming.take(view)
        self.board.asking = self._picks_panel() or made or self._question(view)
        self._do_unasked(view, legal)
        self.show.settle()
        self.refresh()
        for widget in self.hand.cards:
            widget.allow(self.reason_against(widget.card) if by_card else "")
            widget.explain(self._meaning(widget.card))
        self._focus_question(by_card)
        self.explain_question()
        self.light_wanted()
        early, self._early = self._early, None
        if early is not None and self.picks is None and early in by_card:
            self.play(early)

    def _by_card(self, view: Any, legal: Sequence[Any]) -> dict[Card, list[Any]]:
        """Return what can be done with each card, in the order of the actions."""
        by_card: dict[Card, list[Any]] = {}
        for action in legal:
            if (card := self.game.card_of(view, action)) is not None:
                by_card.setdefault(card, []).append(action)
        return by_card

    def _focus_question(self, by_card: Mapping[Card, Any]) -> None:
        """Give the panel the focus where no card answers, else a card that does."""
        if self.board.asking is not None and not by_card:
            self.focus(self.board.asking.best_focus())
        elif not isinstance(self.focused, HandCard) or not self.focused.enabled:
            self.focus(next((card for card in self.hand.cards if card.enabled), None))

    def _question(self, view: Any) -> Asking | None:
        return self.game.ask(view, self.port.legal_actions(), self._submit)

    def get_ready(self) -> None:
        """Make the question that comes, a little in each frame, while what led to it is shown."""
        picture, latest = self.show.picture, self._latest
        self._latest = picture
        is_next = self.seat is not None and self.port.to_act == self.seat and not self.is_asking
        if is_next and picture is latest:
            self._coming.go_on(self.port.view, self._question, self.board.measured)

    def reword(self) -> None:
        """Say everything anew, what is asked and what will be."""
        self._coming.drop()
        super().reword()

    def light_wanted(self) -> None:
        """Let what the guide of a lesson asks for shine, and the first of it have the focus."""
        wants = self.guide.wants if self.guide is not None else ()
        picks, by_card = self.picks, self.by_card or {}
        wanted = [
            widget
            for each in dict.fromkeys(wants)
            for widget in self.hand.cards
            for action in (
                by_card.get(widget.card, ()) if picks is None else [picks.action_of(widget.card)]
            )
            if str(action) == each
        ]
        self.show.wanted = frozenset(widget.card for widget in wanted)
        found: list[Widget] = list(wanted)
        if not found and wants and self.board.asking is not None:
            # The first alone: to ask for a button may set what goes with it, such as an overbid.
            legal = {str(each): each for each in self.port.legal_actions()}
            first = next((legal[each] for each in wants if each in legal), None)
            button = None if first is None else self.board.asking.button_of(first)
            if button is not None:
                button.is_advised = True
                found = [button]
        if found:
            self.focus(found[0])

    def reason_against(self, card: Card) -> str:
        """Return why a card in sight cannot be used now, "" if it can."""
        if self.picks is not None or (self.by_card and card in self.by_card):
            return ""
        refusal = self.port.refusal(self.game.play(card))
        if refusal is None:
            return ""
        return refusal.told

    # -- what needs no question

    def is_hurrying(self) -> bool:
        """Tell whether tricks that are sure are being played out, or a deal is to go by fast."""
        return self.unasked.plays_rest or self.is_hurried

    def _do_unasked(self, view: Any, legal: Sequence[Any]) -> None:
        """See to a forced card, play out tricks that are sure, or offer to."""
        unasked = self.unasked
        unasked.put_off()
        if unasked.is_held:
            return
        game = self.game
        if action := forced(view, legal, game.card_of, self._forced_cards(), game.besides):
            self._play_by_itself(view, action)
            return
        if self.guide is not None:
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
        learn that there was no choice, in a lesson no more than the last of a hand."""
        if self.sitting.is_shared:
            return NEVER
        chosen = self.look.pace().forced_cards
        return LAST if chosen == ALWAYS and self.guide is not None else chosen

    def _play_by_itself(self, view: Any, action: Any) -> None:
        """Play a card in a moment; what is not the last of a hand is told."""
        speed = self.look.pace().speed
        wait = 0.0 if self.unasked.plays_rest or not speed else MOMENT / speed
        told = _("The {card} played itself: it was the only legal card.")
        is_last = view.table.hand_sizes[view.table.hand_player] == 1
        card = self.game.name_action(action)
        self.unasked.intend(action, wait, "" if is_last else told.format(card=card))

    def _play_rest(self, lead: Any) -> None:
        self.unasked.plays_rest = True
        self._submit(lead)

    def update(self, dt: float) -> bool:
        """Let the match go on, and do what needs no question."""
        if self.is_asking and (action := self.unasked.due(dt)) is not None:
            told = self.unasked.told
            self._submit(action)
            if told:
                self.toast(told)
        return super().update(dt)

    def stop_asking(self) -> None:
        """Take the question, and what goes with it, from the table."""
        self.is_asking = False
        if self.hand.pulled is not None:
            self.put_back()
        self.unasked.put_off()
        self.by_card = None
        self.picks, self._raised = None, None
        self.show.legal, self.show.picked, self.show.hinted = None, (), ()
        self.show.wanted = frozenset()
        self.hush()
        self.board.asking = None
        self.board.advice = None
        for widget in self.hand.cards:
            widget.allow("")

    def takes_cards(self) -> bool:
        """Tell whether cards are asked for: not while others play, nor under a question."""
        return self.is_asking and self.by_card is not None

    def play(self, card: Card) -> None:
        """Do what a card stands for: it is played, put away, or picked with others."""
        director = self.show.director
        if self.port.to_act != self.seat or not director.is_idle or not self.is_asking:
            is_next = self.port.to_act == self.seat
            self._early = card if is_next and is_all_seen(director, self.picture_now()) else None
            director.skip()
            if self.why_idle:
                self.refuse(self.why_idle)
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
        self.board.asking = Calls(_("How is it played?"), actions, name, self._submit)
        self.board.gather()
        self.focus(self.board.asking.best_focus())

    def _submit(self, action: Any) -> None:
        if self.is_unwelcome([action]):
            return
        try:
            self.port.submit(action)
        except IllegalAction as wrong:
            self.refuse(wrong.refusal.told)
            return
        self.unasked.is_held = False
        self.sitting.stop_thinking()
        self.put_notice_away()
        self.stop_asking()
        self.refresh()

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
        self.show.hinted, self.board.advice = (), None
        self.board.asking = self._picks_panel()
        self.show.settle()
        self.refresh()

    def _picks_panel(self) -> Asking | None:
        picks = self.picks
        if picks is None:
            return None
        count = len(self.show.picked)
        panel = Calls(
            "",
            [picks.done],
            lambda _done: picks.label(count),
            lambda _done: self._hand_over(),
            note=picks.prompt,
            is_low=True,
        )
        button = panel.button_of(picks.done)
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
        self._submit_all(actions)

    def _submit_all(self, actions: Sequence[Any]) -> None:
        """Make decisions one after the other, as the one choice that they are."""
        if self.is_unwelcome(actions):
            return
        self.put_notice_away()
        self.stop_asking()
        self.sitting.stop_thinking()
        for action in actions:
            if self.port.to_act != self.seat or action not in self.port.legal_actions():
                break
            self.port.submit(action)
        self.refresh()
