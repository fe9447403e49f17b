"""Faces for courts and portraits, drawn around the bridge of the nose at (0, 0), 40 units wide.

A face reaches from the hairline at y = -26 to the chin near y = 29. The light comes from the left,
so the right half is one tone darker: a flat, poster-like plane, no gradients.
"""

from __future__ import annotations

from dataclasses import dataclass

from assets.cards.svg import circle, ellipse, group, line, mix, number, path, placed

LINE = "#2a1713"


@dataclass(frozen=True)
class Face:
    """How one face differs from another; lengths in face units."""

    skin: str
    hair: str
    iris: str = "#4a3524"
    lips: str = "#a8473f"
    jaw: float = 14.0
    chin: float = 29.0
    brows: str = "level"
    nose: str = "straight"
    eyes: str = "open"
    mouth: str = "calm"
    gaze: float = 0.0
    blush: float = 0.0
    lashes: bool = False
    age: int = 0

    @property
    def shade(self) -> str:
        """The skin on the side away from the light."""
        return mix(self.skin, "#6b2a12", 0.2)

    @property
    def deep(self) -> str:
        """The skin under the chin, and lines on it."""
        return mix(self.skin, "#4a1a0c", 0.4)


_BROWS = {
    "level": "M-14.5,-9 C-12,-11.4 -7.5,-11.6 -4,-9.6",
    "arched": "M-15,-8.4 C-12.5,-13 -8,-13.2 -4,-10",
    "stern": "M-15,-11 C-11,-12 -7,-11 -3.6,-7.8",
    "kind": "M-15,-7.6 C-12,-11.6 -8,-12.2 -4.4,-11.2",
    "heavy": "M-15,-9.4 C-12,-11.8 -7,-11.2 -3,-8.6",
    "raised": "M-15,-11 C-12.5,-16 -8,-16.4 -4,-13",
    "worried": "M-15.4,-6 C-12,-8.4 -8,-12 -3.8,-15",
    "knit": "M-15,-10.6 C-11,-11.6 -7,-10 -3.4,-6.6",
}
_NOSES = {
    "straight": "M-2.8,-8 C-1.2,-3 -2,3 -3.8,7.2 C-4.2,9.6 -1.2,10.6 1.8,9.6",
    "broad": "M-2.6,-7 C-1.6,-2 -3,3 -5,6.6 C-5.8,9.8 -1.4,11 0,10.2 C1.4,11 4.6,10.4 4.6,7.6",
    "hooked": "M-3,-9 C-0.2,-4 -1.6,0 -4.6,6 C-5.2,9 -2,11.4 1,11 C2.2,10.8 2.8,10 3,9",
    "small": "M-1.8,-2 C-1.6,2 -2.4,4.6 -2.8,6.6 C-2.6,8.6 -0.4,9 1.6,8.2",
    "long": "M-3,-9 C-1.4,-2 -2,4 -3.6,9 C-4,11.6 -1,12.4 2,11.2",
}


_SHUT = {
    "merry": "M-5.6,1.6 C-3.4,-3.4 3,-3.4 5.4,1.8",
    "shut": "M-5.6,-0.4 C-3,3 2.6,3.2 5.4,0.4",
}
"""Eyes that are closed: with laughter, or not to see."""


