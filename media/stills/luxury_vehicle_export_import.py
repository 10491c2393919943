"""Vehicles: a car under a vermilion dust cover in a container whose near side stands open."""

import math

import bmesh

from materials import clay
from models.container import corrugated_wall, frame, prism
from models.covered_car import covered_car
from palette import BONE, SIGNAL, SLATE, STEEL, WOOD
from shapes import box, group, mesh_from, place, rod
from studio import camera, still_stage

# One unit is 1 m here; the container is a high forty-foot one cut down to a twenty-footer's length for the car.
LENGTH, WIDTH, HEIGHT, POST = 6.1, 2.5, 2.75, .13
FLOOR = .17
LEAF_ANGLES = {-1: 24, 1: 48}  # the right pair is folded back, so that it does not hide the car


def open_side_container(colour):
    """A container without its near wall: floor, roof, far wall, ends, and folded leaves at both ends of the opening."""
    def build(working):
        frame(working, LENGTH, WIDTH, HEIGHT, POST)
        prism(working, -LENGTH / 2 + .06, LENGTH / 2 - .06, -WIDTH / 2 + .06, WIDTH / 2 - .06, HEIGHT - .14, HEIGHT - .05)
        prism(working, -LENGTH / 2 + .06, LENGTH / 2 - .06, -WIDTH / 2 + .02, WIDTH / 2 - .06, .05, FLOOR - .02)
        for inset in (.02, .06):
            corrugated_wall(working, LENGTH - 2 * POST, WIDTH / 2 - inset, 1, POST * .5, HEIGHT - POST * .5, 22, .09)
        for side in (-1, 1):
            prism(working, *sorted((side * (LENGTH / 2 - .05), side * (LENGTH / 2 - .09))), -WIDTH / 2 + POST, WIDTH / 2 - POST, .1, HEIGHT - .1)

    place(mesh_from(build, 'container'), clay(colour, .5, .4), smooth=False)
    box((LENGTH - .3, WIDTH - .3, .02), (0, 0, FLOOR - .02), clay(WOOD, .75), 0)
    for board in range(1, 9):
        box((LENGTH - .3, .012, .004), (0, -WIDTH / 2 + board * WIDTH / 9, FLOOR), clay(SLATE, .9), 0)
    for side in (-1, 1):
        _folded_leaves(side, colour)
        for share in (-.6, -.2, .2, .6):
            if side > 0:
                box((.03, .05, HEIGHT - .3), (LENGTH / 2 - .02, share * WIDTH / 2, .15), clay(STEEL, .4), .01)


def _folded_leaves(side, colour):
    """Two door leaves, the outer folded back on the inner, hung on a corner post."""
    leaf = 1.42
    hinge = group((side * (LENGTH / 2 - .04), -WIDTH / 2, 0), (0, 0, math.radians(LEAF_ANGLES[side])))
    for depth in (0, .1):
        box((leaf, .06, HEIGHT - .2), (side * leaf / 2, -depth - .05, .1), clay(colour, .5, .4), .015, parent=hinge)
    for bar in (.35, 1.1):
        rod((side * bar, -.22, .14), (side * bar, -.22, HEIGHT - .14), .022, clay(STEEL, .4), hinge)
        for height in (.5, 1.3, 2.2):
            box((.14, .05, .07), (side * bar, -.2, height), clay(STEEL, .4), .01, parent=hinge)


def compose():
    still_stage(fade=(14, 36))
    open_side_container(BONE)
    covered_car((.0, 0, FLOOR), (0, 0, 0), SIGNAL)
    camera((9.2, -17.6, 7.8), (.25, -.4, 1.05), 62)
