import { z } from 'zod';
import type { CompanyBrand } from './brand/brand.ts';
import { defaultLocale, locales } from './i18n/locale.ts';
import { currencies } from './values/money.ts';

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Enter a time, such as 09:00 or 18:00.', abort: true });
const isoDate = z.iso.date('Enter a date, such as 2027-12-31.');
const email = z.email('Enter an e-mail address, such as name@company.com.');
const url = z.url({ protocol: /^https?$/, error: 'Enter a web address, such as https://www.company.com.' });

/** One line of text: a name goes into the headers of mails. */
const line = z
  .string('Enter a text.')
  .max(200, 'A line has 200 characters at most.')
  .regex(/^\P{Cc}*$/u, 'A line holds no line break.');
const requiredLine = line.min(1, 'Enter a text.');

export const countryCode = z.string('Choose a country.').regex(/^[A-Z]{2}$/, 'Choose a country.');
const timeZone = z.string('Choose a time zone.').refine((zone) => {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, 'Choose a time zone.');

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

const hours = z.number('Enter a number of hours, 1 or more.').positive('Enter a number of hours, 1 or more.');
const months = z
  .int('Enter a whole number of months, 1 or more.')
  .positive('Enter a whole number of months, 1 or more.');

/** Kinds of license of the Federal Maritime Commission for ocean transportation intermediaries. */
export const fmcOtiKinds = ['freight-forwarder', 'nvocc'] as const;

export const noCountryCode = 'Enter the number with its country code, such as +1 346 555 0142.';

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
    .regex(/^\+[\d ]{8,20}$/, 'Enter a phone number with its country code, such as +1 346 555 0142.'),
  /** Digits only, as wa.me takes it; absent where the company has no WhatsApp. */
  whatsapp: z
    .string()
    .regex(/^\d{8,15}$/, noCountryCode)
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
  currency: z.enum(currencies, 'Choose a currency.'),
  hours: officeHours,
  /** The zone at the office itself, shown with the zone of its hours. */
  localTimeZone: timeZone,
  /** Business hours within which a person answers, by kind of submission. */
  answerWithin: z.strictObject({ rateRequest: hours, contactMessage: hours }),
  /** A network without an address is not shown. */
  social: z.array(z.strictObject({ name: requiredLine, url: url.optional() })),
  /**
   * Licenses for services in the company's own name. A text about a service that needs a license says who holds it: the
   * company, or a licensed partner where the number is absent or null (src/features/services/licences.ts).
   */
  licences: z.strictObject({
    fmcOti: licence,
    /** Address at which an NVOCC publishes its rules tariff, free of charge (46 CFR 520 and 532). */
    rulesTariff: url.optional(),
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
  kyc: z.strictObject({ validForMonths: months, keepDocumentsForMonths: months }),
  /**
   * The day on which each text was approved for this company, by counsel where it is legal; null until then. The desk's
   * settings list the texts that are not approved.
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
  /** The day on which the texts of a language were read against the English and approved; absent until then. */
  translationsRead: z.partialRecord(z.enum(locales), isoDate).optional(),
  /** Digests of the drafts that each approval is of (`draftsDigest`): later ones are read again. */
  draftsRead: z.partialRecord(z.enum(locales), z.string().max(64)).optional(),
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
  /** Years in the trade, languages. */
  experience: localText.optional(),
  email,
  /** Their initials are shown without one. */
  image: portrait.optional(),
  /** True for the one whose message the home page shows. */
  message: z.boolean().optional(),
  /** True for a sample that the owner has not replaced with a person yet; the desk reminds the owner. */
  sample: z.boolean().optional(),
});

export type TeamMember = z.output<typeof teamMember>;

const degrees = z.number('Enter degrees as a number.');
const fromMinus180 = 'Degrees east are between -180 and 180.';
const fromMinus90 = 'Degrees north are between -90 and 90.';

const days = z.int('Enter a whole number of days.').positive('A lane takes one day or more.');

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
      'Enter the code of a port (five letters, such as DEHAM) or of an airport (three, such as HAM).',
    ),
  /** Decimal degrees, east and north positive. */
  longitude: degrees.min(-180, fromMinus180).max(180, fromMinus180),
  latitude: degrees.min(-90, fromMinus90).max(90, fromMinus90),
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
    transitDays: z.tuple([days, days]),
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
