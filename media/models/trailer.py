"""A modular trailer of many axles with its tractor, and the transformer that rides on it. Front towards +X."""

import math

from materials import clay
from palette import BONE, DEEP, FOG, GLASS, INK, RUBBER, SIGNAL, SLATE, STEEL, WHITE
from shapes import beam, box, cylinder, group, lathe, rod, wheel

DECK = .98
AXLES, AXLE_PITCH = 12, .78


def modular_trailer(x):
    """The trailer, centred at x: every axle carries four pairs of small wheels."""
    length = AXLES * AXLE_PITCH
    box((length + .3, 2.0, .3), (x, 0, DECK - .3), clay(DEEP, .5), .04)
    box((length + .1, .7, .22), (x, 0, DECK - .5), clay(INK, .6), .03)
    for axle in range(AXLES):
        axle_x = x - length / 2 + (axle + .5) * AXLE_PITCH
        for side in (-.78, -.3, .3, .78):
            wheel(.27, .2, (axle_x, side, .27), clay(RUBBER, .8), clay(STEEL, .45))
        for side in (-.54, .54):
            beam((axle_x, side, .27), (axle_x, side, DECK - .3), .1, .1, clay(SLATE, .5))
    box((.9, .3, .16), (x + length / 2 + .5, 0, .55), clay(DEEP, .5), .03)
    return length


def tractor(x, ballast=True):
    """A heavy tractor of four axles whose drawbar end is at x; without ballast a semi-trailer rests on it."""
    bone, ink, rubber, hub = clay(BONE, .45, coat=.3), clay(INK, .6), clay(RUBBER, .8), clay(STEEL, .45)
    box((4.7, .8, .22), (x + 2.35, 0, .58), ink, .03)
    box((1.35, 1.72, 1.75), (x + 4.05, 0, .62), bone, .16)
    box((1.0, 1.55, .3), (x + 3.9, 0, 2.32), bone, .12)
    box((.04, 1.46, .62), (x + 4.72, 0, 1.5), clay(GLASS, .15, .8), .02)
    for side in (-1, 1):
        box((.66, .03, .5), (x + 4.2, side * .856, 1.58), clay(GLASS, .15, .8), .01)
        box((.1, .16, .4), (x + 4.62, side * 1.0, 1.62), ink, .03)
        box((.5, .3, .42), (x + 2.95, side * .7, .55), clay(STEEL, .4), .08)
        for axle in (.5, 1.35, 2.2, 4.05):
            wheel(.42, .3, (x + axle, side * .72, .42), rubber, hub)
        for front, length in ((.92, 1.9),):
            box((length + .4, .34, .06), (x + .2 + length / 2, side * .72, .9), ink, .02)
    box((.6, 1.5, 1.45), (x + 3.0, 0, .8), clay(SLATE, .5), .06)
    box((.3, 1.5, .22), (x + 4.65, 0, .5), ink, .04)
    if ballast:
        box((1.6, 1.2, .5), (x + 1.2, 0, .95), clay(SLATE, .6), .05)


def transformer(x, z):
    """A power transformer: a vermilion tank with stiffeners, pale radiators, bushings and a conservator."""
    signal, pale, porcelain = clay(SIGNAL, .5), clay(FOG, .5), clay(BONE, .35, coat=.4)
    for skid in (-.75, .75):
        box((5.6, .24, .16), (x, skid, z), clay(INK, .6), .02)
    z += .16
    box((5.0, 1.7, 2.0), (x, 0, z), signal, .06)
    box((5.2, 1.9, .1), (x, 0, z + 2.0), signal, .02)
    box((5.2, 1.9, .1), (x, 0, z + .05), signal, .02)
    for rib in range(7):
        for side in (-1, 1):
            box((.1, .1, 1.9), (x - 2.4 + rib * .8, side * .88, z + .1), signal, .015)
    for end in (-1, 1):
        for fin in range(9):
            box((.7, .035, 1.55), (x + end * 2.98, -.72 + fin * .18, z + .25), pale, .012)
        for height in (.42, 1.6):
            rod((x + end * 2.5, 0, z + height), (x + end * 2.7, 0, z + height), .09, pale)
            cylinder(.075, 1.56, (x + end * 2.7, 0, z + height), pale, (math.pi / 2, 0, 0))
    for i, tilt in enumerate((-.24, 0, .24)):
        stack = group((x - .6 + i * 1.1, .3, z + 2.1), (0, tilt * .6, 0))
        cylinder(.2, .2, (0, 0, .1), signal, bevel=.03, parent=stack)
        for shed in range(8):
            cylinder(.17 - shed * .006, .05, (0, 0, .28 + shed * .125), porcelain, top_radius=.1, parent=stack)
        cylinder(.085, 1.1, (0, 0, .72), porcelain, parent=stack)
        cylinder(.03, .3, (0, 0, 1.38), clay(STEEL, .3), parent=stack)
    for i in range(3):
        cylinder(.07, .5, (x - .3 + i * .55, -.5, z + 2.35), porcelain)
        for shed in range(3):
            cylinder(.12, .05, (x - .3 + i * .55, -.5, z + 2.24 + shed * .13), porcelain, top_radius=.07)
    cylinder(.32, 1.5, (x - 1.75, 0, z + 2.72), signal, (math.pi / 2, 0, 0), bevel=.06)
    for side in (-.5, .5):
        box((.12, .08, .4), (x - 1.75, side, z + 2.05), signal, .01)
    for end in (-1, 1):
        for side in (-1, 1):
            rod((x + end * 2.1, side * .92, z + 1.9), (x + end * 3.6, side * .98, z - .18), .022, clay(INK, .5))
