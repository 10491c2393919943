"""Air freight: a freighter with its nose up, a loader before it with the one vermilion unit."""

import math

from materials import clay
from models.cargo import dolly, unit_load_device
from models.freighter import HOLD_FLOOR, NOSE_CUT, freighter
from palette import BONE, DEEP, FOG, INK, RUBBER, SLATE, STEEL, WHITE
from palette import SIGNAL
from shapes import beam, box, group, wheel
from studio import camera, still_stage

AXIS_HEIGHT = 2.15  # of the fuselage above the ground
LOADER_X = NOSE_CUT + 1.6
CARGO_SCALE = .62


def loader(x, deck):
    """A scissor-lift loader whose top stands at `deck`, in line with the hold."""
    dark, mid = clay(DEEP, .5), clay(SLATE, .5)
    box((2.6, 1.3, .22), (x, 0, .2), dark, .05)
    box((2.7, 1.25, .12), (x, 0, deck - .12), mid, .03)
    for side in (-1, 1):
        for rise in (-1, 1):
            beam((x - 1.1, side * .5, deck - .15 if rise < 0 else .42), (x + 1.1, side * .5, .42 if rise < 0 else deck - .15), .08, .12, dark)
        box((2.6, .04, .04), (x, side * .6, deck), clay(STEEL, .4), .01)
        for end in (-1, 1):
            wheel(.2, .16, (x + end * .95, side * .6, .2), clay(RUBBER, .8), clay(STEEL, .4))
    for roller in range(9):
        box((.05, 1.1, .02), (x - 1.2 + roller * .3, 0, deck), clay(STEEL, .4), .01)


def scaled(at):
    """A group in which what is made of cargo units has the size of the aircraft: 10 feet are .8 of its units."""
    holder = group(at)
    holder.scale = (CARGO_SCALE,) * 3
    return holder


def compose():
    still_stage()
    freighter((0, 0, AXIS_HEIGHT), nose_open=True, gear_down=True)
    deck = AXIS_HEIGHT + HOLD_FLOOR
    unit_load_device((0, 0, 0), FOG, scaled((4.6, 0, deck)))
    loader(LOADER_X, deck)
    unit_load_device((0, 0, 0), SIGNAL, scaled((LOADER_X + .25, 0, deck + .03)))
    for i, color in enumerate((BONE, FOG, STEEL, BONE)):
        dolly((0, 0, 0), color, scaled((7.6 - i * 1.42, -4.2, 0)))
    camera((27, -30, 14), (.2, -.6, 1.7), 68)
