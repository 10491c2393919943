import { z } from 'zod';

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time of day is written 09:00 or 18:00.', abort: true });
const isoDate = z.iso.date('A date is written 2027-12-31.');
const email = z.email('An e-mail address is written name@company.com.');
const url = z.url('A web address is written https://www.company.com.');
const timeZone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, 'A time zone is an IANA name such as America/New_York.');

/** When the office answers. Days are ISO weekdays: 1 is Monday. Times are on the clock of `timeZone`. */
const officeHours = z
  .strictObject({
    timeZone,
    days: z.array(z.int().min(1).max(7), 'Days are numbers: 1 is Monday, 7 is Sunday.').min(1),
    opens: timeOfDay,
    closes: timeOfDay,
    /** Dates on which the office is closed all day, YYYY-MM-DD on the clock of `timeZone`. */
    holidays: z.array(isoDate),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'The office closes after it opens.',
  });

export type OfficeHours = z.output<typeof officeHours>;

/** Everything that makes this site one company's. The owner edits app/content/company.ts; a mistake there stops the build with its line and field. */
export const company = z.strictObject({
  name: z.string().min(1),
  legalName: z.string().min(1),
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
    street: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string().length(2, 'A country is its ISO code of two letters, such as US.'),
  }),
  hours: officeHours,
  /** The zone the office itself stands in, shown beside the zone of its hours. */
  localTimeZone: timeZone,
  /** Business hours within which a person answers, by kind of submission. */
  answerWithin: z.strictObject({ rateRequest: z.number().positive(), contactMessage: z.number().positive() }),
  /** A network without an address is not shown. */
  social: z.array(z.strictObject({ name: z.string(), url: url.optional() })),
  /** Licence numbers as their authority writes them; nothing is shown for an absent one. */
  licences: z.strictObject({
    fmcOti: z.string().optional(),
    iata: z.string().optional(),
    cbpBroker: z.string().optional(),
  }),
  /** How long an accepted know-your-customer case holds, and how long its papers are kept after it last changed. */
  kyc: z.strictObject({ validForMonths: z.int().positive(), keepPapersForMonths: z.int().positive() }),
  /** Who made the site, credited in the footer; absent where nobody is. */
  developer: z.strictObject({ name: z.string(), url: url.optional() }).optional(),
});

export type Company = z.output<typeof company>;
