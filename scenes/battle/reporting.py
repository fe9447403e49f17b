"""What is told beside the field: by the bar, plates, log and panel, and all of it in words."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pygame

from game.core.protocols import Player
from game.core.words import _
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.telling.life import life_words
from game.rulesets.berserk.telling.naming import unit_name
from game.rulesets.berserk.telling.undecided import draw_sign
from game.rulesets.berserk.unit import UNSEEN, Spot, Unit
from game.session.port import Port
from scenes.battle.board.board import BattleBoard
from scenes.battle.board.squares import SpotPlace
from scenes.battle.counsel import Counsel
from scenes.battle.faces.cardview import CardView
from scenes.battle.faces.naming import state_words
from scenes.battle.maps.ground import unit_key
from scenes.battle.modes.mode import Mode
from scenes.battle.show import BattleShow
from scenes.battle.telling import Story
from scenes.scene import Action
from scenes.show.hint import tell_help
from scenes.show.live import Live
from scenes.ui.boxes import Column
from scenes.ui.button import ButtonKind
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class Report:
    """Says of a match at the battlefield what is to be seen, and whose turn it is."""

    def __init__(self, live: Live, show: BattleShow, counsel: Counsel) -> None:
        self.live, self.show, self.counsel = live, show, counsel
        self._story: Story | None = None
        self._story_of: object = None
        self._lands_of: object = None

    @property
    def standing(self) -> Any:
        """The match between two battles."""
        return self.live.port.standing

    def tell(self, board: BattleBoard, mode: Mode) -> None:
        """Tell the plates, the panel, and what lies over the board.

        A hint stands above everything else in the panel; it gives way to what is pointed at after
        it, and comes back. With a question there, it stands aside.
        """
        show, style = self.show, board.style
        show.lay(mode.laid())
        self._tell_plates(board, mode)
        board.side.tell(self._column(mode), mode.controls(), self.counsel.panels(mode))
        pointed = mode.pointed if self.counsel.gives_way(mode) else None
        board.side_view.turn_to(pointed, self.counsel.advice)
        board.aside.tell(self.counsel.aside(mode), ())
        board.over, board.foot = mode.over(), mode.foot()
        self._tell_buttons(board, mode)
        board.gather()
        show.layer.glowing = mode.glowing() | self.counsel.glowing(mode) | self._survivors()
        show.layer.ready = mode.able()
        if style is not None:
            board.stand_spots(style)
        show.relight()

    def _survivors(self) -> frozenset[str]:
        """Return the tokens that stand when a battle is over: those of the winner."""
        picture = self.show.picture
        if picture.phase is not Phase.OVER or picture.winner is None:
            return frozenset()
        return frozenset(unit_key(unit.uid) for unit in picture.living(picture.winner))

    def tell_position(self, board: BattleBoard, mode: Mode) -> None:
        """Tell the bar and what lies beside the board, which only events change."""
        board.bar.tell(list(self._bar(mode)))
        board.take_flyers()
        self._tell_lands(board)

    # -- the bar

    def _bar(self, mode: Mode) -> Iterator[str]:
        """Yield what is to be done and by whom, then how far the match is."""
        if told := self._whose_turn(mode):
            yield f"{{gold}}**{escape(told)}**{{/}}"
        picture, battles = self.show.picture, self.standing.deals_in_match
        if battles > 1:
            number = min(picture.number + 1, battles)
            yield _("Battle {number} of {all}").format(number=number, all=battles)
        if picture.turn:
            yield _("Turn {n}").format(n=picture.turn)
        if draw := draw_sign(picture):
            yield f"{{gold}}{escape(draw)}{{/}}"
        yield f"{{muted}}{escape(_(self.standing.field.title))}{{/}}"

    def _whose_turn(self, mode: Mode) -> str:
        """Return what the person is asked to do, or who else is at it, "" when all is over."""
        live, is_idle = self.live, self.show.director.is_idle
        if live.is_covered:
            return ""
        if self.show.picture.phase is Phase.OVER:
            return _("The battle is over")
        names, prompt = live.port.names, mode.prompt()
        if prompt and live.seat is not None:
            if len(live.people) == 1:
                return prompt
            return _("{name}: {what}").format(name=names[live.seat], what=prompt)
        turn_player = self.show.picture.turn_player
        player = live.port.to_act if is_idle or turn_player is None else turn_player
        if player is None or player < 0:
            return ""
        if is_idle and player not in live.people:
            return _("{name} is thinking …").format(name=names[player])
        own = player == live.seat and len(live.people) == 1
        return _("Your turn") if own else _("{name}’s turn").format(name=names[player])

    # -- plates and buttons

    def _tell_plates(self, board: BattleBoard, mode: Mode) -> None:
        """Tell each side how it stands; what is chosen but not yet submitted counts as done."""
        picture, port = self.show.picture, self.live.port
        acts = port.to_act if self.show.director.is_idle else picture.turn_player
        for plate in board.plates:
            chosen = mode.chosen_cards if plate.player == self.live.seat else ()
            plate.tell(picture, self._score(plate.player), acts == plate.player, chosen)

    def _score(self, player: Player) -> str:
        if self.standing.deals_in_match == 1:
            return ""
        return f"{self.standing.scores[player]:g}"

    def _tell_buttons(self, board: BattleBoard, mode: Mode) -> None:
        """Show the buttons that mean something now; that which ends the turn is of gold only when
        nothing is left to be done but that. What looks another way than before is drawn anew."""
        buttons, is_played = board.buttons, bool(self.live.people)
        before = {a: (each.visible, each.enabled, each.kind) for a, each in buttons.items()}
        in_battle = self.show.picture.phase in (Phase.BATTLE, Phase.OVER)
        tell_help(buttons, self.live.sitting, hint=is_played, undo=is_played)
        buttons[Action.LAST_TRICK].visible = in_battle
        buttons[Action.THREATS].visible = in_battle and is_played
        end = buttons[Action.END_TURN]
        end.visible = in_battle and is_played
        end.reason = mode.why_not_end()
        end.enabled = not end.reason
        end.kind = ButtonKind.PRIMARY if mode.is_done else ButtonKind.SECONDARY
        for action, each in buttons.items():
            if each.visible != before[action][0]:
                board.relayout()
            elif (each.visible, each.enabled, each.kind) != before[action]:
                each.repaint()

    def _tell_lands(self, board: BattleBoard) -> None:
        """Lay the terrain cards beside the board."""
        show, layout = self.show, self.live.layout
        of = show.picture.grounds, show.ground, layout, show.faces, board
        if of == self._lands_of:
            return
        self._lands_of = of
        lands: list[Widget] = []
        for player, number in show.picture.grounds:
            shown = None if number == UNSEEN else card(number)
            ground = show.ground.land(player)
            read = partial(show.open_card, shown) if shown else None
            widget = CardView(shown, show.faces, ground.width, side=player, on_press=read)
            rect = pygame.Rect(*(round(part * layout.scale) for part in ground))
            widget.place(self.live.style, rect)
            lands.append(widget)
        board.lands = lands

    # -- the log

    @property
    def log_port(self) -> Port[Any, Any]:
        """The door through which the log is read: a bystander's where others read it, too, as it
        tells which cards a player drew."""
        sitting = self.live.sitting
        return sitting.port(None) if sitting.is_shared else self.live.port

    def log(self, count: int) -> list[str]:
        """Return the sentences of the first `count` events."""
        live = self.live
        of = live.seat, live.port.revision
        if self._story is None or self._story_of != of or self._story.count > count:
            self._story, self._story_of = Story(live.port.names), of
        events = self.log_port.events(self._story.count)
        self._story.add(events[: count - self._story.count])
        return self._story.sentences

    def forget(self) -> None:
        """The language is another: every sentence is to be said anew."""
        self._story = None

    # -- in words

    def describe(self) -> str:
        """Return the position in words, then the controls, but for squares where nothing is."""
        live = self.live
        port = live.port
        text_view = port.ruleset.telling.text_view
        lines = [text_view(live.watched.view(), port.names, port.deals_in_match)]
        for widget in live.root.walk():
            if not isinstance(widget, SpotPlace) or widget.value:
                lines.append(widget.describe())
        lines.append(live.notice)
        if live.focused is not None:
            lines.append(_("In focus: {control}").format(control=live.focused.describe()))
        return "\n".join(line for line in lines if line)

    def _column(self, mode: Mode) -> Widget | None:
        """Return what the mode tells of what is pointed at, and the terrain of that square."""
        column = mode.column()
        land = mode.desk.land_words(mode.pointed)
        if not land:
            return column
        words = Words(escape(land), size=15, ink="muted")
        return words if column is None else Column(words, column, gap=8)

    def words_at(self, spot: Spot, mode: Mode) -> str:
        """Return what is on a spot, what can be done with it, and who threatens it."""
        unit = mode.unit_at(spot)
        told = [mode.words_at(spot)]
        if unit is not None:
            told.insert(0, self._owned(unit))
            if unit.card != UNSEEN:
                told[1:1] = [life_words(unit), *state_words(unit)]
        told.append(mode.desk.land_words(spot).rstrip("."))
        here = ", ".join(part for part in told if part)
        return "; ".join(part for part in (here, self.counsel.words_at(spot, mode)) if part)

    def _owned(self, unit: Unit) -> str:
        if unit.owner == self.live.seat:
            return _("your {unit}").format(unit=unit_name(unit))
        name = self.live.port.names[unit.owner]
        if unit.card == UNSEEN:
            return _("a face-down card of {name}").format(name=name)
        return _("{name}’s {unit}").format(name=name, unit=unit_name(unit))
