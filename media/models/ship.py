"""A feeder container ship, 20 units long (one unit is 10 m), bow towards +X, waterline at z=0."""

import random

import numpy as np

from materials import clay, glow
from models.container import container
from palette import BONE, CARGO_COLOURS, FOG, GLASS, INK, LAMPLIGHT, SIGNAL, SLATE, STEEL, WHITE
from shapes import beam, box, cylinder, group, loft, rod

HULL_BLUE = '16364C'
# Station x, half beam at the deck, at the waterline, at the keel, height of the deck.
STATIONS = np.array([
    (-10.0, 1.15, .95, .55, 1.55), (-9.6, 1.42, 1.25, .8, 1.5), (-8, 1.5, 1.42, 1.2, 1.45), (-4, 1.5, 1.5, 1.4, 1.42),
    (3, 1.5, 1.5, 1.4, 1.42), (6, 1.48, 1.36, 1.15, 1.46), (7.4, 1.40, .92, .7, 1.6), (8.5, 1.2, .46, .35, 1.8),
    (9.3, .86, .2, .16, 1.98), (9.9, .46, .07, .05, 2.12), (10.3, .04, .02, .01, 2.22)])
FRAME_PITCH = .25
KEEL, BOOT_TOP = -.8, .22
BOW_FROM, BOW_LENGTH, BOW_RAKE = 7.5, 2.8, .95
TIERS = (4, 5, 5, 6, 6, 5, 6, 5, 4, 3)  # of containers, bay by bay from the stern
BOX_LENGTH, BOX_WIDTH, BOX_HEIGHT = 1.22, .244, .259
BAY_PITCH, ROW_PITCH, TIER_PITCH = 1.32, .252, .262
HOUSE_X, FUNNEL_X = -7.55, -8.75
RIBS = 12
LIT = {(1, 3), (2, 7), (3, 1), (4, 5), (4, 6)}  # cabins with a lamp on: deck and window


def ship(parent=None, seed=3, signal_share=.07):
    """Build the ship and return its group. `signal_share` of the containers are vermilion."""
    vessel = group(parent=parent)
    frames = _frames()
    _shell(vessel, frames, KEEL, BOOT_TOP, clay(SIGNAL, .55))
    _shell(vessel, frames, BOOT_TOP, None, clay(HULL_BLUE, .45, .4))
    _bulwark(vessel, frames)
    box((14.2, 2.7, .16), (.6, 0, 1.44), clay(SLATE, .7), .02, parent=vessel)
    _cargo(vessel, random.Random(seed), signal_share)
    house(vessel)
    _funnel(vessel)
    _forecastle(vessel)
    return vessel


def _frames():
    """The stations, interpolated along the length and faired."""
    xs = np.arange(-10, 10.3 + FRAME_PITCH / 2, FRAME_PITCH)
    frames = np.stack([np.interp(xs, STATIONS[:, 0], column) for column in STATIONS.T], axis=1)
    for _ in range(3):
        frames[1:-1, 1:] = .25 * frames[:-2, 1:] + .5 * frames[1:-1, 1:] + .25 * frames[2:, 1:]
    return frames


def _rake(x, share=1.0):
    """How far the stem leans forward at a station, at a share of the deck's height."""
    return 0 if x < BOW_FROM else ((x - BOW_FROM) / BOW_LENGTH) ** 1.5 * BOW_RAKE * max(0, share) ** 1.2


def _half_section(frame, low, high, steps=6):
    """Points of one side of a frame from low to high; high=None is the deck."""
    x, at_deck, at_water, at_keel, deck = frame
    top, points = deck if high is None else high, []
    for i in range(steps + 1):
        z = low + (top - low) * i / steps
        if z < 0:
            y = at_water + (at_keel - at_water) * min(1, z / KEEL)
        else:
            y = at_water + (at_deck - at_water) * (z / deck) ** 1.9
        points.append((x + _rake(x, z / deck), y, z))
    return points


def _shell(vessel, frames, low, high, paint):
    sections = []
    for frame in frames:
        port = _half_section(frame, low, high)
        sections.append(port + [(x, -y, z) for x, y, z in reversed(port)])
    loft(sections, paint, parent=vessel)


def _bulwark(vessel, frames):
    sections = []
    for x, beam, _, _, deck in frames:
        x, beam = x + _rake(x), beam + .015
        sections.append([(x, beam, deck - .05), (x, beam, deck + .06), (x, -beam, deck + .06), (x, -beam, deck - .05)])
    loft(sections, clay(STEEL, .6), parent=vessel)


