import instrumentSansExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import publicSansExt from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import sourceSans3Ext from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import sourceSans3 from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import sourceSerif4Ext from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import sourceSerif4 from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { BrandFont } from '#platform/brand/brand.ts';

const sans = ['Arial', 'Liberation Sans', 'Helvetica'];
const serif = ['Times New Roman', 'Liberation Serif', 'Times'];

interface Family {
  name: string;
  latin: string;
  latinExt: string;
  /** Fonts of the reader's device that are shown until the family has come. */
  locals: string[];
  /**
   * Size and height of these that leave everything where it is when the family comes: average width of its letters, ascent
   * and descent over theirs (`@capsizecss/metrics`).
   */
  size: string;
  ascent: string;
  descent: string;
  /** Used by browsers that have neither of them. */
  generic: string;
}

const families: Record<BrandFont, Family> = {
  'instrument-sans': {
    name: 'Instrument Sans',
    latin: instrumentSans,
    latinExt: instrumentSansExt,
    locals: sans,
    size: '102%',
    ascent: '95%',
    descent: '24.5%',
    generic: 'system-ui, sans-serif',
  },
  inter: {
    name: 'Inter',
    latin: inter,
    latinExt: interExt,
    locals: sans,
    size: '107.12%',
    ascent: '90.44%',
    descent: '22.52%',
    generic: 'system-ui, sans-serif',
  },
  'public-sans': {
    name: 'Public Sans',
    latin: publicSans,
    latinExt: publicSansExt,
    locals: sans,
    size: '104.87%',
    ascent: '90.59%',
    descent: '21.46%',
    generic: 'system-ui, sans-serif',
  },
  'source-sans-3': {
    name: 'Source Sans 3',
    latin: sourceSans3,
    latinExt: sourceSans3Ext,
    locals: sans,
    size: '93.76%',
    ascent: '109.21%',
    descent: '42.66%',
    generic: 'system-ui, sans-serif',
  },
  'source-serif-4': {
    name: 'Source Serif 4',
    latin: sourceSerif4,
    latinExt: sourceSerif4Ext,
    locals: serif,
    size: '117.91%',
    ascent: '87.87%',
    descent: '28.41%',
    generic: 'serif',
  },
};

/** Characters of each file, which `@fontsource` gives for all of these families alike. */
const ranges = {
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

/** Address of the font that every page needs at once. */
export const fontUrlOf = (font: BrandFont): string => families[font].latin;

/** Names of the fonts of a page, as a style takes them. */
export function fontFamilyOf(font: BrandFont): string {
  const { name, generic } = families[font];
  return `"${name}", "${name} fallback", ${generic}`;
}

/** Rules that load a font, and its measures for the fonts until then. */
export function fontFacesOf(font: BrandFont): string {
  const { name, locals, size, ascent, descent, ...files } = families[font];
  const faces = (['latinExt', 'latin'] as const).map(
    (subset) =>
      `@font-face{font-family:"${name}";font-weight:400 700;font-display:swap;src:url(${files[subset]})format("woff2");unicode-range:${ranges[subset]}}`,
  );
  const sources = locals.map((local) => `local(${local})`).join(',');
  return `${faces.join('')}@font-face{font-family:"${name} fallback";src:${sources};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
}
