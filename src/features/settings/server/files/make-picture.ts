import type { Sharp } from 'sharp';
import { type PictureShape, pictureShapes } from '../../picture-places.ts';

/** More than the cameras of phones make; a decoded picture takes four bytes for each. */
const mostPixels = 64_000_000;

/** AVIF takes ten times as long at its usual effort, for a tenth of the bytes. */
const avifEffort = 2;

const bestQuality = { avif: 55, webp: 82 };

type PictureProblem = 'animated' | 'too-many-pixels' | 'not-readable' | 'too-small' | 'too-detailed';

type Format = 'avif' | 'webp';

interface MadeFile {
  width: number;
  format: Format;
  content: Buffer;
}

export type MadePicture = { ok: true; files: MadeFile[] } | { ok: false; reason: PictureProblem };

/** Loads the library when the first picture comes: a site that has its pictures does without its memory. */
export async function openSharp() {
  const { default: sharp } = await import('sharp');
  // One processor is left to answer requests.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** The chunk that says so comes before the picture. */
function isAnimatedPng(content: Buffer): boolean {
  return content[0] === 0x89 && content.subarray(0, content.indexOf('IDAT')).includes('acTL');
}

/** Encodes a picture at the best quality of at most `most` bytes; null where there is none. */
async function encode(picture: Sharp, format: Format, most: number): Promise<Buffer | null> {
  for (let quality = bestQuality[format]; quality >= 1; ) {
    const content = await picture
      .clone()
      [format]({ quality, effort: format === 'avif' ? avifEffort : 4 })
      .toBuffer();
    if (content.length <= most) return content;
    quality = Math.min(quality - 3, Math.floor(quality * (most / content.length) ** 0.6));
  }
  return null;
}

/**
 * Makes the files of a picture in a shape: turned as its camera was held, cut to the proportions, without metadata (which may
 * say where it was taken), each of at most its budget. The library works in threads of its own.
 */
export async function makePicture(content: Buffer, shape: PictureShape): Promise<MadePicture> {
  const sharp = await openSharp();
  const { width, height, budgets } = pictureShapes[shape];
  const open = () => sharp(content, { limitInputPixels: mostPixels, failOn: 'truncated' });
  // Reads the header alone, whatever size that claims.
  const known = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!known) return { ok: false, reason: 'not-readable' };
  if ((known.pages ?? 1) > 1 || isAnimatedPng(content)) return { ok: false, reason: 'animated' };
  const { autoOrient } = known;
  if (autoOrient.width * autoOrient.height > mostPixels) return { ok: false, reason: 'too-many-pixels' };
  if (autoOrient.width < width || autoOrient.height < height) return { ok: false, reason: 'too-small' };
  const cut = await open()
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: shape === 'portrait' ? 'attention' : 'centre' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null);
  if (!cut) return { ok: false, reason: 'not-readable' };
  const files: MadeFile[] = [];
  for (const [across, formats] of Object.entries(budgets)) {
    const scaled = sharp(cut).resize(Number(across));
    for (const [format, most] of Object.entries(formats) as [Format, number][]) {
      const made = await encode(scaled, format, most);
      if (!made) return { ok: false, reason: 'too-detailed' };
      files.push({ width: Number(across), format, content: made });
    }
  }
  return { ok: true, files };
}
