"""Any screen as a picture, without a display."""

import io
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from game.cli.files import not_written
from game.cli.refused import Refused
from game.core.rng import Rng
from game.core.words import _, language
from game.rulesets.berserk import BERSERK
from game.rulesets.whist import WHIST
from game.rulesets.whist.table import DealScored
from game.session.match import Match
from game.session.sitting import Sitting
from game.session.store.files import write_whole
from scenes.games import screen_of
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.scene import Action
from scenes.shot_battle import BATTLE_SCREENS
from scenes.shot_bridge import BRIDGE_SCREENS
from scenes.shot_campaign import CAMPAIGN_SCREENS
from scenes.shot_coach import COACH_SCREENS
from scenes.shot_decks import DECK_SCREENS
from scenes.shot_practice import LESSON_SCREENS, PRACTICE_SCREENS
from scenes.shot_sharing import SHARING_SCREENS
from scenes.shot_trainers import TRAINER_SCREENS
from scenes.show.attract import Attract
from scenes.studio import FRAME, Screen, Studio
from scenes.table.scene import TableScene


def _dealing(studio: Studio) -> None:
    table = TableScene(
        Sitting(studio.match(0), studio.program.thinker), studio.program.look, studio.program.ways
    )
    studio.app.push(table)
    studio.wait(0.9)


def _bidding(studio: Studio, players: int = 4) -> None:
    studio.table(studio.to_person(studio.match(0, players), playing=False))


def _playing(studio: Studio, players: int = 4) -> TableScene:
    return studio.table(studio.to_person(studio.match(0, players), playing=True))


def _illegal(studio: Studio) -> None:
    table = _playing(studio)
    card = next(card for card in table.hand.cards if not card.enabled)
    table.focus(card)
    card.act(Action.CONFIRM)
    studio.wait(0.8)


def _hint(studio: Studio) -> None:
    table = _playing(studio)
    table.act(Action.HINT)
    while table.board.advice is None:
        studio.wait(0.1)
    studio.wait(0.5)


def _hint_table(studio: Studio) -> None:
    _hint(studio)
    studio.app.top.act(Action.HINT)
    studio.wait(0.5)


def _trick(studio: Studio) -> None:
    match = studio.match(30)
    while len(match.state.table.trick.cards) != 3 or match.to_act != 0:
        legal = match.state.legal_actions()
        match.apply(match.to_act, WHIST.sense.policy(match.state.view(match.to_act), legal, Rng(1)))
    table = studio.table(match)
    table._submit(table.port.legal_actions()[0])
    studio.wait(0.7)


def _curtain(studio: Studio) -> None:
    match = studio.match(0, people=2)
    studio.table(match)


def _over(studio: Studio) -> None:
    match = studio.match(10_000, largest=3)
    table = TableScene(
        Sitting(match, studio.program.thinker), studio.program.look, studio.program.ways
    )
    studio.app.push(table)
    studio.wait(0.2)
    studio.program.ways.match_ended(table, table.port.events()[-1])  # type: ignore[arg-type]
    studio.wait(1.0)


def _deal_result(studio: Studio) -> None:
    match = studio.match(56)
    table = studio.table(match)
    scored = next(event for event in table.port.events() if isinstance(event, DealScored))
    studio.app.push(table.deal_page(scored))
    studio.wait(0.5)


def _over_table(opens: Callable[[TableScene], object], decisions: int = 190) -> Screen:
    def show(studio: Studio) -> None:
        match = studio.to_person(studio.match(decisions), playing=True)
        opens(studio.table(match))
        studio.wait(0.5)

    return show


def _replay(studio: Studio) -> None:
    studio.match(10_000, largest=3)
    kept = studio.program.ways.kept
    studio.store.barrier()
    assert kept is not None and kept.id is not None
    studio.program.replay(kept.id)
    viewer = studio.app.top
    viewer.go_to(30)  # type: ignore[attr-defined]
    viewer.show_all(True)  # type: ignore[attr-defined]
    viewer.strip.open_hands.show(True)  # type: ignore[attr-defined]
    studio.wait(0.5)


