"""The stages of the journey film: one red case at one place in the picture, and the world around it.

blender -b --factory-startup -P films/journey_stages.py -- to=FOLDER [only=3] [width=1280] [samples=12]

One unit is 2.44 m. The case stands at the origin in every stage, and the camera never moves. Stages that the
folder holds are kept.
"""

import math
import os
import random
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy

from materials import clay
from models.cargo import CARTONS, SACKS, crate, pallet
from models.container import container
from models.crane import yard_crane
from models.ship import HOUSE_X, house
from models.trailer import tractor
from models.warehouse import racking
from palette import BONE, CARGO_COLOURS, DEEP, FOG, GLASS, INK, RUBBER, SAND, SIGNAL, SLATE, STEEL, WHITE, WOOD
from shapes import beam, box, cylinder, group, rod, wheel
from studio import STILL_EXPOSURE, camera, command_line, new_scene, render_cutout, render_settings, still_stage

CAMERA = dict(at=(11.6, -12.9, 8.3), looking_at=(.15, .1, .75), lens=60)
CASE, CASE_SCALE = (5.2, 2.6, 2.35), .37
BATTEN = 'C9431F'
SKID = .06
CASE_TOP = SKID + (CASE[2] + .17) * CASE_SCALE
TWENTY_FOOT = 2.48
RACK_BASE, RACK_END = .2, .86


def red_case(closed=True):
    """The case on its skids: 4.7 by 2.4 by 2.4 m."""
    for side in (-.36, .36):
        box((1.8, .12, SKID), (0, side, 0), clay(INK, .7), .01)
    case = crate((0, 0, SKID), 0, CASE, closed, paint=(SIGNAL, BATTEN))
    case.scale = (CASE_SCALE,) * 3
    box((.3, .006, .2), (.42, -CASE[1] / 2 * CASE_SCALE - .004, .48), clay(WHITE, .7), 0)
    for line in range(3):
        box((.2, .008, .014), (.4, -CASE[1] / 2 * CASE_SCALE - .005, .52 + line * .05), clay(INK, .8), 0)


def shrink(parts_before, scale, at=(0, 0, 0), turned=0.0):
    """Scale, turn and move what has been built since `parts_before` was taken; models have units of their own."""
    holder = group(at, (0, 0, turned))
    for thing in set(bpy.context.scene.objects) - parts_before - {holder}:
        if not thing.parent:
            thing.parent = holder
    holder.scale = (scale,) * 3


def parts():
    """What the scene holds by now."""
    return set(bpy.context.scene.objects)


def wall(y, ground, color, door_from, door_to, door_height, height=4.6, left=-6.2, right=4.6):
    """A wall of cladding with an open roller door between two places on X."""
    paint, dark = clay(color, .7), clay(INK, .9)
    for x0, x1, low, high in ((left, door_from, 0, height), (door_to, right, 0, height), (door_from, door_to, door_height, height)):
        box((x1 - x0, .16, high - low), ((x0 + x1) / 2, y, ground + low), paint, .01)
        for rib in range(int((x1 - x0) / .22)):
            box((.035, .03, high - low), (x0 + .11 + rib * .22, y - .085, ground + low), paint, .006)
    for x in (door_from, door_to):
        box((.14, .26, door_height + .1), (x, y - .04, ground), clay(DEEP, .5), .02)
    box((door_to - door_from + .3, .34, .34), ((door_from + door_to) / 2, y - .06, ground + door_height), clay(DEEP, .5), .03)
    box((door_to - door_from, .05, .5), ((door_from + door_to) / 2, y + .02, ground + door_height - .45), clay(STEEL, .5), .01)
    # What is behind the door lies in the dark.
    box((door_to - door_from + 1.4, .05, door_height + .2), ((door_from + door_to) / 2, y + 2.2, ground), dark, 0)
    for x in (door_from - .7, door_to + .7):
        box((.05, 2.2, door_height + .2), (x, y + 1.1, ground), dark, 0)
    box((door_to - door_from + 1.4, 2.2, .05), ((door_from + door_to) / 2, y + 1.1, ground + door_height + .15), dark, 0)


