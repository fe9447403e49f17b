"""The longest hints of every game: what they say and their figures are both to be read."""

import pytest

from game.core.protocols import Candidate
from scenes.table.advice import MOST_TEXT, PARTS, WHY, advice_panel
from tests.scenes.looks import looks
from tests.scenes.table.test_layout import TABLES_THERE_ARE, TELLING, boxes, figures, room_of

__all__ = ["room_of"]

LONGEST = {
    "whist": (
        "It wins for now. Nobody else can hold a stronger card of Diamonds: only a trump beats it. "
        "The player after you needs a trick. You make exactly 3 in 65 of 100 deals, with the 4 of "
        "Diamonds in 44. Played now, the Queen of Diamonds wins in 92; kept, in 35.",
        "Vorerst gewinnt sie. Niemand sonst kann in Kreuz eine stärkere haben: Nur ein Trumpf "
        "schlägt sie. Wer nach Ihnen spielt, braucht einen Stich. Sie machen genau 3 in 24 von "
        "100 Runden, mit Kreuz-2 in 18. Jetzt gespielt macht Kreuz-Dame einen Stich in 98, "
        "aufgehoben in 30.",
        "Zasad nosi štih. Niko drugi ne može imati jaču kartu boje karo: bije je samo adut. "
        "Igraču posle tebe treba štih. Tačno 3 imaš u 65 od 100 deljenja, a uz kartu karo 4 u 44. "
        "Karo dama sada nosi u 92, a ako se sačuva, u 35.",
    ),
    "schnapsen": (
        "Four tricks and 66 are needed. Led from the top, 2 of your cards (22 card points) win "
        "in their suits. You hold 3 trumps. A marriage adds 40. You make Schnapser (6) in 68 of "
        "100 deals, lose it in 29 and are outbid in 3; Game (1–3) in 80, 18 and 2. From Game "
        "(1–3) you go on to a higher one in 58 of 100 deals: that counts more.",
        "Es braucht vier Stiche und 66. Von oben ausgespielt, gewinnen 2 Ihrer Karten (zusammen "
        "22 Augen) in ihrer Farbe. Sie halten 3 Trümpfe. Dazu kommt ein Paar zu 40. Schnapser "
        "(6) gelingt Ihnen in 68 von 100 Runden, scheitert in 29 und wird in 3 überboten; Spiel "
        "(1–3) in 80, 18 und 2. Nach Spiel (1–3) gehen Sie in 58 von 100 Runden noch höher: Das "
        "zählt mehr.",
        "Trebaju četiri štiha i 66. Kad izlaziš odozgo, 2 tvoje karte (poena u kartama: 22) niko "
        "ne tuče u njihovoj boji. Imaš 3 aduta. Par dodaje 40. Od 100 deljenja Schnapser (6) ti "
        "uspeva u 68, pada u 29, a u 3 neko licitira više; Igra (1–3) u 80, 18 i 2. Posle najave "
        "Igra (1–3) u 58 od 100 deljenja ideš još više: to više vredi.",
        "Herz-Ass: In Herz kann man 2 niedrigere Karten unter ihr ausspielen. Niemand kann "
        "darübergehen. Kreuz-Ass: In Kreuz kann man 2 niedrigere Karten unter ihr ausspielen. "
        "Niemand kann darübergehen. Diese behalten Sie, auch in Gefahr, denn nur zwei können weg: "
        "Pik-Zehn, Herz-König, Kreuz-König, Kreuz-Ober. Eine davon können Sie als Erste "
        "ausspielen. Sie gewinnen 50 von 100 Runden, mit Pik-Zehn und Herz-Ass abgelegt 47.",
    ),
    "berzerka": (
        "You stand at 2 and need 3 more tricks of the 7 left. You cannot win this trick, so play "
        "your weakest card. You miss five by 1.0 on average, by 1.1 with the 9 of Diamonds. Kept, "
        "the 9 of Diamonds wins later in 58; played now, it never does.",
        "Sie stehen bei 2 und brauchen von 7 Stichen noch 3. Diesen Stich können Sie nicht machen: "
        "Geben Sie die schwächste Karte. Sie verfehlen die Fünf im Schnitt um 1,0, mit Karo-9 um "
        "1,1. Aufgehoben macht Karo-9 später einen Stich in 58, jetzt gespielt keinen.",
        "Sada imaš 2 i trebaju ti još 3 od preostalih 7. Ovaj štih ne možeš da uzmeš: daj "
        "najslabiju kartu. Od pet štihova u proseku odstupaš za 1,0, a za 1,1 uz kartu karo 9. "
        "Ako se sačuva, karo 9 kasnije nosi u 58, a sada ne može da nosi.",
        "The next bid takes an overbid of 2 at least. You win points in 30 of 100 hands and lose "
        "some in 20; with Bottle It Up +1 in 17 and 30. Bottle It Up is worth 3, Seeing Red 4. "
        "Nobody bids more than that in 49 of 100. To be first with it you must win at least 2 "
        "fewer than either of the others; without the overbid you would win points in 27 of 100. "
        "Just as good is Berzerka +2: 3 of your six cards are Spades; seven more come before you "
        "name anything.",
        "Das nächste Gebot braucht ein Übergebot von mindestens 2. In 30 von 100 Runden gewinnen "
        "Sie Punkte, in 20 verlieren Sie welche; mit Hinuntergeschluckt +1 in 17 und 30. "
        "Hinuntergeschluckt ist 3 wert, Rotsehen 4. Mehr als das bietet in 49 von 100 niemand. Um "
        "damit Erster zu werden, müssen Sie mindestens 2 weniger machen als jeder der anderen; "
        "ohne das Übergebot würden Sie in 27 von 100 Punkte gewinnen.",
    ),
    "bridge": (
        "You hold 15 points, 5 of them for the Joker, 4 spades, 4 hearts, 3 diamonds, 2 clubs. In "
        "the system this call shows 13 to 24 points with at least 4 diamonds (seldom 3 diamonds).",
        "Sie übernimmt den Stich des Partners, damit Sie als Nächstes ausspielen. Nach der "
        "Faustregel wäre es Karo-7; in vielen Verteilungen probiert, schneidet dies besser oder "
        "gleich gut ab.",
        "Preuzima štih od partnera, pa sledeći izlaziš ti. Po opštem pravilu to bi bila karta karo "
        "7; isprobano u mnogo rasporeda, ovo prolazi bolje ili jednako dobro.",
    ),
}
"""The longest hints found in each game of cards, in English, German and Serbian."""


