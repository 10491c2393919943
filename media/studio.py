"""The photographer's studio: light, sky, floor, camera and the render itself (Blender 3.4, Cycles on the CPU)."""

import math
import os
import sys
import tempfile

import bpy
import numpy as np
from mathutils import Vector

import materials
from denoise import denoise
from palette import linear_rgba
from shapes import place

# Stills: a fog floor that dissolves into a bone horizon under one low, warm sun.
FLOOR = 'B0C4D2'
HORIZON = 'DAD9D4'
STUDIO_SKY = ((-1, HORIZON), (0, HORIZON), (.25, 'C3CDD3'), (.7, '6F8CA3'), (1, '4A6A86'))
STUDIO_SUN = dict(azimuth=218, elevation=32, strength=3.6, color='FFC793', disc=5)
STILL_EXPOSURE = .45
SHADOW = '081420'
# Coverage that is noise, not shadow.
STRAY_SHADE = .03
FLOOR_RADIUS = 200


def new_scene():
    """Empty Blender's file and the material cache."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget_all()


def render_settings(width, height, samples, exposure, noise_threshold=.015, bounces=4):
    """Set Cycles up for matte scenes: few bounces, no caustics, clamped light."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, noise_threshold
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 3, 3
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 8, 4
    cycles.blur_glossy = .5
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure


def sun(azimuth, elevation, strength, color, disc, in_reflections=True):
    """Hang a sun and return the direction towards it. Angles in degrees; azimuth 0 is +X, 90 is +Y."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(disc), linear_rgba(color)[:3]
    holder = bpy.data.objects.new('sun', lamp)
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    holder.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    holder.visible_glossy = in_reflections
    bpy.context.scene.collection.objects.link(holder)
    return towards


def sky(stops, strength=1.0, glow_towards=None, glow_color='FFB070', glow_power=14, glow_amount=.9):
    """Paint the sky by height of the view ray: stops [(z from -1 to 1, hex), …], with a glow about one direction."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'  # a smooth sky needs no importance map, and making one costs time
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coordinates = nodes.new('ShaderNodeTexCoord')
    separate = nodes.new('ShaderNodeSeparateXYZ')
    links.new(coordinates.outputs['Generated'], separate.inputs[0])
    to_unit = nodes.new('ShaderNodeMapRange')
    to_unit.inputs['From Min'].default_value = -1
    links.new(separate.outputs['Z'], to_unit.inputs['Value'])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'EASE'
    links.new(to_unit.outputs[0], ramp.inputs[0])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(.5)
    for element, (z, _) in zip(elements, stops):
        element.position = (z + 1) / 2
    for element, (_, color) in zip(elements, stops):
        element.color = linear_rgba(color)
    color_out = ramp.outputs[0]
    if glow_towards:
        color_out = _with_glow(nodes, links, coordinates, color_out, glow_towards, glow_color, glow_power, glow_amount)
    background = nodes['Background']
    background.inputs[1].default_value = strength
    links.new(color_out, background.inputs[0])


def _with_glow(nodes, links, coordinates, base, towards, color, power, amount):
    """Add color · amount · max(0, ray · towards)^power to the sky."""
    dot = nodes.new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    links.new(coordinates.outputs['Generated'], dot.inputs[0])
    dot.inputs[1].default_value = towards
    value = dot.outputs['Value']
    for operation, operand in (('MAXIMUM', 0), ('POWER', power), ('MULTIPLY', amount)):
        step = nodes.new('ShaderNodeMath')
        step.operation = operation
        links.new(value, step.inputs[0])
        step.inputs[1].default_value = operand
        value = step.outputs[0]
    mix = nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'ADD'
    links.new(value, mix.inputs[0])
    links.new(base, mix.inputs[1])
    mix.inputs[2].default_value = linear_rgba(color)
    return mix.outputs[0]


def floor(fade_from, fade_to):
    """A floor that turns transparent between two distances from the origin, so that no edge shows."""
    material = bpy.data.materials.new('floor')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = linear_rgba(FLOOR)
    surface.inputs['Roughness'].default_value = .6
    surface.inputs['Specular'].default_value = .2
    geometry = nodes.new('ShaderNodeNewGeometry')
    distance = nodes.new('ShaderNodeVectorMath')
    distance.operation = 'LENGTH'
    links.new(geometry.outputs['Position'], distance.inputs[0])
    fade = nodes.new('ShaderNodeMapRange')
    fade.interpolation_type = 'SMOOTHSTEP'
    links.new(distance.outputs['Value'], fade.inputs[0])
    fade.inputs[1].default_value, fade.inputs[2].default_value = fade_from, fade_to
    clear, mix = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeMixShader')
    links.new(fade.outputs[0], mix.inputs[0])
    links.new(surface.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs[0])
    r = FLOOR_RADIUS
    mesh = bpy.data.meshes.new('floor')
    mesh.from_pydata([(-r, -r, 0), (r, -r, 0), (r, r, 0), (-r, r, 0)], [], [(0, 1, 2, 3)])
    return place(mesh, material, smooth=False)


