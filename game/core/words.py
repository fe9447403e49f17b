"""The words people read: gettext, with the catalogues under assets/lang."""

import gettext as _gettext
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The folder that holds game/, scenes/, assets/ and levels/."""

LANG = ROOT / "assets" / "lang"
_translation: _gettext.NullTranslations = _gettext.NullTranslations()


def use_language(code: str) -> None:
    """Speak the language with this code (such as "sr"); English where there is no catalogue."""
    global _translation
    _translation = _gettext.translation("trickhold", LANG, languages=[code], fallback=True)


def _(text: str) -> str:
    """Return the text in the language in use."""
    return _translation.gettext(text)


def many(one: str, more: str, count: int) -> str:
    """Return the form of the text that fits the count, in the language in use."""
    return _translation.ngettext(one, more, count)


def marked(text: str) -> str:
    """Mark a text for translation where it is declared, to be looked up when it is shown."""
    return text