def _stored(opens: Callable[[Program], object]) -> Screen:
    def show(studio: Studio) -> None:
        studio.match(10_000, largest=3)
        studio.match(120)
        opens(studio.program)
        studio.wait(0.5)

    return show


def _opened(opens: Callable[[Program], object], seconds: float = 0.5) -> Screen:
    def show(studio: Studio) -> None:
        opens(studio.program)
        studio.wait(seconds)

    return show


def _at(game: str, phase: str, preset: str = "", tricks: int = 0) -> Screen:
    """Return the screen of a trick game in which the person is to act in a phase."""

    def is_there(match: Match) -> bool:
        table = match.state.table
        return match.to_act == 0 and table.phase == phase and len(table.tricks) >= tricks

    return lambda studio: studio.table(studio.played(game, is_there, preset))


def _hinted(screen: Screen, looks: int = 1) -> Screen:
    """Return a screen on which a hint has been asked for, so many times."""

    def show(studio: Studio) -> None:
        screen(studio)
        table = studio.app.top
        assert isinstance(table, TableScene)
        table.act(Action.HINT)
        while table.board.advice is None:
            studio.wait(0.1)
        for _look in range(1, looks):
            table.act(Action.HINT)
        studio.wait(0.5)

    return show


def _after_deal(game: str, page: str) -> Screen:
    """Return a page about a game in which some deals have been played."""

    def show(studio: Studio) -> None:
        def is_there(match: Match) -> bool:
            return match.standing.deals_played == 3 and match.to_act == 0

        table = studio.table(studio.played(game, is_there))
        if page == "scores":
            table.act(Action.SCORES)
        else:
            stops = [e for e in table.port.events() if isinstance(e, table.game.stops)]
            studio.app.push(table.deal_page(stops[-1]))
        studio.wait(0.5)

    return show


def _scored(studio: Studio) -> None:
    """The last trick of a short deal is played, and its scores count up."""
    studio.app.moves = True
    match = studio.match(0, largest=3)
    while (
        len(match.state.table.trick.cards) != 3
        or len(match.state.table.tricks) != match.standing.cards - 1
    ):
        legal = match.state.legal_actions()
        match.apply(match.to_act, WHIST.sense.policy(match.state.view(match.to_act), legal, Rng(1)))
    table = studio.table(match)
    studio.app.scenes[-1].held.clear()
    legal = match.state.legal_actions()
    match.apply(match.to_act, WHIST.sense.policy(match.state.view(match.to_act), legal, Rng(1)))
    while table.sparks.is_over:
        studio.wait(FRAME)
    studio.wait(0.3)


def _attract(studio: Studio) -> None:
    seeds = iter(range(4, 1000))
    show = Attract(
        WHIST, studio.program.thinker, studio.program.look, lambda: next(seeds), screen_of
    )
    studio.app.push(show)
    while (table := show.table.show.director.picture) is None or not table.trick.cards[2:]:
        studio.wait(0.05)


def _won(studio: Studio) -> None:
    studio.app.moves = True
    _over(studio)
    studio.wait(0.4)