@pytest.mark.parametrize("left_handed", [False, True])
@looks([(960, 540), (1280, 720)], [1.0, 1.6])
@pytest.mark.parametrize(("game", "players"), TABLES_THERE_ARE)
def test_the_longest_hints_are_read_with_their_figures(
    room_of, game, players, size, text, left_handed
):
    table = room_of(size, text, left_handed).table(game, players, 3 * players)
    found = boxes(table)
    tried = [Candidate(number, -1.5 - number, 100) for number in range(2)]
    name, worths = "{{D}} {} ablegen".format, "Punkte gegenüber dem Schnitt am Tisch."
    for reason in LONGEST[game]:
        table.board.advice = panel = advice_panel(tried, name, reason=reason, worths=worths)
        table.board.gather()
        table.board.place(table.style, table.room())
        best, beside = figures(panel)
        assert "−1.5" in best.label and "−2.5" in beside.label
        told = [each for each in panel.walk() if each.label and each.visible]
        assert len(told) >= 4, "its name, its figure, the reason, what else there is"
        assert all(panel.rect.contains(each.rect) for each in told), "nothing is cut"
        lowest = max(each.rect.bottom for each in told if each is not beside)
        assert beside.rect.bottom <= panel.rect.bottom and lowest <= panel.rect.bottom
        asked = {name for name in found if name.startswith("asking")}
        covered = [name for name in set(found) - asked if panel.rect.colliderect(found[name])]
        assert [name for name in covered if name.split()[0] in TELLING - {"extra"}] == []
        least = min(text, MOST_TEXT) * PARTS[-1] * WHY * table.layout.scale
        assert panel._inner(table.style).type(WHY).px >= max(11, round(least))
