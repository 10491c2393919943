import { z } from 'zod';
import { countryCode } from '#platform/company.ts';

/** Questions of the client brief that a company may leave out: groups of details, and the consents to calls and texts. */
export const optionalQuestions = [
  'terms',
  'goods',
  'dates',
  'value',
  'contact',
  'contact.calls',
  'contact.texts',
] as const;

export type OptionalQuestion = (typeof optionalQuestions)[number];

/** A tax that quotes add to their lines, where an entity of the company has to charge one. */
const quoteTax = z.strictObject({
  /** As invoices name it: IVA, VAT, ISS. */
  name: z.string().trim().min(1, 'Enter the name of the tax.').max(40, 'A name has 40 characters at most.'),
  /** A decimal as text, which no calculation rounds. */
  percent: z
    .string()
    .trim()
    .refine(
      (text) => /^\d{1,2}(?:\.\d{1,4})?$/.test(text) && Number(text) > 0,
      'Enter a percentage below 100, such as 16 or 8.25.',
    ),
  /** Codes of the charges that are taxed (src/features/rates/charges.ts); empty for all. */
  codes: z.array(z.string().max(40)).max(100),
  /** Countries of the customers whose quotes begin with the tax; empty for all. */
  countries: z.array(countryCode).max(300),
});

export const options = z.strictObject({
  brief: z.strictObject({ leftOut: z.array(z.enum(optionalQuestions)) }),
  contact: z
    .strictObject({
      /** The card of an assistant that does not answer yet; the sample company alone shows it. */
      assistant: z.boolean(),
    })
    .default({ assistant: false }),
  /** The services say whether air, sea and rail are offered. */
  modes: z.strictObject({ road: z.boolean() }).default({ road: true }),
  quotes: z.strictObject({
    /** Days for which a proposed quote holds at least; it ends on a day on which the office opens. */
    validForDays: z
      .int('Enter a whole number of days.')
      .min(1, 'A quote holds for one day at least.')
      .max(365, 'A quote holds for 365 days at most.'),
    tax: quoteTax.nullable().default(null),
    /** Days after the invoice in which it is paid; 0 before the cargo is released, null where quotes do not say it. */
    paymentDays: z
      .int('Enter a whole number of days.')
      .min(0, 'Enter 0 for payment before the release of the cargo.')
      .max(180, 'Enter 180 days at most.')
      .nullable()
      .default(null),
  }),
});

export type Options = z.output<typeof options>;

export const defaultOptions: Options = {
  brief: { leftOut: [] },
  contact: { assistant: false },
  modes: { road: true },
  quotes: { validForDays: 14, tax: null, paymentDays: null },
};
