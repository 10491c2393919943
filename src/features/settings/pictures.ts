import { z } from 'zod';

/** A file of the settings by the SHA-256 of its content; it is at `addressOf` (src/features/settings/file-address.ts). */
const digest = z.string().regex(/^[0-9a-f]{64}$/, 'A file is named by its SHA-256.');

/** Shapes of pictures: the proportions that an upload is cut to, and the widths that pages load, with the most bytes of each. */
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

const avif = z.strictObject({ avif: digest });
const avifAndWebp = z.strictObject({ avif: digest, webp: digest });

/** A stored picture of each shape: its files by width and format. */
export const storedPictures = {
  still: z.strictObject({ 480: avifAndWebp, 960: avifAndWebp, 1280: avifAndWebp }),
  wide: z.strictObject({ 640: avif, 1280: avif, 1920: avif }),
  cover: z.strictObject({ 640: avif, 1280: avif }),
  portrait: z.strictObject({ 480: z.strictObject({ webp: digest }) }),
} satisfies Record<PictureShape, z.ZodType>;

export const storedFilm = z.strictObject({ digest, type: z.enum(['mp4', 'webm']) });

/** What an owner uploads a file for. */
export const fileUses = ['still', 'wide', 'cover', 'portrait', 'film'] as const satisfies (
  | PictureShape
  | 'film'
)[];

export type FileUse = (typeof fileUses)[number];
