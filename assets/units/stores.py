"""What an army takes along: engines, lands and gear."""

from __future__ import annotations

from assets.units import lands, objects
from assets.units.objects import notes, rings
from assets.units.recipes import Recipe, scene, thing
from assets.units.stores_props import (
    banks,
    crows,
    eyes_in_fog,
    fog_road,
    glints,
    grove,
    march,
    sword_in_stone,
    unknown,
    wisps,
)

PICTURES: dict[str, Recipe] = {
    "ballista": Recipe(
        scene("road", lands.mesas, seed=171, sun=(110, 90, 46)),
        (thing(190, 276, 1.24, objects.ballista, shadow=110),),
        "#fffdf0"),
    "boundary-stone": Recipe(
        scene("road", lands.steppe, lands.stars, seed=172, sun=(280, 96, 50)),
        (thing(196, 280, 1.2, objects.stone_marker, shadow=90),),
        "#fffdf0"),
    "samovar": Recipe(
        scene("lamp", lands.tents, seed=173, sun=(200, 120, 80), rays=26),
        (thing(196, 284, 1.06, objects.samovar, shadow=80),),
        "#ffe0a0"),
    "war-bell": Recipe(
        scene("town", lands.roofs, seed=174, sun=(200, 120, 76), rays=28),
        (lambda pen: rings(pen, 200, 170, [104, 132, 160], "#fff6e2", opacity=0.6),
            thing(200, 282, 1.16, objects.bell, shadow=120)),
        "#fff6e2"),
    "portrait": Recipe(
        scene("lamp", lands.inside, seed=175, sun=(200, 140, 90), rays=24),
        (thing(200, 146, 1.28, unknown, -3),),
        "#ffe0a0"),
    "poisoned-wells": Recipe(
        scene("murk", lands.tents, seed=176, sun=(300, 80, 40)),
        (thing(196, 280, 1.14, objects.well, shadow=110), wisps),
        "#d8ff9a"),
    "thick-fog": Recipe(
        scene("fog", lands.mist, lands.firs, seed=177, sun=(140, 90, 40), rays=12),
        (eyes_in_fog, fog_road, banks),
        "#ffffff"),
    "sacred-grove": Recipe(
        scene("glade", lands.firs, seed=178, sun=(200, 110, 80), rays=26),
        (grove,),
        "#fbffd8"),
    "marching-song": Recipe(
        scene("dawn", lands.steppe, lands.peaks, seed=179, sun=(300, 90, 46)),
        (march, lambda pen: notes(pen, [(80, 92, 1.0), (130, 66, 1.2), (196, 88, 1.0),
            (238, 46, 1.3)], "#4a2a3a")),
        "#ffe6c0"),
    "old-mail": Recipe(
        scene("lamp", lands.hall, seed=180, sun=(200, 130, 70)),
        (thing(200, 284, 1.26, objects.mail, shadow=80),),
        "#ffe0a0"),
    "seven-boots": Recipe(
        scene("noon", lands.peaks, lands.clouds, seed=181, sun=(100, 80, 40)),
        (thing(188, 268, 1.22, objects.boots, shadow=120),
            glints([(90, 190, 12), (330, 120, 16), (300, 60, 10)])),
        "#ffffff"),
    "lucky-coin": Recipe(
        scene("town", lands.clouds, seed=182, sun=(200, 140, 90), rays=30),
        (thing(200, 142, 1.24, objects.coin, 10), glints([(128, 74, 24), (286, 196, 16),
            (96, 200, 11), (312, 78, 12)], "#fffbe0")),
        "#fff6c0"),
    "unlucky-sword": Recipe(
        scene("dusk", lands.spires, seed=183, sun=(200, 110, 70), rays=28),
        (crows, thing(200, 282, 1.2, sword_in_stone, shadow=110), glints([(214, 96, 16)])),
        "#ffd9a0"),
}  # fmt: skip
