import { z } from 'zod';
import { localText } from '#platform/company.ts';
import { defaultLocale, locales } from '#platform/i18n/locale.ts';
import { servicePicture } from './pictures.ts';
import { serviceSlug, serviceSlugs } from './service-slugs.ts';

const inEnglish = (texts: { [locale: string]: string | undefined }) => Boolean(texts[defaultLocale]?.trim());
const englishMissing = {
  path: [defaultLocale],
  error: 'Enter the text in English: other languages show it where theirs is empty.',
};

/** A text of one line. */
const line = z
  .partialRecord(
    z.enum(locales),
    z
      .string()
      .max(60, 'A name has 60 characters at most.')
      .regex(/^\P{Cc}*$/u, 'A name is one line.'),
  )
  .refine(inEnglish, englishMissing);
const text = localText.refine(inEnglish, englishMissing);
const prose = z
  .partialRecord(z.enum(locales), z.string().max(1_500, 'A paragraph has 1,500 characters at most.'))
  .refine(inEnglish, englishMissing);

/** A service of the company: like a shipped one, whose questions, charges and picture it has, or like none. */
export const ownService = z
  .strictObject({
    /** Names it in addresses and requests: it stays when the name changes. */
    slug: serviceSlug,
    /** Null for one that asks no questions of its own. */
    template: z.enum(serviceSlugs, 'Choose a service that it is like, or none.').nullable(),
    /** True while it is not offered. */
    isOff: z.boolean().optional(),
    /** True to show the template's typical days and its drawing of the price. */
    showsTemplate: z.boolean().optional(),
    name: line,
    summary: text,
    points: z.array(text).max(8, 'A service has 8 points at most.').default([]),
    paragraphs: z.array(prose).max(6, 'A service has 6 paragraphs at most.').default([]),
    questions: z
      .array(z.strictObject({ question: text, answer: prose }))
      .max(12, 'A service has 12 questions at most.')
      .default([]),
    picture: servicePicture.optional(),
  })
  .refine(({ template, picture }) => template !== null || picture?.picture, {
    path: ['picture', 'picture'],
    error: 'A service that is like none of ours needs a picture.',
  });

export type OwnService = z.output<typeof ownService>;
