"""The site's colors and the few that only the pictures use: sRGB hex without '#'."""

INK = '0B1B2B'
DEEP = '12344A'
SLATE = '4A6274'
STEEL = '7E93A1'
FOG = 'C4CFD6'
SAND = 'CDBB9D'
BONE = 'EDE8DE'
WHITE = 'F7F5F0'
WOOD = 'B98A5A'
SIGNAL = 'E4512B'

# Pictures only.
PALE_WOOD = 'C9A77C'
GLASS = '20343F'
RUBBER = '15191D'
BOTTLE_GREEN = '1B2A22'
LAMPLIGHT = 'FFC88A'

# What a quiet container or carton may wear; signal is never drawn at random.
CARGO_COLOURS = (BONE, FOG, STEEL, SLATE, DEEP, SAND)


def linear_rgba(color, alpha=1.0):
    """Turn an sRGB hex string into the linear RGBA tuple that Blender expects."""
    channels = [int(color[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (alpha,)
