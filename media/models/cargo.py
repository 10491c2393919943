"""Small cargo: pallets and their loads, crates, air-freight containers and dollies."""

from materials import clay
from palette import BONE, INK, PALE_WOOD, RUBBER, SIGNAL, SLATE, STEEL, WHITE, WOOD
from shapes import box, cylinder, group, loft, wheel

PALLET_HEIGHT = .14
CARTONS, BALE, DRUMS, SACKS = 'cartons', 'bale', 'drums', 'sacks'
LOADS = (CARTONS, BALE, DRUMS, SACKS)


def pallet(at, load=None, color=BONE, parent=None):
    """A pallet one unit square, with one of LOADS on it or nothing."""
    x, y, z = at
    wood = clay(WOOD, .75)
    for across in (-.45, 0, .45):
        box((1.0, .1, .1), (x, y + across, z), wood, .01, parent=parent)
    for board in range(5):
        box((.15, 1.0, .035), (x - .42 + board * .21, y, z + .1), wood, .006, parent=parent)
    if load:
        _LOADERS[load](x, y, z + PALLET_HEIGHT, color, parent)


def _cartons(x, y, z, color, parent):
    material = clay(color, .7)
    for dx in (-.235, .235):
        for dy in (-.235, .235):
            for layer in range(2):
                box((.455, .455, .4), (x + dx, y + dy, z + layer * .405), material, .015, parent=parent)
    strap = clay(WHITE, .5)
    box((.06, .94, .82), (x - .235, y, z), strap, .005, parent=parent)
    box((.06, .94, .82), (x + .235, y, z), strap, .005, parent=parent)


def _bale(x, y, z, color, parent):
    box((.92, .92, 1.0), (x, y, z), clay(color, .6), .05, parent=parent)


def _drums(x, y, z, color, parent):
    material = clay(color, .4)
    for dx in (-.23, .23):
        for dy in (-.23, .23):
            cylinder(.21, .75, (x + dx, y + dy, z + .375), material, bevel=.03, parent=parent)
            for ring in (.25, .5):
                cylinder(.218, .03, (x + dx, y + dy, z + ring), material, bevel=.01, parent=parent)


def _sacks(x, y, z, color, parent):
    for layer in range(3):
        box((.9, .9, .26), (x, y, z + layer * .28), clay(color, .7), .03, parent=parent)


_LOADERS = {CARTONS: _cartons, BALE: _bale, DRUMS: _drums, SACKS: _sacks}


def crate(at, turned=0.0, size=(5.2, 2.75, 2.1), closed=False, planks=3, parent=None, paint=(PALE_WOOD, WOOD)):
    """A wooden case of planks with battens in two colors; open on top unless `closed`. `at` is the centre of its base."""
    length, width, height = size
    case = group(at, (0, 0, turned), parent)
    (plank, batten), thick = (clay(color, .7) for color in paint), .12
    rise = (height - .06) / planks
    for row in range(planks):
        z = .06 + row * rise
        for side in (-1, 1):
            box((length, thick, rise - .035), (0, side * (width - thick) / 2, z), plank, .02, parent=case)
            box((thick, width - 2 * thick, rise - .035), (side * (length - thick) / 2, 0, z), plank, .02, parent=case)
    for end in (-1, 1):
        for side in (-1, 1):
            box((.26, .07, height), (end * (length / 2 - .3), side * (width / 2 + .02), 0), batten, .015, parent=case)
    box((length - .05, width - .05, .1), (0, 0, .03), batten, .01, parent=case)
    box((length - 2 * thick, width - 2 * thick, .02), (0, 0, .13), clay(INK, .9), 0, parent=case)
    if closed:
        for board in range(4):
            box((length, width / 4 - .03, .1), (0, -width / 2 + width / 8 + board * width / 4, height), plank, .02, parent=case)
        for end in (-1, 1):
            box((.26, width, .07), (end * (length / 2 - .3), 0, height + .1), batten, .015, parent=case)
        box((length - .3, width - .3, .04), (0, 0, height - .06), clay(INK, .9), 0, parent=case)
    return case


def unit_load_device(at, color, parent=None):
    """An air-freight container with one lower corner cut off. `at` is the centre of its base."""
    x, y, z = at
    outline = ((-.72, 0), (.72, 0), (.72, 1.15), (-.3, 1.15), (-.72, .8))
    body = loft([[(x + dx, y + side * .62, z + dz) for dx, dz in outline] for side in (-1, 1)], clay(color, .45),
                smooth=False, parent=parent)
    soft = body.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = .03, 2
    trim = clay(SIGNAL, .6) if color == SIGNAL else clay(STEEL, .5)
    for seam in (-.24, .24):
        box((.03, 1.27, 1.1), (x + seam, y, z + .03), trim, .005, parent=parent)
    box((1.52, 1.3, .06), (x, y, z - .01), clay(STEEL, .45), .015, parent=parent)


def dolly(at, color, parent=None):
    """A towed dolly with an air-freight container on it."""
    x, y, z = at
    box((1.7, 1.45, .1), (x, y, z + .28), clay(SLATE, .6), .03, parent=parent)
    for dx in (-.6, .6):
        for dy in (-.58, .58):
            wheel(.15, .12, (x + dx, y + dy, z + .15), clay(RUBBER, .8), clay(STEEL, .5), parent)
    box((.7, .07, .06), (x + 1.15, y, z + .3), clay(INK, .6), .01, parent=parent)
    unit_load_device((x, y, z + .39), color, parent)
