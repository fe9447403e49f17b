"""The commands of text mode."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.cli import telling
from game.cli.asking import say
from game.cli.text import several
from game.cli.text.book import chapter_of, chapters, passages
from game.cli.text.failing import told_when_failing
from game.cli.text.hinting import look_lines, table_lines
from game.cli.text.mode import BRIEF, Leave, TextCommand, TextMode
from game.cli.text.naming import decision_in, numbered
from game.cli.text.reviewing import reviewed_aloud
from game.cli.text.understanding import (
    decision_meant,
    kinds_told,
)
from game.cli.text.waiting import told_when_long
from game.core.explain import Explanation
from game.core.protocols import Action
from game.core.ruleset import Ruleset
from game.core.telling import Thing
from game.core.terms import Terms
from game.core.words import _, marked
from game.kit.tricks import TrickTaken
from game.session.asking import answered
from game.session.hint import Adviser, hinting
from game.session.port import Port
from game.session.progress.progress import keep_judgement
from game.session.review.closed import why_closed
from game.session.review.moments import seen_deals
from game.session.review.told import told
from game.session.taking_back import last_own, made_so_far, why_not_taken_back

HINT_SECONDS = 10.0
"""How long a hint weighs at most, on a machine that is slow or busy."""
CHAPTERS = ("chapters", "all")
"""What is asked for after `rules` to have the chapters listed."""
HANDS = (marked("Your hand: {cards}."), marked("The hand of {name} is open: {cards}."))
"""How the lines of a position begin that tell of cards in hand."""


def _help(mode: TextMode, _rest: str) -> None:
    print(_("Type one of the choices, or its number."))
    terms = mode.match.ruleset.telling.terms
    mode.tell_notation()
    for name, command in mode.commands.items():
        if words := command.words(terms):
            print(f"{name}: {_(words)}")


def _look(mode: TextMode, _rest: str) -> None:
    mode.tell_position()
    mode.tell_rules()
    mode.tell_goal()


def _choices(mode: TextMode, _rest: str) -> None:
    print("\n".join(numbered(mode.to_type())))


def _hand(mode: TextMode, _rest: str) -> None:
    telling, view = mode.match.ruleset.telling, mode.port.view()
    lines = telling.text_view(view, mode.names, mode.port.deals_in_match).splitlines()
    hands = [_(words).partition("{")[0] for words in HANDS]
    held = [line for line in lines if line.startswith(tuple(hands))]
    mode.say("\n".join(held or lines))


def _last(mode: TextMode, _rest: str) -> None:
    """Print the last trick; where none has been taken, what the others did last."""
    match, events = mode.match, mode.port.events()
    ends = [n for n, each in enumerate(events) if isinstance(each, TrickTaken)]
    ends = [n for n in ends if n >= match.deal_starts[-1]]
    own = [n for n, player in enumerate(match.deciders) if player == mode.seat]
    others = [n for n, player in enumerate(match.deciders) if player != mode.seat]
    since, until = match.deal_starts[-1], None
    if ends:
        since, until = max([since, *(n + 1 for n in ends[-2:-1])]), ends[-1] + 1
    elif others:
        at = match.decided_at
        since = max([since, *(at[n] for n in own if n < others[-1])])
        until = next((at[n] for n in own if n > others[-1]), None)
    for sentence in telling.sentences(match, mode.seat, since, until, mode.names):
        mode.say(sentence)


def _means(mode: TextMode, rest: str) -> None:
    if not any(each.startswith(rest) for each in mode.to_type()):
        rest = mode.by_number(rest)
    action = decision_meant(rest, mode.port) if rest else None
    if action is None and rest:  # a contract, whatever is bid on it
        legal, ruleset = mode.port.legal_actions(), mode.match.ruleset
        ends = [(each, str(each).rpartition("+")[2]) for each in legal]
        named = (each for each, end in ends if decision_in(f"{rest}+{end}", ruleset) == each)
        action = next(named, None)
    command = mode.commands.get(rest.lower()) if action is None else None
    if command and (does := command.words(mode.match.ruleset.telling.terms)):
        words = _("“{name}” is a command: {does}.")
        print(words.format(name=rest.lower(), does=_(does)))
    elif rest and (action is None or mode.port.refusal(action)) and (begun := _begun(mode, rest)):
        mode.say("\n".join(begun))
    elif rest and action is None:
        print(mode.why_none(rest))
    else:
        tell_meaning(mode.port, action, rest, mode.to_type())


def _begun(mode: TextMode, text: str) -> Sequence[str]:
    """Return what the choices mean that begin so."""
    begun = [each for each in mode.to_type() if each.lower().startswith(text.lower())]
    return kinds_told(mode.port, begun)


def tell_meaning(
    port: Port[Any, Any], action: Action | None, text: str, offered: Sequence[str]
) -> None:
    """Print what a choice means, that the player wrote so; None is the question itself, and what
    is offered."""
    refusal = None if action is None else port.refusal(action)
    told = port.ruleset.telling.meaning(port.view(), action or Thing.QUESTION)
    lines = [] if told is None else [told.words]
    if refusal is not None:
        lines = list(dict.fromkeys([*lines, refusal.sentence]))
    elif action is None:
        lines += kinds_told(port, offered) or [_("Type “means” and one of the choices.")]
    elif told is None:
        words = _("The rules say no more about “{text}”; “hint” weighs it against the others.")
        lines = [words.format(text=text[:40])]
    say("\n".join(lines))


def _hint(mode: TextMode, rest: str) -> None:
    now = tuple(mode.match.actions)
    if mode.explained is not None and mode.explained[0] == now:
        _tell_explained(mode, mode.explained[1], rest)
        return
    turn = several.begun(mode.match, made_so_far(mode.match, mode.seat))
    if len(turn.legal_actions()) == 1:
        print(_("{choice} is the only choice.").format(choice=mode.to_type()[0]))
        return
    mode.helped()
    with told_when_failing(_("No computer player answered: there is no hint this time.")):
        with told_when_long(_("Weighing."), soon=True):
            asking = hinting(turn, Adviser(mode.hint_level))
            told = answered(mode.match.ruleset, asking, most=HINT_SECONDS).explanation
        if told is not None:
            mode.explained = now, told
            _tell_explained(mode, told, rest)


def _tell_explained(mode: TextMode, told: Explanation[Any], rest: str) -> None:
    lines = table_lines if rest.lower() == "more" else look_lines
    print("\n".join(lines(told, mode.numbered)))
    more = _("“hint more” shows the figures of all that was weighed.")
    if lines is look_lines and more not in mode.known_figures:
        mode.known_figures.add(more)
        print(more)


def _undo(mode: TextMode, _rest: str) -> None:
    last = last_own(mode.match, [mode.seat])
    if last is None:
        print(_("There is nothing to take back: you have not decided anything yet."))
        return
    if why_not := why_not_taken_back(mode.match, [mode.seat]):
        mode.say(why_not)
        return
    if (named := mode.named_last()) is not None:
        several.unmake(mode.match, mode.port, named)
        print(_("Your “{choice}” is taken back.").format(choice=mode.written(named)))
        return
    deal = mode.match.standing.deals_played
    choice = mode.written(mode.match.ruleset.parse_action(mode.match.actions[last]))
    mode.match.take_back(last)
    print(_("Your “{choice}” is taken back, and all that followed it.").format(choice=choice))
    if (now := mode.match.standing.deals_played) != deal:
        where = mode.match.ruleset.telling.terms.how_far(now + 1, mode.port.deals_in_match)
        print(_("You are back {where}, which was already over.").format(where=where))


def _rules(mode: TextMode, rest: str) -> None:
    about = "" if rest.lower() in CHAPTERS else rest or mode.clause
    read_rules(mode.match.ruleset, about)


def read_rules(ruleset: Ruleset[Any, Any, Any], rest: str) -> None:
    """Print what the rule book of a game says of a chapter, clause or word; "": its chapters."""
    book = ruleset.rule_book()
    if not rest:
        for number, (title, _text) in enumerate(chapters(book), 1):
            print(f"{number}. {title}")
        print(
            _(
                "“rules” and a chapter’s number or title shows it; a clause or a word will do as "
                "well."
            )
        )
    elif chapter := chapter_of(book, rest):
        print(chapter)
    elif found := passages(book, rest):
        print("\n".join(found))
    else:
        print(_("The rule book says nothing about “{text}”.").format(text=rest[:40]))


def _card(mode: TextMode, rest: str) -> None:
    read_about = mode.match.ruleset.telling.read_about
    found = read_about(mode.port.view(), rest) if read_about and rest else ()
    if found:
        print("\n".join(found))
    else:
        print(_("No card is called “{text}”, and none stands there.").format(text=rest[:40]))


def _log(mode: TextMode, rest: str) -> None:
    since = 0 if rest.lower() == "all" else mode.match.deal_starts[-1]
    for sentence in telling.sentences(mode.match, mode.seat, since, names=mode.names):
        mode.say(sentence)


def _scores(mode: TextMode, _rest: str) -> None:
    for deal in range(len(mode.match.deal_summaries)):
        for line in telling.deal_lines(mode.match, deal, mode.names):
            mode.say(line)
    mode.say(telling.score_line(mode.match, mode.names))
    mode.tell_rules()


def _review(mode: TextMode, _rest: str) -> None:
    if why := why_closed(mode.match):
        mode.say(why)
        return
    *_earlier, last = seen_deals(mode.match.record(), mode.seat)
    ruleset = mode.match.ruleset
    if (review := reviewed_aloud(ruleset, last)) is None:
        return
    for judged in review.judgements:
        keep_judgement(mode.store, mode.kept.id, ruleset, judged)
    for line in told(ruleset, review, mode.written):
        mode.say(line)


def _coach(mode: TextMode, rest: str) -> None:
    if mode.coach is not None:
        mode.coach.set(rest.lower())


def _anyway(mode: TextMode, _rest: str) -> None:
    if (doubted := _doubted(mode)) is not None:
        mode.port.submit(doubted)


def _again(mode: TextMode, rest: str) -> None:
    if _doubted(mode) is not None and rest:
        mode.decide(mode.by_number(rest))


def _doubted(mode: TextMode) -> Action | None:
    """Return the choice that the coach has just warned of; where there is none, say so."""
    doubted = None if mode.coach is None else mode.coach.hush()
    if doubted is None:
        print(_("The coach has not warned you."))
    return doubted


def _brief(mode: TextMode, _rest: str) -> None:
    mode.store.settings.set(BRIEF, "off" if mode.is_brief else "on")
    print(
        _("Questions are brief now: type “choices” or “look” for more.")
        if mode.is_brief
        else _("Questions name the choices again.")
    )


def _quit(_mode: TextMode, _rest: str) -> None:
    raise Leave


def _always(words: str) -> Callable[[Terms], str]:
    return lambda _terms: words


def _after_warning(words: str) -> Callable[[Terms], str]:
    return lambda terms: words if terms.review else ""


_COACH = marked("“coach quiet” warns before a blunder, “coach talkative” before a slip; or off")

COMMANDS: Mapping[str, TextCommand] = {
    "help": TextCommand(_always(marked("this list")), _help),
    "look": TextCommand(lambda terms: terms.position, _look),
    "choices": TextCommand(_always(marked("all you may do, with numbers")), _choices),
    "hand": TextCommand(_always(marked("what you hold")), _hand),
    "last": TextCommand(_always(marked("the last trick, or what the others did last")), _last),
    "means": TextCommand(
        _always(marked("what a choice means, and what it is worth by the rules: “means CHOICE”")),
        _means,
    ),
    "hint": TextCommand(_always(marked("what an expert would weigh here")), _hint),
    "coach": TextCommand(lambda terms: _COACH if terms.review else "", _coach),
    "anyway": TextCommand(
        _after_warning(marked("after the coach’s warning: do it all the same")), _anyway
    ),
    "again": TextCommand(
        _after_warning(
            marked("after the coach’s warning: choose again; “again CHOICE” chooses at once")
        ),
        _again,
    ),
    "undo": TextCommand(
        _always(marked("take back your last decision and all that followed it")), _undo
    ),
    "rules": TextCommand(
        _always(
            marked(
                "the rule that was told last; “rules chapters” lists the chapters, “rules WORD” "
                "finds a word, a clause or a chapter"
            )
        ),
        _rules,
    ),
    "card": TextCommand(lambda terms: terms.card, _card),
    "log": TextCommand(lambda terms: terms.log, _log),
    "scores": TextCommand(lambda terms: terms.scores, _scores),
    "review": TextCommand(lambda terms: terms.review, _review),
    "brief": TextCommand(
        _always(marked("leave the choices out of the questions, or put them back")), _brief
    ),
    "quit": TextCommand(_always(marked("leave the table; the match is kept")), _quit),
}


def _not_here(_mode: TextMode, _rest: str) -> None:
    print(_("This match counts: nobody helps, and nothing is taken back."))


_OFF = TextCommand(_always(marked("not at this table: the match counts")), _not_here, is_open=False)

HELPED = ("anyway", "again")
"""What is only said to the coach."""

IN_EARNEST: Mapping[str, TextCommand] = {
    **{name: command for name, command in COMMANDS.items() if name not in HELPED},
    **dict.fromkeys(("hint", "undo", "coach"), _OFF),
}
"""What can be said where a match counts for more than itself."""


def counted(note: Callable[[], object]) -> TextCommand:
    """Return the command for a hint, each of which is noted."""

    def hint(mode: TextMode, rest: str) -> None:
        note()
        _hint(mode, rest)

    return TextCommand(COMMANDS["hint"].words, hint)
