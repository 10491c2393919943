"""A wine bottle with capsule and label, turned on a lathe. 2.87 units tall; scale with its group."""

from materials import clay
from palette import BONE, BOTTLE_GREEN, INK, SLATE
from shapes import group, lathe

GLASS_PROFILE = ((0, 0), (.34, 0), (.38, .04), (.38, 1.55), (.37, 1.68), (.33, 1.8), (.24, 1.95), (.16, 2.1), (.135, 2.25),
                 (.13, 2.75), (.13, 2.87), (0, 2.87))
CAPSULE_PROFILE = ((.141, 2.22), (.146, 2.24), (.142, 2.6), (.141, 2.74), (.16, 2.755), (.16, 2.85), (.15, 2.885), (0, 2.89))


def bottle(at, capsule=INK, label=BONE, band=SLATE, parent=None):
    """Place one bottle; `at` is the middle of its foot."""
    stand = group(at, parent=parent)
    lathe(GLASS_PROFILE, clay(BOTTLE_GREEN, .14, .7, coat=.6), parent=stand, soften=True)
    lathe(CAPSULE_PROFILE, clay(capsule, .38, coat=.3), parent=stand)
    lathe(((.3835, .42), (.3845, .43), (.3845, 1.22), (.3835, 1.23)), clay(label, .7), parent=stand)
    lathe(((.3847, .60), (.3857, .60), (.3857, .66), (.3847, .66)), clay(band, .6), parent=stand)
    return stand