def bollard(x, y, ground):
    cylinder(.06, .42, (x, y, ground + .21), clay(SAND, .5), bevel=.02)
    cylinder(.062, .06, (x, y, ground + .3), clay(INK, .6))


def at_the_door():
    """The shipper's door, with the case before it."""
    still_stage()
    wall(1.9, 0, FOG, -2.1, 1.3, 2.1)
    box((3.8, .9, .06), (-.4, 1.45, 2.75), clay(SLATE, .5), .02)
    for x in (-2.35, 1.55):
        bollard(x, 1.45, 0)
    box((.16, .1, .12), (1.95, 1.76, 2.3), clay(DEEP, .5), .02)
    before = parts()
    pallet((-2.6, 0, 0), CARTONS, BONE)
    pallet((-3.9, .1, 0), SACKS, SAND)
    shrink(before, .5, (-1.6, .75, 0), .06)


def on_the_truck():
    """A flatbed with its tractor; two straps hold the case."""
    ground = -.56
    still_stage(ground)
    box((5.4, 1.02, .1), (-.9, 0, -.1), clay(WOOD, .75), .01)
    for board in range(1, 6):
        box((5.4, .012, .006), (-.9, -.51 + board * .17, -.005), clay(SLATE, .9), 0)
    box((5.46, 1.06, .09), (-.9, 0, -.19), clay(DEEP, .5), .02)
    for side in (-.28, .28):
        box((5.2, .09, .14), (-.9, side, -.3), clay(INK, .6), .01)
    for axle in (-3.05, -2.52, -1.99):
        for side in (-.42, .42):
            wheel(.2, .17, (axle, side, ground + .2), clay(RUBBER, .8), clay(STEEL, .45))
    for side in (-.36, .36):
        box((.08, .08, .3), (.55, side, ground + .04), clay(STEEL, .5), .01)
    box((.06, 1.02, .62), (1.78, 0, 0), clay(DEEP, .5), .02)
    before = parts()
    tractor(0, ballast=False)
    shrink(before, .62, (1.05, 0, ground))
    for x in (-.5, .5):
        for side in (-1, 1):
            beam((x, side * .51, -.06), (x, side * .49, CASE_TOP + .01), .05, .012, clay(INK, .7), .002)
        beam((x, -.5, CASE_TOP + .012), (x, .5, CASE_TOP + .012), .05, .012, clay(INK, .7), .002)


def on_the_scale():
    """A platform scale in the warehouse, racking behind it."""
    ground = -.07
    still_stage(ground)
    box((2.5, 1.5, .06), (0, 0, -.06), clay(STEEL, .45, .5), .015)
    box((2.62, 1.62, .03), (0, 0, ground), clay(DEEP, .5), .01)
    for side in (-1, 1):
        for strip in range(7):
            box((.16, .1, .004), (-1.08 + strip * .36, side * .69, 0), clay(SAND if strip % 2 else INK, .6), 0)
    box((.22, .16, .05), (1.62, -.45, ground), clay(DEEP, .5), .01)
    rod((1.62, -.45, ground), (1.62, -.45, 1.0), .03, clay(DEEP, .5))
    box((.34, .1, .24), (1.62, -.47, .98), clay(DEEP, .5), .02)
    box((.27, .02, .13), (1.62, -.53, 1.03), clay(FOG, .3), .004)
    rng, before = random.Random(9), parts()
    for _, _, _, position in racking(-7.6, 0, 6, 3):
        if rng.random() > .14:
            pallet(position, rng.choice((CARTONS, SACKS)), rng.choice((SAND, BONE, FOG, STEEL, SLATE)))
    shrink(before, .5, (-.4, 2.3, ground))


