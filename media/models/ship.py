"""A feeder container ship, 20 units long (one unit is 10 m), bow towards +X, waterline at z=0."""

import random

import numpy as np

from materials import clay, glow
from models.container import container
from palette import BONE, CARGO_COLOURS, FOG, GLASS, INK, LAMPLIGHT, SIGNAL, SLATE, STEEL, WHITE
from shapes import box, cylinder, group, loft

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


def ship(parent=None, seed=3, signal_share=.07):
    """Build the ship and return its group. `signal_share` of the containers are vermilion."""
    vessel = group(parent=parent)
    frames = _frames()
    _shell(vessel, frames, KEEL, BOOT_TOP, clay(SIGNAL, .55))
    _shell(vessel, frames, BOOT_TOP, None, clay(HULL_BLUE, .45, .4))
    _bulwark(vessel, frames)
    box((14.2, 2.7, .16), (.6, 0, 1.44), clay(SLATE, .7), .02, parent=vessel)
    _cargo(vessel, random.Random(seed), signal_share)
    _house(vessel)
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
    colour = lambda: SIGNAL if rng.random() < signal_share else rng.choice(CARGO_COLOURS)
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
                        container((x + end * .31, y, z), colour(), length=.606, **size)
                else:
                    container((x, y, z), colour(), length=BOX_LENGTH, **size)
        for side in (-1.42, 1.42):
            box((.06, .06, 1.15), (x - BAY_PITCH / 2, side, 1.45), clay(STEEL, .6), .005, parent=vessel)


def _house(vessel):
    white, dark, lit = clay(WHITE, .5), clay(GLASS, .15, .6), glow(LAMPLIGHT, 2.2)
    x = HOUSE_X
    for deck in range(6):
        beam, z = 2.55 if deck < 4 else 2.2, 1.45 + deck * .4
        box((1.15 - .03 * deck, beam, .38), (x, 0, z), white, .03, parent=vessel)
        box((1.2 - .03 * deck, beam + .08, .035), (x, 0, z + .372), clay(FOG, .6), .005, parent=vessel)
        box((.012, beam - .33, .12), (x + .577 - .015 * deck, 0, z + .17), dark, .002, parent=vessel)
        if deck in (2, 4):
            box((.014, .5, .1), (x + .578 - .015 * deck, .4 - .25 * deck, z + .18), lit, .002, parent=vessel)
    box((.95, 3.15, .36), (x + .05, 0, 3.85), white, .04, parent=vessel)
    box((.02, 2.9, .14), (x + .53, 0, 3.97), lit, .002, parent=vessel)
    for side in (-1, 1):
        box((.7, .02, .13), (x + .08, side * 1.576, 3.97), lit, .002, parent=vessel)
        for deck in range(4):
            box((.95, .012, .11), (x - .02, side * 1.277, 1.62 + deck * .4), dark, .002, parent=vessel)
        box((.3, .014, .1), (x - .1, side * 1.278, 2.43), lit, .002, parent=vessel)
        box((.85, .22, .24), (x - .05, side * 1.5, 2.35), clay(SIGNAL, .5), .09, parent=vessel)  # lifeboat
    cylinder(.03, 1.0, (x, 0, 4.7), white, parent=vessel)
    for beam, z in ((.7, 4.95), (.4, 4.6)):
        box((.05, beam, .04), (x, 0, z), white, .01, parent=vessel)


def _funnel(vessel):
    box((.75, .95, 1.7), (FUNNEL_X, 0, 1.45), clay(BONE, .5), .12, parent=vessel)
    box((.77, .97, .5), (FUNNEL_X, 0, 2.75), clay(SIGNAL, .5), .12, parent=vessel)
    box((.5, .6, .12), (FUNNEL_X, 0, 3.2), clay(INK, .6), .04, parent=vessel)


def _forecastle(vessel):
    box((.3, .9, .18), (8.6, 0, 1.75), clay(STEEL, .6), .03, parent=vessel)
    cylinder(.04, 1.3, (9.0, 0, 2.4), clay(WHITE, .5), parent=vessel)
    for side in (-.35, .35):
        cylinder(.1, .25, (8.9, side, 1.95), clay(STEEL, .6), (1.5708, 0, 0), parent=vessel)
