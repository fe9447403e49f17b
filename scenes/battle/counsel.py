"""What a person may ask to be told in his turn: a hint, and where the enemy threatens."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.explain import Explanation
from game.core.words import _
from game.rulesets.berserk.facts import steps
from game.rulesets.berserk.guide import full_name, name
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.unit import BOARD, Spot
from game.session.hint import Hint
from scenes.battle.board.squares import SpotPlace
from scenes.battle.desk import Desk
from scenes.battle.modes.mode import Mode
from scenes.battle.overlays.menacing import Threats
from scenes.battle.overlays.plan import plan_of
from scenes.battle.overlays.recap import RecapPage
from scenes.battle.still import Lights
from scenes.battle.telling import last_turn
from scenes.show.explained import ExplainedPanel
from scenes.show.guided import Guided
from scenes.show.hint import Caution, ask_hint
from scenes.ui.text import escape
from scenes.ui.widget import Widget


class Counsel:
    """The latest hint, the enemy's last turn, and the threats while the person wants to see them.

    `mode` says what the person is asked now.
    """

    def __init__(self, live: Guided, desk: Desk, mode: Callable[[], Mode]) -> None:
        self._live, self.desk, self._mode = live, desk, mode
        self.advice: Widget | None = None
        self._hint: ExplainedPanel | None = None
        """The panel of the latest hint."""
        self._steps: Sequence[Any] = ()
        """The plan that it advises."""
        self._view: Any = None
        """What was seen when it was given."""
        self._was_just_told = False
        self.shows_threats = False
        self._threats: tuple[object, Threats] | None = None

    # -- what is asked for

    def ask_hint(self) -> None:
        """Ask what a strong player would do; the answer comes later. Asked again, what stands there
        shows its figures."""
        if self._hint is not None and self.advice is self._hint:
            self._show(self._hint.told, is_table=True)
            return
        is_raised = self.desk.show.picture.phase is not Phase.FIRST
        waiting = _("Thinking about your army …") if is_raised else _("Thinking …")
        ask_hint(self._live, self.advise, waiting)

    def advise(self, hint: Hint) -> None:
        """Show what a strong player would do, and let that have the focus."""
        if not self._live.is_asking or (told := hint.explanation) is None:
            return
        self._live.toast("")
        desk, mode = self.desk, self._mode()
        self._view = hint.turn.view()
        self._steps = steps(self._view, told.best)
        if (advised := mode.advise(told.best)) is not None:
            desk.focus(advised)
            if isinstance(advised, SpotPlace) and desk.pointed is advised:
                mode.point_at(advised.spot)  # The hint is read first, not the card it is about.
        self._show(told)

    def _show(self, told: Explanation[Any], *, is_table: bool = False) -> None:
        """Show a hint: its rows are called by squares, as the board is beside them."""
        self._hint = ExplainedPanel(
            told,
            lambda action: escape(full_name(self._view, action)),
            is_table=is_table,
            row_name=lambda action: escape(name(self._view, action)),
        )
        self.tell(self._hint)

    def tell(self, panel: Widget | None) -> None:
        """Show a panel where a hint stands, from its beginning; None: nothing any more."""
        if panel is not None:
            self.desk.board.side_view.scroll_to(0)
            self.desk.board.aside_view.scroll_to(0)
        self.advice, self._was_just_told = panel, panel is not None
        self.desk.retell()

    def followed_by(self, action: Any, spot: Spot | None = None) -> bool:
        """Tell whether the hint that is shown advises an action, or one of the card on a spot."""
        if self._hint is None or self.advice is not self._hint:
            return False
        return action in self._steps or any(
            spot is not None and getattr(each, "unit", None) == spot for each in self._steps
        )

    def has_more_to_do(self, actions: Sequence[Any]) -> bool:
        """Tell whether something of the plan that is shown is left after decisions of it."""
        return all(map(self.followed_by, actions)) and actions[-1] != self._steps[-1]

    def look_elsewhere(self) -> None:
        """Take it that the person points at another spot: a hint gives way to what is there."""
        self._was_just_told = False

    def toggle_threats(self) -> None:
        """Show where the enemy threatens, or no longer."""
        self.shows_threats = not self.shows_threats
        if self.shows_threats and not self._live.is_asking:
            self._live.toast(_("What the enemy threatens is shown in your turn."))
        self.desk.retell()

    def open_recap(self) -> None:
        """Tell what the enemy did in his latest turn, as far as it has been shown."""
        live, port = self._live, self._live.port
        enemy = 1 - (live.seat if live.seat is not None else self.desk.show.bottom)
        told = last_turn(port.events()[: live.shown_count], enemy, port.names)
        live.host.push(RecapPage(told, port.names[enemy]))

    # -- what is shown

    def threats(self, mode: Mode) -> Threats | None:
        """Return where the enemy threatens, if the person is asked and wants to see it."""
        seat, phase = self.desk.port.seat, self.desk.show.picture.phase
        if not (self.shows_threats and mode.asks) or seat is None or phase is not Phase.BATTLE:
            return None
        foresight = self.desk.foresight
        if self._threats is None or self._threats[0] is not foresight:
            safe = foresight.out_of_reach(seat)
            threats = Threats(foresight.menaces(seat), self.desk.view.units, safe)
            self._threats = foresight, threats
        return self._threats[1]

    def lights(self, mode: Mode) -> Lights:
        """Return what the mode lights, over what is threatened or what the chosen card reaches, and
        the plan of a hint."""
        threats = self.threats(mode)
        below = mode.reach() if threats is None else threats.tones()
        is_shown = self._hint is not None and self.advice is self._hint
        plan = plan_of(self._steps, self.desk.show.picture) if is_shown else ()
        return Lights({**below, **mode.tones()}, threats, plan)

    def gives_way(self, mode: Mode) -> bool:
        """Tell whether what is pointed at is read in place of a hint and of what the threats mean:
        it was pointed at after the hint was told. A warning stays until it is answered."""
        is_warned = isinstance(self.advice, Caution)
        is_first = is_warned or (self.advice is not None and self._was_just_told)
        return mode.tells_of_pointed and not is_first

    def panels(self, mode: Mode) -> list[Widget]:
        """Return the hint, unless it stands aside or gives way, and the legend of the threats."""
        gives_way, threats = self.gives_way(mode), self.threats(mode)
        is_aside = gives_way or mode.hint_aside
        panels = [] if self.advice is None or is_aside else [self.advice]
        if threats is None:
            return panels
        here = threats.lines_at if gives_way else threats.legend
        return [*panels, *here(mode.pointed)]

    def aside(self, mode: Mode) -> Widget | None:
        """Return the hint where it stands aside, as the panel is needed for a question."""
        return self.advice if mode.hint_aside else None

    def glowing(self, mode: Mode) -> frozenset[str]:
        """Return the keys of the tokens that threaten the square pointed at."""
        threats = self.threats(mode)
        return frozenset() if threats is None else threats.glowing(mode.pointed)

    def words_at(self, spot: Spot, mode: Mode) -> str:
        """Return who threatens a square, "" where that is not asked for."""
        threats = self.threats(mode)
        return "" if threats is None or spot not in BOARD.squares else threats.words_at(spot)
