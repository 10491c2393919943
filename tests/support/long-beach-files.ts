import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { rewritePng, rewriteSvg } from '#features/settings/server/brand/rewrite-logo.ts';
import { makePicture } from '#features/settings/server/files/make-picture.ts';
import { type FileDependencies, storeFile } from '#features/settings/server/files/stored-files.ts';
import type { LogoFile } from '#platform/brand/brand.ts';

/*
 * Uploads of the forwarder of long-beach.ts, as the server makes and stores them: a logo, one for dark grounds that is no SVG
 * and has other proportions, and a portrait.
 */

/** Colors of the logo on light and on dark grounds; the brand's own tones differ. */
export const logoColors = { light: '#0e8f86', dark: '#7fe3d4' };

const bridge = (
  color: string,
  width: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40">
  <g fill="${color}"><path d="M0 28h${width}v4H0z"/><path d="M${width / 4} 4h4v34h-4zM${(3 * width) / 4 - 4} 4h4v34h-4z"/></g>
  <g fill="none" stroke="${color}" stroke-width="2.5"><path d="M0 26L${width / 4 + 2} 6Q${width / 2} 40 ${(3 * width) / 4 - 2} 6L${width} 26"/></g>
</svg>`;

interface MadeFile {
  content: Buffer;
  type: 'svg' | 'png' | 'webp';
}

const files: MadeFile[] = [];

function named(content: Buffer, type: MadeFile['type']): string {
  files.push({ content, type });
  return createHash('sha256').update(content).digest('hex');
}

async function logoOf(make: ReturnType<typeof rewriteSvg>): Promise<LogoFile> {
  const made = await make;
  if (!made.ok) throw new Error(made.reason);
  const { content, png, file } = made;
  return { digest: named(content, file.type), ...(png && { png: named(png, 'png') }), ...file };
}

export const longBeachLogos = {
  logo: await logoOf(rewriteSvg(bridge(logoColors.light, 60))),
  logoOnDark: await logoOf(
    rewritePng(
      await sharp(Buffer.from(bridge(logoColors.dark, 40)), { density: 300 })
        .png()
        .toBuffer(),
    ),
  ),
};

async function portraitOf(color: string) {
  const photo = sharp({ create: { width: 600, height: 600, channels: 3, background: color } });
  const made = await makePicture(await photo.jpeg().toBuffer(), 'portrait');
  const [webp] = made.ok ? made.files : [];
  if (!webp) throw new Error('The portrait was not made.');
  return { 480: { webp: named(webp.content, 'webp') } };
}

export const longBeachPortrait = await portraitOf('#3c6e71');

/** Stores what the settings name, as uploads would have. */
export async function storeLongBeachFiles(deps: FileDependencies): Promise<void> {
  for (const { content, type } of files) await storeFile(deps, { content, type, addedBy: null });
}
