"""A season that is kept: every step is stored as it is made, and its rounds are stored matches."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from game.core.words import _
from game.session.campaign.deeds import Deeds
from game.session.campaign.difficulty import DIFFICULTIES
from game.session.campaign.keepsake import keep
from game.session.campaign.par import notation, par_of
from game.session.campaign.rounds import place_of, setting_of
from game.session.campaign.season import Season
from game.session.campaign.step import BadStep
from game.session.campaign.trail import Par, Phase
from game.session.guest import GUEST
from game.session.match import HUMAN, Match, Seat
from game.session.occasion import CAMPAIGN, Occasion
from game.session.setting import Made, Setting
from game.session.store import KeptMatch, Store
from game.session.store.seasons import StoredSeason


class BadSeason(ValueError):
    """A stored season cannot be gone on with; the text says why."""


class Journey:
    """One season under way, and who walks it: a person, or a level.

    `id` is None where the store could not take it.
    """

    def __init__(self, store: Store, id: int | None, season: Season, player: str) -> None:
        self.id = id
        self.season = season
        self.player = Seat(player, GUEST)
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
        id = store.seasons.begin(seed, difficulty, player)
        journey = Journey(store, id, Season(seed, difficulty), player)
        if new_games:
            journey.make(f"teach {' '.join(new_games)}")
        return journey

    @staticmethod
    def resume(store: Store, id: int) -> Journey:
        """Go on with a stored season, at the very card; raise UnknownSeason or BadSeason."""
        stored = store.seasons.get(id)
        journey = Journey(store, id, season_of(stored), stored.player)
        journey._catch_up()
        journey._keep_keepsakes()
        return journey

    def make(self, step: str) -> None:
        """Make a step, and store it; raise BadStep."""
        number = len(self.season.steps)
        self.season = self.season.with_step(step)
        if self.id is not None:
            self._store.seasons.keep(self.id, number, step)
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
            return self._store.matches.begin(self.setting.match(), self.occasion)
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
        self.make(f"use {favour}" if other is None else f"use {favour} {other + 1}")
        if begun is not None:
            self._store.matches.remove(begun.id)

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
    if stored.difficulty not in DIFFICULTIES or stored.seed < 0:
        raise BadSeason(_("Season {id} is damaged.").format(id=stored.id))
    season = Season(stored.seed, stored.difficulty, stored.steps)
    try:
        _walked = season.trail
    except BadStep as wrong:
        raise BadSeason(
            _("Season {id} cannot be continued. {why}").format(id=stored.id, why=wrong)
        ) from None
    return season