def flat_rack(lashed=True):
    """A twenty-foot flat rack: a floor between two end walls, for what fits into no container. The case stands on it."""
    steel, x = clay(DEEP, .5), TWENTY_FOOT / 2
    box((TWENTY_FOOT - .1, .94, .03), (0, 0, -.03), clay(WOOD, .75), .005)
    for side in (-1, 1):
        box((TWENTY_FOOT, .06, .16), (0, side * .47, -.18), steel, .01)
        for lug in range(7):
            box((.06, .03, .05), (-1.02 + lug * .34, side * .505, -.12), clay(STEEL, .5), .006)
    for cross in range(9):
        box((.06, .9, .12), (-1.1 + cross * .275, 0, -.16), steel, .005)
    for end in (-1, 1):
        for side in (-1, 1):
            box((.08, .08, RACK_END + RACK_BASE), (end * (x - .04), side * .46, -RACK_BASE), steel, .008)
            for height in (-RACK_BASE, RACK_END - .05):
                box((.1, .1, .06), (end * (x - .04), side * .455, height), clay(STEEL, .45), .008)
        box((.05, .84, RACK_END - .1), (end * (x - .05), 0, 0), steel, .008)
        for rib in range(6):
            box((.03, .05, RACK_END - .1), (end * (x - .016), -.35 + rib * .14, 0), steel, .006)
        box((.08, .92, .08), (end * (x - .04), 0, RACK_END - .08), steel, .008)
    if lashed:
        for end in (-1, 1):
            for side in (-1, 1):
                rod((end * .86, side * .46, CASE_TOP - .06), (end * .34, side * .5, -.08), .014, clay(INK, .4))
                rod((end * .5, side * .46, CASE_TOP - .06), (end * 1.02, side * .5, -.08), .014, clay(INK, .4))


def stack(x, y, base, colors, length=5.0):
    """Containers one on another."""
    for tier, color in enumerate(colors):
        container((x, y, base + tier * 1.07), color, length=length, ribs=22 if length > 3 else 11)


def on_the_flat_rack():
    """Lashed down at the container freight station."""
    ground = -RACK_BASE
    still_stage(ground)
    flat_rack()
    stack(-3.9, 2.6, ground, (SLATE, BONE, STEEL))
    stack(1.35, 2.6, ground, (FOG, DEEP))
    stack(-2.4, 3.75, ground, (SAND, FOG, DEEP))
    stack(2.9, 3.75, ground, (BONE, STEEL, SAND))
    for x, y in ((-2.2, -.2), (-2.2, .2)):
        box((.5, .12, .1), (x, y, ground), clay(WOOD, .75), .01)
    rod((-1.95, -.75, ground + .02), (-2.6, -.75, ground + .02), .02, clay(STEEL, .4))


def under_the_crane():
    """The flat rack hangs from the crane's spreader, above the stacks."""
    ground = -2.5
    still_stage(ground)
    flat_rack()
    before = parts()
    yard_crane(hook=(0, 0, RACK_END - ground + .04), reach=TWENTY_FOOT - .08)
    shrink(before, 1, (0, 0, ground))
    rng = random.Random(4)
    for y, tiers in ((-1.9, 1), (1.5, 2), (2.65, 3), (3.8, 2)):
        for x in (-5.2, .1, 5.4):
            if not (y < 0 and x > 5):
                stack(x, y, ground, rng.sample(CARGO_COLOURS, tiers))


def on_deck():
    """On top of the stacks, before the ship's house."""
    still_stage(-9)
    flat_rack()
    rng = random.Random(12)
    top = -RACK_BASE
    stack(0, 0, top - 1.07, (SLATE,), TWENTY_FOOT)
    for y, up in ((-2.1, -1), (-1.05, -1), (1.05, 0), (2.1, 1), (3.15, 1), (4.2, 1)):
        colors = rng.sample(CARGO_COLOURS, 3)
        stack(-1.26 if y else 0, y, top + (up - 3) * 1.07 + .0, colors)
    for bay in (-6.6, 4.0):
        for y, up in ((-2.1, -1), (-1.05, -1), (0, -1), (1.05, 0), (2.1, 0), (3.15, 1), (4.2, 1)):
            if bay < 0 or y > 1:
                stack(bay, y, top + (up - 3) * 1.07, rng.sample(CARGO_COLOURS, 3))
    before = parts()
    house(None)
    shrink(before, 4.1, (-HOUSE_X * 4.1 - 11.5, 2.2, -11.5))


