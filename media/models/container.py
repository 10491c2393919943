"""An ISO container with real corrugation, frame and lock bars. Long axis X, `at` is the centre of its base."""

import bmesh
import bpy

from materials import clay
from shapes import add

LENGTH, WIDTH, HEIGHT = 5.0, 1.0, 1.06  # forty feet, when one unit is 2.44 m
RIBS = 22
RIB_DEPTH, FRAME = .042, .054  # shares of the height


def container(at, color, length=LENGTH, width=WIDTH, height=HEIGHT, ribs=RIBS, turned=(0, 0, 0), parent=None):
    """Place a closed container. With ribs=0 it is a plain box, for ships far away: ribs would shimmer."""
    name = f'container {color} {length} {width} {height} {ribs}'
    mesh = bpy.data.meshes.get(name) or _mesh(name, color, length, width, height, ribs)
    thing = bpy.data.objects.new('container', mesh)
    thing.location, thing.rotation_euler = at, turned
    return add(thing, parent)


def prism(working, x0, x1, y0, y1, z0, z1):
    """Add an axis-aligned box between two corners to a bmesh."""
    corners = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
    v = [working.verts.new(corner) for corner in corners]
    for face in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
        working.faces.new([v[i] for i in face])


def corrugated_wall(working, length, y, outwards, bottom, top, ribs, depth):
    """Add a corrugated sheet along X whose outer face lies at y; `outwards` is 1 or -1."""
    pitch, outline = length / ribs, []
    for rib in range(ribs):
        x = -length / 2 + rib * pitch
        outline += [(x, 0), (x + pitch * .35, 0), (x + pitch * .5, depth), (x + pitch * .85, depth)]
    outline.append((length / 2, 0))
    low, high = ([working.verts.new((x, y - outwards * inset, z)) for x, inset in outline] for z in (bottom, top))
    for i in range(len(outline) - 1):
        face = [low[i], low[i + 1], high[i + 1], high[i]]
        working.faces.new(face if outwards < 0 else face[::-1])


def frame(working, length, width, height, post):
    """Add the posts and rails that every container has. Rails are a hair thinner: coincident faces render black."""
    x, y, hair = length / 2, width / 2, post * .04
    for sx in (-1, 1):
        for sy in (-1, 1):
            prism(working, *sorted((sx * x, sx * (x - post))), *sorted((sy * y, sy * (y - post))), 0, height)
    for z in (hair, height - post + hair):
        top = z + post - 2 * hair
        for side in (-1, 1):
            prism(working, *sorted((side * (x - hair), side * (x - post))), -y + post / 2, y - post / 2, z, top)
            prism(working, -x + post / 2, x - post / 2, *sorted((side * (y - hair), side * (y - post))), z, top)


def _mesh(name, color, length, width, height, ribs):
    working, post = bmesh.new(), FRAME * height
    x, y = length / 2, width / 2
    if ribs:
        frame(working, length, width, height, post)
        prism(working, -x + post * .5, x - post * .5, -y + post * .5, y - post * .5, height - post * 1.1, height - post * .35)
        for side in (-1, 1):
            corrugated_wall(working, length - 2 * post, side * (y - post * .15), side, post * .5, height - post * .5,
                            ribs, RIB_DEPTH * height)
            prism(working, *sorted((side * (x - post * .6), side * (x - post * .9))), -y + post, y - post, post * .5, height - post * .5)
        for share in (-.62, -.2, .2, .62):  # lock bars of the doors
            prism(working, x - post * .6, x - post * .1, share * y - post * .18, share * y + post * .18, post, height - post)
        prism(working, x - post * .6, x - post * .5, -post * .1, post * .1, post, height - post)
    else:
        prism(working, -x, x, -y, y, 0, height)
        bmesh.ops.bevel(working, geom=working.edges[:], offset=.006, segments=1, affect='EDGES')
    mesh = bpy.data.meshes.new(name)
    working.to_mesh(mesh)
    working.free()
    mesh.materials.append(clay(color, .5, .4))
    return mesh
