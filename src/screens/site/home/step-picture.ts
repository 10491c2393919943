import { addressOf } from '../../../features/settings/file-address.ts';
import type { SitePictures } from '../../../features/settings/pictures.ts';

/** Returns the step's own picture, or one that is shown large elsewhere. */
const elsewhere = {
  freight: { of: ({ 'hero-sea': hero }) => hero?.picture?.[640], shipped: '/films/hero-sea-poster-640.avif' },
  terminals: {
    of: (pictures) => pictures['sea-freight']?.picture?.[480],
    shipped: '/stills/sea-freight-480.avif',
  },
  truck: { of: ({ warehousing }) => warehousing?.picture?.[480], shipped: '/stills/warehousing-480.avif' },
} as const satisfies Record<
  string,
  { of: (pictures: SitePictures) => { avif: string } | undefined; shipped: string }
>;

/** Returns the address of the picture of a leg in the letter. */
export function stepPicture(leg: keyof typeof elsewhere, pictures: SitePictures): string {
  const own = pictures[`step-${leg}`]?.picture?.[480] ?? elsewhere[leg].of(pictures);
  return own ? addressOf(own.avif, 'avif') : elsewhere[leg].shipped;
}
