import { z } from 'zod';
import { brand, defaultBrand } from '#platform/brand/brand.ts';
import {
  type Company,
  company,
  countryCode,
  type Lane,
  lane,
  localText,
  type OfficeHours,
  officeHours,
  type TeamMember,
  teamMember,
} from '#platform/company.ts';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { listedServices } from './listed-services.ts';
import { defaultOptions, type Options, options } from './options.ts';
import type { ListedService } from './own-services.ts';
import { type OwnerTexts, ownerTexts } from './owner-texts.ts';
import { type SitePictures, sitePictures } from './pictures.ts';
import { noPricing, type Pricing, pricing } from './pricing.ts';
import { serviceSlugs } from './service-slugs.ts';

const isoDate = z.iso.date('Enter a date, such as 2027-12-31.');

/** Opening hours of one day on the clock of the office's hours, [opens, closes]; null where it is closed all day. */
const dayHours = officeHours.shape.exceptions.valueType;

/** Public holidays of a country or a region, computed for each year by `date-holidays`. */
const holidays = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  country: countryCode,
  /** The region's code without the country's: CA. */
  region: z.string().optional(),
  /** Names of the holidays on which the office is open all the same. */
  open: z.array(z.string()),
});

/** A day that differs from the week: a storm, a half day. */
export const officeDay = z.strictObject({
  date: isoDate,
  hours: dayHours,
  note: z
    .string()
    .max(200, 'A reason has 200 characters at most.')
    .optional()
    .describe('The reason, which visitors read on pages in English.'),
});

const office = z.strictObject({
  address: company.shape.address,
  /** Set only if it differs from the company's. */
  phone: company.shape.phone.optional(),
  /** The zone of its hours, which may be that of its customers. */
  timeZone: officeHours.shape.timeZone,
  /** The zone that the office lies in. */
  localTimeZone: company.shape.localTimeZone,
  week: officeHours.shape.week,
  /** They go before holidays. */
  days: z.array(officeDay),
  holidays: holidays.nullable(),
});

export type Office = z.output<typeof office>;
export type OfficeDay = z.output<typeof officeDay>;

/** Address and hours of an office, or those of the company's main one. */
export type OfficeFacts = Pick<Company, 'address' | 'hours' | 'localTimeZone'>;

/** A notice above every page of the site between two days, both included. */
const announcement = z
  .strictObject({
    text: localText.refine((texts) => Boolean(texts[defaultLocale]), {
      path: [defaultLocale],
      error: 'Enter the text in English: other languages show it where theirs is empty.',
    }),
    from: isoDate,
    until: isoDate,
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'It ends on its first day or later.',
  });

export type Announcement = z.output<typeof announcement>;

/** A customer's mails stay in their language, whether it is here or not. */
const languages = z
  .array(z.enum(locales))
  .refine((list) => list.includes(defaultLocale), { error: 'English is always on.' });

const facts = company.omit({ address: true, hours: true, localTimeZone: true });

/**
 * The settings of the site, as they are stored and exported. Each part is a page of the desk. A part that an
 * older version lacks has a default here, so that every version can be restored.
 */
export const storedSettings = z.strictObject({
  company: facts,
  /** The first is the main office, whose clock counts the promised hours. */
  offices: z.array(office).min(1, 'There is no office yet.'),
  team: z.array(teamMember),
  lanes: z.array(lane).refine((lanes) => new Set(lanes.map(({ id }) => id)).size === lanes.length, {
    error: 'Each lane has an id of its own.',
  }),
  announcement: announcement.nullable().default(null),
  services: listedServices.default([...serviceSlugs]),
  languages: languages.default([...locales]),
  options: options.default(defaultOptions),
  pricing: pricing.default(noPricing),
  brand: brand.default(defaultBrand),
  texts: ownerTexts,
  pictures: sitePictures.default({}),
});

export type StoredSettings = z.output<typeof storedSettings>;
export type SettingsPart = keyof StoredSettings;
export const settingsParts = Object.keys(storedSettings.shape) as SettingsPart[];
export const isPart = (name: string): name is SettingsPart => Object.hasOwn(storedSettings.shape, name);

/** One version of the settings as the site uses it: pages, mails, PDFs and due times are made from it. Never changed, only replaced. */
export interface Settings {
  /** 0 where nothing was published yet, and the sample is shown. */
  readonly version: number;
  /** YYYY-MM-DD on the clock of the office hours: another day is another snapshot. */
  readonly day: string;
  /** With the address and hours of its main office, and its brand. */
  readonly company: Company;
  readonly offices: readonly (Office & { hours: OfficeHours })[];
  readonly team: readonly TeamMember[];
  readonly lanes: readonly Lane[];
  /** The one of this day. */
  readonly announcement: Announcement | null;
  /** Services that the company offers, in its order (`offeredServices`), and its own services that are off. */
  readonly services: readonly ListedService[];
  /** Languages of the pages (`offeredLocales`). */
  readonly languages: readonly Locale[];
  /** Options of forms and quotes. */
  readonly options: Options;
  /** Zones, markups, exchange rates, first prices, and quotes that are sent by a rule. */
  readonly pricing: Pricing;
  /** By place; what is missing is as it ships. */
  readonly pictures: SitePictures;
  /** True for a draft in its preview. */
  readonly isDraft?: boolean;
  /** Shipped texts that the owner changed (`stringsByLocale`). */
  readonly texts: OwnerTexts;
  /** True for the preview in which an owner chooses texts: each of them has a mark. */
  readonly hasMarkedTexts?: true;
}
