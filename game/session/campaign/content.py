"""Places, twists, encounters and the first deck, read from `levels/campaign` with suspicion."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from game.bots.characters import CHARACTERS
from game.core import options as option_texts
from game.core.fields import (
    FilePlace,
    array,
    line,
    name_among,
    name_of,
    number,
    one_of,
    read_toml,
    table,
    yes_or_no,
)
from game.core.options import BadOption
from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.campaign.deck import OFFERED, OWN, THEIRS, SeasonDeck
from game.session.campaign.difficulty import LADDER
from game.session.campaign.favour import FAVOURS
from game.session.campaign.keepsake import KEEPSAKES
from game.session.campaign.node import (
    ACTS,
    BOSS,
    STAGES,
    Change,
    Choice,
    Encounter,
    Kind,
    Node,
    Reward,
    Round,
    Twist,
)

LONGEST_TITLE = 32
LONGEST_WORDS = 200
MOST_ROUNDS = 5
MOST_DEALS = 40

STOP = ("stage", "kind", "title", "words")
TABLE = ("game", "rules", "deals", "others", "levels", "twist", "aim", "poor")
MATCH = (*STOP, "level", "reward", "keepsake")


def read_twists(file: Path) -> dict[str, Twist]:
    """Return every twist of a file by id; raise BadContent."""
    place = FilePlace(name_of(file))
    return {id: _twist(id, row, place.at(id)) for id, row in read_toml(file).items()}


def _twist(id: str, row: object, place: FilePlace) -> Twist:
    parts = ("game", "title", "words", "clause", "rules")
    found = table(row, place, parts, parts)
    game = name_among(found["game"], place.at("game"), list(RULESETS))
    rules = _rules(found["rules"], place.at("rules"))
    _check_rules(game, rules, place.at("rules"))
    return Twist(
        id,
        game,
        title=line(found["title"], place.at("title"), LONGEST_TITLE),
        words=line(found["words"], place.at("words"), LONGEST_WORDS),
        clause=_clause(game, found["clause"], place.at("clause")),
        rules=rules,
    )


def _clause(game: str, value: object, place: FilePlace) -> str:
    clauses = {spec.rule for spec in option_texts.specs(RULESETS[game].options)}
    return name_among(value, place, sorted(filter(None, clauses)))


def _rules(value: object, place: FilePlace) -> Mapping[str, str]:
    if not isinstance(value, dict):
        raise place.refused(
            _("must be a table of house rules, such as {example}.").format(
                example='{ largest_hand = "5" }'
            )
        )
    return {name: line(text, place.at(name), 40) for name, text in value.items()}


def _check_rules(game: str, rules: Mapping[str, str], place: FilePlace) -> None:
    """Raise BadContent for a house rule that the game does not have, or that has no effect."""
    try:
        options = option_texts.with_texts(RULESETS[game].options(), rules)
    except BadOption as wrong:
        raise place.refused(str(wrong)) from None
    for name in rules:
        if why_idle := option_texts.spec_of(options, name).why_idle(options):
            raise place.refused(why_idle)


def read_nodes(file: Path, act: int, twists: Mapping[str, Twist]) -> dict[str, Node]:
    """Return every place of an act by id, in the order of the file; raise BadContent."""
    place = FilePlace(name_of(file))
    return {id: _node(id, act, row, place.at(id), twists) for id, row in read_toml(file).items()}


def _node(id: str, act: int, row: object, place: FilePlace, twists: Mapping[str, Twist]) -> Node:
    if not isinstance(row, dict) or "kind" not in row:
        table(row, place, (*MATCH, *TABLE, "rounds", "needed"), STOP)
        raise place.refused(_("lacks the field “{key}”.").format(key="kind"))
    kind = one_of(row["kind"], place.at("kind"), Kind)
    allowed: tuple[str, ...] = STOP
    needed: tuple[str, ...] = STOP
    if kind == Kind.BOSS:
        allowed = (*(part for part in MATCH if part != "stage"), "rounds", "needed")
        needed = tuple(part for part in allowed if part != "keepsake")
    elif kind.is_match:
        allowed = *MATCH, *TABLE
        needed = *STOP, "level", "reward", "game", "rules", "others", "aim"
    found = table(row, place, allowed, needed)
    stage = BOSS if kind == Kind.BOSS else number(found["stage"], place.at("stage"), 0, STAGES - 1)
    plain = Node(
        id,
        act,
        stage,
        kind,
        title=line(found["title"], place.at("title"), LONGEST_TITLE),
        words=line(found["words"], place.at("words"), LONGEST_WORDS),
    )
    return _with_match(plain, found, place, twists) if kind.is_match else plain


def _with_match(
    node: Node, found: Mapping[str, object], place: FilePlace, twists: Mapping[str, Twist]
) -> Node:
    if node.kind == Kind.BOSS:
        rows = array(found["rounds"], place.at("rounds"), MOST_ROUNDS)
        steps = [place.at("rounds").at(str(count)) for count in range(1, len(rows) + 1)]
    else:
        rows, steps = [{part: found[part] for part in TABLE if part in found}], [place]
    level = name_among(found["level"], place.at("level"), LADDER)
    rounds = tuple(_round(row, step, level, twists) for row, step in zip(rows, steps, strict=True))
    if not rounds:
        raise place.at("rounds").refused(_("must have at least one entry."))
    return Node(
        node.id,
        node.act,
        node.stage,
        node.kind,
        node.title,
        node.words,
        reward=one_of(found["reward"], place.at("reward"), Reward),
        rounds=rounds,
        needed=number(found.get("needed", 1), place.at("needed"), 1, len(rounds)),
        keepsake=name_among(found["keepsake"], place.at("keepsake"), list(KEEPSAKES))
        if "keepsake" in found
        else "",
    )


def _round(row: object, place: FilePlace, level: str, twists: Mapping[str, Twist]) -> Round:
    found = table(row, place, TABLE, ("game", "rules", "others", "aim"))
    game = name_among(found["game"], place.at("game"), list(RULESETS))
    rules = _rules(found["rules"], place.at("rules"))
    twist = ""
    if "twist" in found:
        of_game = [each.id for each in twists.values() if each.game == game]
        twist = name_among(found["twist"], place.at("twist"), of_game)
        if both := [name for name in rules if name in twists[twist].rules]:
            raise place.at("rules").refused(
                _("sets {names}, which the twist sets too.").format(names=", ".join(both))
            )
    _check_rules(game, {**rules, **(twists[twist].rules if twist else {})}, place.at("rules"))
    _check_rules(game, rules, place.at("rules"))
    deals = number(found["deals"], place.at("deals"), 1, MOST_DEALS) if "deals" in found else None
    others = _others(game, found["others"], place.at("others"))
    sides = len(RULESETS[game].sides(len(others) + 1))
    aim = number(found["aim"], place.at("aim"), 1, sides - 1)
    levels = (level,) * len(others)
    if "levels" in found:
        levels = _levels(found["levels"], place.at("levels"), len(others))
    is_poor = "poor" in found and yes_or_no(found["poor"], place.at("poor"))
    if is_poor and THEIRS not in rules:
        raise place.at("poor").refused(_("No decks are brought here."))
    return Round(game, rules, deals, others, levels, twist, aim, is_poor)


def _levels(value: object, place: FilePlace, others: int) -> tuple[str, ...]:
    rows = array(value, place, others)
    if len(rows) != others:
        raise place.refused(
            _("must have one for each of the {n} others, not {found}.").format(
                n=others, found=len(rows)
            )
        )
    return tuple(
        name_among(each, place.at(str(count)), LADDER) for count, each in enumerate(rows, start=1)
    )


def _others(game: str, value: object, place: FilePlace) -> tuple[str, ...]:
    players = RULESETS[game].players
    names = [
        name_among(each, place.at(str(count)), list(CHARACTERS))
        for count, each in enumerate(array(value, place, players[-1] - 1), start=1)
    ]
    if len(names) + 1 not in players:
        raise place.refused(
            _("{game} is for {players}, the player included; {n} others are named.").format(
                game=_(RULESETS[game].title), players=RULESETS[game].players_words(), n=len(names)
            )
        )
    if len(set(names)) < len(names):
        raise place.refused(_("names somebody twice."))
    return tuple(names)


PARTS = ("game", "starter", "poor", *(f"act-{act}" for act in ACTS))
MOST = 100
"""Cards of a list."""
DEAREST = 99
LONGEST = 2000
"""Letters of a deck's text."""


