import { join } from 'node:path';
import type { PictureSlot } from '../../pictures.ts';
import { currentSettings } from '../current-settings.ts';
import { openSharp } from './make-picture.ts';
import { type FileDependencies, readFile } from './stored-files.ts';

/** The file that ships for a place; the server runs in the project's folder. */
export function shippedPicture(slot: PictureSlot): string {
  if (slot === 'step-freight') return shippedPicture('hero-sea');
  if (slot === 'step-terminals') return shippedPicture('sea-freight');
  if (slot === 'step-truck') return shippedPicture('warehousing');
  const isFilm = slot === 'journey' || slot.startsWith('hero-');
  return join(process.cwd(), isFilm ? `public/films/${slot}-poster-1280.webp` : `media/print/${slot}.jpg`);
}

/**
 * Returns the picture of a place for a PDF or a card: an owner's as JPEG, drawn on a ground where it is transparent, else
 * the path of the shipped file.
 */
export async function pictureFor(
  deps: Pick<FileDependencies, 'db' | 'cipher'>,
  slot: PictureSlot,
  ground: string,
): Promise<{ content: Buffer } | { path: string }> {
  const own = currentSettings().pictures[slot]?.picture?.[1280];
  const file = own && (await readFile(deps, own.avif));
  if (!file) return { path: shippedPicture(slot) };
  const sharp = await openSharp();
  return {
    content: await sharp(file.content).flatten({ background: ground }).jpeg({ quality: 84 }).toBuffer(),
  };
}
