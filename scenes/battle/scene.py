"""The battle as it is played: asks the person whose turn it is, and does what he asks for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.core.protocols import Candidate, IllegalAction, Refusal
from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.unit import BOARD, Spot
from game.rulesets.berserk.view import BerserkView, Phase
from game.session.sitting import Sitting
from scenes.battle.board.squares import SpotPlace
from scenes.battle.modes.fighting import Fighting
from scenes.battle.modes.guarding import GuardQuestion
from scenes.battle.modes.hitting import HitQuestion
from scenes.battle.modes.mode import Mode
from scenes.battle.modes.placing import Placing
from scenes.battle.modes.questions import FirstQuestion, ReturnQuestion
from scenes.battle.modes.recruiting import Recruiting
from scenes.battle.overlays.advice import advice_panel
from scenes.battle.overlays.menacing import Threats
from scenes.battle.overlays.recap import RecapPage
from scenes.battle.showing import ShowingBattle
from scenes.battle.telling import last_turn
from scenes.scene import Action, Place
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.ui.widget import Widget


class BattleScene(ShowingBattle):
    """One match of Berserk, seen from the seat of the person who plays."""

    def __init__(self, sitting: Sitting, look: Look, ways: Ways) -> None:
        super().__init__(sitting, look, ways)
        self.chosen_uid: int | None = None
        """The unit that stays chosen from one of its moves to the next."""
        self.shows_threats = False
        self.warned = False
        """Whether the person has been told that units could still act."""
        self.advice: Widget | None = None
        self._foresight: Foresight | None = None
        self._threats: Threats | None = None
        self._threats_of: Foresight | None = None

    @property
    def warns(self) -> bool:
        """Whether the person wants to be warned before a turn ends too early."""
        return self.look.pace().warns_of_idle

    @property
    def foresight(self) -> Foresight:
        """What can be worked out from the view; made anew whenever something has happened."""
        view = self.view
        if self._foresight is None or self._foresight.view != view:
            self._foresight = Foresight(view)
        return self._foresight

    # -- asking

    def ask(self) -> None:
        """Ask the person to decide, in the way of the phase."""
        if not self.port.legal_actions():
            return
        self.is_asking = True
        if self.notice and self.notice == self.mode.why_not_end():
            self.toast("")
        self.director.picture = self._picture_now()
        self.set_mode(self._mode_for(self.view))
        if not (self.host.uses_pointer and self.mode.leaves_focus and self.focused is not None):
            self.focus(self.mode.best_focus() or self.focused)

    def _mode_for(self, view: BerserkView) -> Mode:
        asked = {AwaitGuard: GuardQuestion, AwaitChoice: HitQuestion, AwaitReturn: ReturnQuestion}
        if view.pending is not None and type(view.pending) in asked:
            return asked[type(view.pending)](self)
        phases: dict[Phase, type[Mode]] = {
            Phase.FIRST: FirstQuestion,
            Phase.RECRUIT: Recruiting,
            Phase.PLACE: Placing,
        }
        return phases.get(view.phase, Fighting)(self)

    def stop_asking(self) -> None:
        """Take the question, and what goes with it, from the screen."""
        self.advice = None
        self.warned = False
        super().stop_asking()

    def submit(self, *actions: BerserkAction) -> None:
        """Make the person's decisions, one after the other."""
        if self.port.to_act != self.seat or not self.is_asking:
            self.director.skip()
            return
        self.sitting.stop_thinking()
        for action in actions:
            if self.port.to_act != self.seat:
                break
            try:
                self.port.submit(action)
            except IllegalAction as wrong:
                self.refuse_with(wrong.refusal)
                break
        self.take_events()
        self.stop_asking()

    def reason_against(self, action: BerserkAction) -> str:
        """Return why the person may not do this now, "" where he may."""
        refusal = self.port.refusal(action)
        return self.sentence(refusal) if refusal else ""

    @staticmethod
    def sentence(refusal: Refusal) -> str:
        """Return a refusal with its clause."""
        return f"{refusal.sentence} [{refusal.rule}]" if refusal.rule else refusal.sentence

    def refuse_with(self, refusal: Refusal | None) -> None:
        """Tell why something cannot be done, and which clause says so."""
        self.refuse(self.sentence(refusal) if refusal else "")

    @property
    def is_on_board(self) -> bool:
        """Whether the focus is on a square or a flyer."""
        return isinstance(self.focused, SpotPlace)

    # -- what the player asks for

    def act(self, action: Action, at: Place | None = None) -> bool:
        """Do what the keys and buttons ask for, in the way of the phase where it has one."""
        if action is Action.CONFIRM and not self.director.is_idle and self.director.skip():
            return True
        if action is Action.CANCEL and self.advice is not None:
            self.advice = None
            self.retell()
            return True
        if self.is_asking and self._focused_takes(action):
            return True
        if self.is_asking and self.mode.act(action):
            self.repaint()
            return True
        doings: dict[Action, Callable[[], object]] = {
            Action.HINT: self._ask_hint,
            Action.UNDO: self._take_back,
            Action.MENU: self.cancel,
            Action.SCORES: self.open_scores,
            Action.LOG: self.open_log,
            Action.RULES: lambda: self.open_rules(self.mode.rule_at_hand()),
            Action.LAST_TRICK: self._recap,
            Action.THREATS: self._toggle_threats,
            Action.INSPECT: self._inspect,
            Action.END_TURN: lambda: self.refuse(self.mode.why_not_end()),
        }
        if action in doings:
            doings[action]()
            return True
        return super().act(action, at)

    def _focused_takes(self, action: Action) -> bool:
        """Let the control with the focus have its own keys first, such as a card's INSPECT."""
        if action is not Action.INSPECT or self.focused is None or self.host.uses_pointer:
            return False
        return self.focused.act(action)

    def _inspect(self) -> None:
        pointed = self.hovered if self.host.uses_pointer else self.focused
        if isinstance(pointed, SpotPlace) and self.mode.unit_at(pointed.spot) is not None:
            self.inspect(pointed.spot)
        elif pointed is None or not pointed.act(Action.INSPECT):
            self.refuse(_("Point at a card to read it."))

    def _recap(self) -> None:
        enemy = 1 - (self.seat if self.seat is not None else self.bottom)
        told = last_turn(self.port.events(), enemy, self.port.names, self.land)
        self.host.push(RecapPage(told, self.port.names[enemy]))

    def _ask_hint(self) -> None:
        if self.port.to_act != self.seat or not self.is_asking:
            self.refuse(_("It is not your turn, so there is nothing to advise."))
        elif self.sitting.ask_hint(self._show_hint):
            self.toast(_("Thinking about your army …"))

    def _show_hint(self, candidates: Sequence[Candidate[Any]]) -> None:
        if not self.is_asking:
            return
        self._toast = ""
        unit = self.mode.unit_at(getattr(candidates[0].action, "unit", None))
        if isinstance(self.mode, Fighting) and unit is not None:
            self.mode.choose(unit)
        self.advice = advice_panel(self, candidates)
        self.retell()

    def _take_back(self) -> None:
        if not self.sitting.can_take_back:
            self.refuse(self.sitting.why_not_taken_back or _("There is nothing to take back."))
            return
        self.sitting.take_back()
        self.take_events()
        self.host.cue("undo")

    # -- pointing

    def _look_where_pointed(self) -> None:
        super()._look_where_pointed()
        pointed = self.hovered if self.host.uses_pointer else self.focused
        watch = getattr(self.mode, "watch", None)
        if not self.is_covered and watch is not None and watch(pointed):
            self.retell()

    def press(self, spot: Spot) -> None:
        """Put the hint away, and let the mode do what a chosen spot means."""
        self.advice = None
        super().press(spot)

    # -- what the enemy threatens

    def _toggle_threats(self) -> None:
        self.shows_threats = not self.shows_threats
        if self.shows_threats and not self.is_asking:
            self.toast(_("What the enemy threatens is shown in your turn."))
        self.retell()

    @property
    def threats(self) -> Threats | None:
        """Where the enemy threatens, if the person wants to see it and there is anything."""
        if not (self.shows_threats and self.is_asking and self.seat is not None):
            return None
        if self.picture.phase is not Phase.BATTLE:
            return None
        foresight = self.foresight
        if self._threats_of is not foresight:
            menaces = foresight.menaces(self.seat)
            self._threats, self._threats_of = Threats(menaces, self.view.units), foresight
        return self._threats

    def tones(self) -> Mapping[Spot, str]:
        """What the mode lights, over what the enemy threatens."""
        threats = self.threats
        return {**({} if threats is None else threats.tones()), **super().tones()}

    def marked(self) -> object:
        """Return how many enemy cards threaten each square."""
        return self.threats

    def draw_marks(self, surface: pygame.Surface) -> None:
        """Draw how many enemy cards threaten each square."""
        if (threats := self.threats) is not None:
            threats.draw(surface, self.ground, self.layout, self.host.theme)

    # -- telling

    def words_at(self, spot: Spot) -> str:
        """Return what is on a spot, what can be done with it, and who threatens it."""
        told, threats = super().words_at(spot), self.threats
        if threats is None or spot not in BOARD.squares:
            return told
        return f"{told}; {threats.words_at(spot)}" if told else threats.words_at(spot)

    def retell(self) -> None:
        """Tell the panel anew, a hint and the legend of the threats above everything else."""
        super().retell()
        side, threats = self.board.side, self.threats
        first = [self.advice] if self.advice is not None else []
        if threats is not None:
            first.append(threats.legend(self.mode.pointed))
            self.layer.glowing |= threats.glowing(self.mode.pointed)
        if first:
            side.fill(*side.steady, *first, *([side.told] if side.told is not None else []))
            self.relayout()
