"""A four-engined freighter with an upper deck and a nose that swings up. Nose towards +X, 17.5 units long."""

import math

import bpy
import numpy as np
from mathutils import Matrix
from scipy.interpolate import PchipInterpolator

from materials import clay
from palette import BONE, DEEP, FOG, GLASS, INK, RUBBER, SLATE, STEEL, WHITE
from shapes import beam, box, cylinder, group, lathe, loft, place, point_normals_outwards, wheel

# A 747-400F: 68.6 m of fuselage are 17.5 units. Station x, radius, height of the center line.
FUSELAGE = np.array([
    (-9.6, .07, .52), (-9.0, .17, .47), (-8, .36, .35), (-6.6, .58, .2), (-5, .75, .07), (-3.6, .82, .01),
    (-2, .83, 0), (4.4, .83, 0), (5.4, .815, -.01), (6.1, .785, -.02), (6.65, .73, -.04), (7.1, .645, -.065),
    (7.45, .53, -.09), (7.7, .4, -.11), (7.86, .24, -.125), (7.92, .05, -.13)])
# Station x, how far the upper deck stands above the round section.
UPPER_DECK = np.array([(-9.6, 0), (.2, 0), (1.2, .05), (2.2, .22), (3.2, .36), (4.2, .4), (5.2, .4), (5.9, .38), (6.4, .3), (6.9, .17),
                       (7.4, .06), (7.92, 0)])
POINTS_A_RING = 64
BELLY_TOP = math.radians(-14)  # the ink paint ends here, below the horizontal
NOSE_CUT, BROW_CUT = 5.6, 6.6  # the visor: everything ahead of the brow, and what lies below it ahead of the cut
VISOR_TOP = math.radians(36)
HINGE = (5.75, 0, .6)
VISOR_OPEN = math.radians(98)
HOLD_FLOOR = -.38

# Where wing and fuselage meet, the skin is filled out: station of the middle, half length, how far it stands out.
FAIRING = (.5, 3.4, .16)
# Markings lie on the skin: stations from and to, degrees above the horizontal from and to.
PANEL = 'D3D5D2'
FRAMES = (-7.3, -5.9, -2.5, .3, 3.1, 4.4)
SEAMS = (46,)
# The large door of the main deck is on the left alone; on the right are the two of the lower decks.
DOORS = {'left': ((-5.0, -4.1, 2, 50), (4.75, 5.0, -4, 30)), 'right': ((-4.6, -3.9, -46, -17), (3.1, 3.8, -46, -17), (4.75, 5.0, -4, 30))}
WINDOWS = (2.9, 3.2, 3.5, 3.8, 4.1)
FAN_BLADES = 12

_radius = PchipInterpolator(FUSELAGE[:, 0], FUSELAGE[:, 1])
_centre = PchipInterpolator(FUSELAGE[:, 0], FUSELAGE[:, 2])
_upper_deck = PchipInterpolator(UPPER_DECK[:, 0], UPPER_DECK[:, 1])


def skin(x, angle, lift=0.0):
    """The point of the hull at a station and an angle about the axis (0 is +Y, 90° is up), lifted off the paint."""
    radius = float(_radius(x)) + lift
    middle, half, stands_out = FAIRING
    if abs(x - middle) < half:
        below = max(0, math.cos(abs(angle if math.cos(angle) > 0 else math.pi - angle) - math.radians(38))) if math.sin(angle) < 0 else 0
        radius += stands_out * math.cos((x - middle) / half * math.pi / 2) ** 2 * below ** 6
    height = float(_centre(x)) + radius * 1.04 * math.sin(angle)
    height += float(_upper_deck(x)) * max(0, math.sin(angle)) ** 1.6
    return x, radius * math.cos(angle), height


def freighter(at=(0, 0, 0), turned=(0, 0, 0), nose_open=False, gear_down=False, fin_band=None, fans_turned=0.0):
    """Build the aircraft and return its group; `fin_band` is the color of a band across its fin, if it has one."""
    plane = group(at, turned)
    _fuselage(plane, nose_open)
    _windscreen(plane)
    _markings(plane)
    for side in (-1, 1):
        _wing(plane, side, fans_turned)
    _fin(plane, fin_band)
    if nose_open:
        _hold(plane)
    if gear_down:
        _landing_gear(plane)
    return plane


def _fuselage(plane, nose_open):
    stations = sorted({*np.linspace(-9.6, 4, 44).round(3), *np.linspace(4.1, 7.92, 48).round(3), NOSE_CUT, BROW_CUT})
    half_step = math.pi / POINTS_A_RING
    angles = [2 * math.pi * i / POINTS_A_RING for i in range(POINTS_A_RING)]
    vertices = [skin(x, a) for x in stations for a in angles]
    parts = {'body': [], 'visor': []}
    for ring, x in enumerate(stations[:-1]):
        for i, angle in enumerate(angles):
            here, beside = ring * POINTS_A_RING + i, ring * POINTS_A_RING + (i + 1) % POINTS_A_RING
            height = math.sin(angle + half_step)
            in_visor = x >= BROW_CUT or (x >= NOSE_CUT and height < math.sin(VISOR_TOP))
            face = (here, beside, beside + POINTS_A_RING, here + POINTS_A_RING)
            parts['visor' if in_visor and nose_open else 'body'].append((face, height < math.sin(BELLY_TOP)))
    for name, faces in parts.items():
        if faces:
            _shell(plane, name, vertices, faces, hollow=nose_open)