def _eye(face: Face, side: int) -> str:
    """One eye, drawn for the left and mirrored for the right, with its gaze kept."""
    if face.eyes in _SHUT:
        lid = line(_SHUT[face.eyes], LINE, 2.1 if face.lashes else 1.8)
        return placed([lid], side * 9.0, -2.4, flip=side > 0)
    look = face.gaze * 1.4 * side
    half = face.eyes == "half"
    top = -2.1 if half else -3.5
    almond = f"M-5.2,0.3 C-3,{top} 2.6,{top} 5,0.9 C2.8,3 -2.6,3 -5.2,0.3 Z"
    if face.eyes == "smiling":
        almond = "M-5.2,1 C-3,-2.8 2.6,-2.8 5,1.2 C2.6,1.8 -2.6,1.6 -5.2,1 Z"
    parts = [
        path(almond, "#fdf8ee"),
        circle(look * -side, 0 if half else -0.3, 2.55 if not half else 2.1, face.iris),
        circle(look * -side, 0 if half else -0.3, 1.3, "#140d0d"),
        circle(look * -side - 0.8 * -side, -1.1, 0.6, "#ffffff"),
    ]
    lid = f"M-5.6,0.5 C-3,{top - 0.5} 2.6,{top - 0.5} 5.4,1.1"
    if face.eyes == "smiling":
        lid = "M-5.6,1.2 C-3,-3.3 2.6,-3.3 5.4,1.4"
    parts.append(line(lid, LINE, 1.7 if face.lashes else 1.3))
    if face.lashes:
        parts.append(line("M-5.4,0.4 L-8,-1.5 M-4.2,-1.2 L-6,-3.4", LINE, 1.1))
    if face.age:
        parts.append(line("M-4,4.8 C-1.5,6.2 2,6 4,4.6", face.deep, 0.7))
    if face.age > 1:
        parts.append(line("M-7.6,0 L-10.4,-1.6 M-7.6,1.8 L-10.4,2.4", face.deep, 0.7))
    return placed(parts, side * 9.0, -2.4, flip=side > 0)


def _mouth(face: Face) -> list[str]:
    lower = mix(face.lips, "#ffffff", 0.14)
    if face.mouth == "smile":
        return [
            path("M-6.8,14.6 C-3,17 3,17 6.8,14.6 C4.6,20.4 -4.6,20.4 -6.8,14.6 Z", lower),
            path("M-6.8,14.6 C-3.4,14.8 -1.4,14.4 0,15 C1.4,14.4 3.4,14.8 6.8,14.6 "
                 "C3,17.2 -3,17.2 -6.8,14.6 Z", face.lips),
            line("M-7.6,14 C-4,17.6 4,17.6 7.6,14", LINE, 0.9),
        ]  # fmt: skip
    if face.mouth == "grin":
        return [
            path("M-7.4,13.8 C-3,15.6 3,15.6 7.4,13.4 C5.4,21.4 -4.8,21 -7.4,13.8 Z", face.lips),
            path("M-6,14.8 C-3,16 3,16 6.2,14.5 C5.2,17.4 -4.8,17.6 -6,14.8 Z", "#fffaf2"),
            line("M-8.2,13.2 C-4,16 4,16 8.2,12.8", LINE, 0.9),
        ]
    if face.mouth == "wry":
        return [
            path("M-5.6,16.4 C-2,14.4 2,15 6.4,13.6 C4.6,18.6 -2,19.6 -5.6,16.4 Z", lower),
            line("M-6,16.5 C-2,16.6 3,16.4 7.2,13.2", LINE, 1),
        ]
    if face.mouth == "laugh":
        return [
            path("M-8.6,12.6 C-3,14.4 3,14.4 8.6,12.2 C7,23.6 -6,23.4 -8.6,12.6 Z", "#5a1518"),
            path("M-7.4,13.4 C-3,14.8 3,14.8 7.4,13.1 C6.6,16.4 -6,16.6 -7.4,13.4 Z", "#fffaf2"),
            path("M-4.6,19.6 C-2,17.8 2.4,17.8 4.8,19.4 C2.6,22 -2.4,22.2 -4.6,19.6 Z", face.lips),
            line("M-9.4,12 C-4,15 4,15 9.4,11.6", LINE, 0.9),
        ]
    if face.mouth == "sad":
        return [
            path("M-5.4,17.4 C-3,19.6 3,19.6 5.4,17.4 C3,15.4 -3,15.4 -5.4,17.4 Z", lower),
            line("M-6.6,18.4 C-3,14.8 3,14.8 6.6,18.4", LINE, 1),
        ]
    if face.mouth == "oh":
        return [
            ellipse(0, 17.2, 3.6, 4.2, face.lips),
            ellipse(0, 17.2, 2.2, 2.8, "#4a1414"),
        ]
    if face.mouth == "firm":
        return [
            path("M-5.4,16.2 C-3,19 3,19 5.4,16.2 C3,15.2 -3,15.2 -5.4,16.2 Z", lower),
            line("M-6.2,16.5 C-2.4,15.6 2.4,15.6 6.2,16.5", LINE, 1),
        ]
    return [
        path("M-5.2,16 C-3,20.2 3,20.2 5.2,16 C2,17 -2,17 -5.2,16 Z", lower),
        path("M-6.2,16 C-3.6,14 -1.6,13.8 0,14.8 C1.6,13.8 3.6,14 6.2,16 C3,17 -3,17 -6.2,16 Z",
             face.lips),
        line("M-6.4,15.9 C-3,17.2 3,17.2 6.4,15.9", LINE, 0.7),
    ]  # fmt: skip