def read_deck(file: Path) -> SeasonDeck:
    """Return the deck of a season; raise BadContent."""
    place = FilePlace(name_of(file))
    found = table(read_toml(file), place, PARTS, PARTS)
    game = name_among(found["game"], place.at("game"), list(RULESETS))
    starter = _ids(found["starter"], place.at("starter"))
    pools, prices = {}, {}
    for act in ACTS:
        here = place.at(f"act-{act}")
        row = table(found[f"act-{act}"], here, ("price", "cards"), ("price", "cards"))
        prices[act] = number(row["price"], here.at("price"), 1, DEAREST)
        pools[act] = _ids(row["cards"], here.at("cards"))
        if len(pools[act]) < 2 * OFFERED:
            raise here.at("cards").refused(
                _("must have at least {least} entries, not {n}.").format(
                    least=2 * OFFERED, n=len(pools[act])
                )
            )
    deck = SeasonDeck(game, starter, pools, prices, {})
    _check(game, deck.text([]), place.at("starter"))
    for act in ACTS:
        for id in pools[act]:
            _check(game, deck.text([id]), place.at(f"act-{act}").at(id))
    return replace(deck, poor=_poor(game, found["poor"], place.at("poor")))


def _poor(game: str, value: object, place: FilePlace) -> dict[str, str]:
    """Return a deck for each realm that the game has decks of."""
    [own] = [spec for spec in option_texts.specs(RULESETS[game].options) if spec.name == OWN]
    realms = tuple(map(str, own.choices))
    rows = table(value, place, realms, realms)
    poor = {realm: line(text, place.at(realm), LONGEST) for realm, text in rows.items()}
    for realm, text in poor.items():
        _check(game, text, place.at(realm))
    return poor


