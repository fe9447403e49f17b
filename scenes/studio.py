"""Where pictures of screens are taken: a program with matches played up to a wanted moment."""

from collections.abc import Callable, Mapping
from itertools import count
from types import MappingProxyType

from game.bots.characters import COMPUTER_NAMES
from game.bots.thinker import Thinker
from game.core.options import with_texts
from game.core.rng import Rng
from game.core.words import use_language
from game.rulesets.catalogue import ruleset
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from game.session.store import Store
from scenes.app import App
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.table.scene import TableScene

SEED = 11
FRAME = 1 / 60


class Studio:
    """A program with a store in memory, and matches played up to where a picture is wanted."""

    def __init__(self, size: tuple[int, int], preferences: Preferences | None = None) -> None:
        chosen = preferences or Preferences()
        use_language(chosen.language)
        self.app = App(size, text_scale=chosen.text_scale, theme=chosen.theme, guarded=False)
        self.store = Store.in_memory()
        seeds = count(SEED)  # So that a screen is the same each time.
        self.program = Program(
            self.app, self.store, Thinker(), chosen, new_seed=lambda: next(seeds)
        )
        self.app.push(self.program.home())

    def match(self, decisions: int, players: int = 4, people: int = 1, largest: int = 0) -> Match:
        """Return a match after so many decisions, all made by plain players, kept in the store."""
        seats = [Seat(HUMAN, name) for name in ("Jovana", "Igor")[:people]]
        seats += [Seat("club", name) for name in COMPUTER_NAMES[: players - people]]
        match = Match(WHIST, WhistOptions(largest_hand=largest), seats, SEED)
        self.program.ways.kept = self.store.matches.begin(match)
        rng = Rng(SEED)
        for _number in range(decisions):
            if match.is_over:
                break
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            match.apply(match.to_act, WHIST.sense.policy(view, legal, rng))
        return match

    def to_person(self, match: Match, playing: bool) -> Match:
        """Go on until the person is to bid, or to play with some cards forbidden."""
        rng = Rng(SEED)
        while True:
            legal = match.state.legal_actions()
            view = match.state.view(match.to_act)
            is_choice = view.table.tricks and 1 < len(legal) < len(view.hand)
            is_there = match.to_act == 0 and view.table.is_playing == playing
            if is_there and (is_choice or not playing):
                return match
            match.apply(match.to_act, WHIST.sense.policy(view, legal, rng))

    def played(
        self,
        game: str,
        is_there: Callable[[Match], bool],
        preset: str = "",
        changed: Mapping[str, str] = MappingProxyType({}),
    ) -> Match:
        """Return a match of any game, played by plain players until the picture is there.

        `changed` are house rules besides those of the preset, as texts.
        """
        rules = ruleset(game)
        names = ("Jovana", *COMPUTER_NAMES)[: rules.players[0]]
        seats = [Seat("club" if number else HUMAN, name) for number, name in enumerate(names)]
        agreed = with_texts(rules.presets.get(preset, rules.options()), changed)
        match = Match(rules, agreed, seats, SEED)
        self.program.ways.kept = self.store.matches.begin(match)
        rng = Rng(SEED)
        while not match.is_over and not is_there(match):
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            match.apply(match.to_act, rules.sense.policy(view, legal, rng))
        return match

    def table(self, match: Match) -> TableScene:
        """Sit down at a match and let everything come to rest."""
        table = TableScene(
            Sitting(match, self.program.thinker), self.program.look, self.program.ways
        )
        self.app.push(table)
        self.wait(2.0)
        return table

    def wait(self, seconds: float) -> None:
        """Let time pass, drawing each frame as the window would."""
        for _frame in range(round(seconds / FRAME)):
            self.app.step([], FRAME)
            self.app.render()

    def close(self) -> None:
        """End the thinking process and the store."""
        self.program.close()
        self.store.close()


Screen = Callable[[Studio], object]
"""What comes to a screen in a studio."""
