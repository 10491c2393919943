import { z } from 'zod';
import { optionalText } from '#platform/values/text.ts';
import { typedAmountOf } from '#platform/values/typed-amount.ts';
import { isoDayOf } from '#platform/values/typed-date.ts';
import { compactNumber } from './check-digits.ts';
import {
  cargoParts,
  cargoVersion,
  containerCodes,
  incoterms,
  mostListed,
  packagings,
  transportModes,
} from './choices.ts';
import { mostOf, mostRows, readDecimal } from './pieces.ts';

const shortLimit = 120;
const noteLimit = 2_000;

const line = optionalText(shortLimit)
  .transform((text) => text || undefined)
  .optional();
const note = optionalText(noteLimit)
  .transform((text) => text || undefined)
  .optional();

/** HTML forms send `''` when no option is selected. */
function oneOf<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z
    .enum(['', ...options], 'choose')
    .transform((option) => (option === '' ? undefined : (option as Options[number])))
    .optional();
}

const yesNo = oneOf(['yes', 'no', 'unknown']);

/** HTML forms send `on`, JSON sends true. */
const ticked = z
  .union([z.boolean(), z.enum(['', 'on'])], 'invalid')
  .transform((value) => value === true || value === 'on' || undefined)
  .optional();

/** Accepts a number above 0, or its text in US format; empty text means no value. */
function amount(most: number, { isWhole = false, least = 0 } = {}) {
  return z
    .union([z.number('number'), z.string('number')], 'number')
    .transform((typed, context) => {
      if (typed === '') return undefined;
      const value = typeof typed === 'number' ? typed : readDecimal(typed);
      const problem =
        typeof value === 'string'
          ? value === 'ambiguous'
            ? 'number-ambiguous'
            : 'number'
          : value <= least && !(least < 0 && value === 0)
            ? 'number-zero'
            : value > most
              ? 'number-large'
              : isWhole && !Number.isInteger(value)
                ? 'number-whole'
                : null;
      if (problem === null) return Number(value);
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    })
    .optional();
}

/** Degrees Celsius, which may be below zero. */
const celsius = z
  .union([z.number('number'), z.string('number')], 'number')
  .transform((typed, context) => {
    if (typed === '') return undefined;
    const value =
      typeof typed === 'number' ? typed : Number(typed.trim().replace('−', '-').replace(',', '.'));
    if (Number.isFinite(value) && value >= -80 && value <= 60) return value;
    context.addIssue({ code: 'custom', message: 'celsius' });
    return z.NEVER;
  })
  .optional();

/** Accepts YYYY-MM-DD or month/day/year. */
const day = optionalText(shortLimit)
  .transform((typed, context) => {
    if (typed === '') return undefined;
    const iso = isoDayOf(typed);
    if (iso !== null) return iso;
    context.addIssue({ code: 'custom', message: 'date' });
    return z.NEVER;
  })
  .optional();

function matching(pattern: RegExp, problem: string) {
  return optionalText(shortLimit)
    .transform(compactNumber)
    .refine((code) => code === '' || pattern.test(code), { error: problem })
    .transform((code) => code || undefined)
    .optional();
}

const hsCode = /^\d{4}\.?\d{2}(?:\.?\d{2}){0,2}$/;

/** Splits codes at commas and other separators, and at spaces that are not within a code. */
function hsCodesIn(text: string): string[] {
  return text.split(/[,;/|\n]/).flatMap((part) => {
    const code = compactNumber(part);
    return hsCode.test(code) ? [code] : part.split(/\s/).filter(Boolean).map(compactNumber);
  });
}

const hsCodes = z
  .union([z.string(), z.array(z.string()).max(mostListed)], 'hs-code')
  .transform((typed, context) => {
    const codes = hsCodesIn([typed].flat().join(','));
    if (codes.every((code) => hsCode.test(code))) return [...new Set(codes)].join(', ') || undefined;
    context.addIssue({ code: 'custom', message: 'hs-code' });
    return z.NEVER;
  })
  .optional();

/** Accepts an amount with the sign or code of its currency; a code also sets the currency. */
function withoutCurrencySign(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('amount' in value)) return value;
  const currency = 'currency' in value && typeof value.currency === 'string' ? value.currency : '';
  const typed =
    typeof value.amount === 'string' ? typedAmountOf(value.amount, compactNumber(currency)) : null;
  if (!typed) return value;
  return {
    ...value,
    amount: typed.text,
    ...(currency === '' && typed.currency && { currency: typed.currency }),
  };
}

function withoutPercentSign(typed: unknown): unknown {
  return typeof typed === 'string' ? typed.trim().replace(/%$/, '').trimEnd() : typed;
}

const isBlank = (value: unknown) => value === undefined || value === '' || value === false;

/**
 * Turns empty rows of a form into null and removes them after validation, so that problems have the index of the other
 * rows.
 */
function rowsOf<Row extends z.ZodType>(row: Row, most = mostListed) {
  return z
    .array(row.nullable(), 'invalid')
    .max(most, 'too-many')
    .transform((rows) =>
      rows.filter((item) => item !== null && !Object.values(item as object).every(isBlank)),
    )
    .transform((rows) => (rows.length > 0 ? (rows as NonNullable<z.output<Row>>[]) : undefined))
    .optional();
}

/** Omits a group without values. */
function group<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject(shape, { error: unknownField })
    .transform((values) => (Object.values(values).every(isBlank) ? undefined : values))
    .optional();
}

