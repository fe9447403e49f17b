"""The battle as it is played: what the person is asked becomes a mode, and what he does is done."""

from collections.abc import Callable
from typing import Any

from game.core.protocols import IllegalAction
from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction, GiveUp
from game.rulesets.berserk.telling.naming import name_action
from scenes.battle.board.squares import SpotPlace
from scenes.battle.desk import Desk
from scenes.battle.modes.asking import mode_for
from scenes.battle.modes.mode import Mode
from scenes.battle.seen import SeenBattle
from scenes.scene import Action, Point, Pointer
from scenes.show.hint import Caution
from scenes.ui.text import escape


class BattleScene(SeenBattle):
    """Asks the person whose turn it is, and does what he asks for."""

    # -- asking

    def ask(self) -> None:
        """Ask the person to decide, in the way of the phase."""
        if not self.port.legal_actions():
            return
        if self.notice and self.notice in (self._why_not_end(), self.mode.why_not_end()):
            self.toast("")
        self.is_asking = True
        self.director.picture = self.picture_now()
        self.explain_question()
        self.set_mode(self.mode_now())
        if not (self.host.uses_pointer and self.mode.leaves_focus and self.focused is not None):
            self.focus(self.mode.best_focus() or self.focused)
        self.pointing.fulfil()

    def stop_asking(self) -> None:
        """Take the question, and what goes with it, from the screen; go back to looking on."""
        self.counsel.advice = None
        self.pointing.forget()
        self.is_asking = False
        self.hush()
        self.set_mode(Mode)

    def mode_now(self) -> Callable[[Desk], Mode]:
        """Return what makes the mode of what is asked."""
        return mode_for(self.view)

    def set_mode(self, kind: Callable[[Desk], Mode]) -> None:
        """Let clicks and keys mean something else from now on."""
        if self.mode.carries:
            self.put_back()
        pointed = self.mode.pointed
        self.mode = kind(self.desk)
        self.mode.point_at(pointed)
        self.show.carry(None)
        self.show.lay(self.mode.laid())
        self.refresh()
        self.prepare(self.board.side_panel)

    def submit(self, *actions: BerserkAction) -> None:
        """Make the person's decisions, one after the other."""
        if self.port.to_act != self.seat or not self.is_asking:
            self.director.skip()
            return
        if self.is_unwelcome(actions):
            return
        self.sitting.stop_thinking()
        self.put_notice_away()
        turn, advice = self.view.turn, self.counsel.advice
        if not self.counsel.has_more_to_do(actions):
            advice = None
        for action in actions:
            if self.port.to_act != self.seat:
                break
            try:
                self.port.submit(action)
            except IllegalAction as wrong:
                self.desk.refuse(wrong.refusal)
                break
        self.take_events()
        self.stop_asking()
        is_own_turn = self.view.turn == turn and self.view.turn_player == self.seat
        if advice is not None and is_own_turn:
            self.counsel.tell(advice)

    def may_give_up(self) -> bool:
        """Tell whether the person is to act in a battle, so that he may give it up."""
        return self.port.seat is not None and self.port.refusal(GiveUp()) is None

    def give_up(self) -> None:
        """Give the battle up."""
        if self.may_give_up():
            self.sitting.stop_thinking()
            self.port.submit(GiveUp())
            self.take_events()
            self.stop_asking()

    # -- the coach

    def name_choice(self, action: Any) -> str:
        """Return what a choice is called, in markup."""
        return escape(name_action(action, self.picture, self.desk.foresight))

    def decide(self, action: Any) -> None:
        """Make the person's choice."""
        self.submit(action)

    def show_caveat(self, panel: Caution | None) -> None:
        """Show what the coach objects where a hint would stand, None: no longer."""
        self.counsel.tell(panel)

    # -- what the player asks for

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Do what the keys and buttons ask for, in the way of the phase where it has one."""
        self.tips.led_by(action)
        if action is Action.CONFIRM and not self.director.is_idle and self._hurry():
            return True
        if action is Action.CANCEL and self.counsel.advice is not None:
            self.counsel.tell(None)
            return True
        if self.is_asking and self._focused_takes(action):
            return True
        if self.is_asking and self.mode.act(action):
            self.repaint()
            return True
        doings: dict[Action, Callable[[], object]] = {
            Action.HINT: self.counsel.ask_hint,
            Action.UNDO: self._take_back,
            Action.MENU: self.cancel,
            Action.SCORES: self.open_scores,
            Action.LOG: self.open_log,
            Action.RULES: lambda: self.open_rules(self.pointing.rule() or self.mode.rule_at_hand()),
            Action.LAST_TRICK: self.counsel.open_recap,
            Action.THREATS: self.counsel.toggle_threats,
            Action.INSPECT: self._inspect,
            Action.END_TURN: lambda: self.refuse(self._why_not_end()),
        }
        if action in doings:
            doings[action]()
            return True
        return super().act(action, at)

    def _hurry(self) -> bool:
        """Hurry what is shown; the spot with the focus is pressed as soon as that is possible."""
        focused = None if self.is_mouse_last else self.focused
        return self.pointing.hurry(focused.spot if isinstance(focused, SpotPlace) else None)

    def is_hurrying(self) -> bool:
        """Whoever has pressed what comes next has seen enough."""
        return super().is_hurrying() or self.pointing.is_wishing

    def _focused_takes(self, action: Action) -> bool:
        """Let the control with the focus have its own keys first, such as a card's INSPECT."""
        if action is not Action.INSPECT or self.focused is None or self.is_mouse_last:
            return False
        return self.focused.act(action)

    def _why_not_end(self) -> str:
        if not self.is_asking and self.port.to_act == self.seat:
            return _("One moment: what has just happened is still being shown.")
        return self.mode.why_not_end()

    def _inspect(self) -> None:
        pointed = self.desk.pointed
        if pointed is None or not pointed.act(Action.INSPECT):
            self.refuse(_("Point at a card to read it."))

    def _take_back(self) -> None:
        if not self.sitting.can_take_back:
            self.refuse(self.sitting.why_not_taken_back or _("There is nothing to take back."))
            return
        self.sitting.take_back()
        self.take_events()
        self.host.cue("undo")

    def point(self, pointer: Pointer) -> bool:
        """Take where the mouse is: of the sign under it a line tells."""
        if self.pointing.moved_to(pointer.at):
            self._rested = 0.0
            self.repaint()
        return super().point(pointer)

    def put_back(self) -> bool:
        """Lay a card that the mouse carries back where it lay."""
        was_carried = super().put_back()
        if was_carried:
            self.mode.put_back()
        return was_carried

    def point_out(self) -> None:
        """Let the mode know what is pointed at."""
        self.pointing.point_out()
