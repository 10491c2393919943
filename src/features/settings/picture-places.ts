/**
 * Shapes of pictures: the proportions that an upload is cut to, and the widths that pages load, with the most bytes of
 * each.
 */
export const pictureShapes = {
  still: {
    width: 1280,
    height: 800,
    budgets: {
      480: { avif: 22_000, webp: 25_000 },
      960: { avif: 42_000, webp: 43_000 },
      1280: { avif: 42_000, webp: 66_000 },
    },
  },
  wide: {
    width: 1920,
    height: 1080,
    budgets: { 640: { avif: 22_000 }, 1280: { avif: 39_000 }, 1920: { avif: 65_000 } },
  },
  cover: { width: 1280, height: 800, budgets: { 640: { avif: 22_000 }, 1280: { avif: 39_000 } } },
  portrait: { width: 480, height: 480, budgets: { 480: { webp: 25_000 } } },
} as const;

export type PictureShape = keyof typeof pictureShapes;

/** Uses of an uploaded file. */
export const fileUses = ['still', 'wide', 'cover', 'portrait', 'film', 'logo'] as const satisfies (
  | PictureShape
  | 'film'
  | 'logo'
)[];

export type FileUse = (typeof fileUses)[number];

/** The films of the home page in their order; the last is a picture alone. */
export const heroSlots = ['hero-air-astern', 'hero-air', 'hero-sea', 'hero-sea-above'] as const;

/** Places with a film. */
export const filmSlots = ['hero-air', 'hero-air-astern', 'hero-sea', 'journey'] as const;

/** The pictures below the example of a quote. */
export const stepSlots = ['step-freight', 'step-terminals', 'step-truck'] as const;
