"""How people stand: the joints of a grown human who looks to the right, feet on the line y = 0."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

XY = tuple[float, float]


@dataclass(frozen=True)
class Pose:
    """The joints; "far" are the arm and the leg on the side away from us."""

    hip: XY = (0, -88)
    chest: XY = (0, -142)
    head: XY = (6, -172)
    elbow: XY = (-32, -116)
    hand: XY = (-24, -86)
    far_elbow: XY = (30, -116)
    far_hand: XY = (30, -88)
    knee: XY = (-13, -46)
    foot: XY = (-17, -3)
    far_knee: XY = (15, -46)
    far_foot: XY = (20, -3)
    tilt: float = 0.0


STAND = Pose()
_WIDE = replace(STAND, knee=(-24, -46), foot=(-38, -3), far_knee=(28, -48), far_foot=(36, -3),
                hip=(0, -82), chest=(2, -136), head=(10, -165))  # fmt: skip
_LUNGE = replace(STAND, hip=(-4, -78), chest=(14, -128), head=(28, -155), knee=(-30, -44),
                 foot=(-62, -3), far_knee=(34, -58), far_foot=(46, -3))  # fmt: skip

POSES: dict[str, Pose] = {
    "stand": STAND,
    "proud": replace(STAND, elbow=(-44, -112), hand=(-20, -90), far_elbow=(44, -114),
                     far_hand=(22, -92), knee=(-20, -46), foot=(-28, -3), far_knee=(22, -46),
                     far_foot=(30, -3)),
    "staff": replace(STAND, elbow=(-34, -118), hand=(-40, -92), far_elbow=(36, -118),
                     far_hand=(48, -128)),
    "present": replace(STAND, elbow=(-38, -118), hand=(-30, -90), far_elbow=(38, -122),
                       far_hand=(54, -144)),
    "guard": replace(_WIDE, elbow=(-36, -120), hand=(-10, -104), far_elbow=(36, -118),
                     far_hand=(50, -124)),
    "brace": replace(_WIDE, elbow=(-34, -112), hand=(0, -104), far_elbow=(34, -116),
                     far_hand=(34, -98)),
    "overhead": replace(_WIDE, elbow=(-32, -168), hand=(-22, -203), far_elbow=(36, -168),
                        far_hand=(6, -206), chest=(-2, -138), head=(6, -166)),
    "swing": replace(_WIDE, elbow=(-46, -146), hand=(-56, -182), far_elbow=(36, -112),
                     far_hand=(58, -124), chest=(-2, -136), head=(8, -165)),
    "lunge": replace(_LUNGE, elbow=(48, -124), hand=(82, -130), far_elbow=(-28, -120),
                     far_hand=(-56, -134)),
    "thrust": replace(_LUNGE, elbow=(-20, -98), hand=(8, -92), far_elbow=(48, -108),
                      far_hand=(70, -104)),
    "throw": replace(_LUNGE, chest=(4, -132), head=(16, -160), elbow=(-42, -140), hand=(-58, -176),
                     far_elbow=(40, -140), far_hand=(70, -150)),
    "hurl": replace(_WIDE, elbow=(-40, -172), hand=(-34, -212), far_elbow=(44, -172),
                    far_hand=(40, -212), chest=(0, -138), head=(6, -164)),
    "bow": replace(_WIDE, elbow=(-44, -144), hand=(-10, -146), far_elbow=(40, -142),
                   far_hand=(70, -146), chest=(-2, -138), head=(10, -167)),
    "cast": replace(STAND, elbow=(-42, -144), hand=(-62, -176), far_elbow=(44, -146),
                    far_hand=(64, -180)),
    "beckon": replace(STAND, elbow=(-36, -116), hand=(-42, -86), far_elbow=(38, -132),
                      far_hand=(64, -154)),
    "gift": replace(STAND, elbow=(-34, -112), hand=(-2, -104), far_elbow=(34, -114),
                    far_hand=(26, -108)),
    "whirl": replace(_LUNGE, chest=(2, -134), head=(10, -163), elbow=(-44, -130), hand=(-74, -146),
                     far_elbow=(44, -146), far_hand=(66, -176), foot=(-48, -3)),
    "run": Pose((0, -86), (18, -132), (34, -158), (-22, -124), (-34, -96), (44, -112), (66, -128),
                (-22, -58), (-58, -34), (36, -60), (34, -4), 6),
    "leap": Pose((0, -96), (16, -142), (30, -170), (-24, -150), (-44, -176), (48, -130),
                 (74, -142), (-34, -76), (-66, -58), (36, -86), (28, -42), 4),
    "kneel": Pose((-4, -58), (2, -112), (14, -139), (-32, -92), (-14, -74), (34, -92), (46, -74),
                  (-20, -10), (-58, -5), (34, -58), (36, -3)),
    "aim low": Pose((-4, -58), (2, -112), (14, -139), (-42, -112), (-8, -116), (42, -116),
                    (72, -118), (-20, -10), (-58, -5), (34, -58), (36, -3)),
    "bow down": Pose((-8, -84), (30, -118), (58, -128), (20, -92), (44, -72), (54, -104),
                     (86, -112), (-22, -44), (-34, -3), (16, -44), (26, -3), 26),
    "sit": Pose((-8, -54), (-6, -108), (4, -138), (-34, -82), (-6, -66), (30, -82), (42, -60),
                (34, -58), (34, -4), (48, -52), (56, -3)),
    "hunch": Pose((-10, -72), (8, -116), (34, -130), (-26, -90), (-22, -52), (36, -88), (58, -72),
                  (-26, -40), (-32, -3), (8, -40), (16, -3)),
    "stalk": Pose((-16, -66), (14, -98), (46, -106), (-6, -66), (22, -44), (50, -78), (76, -60),
                  (-36, -40), (-48, -3), (10, -44), (4, -3)),
    "stir": Pose((-10, -76), (4, -120), (26, -138), (-20, -92), (30, -96), (36, -102), (44, -112),
                 (-24, -42), (-30, -3), (6, -42), (14, -3)),
    "ride": Pose((0, 0), (2, -54), (10, -82), (-26, -32), (-6, -14), (30, -32), (36, -10),
                 (20, 18), (8, 56), (24, 14), (20, 40)),
    "ride thrust": Pose((0, 0), (8, -52), (20, -80), (-24, -40), (6, -26), (36, -36), (48, -22),
                        (20, 18), (6, 56), (24, 14), (20, 40)),
    "ride high": Pose((0, 0), (0, -54), (8, -82), (-34, -66), (-42, -98), (30, -34), (36, -12),
                      (20, 18), (8, 56), (24, 14), (20, 40)),
    "ride bow": Pose((0, 0), (0, -54), (10, -82), (-42, -58), (-10, -60), (36, -58), (64, -62),
                     (20, 18), (8, 56), (24, 14), (20, 40)),
}  # fmt: skip


@dataclass(frozen=True)
class Build:
    """How somebody is built: how long legs and trunk are, how wide, how heavy, how big the head."""

    legs: float = 1.0
    trunk: float = 1.0
    width: float = 1.0
    bulk: float = 1.0
    head: float = 1.0
    waist: float = 0.78

    def joint(self, pose: Pose, at: XY) -> XY:
        """Where a joint of a pose is in this body."""
        x, y = at
        hip = pose.hip[1]
        if y > hip:
            return x * self.width, y * self.legs
        return x * self.width, hip * self.legs + (y - hip) * self.trunk


HUMAN = Build()
SLIM = Build(bulk=0.84, waist=0.7, legs=1.05)
STOUT = Build(bulk=1.22, width=1.1, waist=0.98)
ORC = Build(legs=0.86, trunk=1.02, width=1.16, bulk=1.38, head=1.06, waist=0.86)
DWARF = Build(legs=0.58, trunk=0.86, width=1.16, bulk=1.4, head=1.22, waist=1.08)
ELF = Build(legs=1.1, trunk=1.0, width=0.94, bulk=0.74, head=0.94, waist=0.68)
GIANT = Build(legs=0.8, trunk=1.05, width=1.22, bulk=1.62, head=0.9, waist=1.06)
TROLL = Build(legs=0.66, trunk=1.08, width=1.24, bulk=1.5, head=1.18, waist=1.0)
HAG = Build(legs=0.86, trunk=0.92, width=1.0, bulk=0.9, head=1.2, waist=0.95)
IMP = Build(legs=0.8, trunk=0.8, width=0.9, bulk=0.8, head=1.5, waist=0.8)
BONES = Build(legs=1.0, trunk=1.0, width=1.0, bulk=0.42, head=1.1, waist=0.6)
DEMON = Build(legs=1.0, trunk=1.08, width=1.16, bulk=1.34, head=1.0, waist=0.72)
FROG = Build(legs=0.74, trunk=0.82, width=1.1, bulk=1.05, head=1.4, waist=1.1)


@dataclass(frozen=True)
class Stance:
    """A pose with its build: where the joints are."""

    pose: Pose
    build: Build
    at: dict[str, XY] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in Pose.__dataclass_fields__:
            value = getattr(self.pose, name)
            if isinstance(value, tuple):
                self.at[name] = self.build.joint(self.pose, value)