SCREENS: Mapping[str, Screen] = {
    "title": lambda studio: studio.wait(3.0),
    "attract": _attract,
    "games": _opened(lambda program: program.beginning.choose_game()),
    "setup": _opened(lambda program: program.beginning.set_up(WHIST)),
    "dealing": _dealing,
    "bidding": _bidding,
    "bidding-5": lambda studio: _bidding(studio, 5),
    "bidding-6": lambda studio: _bidding(studio, 6),
    "table": _playing,
    "table-5": lambda studio: _playing(studio, 5),
    "table-6": lambda studio: _playing(studio, 6),
    "trick": _trick,
    "illegal": _illegal,
    "hint": _hint,
    "hint-table": _hint_table,
    "deal-result": _deal_result,
    "scores": _over_table(lambda table: table.act(Action.SCORES)),
    "log": _over_table(lambda table: table.act(Action.LOG)),
    "last-trick": _over_table(lambda table: table.act(Action.LAST_TRICK)),
    "pause": _over_table(lambda table: table.act(Action.MENU)),
    "scored": _scored,
    "results": _over,
    "won": _won,
    "curtain": _curtain,
    "replay": _replay,
    "schnapsen-trumps": _at("schnapsen", "trumps"),
    "schnapsen-auction": _at("schnapsen", "auction"),
    "schnapsen-exchange": _at("schnapsen", "exchange"),
    "schnapsen-kontra": _at("schnapsen", "kontra"),
    "schnapsen-table": _at("schnapsen", "play", tricks=2),
    "schnapsen-deal-result": _after_deal("schnapsen", "deal"),
    "schnapsen-scores": _after_deal("schnapsen", "scores"),
    "berzerka-auction": _at("berzerka", "auction"),
    "berzerka-name": _at("berzerka", "name"),
    "berzerka-exchange": _at("berzerka", "exchange"),
    "berzerka-table": _at("berzerka", "play", "Every contract", tricks=3),
    "berzerka-hint": _hinted(_at("berzerka", "play", tricks=3)),
    "berzerka-hint-table": _hinted(_at("berzerka", "play", tricks=3), looks=2),
    "schnapsen-hint": _hinted(_at("schnapsen", "play", tricks=1)),
    "schnapsen-hint-table": _hinted(_at("schnapsen", "play", tricks=1), looks=2),
    "schnapsen-away-hint": _hinted(_at("schnapsen", "exchange")),
    "berzerka-bid-hint": _hinted(_at("berzerka", "auction")),
    "berzerka-bid-hint-table": _hinted(_at("berzerka", "auction"), looks=2),
    "berzerka-change-hint": _hinted(_at("berzerka", "exchange")),
    "berzerka-change-hint-table": _hinted(_at("berzerka", "exchange"), looks=2),
    "berzerka-deal-result": _after_deal("berzerka", "deal"),
    "berzerka-scores": _after_deal("berzerka", "scores"),
    **BRIDGE_SCREENS,
    "bridge-hint": _hinted(BRIDGE_SCREENS["bridge-declarer"]),
    "bridge-hint-table": _hinted(BRIDGE_SCREENS["bridge-declarer"], looks=2),
    "bridge-bid-hint": _hinted(BRIDGE_SCREENS["bridge-auction"]),
    "bridge-bid-hint-table": _hinted(BRIDGE_SCREENS["bridge-auction"], looks=2),
    **BATTLE_SCREENS,
    "berserk-setup": _opened(lambda program: program.beginning.set_up(BERSERK)),
    **DECK_SCREENS,
    **LESSON_SCREENS,
    **PRACTICE_SCREENS,
    **TRAINER_SCREENS,
    **COACH_SCREENS,
    **SHARING_SCREENS,
    **CAMPAIGN_SCREENS,
    "matches": _stored(lambda program: program.archive.open()),
    "statistics": _stored(lambda program: program.show_statistics()),
    "rules": _opened(lambda program: program.beginning.open_book(WHIST, "")),
    "rules-at": _opened(lambda program: program.beginning.open_book(WHIST, "SW-16")),
    "settings": _opened(lambda program: program.open_settings()),
}
"""Every screen by name."""


def draw(
    scene: str, size: tuple[int, int], preferences: Preferences | None = None
) -> pygame.Surface:
    """Return the picture of a screen; the name is one of SCREENS."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    studio = Studio(size, preferences)
    try:
        SCREENS[scene](studio)
        return studio.app.render().copy()
    finally:
        studio.close()


def screen_names() -> Sequence[str]:
    """Return the names of all screens."""
    return tuple(SCREENS)


def take_shot(scene: str, file: Path, size: tuple[int, int], text: float = 1.0) -> int:
    """Draw a screen into a PNG file, with words of this size; return the exit code.

    The name is one of SCREENS. Raise Refused for another kind of file, or where it cannot be
    written; nothing is left behind then.
    """
    if file.suffix.lower() != ".png":
        raise Refused(
            _("{file} cannot be written: a picture is a PNG file, its name ends in .png.").format(
                file=file
            )
        )
    picture = draw(scene, size, Preferences(text_scale=text, language=language()))
    # Through memory: pygame does not notice a disk that is full.
    whole = io.BytesIO()
    pygame.image.save(picture, whole, "shot.png")
    try:
        write_whole(file, whole.getvalue())
    except OSError as wrong:
        raise not_written(file, wrong) from None
    return 0
