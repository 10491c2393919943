import type { LogoFile } from '#platform/brand/brand.ts';
import { drawPng } from '#platform/brand/draw-png.ts';
import { openSharp } from '../files/make-picture.ts';
import { excessOfSvg } from './svg-limits.ts';

/** Least and most width of a logo for one of height. */
const proportions = { least: 0.25, most: 8 };
/** Height of a logo as pixels. */
export const rasterHeight = 512;
const widestRaster = 2048;
const mostShapes = 200_000;

export type LogoProblem =
  | 'not-readable'
  | 'logo-empty'
  | 'logo-picture'
  | 'logo-text'
  | 'logo-shape'
  | 'logo-filter'
  | 'logo-style'
  | 'logo-detailed';

export interface MadeLogo {
  content: Buffer;
  /** Of an SVG, the same as PNG. */
  png?: Buffer;
  file: Omit<LogoFile, 'digest' | 'png'>;
}

export type RewrittenLogo = ({ ok: true } & MadeLogo) | { ok: false; reason: LogoProblem };

const isRightShape = (width: number, height: number) =>
  width / height >= proportions.least && width / height <= proportions.most;

/**
 * Rewrites an SVG as shapes, gradients and masks alone: what a script, a handler, a link or a style does is not
 * in the result, and it refers to nothing outside. Refuses pictures within it, text, which depends on
 * the reader's fonts, and what takes long to draw.
 */
export async function rewriteSvg(source: string): Promise<RewrittenLogo> {
  const excess = excessOfSvg(source);
  if (excess) return { ok: false, reason: excess };
  const { Resvg } = await import('@resvg/resvg-js');
  let drawn: InstanceType<typeof Resvg>;
  try {
    drawn = new Resvg(source, { font: { loadSystemFonts: false } });
  } catch {
    return { ok: false, reason: 'not-readable' };
  }
  const { width, height } = drawn;
  const svg = drawn.toString();
  if (/<(image|feImage)\b/.test(svg)) return { ok: false, reason: 'logo-picture' };
  if (/<(\w+:)?text\b/.test(source)) return { ok: false, reason: 'logo-text' };
  if (/<filter\b/.test(svg)) return { ok: false, reason: 'logo-filter' };
  const masks = svg.split('<mask ').slice(1);
  if (masks.some((mask) => mask.split('</mask>', 1)[0]?.includes('mask="')))
    return { ok: false, reason: 'logo-detailed' };
  if (!/<path\b/.test(svg)) return { ok: false, reason: 'logo-empty' };
  if (svg.length > mostShapes) return { ok: false, reason: 'logo-detailed' };
  if (!isRightShape(width, height)) return { ok: false, reason: 'logo-shape' };
  const rewritten = svg.replace(/\n\s*/g, '');
  return {
    ok: true,
    content: Buffer.from(rewritten),
    png: await drawPng(rewritten, rasterHeight),
    file: { type: 'svg', width: (100 * width) / height, height: 100 },
  };
}

/** Makes a PNG of a logo without metadata, of at most 512 pixels of height. */
export async function rewritePng(source: Buffer): Promise<RewrittenLogo> {
  const sharp = await openSharp();
  try {
    const picture = sharp(source, { limitInputPixels: 64_000_000, failOn: 'truncated' })
      .trim({ threshold: 0 })
      .resize({ width: widestRaster, height: rasterHeight, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 });
    const { data: content, info } = await picture.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    if (!isRightShape(width, height)) return { ok: false, reason: 'logo-shape' };
    if (content.length > mostShapes) return { ok: false, reason: 'logo-detailed' };
    return { ok: true, content, file: { type: 'png', width, height } };
  } catch {
    return { ok: false, reason: 'not-readable' };
  }
}

/** An SVG is text, and is recognized by nothing else. */
export const isSvg = (content: Buffer) => content.subarray(0, 20_000).includes('<svg');

export const rewriteLogo = (content: Buffer) =>
  isSvg(content) ? rewriteSvg(content.toString()) : rewritePng(content);
