"""Gather the words of the program: `python -m assets.lang.generate` (or `make words`).

Every text inside `_()`, `marked()` or `many()`, every temper of a character, every word on a card
of Berserk and on the road of the campaign becomes a key of each catalogue; keys that the program no
longer has go. What is translated already stays; nothing is guessed, so a new key is empty until
somebody translates it. The compiled catalogues are written next to the readable ones.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir, extract_from_file
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po

from game.bots.characters import CHARACTERS
from game.core.words import DOMAIN, LANGUAGES
from game.rulesets.berserk.battlefields import BATTLEFIELDS
from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.cards.texts import words_of
from game.session.campaign.world import world

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]

KEYWORDS = {"_": None, "marked": None, "many": (1, 2)}
NOTES = ["Translators:"]
"""Comments that begin like this, above a text, are shown to translators."""

Key = str | tuple[str, str]


def place(code: str, kind: str) -> Path:
    """Return where the catalogue of a language is, `kind` being "po" or "mo"."""
    return FOLDER / code / "LC_MESSAGES" / f"{DOMAIN}.{kind}"


def extracted() -> Catalog:
    """Return every text of the program, each with the files in which it stands."""
    texts = Catalog(project="Trickhold", fuzzy=False)
    for file, key, notes in _found():
        texts.add(key, locations=[(file, 0)], auto_comments=notes)
    return texts


def _found() -> Iterator[tuple[str, Key, list[str]]]:
    sources = [("main.py", extract_from_file("python", ROOT / "main.py", KEYWORDS, NOTES))]
    for folder in ("game", "scenes"):
        rows = list(extract_from_dir(ROOT / folder, [("**.py", "python")], {}, KEYWORDS, NOTES))
        for name in sorted({row[0] for row in rows}):
            sources.append((f"{folder}/{name}", [row[1:] for row in rows if row[0] == name]))
    for file, rows in sources:
        for _line, key, notes, _context in rows:
            yield file.replace("\\", "/"), key, notes
    for person in CHARACTERS.values():
        yield "assets/portraits/characters.toml", person.temper, []
    for field in BATTLEFIELDS.values():
        for text in (field.title, field.words):
            yield "levels/berserk/battlefields.toml", text, []
    for text in world().words():
        yield "levels/campaign", text, []
    for card in cards():
        file = f"levels/berserk/cards/{card.deck}.toml"
        for text in filter(None, words_of(card)):
            yield file, text, []


def written(code: str) -> Catalog:
    """Return the catalogue of a language as it stands in its readable file."""
    path = place(code, "po")
    if not path.exists():
        return Catalog(code, DOMAIN, header_comment=f"# The words of Trickhold: {LANGUAGES[code]}.")
    return read_po(io.StringIO(path.read_text("utf-8")), code, DOMAIN)


def compiled(code: str) -> dict[Key, tuple[str, ...]]:
    """Return the words of a language as the program reads them."""
    with place(code, "mo").open("rb") as file:
        messages = [message for message in read_mo(file) if message.id]
    ids = [each.id if isinstance(each.id, str) else tuple(each.id) for each in messages]
    return dict(zip(ids, map(forms, messages), strict=True))


def bring_up_to_date(code: str, texts: Catalog) -> Catalog:
    """Write both files of a language's catalogue, and return it."""
    catalogue = written(code)
    begun = catalogue.creation_date
    catalogue.update(texts, no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    catalogue.fuzzy = False
    catalogue.project = catalogue.last_translator = catalogue.language_team = "Trickhold"
    catalogue.version, catalogue.msgid_bugs_address = "1", "none"
    # A date that moves with every run would be a change in every commit.
    catalogue.creation_date = catalogue.revision_date = begun
    place(code, "po").parent.mkdir(parents=True, exist_ok=True)
    with place(code, "po").open("wb") as file:
        write_po(file, catalogue, width=100, include_lineno=False, sort_by_file=True)
    with place(code, "mo").open("wb") as file:
        write_mo(file, catalogue)
    return catalogue


def untranslated(catalogue: Catalog) -> list[Key]:
    """Return the keys of a catalogue that have no words yet, or not in every plural form."""
    return [message.id for message in catalogue if message.id and not all(forms(message))]


def forms(message: Message) -> tuple[str, ...]:
    """Return the words of a message: one text, or one for each plural form ("" for none)."""
    words = message.string or ""
    return (words,) if isinstance(words, str) else tuple(words)


def main() -> None:
    """Extract, update, compile, and tell what is left to do."""
    texts = extracted()
    for code in filter(None, LANGUAGES):
        missing = untranslated(bring_up_to_date(code, texts))
        print(f"{code}: {len(texts)} texts, {len(missing)} to translate")
        for key in missing:
            print(f"    {key!r}")


if __name__ == "__main__":
    main()
