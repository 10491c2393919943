"""Air freight: a freighter with its nose up, a loader before it with the one vermilion unit."""

import math

from materials import clay
from models.cargo import dolly, unit_load_device
from models.freighter import HOLD_FLOOR, NOSE_CUT, freighter
from palette import BONE, DEEP, FOG, INK, RUBBER, SLATE, STEEL, WHITE
from palette import SIGNAL
from shapes import beam, box, wheel
from studio import camera, still_stage

AXIS_HEIGHT = 2.15  # of the fuselage above the ground
LOADER_X = NOSE_CUT + 2.35


def loader(x, deck):
    """A scissor-lift loader whose top stands at `deck`, in line with the hold."""
    dark, mid = clay(DEEP, .5), clay(SLATE, .5)
    box((3.2, 2.3, .3), (x, 0, .24), dark, .05)
    box((3.3, 2.1, .16), (x, 0, deck - .16), mid, .03)
    for side in (-1, 1):
        for rise in (-1, 1):
            beam((x - 1.3, side * .85, deck - .2 if rise < 0 else .55), (x + 1.3, side * .85, .55 if rise < 0 else deck - .2), .1, .16, dark)
        box((3.2, .06, .05), (x, side * 1.0, deck), clay(STEEL, .4), .01)
        for end in (-1, 1):
            wheel(.28, .24, (x + end * 1.15, side * 1.02, .28), clay(RUBBER, .8), clay(STEEL, .4))
    for roller in range(9):
        box((.07, 1.8, .03), (x - 1.45 + roller * .36, 0, deck), clay(STEEL, .4), .01)


def compose():
    still_stage()
    freighter((0, 0, AXIS_HEIGHT), nose_open=True, gear_down=True)
    deck = AXIS_HEIGHT + HOLD_FLOOR
    unit_load_device((3.9, 0, deck), FOG)
    loader(LOADER_X, deck)
    unit_load_device((LOADER_X + .35, 0, deck + .03), SIGNAL)
    for i, color in enumerate((BONE, FOG, STEEL)):
        dolly((6.6 - i * 2.15, -5.6, 0), color)
    camera((27, -30, 14), (.9, -1.0, 2.0), 63)
