"""Index letters and figures: a bold serif of our own, drawn on a cap height of 100.

The baseline is y = 100. Every glyph is one outline; counters run the other way round, so the
non-zero rule leaves them open. `WIDTHS` holds how far each glyph reaches to the right of x = 0.
"""

from __future__ import annotations

from assets.cards.svg import path


def _head(left: float, right: float, stem_left: float, stem_right: float) -> str:
    """A bracketed serif that hangs from the cap line."""
    return (
        f"M{left},0 L{right},0 L{right},7 Q{stem_right + 1},8 {stem_right},17 "
        f"L{stem_left},17 Q{stem_left - 1},8 {left},7 Z"
    )


def _foot(left: float, right: float, stem_left: float, stem_right: float) -> str:
    """A bracketed serif that stands on the baseline."""
    return (
        f"M{left},100 L{left},93 Q{stem_left - 1},92 {stem_left},83 L{stem_right},83 "
        f"Q{stem_right + 1},92 {right},93 L{right},100 Z"
    )


def _bar(x0: float, y0: float, x1: float, y1: float) -> str:
    return f"M{x0},{y0} L{x1},{y0} L{x1},{y1} L{x0},{y1} Z"


def _disc(x: float, y: float, r: float) -> str:
    return f"M{x - r},{y} A{r},{r} 0 1 1 {x + r},{y} A{r},{r} 0 1 1 {x - r},{y} Z"


def _hole(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx},{y} A{rx},{ry} 0 1 0 {x + rx},{y} A{rx},{ry} 0 1 0 {x - rx},{y} Z"


def _oval(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx},{y} A{rx},{ry} 0 1 1 {x + rx},{y} A{rx},{ry} 0 1 1 {x - rx},{y} Z"


_SIX = (
    "M2,64 C2,24 22,-2 49,-2 C61,-2 68,5 68,14 L62,11 C59,7 55,5 50,5 C35,5 25,20 24.5,52 "
    "L24,78 Z" + _oval(37.5, 67.5, 35.5, 34.5) + _hole(37.5, 68.5, 14, 27) + _disc(58, 15, 10)
)
_ZERO = _oval(37, 50, 36, 52) + _hole(37, 50, 15, 44.5)
_ONE = (
    _bar(22, 6, 42, 90)
    + "M2,16 L2,9 C14,8 22,5 27,-1 L42,-1 L42,20 L22,20 Z"
    + _foot(6, 58, 22, 42)
)
_TEN = (
    _bar(12, 6, 31, 90)
    + "M-6,16 L-6,9 C4,8 12,5 17,-1 L31,-1 L31,20 L12,20 Z"
    + _foot(-3, 46, 12, 31)
    + _oval(83, 50, 30, 52)
    + _hole(83, 50, 11.5, 44.5)
)
_O = _oval(43, 50, 43, 52) + _hole(43, 50, 21, 44.5)

