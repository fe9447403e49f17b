"""What is told beside the field: by the bar, plates, log and panel, and all of it in words."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

import pygame

from game.core.protocols import Player
from game.core.words import _
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.unit import UNSEEN, Spot, Unit, is_square
from game.rulesets.berserk.view import Phase
from game.session.sitting import Sitting
from scenes.battle.board.board import flyer_rects
from scenes.battle.board.squares import SpotPlace
from scenes.battle.faces.cardview import CardView
from scenes.battle.faces.naming import life_words, state_words, unit_name
from scenes.battle.fieldpage import FieldPage
from scenes.battle.maps.signs import terrain_words
from scenes.battle.picture import BattlePicture
from scenes.battle.telling import Story
from scenes.scene import Action
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.ui.boxes import Column
from scenes.ui.button import Kind
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words

ButtonLook = tuple[bool, bool, Kind]
"""Whether a button is seen, whether it can be pressed, and its kind."""


class ReportingBattle(FieldPage):
    """A match at the battlefield that says what is to be seen, and whose turn it is."""

    def __init__(self, sitting: Sitting, look: Look, ways: Ways) -> None:
        super().__init__(sitting, look, ways)
        self._story: Story | None = None
        self._story_of: object = None
        self._is_log_due = False

    def refresh(self) -> None:
        """Tell the bar, the plates, the log and the panel what is to be seen now."""
        self.settle()
        self.board.bar.tell(list(self._bar()))
        self.board.take_flyers(self.picture)
        self._tell_lands(self.picture)
        self._is_log_due = True
        self.retell()

    def tell_log(self) -> None:
        """Tell the log what has been said since: a frame later, lest one frame take long."""
        if self._is_log_due:
            self._is_log_due = False
            self.board.log.tell(self.told())

    def retell(self) -> None:
        """Tell the plates, the panel, and what lies over the board, anew."""
        board = self.board
        before = self._looks_of_buttons()
        self._tell_plates()
        board.side.tell(self._told_of_pointed(), self.mode.controls())
        board.over, board.foot = self.mode.over(), self.mode.foot()
        self._tell_buttons()
        board.gather()
        layer, mode = self.layer, self.mode
        layer.glowing, layer.ready, layer.pale = mode.glowing(), mode.able(), mode.pale()
        if board.style is not None:
            board.stand_flyers(self.style, flyer_rects(self.ground, self.picture))
        self._note_buttons(before)
        self.retone()

    def _looks_of_buttons(self) -> Mapping[Action, ButtonLook]:
        buttons = self.board.buttons.items()
        return {action: (each.visible, each.enabled, each.kind) for action, each in buttons}

    def _note_buttons(self, before: Mapping[Action, ButtonLook]) -> None:
        """Have drawn anew what has another look, and placed anew what has come or gone."""
        for action, look in self._looks_of_buttons().items():
            if look[0] != before[action][0]:
                self.relayout()
            elif look != before[action]:
                self.repaint(self.board.buttons[action])

    def _told_of_pointed(self) -> Widget | None:
        """Return what the mode tells of what is pointed at, and the terrain of that square."""
        column = self.mode.column()
        land = self.land_words(self.mode.pointed)
        if not land:
            return column
        words = Words(escape(land), size=15, ink="muted")
        return words if column is None else Column(words, column, gap=8)

    def land_words(self, spot: Spot | None) -> str:
        """Return what terrain a square has and what it does, "" for open ground or no square."""
        if spot is None or not is_square(spot):
            return ""
        field = self.standing.field
        return terrain_words(field.terrain[spot], counts=self.land is not None)

    def _tell_buttons(self) -> None:
        """Show the buttons that mean something now; that which ends the turn is of gold only when
        nothing is left to be done but that."""
        buttons, is_played = self.board.buttons, bool(self.people)
        in_battle = self.picture.phase in (Phase.BATTLE, Phase.OVER)
        buttons[Action.UNDO].visible = buttons[Action.HINT].visible = is_played
        buttons[Action.LAST_TRICK].visible = in_battle
        buttons[Action.THREATS].visible = in_battle and is_played
        end = buttons[Action.END_TURN]
        end.visible = in_battle and is_played
        end.reason = self.mode.why_not_end()
        end.enabled = not end.reason
        end.kind = Kind.PRIMARY if self.mode.is_done else Kind.SECONDARY

    def _arrange(self) -> None:
        super()._arrange()
        self.board.stand_flyers(self.style, flyer_rects(self.ground, self.picture))

    # -- the plates

    def _tell_plates(self) -> None:
        """Tell each side how it stands; cards laid out but not yet submitted count as placed."""
        picture = self.picture
        if (laid := self.mode.laid_count) and self.seat is not None:
            placed = [*picture.placed]
            placed[self.seat] += laid
            picture = replace(picture, placed=(placed[0], placed[1]))
        for plate in self.board.plates:
            plate.tell(picture, self._score(plate.player), self._acts(plate.player))

    def _acts(self, player: Player) -> bool:
        if self.director.is_idle:
            return bool(self.port.to_act == player)
        return self.picture.player == player

    def _score(self, player: Player) -> str:
        if self.standing.deals_in_match == 1:
            return ""
        return f"{self.standing.scores[player]:g}"

    # -- the bar

    def _bar(self) -> Iterator[str]:
        """Yield what is to be done and by whom, then how far the match is."""
        if told := self._whose_turn():
            yield f"{{gold}}**{escape(told)}**{{/}}"
        picture = self.picture
        if self.standing.deals_in_match > 1:
            number = min(picture.number + 1, self.standing.deals_in_match)
            yield _("Battle {number} of {all}").format(
                number=number, all=self.standing.deals_in_match
            )
        if picture.turn:
            yield _("Turn {n}").format(n=picture.turn)
        yield f"{{muted}}{escape(_(self.standing.field.title))}{{/}}"

    def _whose_turn(self) -> str:
        """Return what the person is asked to do, or who else is at it, "" when all is over."""
        if self.is_covered:
            return ""
        names, prompt = self.port.names, self.mode.prompt()
        if prompt and self.seat is not None:
            if len(self.people) == 1:
                return prompt
            return _("{name}: {what}").format(name=names[self.seat], what=prompt)
        player = self.port.to_act if self.director.is_idle else self.picture.player
        if player is None or player < 0:
            return ""
        if self.director.is_idle and player not in self.people:
            return _("{name} is thinking …").format(name=names[player])
        own = player == self.seat and len(self.people) == 1
        return _("Your turn") if own else _("{name}’s turn").format(name=names[player])

    # -- beside the board

    def _tell_lands(self, picture: BattlePicture) -> None:
        told = picture.grounds, self.ground, self.layout, self.faces
        if told == self.board.lands_told:
            return
        self.board.lands_told = told
        lands: list[Widget] = []
        for player, number in picture.grounds:
            shown = None if number == UNSEEN else card(number)
            ground = self.ground.land(player)
            widget = CardView(
                shown,
                self.faces,
                ground.width,
                side=player,
                on_press=partial(self.open_card, shown) if shown else None,
            )
            rect = pygame.Rect(*(round(part * self.layout.scale) for part in ground))
            widget.place(self.style, rect)
            lands.append(widget)
        self.board.lands = lands

    def told(self) -> list[str]:
        """Return the log so far, as far as it has been shown."""
        waiting = 0 if self.director.is_idle else len(self.director)
        count = self._seen[self.seat] - waiting
        key = (self.seat, self.port.revision)
        if self._story is None or self._story_of != key or self._story.count > count:
            self._story, self._story_of = Story(self.port.names, self.land), key
        self._story.add(self.log_port.events(self._story.count)[: count - self._story.count])
        return self._story.sentences

    # -- in words

    def words_at(self, spot: Spot) -> str:
        """Return what is on a spot and what can be done with it, "" for nothing of both."""
        unit = self.mode.unit_at(spot)
        told = [self.mode.words_at(spot)]
        if unit is not None:
            told.insert(0, self._owned(unit))
            if unit.card != UNSEEN:
                told[1:1] = [life_words(unit), *state_words(unit)]
        told.append(self.land_words(spot).rstrip("."))
        return ", ".join(part for part in told if part)

    def _owned(self, unit: Unit) -> str:
        if unit.owner == self.seat:
            return _("your {unit}").format(unit=unit_name(unit))
        name = self.port.names[unit.owner]
        if unit.card == UNSEEN:
            return _("a face-down card of {name}").format(name=name)
        return _("{name}’s {unit}").format(name=name, unit=unit_name(unit))

    def describe(self) -> str:
        """Return the position in words, then the controls, but for squares where nothing is."""
        if self.is_covered:
            return self.title
        lines = [self.port.ruleset.telling.text_view(self.port.view(), self.port.names)]
        for widget in self.root.walk():
            if not isinstance(widget, SpotPlace) or widget.value:
                lines.append(widget.describe())
        lines.append(self.notice)
        if self.focused is not None:
            lines.append(_("In focus: {control}").format(control=self.focused.describe()))
        return "\n".join(line for line in lines if line)
