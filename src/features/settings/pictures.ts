import { z } from 'zod';
import { fileDigest as digest, localText, portrait } from '#platform/company.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { heroSlots, type PictureShape, stepSlots } from './picture-places.ts';
import { serviceSlugs } from './service-slugs.ts';

const avif = z.strictObject({ avif: digest });
const avifAndWebp = z.strictObject({ avif: digest, webp: digest });

/** A stored picture of each shape: its files by width and format. */
export const storedPictures = {
  still: z.strictObject({ 480: avifAndWebp, 960: avifAndWebp, 1280: avifAndWebp }),
  wide: z.strictObject({ 640: avif, 1280: avif, 1920: avif }),
  cover: z.strictObject({ 640: avif, 1280: avif }),
  portrait,
} satisfies Record<PictureShape, z.ZodType>;

export type StoredPicture<Shape extends PictureShape> = z.output<(typeof storedPictures)[Shape]>;

export const storedFilm = z.strictObject({ digest, type: z.enum(['mp4', 'webm']) });

const alt = localText.optional();

/** The picture of a service. Another picture brings its own alternative text. */
export const servicePicture = z
  .strictObject({ picture: storedPictures.still.optional(), alt })
  .refine(({ picture, alt: texts }) => !picture || Boolean(texts?.[defaultLocale]), {
    path: ['alt', defaultLocale],
    error: 'Describe the picture in English for people who cannot see it.',
  });

/** A film with the picture that is shown before it. Without its own picture it has the shipped one, and no film. */
const filmed = <Picture extends z.ZodType>(picture: Picture) =>
  z
    .strictObject({ picture: picture.optional(), film: storedFilm.optional() })
    .refine(({ picture: own, film }) => !film || Boolean(own), {
      path: ['picture'],
      error: 'Upload the picture that is shown before the film starts: its first frame.',
    });

/** A decoration beside a text. */
const decoration = z.strictObject({ picture: storedPictures.still.optional() });

const of = <Slot extends string, Value extends z.ZodType>(slots: readonly Slot[], value: Value) =>
  Object.fromEntries(slots.map((slot) => [slot, value])) as Record<Slot, Value>;

/**
 * Pictures and films of the site that an owner has replaced, by the place where they are shown; the shipped one is shown
 * elsewhere. An empty place of a film shows its shipped picture without the film.
 */
export const sitePictures = z
  .strictObject({
    ...of(serviceSlugs, servicePicture),
    ...of(heroSlots, filmed(storedPictures.wide)),
    journey: filmed(storedPictures.cover),
    ...of(stepSlots, decoration),
  })
  .partial();

export type SitePictures = z.output<typeof sitePictures>;
export type PictureSlot = keyof SitePictures;
