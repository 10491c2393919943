"""Pallet racking and a forklift."""

import math

from materials import clay
from models.cargo import BALE, pallet
from palette import BONE, DEEP, INK, RUBBER, SIGNAL, STEEL
from shapes import beam, box, group, rod, wheel

BAY, LEVEL = 2.35, 1.55


def racking(x, y, bays, levels):
    """Uprights and beams from x onwards; yields the place of every pallet as (bay, level, half, position)."""
    upright, shelf = clay(DEEP, .5), clay(STEEL, .5)
    top = levels * LEVEL + .2
    for post in range(bays + 1):
        post_x = x + post * BAY
        for depth in (-.55, .55):
            box((.1, .1, top), (post_x, y + depth, 0), upright, .01)
            box((.18, .18, .03), (post_x, y + depth, 0), upright, .005)
        for brace in range(levels * 2):
            low = .2 + brace * .76
            slant = .55 if brace % 2 else -.55
            beam((post_x, y + slant, low), (post_x, y - slant, low + .7), .045, .045, upright, .005)
    for bay in range(bays):
        middle = x + BAY / 2 + bay * BAY
        for level in range(levels):
            if level:
                for depth in (-.5, .5):
                    box((BAY - .1, .06, .14), (middle, y + depth, level * LEVEL - .14), shelf, .01)
            for half in (0, 1):
                yield bay, level, half, (middle + (half - .5) * 1.1, y, level * LEVEL)


def forklift(at, heading):
    """A counterbalance truck that carries a vermilion bale on a pallet. `heading` in degrees, forks forwards."""
    truck = group(at, (0, 0, math.radians(heading)))
    bone, dark, steel = clay(BONE, .45, coat=.3), clay(RUBBER, .7), clay(STEEL, .45)
    mast = clay(DEEP, .5)
    box((1.75, .98, .5), (-.2, 0, .3), bone, .1, parent=truck)
    box((.72, .98, .56), (-.78, 0, .72), bone, .16, parent=truck)
    box((.5, .98, .16), (.4, 0, .76), bone, .06, parent=truck)
    box((.5, .56, .14), (-.12, 0, .84), dark, .05, parent=truck)
    box((.12, .54, .52), (-.38, 0, .92), dark, .05, parent=truck)
    rod((.42, 0, .9), (.24, 0, 1.22), .03, dark, truck)
    for side in (-.42, .42):
        beam((-.95, side, 1.2), (-.7, side, 2.12), .06, .06, dark, parent=truck)
        beam((.52, side, .85), (.36, side, 2.12), .06, .06, dark, parent=truck)
        box((.1, .09, 2.5), (.86, side * .76, .12), mast, .015, parent=truck)
        box((1.05, .12, .05), (1.42, side * .62, .3), dark, .01, parent=truck)
    box((1.2, .94, .06), (-.16, 0, 2.1), dark, .02, parent=truck)
    for height in (.3, 1.05, 2.5):
        box((.08, .7, .1), (.87, 0, height), mast, .01, parent=truck)
    box((.06, .8, .5), (.93, 0, .3), dark, .01, parent=truck)
    for x, radius in ((-.74, .27), (.42, .33)):
        for side in (-.47, .47):
            wheel(radius, .24, (x, side, radius), dark, steel, truck)
    pallet((1.48, 0, .33), BALE, SIGNAL, truck)
