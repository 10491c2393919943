"""Vehicles: a car under a vermilion dust cover in the open end of a forty-foot container, strapped down, nose out."""

import math

from materials import clay
from models.container import corrugated_wall, frame, prism
from models.covered_car import covered_car
from palette import BONE, INK, SIGNAL, SLATE, STEEL, WOOD
from shapes import beam, box, group, mesh_from, place, rod
from studio import camera, still_stage

# One unit is 1 m: an ordinary forty-foot container, its doors at the end that looks at the camera.
LENGTH, WIDTH, HEIGHT, POST = 12.19, 2.44, 2.59, .13
FLOOR = .17
# From closed, in degrees: the right leaf lies back along the wall, the left one stands open.
OPENINGS = {-1: 118, 1: 256}


def open_container(color, parent):
    """Floor, roof, side walls, far end and two open door leaves; the doors look along +X of the parent."""
    def build(working):
        frame(working, LENGTH, WIDTH, HEIGHT, POST)
        prism(working, -LENGTH / 2 + .06, LENGTH / 2 - .06, -WIDTH / 2 + .06, WIDTH / 2 - .06, HEIGHT - .14, HEIGHT - .05)
        prism(working, -LENGTH / 2 + .06, LENGTH / 2 - .06, -WIDTH / 2 + .02, WIDTH / 2 - .06, .05, FLOOR - .02)
        for side in (-1, 1):
            for inset in (.02, .06):
                corrugated_wall(working, LENGTH - 2 * POST, side * (WIDTH / 2 - inset), side, POST * .5, HEIGHT - POST * .5, 44, .05)
        prism(working, -LENGTH / 2 + .05, -LENGTH / 2 + .09, -WIDTH / 2 + POST, WIDTH / 2 - POST, .1, HEIGHT - .1)

    place(mesh_from(build, 'container'), clay(color, .5, .4), parent=parent, smooth=False)
    box((LENGTH - .3, WIDTH - .3, .02), (0, 0, FLOOR - .02), clay(WOOD, .75), 0, parent=parent)
    for board in range(1, 9):
        box((LENGTH - .3, .012, .004), (0, -WIDTH / 2 + board * WIDTH / 9, FLOOR), clay(SLATE, .9), 0, parent=parent)
    for side in (-1, 1):
        _leaf(side, color, parent)


def _leaf(side, color, parent):
    """A door leaf with its lock bars, hung on a corner post."""
    leaf = WIDTH / 2 - .04
    turn = math.radians(-side * 90 + side * OPENINGS[side])
    hinge = group((LENGTH / 2, side * (WIDTH / 2 - .02), 0), (0, 0, turn), parent)
    box((leaf, .07, HEIGHT - .2), (leaf / 2, 0, .1), clay(color, .5, .4), .012, parent=hinge)
    outwards = -side
    for bar in (.3, .9):
        rod((bar, outwards * .07, .14), (bar, outwards * .07, HEIGHT - .14), .022, clay(STEEL, .4), hinge)
        for height in (.5, 1.2, 2.1):
            box((.16, .06, .06), (bar, outwards * .06, height), clay(STEEL, .4), .01, parent=hinge)


def compose():
    still_stage()
    # The doors look at the camera, towards -Y.
    stage = group((0, LENGTH / 2 - 2.6, 0), (0, 0, math.radians(-90)))
    open_container(BONE, stage)
    car_y = .3
    # The cover is narrower than the floor: 17 cm of air are left on each side.
    covered_car((0, car_y, FLOOR), (0, 0, math.radians(-90)), SIGNAL).scale = (.95, .8, .95)
    for side in (-1, 1):
        for y in (car_y - 1.75, car_y + 1.3):
            beam((side * .93, y, FLOOR + .34), (side * 1.14, y - .5, FLOOR + .02), .05, .02, clay(INK, .8))
    camera((4.6, -15.6, 3.9), (.75, -.6, 1.1), 66)
