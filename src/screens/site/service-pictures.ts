import { offeredServices } from '#features/services/service.ts';
import { findOwnService, templateOf } from '#features/settings/own-services.ts';
import type { StoredPicture } from '#features/settings/pictures.ts';
import type { Settings } from '#features/settings/settings.ts';

/** The picture of a service: the name of the shipped one, and the owner's in its place. */
export interface ServicePicture {
  shipped: string;
  own?: StoredPicture<'still'> | undefined;
}

export type ServicePictures = Record<string, ServicePicture>;

/** Returns the pictures of the offered services; one of the company's own without a picture has that of its template. */
export function servicePictures(settings: Settings): ServicePictures {
  return Object.fromEntries(
    offeredServices(settings).map((slug): [string, ServicePicture] => {
      const shipped = templateOf(settings, slug);
      const replaced = shipped ? settings.pictures[shipped] : undefined;
      const { picture } = findOwnService(settings, slug)?.picture ?? replaced ?? {};
      return [slug, { shipped: shipped ?? slug, own: picture }];
    }),
  );
}
