import { z } from 'zod';
import { isDecimal } from '#platform/values/decimal.ts';
import { currencies, largestAmount } from '#platform/values/money.ts';
import { isOpenEnd, laneEndsOf } from './lane-end.ts';
import { transportModes } from './transport-modes.ts';

const code = /^(?:\*|[A-Z]{2}|[A-Z]{2}-[A-Z0-9]{1,3}|[A-Z]{2}[A-Z2-9]{3}|[A-Z]{3}|zone:[a-z0-9-]{1,40})$/;

/**
 * An end of a lane: a UN/LOCODE (`USHOU`), an IATA code (`IAH`), a state (`US-TX`), a country (`US`), a zone of the
 * company (`zone:gulf`), or `*` for any place.
 */
const laneEnd = z
  .string()
  .regex(
    code,
    'Choose a place from the list, or enter the code of a port, an airport, a state, a country or a zone, or * for any place.',
  );

const decimal = (error: string) =>
  z.string().refine((text) => isDecimal(text) && !text.startsWith('-'), error);
const percent = decimal('Enter a percentage, such as 12.5.').refine(
  (text) => Number(text) <= 1000,
  'A percentage is 1,000 at most.',
);
/** Minor units of the company's currency. */
const amount = z
  .int('Enter an amount.')
  .min(0, 'An amount is 0 or more.')
  .max(largestAmount, 'The amount is too large.');
const mode = z.enum(transportModes, 'Choose a mode.');
const lane = { from: laneEnd, to: laneEnd };

const zone = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'A zone’s id has small letters, digits and hyphens only.'),
  name: z.string().trim().min(1, 'Enter a name.').max(100, 'A name has 100 characters at most.'),
  places: z
    .array(
      z.string().refine((text) => code.test(text) && !isOpenEnd(text), {
        error: ({ input }) => `“${input}” is no code: enter those of ports, airports, states and countries.`,
      }),
    )
    .min(1, 'Enter at least one code.')
    .max(500, 'A zone has 500 codes at most.'),
});

/** Addition to the cost of a quote's lines. The first rule that fits a request applies. */
const markup = z.strictObject({
  ...lane,
  mode: mode.nullable(),
  /** Slug of a service; null for all. */
  service: z.string().nullable(),
  /** The customer's e-mail address, or its domain (`@acme.example`); empty for all. */
  customer: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:|[^@\s]*@[^@\s]+)$/, 'Enter an e-mail address, or a domain such as @acme.example.'),
  /** Added to each line that has a cost and no rate of its own. */
  percent,
  /** A fee for each quote. */
  fee: amount,
  /** The fee grows until the quote earns this much. */
  minimumMargin: amount,
  /** Rates per container, shipment, bill of lading, pallet and vehicle are rounded up to a multiple of this; 0 for none. */
  roundTo: amount,
});

/** One unit of a currency in the company's own. */
const exchangeRate = z.strictObject({
  from: z.enum(currencies, 'Choose a currency.'),
  rate: decimal('Enter a rate, such as 1.085.').refine((text) => Number(text) > 0, 'A rate is more than 0.'),
  on: z.iso.date('Enter a date, such as 2027-12-31.'),
  source: z
    .string()
    .trim()
    .min(1, 'Enter where the rate is from.')
    .max(100, 'A source has 100 characters at most.'),
});

/** A lane for which the site shows a first price. */
const firstPrice = z.strictObject({
  ...lane,
  mode,
  isOn: z.boolean(),
  /** Distance of the upper end of the range above the computed price. */
  spreadPercent: z
    .int('Enter a whole percentage.')
    .min(5, 'The range is 5 percent wide at least.')
    .max(100, 'The range is 100 percent wide at most.'),
});

/** Quotes that are sent without a person. */
const sendingRule = z.strictObject({
  ...lane,
  mode,
  /** The largest total. */
  maximum: amount.min(1, 'Enter the largest total.'),
  /** Percent of the total that the quote earns at least. */
  minimumMarginPercent: percent,
  /** Only to customers who accepted a quote before. */
  knownCustomersOnly: z.boolean(),
  hours: z.enum(['office', 'always'], 'Choose when.'),
});

const pricingParts = z.strictObject({
  zones: z
    .array(zone)
    .refine(
      (zones) => new Set(zones.map(({ id }) => id)).size === zones.length,
      'Each zone has an id of its own.',
    ),
  markups: z.array(markup).max(500, 'There are 500 rules at most.'),
  exchange: z
    .array(exchangeRate)
    .refine(
      (rates) => new Set(rates.map(({ from }) => from)).size === rates.length,
      'Each currency has one rate.',
    ),
  firstPrices: z.array(firstPrice).max(500, 'There are 500 lanes at most.'),
  sending: z.strictObject({
    /** The switch of all rules. */
    isOn: z.boolean(),
    rules: z.array(sendingRule).max(100, 'There are 100 rules at most.'),
  }),
});

export type Pricing = z.output<typeof pricingParts>;

/** Rules by which the company's rates become prices. All amounts are in the company's currency. */
export const pricing = pricingParts.superRefine((value, context) => {
  const zones = value.zones.map(({ id }) => `zone:${id}`);
  for (const { path, end } of laneEndsOf(value))
    if (end.startsWith('zone:') && !zones.includes(end))
      context.addIssue({
        code: 'custom',
        path: path.split('.'),
        message: `There is no ${end}. Add it to the zones, or enter another code.`,
      });
});

export const noPricing: Pricing = {
  zones: [],
  markups: [],
  exchange: [],
  firstPrices: [],
  sending: { isOn: false, rules: [] },
};
