"""Warehousing: racking in two rows; a forklift brings the one vermilion pallet along the aisle."""

import random

from models.cargo import CARTONS, LOADS, SACKS, pallet
from models.warehouse import forklift, racking
from palette import BONE, DEEP, FOG, SAND, SLATE, STEEL
from studio import camera, still_stage

COLOURS = (SAND, SAND, BONE, FOG, STEEL, SLATE, DEEP, BONE)
EMPTY_SHARE = .12
GAP = (3, 0)  # the bay and level left free for the red pallet


def compose():
    still_stage()
    rng = random.Random(7)
    for y, bays, levels in ((3.0, 5, 4), (-1.9, 3, 2)):
        for bay, level, _, position in racking(-6.3, y, bays, levels):
            load, color = rng.choice(LOADS), rng.choice(COLOURS)
            if rng.random() > EMPTY_SHARE and not (y > 0 and (bay, level) == GAP):
                pallet(position, load, color)
    forklift((4.5, -1.6, 0), 196)
    pallet((-.9, -4.9, 0), CARTONS, BONE)
    pallet((.35, -4.9, 0), SACKS, SAND)
    camera((20.5, -27, 13), (-.25, .2, 2.5), 70)
