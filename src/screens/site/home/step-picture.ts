import { addressOf } from '#features/settings/file-address.ts';
import type { SitePictures } from '#features/settings/pictures.ts';

/** Drawings that the home page shows nowhere else: no picture stands on a page twice. */
const drawings = {
  freight: 'globe-lane',
  terminals: 'quay-line',
  truck: 'container-door',
} as const;

/** Returns the address of the picture of a leg in the letter: the owner's, or a drawing. */
export function stepPicture(leg: keyof typeof drawings, pictures: SitePictures): string {
  const own = pictures[`step-${leg}`]?.picture?.[480];
  return own ? addressOf(own.avif, 'avif') : `/plates/${drawings[leg]}.svg`;
}