function unknownField({ code }: { code: string }) {
  return code === 'unrecognized_keys' ? 'unknown-field' : 'invalid';
}

function row<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: unknownField });
}

/** An end of the route: the typed text, its UN/LOCODE or IATA code when known, and the end of the carriage: door or port. */
const place = group({
  text: line,
  code: matching(/^[A-Z]{2}[A-Z2-9]{3}$|^[A-Z]{3}$/, 'place-code'),
  scope: oneOf(['door', 'port']),
});

/** Set when a value of a row could not be parsed: then a missing quantity is unknown. */
const isUnread = z.literal(true).optional();

const pieces = row({
  quantity: amount(mostOf.quantity, { isWhole: true }),
  packaging: oneOf(packagings),
  length: amount(mostOf.side),
  width: amount(mostOf.side),
  height: amount(mostOf.side),
  /** Gross weight of one piece. */
  weight: amount(mostOf.weight),
  alone: ticked,
  isUnread,
});

/**
 * The optional details of a rate request (shared by the brief, the desk and the API). Every value is optional; invalid
 * ones are refused with their path. Sizes and weights of pieces are in `units`, all other weights in kg, volumes in m³,
 * days as YYYY-MM-DD. Empty form fields are left out.
 */
export const cargoInput = z
  .strictObject(
    {
      version: z.literal(cargoVersion, 'shipment-version').default(cargoVersion),
      role: oneOf(['shipper', 'consignee', 'agent']),
      direction: oneOf(['export', 'import', 'cross-trade']),
      mode: oneOf(transportModes),
      from: place,
      to: place,
      incoterm: oneOf(incoterms),
      incotermPlace: line,
      units: group({ side: oneOf(['cm', 'in']), weight: oneOf(['kg', 'lb']) }),
      pieces: rowsOf(pieces, mostRows),
      /** Totals when the pieces are unknown. */
      volumeM3: amount(100_000),
      grossKg: amount(50_000_000),
      containers: rowsOf(
        row({
          type: oneOf(containerCodes),
          quantity: amount(1_000, { isWhole: true }),
          /** Cargo in one container. */
          weightKg: amount(40_000),
          isUnread,
        }),
      ),
      /** One code or several, separated by commas. */
      hsCode: hsCodes,
      dangerous: yesNo,
      dangerousGoods: rowsOf(
        row({
          unNumber: matching(/^(?:UN)?\d{4}$/, 'un-number'),
          name: line,
          class: matching(/^[1-9](?:\.[1-6][A-Z]?)?$/, 'hazard-class'),
          packingGroup: oneOf(['I', 'II', 'III']),
        }),
      ),
      temperature: group({ minC: celsius, maxC: celsius, vent: line }),
      readyOn: day,
      deliverBy: day,
      frequency: oneOf(['once', 'weekly', 'monthly', 'seasonal']),
      value: z.preprocess(
        withoutCurrencySign,
        group({
          amount: amount(1e12),
          currency: matching(/^[A-Z]{3}$/, 'currency'),
        }),
      ),
      insurance: yesNo,
      customs: yesNo,
      project: group({ lifting: note, access: note, permits: note, outOfGauge: yesNo }),
      alcohol: group({
        product: line,
        abv: z.preprocess(withoutPercentSign, amount(100)),
        bottleMl: amount(100_000),
        bottlesPerCase: amount(1_000, { isWhole: true }),
        cases: amount(1_000_000, { isWhole: true }),
        taxStatus: oneOf(['bonded', 'tax-paid', 'unknown']),
        permit: line,
      }),
      vehicles: rowsOf(
        row({
          year: amount(2_100, { isWhole: true, least: 1_884 }),
          make: line,
          model: line,
          vin: line,
          runs: yesNo,
          keys: yesNo,
          condition: oneOf(['new', 'used']),
          carriage: oneOf(['roro', 'container', 'air', 'unknown']),
          title: oneOf(['clear', 'lien', 'none', 'unknown']),
          personalEffects: yesNo,
        }),
      ),
      storage: group({
        palletsIn: amount(1_000_000, { isWhole: true }),
        palletsOut: amount(1_000_000, { isWhole: true }),
        areaM2: amount(1_000_000),
        bonded: yesNo,
        temperatureControlled: yesNo,
        services: note,
        term: line,
      }),
      market: group({
        origin: line,
        category: line,
        channel: line,
        labelLanguage: line,
        registrations: note,
      }),
      contact: group({
        by: oneOf(['email', 'phone', 'whatsapp']),
        when: line,
        /** Version of the consent's wording that was accepted; missing without consent. */
        calls: line,
        texts: line,
      }),
      unknown: z
        .union(
          [
            // Checkboxes of a form are numbered; null is one that is not checked.
            z
              .array(z.enum(cargoParts, 'invalid').nullable())
              .transform((parts) => parts.filter((part) => part !== null)),
            z.enum(cargoParts).transform((part) => [part]),
          ],
          'invalid',
        )
        .transform((parts) => (parts.length > 0 ? [...new Set(parts)] : undefined))
        .optional(),
    },
    { error: unknownField },
  )
  .transform(({ version, ...details }) =>
    Object.entries(details).some(([name, value]) => name !== 'units' && !isBlank(value))
      ? { version, ...details }
      : undefined,
  );

/** Stored cargo; undefined without any detail. */
export type Cargo = NonNullable<z.output<typeof cargoInput>>;
