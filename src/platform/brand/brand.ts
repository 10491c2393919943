import { z } from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/, 'A file is named by its SHA-256.');

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'A color is written #0b1b2b.');

/** Warmth of the grounds. */
export const tints = ['warm', 'neutral', 'cool'] as const;

/** Fonts that come with the product (`@fontsource`). */
export const fonts = ['instrument-sans', 'inter', 'public-sans', 'source-sans-3', 'source-serif-4'] as const;

export type BrandFont = (typeof fonts)[number];

/** An uploaded logo by the SHA-256 of its content, and its size. */
export const logoFile = z.strictObject({
  digest,
  type: z.enum(['svg', 'png']),
  /** Of an SVG, the same as PNG for mails, PDFs, icons and cards; drawn at the upload. */
  png: digest.optional(),
  width: z.number().positive(),
  height: z.number().positive(),
});

export type LogoFile = z.output<typeof logoFile>;

/** From which every tone of pages, mails, PDFs and icons is derived (`tonesOf`), with their font and logo. */
export const brand = z.strictObject({
  /** Color of text and dark sections. */
  main: color,
  /** Color of buttons and highlights. */
  accent: color,
  tint: z.enum(tints),
  font: z.enum(fonts),
  logo: logoFile.nullable(),
  /** For dark grounds; without it, the logo stands on a light box there. */
  logoOnDark: logoFile.nullable(),
});

export type Brand = z.output<typeof brand>;

/** Inputs of the tones. */
export type BrandColors = Pick<Brand, 'main' | 'accent' | 'tint'>;

/** The brand of the sample, and of versions that have none. */
export const defaultBrand: Brand = {
  main: '#0b1b2b',
  accent: '#e4512b',
  tint: 'warm',
  font: 'instrument-sans',
  logo: null,
  logoOnDark: null,
};

/** Pictures of a brand for mails, PDFs and icons. */
export interface BrandPictures {
  /** Used without an upload, and in icons that the logo is too wide for. */
  drawing: Drawing;
  /** The uploaded logo as PNG. */
  logoPng: Uint8Array | null;
  logoOnDarkPng: Uint8Array | null;
}

export type CompanyBrand = Brand & BrandPictures;

/** A logo that the product draws, in tones of the brand. */
export interface Drawing {
  /** Corner and size of what is shown. */
  box: { left: number; top: number; width: number; height: number };
  paths: { d: string; tone: string; onDark: string }[];
  /** True for a logo that has a ground up to the edges of its box. */
  isTile?: boolean;
}