def _shell(plane, name, vertices, faces, hollow):
    """One piece of the hull: white above, ink below and, where one can look in, ink inside."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], [face for face, _ in faces])
    for material in (clay(WHITE, .38, coat=.3), clay(INK, .4, coat=.3), clay(DEEP, .6)):
        mesh.materials.append(material)
    for polygon, (_, is_belly) in zip(mesh.polygons, faces):
        polygon.material_index = int(is_belly)
    point_normals_outwards(mesh)
    is_open_visor = name == 'visor'
    pivot = HINGE if is_open_visor else (0, 0, 0)
    mesh.transform(Matrix.Translation([-c for c in pivot]))
    piece = place(mesh, None, pivot, (0, -VISOR_OPEN, 0) if is_open_visor else (0, 0, 0), plane)
    if hollow:
        wall = piece.modifiers.new('wall', 'SOLIDIFY')
        wall.thickness, wall.offset, wall.material_offset, wall.material_offset_rim = .07, -1, 2, 0


def _patch(plane, stations, degrees, material, lift=.006):
    """Paint on the skin between two stations and two angles above the horizontal on the +Y side (180 less them on the other)."""
    (x0, x1), (a0, a1) = stations, map(math.radians, degrees)
    along, around = max(1, round(abs(x1 - x0) / .15)), max(1, round(abs(a1 - a0) / math.radians(3)))
    vertices = [skin(x0 + (x1 - x0) * i / along, a0 + (a1 - a0) * j / around, lift)
                for i in range(along + 1) for j in range(around + 1)]
    faces = [(here, here + 1, here + around + 2, here + around + 1)
             for i in range(along) for j in range(around) for here in [i * (around + 1) + j]]
    mesh = bpy.data.meshes.new('patch')
    mesh.from_pydata(vertices, [], faces)
    place(mesh, material, parent=plane)


def _windscreen(plane):
    """Six panes laid on the skin at the front of the upper deck."""
    for pane in range(6):
        left = 46 + pane * 14.8
        _patch(plane, (6.28, 6.48), (left, left + 13), clay(GLASS, .12, .8), .012)


def _markings(plane):
    """What tells the size of an aircraft: the seams of its skin, doors, windows and a line above the ink."""
    seam, outline, line, glass = clay(PANEL, .5), clay(SLATE, .5), clay(STEEL, .4), clay(GLASS, .12, .8)
    for mirrored in (False, True):
        side = (lambda low, high: (180 - high, 180 - low)) if mirrored else (lambda low, high: (low, high))
        for x in FRAMES:
            _patch(plane, (x, x + .014), side(-14, 90), seam)
        for angle in SEAMS:
            _patch(plane, (-8, 5.5), side(angle, angle + .7), seam)
        _patch(plane, (-8.4, 7.2), side(-14, -10.5), line, .007)
        for x0, x1, low, high in DOORS['right' if mirrored else 'left']:
            for x in (x0, x1):
                _patch(plane, (x, x + .026), side(low, high), outline, .009)
            for angle in (low, high):
                _patch(plane, (x0, x1 + .026), side(angle, angle + 1.3), outline, .009)
        for x in WINDOWS:
            _patch(plane, (x, x + .07), side(54, 60), glass, .009)


def _aerofoil(leading_edge, chord, thickness, upright=False):
    """A closed symmetrical section (NACA four-digit thickness), flat in Y, or in Z for a fin."""
    x0, y0, z0 = leading_edge
    count = 18
    fractions = [.5 - .5 * math.cos(math.pi * i / count) for i in range(count + 1)]
    half = [5 * thickness * chord * (.2969 * f ** .5 - .126 * f - .3516 * f ** 2 + .2843 * f ** 3 - .1036 * f ** 4)
            for f in fractions]
    outline = [(f, h) for f, h in zip(fractions, half)] + [(f, -h * .7) for f, h in list(zip(fractions, half))[-2:0:-1]]
    if upright:
        return [(x0 - f * chord, y0 + h, z0) for f, h in outline]
    return [(x0 - f * chord, y0, z0 + h) for f, h in outline]


def _wing(plane, side, fans_turned):
    white = clay(WHITE, .38, coat=.3)
    # Leading edge, chord and thickness at the root, the bend and the tip, which the air bends upwards.
    sections = (((2.6, side * .5, -.46), 4.0, .13), ((-.1, side * 3.6, -.2), 2.15, .11), ((-4.05, side * 8.15, .62), .95, .1))
    loft([_aerofoil(*section) for section in sections], clay(FOG, .42), parent=plane)
    loft([_aerofoil((-4.05, side * 8.14, .62), .93, .1), _aerofoil((-4.6, side * 8.3, 1.16), .42, .1)],
         clay(DEEP, .4), parent=plane)
    loft([_aerofoil((-7.3, side * .2, .42), 1.95, .1), _aerofoil((-9.15, side * 2.85, .72), .6, .1)], white, parent=plane)
    for x, y, z in ((-1.5, 2.2, -.4), (-1.9, 3.5, -.28), (-2.7, 4.9, -.06), (-3.3, 6.1, .16)):
        _flap_track(plane, (x, side * y, z))
    _engine(plane, (1.0, side * 3.0, -.84), (.36, side * 3.0, -.27), fans_turned)
    _engine(plane, (-1.0, side * 5.3, -.5), (-1.64, side * 5.3, .08), fans_turned)


def _flap_track(plane, at):
    """The pod below the trailing edge in which a flap runs."""
    lathe([(0, -.62), (.035, -.5), (.062, -.15), (.068, .15), (.045, .45), (0, .6)], clay(FOG, .42), at, (0, math.pi / 2, 0), plane)


def _engine(plane, at, under_wing, fan_turned):
    along = (0, math.pi / 2, 0)
    polished = clay(STEEL, .18, .8)
    cowl = [(.25, -.5), (.3, -.3), (.345, .02), (.355, .28), (.345, .48)]
    lip = [(.345, .48), (.325, .57), (.305, .6), (.285, .58), (.27, .5), (.265, .3)]
    lathe([*cowl, *lip, (0, .3)], clay(BONE, .4, coat=.3), at, along, plane)
    # Its ends close as discs, which lie behind the fan.
    lathe([(.347, .31), *((r + .002, z + .002) for r, z in lip[:-1]), (.267, .31)], polished, at, along, plane)
    lathe([(.25, -.5), (.2, -.5), (.19, -.66), (.13, -.9), (.1, -.9), (.07, -1.0), (0, -1.16)], clay(SLATE, .3, .6), at, along, plane)
    lathe([(.262, .345), (0, .345)], clay(RUBBER, .9, .1), at, along, plane)
    lathe([(.08, .36), (.075, .42), (.05, .5), (0, .55)], clay(FOG, .35), at, along, plane)
    for blade in range(FAN_BLADES):
        _fan_blade(plane, at, fan_turned + 2 * math.pi * blade / FAN_BLADES)
    x, y, z = at
    lead_x, _, wing_z = under_wing
    loft([_aerofoil((x + .4, y, z + .26), 1.3, .09, upright=True), _aerofoil((lead_x, y, wing_z), 1.15, .1, upright=True)],
         clay(WHITE, .4), parent=plane)


def _fan_blade(plane, at, angle):
    """One blade of a fan, pitched to the air; its front edge shows lighter than the dark behind it."""
    x, y, z = at
    half = math.pi / FAN_BLADES * .55
    edges = ((angle - half, .37), (angle + half * .5, .43))
    vertices = [(x + depth, y + r * math.cos(turn), z + r * math.sin(turn)) for r in (.075, .258) for turn, depth in edges]
    mesh = bpy.data.meshes.new('blade')
    mesh.from_pydata(vertices, [], [(0, 1, 3, 2)])
    place(mesh, clay(DEEP, .3, .7), parent=plane, smooth=False)


def _fin(plane, band):
    base, top = .5, 3.25

    def section(height, swell=1.0):
        share = (height - base) / (top - base)
        chord, thickness = (2.95 - 1.85 * share) * (1 + (swell - 1) / 4), (.1 - .01 * share) * swell
        return _aerofoil((-6.25 - 2.5 * share + .005, 0, height), chord, thickness, upright=True)

    loft([section(base), section(top)], clay(DEEP, .4, coat=.3), parent=plane)
    if band:
        loft([section(2.3, 1.08), section(2.72, 1.08)], clay(band, .45), parent=plane)


def _hold(plane):
    """A floor inside the open nose, and the ring of the hold that the visor has left."""
    box((6.0, 1.8, .08), (NOSE_CUT - 3.0, 0, HOLD_FLOOR - .08), clay(STEEL, .5), .01, parent=plane)
    for side in (-1, 1):
        box((5.9, .05, .05), (NOSE_CUT - 3.0, side * .45, HOLD_FLOOR), clay(SLATE, .4), .01, parent=plane)


def _landing_gear(plane):
    rubber, hub = clay(RUBBER, .8), clay(STEEL, .4)
    floor = -2.15
    for x, y in ((4.3, 0), (.4, .95), (.4, -.95), (-1.2, 1.1), (-1.2, -1.1)):
        beam((x, y, floor + .3), (x, y, -.8), .13, .13, hub, parent=plane)
        for fore in (0,) if y == 0 else (-.3, .3):
            for side in (-.14, .14):
                wheel(.27, .17, (x + fore, y + side, floor + .27), rubber, hub, plane)
