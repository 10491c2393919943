"""A car under a dust cover: cloth is simulated falling over a rough body. Length along X, front towards +X."""

import bmesh
import bpy

from materials import clay
from palette import INK
from shapes import add, box, group, loft, mesh_from, place

# Station x, half width at the sill, height of the waist, height and half width of the roof. One unit is 1 m.
BODY = ((-2.25, .78, .72, .74, .6), (-2.1, .88, .92, .95, .7), (-1.55, .92, .98, 1.04, .72), (-1.0, .93, .98, 1.34, .62),
        (-.5, .93, .97, 1.43, .58), (.2, .93, .96, 1.41, .58), (.75, .93, .95, 1.12, .64), (1.1, .93, .92, .95, .72),
        (1.75, .91, .82, .84, .72), (2.15, .85, .7, .72, .66), (2.28, .7, .58, .6, .55))
CLOTH_LENGTH, CLOTH_WIDTH, CLOTH_CELLS = 6.0, 4.2, (132, 92)
FALL_FRAMES = 60


def covered_car(at, turned, cover_color):
    """Simulate and place the covered car; `at` is the point of the floor under its middle."""
    body = _body()
    ground = add(bpy.data.objects.new('ground', mesh_from(
        lambda w: bmesh.ops.create_grid(w, x_segments=2, y_segments=2, size=6), 'ground')))
    for thing in (body, ground):
        thing.modifiers.new('hit', 'COLLISION')
        thing.collision.thickness_outer, thing.collision.cloth_friction = .02, 12
    mesh = _draped(body)
    for thing in (ground, *body.children, body):
        bpy.data.objects.remove(thing)
    car = group(at, turned)
    place(mesh, clay(cover_color, .7, .2), parent=car)
    return car


def _body():
    """The rough body under the cloth: never seen."""
    sections = []
    for x, sill, waist, roof, roof_half in BODY:
        half = [(sill * .97, .2), (sill, .45), (sill * .97, waist), (roof_half, roof), (roof_half * .5, roof + .03)]
        sections.append([(x, y, z) for y, z in half] + [(x, -y, z) for y, z in reversed(half)])
    body = loft(sections, clay(INK))
    # Mirrors, so that the cover shows them.
    for side in (-1, 1):
        box((.2, .3, .16), (.72, side * 1.02, .9), clay(INK), .04, parent=body)
    return body


def _draped(body):
    """Drop a cloth on the body and return its mesh at rest."""
    def build(working):
        bmesh.ops.create_grid(working, x_segments=CLOTH_CELLS[0], y_segments=CLOTH_CELLS[1], size=.5)
        bmesh.ops.scale(working, vec=(CLOTH_LENGTH, CLOTH_WIDTH, 1), verts=working.verts)
        bmesh.ops.translate(working, vec=(0, 0, 1.52), verts=working.verts)

    cloth = add(bpy.data.objects.new('cover', mesh_from(build, 'cover')))
    settings = cloth.modifiers.new('cloth', 'CLOTH')
    settings.settings.quality, settings.settings.mass = 6, .35
    settings.settings.tension_stiffness = settings.settings.compression_stiffness = 18
    settings.settings.shear_stiffness, settings.settings.bending_stiffness = 6, .8
    settings.settings.air_damping = 2
    settings.collision_settings.use_self_collision = False
    settings.collision_settings.distance_min = .012
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, FALL_FRAMES
    settings.point_cache.frame_end = FALL_FRAMES
    for frame in range(1, FALL_FRAMES + 1):
        scene.frame_set(frame)
    thick = cloth.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .012
    finer = cloth.modifiers.new('finer', 'SUBSURF')
    finer.levels = finer.render_levels = 1
    mesh = bpy.data.meshes.new_from_object(cloth.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(cloth)
    scene.frame_set(1)
    return mesh