def at_the_buyer():
    """The buyer's hall: the lid is off and leans on the case, the machine is in sight."""
    still_stage()
    paint, glass = clay(BONE, .7), clay(GLASS, .2, .6)
    box((10.8, .16, .9), (-.8, 2.1, 0), paint, .01)
    box((10.8, .12, 2.5), (-.8, 2.1, .9), glass, 0)
    box((10.8, .16, .8), (-.8, 2.1, 3.4), paint, .01)
    for post in range(13):
        box((.07 if post % 3 else .16, .2, 2.5), (-6.2 + post * .9, 2.08, .9), clay(DEEP, .5), .01)
    for row in (1.55, 2.25, 2.9):
        box((10.8, .17, .05), (-.8, 2.08, row), clay(DEEP, .5), .005)
    machine((0, 0, SKID + .06))
    for x in (-3.3, 2.6):
        machine((x, 1.05, 0), 1.15)
        box((2.0, .9, .08), (x, 1.05, 0), clay(SLATE, .6), .02)
    lid = group((-.1, -.62, .03), (math.radians(68), 0, 0))
    for board in range(4):
        box((1.92, .22, .04), (0, .13 + board * .235, 0), clay(SIGNAL, .7), .008, parent=lid)
    for end in (-1, 1):
        box((.1, .96, .03), (end * .8, .48, .04), clay(BATTEN, .72), .006, parent=lid)


def machine(at, scale=1.0):
    """A pump set: motor, coupling and volute casing on one bed."""
    whole = group(at)
    whole.scale = (scale,) * 3
    steel, pale, ink = clay(STEEL, .4, .5), clay(FOG, .45), clay(INK, .5)
    along = (0, math.pi / 2, 0)
    box((1.6, .6, .14), (0, 0, .02), ink, .02, parent=whole)
    cylinder(.28, .66, (-.36, 0, .52), pale, along, bevel=.03, parent=whole)
    for fin in range(10):
        cylinder(.305, .018, (-.62 + fin * .058, 0, .52), pale, along, parent=whole)
    box((.2, .24, .2), (-.36, 0, .74), ink, .02, parent=whole)
    cylinder(.08, .3, (.08, 0, .52), steel, along, parent=whole)
    cylinder(.36, .24, (.42, 0, .54), steel, along, bevel=.05, parent=whole)
    cylinder(.17, .5, (.42, .12, .86), steel, bevel=.02, parent=whole)
    cylinder(.23, .05, (.42, .12, 1.1), steel, parent=whole)
    cylinder(.18, .3, (.64, 0, .54), steel, along, bevel=.02, parent=whole)
    cylinder(.24, .05, (.78, 0, .54), steel, along, parent=whole)


STAGES = (at_the_door, on_the_truck, on_the_scale, on_the_flat_rack, under_the_crane, on_deck, at_the_buyer)


def main():
    _, options = command_line()
    width = int(options.get('width', 1280))
    os.makedirs(options['to'], exist_ok=True)
    for number, compose in enumerate(STAGES):
        path = os.path.join(options['to'], f'{number}.png')
        if int(options.get('only', number)) != number or os.path.exists(path):
            continue
        started = time.time()
        new_scene()
        render_settings(width, width * 9 // 16, int(options.get('samples', 12)), STILL_EXPOSURE, noise_threshold=.03, bounces=3)
        compose()
        red_case(closed=compose is not at_the_buyer)
        camera(**CAMERA)
        render_cutout(path, radius=2)
        print(f'stage {number}: {time.time() - started:.0f} s', flush=True)


main()
