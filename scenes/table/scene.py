"""The table of a trick game: asks the person whose turn it is, and does what he asks for."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.protocols import Candidate, IllegalAction
from game.core.words import _, many
from game.kit.cards import Card
from game.session.sitting import Sitting
from scenes.scene import Action, Place
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.table.advice import advice_panel
from scenes.table.asking import Asking, Calls
from scenes.table.hand import HandCard
from scenes.table.past import LastTrick
from scenes.table.showing import ShowingTable


class TableScene(ShowingTable):
    """One match at the table, seen from the seat of the person who plays."""

    def __init__(self, sitting: Sitting, look: Look, ways: Ways) -> None:
        super().__init__(sitting, look, ways)
        self._picked: Card | None = None

    # -- asking

    def ask(self) -> None:
        """Ask the person to decide: by a card of the hand, or in a panel."""
        view = self.port.view()
        legal = self.port.legal_actions()
        if not legal:
            return
        self.is_asking = True
        self.director.picture = self.game.picture_of(view, self.port.standing)
        self.picks = self.game.picks(view, legal)
        by_card = {each.card: each for each in legal if getattr(each, "card", None) is not None}
        if by_card or self.picks:
            self.by_card = by_card
        self.board.asking = self._picks_panel() or self.game.ask(view, legal, self._submit)
        self.settle(self.director.picture)
        self.refresh()
        for widget in self.board.hand:
            widget.allow(self._reason_against(widget.card) if by_card else "")
        if self.board.asking is not None and not by_card:
            self.relayout()
            self.focus(self.board.asking.best_focus())
        elif not isinstance(self.focused, HandCard) or not self.focused.enabled:
            self.focus(next((card for card in self.board.hand if card.enabled), None))

    def _reason_against(self, card: Card) -> str:
        """Return why a card of the hand cannot be used now, "" if it can."""
        if self.picks is not None or (self.by_card and card in self.by_card):
            return ""
        refusal = self.port.refusal(self.game.play(card))
        if refusal is None:
            return ""
        return f"{refusal.sentence} [{refusal.rule}]" if refusal.rule else refusal.sentence

    def stop_asking(self) -> None:
        """Take the question, and what goes with it, from the table."""
        self.is_asking = False
        self.by_card = None
        self.picks, self.picked_cards, self._picked = None, (), None
        self.board.asking = None
        self.board.advice = None
        for widget in self.board.hand:
            widget.allow("")

    def play(self, card: Card) -> None:
        """Do what a card stands for: it is played, put away, or picked with others."""
        if self.port.to_act != self.seat or not self.director.is_idle or not self.is_asking:
            self.director.skip()
        elif self.picks is not None:
            self._pick(card)
        elif self.by_card is None:
            self.refuse(_("First answer the question on the table."))
        elif self.look.pace().confirm_cards and self._picked != card:
            self._picked = card
            self.toast(_("Once more to play the {card}.").format(card=self.game.card_name(card)))
        else:
            self._submit(self.by_card.get(card, self.game.play(card)))

    def _submit(self, action: Any) -> None:
        try:
            self.port.submit(action)
        except IllegalAction as wrong:
            refusal = wrong.refusal
            self.refuse(f"{refusal.sentence} [{refusal.rule}]" if refusal.rule else str(wrong))
            return
        self.sitting.stop_thinking()
        self.stop_asking()
        self.refresh()

    # -- several cards at once

    def _pick(self, card: Card) -> None:
        """Raise a card to be handed over with others, or lay it back."""
        assert self.picks is not None
        if card in self.picked_cards:
            self.picked_cards = tuple(each for each in self.picked_cards if each != card)
        elif len(self.picked_cards) == self.picks.most:
            most = self.picks.most
            self.refuse(
                many("No more than {n} card.", "No more than {n} cards.", most).format(n=most)
            )
            return
        else:
            self.picked_cards = tuple(sorted((*self.picked_cards, card)))
        self.board.asking = self._picks_panel()
        self.settle(self.director.picture)
        self.refresh()

    def _picks_panel(self) -> Asking | None:
        picks = self.picks
        if picks is None:
            return None
        count = len(self.picked_cards)
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
        picks, cards = self.picks, self.picked_cards
        if picks is None:
            return
        actions = [picks.action_of(card) for card in cards]
        if picks.done is not None:
            actions.append(picks.done)
        self.stop_asking()
        self.sitting.stop_thinking()
        for action in actions:
            if self.port.to_act != self.seat or action not in self.port.legal_actions():
                break
            self.port.submit(action)
        self.refresh()

    # -- what the player asks for

    def act(self, action: Action, at: Place | None = None) -> bool:
        """Do what the keys and buttons of the table ask for."""
        doings: dict[Action, Callable[[], object]] = {
            Action.HINT: self._ask_hint,
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
        if action is Action.CONFIRM and not self.director.is_idle and self.director.skip():
            return True
        if action is Action.CANCEL and self.board.advice is not None:
            self.board.advice = None
            self.board.gather()
            return True
        return super().act(action, at)

    def _open_last_trick(self) -> None:
        picture = self.director.picture
        if picture.last_trick is None:
            self.refuse(_("No trick has been taken in this deal."))
            return
        self.host.push(
            LastTrick(
                picture.last_trick,
                picture.trick.leader,
                self.port.names,
                self.look.art(self.game.pack),
                self.game,
            )
        )

    def _open_rules_of_pointed(self) -> None:
        pointed = self.hovered if self.host.uses_pointer else self.focused
        refusal = None
        if isinstance(pointed, HandCard) and self.is_asking:
            refusal = self.port.refusal(self.game.play(pointed.card))
        self.open_rules(refusal.rule if refusal else "")

    def _ask_hint(self) -> None:
        if self.port.to_act != self.seat or not self.is_asking:
            self.refuse(_("It is not your turn, so there is nothing to advise."))
        elif self.sitting.ask_hint(self._show_hint):
            self.toast(_("Thinking about your hand …"))

    def _show_hint(self, candidates: Sequence[Candidate[Any]]) -> None:
        if not self.is_asking:
            return
        self._toast = ""
        self.board.advice = advice_panel(
            candidates,
            self.game.name_action,
            is_only=len(self.port.legal_actions()) == 1,
            text_scale=self.layout.text_scale,
        )
        self.board.gather()
        best = candidates[0].action
        on_panel = self.board.asking.button_of(best) if self.board.asking else None
        in_hand = next(
            (w for w in self.board.hand if self.by_card and self.by_card.get(w.card) == best),
            None,
        )
        if on_panel or in_hand:
            self.focus(on_panel or in_hand)

    def _take_back(self) -> None:
        if not self.sitting.can_take_back:
            self.refuse(_("There is nothing to take back."))
            return
        self.sitting.take_back()
        self.take_events()
        self.host.cue("undo")
