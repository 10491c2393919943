"""Materials: matte clay for nearly everything, a glow for lamps."""

import bpy

from palette import linear_rgba

_made = {}


def clay(color, roughness=.55, specular=.35, coat=0.0):
    """Return the one material of this color and finish; equal calls share it."""
    key = (color, roughness, specular, coat)
    if key not in _made:
        material = bpy.data.materials.new(f'clay-{color}-{roughness}')
        material.use_nodes = True
        inputs = material.node_tree.nodes['Principled BSDF'].inputs
        inputs['Base Color'].default_value = linear_rgba(color)
        inputs['Roughness'].default_value = roughness
        inputs['Specular'].default_value = specular
        inputs['Clearcoat'].default_value = coat
        _made[key] = material
    return _made[key]


def glow(color, strength):
    """Return a lit-window material. It is not sampled as a lamp: too small to light anything, and costly."""
    key = (color, 'glow', strength)
    if key not in _made:
        material = clay(color, .4).copy()
        material.cycles.sample_as_light = False
        inputs = material.node_tree.nodes['Principled BSDF'].inputs
        inputs['Emission'].default_value = linear_rgba(color)
        inputs['Emission Strength'].default_value = strength
        _made[key] = material
    return _made[key]


def forget_all():
    """Drop the cache; call it whenever Blender's data has been reset."""
    _made.clear()
