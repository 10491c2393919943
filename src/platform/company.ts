import { z } from 'zod';
import type { CompanyBrand } from './brand/brand.ts';
import { defaultLocale, type Locale, locales } from './i18n/locale.ts';
import { currencies } from './values/money.ts';

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time of day is written 09:00 or 18:00.', abort: true });
const isoDate = z.iso.date('A date is written 2027-12-31.');
const email = z.email('An e-mail address is written name@company.com.');
const url = z.url({ protocol: /^https?$/, error: 'A web address is written https://www.company.com.' });

/** One line of text: a name goes into the headers of mails. */
const line = z
  .string()
  .max(200, 'A line has 200 characters at most.')
  .regex(/^\P{Cc}*$/u, 'A line holds no line break.');
const requiredLine = line.min(1, 'Enter a text.');

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'A country is its ISO code of two letters, such as US.');
const timeZone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, 'A time zone is an IANA name such as America/New_York.');

/** Opening and closing of one day, [09:00, 18:00]. */
const dayHours = z
  .tuple([timeOfDay, timeOfDay])
  .refine(([opens, closes]) => opens < closes, { error: 'The office closes after it opens.' });

/** ISO weekdays: 1 is Monday. */
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export type Weekday = (typeof weekdays)[number];

/** Office hours on the clock of `timeZone`. */
export const officeHours = z.strictObject({
  timeZone,
  /** By weekday; closed on those that are missing. */
  week: z
    .partialRecord(z.enum(weekdays), dayHours)
    .refine((week) => Object.keys(week).length > 0, { error: 'The office is open on one day or more.' }),
  /** Dates (YYYY-MM-DD) with other hours than their weekday; null where the office is closed all day. */
  exceptions: z.record(isoDate, dayHours.nullable()),
});

export type DayHours = z.output<typeof dayHours>;
export type OfficeHours = z.output<typeof officeHours>;

/** A number as its authority writes it; null where the owner has said that the company holds none, absent until then. */
const licence = z
  .string()
  .min(1, 'Enter the number, or null where the company holds none.')
  .nullable()
  .optional();

/** Kinds of license of the Federal Maritime Commission for ocean transportation intermediaries. */
export const fmcOtiKinds = ['freight-forwarder', 'nvocc'] as const;

/** Everything that makes this site one company's (src/features/settings/settings.ts). */
export const company = z.strictObject({
  name: requiredLine,
  legalName: requiredLine,
  website: url,
  founded: isoDate,
  womanOwned: z.boolean(),
  /** E.164 with spaces, as it is shown: +1 346 555 0142. */
  phone: z
    .string()
    .regex(
      /^\+[\d ]{8,20}$/,
      'A phone number starts with + and its country code, with spaces only: +1 346 555 0142.',
    ),
  /** Digits only, as wa.me takes it; absent where the company has no WhatsApp. */
  whatsapp: z
    .string()
    .regex(/^\d{8,15}$/, 'A WhatsApp number has its country code and digits only: 13465550142.')
    .optional(),
  email: z.strictObject({ contact: email, rates: email, noReply: email }),
  address: z.strictObject({
    street: line,
    city: line,
    region: line,
    postalCode: line,
    country: countryCode,
  }),
  /** The currency in which the company usually quotes. */
  currency: z.enum(currencies, 'A currency is its ISO code of three letters, such as USD.'),
  hours: officeHours,
  /** The zone the office itself stands in, shown beside the zone of its hours. */
  localTimeZone: timeZone,
  /** Business hours within which a person answers, by kind of submission. */
  answerWithin: z.strictObject({ rateRequest: z.number().positive(), contactMessage: z.number().positive() }),
  /** A network without an address is not shown. */
  social: z.array(z.strictObject({ name: requiredLine, url: url.optional() })),
  /**
   * Licenses for services in the company's own name. A text about a service that needs a license says who holds it: the
   * company, or a licensed partner where the number is absent or null (src/features/services/licences.ts).
   */
  licences: z.strictObject({
    fmcOti: licence,
    fmcOtiKinds: z.array(z.enum(fmcOtiKinds, `A kind is one of ${fmcOtiKinds.join(', ')}.`)).optional(),
    /** The bond or other proof of financial responsibility of the FMC license. */
    fmcOtiBond: licence,
    /** Broker authority of the FMCSA: the MC number. */
    fmcsaBroker: licence,
    /** Approval of the TSA as an indirect air carrier. */
    tsaIac: licence,
    cbpBroker: licence,
    iata: licence,
  }),
  /**
   * The company's terms for transport and storage, which each quote makes part of itself; absent until the owner has some.
   */
  tradeTerms: z
    .strictObject({
      name: requiredLine,
      url: url.optional(),
      text: z.string().min(1).max(2_000).optional(),
    })
    .refine(({ url: link, text }) => link !== undefined || text !== undefined, {
      error: 'Trade terms have a web address or a text.',
    })
    .optional(),
  /** Validity of an accepted KYC case, and retention of its documents after its last change. */
  kyc: z.strictObject({ validForMonths: z.int().positive(), keepDocumentsForMonths: z.int().positive() }),
  /**
   * The day on which each text was approved for this company, by counsel where it is legal; null until then. What is null
   * stands in the list "Before you open" of the desk.
   */
  reviewed: z.strictObject({
    lanes: isoDate.nullable(),
    privacy: isoDate.nullable(),
    terms: isoDate.nullable(),
    accessibility: isoDate.nullable(),
    powerOfAttorney: isoDate.nullable(),
    kyc: isoDate.nullable(),
    quoteTerms: isoDate.nullable(),
  }),
  /** Developer credited in the footer; absent for none. */
  developer: z.strictObject({ name: requiredLine, url: url.optional() }).optional(),
});

