import { z } from 'zod';
import { type Locale, locales } from '#platform/i18n/locale.ts';

const longestText = 5_000;
const mostItems = 100;

/** Control characters other than a line break do not print, and break XML. */
const oneText = z
  .string()
  .max(longestText, 'A text has 5,000 characters at most.')
  .regex(/^[^\p{Cc}\u2028\u2029]*(\n[^\p{Cc}\u2028\u2029]*)*$/u, 'A text holds no control characters.');

/** A text; a list of paragraphs; or a list such as of questions with their answers. */
export const textContent = z.union([
  oneText,
  z.array(oneText).min(1, 'Keep one item at least.').max(mostItems, 'A list has 100 items at most.'),
  z
    .array(z.record(z.string().max(60), oneText))
    .min(1, 'Keep one item at least.')
    .max(mostItems, 'A list has 100 items at most.'),
]);

export type TextContent = z.output<typeof textContent>;

const ownerText = z.strictObject({
  text: textContent,
  /** The shipped text that it replaced, as it is for the sample: where another ships today, an upgrade changed it. */
  shipped: textContent,
  /** For a translation, the English text of that day. */
  english: textContent.optional(),
});

export type OwnerText = z.output<typeof ownerText>;

/** A path such as `site.home.hero.heading`; one that this release does not know is kept, and shown nowhere. */
const textPath = z
  .string()
  .max(200)
  .regex(/^[a-z][\w-]*(\.[\w-]+)+$/i, 'A path of a text is written site.home.hero.heading.')
  .refine((path) => !path.split('.').includes('__proto__'), 'There is no such path.');

/** The texts that an owner changed, by locale and path. */
export const ownerTexts = z
  .partialRecord(z.enum(locales), z.record(textPath, ownerText))
  .default({} as Partial<Record<Locale, Record<string, OwnerText>>>);

export type OwnerTexts = z.output<typeof ownerTexts>;
