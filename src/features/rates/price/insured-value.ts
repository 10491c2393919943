import { type Decimal, decimalOf, decimalPlaces, divideRounded, scaled } from '#platform/values/decimal.ts';
import { type Money, minorDigitsOf } from '#platform/values/money.ts';
import { type ChargeCode, carriageCharges } from '../charges.ts';
import type { ChargeLine, Conversion } from './charge-line.ts';
import { convertedSum } from './quantities.ts';

/**
 * Percent of goods and freight that are insured, the least of CIF and CIP (Incoterms 2020, A5). Quotes that were sent are
 * priced by it: another percentage is another basis.
 */
const insuredPercent = 110n;

/**
 * Freight with its surcharges to the port or airport of destination: with the goods, what CIF and CIP insure. Charges at the
 * destination, filings, documents and trucking are no part of it.
 */
const insuredCharges: readonly ChargeCode[] = [...carriageCharges, 'origin-terminal'];

/** True for a charge that is insured with the goods. Quotes of version 1 insured every charge. */
export function isInsured(code: ChargeCode, version: number | undefined): boolean {
  return version === 1 || insuredCharges.includes(code);
}

/** An insured value in the currency of its line. */
export interface InsuredValue {
  value: Decimal;
  /** True where the freight is part of it; false for the goods alone. */
  isWithFreight: boolean;
}

/**
 * Returns 110 % of the value of the goods and of the insured charges of an option, rounded to the minor unit. Of the goods
 * alone where there are no such charges, and where one is in a currency that the quote has no rate for.
 */
export function insuredValueOf(
  goods: Decimal,
  charges: readonly Money[],
  { currency, conversion }: Pick<ChargeLine, 'currency'> & { conversion: Conversion | null },
): InsuredValue {
  const freight = convertedSum(conversion, charges, currency) ?? 0n;
  const isWithFreight = freight > 0n;
  const minor = minorDigitsOf(currency);
  const sum = scaled(goods) + (isWithFreight ? freight : 0n);
  const insured = divideRounded(
    sum * insuredPercent * 10n ** BigInt(minor),
    100n * 10n ** BigInt(decimalPlaces),
  );
  return { value: decimalOf(insured, minor), isWithFreight };
}
