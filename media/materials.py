"""Materials: matte clay for nearly everything, a glow for lamps."""

import bpy

from palette import linear_rgba

_made = {}


def clay(colour, roughness=.55, specular=.35, coat=0.0):
    """Return the one material of this colour and finish; equal calls share it."""
    key = (colour, roughness, specular, coat)
    if key not in _made:
        material = bpy.data.materials.new(f'clay-{colour}-{roughness}')
        material.use_nodes = True
        inputs = material.node_tree.nodes['Principled BSDF'].inputs
        inputs['Base Color'].default_value = linear_rgba(colour)
        inputs['Roughness'].default_value = roughness
        inputs['Specular'].default_value = specular
        inputs['Clearcoat'].default_value = coat
        _made[key] = material
    return _made[key]


def glow(colour, strength):
    """Return a lit-window material. It is not sampled as a lamp: too small to light anything, and costly."""
    key = (colour, 'glow', strength)
    if key not in _made:
        material = clay(colour, .4).copy()
        material.cycles.sample_as_light = False
        inputs = material.node_tree.nodes['Principled BSDF'].inputs
        inputs['Emission'].default_value = linear_rgba(colour)
        inputs['Emission Strength'].default_value = strength
        _made[key] = material
    return _made[key]


def forget_all():
    """Drop the cache; call it whenever Blender's data has been reset."""
    _made.clear()
