"""What the player prefers: declared once, shown by the settings, kept as texts."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from urllib.parse import quote, unquote

from game.core.options import BadOption, as_texts, option, with_texts
from game.core.words import LANGUAGES, marked, use_language
from game.kit.german import use_faces
from game.session.campaign.keepsake import KeepsakeKind, titles
from scenes.app import App
from scenes.bindings import Action, Bindings
from scenes.frame import WindowMode
from scenes.theme import FELTS, PALETTES, Theme, theme

_FELTS = {name: felt.words for name, felt in FELTS.items()}
_BACKS = {
    "navy": marked("Navy"),
    "burgundy": marked("Burgundy"),
    "green": marked("Green"),
    "plum": marked("Plum"),
} | titles(KeepsakeKind.BACK)
_OWN_FACES = {"": marked("Letter")} | titles(KeepsakeKind.PORTRAIT)
_WINDOWS = {
    WindowMode.WINDOWED.value: marked("Windowed"),
    WindowMode.BORDERLESS.value: marked("Borderless"),
    WindowMode.FULLSCREEN.value: marked("Full screen"),
}
_FACES = {"french": marked("French faces"), "german": marked("German faces")}
_FORCED = {
    "never": marked("Never by themselves"),
    "last": marked("Only the last card of a hand"),
    "always": marked("Always"),
}
_VOICES = {
    "off": marked("Off"),
    "quiet": marked("Warns of blunders"),
    "talkative": marked("Warns of slips, and praises"),
}
_SIZES = {
    0.8: marked("80%"),
    1.0: marked("100%"),
    1.2: marked("120%"),
    1.4: marked("140%"),
    1.6: marked("160%"),
}
_HEIGHTS = {0: marked("No limit"), 720: "720", 1080: "1080", 1440: "1440"}
_PALETTES = {name: palette.words for name, palette in PALETTES.items()}
_SCALES = {0.8: marked("80%"), 0.9: marked("90%"), 1.0: marked("100%")}


@dataclass(frozen=True)
class Preferences:
    """Every setting; speeds are multiples of the usual one, pauses seconds, volumes per cent."""

    animation_speed: float = option(
        1.0,
        title=marked("Animation speed"),
        help=marked("How fast cards move. At 0 nothing moves."),
        high=3,
        step=0.5,
    )
    trick_pause: float = option(
        1.2,
        title=marked("Pause after a trick"),
        help=marked("How many seconds a full trick stays on the table."),
        high=5,
        step=0.2,
    )
    confirm_cards: bool = option(
        False,
        title=marked("Confirm cards"),
        help=marked("The first click raises a card, the second plays it."),
    )
    forced_cards: str = option(
        "last",
        title=marked("Forced cards"),
        help=marked("A card plays itself where no other may be played."),
        choices=_FORCED,
    )
    remarks: bool = option(
        True,
        title=marked("Players talk"),
        help=marked("Computer players say a line now and then; never what they hold."),
    )
    coach: str = option(
        "off",
        title=marked("Coach"),
        help=marked(
            "Warns once before a costly choice in card games; never in a match that counts."
        ),
        choices=_VOICES,
    )
    confirm_leaving: bool = option(
        True,
        title=marked("Ask before leaving a match"),
        help=marked("A match you leave goes on later, at the same card."),
    )
    warn_idle: bool = option(
        True,
        title=marked("Warn before a turn ends early"),
        help=marked("In battle the turn ends on the second press while cards could still act."),
    )
    language: str = option("", title=marked("Language"), choices=LANGUAGES)

    window: str = option(
        WindowMode.WINDOWED.value,
        title=marked("Window mode"),
        help=marked("F11 switches between window and full screen at any time."),
        choices=_WINDOWS,
    )
    most_height: int = option(
        0,
        title=marked("Highest resolution"),
        help=marked("With a limit a large window is drawn more coarsely, but fast on any machine."),
        choices=_HEIGHTS,
    )
    ui_scale: float = option(
        1.0,
        title=marked("Size of everything"),
        help=marked("Smaller leaves more room on the table."),
        choices=_SCALES,
    )
    felt: str = option("green", title=marked("Table cover"), choices=_FELTS)
    card_back: str = option("navy", title=marked("Card back"), choices=_BACKS)
    own_face: str = option(
        "",
        title=marked("Your portrait"),
        help=marked("The letter of your name, or a portrait that you have won on the road."),
        choices=_OWN_FACES,
    )

    faces: str = option(
        "french",
        title=marked("Pack of Dreierschnapsen"),
        help=marked("Suits and court cards as in France, or as in Bavaria and Austria."),
        choices=_FACES,
    )

    volume: int = option(
        80,
        title=marked("Effects"),
        help=marked("How loud cards, bids and buttons are."),
        high=100,
        step=5,
    )
    music: int = option(
        35,
        title=marked("Music"),
        help=marked("How loud the quiet music is; 0 is none."),
        high=100,
        step=5,
    )
    mute_in_background: bool = option(
        True,
        title=marked("Silent in the background"),
        help=marked("No sound while another window is in use."),
    )

    text_scale: float = option(
        1.0,
        title=marked("Text size"),
        help=marked("Applies to every screen."),
        choices=_SIZES,
    )
    four_colours: bool = option(
        False,
        title=marked("Four-colour deck"),
        help=marked("{S} {H} {D} {C}: four colours tell the suits apart at a glance."),
    )
    large_figures: bool = option(
        False,
        title=marked("Large figures on cards"),
        help=marked("Big ranks and suits instead of pictures in full."),
    )
    high_contrast: bool = option(
        False,
        title=marked("High contrast"),
        help=marked("Black background, white text, strong edges."),
    )
    palette: str = option(
        "",
        title=marked("Colours of signs"),
        help=marked("The colours for made and missed, for eyes that see some colours alike."),
        choices=_PALETTES,
    )
    left_handed: bool = option(
        False,
        title=marked("Left-handed table"),
        help=marked("Your plate and the buttons of the table change sides."),
    )
    reduced_motion: bool = option(
        False,
        title=marked("Reduced motion"),
        help=marked("No flying and no shaking, only fades."),
    )
    keys: str = option("", title=marked("Keys"))

    @property
    def deck(self) -> str:
        """The name of the pack of cards, as card art knows it."""
        return ("large-" if self.large_figures else "") + ("four" if self.four_colours else "two")

    @property
    def moves(self) -> bool:
        """Whether anything is to move but what must."""
        return self.animation_speed > 0 and not self.reduced_motion

    @property
    def bindings(self) -> Bindings:
        """The keys in force; unknown actions in the kept text are passed over."""
        known = {action.value for action in Action}
        rows = [row.partition("=") for row in self.keys.split(";") if "=" in row]
        return Bindings({name: _kept_keys(keys) for name, _is, keys in rows if name in known})

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return theme(
            high_contrast=self.high_contrast,
            felt=self.felt,
            four_colours=self.four_colours,
            palette=self.palette,
        )

    def with_bindings(self, bindings: Bindings) -> "Preferences":
        """Return the same preferences with other keys."""
        changes = bindings.changes().items()
        rows = [
            f"{name}={' '.join(quote(key, safe='+') for key in keys)}" for name, keys in changes
        ]
        return replace(self, keys=";".join(rows))

    def texts(self) -> dict[str, str]:
        """Return every preference as text, to be kept."""
        return as_texts(self)

    def take_effect(self, app: App) -> None:
        """Give the program its language, sounds, colours, sizes, keys and window."""
        speaks_otherwise = use_language(self.language)
        speaks_otherwise = use_faces(self.faces) or speaks_otherwise
        app.moves = self.moves
        app.sounds.volume = self.volume
        app.sounds.music.volume = self.music
        app.sounds.mute_in_background = self.mute_in_background
        app.restyle(
            theme=self.theme,
            bindings=self.bindings,
            text_scale=self.text_scale,
            ui_scale=self.ui_scale,
            window_mode=WindowMode(self.window),
            most_height=self.most_height,
        )
        if speaks_otherwise:
            app.reworded()


def preferences_from(texts: Mapping[str, str]) -> Preferences:
    """Return the preferences kept as texts; what is unknown or not allowed keeps its default."""
    chosen = Preferences()
    for name, text in _without_the_switch(texts).items():
        try:
            chosen = with_texts(chosen, {name: text})
        except BadOption:
            continue
    return chosen


def _kept_keys(text: str) -> list[str]:
    """Return the names of keys in a kept text; older texts cut "keypad enter" in two."""
    return [unquote(key) for key in text.replace("keypad ", "keypad%20").split()]


def _without_the_switch(texts: Mapping[str, str]) -> Mapping[str, str]:
    """Return the texts with a window mode for the switch "fullscreen" that there was before."""
    if "window" in texts or texts.get("fullscreen") != "on":
        return texts
    return {**texts, "window": WindowMode.BORDERLESS.value}
