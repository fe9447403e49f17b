"""A season in text: one person walks, told and asked in plain lines."""

from collections import Counter
from collections.abc import Callable, Mapping

from game.bots.characters import CHARACTERS
from game.cli.asking import typed
from game.cli.text.commands import IN_EARNEST, counted
from game.cli.text.hands import FindLesson, ask_drill, show_hand
from game.cli.text.mode import TextMode
from game.cli.text.naming import command_in
from game.cli.text.offers import CHOICES, Choices, favour_steps, favour_words, prologue
from game.core.words import _, command_line, marked, meant
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.cards.phrases import name_of
from game.rulesets.berserk.cards.texts import card_line
from game.session.campaign import asked, comparing, outcome, rewards, schooling, telling
from game.session.campaign.achievements import ACHIEVEMENTS, done, gained_words
from game.session.campaign.journey import Journey, deeds_of, is_untried, par_of
from game.session.campaign.matches import allows_hints
from game.session.campaign.rounds import goal_of
from game.session.campaign.season import act_of, leads_words
from game.session.campaign.steps import SHOW, SKIP_ALL, BadStep
from game.session.campaign.stops import RIDDLE_SOLVED, why_barred
from game.session.campaign.trail import Phase
from game.session.lessons import so_far
from game.session.match import Match
from game.session.setting import Setting
from game.session.store import Store


class _Leave(Exception):
    """The player breaks off; the season is kept."""