OUTLINES: dict[str, str] = {
    "A": "M33,-1 L53,-1 L82,95 L58,95 Z M33,-1 L44,-1 L18.5,95 L8,95 Z"
    + _bar(20, 60, 66, 69)
    + _bar(-2, 93, 29, 100)
    + _bar(46, 93, 92, 100),
    "K": _bar(12, 5, 33, 95)
    + _foot(1, 44, 12, 33)
    + _head(1, 44, 12, 33)
    + "M67,4 L79,4 L34,65 L30,54 Z M38,51 L54,34 L88,95 L63,95 Z"
    + _bar(55, 0, 90, 7)
    + _bar(52, 93, 99, 100),
    "Q": _O + "M34,96 C46,92 54,100 62,107 C69,113 77,113 83,105 L87,109 C82,120 74,124 65,123 "
    "C50,121 46,106 30,104 Z",
    "J": "M27,5 L48,5 L48,71 C48,92 37,103 19,103 C7,103 -2,96 -2,85 L8,84 "
    "C9,92 12,96 18,96 C25,96 27,89 27,74 Z" + _head(15, 60, 27, 48) + _disc(8.5, 84, 10.5),
    "2": "M4,27 C4,8 18,-2 37,-2 C57,-2 69,9 69,27 C69,43 59,53 45,64 C34,72 26,78 21,83 "
    "L56,83 C62,83 65,79 67,69 L72,69 L70,100 L3,100 L3,92 C10,80 20,70 30,58 "
    "C40,47 47,39 47,26 C47,13 42,5 33,5 C22,5 14,10 11,20 Z" + _disc(15, 27, 11.5),
    "3": "M5,22 C9,7 20,-2 36,-2 C54,-2 66,8 66,24 C66,37 58,45 46,48 C60,50 70,59 70,74 "
    "C70,92 55,102 34,102 C15,102 2,93 2,79 L9,80 C12,90 20,95 30,95 C42,95 48,87 48,74 "
    "C48,60 42,53 30,53 L22,53 L22,45 L28,45 C40,45 45,37 45,24 C45,12 41,5 32,5 "
    "C22,5 14,10 11,18 Z" + _disc(15, 22, 10.5) + _disc(13, 79, 11),
    "4": "M43,-1 L61,-1 L61,64 L77,64 L77,75 L61,75 L61,90 L41,90 L41,75 L0,75 L0,66 Z "
    "M41,23 L12,64 L41,64 Z" + _foot(28, 74, 41, 61),
    "5": "M12,0 L65,0 L62,18 L20,18 L18.5,43 C24,38 31,36 38,36 C58,36 70,49 70,67 "
    "C70,89 54,102 33,102 C15,102 2,94 2,80 L9,80 C12,90 19,95 28,95 C41,95 48,85 48,68 "
    "C48,52 42,45 33,45 C26,45 21,48 18,53 L9,51 Z" + _disc(13, 79, 11),
    "6": _SIX,
    "7": "M2,0 L71,0 L71,10 C54,38 42,62 42,100 L19,100 C20,66 36,40 56,19 L19,19 "
    "C12,19 9,24 7,35 L2,35 Z",
    "8": _oval(37, 25, 30, 27)
    + _hole(37, 24.5, 13.5, 20)
    + _oval(37, 73, 35.5, 29.5)
    + _hole(37, 72.5, 15.5, 22.5),
    "0": _ZERO,
    "1": _ONE,
    "10": _TEN,
    "O": _O,
    "U": "M11,5 L32,5 L32,66 C32,86 37,94 49,94 C61,94 67,86 67,68 L67,5 L77,5 L77,68 "
    "C77,92 65,103 45,103 C22,103 11,92 11,68 Z" + _head(0, 43, 11, 32) + _head(56, 88, 67, 77),
    "R": _bar(12, 5, 33, 95)
    + _foot(1, 44, 12, 33)
    + _head(1, 26, 12, 24)
    + "M20,0 L50,0 C70,0 80,9 80,26 C80,39 72,48 59,52 L88,95 L64,95 L40,54 L28,54 L28,46 "
    "L44,46 C53,46 58,39 58,27 C58,14 53,8 44,8 L20,8 Z" + _bar(60, 93, 98, 100),
    "E": _bar(12, 5, 33, 95)
    + "M1,0 L73,0 L75,27 L69,27 C66,13 60,8 48,8 L12,8 L1,7 Z"
    + "M1,93 L12,92 L50,92 C62,92 69,86 74,70 L80,70 L76,100 L1,100 Z"
    + "M28,45 L44,45 C50,45 52,42 53,34 L58,34 L58,64 L53,64 C52,56 50,53 44,53 L28,53 Z",
}
WIDTHS = {
    "A": 90, "K": 98, "Q": 87, "J": 60, "2": 73, "3": 71, "4": 77, "5": 71, "6": 73, "7": 72,
    "8": 73, "9": 73, "0": 74, "1": 60, "10": 111, "O": 86, "U": 88, "R": 97, "E": 80,
}  # fmt: skip
_GAP = 5.0


def glyph(name: str, x: float, y: float, height: float, ink: str, widest: float = 1e9) -> str:
    """One glyph with its middle at `x`, its cap line at `y`; squeezed where wider than `widest`."""
    scale = height / 100
    across = min(scale, widest / WIDTHS[name])
    left = x - WIDTHS[name] * across / 2
    if name == "9":
        turned = f"matrix({-across:.4g} 0 0 {-scale:.4g} {x + (x - left):.2f} {y + height:.2f})"
        return path(_SIX, ink, transform=turned)
    upright = f"matrix({across:.4g} 0 0 {scale:.4g} {left:.2f} {y:.2f})"
    return path(OUTLINES[name], ink, transform=upright)


def word(text: str, x: float, y: float, height: float, ink: str, widest: float = 1e9) -> str:
    """Figures side by side, centred at `x`: for 11, 12 and 13."""
    total = sum(WIDTHS[c] for c in text) + _GAP * (len(text) - 1)
    scale = height / 100
    across = min(scale, widest / total)
    at, out = x - total * across / 2, []
    for c in text:
        out.append(glyph(c, at + WIDTHS[c] * across / 2, y, height, ink, WIDTHS[c] * across))
        at += (WIDTHS[c] + _GAP) * across
    return "".join(out)
