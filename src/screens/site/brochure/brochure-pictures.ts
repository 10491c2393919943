import { offeredServices } from '#features/services/service.ts';
import { findOwnService, isShipped } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { pictureFor } from '#features/settings/server/files/picture-for.ts';
import type { PdfPictures } from '#platform/context.ts';

/** The place of the picture on the cover. */
export const coverSlot = 'sea-freight';

const ground = '#ffffff';

/** Reads the pictures of an owner that the brochure shows. */
export async function brochurePictures(deps: Parameters<typeof pictureFor>[0]): Promise<PdfPictures> {
  const pictures: PdfPictures = {};
  const settings = currentSettings();
  for (const slug of new Set([coverSlot, ...offeredServices(settings)])) {
    const place = findOwnService(settings, slug) ?? (isShipped(slug) ? slug : undefined);
    const picture = place && (await pictureFor(deps, place, ground));
    if (picture && 'content' in picture) pictures[slug] = picture.content;
  }
  return pictures;
}