def outline(face: Face) -> str:
    """The edge of the face, from the crown of the head round the chin."""
    j, c = face.jaw, face.chin
    return (
        f"M-19.6,-15 C-20.5,-6 -20.4,3 -{number(j + 1.6)},13 C-{number(j - 1.5)},22 -6,{number(c)} "
        f"0,{number(c)} C6,{number(c)} {number(j - 1.5)},22 {number(j + 1.6)},13 "
        "C20.4,3 20.5,-6 19.6,-15 C19,-25 11,-29 0,-29 C-11,-29 -19,-25 -19.6,-15 Z"
    )


def _shadow(face: Face) -> str:
    """The half of the face that is turned from the light, edged by the ridge of the nose."""
    j, c = face.jaw, face.chin
    return (
        "M2,-29 C12,-28.6 19,-24 19.6,-15 "
        f"C20.5,-6 20.4,3 {number(j + 1.6)},13 C{number(j - 1.5)},22 6,{number(c)} "
        f"0,{number(c)} C3,24 3.4,20 1.4,13 C3.4,10 3.4,6 1.6,-6 Z"
    )


def neck(face: Face, width: float = 10.0, length: float = 46.0) -> list[str]:
    """The neck, to be drawn before clothes and face; darker below the chin."""
    w, y = number(width), number(length)
    return [
        path(f"M-{w},8 L{w},8 L{number(width + 3)},{y} L-{number(width + 3)},{y} Z", face.shade),
        path(f"M-{w},18 C-4,34 6,35 {w},18 L{number(width + 3)},{y} L2,{y} C5,38 0,34 -{w},24 Z",
             face.deep, opacity=0.6),
    ]  # fmt: skip


def ears(face: Face) -> list[str]:
    """Both ears, for heads whose hair leaves them free."""
    return [
        ellipse(-20, 0, 3.6, 6, face.skin),
        ellipse(20, 0, 3.6, 6, face.shade),
        line("M-21.4,-2 C-19.4,-1 -19.6,2 -20.6,3.4 M21.4,-2 C19.4,-1 19.6,2 20.6,3.4",
             face.deep, 0.8),
    ]  # fmt: skip


def features(face: Face) -> list[str]:
    """Skin, eyes, brows, nose and mouth."""
    heavy = {"heavy": 3.4, "stern": 2.6, "level": 2.2}.get(face.brows, 1.8)
    width = heavy * (0.75 if face.lashes else 1.0)
    brow = line(_BROWS[face.brows], mix(face.hair, LINE, 0.35), width)
    parts = [path(outline(face), face.skin), path(_shadow(face), face.shade)]
    if face.blush:
        parts += [
            circle(s * min(10.5, face.jaw - 2), 8, 3.9, "#d5453c", fill_opacity=face.blush)
            for s in (-1, 1)
        ]
    if face.age:
        parts.append(line("M-7.4,9 C-9.6,11.6 -10,14 -9.6,16.4 M7.4,9 C9.6,11.6 10,14 9.6,16.4",
                          face.deep, 0.8))  # fmt: skip
    if face.age > 1:
        parts.append(line("M-10,-17.6 C-4,-19 4,-19 10,-17.6 M-8,-21 C-3,-22 3,-22 8,-21",
                          face.deep, 0.7))  # fmt: skip
    parts += [_eye(face, -1), _eye(face, 1), brow, group([brow], transform="scale(-1 1)")]
    parts.append(line(_NOSES[face.nose], mix(face.deep, LINE, 0.45), 1.15))
    return [*parts, *_mouth(face)]