export interface Company extends z.output<typeof company> {
  brand: CompanyBrand;
}

/** A text by language; one that is missing or empty is read in English (`textIn`). */
export const localText = z.partialRecord(
  z.enum(locales),
  z.string().max(300, 'A text has 300 characters at most.'),
);

/** Names a stored file of the settings: the SHA-256 of its content in hex (src/features/settings/server/files). */
export const fileDigest = z.string().regex(/^[0-9a-f]{64}$/, 'A file is named by its SHA-256.');

/** A square picture of a person, 480 pixels wide. */
export const portrait = z.strictObject({ 480: z.strictObject({ webp: fileDigest }) });

/** A person of the company, as the team page shows them. */
export const teamMember = z.strictObject({
  name: requiredLine,
  title: localText.refine((texts) => Boolean(texts[defaultLocale]), {
    path: [defaultLocale],
    error: 'Enter the title in English: other languages show it where theirs is empty.',
  }),
  /** For what a visitor writes to them. */
  ask: localText.optional(),
  email: z.email('An e-mail address is written name@company.com.'),
  /** Their initials are shown without one. */
  image: portrait.optional(),
  /** True for the one whose message the home page shows. */
  message: z.boolean().optional(),
  /** True for a sample that the owner has not replaced with a person yet; the desk reminds the owner. */
  sample: z.boolean().optional(),
});

export type TeamMember = z.output<typeof teamMember>;

/** Returns a text in a language, or in English where that is missing; empty where both are. */
export function textIn(texts: z.output<typeof localText> | undefined, locale: Locale): string {
  return texts?.[locale] || texts?.[defaultLocale] || '';
}

/** One end of a lane: a port, an airport or a rail ramp. */
const gateway = z.strictObject({
  /** The city as a shipper calls it. */
  name: requiredLine,
  /** ISO 3166-1 alpha-2. */
  country: countryCode,
  /** UN/LOCODE for ports and ramps (USHOU), IATA for airports (IAH). */
  code: z
    .string()
    .regex(
      /^[A-Z0-9]{3}([A-Z0-9]{2})?$/,
      'A place is a UN/LOCODE such as USHOU or an IATA code such as IAH.',
    ),
  /** Decimal degrees, east and north positive. */
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});

/** A route that the company offers, as the world map shows it; it runs in both directions. */
export const lane = z
  .strictObject({
    /** Names the lane in addresses: houston-santos-sea. */
    id: z.string().regex(/^[a-z0-9-]+$/, 'A lane’s id has small letters, digits and hyphens only.'),
    mode: z.enum(['air', 'sea', 'train'], 'A lane’s mode is air, sea or train.'),
    from: gateway,
    to: gateway,
    /** Typical days from gateway to gateway, the least and the most. */
    transitDays: z.tuple([z.int().positive(), z.int().positive()]),
  })
  .refine(({ transitDays: [least, most] }) => least <= most, {
    path: ['transitDays'],
    error: 'Transit days are written from the least to the most.',
  });

export type Lane = z.output<typeof lane>;
export type LaneMode = Lane['mode'];

/** The same lane the other way: a lane is offered in both directions, with the same typical days. */
export function reversed(lane: Lane): Lane {
  return { ...lane, from: lane.to, to: lane.from };
}
