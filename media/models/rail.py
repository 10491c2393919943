"""A well car for stacked containers, and the track under it. The track runs along X."""

import math

from materials import clay
from palette import DEEP, INK, RUBBER, SLATE, STEEL, WOOD
from shapes import beam, box, cylinder, loft, wheel

GAUGE = .6  # between rail heads, when one unit is 2.44 m
RAIL_TOP = .26
SLEEPER_PITCH = .3


def track(start, end, ballast):
    """Ballast, sleepers and two rails from x=start to x=end."""
    outline = ((-1.0, 0), (1.0, 0), (.72, .13), (-.72, .13))
    loft([[(x, y, z) for y, z in outline] for x in (start, end)], clay(ballast, .9), smooth=False)
    x = start + SLEEPER_PITCH / 2
    while x < end:
        box((.12, 1.1, .06), (x, 0, .1), clay(SLATE, .8), .008)
        x += SLEEPER_PITCH
    for side in (-1, 1):
        middle = (start + end) / 2
        box((end - start, .03, .09), (middle, side * GAUGE / 2, .15), clay(INK, .5), .005)
        box((end - start, .06, .025), (middle, side * GAUGE / 2, RAIL_TOP - .03), clay(STEEL, .35, .6), .006)


def bogie(x):
    """A two-axle truck under the joint between two cars."""
    for axle in (-.38, .38):
        for side in (-1, 1):
            cylinder(.2, .06, (x + axle, side * GAUGE / 2, RAIL_TOP + .2), clay(STEEL, .4), (math.pi / 2, 0, 0), bevel=.015)
        cylinder(.04, .62, (x + axle, 0, RAIL_TOP + .2), clay(INK, .5), (math.pi / 2, 0, 0))
    for side in (-1, 1):
        box((1.1, .08, .14), (x, side * .4, RAIL_TOP + .14), clay(INK, .6), .03)
        for axle in (-.38, .38):
            box((.16, .1, .18), (x + axle, side * .41, RAIL_TOP + .11), clay(INK, .6), .03)
    box((.3, .8, .12), (x, 0, RAIL_TOP + .3), clay(INK, .6), .02)


def well_car(x, well_length, paint):
    """One car: deep side sills, a low floor between, end platforms over the bogies. Returns the floor height."""
    body = clay(paint, .5)
    floor = RAIL_TOP + .16
    box((well_length, 1.1, .08), (x, 0, floor - .08), body, .01)
    for side in (-1, 1):
        box((well_length, .07, .5), (x, side * .57, floor - .04), body, .015)
        box((well_length + .1, .14, .07), (x, side * .57, floor + .44), body, .015)
        for rib in range(12):
            rib_x = x - well_length / 2 + (rib + .5) * well_length / 12
            box((.05, .05, .44), (rib_x, side * .62, floor - .02), body, .008)
    for end in (-1, 1):
        edge = x + end * well_length / 2
        box((.1, 1.2, .62), (edge + end * .04, 0, floor - .06), body, .015)
        box((1.35, 1.1, .12), (edge + end * .7, 0, RAIL_TOP + .46), body, .02)
        for side in (-1, 1):
            beam((edge + end * .06, side * .57, floor + .46), (edge + end * 1.2, side * .5, RAIL_TOP + .58), .1, .1, body)
        bogie(edge + end * .8)
        box((.5, .12, .12), (edge + end * 1.6, 0, RAIL_TOP + .42), clay(INK, .6), .03)
        box((.18, .24, .2), (edge + end * 1.84, 0, RAIL_TOP + .38), clay(INK, .6), .04)
    return floor
