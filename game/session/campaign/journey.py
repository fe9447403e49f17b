"""A season that is kept: every step is stored as it is made, and its rounds are stored matches."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from game.core.parts import BadPart
from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.campaign.deeds import Deeds
from game.session.campaign.difficulty import DIFFICULTIES
from game.session.campaign.keepsake import keep
from game.session.campaign.rounds import place_of, setting_of
from game.session.campaign.season import Season, is_step
from game.session.campaign.settled import OffTheRoad, came_of, read_road, road_text, trails_of
from game.session.campaign.steps import BadStep
from game.session.campaign.trail import Par, Phase
from game.session.lessons import is_begun
from game.session.match import HUMAN, Match, Seat
from game.session.occasion import CAMPAIGN, GUEST, Occasion
from game.session.setting import Made, Setting, figure_of, made_by
from game.session.store import KeptMatch, Store
from game.session.store.seasons import KeptSeason, StoredSeason


def is_untried(store: Store, game: str) -> bool:
    """Tell whether nobody has played a match of a game to its end: its hand is still offered."""
    return not any(
        match.ruleset == game and match.is_over and HUMAN in match.seats
        for match in store.matches.all()
    )


def games_new_to(store: Store) -> tuple[str, ...]:
    """Return the games, by id, of which a person has neither played a match nor begun the lesson
    nor skipped the hand in the prologue of a season."""
    played = {match.ruleset for match in store.matches.all()}
    skipped = {
        step.removeprefix("skip ")
        for season in store.seasons.all()
        if season.player == HUMAN
        for step in season.steps
        if step.startswith("skip ")
    }
    return tuple(
        game
        for game in RULESETS
        if game not in played and game not in skipped and not is_begun(store, game)
    )


MEASURES = ("club", "expert")
"""Who plays the cards again, the weaker first."""


def par_of(setting: Setting, match: Match, made: Sequence[Made] | None = None) -> Par:
    """Return what the player has made of a round, and others of its cards.

    What MEASURES have `made` of them is played out here and now where it is not known.
    """
    club, expert = made or [made_by(setting, spec) for spec in MEASURES]
    return Par(figure_of(match, setting.seat), club.figure, expert.figure)


def notation(deal: int, par: Par) -> str:
    """Return the step that notes a par."""
    figures = "/".join(
        ",".join(f"{value:g}" for value in figure) for figure in (par.own, par.club, par.expert)
    )
    return f"par {deal} {figures}"


class BadSeason(ValueError):
    """A stored season cannot be gone on with; the text says why."""


class Journey:
    """One season under way, and who walks it: a person, or a level.

    `notice` is what is to be told before one goes on, "" for nothing.
    """

    def __init__(self, store: Store, kept: KeptSeason, season: Season, player: str) -> None:
        self._kept = kept
        self.season = season
        self.player = Seat(player, GUEST)
        self.notice = ""
        self._store = store

    @staticmethod
    def begin(
        store: Store,
        seed: int,
        difficulty: str,
        player: str = HUMAN,
        new_games: Sequence[str] = (),
    ) -> Journey:
        """Begin a season; of new games a hand is shown before the road."""
        season = Season(seed, difficulty)
        kept = store.seasons.begin(seed, difficulty, player, road_text(season.course))
        journey = Journey(store, kept, season, player)
        if new_games:
            journey.make(f"teach {' '.join(new_games)}")
        return journey

    @staticmethod
    def resume(store: Store, id: int) -> Journey:
        """Go on with a stored season, at the very card; raise UnknownSeason or BadSeason."""
        stored = store.seasons.get(id)
        season = season_of(stored)
        journey = Journey(store, store.seasons.resume(stored), season, stored.player)
        journey._settle(stored)
        journey._catch_up()
        journey._keep_keepsakes()
        return journey

    @property
    def id(self) -> int | None:
        """The number of the season in the store, None until it could take it."""
        return self._kept.id

    @property
    def is_superseded(self) -> bool:
        """Whether another program has gone on with it, so that nothing is kept here."""
        return self._kept.is_superseded

    def make(self, step: str, without: int | None = None) -> None:
        """Make a step, and store it; raise BadStep. It may put a match away."""
        before, number = self.season, len(self.season.steps)
        self.season = before.with_step(step)
        came = came_of(self.season.trail, before.trail if number else None)
        self._kept.keep(number, step, came, without)
        self._keep_keepsakes()

    # -- rounds

    @property
    def setting(self) -> Setting:
        """What the round at hand is played with."""
        return setting_of(self.season, self.player)

    @property
    def occasion(self) -> Occasion:
        """Which match the round at hand is."""
        return self._occasion(self.season.trail.deals)

    @property
    def has_sat_down(self) -> bool:
        """Whether the round at hand has begun."""
        return self._store.matches.of(self.occasion) is not None

    def sit_down(self) -> KeptMatch:
        """Return the round at hand, as far as it has got; raise BadContent or BadRecord."""
        begun = self._store.matches.of(self.occasion)
        if begun is None:
            return self._store.matches.begin(self.setting.match(), self.occasion, self._kept)
        return self._store.matches.resume(begun.id)

    def ask(self, favour: str, other: int | None = None) -> None:
        """Ask a favour; raise BadStep, also for one that comes after the round has begun.

        A fresh pack may be asked for in the middle of it: what was begun is put away.
        """
        begun = None
        if self.season.trail.phase == Phase.TABLE:
            begun = self._store.matches.of(self.occasion)
            if begun is not None and favour != "fresh-pack":
                raise BadStep(_("The round has begun."))
        step = f"use {favour}" if other is None else f"use {favour} {other + 1}"
        self.make(step, None if begun is None else begun.id)

    def play_with(self, who: str) -> None:
        """Have a companion as partner; raise BadStep, also after the round has begun."""
        if self.has_sat_down:
            raise BadStep(_("The round has begun."))
        self.make(f"with {who}")

    def note_hint(self) -> None:
        """Note that a hint was asked for in the round at hand, unless that is known."""
        trail = self.season.trail
        if trail.phase == Phase.TABLE and trail.deals not in trail.hinted:
            self.make("hint")

    def note_end(self, match: Match) -> bool:
        """Note the end of the round at hand; return whether it is over."""
        if match.is_over:
            self.make(f"ended {place_of(match, self.setting.seat)}")
        return match.is_over

    def note_par(self, deal: int, par: Par) -> None:
        """Note what was made of the cards of a deal, unless that is known or counts no more."""
        counts = any(each.deal == deal for each in self.season.trail.played)
        if counts and self.season.trail.par_of(deal) is None:
            self.make(notation(deal, par))

    def note_made(self, deal: int, made: Sequence[Made]) -> None:
        """Note what others made of the cards of a deal, and the player himself, by its match."""
        begun = self._store.matches.of(self._occasion(deal))
        setting = self.setting_of(deal)
        if begun is None or setting is None:
            return
        match = Match.from_record(self._store.matches.record(begun.id))
        self.note_par(deal, par_of(setting, match, made))

    def setting_of(self, deal: int) -> Setting | None:
        """Return what the round of a deal was played with, None if there was none."""
        season = self.season
        for number, step in enumerate(season.steps):
            if step.startswith("ended"):
                before = replace(season, steps=season.steps[:number])
                if before.trail.deals == deal:
                    return setting_of(before, self.player)
        return None

    def _occasion(self, deal: int) -> Occasion:
        return Occasion(CAMPAIGN, str(self.id or ""), deal)

    def _keep_keepsakes(self) -> None:
        """Keep for good what has been won so far."""
        if self.player.is_human:
            keep(self._store, self.season.keepsakes)

    def _settle(self, stored: StoredSeason) -> None:
        """Settle a season from before what steps come to was stored: it counts as it does today,
        and from now on it stays so."""
        if stored.road and all(stored.came):
            return
        trails = self.season.trails
        before = (None, *trails[:-1])
        came = [came_of(trail, then) for trail, then in zip(trails, before, strict=True)]
        self._kept.settle(road_text(self.season.course), came)
        if self.player.is_human and trails and not self.season.is_over:
            self.notice = _(
                "This season was begun with an earlier version of the game, and the road has "
                "changed since. Your steps count as they would today; from now on none of that "
                "changes."
            )

    def _catch_up(self) -> None:
        """Note the end of a round that was played while nobody looked at the season."""
        if self.season.trail.phase != Phase.TABLE:
            return
        begun = self._store.matches.of(self.occasion)
        if begun is not None and begun.is_over:
            self.note_end(Match.from_record(self._store.matches.record(begun.id)))


def deeds_of(stored: Sequence[StoredSeason]) -> Deeds:
    """Return what a person has done in the stored seasons; damaged ones are left out."""
    found = []
    for each in stored:
        if each.player == HUMAN:
            with suppress(BadSeason):
                found.append(season_of(each))
    return Deeds.of(found)


def season_of(stored: StoredSeason) -> Season:
    """Return a stored season; raise BadSeason for one that cannot have been walked."""
    if not can_begin_anew(stored):
        raise BadSeason(_("Season {id} is damaged.").format(id=stored.id))
    try:
        season = _read(stored)
        _walked = season.trail
    except BadPart:
        raise BadSeason(_("Season {id} is damaged.").format(id=stored.id)) from None
    except (BadStep, OffTheRoad) as wrong:
        older = _("It was begun with an earlier version of the game, on another road.")
        why = str(wrong) if stored.road else older
        raise BadSeason(
            _("Season {id} cannot be continued. {why}").format(id=stored.id, why=why)
        ) from None
    return season


def can_begin_anew(stored: StoredSeason) -> bool:
    """Tell whether the seed and the difficulty of a stored season are such that it could begin."""
    return stored.difficulty in DIFFICULTIES and stored.seed >= 0


def _read(stored: StoredSeason) -> Season:
    """Return a stored season on the road it began on; raise BadPart, OffTheRoad."""
    found = Season(stored.seed, stored.difficulty, stored.steps)
    if not all(map(is_step, found.steps)):
        raise BadPart("it is no step")
    if not stored.road:
        return found
    found = replace(found, begun_on=read_road(stored.road, found.world))
    return replace(found, made=trails_of(stored.came, found))