def _ids(value: object, place: FilePlace) -> tuple[str, ...]:
    rows = array(value, place, MOST)
    return tuple(line(each, place.at(str(n)), 40) for n, each in enumerate(rows, start=1))


def _check(game: str, deck: str, place: FilePlace) -> None:
    """Raise BadContent unless the game plays the deck."""
    try:
        option_texts.with_texts(RULESETS[game].options(), {OWN: deck})
    except BadOption as wrong:
        raise place.refused(str(wrong)) from None


CHOICES = range(2, 4)
MOST_COINS = 40
LONGEST_CHOICE = 60


def read_encounters(file: Path, places: Sequence[str]) -> dict[str, Encounter]:
    """Return every encounter of a file by id, in its order; raise BadContent.

    `places` are those where somebody may be met.
    """
    place = FilePlace(name_of(file))
    return {id: _encounter(id, row, place.at(id), places) for id, row in read_toml(file).items()}


def _encounter(id: str, row: object, place: FilePlace, places: Sequence[str]) -> Encounter:
    parts = ("who", "title", "words", "choices")
    found = table(row, place, (*parts, "at"), parts)
    rows = array(found["choices"], place.at("choices"), CHOICES[-1])
    if len(rows) not in CHOICES:
        raise place.at("choices").refused(
            _("must have {least} or {most} entries, not {n}.").format(
                least=CHOICES[0], most=CHOICES[-1], n=len(rows)
            )
        )
    who = name_among(found["who"], place.at("who"), list(CHARACTERS))
    choices = tuple(
        _choice(each, who, place.at("choices").at(str(count)))
        for count, each in enumerate(rows, start=1)
    )
    if not any(each.change.coins >= 0 and each.change.hearts >= 0 for each in choices):
        raise place.at("choices").refused(
            _("must have one that costs nothing, so that nobody is trapped.")
        )
    return Encounter(
        id,
        who=who,
        title=line(found["title"], place.at("title"), LONGEST_TITLE),
        words=line(found["words"], place.at("words"), LONGEST_WORDS),
        choices=choices,
        at=_places(found["at"], place.at("at"), places) if "at" in found else (),
    )


def _places(value: object, place: FilePlace, places: Sequence[str]) -> tuple[str, ...]:
    rows = array(value, place, len(places))
    return tuple(
        name_among(each, place.at(str(count)), list(places))
        for count, each in enumerate(rows, start=1)
    )


def _choice(row: object, who: str, place: FilePlace) -> Choice:
    parts = ("title", "outcome", "coins", "hearts", "favour", "companion")
    found = table(row, place, parts, ("title", "outcome"))
    comes = "companion" in found and yes_or_no(found["companion"], place.at("companion"))
    favour = ""
    if "favour" in found:
        favour = name_among(found["favour"], place.at("favour"), list(FAVOURS))
    return Choice(
        title=line(found["title"], place.at("title"), LONGEST_CHOICE),
        outcome=line(found["outcome"], place.at("outcome"), LONGEST_WORDS),
        change=Change(
            coins=number(found.get("coins", 0), place.at("coins"), -MOST_COINS, MOST_COINS),
            hearts=number(found.get("hearts", 0), place.at("hearts"), -1, 1),
            favour=favour,
            companion=who if comes else "",
        ),
    )
