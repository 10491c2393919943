"""Primitives from which every model is built. Lengths are scene units; angles are radians."""

import math

import bmesh
import bpy

SMOOTH_BELOW = math.radians(38)
LATHE_SEGMENTS = 64


def add(thing, parent=None):
    """Put an object into the scene, under a parent if there is one."""
    bpy.context.scene.collection.objects.link(thing)
    if parent:
        thing.parent = parent
    return thing


def group(at=(0, 0, 0), turned=(0, 0, 0), parent=None):
    """An empty to hang parts on, so that a model can be moved as one."""
    empty = bpy.data.objects.new('group', None)
    empty.location, empty.rotation_euler = at, turned
    return add(empty, parent)


def place(mesh, material, at=(0, 0, 0), turned=(0, 0, 0), parent=None, smooth=True):
    """Make an object of a mesh and a material."""
    if material and material.name not in mesh.materials:
        mesh.materials.append(material)
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, SMOOTH_BELOW
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.location, thing.rotation_euler = at, turned
    return add(thing, parent)


def mesh_from(build, name):
    """Run a builder on a fresh bmesh and return the mesh."""
    mesh, working = bpy.data.meshes.new(name), bmesh.new()
    build(working)
    working.to_mesh(mesh)
    working.free()
    return mesh


def box(size, at, material, bevel=.02, turned=(0, 0, 0), parent=None):
    """A box with soft edges; `at` is the centre of its base."""
    bevel = min(bevel, .45 * min(size))

    def build(working):
        bmesh.ops.create_cube(working, size=1)
        bmesh.ops.scale(working, vec=size, verts=working.verts)
        if bevel:
            bmesh.ops.bevel(working, geom=working.edges[:], offset=bevel, segments=2, affect='EDGES', profile=.5)

    x, y, z = at
    return place(mesh_from(build, 'box'), material, (x, y, z + size[2] / 2), turned, parent)


def cylinder(radius, height, at, material, turned=(0, 0, 0), bevel=0.0, top_radius=None, segments=48, parent=None):
    """A cylinder or cone; `at` is its centre, its axis is Z until turned."""
    def build(working):
        bmesh.ops.create_cone(working, cap_ends=True, segments=segments, radius1=radius,
                              radius2=radius if top_radius is None else top_radius, depth=height)
        if bevel:
            rims = [e for e in working.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
            bmesh.ops.bevel(working, geom=rims, offset=bevel, segments=3, affect='EDGES', profile=.5)

    return place(mesh_from(build, 'cylinder'), material, at, turned, parent)


def rod(start, end, radius, material, parent=None):
    """A round bar between two points."""
    from mathutils import Vector
    a, b = Vector(start), Vector(end)
    turned = (b - a).to_track_quat('Z', 'Y').to_euler()
    return cylinder(radius, (b - a).length, (a + b) / 2, material, turned, segments=16, parent=parent)


def beam(start, end, width, depth, material, bevel=.02, parent=None):
    """A rectangular bar between two points; `depth` is its size across, upright as far as it can be."""
    from mathutils import Vector
    a, b = Vector(start), Vector(end)
    turned = (b - a).to_track_quat('X', 'Z').to_euler()
    bevel = min(bevel, .45 * min(width, depth))

    def build(working):
        bmesh.ops.create_cube(working, size=1)
        bmesh.ops.scale(working, vec=((b - a).length, width, depth), verts=working.verts)
        if bevel:
            bmesh.ops.bevel(working, geom=working.edges[:], offset=bevel, segments=2, affect='EDGES', profile=.5)

    return place(mesh_from(build, 'beam'), material, (a + b) / 2, turned, parent)


def loft(sections, material, at=(0, 0, 0), turned=(0, 0, 0), parent=None, smooth=True, caps=True):
    """Skin a row of closed sections that all have the same number of points."""
    count = len(sections[0])
    vertices = [point for section in sections for point in section]
    faces = []
    for ring in range(len(sections) - 1):
        for i in range(count):
            here, beside = ring * count + i, ring * count + (i + 1) % count
            faces.append((here, beside, beside + count, here + count))
    if caps:
        faces.append(tuple(reversed(range(count))))
        faces.append(tuple(range((len(sections) - 1) * count, len(sections) * count)))
    mesh = bpy.data.meshes.new('loft')
    mesh.from_pydata(vertices, [], faces)
    point_normals_outwards(mesh)
    return place(mesh, material, at, turned, parent, smooth)


def point_normals_outwards(mesh):
    """Make all faces of a closed mesh look outwards."""
    working = bmesh.new()
    working.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(working, faces=working.faces)
    working.to_mesh(mesh)
    working.free()


def lathe(profile, material, at=(0, 0, 0), turned=(0, 0, 0), parent=None, soften=False):
    """Turn a profile [(radius, z), …] about Z. `soften` rounds its corners, for glass."""
    fine = [profile[0]]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        steps = max(1, int(math.hypot(r1 - r0, z1 - z0) / .08))  # long spans show as dotted highlights
        fine += [(r0 + (r1 - r0) * i / steps, z0 + (z1 - z0) * i / steps) for i in range(1, steps + 1)]
    for _ in range(3 if soften else 0):
        rounded = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
                   for a, b, c in zip(fine, fine[1:], fine[2:])]
        fine = [fine[0], *rounded, fine[-1]]
    turn = [2 * math.pi * i / LATHE_SEGMENTS for i in range(LATHE_SEGMENTS)]
    sections = [[(r * math.cos(a), r * math.sin(a), z) for a in turn] for r, z in fine]
    return loft(sections, material, at, turned, parent)


def wheel(radius, width, at, tyre, hub, parent=None):
    """A road wheel whose axle lies along Y."""
    across = (math.pi / 2, 0, 0)
    cylinder(radius, width, at, tyre, across, bevel=min(.06, width * .3), parent=parent)
    cylinder(radius * .52, width * 1.06, at, hub, across, bevel=.02, parent=parent)
