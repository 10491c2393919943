"""A rubber-tyred yard crane that straddles the stacks; its girders run along Y."""

from materials import clay
from palette import BONE, DEEP, GLASS, INK, RUBBER, SLATE, STEEL
from shapes import beam, box, rod, wheel

HALF_SPAN, HALF_WIDTH = 5.4, 2.3  # legs in Y, legs in X
GIRDER_BASE = 8.0


def yard_crane(hook, reach=4.7):
    """Build the crane; its spreader, `reach` long, hangs with the underside at `hook` (x, y, z)."""
    paint, dark = clay(DEEP, .45), clay(RUBBER, .8)
    x, y, z = hook
    for side in (-1, 1):
        for end in (-1, 1):
            leg_x, leg_y = x + end * HALF_WIDTH, side * HALF_SPAN
            box((.42, .42, GIRDER_BASE - .6), (leg_x, leg_y, .7), paint, .05)
            box((1.5, .3, .28), (leg_x, leg_y, .5), paint, .05)
            for offset in (-.48, .48):
                wheel(.36, .3, (leg_x + offset, leg_y, .36), dark, clay(STEEL, .5))
        box((2 * HALF_WIDTH, .3, .36), (x, side * HALF_SPAN, 1.05), paint, .05)
        box((2 * HALF_WIDTH, .26, .3), (x, side * HALF_SPAN, 7.3), paint, .05)
        for end in (-1, 1):
            beam((x + end * HALF_WIDTH, side * HALF_SPAN, 6.2), (x + end * HALF_WIDTH, side * (HALF_SPAN - 1.4), 8.05), .24, .24, paint)
    for end in (-1, 1):
        box((.5, 2 * HALF_SPAN + .9, .72), (x + end * HALF_WIDTH, 0, GIRDER_BASE), paint, .05)
        for post in range(9):
            rod((x + end * (HALF_WIDTH + .2), -5.6 + post * 1.4, 8.7), (x + end * (HALF_WIDTH + .2), -5.6 + post * 1.4, 9.15), .02, clay(STEEL, .5))
        rod((x + end * (HALF_WIDTH + .2), -5.6, 9.15), (x + end * (HALF_WIDTH + .2), 5.6, 9.15), .02, clay(STEEL, .5))
    _ladder(x + HALF_WIDTH + .26, -HALF_SPAN)
    _trolley(x, y)
    _spreader(hook, reach)
    box((1.3, .5, .7), (x - .6, -HALF_SPAN, 1.41), clay(SLATE, .5), .05)


def _ladder(x, y):
    steel = clay(STEEL, .5)
    for side in (-.14, .14):
        rod((x, y + side, 1.0), (x, y + side, GIRDER_BASE), .022, steel)
    for rung in range(20):
        rod((x, y - .14, 1.2 + rung * .34), (x, y + .14, 1.2 + rung * .34), .016, steel)


def _trolley(x, y):
    bone = clay(BONE, .5)
    box((2 * HALF_WIDTH + .5, 1.8, .2), (x, y, 8.74), clay(SLATE, .5), .03)
    box((2.6, 1.3, .75), (x - .4, y, 8.94), bone, .08)
    box((1.0, 1.0, 1.0), (x + 1.35, y - 1.6, 6.9), bone, .1)
    box((.2, .2, .9), (x + 1.35, y - 1.5, 7.85), clay(SLATE, .5), .02)
    box((.04, .8, .5), (x + 1.85, y - 1.6, 7.2), clay(GLASS, .15, .8), .02)
    box((.8, .04, .5), (x + 1.35, y - 2.1, 7.2), clay(GLASS, .15, .8), .02)


def _spreader(hook, reach):
    x, y, z = hook
    ink = clay(INK, .5)
    box((reach, .3, .14), (x, y, z), ink, .03)
    for end in (-1, 1):
        box((.2, .98, .12), (x + end * reach / 2, y, z - .04), ink, .03)
        for side in (-1, 1):
            rod((x + end * min(1.1, reach / 2 - .34), y + side * .3, z + .3), (x + end * min(1.1, reach / 2 - .34), y + side * .3, 8.8), .024, clay(RUBBER, .6))
    box((min(2.6, reach - .5), .8, .2), (x, y, z + .12), clay(SLATE, .5), .04)