class SeasonMode:
    """A season in text: tells where one is, and asks what to do."""

    def __init__(self, journey: Journey, store: Store, lesson: FindLesson) -> None:
        self.journey = journey
        self.store = store
        self.lesson = lesson

    def play(self) -> None:
        """Go on until the season is over or the player breaks off."""
        rules = self.journey.season.rules
        named = _("Season {id}, difficulty: {difficulty}")
        print(named.format(id=self.journey.id or "–", difficulty=_(rules.title)) + ".")
        if self.journey.notice:
            print(self.journey.notice)
        if not self.journey.season.trail.way:
            print(outcome.opening())
            print(" ".join(outcome.aim_lines()))
        print(_("Type the number of your choice, or help."))
        try:
            while not self.journey.season.is_over:
                self._go_on()
        except _Leave:
            print(self._farewell())
            return
        print(outcome.ending(self.journey.season))
        for line in outcome.summary(self.journey.season):
            print(line)

    def _go_on(self) -> None:
        if self.journey.season.trail.phase == Phase.TABLE:
            self._at_table()
            return
        self._tell_place()
        choices = self._choices()
        for number, (words, _step) in enumerate(choices, start=1):
            print(f"{number}: {words}")
        step = self._chosen(choices)
        if self.journey.season.trail.phase == Phase.PROLOGUE:
            self._at_prologue(step)
        else:
            self._make(step)

    def _choices(self) -> Choices:
        season = self.journey.season
        if season.trail.phase != Phase.PROLOGUE:
            return CHOICES[season.trail.phase](season)
        return prologue(season, [game for game in season.trail.to_learn if self._has_begun(game)])

    def _has_begun(self, game: str) -> bool:
        """Tell whether a hand of a game was left halfway."""
        return bool(so_far(self.store, game))

    def _at_prologue(self, step: str) -> None:
        word, _space, game = step.partition(" ")
        if step == SKIP_ALL:
            for each in self.journey.season.trail.to_learn:
                self._make(f"skip {each}")
        elif word != SHOW:
            self._make(step)
        elif show_hand(game, self.lesson, self.store):
            self._make(f"learnt {game}")

    def _make(self, step: str) -> None:
        word, _space, rest = step.partition(" ")
        came = ""
        if word == "choose":
            season = self.journey.season
            choice = season.choices[int(rest) - 1]
            if why_not := why_barred(season.trail, choice, season.choices):
                print(why_not)
                return
            came = _(choice.outcome)
            if choice.sets_drill:
                if (is_solved := self._lesson()) is None:
                    return
                step = f"{step} {RIDDLE_SOLVED}" if is_solved else step
                came = f"{schooling.answered_words(is_solved=is_solved)} {came}"
        try:
            self.journey.make(step)
        except BadStep as wrong:
            print(wrong)
            return
        if came:
            print(came)
        if word == "buy":
            print(rewards.bought_words(self.journey.season, name_of))
        for sentence in self.store.take_notices():
            print(sentence)

    def _lesson(self) -> bool | None:
        """Set what the teacher sets; return whether it was solved, None where it was left."""
        season = self.journey.season
        assert season.node is not None
        print(schooling.lesson_words(season, season.node))
        return ask_drill(schooling.drill_at(season, season.node), self.store)

    # -- asking

    def _chosen(self, choices: Choices) -> str:
        while True:
            line = self._read(_("Your choice > "))
            if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(choices):
                return choices[int(line) - 1][1]
            self._command(line)

    def _read(self, question: str) -> str:
        try:
            return typed(question)
        except EOFError:
            print()
            raise _Leave from None

    def _command(self, line: str) -> None:
        word, rest = command_in(line)
        if word in _COMMANDS:
            _COMMANDS[word][1](self, rest)
        elif line:
            words = _("“{text}” is neither a command nor one of the numbers. Type help.")
            print(words.format(text=line[:40]) + meant(word, _COMMANDS))

    # -- telling

    def _tell_place(self) -> None:
        season = self.journey.season
        print()
        if season.trail.phase == Phase.ROAD:
            for line in outcome.after_act(season):
                print(line)
            print(f"{_(telling.ACT_TITLES[act_of(season)])}. {telling.purse(season)}")
            if told := telling.companions_of(season):
                print(told)
        elif season.node is not None:
            print(f"{_(season.node.title)}. {_(season.node.words)}")
            for line in telling.met_lines(season):
                print(line)

    def tell_map(self) -> None:
        """Print the act: every open place, and where its roads lead."""
        season = self.journey.season
        act = act_of(season)
        print(_(telling.ACT_TITLES[act]))
        for places in season.course.acts[act]:
            for id in places:
                node = season.world.nodes[id]
                mark = _("visited") if id in season.trail.way else ""
                print("; ".join(filter(None, (_(node.title), telling.kind_of(node), mark))))
                if ends := leads_words(season, node):
                    print(f"  {ends}")

    def look(self) -> None:
        """Print all there is to know of where one is, and of the places ahead."""
        season = self.journey.season
        print(telling.purse(season))
        for id in season.ahead or tuple(filter(None, (season.trail.at,))):
            for line in telling.node_lines(season, season.world.nodes[id]):
                print(line)

    def _farewell(self) -> str:
        is_written = self.store.barrier() and self.store.is_kept
        if is_written and not self.journey.is_superseded:
            return _("Season {id} is kept. To go on: {command}").format(
                id=self.journey.id, command=command_line(f"campaign --resume {self.journey.id}")
            )
        return _("The season is not kept.")

    # -- at the table

    def _at_table(self) -> None:
        season = self.journey.season
        node = season.node
        assert node is not None
        print()
        for line in telling.node_lines(season, node):
            print(line)
        if len(node.rounds) > 1:
            print(_("Now: round {n}.").format(n=season.round_number + 1))
        for line in asked.lines(season):
            print(line)
        if season.trail.partner:
            partner = CHARACTERS[season.trail.partner].name
            print(_("Your partner is {name}.").format(name=partner))
        begun = self.journey.has_sat_down
        words = _("Go on with the round") if begun else _("Sit down")
        choices: list[tuple[str, str]] = [(words, "")]
        choices += [(favour_words(season, step), step) for step in favour_steps(season, begun)]
        if not begun:
            choices += [(telling.partner_words(who), f"with {who}") for who in season.partners]
        if is_untried(self.store, season.round.game):
            game = telling.game_of(season.round)
            choices.append((schooling.first_words(game), f"{SHOW} {season.round.game}"))
        for number, (said, _step) in enumerate(choices, start=1):
            print(f"{number}: {said}")
        step = self._chosen(choices)
        if step.startswith("with "):
            self.journey.play_with(step.removeprefix("with "))
            return
        if step.startswith(SHOW):
            show_hand(season.round.game, self.lesson, self.store)
            return
        if step:
            _word, favour, *other = step.split()
            self.journey.ask(favour, int(other[0]) - 1 if other else None)
            return
        self._play()

    def tell_deck(self) -> None:
        """Print the deck of the season, a line for each card."""
        season = self.journey.season
        cards = Counter(season.world.deck.cards(season.trail.cards))
        print(_("Your deck has {n} cards:").format(n=cards.total()))
        for id, n in sorted(cards.items(), key=lambda each: card_named(each[0]).number):
            print(f"{n} × {card_line(card_named(id))}")

    def _play(self) -> None:
        setting, deal = self.journey.setting, self.journey.season.trail.deals
        before, kept = self.journey.season, self.journey.sit_down()
        commands = dict(IN_EARNEST)
        if allows_hints(before, before.trail):
            commands["hint"] = counted(self.journey.note_hint)
        TextMode(kept, self.store, commands, goal_of(before)).play()
        achieved = self._achieved()
        if not self.journey.note_end(kept.match):
            raise _Leave
        season = self.journey.season
        print()
        for line in outcome.round_lines(season, season.trail.played[-1], setting, kept.match):
            print(line)
        if words := outcome.match_words(before, season):
            print(words)
        achieved = self._achieved() - achieved
        for id in ACHIEVEMENTS:
            if id in achieved:
                print(gained_words(id))
        self._tell_par(setting, kept.match, deal)

    def _achieved(self) -> frozenset[str]:
        return done(deeds_of(self.store.seasons.all()))

    def _tell_par(self, setting: Setting, match: Match, deal: int) -> None:
        print(comparing.wait_words(), flush=True)
        self.journey.note_par(deal, par_of(setting, match))
        season = self.journey.season
        for line in comparing.lines(season, season.trail.played[-1]):
            print(line)


def _help(mode: SeasonMode, _rest: str) -> None:
    for name, (words, _do) in _COMMANDS.items():
        print(f"{name}: {_(words)}")
    for line in outcome.help_lines(mode.journey.season):
        print(line)


def _quit(_mode: SeasonMode, _rest: str) -> None:
    raise _Leave


_COMMANDS: Mapping[str, tuple[str, Callable[[SeasonMode, str], None]]] = {
    "help": (marked("this list"), _help),
    "look": (marked("all that is known of the places ahead"), lambda mode, _rest: mode.look()),
    "deck": (marked("the deck of your season"), lambda mode, _rest: mode.tell_deck()),
    "map": (marked("the whole act: its places and roads"), lambda mode, _rest: mode.tell_map()),
    "quit": (marked("break off; the season is kept"), _quit),
}
