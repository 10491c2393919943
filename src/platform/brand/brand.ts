import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'A color is written #0b1b2b.');

/** Warmth of the grounds. */
export const tints = ['warm', 'neutral', 'cool'] as const;

/** From which every tone of pages, mails, PDFs and icons is derived (`tonesOf`). */
export const brand = z.strictObject({
  /** Of text and of dark sections. */
  main: color,
  /** Of buttons and highlights. */
  accent: color,
  tint: z.enum(tints),
});

export type Brand = z.output<typeof brand>;

/** The brand of the sample, and of versions that have none. */
export const defaultBrand: Brand = { main: '#0b1b2b', accent: '#e4512b', tint: 'warm' };
