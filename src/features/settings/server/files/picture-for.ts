import { join } from 'node:path';
import { siteRoot } from '#platform/site-root.ts';
import type { OwnService } from '../../own-services.ts';
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
  return join(siteRoot, isFilm ? `public/films/${slot}-poster-1280.webp` : `media/print/${slot}.jpg`);
}

type Files = Pick<FileDependencies, 'db' | 'cipher'>;

/** A service that the company added has the picture of its template, where it has none; like none, it always has one. */
const slotOf = (place: PictureSlot | OwnService): PictureSlot =>
  typeof place === 'string' ? place : (place.template ?? 'sea-freight');

/** Reads an owner's picture of a place, or of a service that the company added, as it is stored; null where there is none. */
export async function ownPicture(deps: Files, place: PictureSlot | OwnService): Promise<Buffer | null> {
  const replaced = (typeof place !== 'string' && place.picture) || currentSettings().pictures[slotOf(place)];
  const own = replaced?.picture?.[1280];
  const file = own && (await readFile(deps, own.avif));
  return file ? file.content : null;
}

/**
 * Returns the picture of a place, or of a service that the company added, for a PDF: an owner's as JPEG, drawn on a ground
 * where it is transparent, else the path of the shipped file.
 */
export async function pictureFor(
  deps: Files,
  place: PictureSlot | OwnService,
  ground: string,
): Promise<{ content: Buffer } | { path: string }> {
  const own = await ownPicture(deps, place);
  if (!own) return { path: shippedPicture(slotOf(place)) };
  const sharp = await openSharp();
  return { content: await sharp(own).flatten({ background: ground }).jpeg({ quality: 84 }).toBuffer() };
}