def _cargo(vessel, rng, signal_share):
    color = lambda: SIGNAL if rng.random() < signal_share else rng.choice(CARGO_COLOURS)
    size = dict(width=BOX_WIDTH, height=BOX_HEIGHT, ribs=0, parent=vessel)
    for bay, tiers in enumerate(TIERS):
        x = -5.55 + bay * BAY_PITCH
        rows = 11 if x < 5 else 9 if x < 6.1 else 7
        for row in range(rows):
            is_outer = row in (0, rows - 1)
            height = tiers - (rng.random() < .28) - (is_outer and rng.random() < .35)
            y = (row - (rows - 1) / 2) * ROW_PITCH
            for tier in range(height):
                z = 1.6 + tier * TIER_PITCH
                if rng.random() < .12:  # two twenty-footers in place of a forty-footer
                    for end in (-1, 1):
                        container((x + end * .31, y, z), color(), length=.606, **(size | dict(ribs=RIBS // 2)))
                else:
                    container((x, y, z), color(), length=BOX_LENGTH, **size)
        for side in (-1.42, 1.42):
            box((.06, .06, 1.15), (x - BAY_PITCH / 2, side, 1.45), clay(STEEL, .6), .005, parent=vessel)
        _lashing_bridge(vessel, x - BAY_PITCH / 2, rows * ROW_PITCH / 2)


def _lashing_bridge(vessel, x, half_width):
    """The frame between two bays from which the stacks are lashed."""
    steel = clay(SLATE, .6)
    for post in range(5):
        y = half_width * (post / 2 - 1)
        box((.05, .05, .92), (x, y, 1.45), steel, .005, parent=vessel)
    for height in (1.98, 2.34):
        box((.06, 2 * half_width, .03), (x, 0, height), steel, .005, parent=vessel)


def house(vessel):
    """Six decks of cabins, each with its windows, gallery and rail, under the wheelhouse."""
    white, dark, lit, rail = clay(WHITE, .5), clay(GLASS, .15, .6), glow(LAMPLIGHT, 2.2), clay(FOG, .5)
    x = HOUSE_X
    for deck in range(6):
        breadth, z, depth = 2.55 if deck < 4 else 2.2, 1.45 + deck * .4, 1.15 - .03 * deck
        front = x + depth / 2
        box((depth, breadth, .38), (x, 0, z), white, .02, parent=vessel)
        box((depth + .14, breadth + .16, .025), (x, 0, z + .375), rail, .004, parent=vessel)
        _rail(vessel, x, depth + .12, breadth + .14, z + .4)
        for window in range(9):
            y = (window - 4) * breadth / 10
            box((.012, .1, .12), (front, y, z + .16), lit if (deck, window) in LIT else dark, .002, parent=vessel)
        for side in (-1, 1):
            for window in range(4):
                box((.12, .012, .12), (x - .36 + window * .24, side * breadth / 2, z + .16), dark, .002, parent=vessel)
    for side in (-1, 1):
        box((.85, .2, .16), (x - .05, side * 1.46, 2.32), clay(SIGNAL, .5), .07, parent=vessel)  # lifeboat
        box((.6, .17, .1), (x - .05, side * 1.46, 2.46), clay(SIGNAL, .5), .05, parent=vessel)
        for davit in (-.34, .34):
            rod((x - .05 + davit, side * 1.28, 2.3), (x - .05 + davit, side * 1.46, 2.72), .02, white, vessel)
    _wheelhouse(vessel, x)


def _wheelhouse(vessel, x):
    """Windows all round between mullions, open wings to both sides, and the mast with its radars."""
    white, dark, rail = clay(WHITE, .5), clay(GLASS, .1, .8), clay(FOG, .5)
    box((.95, 1.9, .12), (x + .05, 0, 3.86), white, .02, parent=vessel)
    box((.9, 1.84, .17), (x + .05, 0, 3.98), dark, .01, parent=vessel)
    box((1.05, 2.0, .07), (x + .05, 0, 4.15), white, .02, parent=vessel)
    for mullion in range(9):
        box((.02, .028, .18), (x + .51, (mullion - 4) * .225, 3.975), white, .003, parent=vessel)
    for side in (-1, 1):
        for mullion in range(4):
            box((.03, .02, .18), (x - .3 + mullion * .24, side * .925, 3.975), white, .003, parent=vessel)
        box((.6, .62, .03), (x + .1, side * 1.26, 3.86), white, .008, parent=vessel)
        for end in (-.3, .3):
            box((.025, .62, .13), (x + .1 + end, side * 1.26, 3.88), white, .004, parent=vessel)
        box((.6, .025, .13), (x + .1, side * 1.56, 3.88), white, .004, parent=vessel)
        rod((x + .1, side * 1.5, 3.86), (x + .1, side * 1.12, 3.5), .025, white, vessel)
    _rail(vessel, x + .05, 1.0, 1.95, 4.22)
    for leg in (-.12, .12):
        rod((x - .05, leg, 4.2), (x - .05, leg / 3, 5.1), .02, white, vessel)
    for breadth, z in ((.62, 4.62), (.42, 4.9)):
        box((.035, breadth, .035), (x - .02, 0, z), white, .006, parent=vessel)
    rod((x - .05, 0, 5.0), (x - .05, 0, 5.5), .012, rail, vessel)
    cylinder(.07, .1, (x - .3, .55, 4.34), white, bevel=.03, parent=vessel)


def _rail(vessel, x, length, width, z):
    """A hand rail around a deck, on posts."""
    steel = clay(FOG, .5)
    for side in (-1, 1):
        beam((x - length / 2, side * width / 2, z + .11), (x + length / 2, side * width / 2, z + .11), .012, .012, steel, .002, vessel)
        beam((x + side * length / 2, -width / 2, z + .11), (x + side * length / 2, width / 2, z + .11), .012, .012, steel, .002, vessel)
        for post in range(9):
            y = (post / 4 - 1) * width / 2
            rod((x + side * length / 2, y, z), (x + side * length / 2, y, z + .11), .006, steel, vessel)


def _funnel(vessel):
    box((.75, .95, 1.7), (FUNNEL_X, 0, 1.45), clay(BONE, .5), .12, parent=vessel)
    box((.77, .97, .5), (FUNNEL_X, 0, 2.75), clay(SIGNAL, .5), .12, parent=vessel)
    box((.5, .6, .12), (FUNNEL_X, 0, 3.2), clay(INK, .6), .04, parent=vessel)


def _forecastle(vessel):
    box((.3, .9, .18), (8.6, 0, 1.75), clay(STEEL, .6), .03, parent=vessel)
    cylinder(.04, 1.3, (9.0, 0, 2.4), clay(WHITE, .5), parent=vessel)
    for side in (-.35, .35):
        cylinder(.1, .25, (8.9, side, 1.95), clay(STEEL, .6), (1.5708, 0, 0), parent=vessel)
