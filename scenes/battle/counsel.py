"""What a person may ask to be told in his turn: a hint, and where the enemy threatens."""

from collections.abc import Callable
from typing import Any

from game.core.words import _
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.telling.naming import name_action
from game.rulesets.berserk.telling.order import can_follow
from game.rulesets.berserk.unit import BOARD, Spot
from game.session.hint import Hint
from game.session.reasoning import found_level, hint_reason
from scenes.battle.board.squares import SpotPlace
from scenes.battle.desk import Desk
from scenes.battle.modes.mode import Mode
from scenes.battle.overlays.advice import advice_panel, early_panel
from scenes.battle.overlays.menacing import Threats
from scenes.battle.overlays.recap import RecapPage
from scenes.battle.overlays.standing import Standing
from scenes.battle.still import Lights
from scenes.battle.telling import last_turn
from scenes.show.caution import Caution
from scenes.show.guided import Guided
from scenes.show.hint import ask_hint
from scenes.ui.widget import Widget


class Counsel:
    """The latest hint, the enemy's last turn, and the threats while the person wants to see them.

    `mode` says what the person is asked now.
    """

    def __init__(self, live: Guided, desk: Desk, mode: Callable[[], Mode]) -> None:
        self._live, self.desk, self._mode = live, desk, mode
        self.advice: Widget | None = None
        self._early: tuple[Any, Widget] | None = None
        """What is ahead in a hint that is still on its way, and the panel that tells it."""
        self._hint: tuple[Hint, Widget] | None = None
        """The latest hint, and the panel that tells it."""
        self._advised: list[Any] = []
        """What that hint advises, and what it names to follow."""
        self._was_just_told = False
        self._standing = Standing()
        self.shows_threats = False
        self._threats: tuple[object, Threats] | None = None

    # -- what is asked for

    def ask_hint(self) -> None:
        """Ask what a strong player would do; the answer comes later. What still stands there is
        shown again from its beginning: nothing else would be found."""
        if self._hint is not None and self.advice is self._hint[1]:
            self.advise(self._hint[0])
            return
        is_raised = self.desk.show.picture.phase is not Phase.FIRST
        waiting = _("Thinking about your army …") if is_raised else _("Thinking …")
        self._early = None
        ask_hint(self._live, self.advise, waiting)

    def tell_so_far(self) -> None:
        """Show what is ahead in a hint that is still on its way, as soon as that is known, and
        whenever it is something else."""
        sitting, early = self._live.sitting, self._early
        if not sitting.is_hinting or not self._live.is_asking:
            if early is not None and self.advice is early[1]:
                self.tell(None)
            self._early = None
            return
        found = sitting.hint_so_far
        if len(found) < 2 or (early is not None and early[0] == found[0].action):
            return
        if found[0].action in self.desk.port.legal_actions():
            panel = early_panel(found, self.desk.show.picture, self.desk.foresight)
            self._early = found[0].action, panel
            self.tell(panel)

    def advise(self, hint: Hint) -> None:
        """Show what a strong player would do, the best first, and let that have the focus."""
        if not self._live.is_asking:
            return
        self._live.toast("")
        desk, mode, candidates = self.desk, self._mode(), hint.candidates
        if (advised := mode.advise(candidates[0].action)) is not None:
            desk.focus(advised)
            if isinstance(advised, SpotPlace) and desk.pointed is advised:
                mode.point_at(advised.spot)  # The hint is read first, not the card it is about.
        is_only = len(desk.port.legal_actions()) == 1
        picture, foresight = desk.show.picture, desk.foresight
        named: list[Any] = []

        def name(action: Any) -> str:
            named.append(action)
            return name_action(action, picture, foresight)

        why = hint_reason(hint.turn, candidates, name)
        level = found_level(hint.turn, candidates[0])
        best, *others = [each.action for each in candidates]
        following = [each for each in others if can_follow(foresight.view, best, each)]
        panel = advice_panel(
            candidates,
            picture,
            foresight,
            why,
            named=named,
            level=level,
            following=following,
            standing=self._standing,
            is_only=is_only,
        )
        self._hint = hint, panel
        self._advised = [best, *following]
        self.tell(panel)

    def tell(self, panel: Widget | None) -> None:
        """Show a panel where a hint stands, from its beginning; None: nothing any more."""
        if panel is not None:
            self.desk.board.side_view.scroll_to(0)
            self.desk.board.aside_view.scroll_to(0)
        self.advice, self._was_just_told = panel, panel is not None
        self.desk.retell()

    def followed_by(self, action: Any, spot: Spot | None = None) -> bool:
        """Tell whether the hint that is shown advises an action, or one of the card on a spot."""
        if self._hint is None or self.advice is not self._hint[1]:
            return False
        return action in self._advised or any(
            spot is not None and getattr(each, "unit", None) == spot for each in self._advised
        )

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
        """Return what the mode lights, over what the enemy threatens or the chosen card reaches."""
        threats = self.threats(mode)
        below = mode.reach() if threats is None else threats.tones()
        return Lights({**below, **mode.tones()}, threats)

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
