"""A sea of clay clouds that repeats along X, with its light baked into the vertices.

The clouds never change relative to the sun; baked once, a frame needs no light sampling and shows no noise.
"""

import math
import os
import random

import bmesh
import bpy
import numpy as np
from mathutils import Matrix

from palette import linear_rgba
from shapes import add, group, mesh_from

PERIOD = 60.0  # length of the tile along X; a loop scrolls by exactly one
NEAR_Y, FAR_Y = -34, 110
CLOUD_LEVEL, DECK_LEVEL = -9.5, -10.2
CLOUDS_A_TILE, CLOUD_SHAPES, PUFFS_A_CLOUD = 165, 5, 46
WIDEST_PUFF = 1.75  # in standard deviations from the middle; farther ones float as stray balls
VOXEL = .18
REPEATS = range(-8, 2)  # far enough that the end of the last tile is never seen, in any frame
CLOUD_WHITE = 'F1EEEA'
BAKED = 'baked_light'


def cloud_sea(cache, haze_colour, haze=(34, 115), samples=16, seed=4):
    """Build the sea and return the group to slide along X. Baked light is read from or written to `cache` (.npy).

    Everything that lights the clouds must stand in the scene before this is called.
    """
    tile = _tile_mesh(random.Random(seed))
    scroll = group()
    for repeat in REPEATS:
        copy = bpy.data.objects.new('clouds', tile)
        copy.location.x = repeat * PERIOD
        add(copy, scroll)
    light = _load(cache, len(tile.vertices))
    if light is None:
        light = _bake(scroll.children[REPEATS.index(0)], samples)
        np.save(cache, light)
    _store(tile, light)
    tile.materials[0] = _hazed_emission(haze_colour, haze)
    return scroll


def _puff_cloud(rng):
    """One cloud: spheres, heaped in the middle, melted together and billowed."""
    def build(working):
        for _ in range(PUFFS_A_CLOUD):
            distance = math.inf
            while distance > WIDEST_PUFF:
                u, v = rng.gauss(0, 1), rng.gauss(0, .7)
                distance = math.hypot(u, v / .7)
            radius = max(.35, 1.25 - .42 * distance) * rng.uniform(.7, 1.15)
            height = rng.uniform(-.1, .9) * max(0, 1.5 - distance * .6)
            bmesh.ops.create_icosphere(working, subdivisions=3, radius=radius,
                                       matrix=Matrix.Translation((u * 2.3, v * 2.3, height)))

    thing = add(bpy.data.objects.new('cloud', mesh_from(build, 'cloud')))
    melt = thing.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size = 'VOXEL', VOXEL
    thing.modifiers.new('smooth', 'SMOOTH').iterations = 4
    for scale, strength in ((1.1, .5), (.45, .2), (.2, .06)):
        texture = bpy.data.textures.new('billow', 'CLOUDS')
        texture.noise_scale, texture.noise_depth, texture.noise_basis = scale, 2, 'VORONOI_F1'
        billow = thing.modifiers.new('billow', 'DISPLACE')
        billow.texture, billow.strength, billow.mid_level = texture, -strength, .5
    thing.modifiers.new('smooth', 'SMOOTH').iterations = 2
    shape = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    return shape


def _deck(working):
    """A flat floor of vapour under the clouds, fine enough to carry baked light."""
    columns, rows = 120, 288
    bmesh.ops.create_grid(working, x_segments=columns, y_segments=rows, size=.5)
    bmesh.ops.scale(working, vec=(PERIOD, FAR_Y - NEAR_Y, 1), verts=working.verts)
    bmesh.ops.translate(working, vec=(PERIOD / 2, (FAR_Y + NEAR_Y) / 2, DECK_LEVEL), verts=working.verts)


