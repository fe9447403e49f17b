"""The words people read: gettext, with the catalogues under assets/lang."""

import gettext as _gettext
import re
from collections.abc import Iterable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The folder that holds game/, scenes/, assets/ and levels/."""

LANG = ROOT / "assets" / "lang"
DOMAIN = "trickhold"

LANGUAGES = {"": "English", "de": "Deutsch", "sr": "Srpski"}
"""Every language by its code, in its own words; English needs no catalogue."""

_BEGIN = re.compile(r"(?:\A|(?<=[^\d\s][.!?] ))[^\W\d_]")
"""The first letter of a sentence."""
CLAUSE = r"[A-Z]{2,3}-\d{2,3}"
"""The id of a clause of a rule book, such as SW-15, as a pattern."""
_NAMED = re.compile(rf"\s*\\?\[({CLAUSE})\\?\](?!\()")
"""Where a sentence names a clause; brackets before a round one are a link."""
YOU = "\ue000"
"""Stands among names for whoever reads: `second_person` says “you” there."""
_translation: _gettext.NullTranslations = _gettext.NullTranslations()
_code = ""


def use_language(code: str) -> bool:
    """Speak the language with this code, English where there is no catalogue.

    Return whether it is another than before.
    """
    global _translation, _code
    before, _code = _code, code
    if code != before:
        _translation = _gettext.translation(DOMAIN, LANG, languages=[code], fallback=True)
    return code != before


def language() -> str:
    """Return the code of the language in use."""
    return _code


def command_line(command: str) -> str:
    """Return what is typed in a terminal to have this done in the language in use."""
    return f"main.py {command}" + (f" --language {_code}" if _code else "")


def _(text: str) -> str:
    """Return the text in the language in use."""
    return _translation.gettext(text) if text else ""  # gettext keeps its own facts under ""


def meant(name: str, names: Iterable[str]) -> str:
    """Return the question which of the names was meant, with a space before it; "" if none is."""
    from difflib import get_close_matches  # which is loaded only where a name is wrong

    close = get_close_matches(name.lower(), list(names), 3)
    return " " + _("Did you mean {names}?").format(names=_(" or ").join(close)) if close else ""


def opening(text: str) -> str:
    """Return a text as it begins a line, its first letter large: a suit is not, within one, in
    Serbian."""
    return text[:1].upper() + text[1:]


def sentences(text: str) -> str:
    """Return a text each sentence of which begins with a large letter, as those do not that begin
    with a suit in Serbian; after a digit the dot is that of a number."""
    return _BEGIN.sub(lambda begin: begin.group().upper(), text)


def split_clause(text: str) -> tuple[str, str]:
    """Return a text as people read it, and the last clause that it names in brackets, or "".

    Every sentence passes here on its way to a reader: the clause itself stays behind "?".
    """
    if "[" not in text:
        return text, ""
    named = _NAMED.findall(text)
    return _NAMED.sub("", text), named[-1] if named else ""


def second_person(text: str) -> str:
    """Return a text in which `YOU` is named as it is said to that person: "You take the trick."."""

    def put(found: re.Match[str], words: str) -> str:
        before = text[: found.start()]
        begins = not before or before.endswith(("\n", ". ", "! ", "? "))
        return opening(words) if begins else words

    if YOU in text:
        for pair in (*_(_SAID_TO_YOU).split(", "), "X=" + _("you")):
            third, _sign, second = pair.partition("=")
            there = rf"(?<!\w){third.replace('X', YOU)}(?!\w)"
            text = re.sub(there, partial(put, words=second), text)
    return text


def many(one: str, more: str, count: int) -> str:
    """Return the form of the text that fits the count, in the language in use."""
    return _translation.ngettext(one, more, count)


def percent(share: float, digits: int = 0) -> str:
    """Return a share (1 is all) as the language in use writes it: "40%", "40 %"."""
    return _("{n}%").format(n=decimal(100 * share, digits))


def decimal(value: float, digits: int = 1, *, signed: bool = False) -> str:
    """Return a number as the language in use writes it: "2.2", "2,2"; signed: "+2.2", "−0.3", and
    "0.0" for nothing, but "+0" where it is a whole number."""
    rounded = round(value, digits) + 0.0  # which makes of −0.0 a plain nought
    has_sign = signed and (rounded != 0 or not digits)
    text = f"{rounded:{'+' if has_sign else ''}.{digits}f}".replace("-", "−")
    whole, point, tenths = text.partition(".")
    return _("{whole}.{tenths}").format(whole=whole, tenths=tenths) if point else whole


def signed(number: int) -> str:
    """Return a number with its sign, plus or minus: "+2", "−3", "+0"."""
    return decimal(number, 0, signed=True)


def marked(text: str) -> str:
    """Mark a text for translation where it is declared, to be looked up when it is shown."""
    return text


_SAID_TO_YOU = marked(
    "X is dummy and lays=you are dummy and lay, X has=you have, X is=you are, X lets=you let, "
    "X’s=your, by X=by you, X accepts=you accept, X announces=you announce, X bids=you bid, X "
    "changes=you change, X chooses=you choose, X claims=you claim, X comes=you come, X "
    "contests=you contest, X deals=you deal, X declares=you declare, X doubles=you double, X "
    "draws=you draw, X gets=you get, X holds=you hold, X leaves=you leave, X loses=you lose, "
    "X makes=you make, X passes=you pass, X picks=you pick, X plays=you play, X places=you "
    "place, X puts=you put, X raises=you raise, X recruits=you recruit, X redoubles=you "
    "redouble, X rolls=you roll, X says=you say, X takes=you take, X was=you were, X wins=you win"
)
"""What is said of X in the third person, and what is said to X."""