def still_stage(ground=0.0):
    """Sky and sun of the stills, and a floor that is seen by its shadows alone: the picture stands on the page."""
    sky(STUDIO_SKY, .85)
    sun(**STUDIO_SUN)
    catcher = floor(FLOOR_RADIUS / 2, FLOOR_RADIUS)
    catcher.is_shadow_catcher, catcher.location.z = True, ground
    bpy.context.scene.render.film_transparent = True


def camera(at, looking_at, lens):
    """Set the camera up; `lens` in millimetres."""
    data = bpy.data.cameras.new('camera')
    holder = bpy.data.objects.new('camera', data)
    holder.location = at
    holder.rotation_euler = (Vector(at) - Vector(looking_at)).to_track_quat('Z', 'Y').to_euler()
    data.lens, data.clip_end = lens, 5000
    scene = bpy.context.scene
    scene.collection.objects.link(holder)
    scene.camera = holder
    return holder


def render_denoised(path, radius=5):
    """Render, denoise the linear picture, and save it through Filmic as a PNG."""
    color, _ = render_layer(radius)
    save_picture(color, path)


def render_cutout(path, radius=5):
    """
    Render and denoise, and save the colors through Filmic as a PNG and the coverage beside it as a PGM, `path` with
    the ending .pgm. A shadow is black with a low coverage; here it takes the blue of the sky.
    """
    color, coverage = render_layer(radius)
    coverage = np.clip((coverage - STRAY_SHADE) / (1 - STRAY_SHADE), 0, 1)
    straight = color / np.maximum(coverage, .02)[..., None]
    shade = np.exp(-straight.mean(axis=2) / .004)[..., None]
    # A shadow that reaches the edge of the picture ends softly.
    height, width = coverage.shape
    ramps = [np.clip(np.minimum(np.arange(size), np.arange(size)[::-1]) / (size * .12), 0, 1) for size in (height, width)]
    inside = np.minimum(ramps[0][:, None], ramps[1][None, :])
    coverage *= 1 - shade[..., 0] * (1 - inside * inside * (3 - 2 * inside))
    # What runs on beyond the picture, such as rails, ends softly too.
    sides = np.clip(ramps[1] * 2, 0, 1)
    coverage *= (sides * sides * (3 - 2 * sides))[None, :]
    save_picture(straight * (1 - shade) + shade * np.array(linear_rgba(SHADOW)[:3]), path)
    rows = np.round(np.flipud(coverage) * 255).astype(np.uint8)
    with open(os.path.splitext(path)[0] + '.pgm', 'wb') as file:
        file.write(b'P5 %d %d 255\n' % (rows.shape[1], rows.shape[0]))
        file.write(rows.tobytes())


def render_layer(radius=5):
    """Render and denoise; return the linear picture and its coverage, which is 1 unless the film is transparent."""
    with tempfile.TemporaryDirectory() as folder:
        _save_passes_to(folder)
        bpy.ops.render.render()
        color, albedo, normal = (_read_pass(folder, name) for name in ('color', 'albedo', 'normal'))
    guides = albedo[..., :3], normal[..., :3], radius
    coverage = color[..., 3]
    if coverage.min() < 1:
        coverage = denoise(np.repeat(coverage[..., None], 3, axis=2), *guides)[..., 0]
    return denoise(color[..., :3], *guides), coverage


def save_picture(color, path):
    """Save a linear picture (height × width × 3, bottom row first) through Filmic as a PNG."""
    height, width, _ = color.shape
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = color
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.save_render(path, scene=bpy.context.scene)
    bpy.data.images.remove(image)


def _save_passes_to(folder):
    """Wire the compositor to write color, albedo and normal as 32-bit EXR files."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    links.new(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    for name, source in (('color', 'Noisy Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        files.file_slots.new(name)
        links.new(layers.outputs[source if source in layers.outputs else 'Image'], files.inputs[name])


def _read_pass(folder, name):
    """Read one EXR back as a height × width × 4 array of linear values."""
    image = bpy.data.images.load(os.path.join(folder, f'{name}{bpy.context.scene.frame_current:04d}.exr'))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)


def command_line():
    """Read `name=value` arguments after Blender's `--`; a bare word is kept under its position."""
    words = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    named = dict(word.split('=', 1) for word in words if '=' in word)
    bare = [word for word in words if '=' not in word]
    return bare, named