def _tile_mesh(rng):
    """All clouds of one tile and the deck under them as a single mesh."""
    shapes = [_puff_cloud(rng) for _ in range(CLOUD_SHAPES)]
    tile = bmesh.new()
    _deck(tile)
    for _ in range(CLOUDS_A_TILE):
        x, y = rng.uniform(0, PERIOD), rng.uniform(NEAR_Y, FAR_Y)
        size, level = rng.uniform(.7, 1.9), CLOUD_LEVEL + rng.gauss(0, .5)
        shape = rng.choice(shapes).copy()
        shape.transform(Matrix.Translation((x, y, level)) @ Matrix.Rotation(rng.uniform(-.5, .5), 4, 'Z')
                        @ Matrix.Diagonal((size * 1.25, size * 1.1, size * .72, 1)))
        tile.from_mesh(shape)
        bpy.data.meshes.remove(shape)
    mesh = bpy.data.meshes.new('clouds')
    tile.to_mesh(mesh)
    tile.free()
    mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
    clay = bpy.data.materials.new('cloud')
    clay.use_nodes = True
    surface = clay.node_tree.nodes['Principled BSDF'].inputs
    surface['Base Color'].default_value = linear_rgba(CLOUD_WHITE)
    surface['Roughness'].default_value, surface['Specular'].default_value = 1, 0
    mesh.materials.append(clay)
    return mesh


def _bake(thing, samples):
    """Gather direct and bounced light at every vertex; return it as vertices × 3."""
    mesh = thing.data
    mesh.color_attributes.new(BAKED, 'FLOAT_COLOR', 'POINT')
    scene = bpy.context.scene
    previous = scene.cycles.samples
    scene.cycles.samples = samples
    scene.render.bake.use_pass_direct = scene.render.bake.use_pass_indirect = True
    scene.render.bake.use_pass_color = False
    thing.select_set(True)
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.bake(type='DIFFUSE', target='VERTEX_COLORS')
    scene.cycles.samples = previous
    values = np.empty(len(mesh.vertices) * 4, np.float32)
    mesh.color_attributes[BAKED].data.foreach_get('color', values)
    return _smoothed(mesh, values.reshape(-1, 4)[:, :3], passes=2)


def _smoothed(mesh, values, passes):
    """Average each vertex with its neighbours: takes the sampling noise out."""
    edges = np.empty(len(mesh.edges) * 2, np.int32)
    mesh.edges.foreach_get('vertices', edges)
    a, b = edges.reshape(-1, 2).T
    count = np.bincount(np.concatenate([a, b]), minlength=len(values))[:, None] + 1
    for _ in range(passes):
        total = values.copy()
        for channel in range(3):
            total[:, channel] += np.bincount(a, values[b, channel], len(values))
            total[:, channel] += np.bincount(b, values[a, channel], len(values))
        values = (total / count).astype(np.float32)
    return values


def _load(cache, vertices):
    """Read baked light, unless there is none or it belongs to another mesh."""
    if not os.path.exists(cache):
        return None
    light = np.load(cache)
    return light if len(light) == vertices else None


def _store(mesh, light):
    if BAKED not in mesh.color_attributes:
        mesh.color_attributes.new(BAKED, 'FLOAT_COLOR', 'POINT')
    values = np.ones((len(light), 4), np.float32)
    values[:, :3] = light * np.array(linear_rgba(CLOUD_WHITE)[:3], np.float32)
    mesh.color_attributes[BAKED].data.foreach_set('color', values.ravel())


def _hazed_emission(haze_colour, haze):
    """The baked light, fading into haze with distance. To emission, not transparency: stacked fades go black."""
    material = bpy.data.materials.new('baked cloud')
    material.use_nodes = True
    material.cycles.sample_as_light = False
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    baked = nodes.new('ShaderNodeVertexColor')
    baked.layer_name = BAKED
    view = nodes.new('ShaderNodeCameraData')
    fade = nodes.new('ShaderNodeMapRange')
    fade.interpolation_type = 'SMOOTHSTEP'
    links.new(view.outputs['View Distance'], fade.inputs[0])
    fade.inputs[1].default_value, fade.inputs[2].default_value = haze
    mix = nodes.new('ShaderNodeMixRGB')
    links.new(fade.outputs[0], mix.inputs[0])
    links.new(baked.outputs[0], mix.inputs[1])
    mix.inputs[2].default_value = linear_rgba(haze_colour)
    emission, output = nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeOutputMaterial')
    links.new(mix.outputs[0], emission.inputs[0])
    links.new(emission.outputs[0], output.inputs[0])
    return material
