import { offeredServices } from '../../../features/services/service.ts';
import { currentSettings } from '../../../features/settings/server/current-settings.ts';
import { pictureFor } from '../../../features/settings/server/files/picture-for.ts';
import type { PdfPictures } from '../../../platform/context.ts';

/** The place of the picture on the cover. */
export const coverSlot = 'sea-freight';

const ground = '#ffffff';

/** Reads the pictures of an owner that the brochure shows. */
export async function brochurePictures(deps: Parameters<typeof pictureFor>[0]): Promise<PdfPictures> {
  const pictures: PdfPictures = {};
  for (const slot of new Set([coverSlot, ...offeredServices(currentSettings())] as const)) {
    const picture = await pictureFor(deps, slot, ground);
    if ('content' in picture) pictures[slot] = picture.content;
  }
  return pictures;
}
