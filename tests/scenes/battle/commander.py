"""Plays battles in the real program: by clicks, by keys, or as the plain player would."""

from pathlib import Path
from typing import Any

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import EndTurn, Leap, Move, Prepare, Strike, Use
from scenes.battle.scene import BattleScene
from scenes.scene import Action
from tests.scenes.player import Player


class Commander(Player):
    """A player with an army."""

    def __init__(self, folder: Path, **preferences: Any) -> None:
        super().__init__(folder, **{"warn_idle": False, **preferences})
        self.chance = Rng(7)

    @property
    def battle(self) -> BattleScene:
        return next(scene for scene in self.app.scenes if isinstance(scene, BattleScene))

    def start(self, *clicks: str) -> None:
        """Set a match up by clicks, with what else is to be clicked on the setup page."""
        self.click("New match")
        self.click("Berserk")
        for label in clicks:
            self.click(label)
        self.click("Start")

    def until_asked(self) -> str:
        """Wait until something is wanted; return the mode's or the page's name."""
        self.until(self._is_asked)
        scene = self.scene
        is_battle = isinstance(scene, BattleScene)
        return type(scene.mode).__name__ if is_battle else type(scene).__name__

    def _is_asked(self) -> bool:
        scene = self.scene
        return not isinstance(scene, BattleScene) or (scene.is_asking and scene.director.is_idle)

    def proposed(self) -> Any:
        """Return what the plain player would do now."""
        port = self.battle.port
        return BERSERK.sense.policy(port.view(), port.legal_actions(), self.chance)

    # -- by clicks

    def click_spot(self, spot: int) -> None:
        widget = self.battle.board.spot(spot)
        assert widget is not None
        self.click_at(widget.rect.center)

    def act(self) -> str:
        """Do one thing that the plain player would do, by the mouse; return what it was."""
        asked = self.until_asked()
        if asked == "FirstQuestion":
            self.click("I go first")
        elif asked == "Recruiting":
            self.click("Choose for me")
            self.click("Army complete")
        elif asked == "Placing":
            self.click("Place for me")
            self.click("All in place")
        elif asked in ("GuardQuestion", "HitQuestion"):
            button = self.battle.mode.buttons[self.proposed()]
            self.click_at(button.rect.center)
        elif asked == "ReturnQuestion":
            self.click_spot(self.proposed().spot)
        elif asked == "Fighting":
            self.fight(self.proposed())
        else:
            assert asked in ("BattlePage", "Results"), self.text()
            if asked == "BattlePage":
                self.click("Continue")
        return asked

    def fight(self, action: Any) -> None:
        """Do an action of the turn by clicks."""
        battle = self.battle
        if isinstance(action, EndTurn):
            self.click("End turn")
            return
        mode = battle.mode
        if mode.chosen is None or mode.chosen.spot != action.unit:
            self.click_spot(action.unit)
            assert battle.mode.chosen is not None and battle.mode.chosen.spot == action.unit
        if isinstance(action, Prepare):
            self.click("Prepare for a flyer")
        elif isinstance(action, Use):
            if battle.mode.ability != action.ability:
                before = len(battle.port.events())
                battle.mode.choose_ability(action.ability)
                self.step()
                if len(battle.port.events()) > before:
                    return
            self.click_spot(action.target)
        else:
            self.choose_strike(action)
            self.click_spot(action.target if isinstance(action, Strike) else action.to)

    def choose_strike(self, action: Any) -> None:
        """Put the ability aside that was chosen before."""
        mode = self.battle.mode
        if isinstance(action, Strike | Move | Leap) and mode.ability is not None:
            self.key("escape")

    # -- by keys

    def focus_spot(self, spot: int) -> None:
        """Walk the focus to a square by arrow keys."""
        board = self.battle.board
        goal = board.spot(spot)
        for _step in range(40):
            now = self.battle.focused
            if now is goal:
                return
            here, there = now.rect.center, goal.rect.center
            if abs(here[1] - there[1]) > goal.rect.height / 2:
                self.key("down" if there[1] > here[1] else "up")
            else:
                self.key("right" if there[0] > here[0] else "left")
            if self.battle.focused is now:
                self.key("left" if there[0] < here[0] else "right")
        raise AssertionError(f"the focus did not reach {goal.label}: {self.text()}")

    def act_by_keys(self) -> str:
        asked = self.until_asked()
        if asked in ("Recruiting", "Placing"):
            self.key("h")
            done = "Army complete" if asked == "Recruiting" else "All in place"
            self.battle.focus(self.find(done))
            self.key("return")
        elif asked == "FirstQuestion":
            self.key("return")
        elif asked in ("GuardQuestion", "HitQuestion"):
            self.battle.focus(self.battle.mode.buttons[self.proposed()])
            self.key("return")
        elif asked == "ReturnQuestion":
            self.focus_spot(self.proposed().spot)
            self.key("return")
        elif asked == "Fighting":
            self.fight_by_keys(self.proposed())
        return asked

    def fight_by_keys(self, action: Any) -> None:
        if isinstance(action, EndTurn):
            self.key("e")
            return
        for _unit in range(20):
            chosen = self.battle.mode.chosen
            if chosen is not None and chosen.spot == action.unit:
                break
            assert self.battle.act(Action.NEXT_TAB)
            self.step()
        if isinstance(action, Prepare):
            self.battle.focus(self.find("Prepare for a flyer"))
            self.key("return")
            return
        if isinstance(action, Use):
            before = len(self.battle.port.events())
            self.key(str(action.ability))
            if len(self.battle.port.events()) > before:
                return
        goal = action.target if isinstance(action, Strike | Use) else action.to
        if goal >= 30 or action.unit >= 30:
            self.battle.pointing.press(goal)
            self.step()
            return
        self.focus_spot(goal)
        self.key("return")
