"""A four-engined freighter with an upper deck and a nose that swings up. Nose towards +X, 17.5 units long."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix
from scipy.interpolate import PchipInterpolator

from materials import clay
from palette import BONE, DEEP, FOG, GLASS, INK, RUBBER, SLATE, STEEL, WHITE
from shapes import beam, box, cylinder, group, lathe, loft, place, point_normals_outwards, wheel

# Station x, radius, height of the centre line.
FUSELAGE = np.array([
    (-9.6, .12, .62), (-9.0, .26, .55), (-8, .5, .42), (-6.6, .8, .25), (-5, 1.03, .08), (-3.6, 1.13, .01),
    (-2, 1.15, 0), (4.2, 1.15, 0), (5.2, 1.13, -.01), (6.1, 1.07, -.04), (6.8, .95, -.09), (7.25, .79, -.15),
    (7.6, .58, -.2), (7.82, .36, -.24), (7.92, .05, -.26)])
# Station x, how far the upper deck stands above the round section.
UPPER_DECK = np.array([(-9.6, 0), (-1.2, 0), (1.6, .34), (3.6, .44), (5.0, .42), (5.8, .27), (6.6, .06), (7.0, 0), (7.92, 0)])
POINTS_A_RING = 64
BELLY_TOP = math.radians(-14)  # the ink paint ends here, below the horizontal
NOSE_CUT, BROW_CUT = 5.6, 6.45  # the visor: everything ahead of the brow, and what lies below it ahead of the cut
VISOR_TOP = math.radians(36)
HINGE = (5.75, 0, .82)
VISOR_OPEN = math.radians(98)
HOLD_FLOOR = -.52

# Where wing and fuselage meet, the skin is filled out: station of the middle, half length, how far it stands out.
FAIRING = (.5, 3.4, .2)
# Markings lie on the skin: stations from and to, degrees above the horizontal from and to.
PANEL = 'D3D5D2'
FRAMES = (-7.3, -5.9, -2.5, .3, 3.1, 4.4)
SEAMS = (46,)
DOORS = ((-5.0, -3.3, 0, 54), (4.62, 4.98, -3, 27), (2.35, 2.62, 47, 68))
WINDOWS = (2.95, 3.3, 3.65, 4.0, 4.35)
LETTERING, LETTERS_FROM, LETTERS_HEIGHT, LETTERS_AT = 'CARGO', -2.3, .62, 12

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


def freighter(at=(0, 0, 0), turned=(0, 0, 0), nose_open=False, gear_down=False, fin_band=None):
    """Build the aircraft and return its group; `fin_band` is the color of a band across its fin, if it has one."""
    plane = group(at, turned)
    _fuselage(plane, nose_open)
    _windscreen(plane)
    _markings(plane)
    for side in (-1, 1):
        _wing(plane, side)
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
        left = 40 + pane * 16.9
        _patch(plane, (6.0, 6.28), (left, left + 15.2), clay(GLASS, .12, .8), .012)


def _markings(plane):
    """What tells the size of an aircraft: the seams of its skin, doors, windows, a line above the ink and its lettering."""
    seam, outline, line, glass = clay(PANEL, .5), clay(SLATE, .5), clay(STEEL, .4), clay(GLASS, .12, .8)
    for mirrored in (False, True):
        side = (lambda low, high: (180 - high, 180 - low)) if mirrored else (lambda low, high: (low, high))
        for x in FRAMES:
            _patch(plane, (x, x + .014), side(-14, 90), seam)
        for angle in SEAMS:
            _patch(plane, (-8, 5.5), side(angle, angle + .7), seam)
        _patch(plane, (-8.4, 7.2), side(-14, -10.5), line, .007)
        for x0, x1, low, high in DOORS:
            for x in (x0, x1):
                _patch(plane, (x, x + .026), side(low, high), outline, .009)
            for angle in (low, high):
                _patch(plane, (x0, x1 + .026), side(angle, angle + 1.3), outline, .009)
        for x in WINDOWS:
            _patch(plane, (x, x + .1), side(52, 58), glass, .009)
        _lettering(plane, mirrored)


def _lettering(plane, mirrored):
    """Letters on one side of the fuselage, bent to the skin; on the mirrored side they read towards the nose."""
    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body, curve.size, curve.space_character, curve.offset = LETTERING, LETTERS_HEIGHT / .7, 1.25, .012
    flat = bpy.data.objects.new('lettering', curve)
    mesh = bpy.data.meshes.new_from_object(flat)
    width = max(vertex.co.x for vertex in mesh.vertices)
    working = bmesh.new()
    working.from_mesh(mesh)
    for cut in range(1, 12):  # so that the letters bend
        parts = working.verts[:] + working.edges[:] + working.faces[:]
        bmesh.ops.bisect_plane(working, geom=parts, plane_co=(0, LETTERS_HEIGHT * cut / 12, 0), plane_no=(0, 1, 0))
    for vertex in working.verts:
        x = LETTERS_FROM + (vertex.co.x if mirrored else width - vertex.co.x)
        angle = math.radians(LETTERS_AT) + vertex.co.y / 1.17
        vertex.co = skin(x, math.pi - angle if mirrored else angle, .009)
    working.to_mesh(mesh)
    working.free()
    place(mesh, clay(DEEP, .45), parent=plane, smooth=False)


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


def _wing(plane, side):
    white = clay(WHITE, .38, coat=.3)
    loft([_aerofoil((2.6, side * .6, -.6), 4.1, .13), _aerofoil((-.9, side * 4.0, -.25), 2.1, .11),
          _aerofoil((-3.9, side * 9.0, .38), .8, .1)], clay(FOG, .42), parent=plane)
    loft([_aerofoil((-3.9, side * 8.98, .38), .78, .1), _aerofoil((-4.35, side * 9.12, 1.05), .36, .1)],
         clay(DEEP, .4), parent=plane)
    loft([_aerofoil((-7.2, side * .3, .55), 2.0, .1), _aerofoil((-9.0, side * 3.5, .95), .8, .1)], white, parent=plane)
    _engine(plane, (1.05, side * 3.0, -1.08), (.2, side * 3.0, -.42), 1.0)
    _engine(plane, (-.95, side * 5.7, -.72), (-1.7, side * 5.7, -.14), .86)


def _engine(plane, at, under_wing, scale):
    along = (0, math.pi / 2, 0)
    profile = [(.3, -1.2), (.46, -.8), (.6, -.1), (.64, .45), (.62, .74), (.56, .82), (.52, .76), (.5, .5), (.48, .3), (0, .3)]
    lathe([(r * scale, z * scale) for r, z in profile], clay(BONE, .4, coat=.3), at, along, plane)
    lathe([(.495 * scale, .42 * scale), (.1 * scale, .5 * scale), (0, .62 * scale)], clay(INK, .5), at, along, plane)
    x, y, z = at
    beam((x - .1 * scale, y, z + .55 * scale), under_wing, .12, .42 * scale, clay(WHITE, .4), .04, plane)


def _fin(plane, band):
    def section(height, swell=1.0):
        share = (height - .75) / 3.35
        chord, thickness = (2.9 - 1.7 * share) * (1 + (swell - 1) / 4), (.1 - .01 * share) * swell
        return _aerofoil((-6.1 - 2.85 * share + .005, 0, height), chord, thickness, upright=True)

    loft([section(.75), section(4.1)], clay(DEEP, .4, coat=.3), parent=plane)
    if band:
        loft([section(3.0, 1.08), section(3.5, 1.08)], clay(band, .45), parent=plane)


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
