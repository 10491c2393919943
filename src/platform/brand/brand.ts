import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'A color is written #0b1b2b.');

/** Warmth of the grounds. */
export const tints = ['warm', 'neutral', 'cool'] as const;

/** Families that come with the product (`@fontsource`). */
export const typefaces = [
  'instrument-sans',
  'inter',
  'public-sans',
  'source-sans-3',
  'source-serif-4',
] as const;

export type Typeface = (typeof typefaces)[number];

/** An uploaded mark by the SHA-256 of its content, and its size. */
export const markFile = z.strictObject({
  digest: z.string().regex(/^[0-9a-f]{64}$/, 'A file is named by its SHA-256.'),
  type: z.enum(['svg', 'png']),
  width: z.number().positive(),
  height: z.number().positive(),
});

export type MarkFile = z.output<typeof markFile>;

/** True for a mark that is taken for the name itself, which then stands nowhere beside it. */
export const isWide = ({ width, height }: { width: number; height: number }) => width > 2.5 * height;

/** From which every tone of pages, mails, PDFs and icons is derived (`tonesOf`), with their typeface and mark. */
export const brand = z.strictObject({
  /** Color of text and dark sections. */
  main: color,
  /** Color of buttons and highlights. */
  accent: color,
  tint: z.enum(tints),
  typeface: z.enum(typefaces),
  mark: markFile.nullable(),
  /** For dark grounds; without it, the mark is on a light plate there. */
  markOnDark: markFile.nullable(),
});

export type Brand = z.output<typeof brand>;

/** Inputs of the tones. */
export type BrandColors = Pick<Brand, 'main' | 'accent' | 'tint'>;

/** The brand of the sample, and of versions that have none. */
export const defaultBrand: Brand = {
  main: '#0b1b2b',
  accent: '#e4512b',
  tint: 'warm',
  typeface: 'instrument-sans',
  mark: null,
  markOnDark: null,
};

/** Pictures of a brand for mails, PDFs and icons. */
export interface BrandPictures {
  /** Where nothing was uploaded, and in icons that the mark is too wide for. */
  drawing: Drawing;
  /** The uploaded mark as PNG. */
  markPng: Uint8Array | null;
  markOnDarkPng: Uint8Array | null;
}

export type CompanyBrand = Brand & BrandPictures;

/** A mark that the product draws, in tones of the brand. */
export interface Drawing {
  /** Corner and size of what is shown. */
  box: { left: number; top: number; width: number; height: number };
  paths: { d: string; tone: string; onDark: string }[];
  /** True for one with a ground of its own, up to the edges of its box. */
  isTile?: boolean;
}
