"""How a game puts itself into words, for every place where it is told."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Generic

from game.core.counting import Count, Riddle
from game.core.explain import Guide, seen
from game.core.meaning import Meaning
from game.core.outlook import Outlook
from game.core.points import POINTS, Unit
from game.core.protocols import Action, Candidate, Event, Names, Player, V
from game.core.reason import COMPARED, Reason, Why, fair, is_all_the_same, most_telling
from game.core.rng import Rng
from game.core.terms import DEALS, Terms


@dataclass(frozen=True)
class Telling(Generic[V]):
    """How a game is told: in the log, in text mode, to screen readers and as JSON.

    `words` say in one sentence what it is.
    """

    words: str
    describe: Callable[[Event, Names], str]
    """One sentence for the log, "" for an event not worth one."""
    deal_summary: Callable[[Any, Any], Mapping[str, Any]]
    """(terminal state, standing after) -> what `play --json` tells of the deal."""
    text_view: Callable[[V, Names, int | None], str]
    """(view, names, how many deals the match has, None where nobody knows) -> the position in
    words, for text mode and screen readers."""
    guide: Guide[V] | None = None
    """What its hints are made of; None where the older layer below still makes them."""
    terms: Terms = DEALS
    """What the game calls its deals, where all games share a sentence."""
    unit: Callable[[Any], Unit] = lambda standing: POINTS
    """(standing) -> what the match is scored in."""
    aim: Callable[[Any], str] = lambda standing: ""
    """(standing) -> what a deal is about, in a sentence for somebody new, "" where the rules of the
    match say so."""
    scoring: Callable[[Any], str] = lambda standing: ""
    """(standing) -> what counts in this match and who wins it, in a sentence or two; "" where the
    rule book alone says so."""
    verdict: Callable[[Any, Names], str] = lambda standing, names: ""
    """(standing of a match that is over, names) -> why it was won, with the clause: by how much,
    or what broke a tie; "" where there is nothing to be told."""
    notation: Callable[[], str] = lambda: ""
    """() -> a sentence or two for text mode on how cards are written, "" for none."""
    spoken: Callable[[str], Action | None] = lambda text: None
    """(a line in everyday words) -> the decision that it names, None for none; for text mode."""
    written: Callable[[Any], str] = str
    """A decision -> how text mode writes it: its notation, or words that `spoken` reads."""
    ascending: tuple[type[Action], ...] = ()
    """Kinds of decision that are made one after another and in ascending order, nothing else in
    between: text mode is told them in any order."""
    together: tuple[type[Action], ...] = ()
    """Kinds of decision of which several are handed over at one press, with the one that ends them,
    and so taken back at once where they were; text mode takes them back one by one."""
    series_end: Callable[[V, Any], Any] = lambda view, action: None
    """(view, a decision) -> what ends the series of which it is one step, where only the whole
    series can be judged; None for a decision that stands for itself. A hint names the whole, and
    tells of it beside that end."""
    passing: Action | None = None
    """The decision to do none of what is offered, of whose worth a hint always tells beside others;
    None where there is none of the kind."""
    why_series: Callable[[V, Sequence[Any], Sequence[Any]], str] = lambda view, series, chosen: ""
    """(view, the steps of such a series, what is chosen already and goes with them) -> what speaks
    for it as a whole, "" where nothing in words does. It tells nothing that the view does not."""
    why_none: Callable[[V, Sequence[Any]], str] = lambda view, series: ""
    """(view, the steps of such a series) -> how it comes that to make none of them is as good, told
    where it is. It tells nothing that the view does not."""
    meaning: Callable[[V, Any], Meaning | None] = lambda view, subject: None
    """(view, a decision, a `Thing` or somebody `Seated`) -> what it means, what it is worth now and
    what loses it; None for what needs no words. It tells nothing that the view does not."""
    reasons: Callable[[V, Any], Sequence[Reason]] = lambda view, action: ()
    """(view, a decision) -> what speaks for it, with what tells it, the most telling first; none
    where there is nothing in words. They tell nothing that the view does not."""
    tried: Callable[[V, Outlook], str] = lambda view, outlook: ""
    """(view, outlook) -> what trials have shown of the best choice beside another, in a sentence
    or two: only differences that are real; "" where there is none to be told."""
    level: Callable[[V, Outlook], str] = lambda view, outlook: ""
    """(view, outlook of which `tried` tells nothing) -> what both choices come to, in a sentence;
    "" where that is not the same either."""
    unsure: Callable[[V, Outlook], str] | None = None
    """(view, outlook of the best choice beside one that is too close to call) -> how it comes that
    they are, in a sentence; "" where nothing is to be told of that. None where nobody need look."""
    asked_about: Callable[[V, Sequence[Candidate[Any]]], Sequence[Any]] = lambda view, found: ()
    """(view, what a search has found, the best first) -> those besides the best of which somebody
    would ask first why it is not they: beside them it is looked at before any other, and told of
    even where both come to about the same."""
    does: Callable[[V, Any, Sequence[Reason]], str] = lambda view, action, own: ""
    """(view, a decision, what speaks for it) -> what it does, in a sentence, told where nothing
    sets it apart from lesser ones; "" where that would be no news."""
    kind: Callable[[V, Any], Hashable] = lambda view, action: action
    """(view, a decision) -> of what kind it is, coarsely: those of a kind do the same by different
    cards, such as leading a high trump. Where two of them hardly differ, one of another kind tells
    more."""
    spends: Callable[[V, Any], float] = lambda view, action: 0.0
    """(view, decision) -> how much it uses up of what could be of use later, or puts at stake, and
    gains nothing that can be told: among those too close to call a hint prefers the least."""
    strays: Callable[[V, Any], float] = lambda view, action: 0.0
    """(view, decision) -> how far it is from the plan that is told from turn to turn, as a strong
    card is that is thrown by somebody who needs tricks: of those with the same figure a hint
    advises what keeps closest to it."""
    shorter: Callable[[V, Any, Sequence[Any]], Any] = lambda view, action, others: action
    """(view, the decision that a hint would advise, others with the same figure) -> the one of them
    that does as much with less ado, as a shorter walk does; the decision itself where none does."""
    other_speaks: Callable[[V, Outlook], bool] = lambda view, outlook: False
    """(view, outlook in which both choices come to the same) -> whether what is told of them speaks
    for the other, as a bid does that is made more often: then that is advised."""
    can_follow: Callable[[V, Any, Any], bool] = lambda view, first, then: False
    """(view, a decision, another) -> whether the other can still be made after it, before anybody
    else decides: then a hint tells what comes first, and not what is done instead."""
    is_moot: Callable[[Reason, Outlook], bool] = lambda reason, outlook: False
    """(what speaks for the best choice, outlook) -> whether trials have shown that it is not so, or
    are told in words that say it anyway."""
    besides: Callable[[V, Any], str | None] = lambda view, action: None
    """(view, a decision as good as the one advised) -> what speaks for it by itself, in a sentence;
    "" where nothing does, and it is not named then; None for what is named without a reason."""
    does_alike: Callable[[V, Any, Any], bool] = lambda view, best, action: True
    """(view, the decision advised, one as good) -> whether the other does the same: one that does
    the opposite is named only where the reason of the first has told of it."""
    untried: Callable[[V, Any, Sequence[Any]], Sequence[Any]] = lambda view, action, tried: ()
    """(view, the decision advised, those that a search has tried) -> which others it stands for, as
    they come to the same and so were not tried."""
    all_one_words: Callable[[Any, Sequence[Any]], str] = lambda action, untried: ""
    """(the decision advised, those that it stands for) -> that it is all one which, in a sentence.
    """
    speaks_against: Callable[[Reason, Any], bool] = lambda reason, action: False
    """(what speaks for a decision, another) -> whether it names what the other would give away: it
    is not told beside a hint that the other is as good, or too close to call."""
    all_the_same: Callable[[V, Outlook | None], str] = lambda view, outlook: ""
    """(view of the player to act, what trials have shown of two of his choices, None where nobody
    has looked) -> why it is all one what he does, and what it comes to, in a sentence or two, where
    a search has found it so; "" where nothing in words says that."""
    caution: Callable[[V, Any, Any, Names], str] = lambda view, choice, better, names: ""
    """(view, a decision, one that is better, names) -> what speaks against the first, with what
    tells it; "" where there is nothing in words. It tells nothing that the view does not."""
    risk: Callable[[V, Any, Outlook | None], str] = lambda view, action, outlook: ""
    """(view, a decision, what trials have shown of it, None where nobody has looked) -> what it may
    cost before the player's next turn, in a sentence, told after what speaks for it; "" where that
    is little. It tells nothing that the view does not."""
    themes: Callable[[V, Any, Any], Sequence[str]] = lambda view, best, instead: ()
    """(view, the best decision, one that looks as good) -> what the choice between them is about
    (ids of `core.themes`), the most first; none where it is not practised by itself."""
    phase: Callable[[V, Any], str] = lambda view, action: ""
    """(view, a decision or a `Whole`) -> where in a deal it is made (an id of
    `core.themes.PHASES`); "" where the game knows no such parts. Steps that are made one after the
    other in one part, and cannot be judged by themselves, are judged together."""
    limits: Callable[[V, Any], tuple[float, float]] = lambda view, action: (-inf, inf)
    """(view, a decision or a `Whole`) -> the least and the most that the deal can bring after it,
    where a search reckons with a little more than that."""
    counts: Callable[[V, Names, Rng], Sequence[Count]] = lambda view, names, luck: ()
    """(view, names, chance) -> what can be asked of the tricks played so far, one question of a
    kind. It tells nothing that the view does not."""
    riddle: Callable[[V, Rng], Riddle | None] = lambda view, luck: None
    """(view of the player to act, chance) -> something that could be done, and what can be asked of
    how it ends; None where nothing is worth asking. It tells nothing that the view does not."""
    whole: Callable[[Sequence[Action]], str] = lambda steps: ", ".join(map(str, steps))
    """(the many small steps that make up a whole) -> what they come to, in words."""
    partners: Callable[[Player, Names], str] = lambda player, names: ""
    """(player, names) -> who plays with him and who against him, "" where each plays alone."""
    place: Callable[[Player, Names], str] = lambda player, names: ""
    """(player, names) -> what the seat is called and whose partner sits there; "" where each plays
    for himself."""
    turn: Callable[[V], str] = lambda view: ""
    """(view of the player to act) -> a sentence at the question on what is easily overlooked: that
    he plays from another hand than his own, that a choice is closed to him; else ""."""
    forgone: Callable[[V, Any], str] = lambda view, action: ""
    """(view, a decision that may be made) -> what is given away by it and could be used, in a
    sentence, for whoever may not have meant it; "" where there is nothing. What is given away
    cannot be had back."""
    read_about: Callable[[V, str], Sequence[str]] | None = None
    """(view, a name or a place) -> lines that tell what is on the card; None where cards bear no
    words."""
    teller: Callable[[Names], Callable[[Event], str]] | None = None
    """Makes a `describe` that is told all events of a match in order, and remembers what it needs
    to name things by; None where each event can be described by itself."""

    def why(
        self,
        view: V,
        action: Any,
        others: Sequence[Any] = (),
        outlook: Outlook | None = None,
        equal: Sequence[Any] = (),
        level: Sequence[Any] = (),
    ) -> Why:
        """Return what speaks for a decision, and as much for no lesser one of another kind, with
        what trials have shown; `others` may hold the decision itself. What does not hold of those
        of its kind that are `equal` in their figures is no reason, unless no other tells; what
        speaks against those of another kind that are `level`, as good or too close to call, is
        none either."""
        lesser = [each for each in others if each != action][:COMPARED]
        if self.guide is not None:
            return Why(seen(self.guide, view, action, next(iter(lesser), None)))
        kind = self.kind(view, action)
        kin = [each for each in lesser if self.kind(view, each) == kind]
        told = [(each, self.reasons(view, each)) for each in lesser]
        twins = [each for each in equal[:COMPARED] if self.kind(view, each) == kind]
        is_level = any(self.kind(view, each) != kind for each in level)
        as_good = [*equal, *level]
        if outlook is not None:
            as_good += [outlook.near, *([outlook.other] if self.is_level(view, outlook) else [])]
        own, *theirs = (
            [each.level or each if is_level else each for each in self.reasons(view, every)]
            for every in (action, *twins)
        )
        own = [e for e in own if not any(self.speaks_against(e, each) for each in as_good)]
        holding = fair(own, theirs)
        if not most_telling(holding, told, kin).words:
            holding = ()
        unlike = () if holding else twins
        if outlook is None:
            why = most_telling(holding or own, told, kin)
            return replace(why, equal=unlike, does=self.does(view, action, own))
        own = [each for each in holding or own if not self.is_moot(each, outlook)]
        why = most_telling(own, told, [each for each in kin if each != outlook.other])
        tried = self.tried(view, outlook)
        if not tried and not why.words:  # then what tells it from the one it was tried beside
            why = most_telling(own, [(outlook.other, self.reasons(view, outlook.other))])
        tried = tried or self.level(view, outlook)
        if why.words and not unlike:  # What both begin with is told but once.
            tried = tried.removeprefix(f"{why.words} ")
        does = "" if why.words and not unlike else self.does(view, action, own)
        return replace(why, tried=tried, near=outlook.near, equal=unlike, does=does)

    def closest(self, view: V, level: Sequence[Candidate[Any]]) -> Sequence[Candidate[Any]]:
        """Return those of several candidates as good that keep closest to the plan."""
        apart = [self.strays(view, each.action) for each in level]
        return [each for each, far in zip(level, apart, strict=True) if far == min(apart)]

    def shortest(
        self, view: V, best: Candidate[Any], level: Sequence[Candidate[Any]]
    ) -> Candidate[Any]:
        """Return of several candidates as good the one that does what the best does with least
        ado."""
        taken = self.shorter(view, best.action, [each.action for each in level])
        return next((each for each in level if each.action == taken), best)

    def thriftiest(
        self, view: V, best: Candidate[Any], near: Sequence[Candidate[Any]]
    ) -> Candidate[Any]:
        """Return what spends least of the best candidate and those too close to call, of several
        that spend as little the one with the highest figure; the best where none spends less."""
        least = min(near, key=lambda each: (self.spends(view, each.action), -each.value))
        return least if self.spends(view, least.action) < self.spends(view, best.action) else best

    def is_level(self, view: V, outlook: Outlook | None) -> bool:
        """Tell whether trials of a choice beside a lesser one have shown that both come to the
        same: what is found to be less only at first is too close to call."""
        if outlook is None or self.tried(view, outlook):
            return False
        return bool(self.level(view, outlook))

    def come_to_the_same(
        self, view: V, candidates: Sequence[Candidate[Any]], legal: Sequence[Any]
    ) -> bool:
        """Tell whether a search has found the same figure for all there is to choose from, and its
        trials of the best beside another tell of no difference that the figures are too coarse
        for."""
        if not is_all_the_same(candidates, legal, self.terms):
            return False
        outlook = next((each.outlook for each in candidates if each.outlook is not None), None)
        if outlook is None or self.all_the_same(view, outlook):
            return True
        return not self.tried(view, outlook)

    def within(self, view: V, candidates: Sequence[Candidate[Any]]) -> Sequence[Candidate[Any]]:
        """Return the candidates with figures that do not go beyond what the deal can bring, and
        outlooks that know these figures."""
        values = {
            each.action: min(max(each.value, least), most)
            for each in candidates
            for least, most in [self.limits(view, each.action)]
        }
        return [
            replace(
                each,
                value=values[each.action],
                outlook=None if each.outlook is None else each.outlook.beside_figures(values),
            )
            for each in candidates
        ]

    def told(self, events: Iterable[Event], names: Names) -> Iterator[str]:
        """Yield a sentence for each event of a match from its beginning, "" where none is due."""
        if self.teller is None:
            return (self.describe(event, names) for event in events)
        return map(self.teller(names), events)
