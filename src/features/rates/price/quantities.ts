import type { Cargo } from '#features/cargo/cargo.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { countOf, measuresOf } from '#features/cargo/measures.ts';
import { kgPerPound } from '#features/cargo/pieces.ts';
import {
  type Decimal,
  decimalOf,
  decimalPlaces,
  divideRounded,
  isDecimal,
  scaled,
} from '#platform/values/decimal.ts';
import {
  type Currency,
  decimalOfMoney,
  type Money,
  minorDigitsOf,
  sumByCurrency,
} from '#platform/values/money.ts';
import { isOfValue } from '../charges.ts';
import type { ChargeLine, Conversion, CustomerLine } from './charge-line.ts';

/** Inputs of a line's quantity besides the cargo: the mode of its option and the rates of its quote. */
export interface Charging {
  mode: TransportMode | null;
  conversion: Conversion | null;
}

/** A measure with at most three digits after the point, as freight is billed (grams, liters). */
function decimalOfMeasure(value: number | null | undefined): Decimal | null {
  if (value === null || value === undefined) return null;
  // 0.5005 * 1000 is 500.49999999999994: 13 digits are more than a measure has.
  const thousandths = Math.round(Number((value * 1000).toPrecision(13)));
  if (!Number.isSafeInteger(thousandths)) return null;
  const text = decimalOf(BigInt(thousandths), 3);
  return isDecimal(text) ? text : null;
}

/** 100 pounds, as trucking in the United States is charged. */
const kgPerCwt = 100 * kgPerPound;

/** The pallets among the pieces, else those to be stored; null without any, and if there are other pieces, too. */
function palletsOf({ pieces = [], storage }: Cargo): number | null {
  const isPallets = pieces.length > 0 && pieces.every(({ packaging }) => packaging === 'pallet');
  if (!isPallets) return pieces.length > 0 ? null : (storage?.palletsIn ?? null);
  return pieces.reduce<number | null>((sum, row) => {
    const count = countOf(row);
    return sum === null || count === null ? null : sum + count;
  }, 0);
}

/** The units of the currency that a quote is converted to for one of another; null where it has no rate. */
function rateOf(currency: string, conversion: Conversion | null): bigint | null {
  if (currency === conversion?.to) return scaled('1');
  const rate = conversion?.rates.find(({ from }) => from === currency)?.rate;
  return rate === undefined || scaled(rate) === 0n ? null : scaled(rate);
}

/**
 * A decimal of a currency in another one by the rates of the quote, rounded to the minor unit; as it is in the same
 * currency. Null where the quote has no rate.
 */
export function convertedBy(
  conversion: Conversion | null,
  value: Decimal,
  { from, to }: { from: string; to: Currency },
): Decimal | null {
  if (from === to) return value;
  const [there, back] = [rateOf(from, conversion), rateOf(to, conversion)];
  if (there === null || back === null) return null;
  const minor = minorDigitsOf(to);
  const product = scaled(value) * there * 10n ** BigInt(minor);
  const text = decimalOf(divideRounded(product, back * 10n ** BigInt(decimalPlaces)), minor);
  return isDecimal(text) ? text : null;
}

/** The sum of amounts in a currency, as `scaled` returns it; null where the quote has no rate for one of them. */
export function convertedSum(
  conversion: Conversion | null,
  amounts: readonly Money[],
  to: Currency,
): bigint | null {
  const values = sumByCurrency(amounts).map((money) =>
    convertedBy(conversion, decimalOfMoney(money), { from: money.currency, to }),
  );
  return values.includes(null) ? null : values.reduce((sum, value) => sum + scaled(value ?? '0'), 0n);
}

/** The value of the goods in the currency of a line. Null where it is not stated, or the quote has no rate for it. */
function valueIn(
  currency: Currency,
  { amount, currency: stated }: NonNullable<Cargo['value']>,
  conversion: Conversion | null,
): Decimal | null {
  const value = decimalOfMeasure(amount);
  if (value === null || stated === undefined) return null;
  return convertedBy(conversion, value, { from: stated, to: currency });
}

/** The currency in which the value of the goods is stated, where a percentage of it is charged in another one; null elsewhere. */
export function otherValueCurrency(
  cargo: Cargo | null,
  { basis, currency }: Pick<ChargeLine, 'basis' | 'currency'>,
): string | null {
  const stated = cargo?.value?.amount === undefined ? undefined : cargo.value.currency;
  return isOfValue(basis) && stated !== undefined && stated !== currency ? stated : null;
}

/**
 * The quantity of a line derived from the cargo; null where the cargo does not give it. An option is charged by its own
 * mode, so that air and sea options for the same cargo each have their chargeable quantity.
 */
export function quantityFrom(
  cargo: Cargo | null,
  { mode, conversion }: Charging,
  { basis, container, currency }: Pick<ChargeLine, 'basis' | 'container' | 'currency'>,
): Decimal | null {
  if (basis === 'shipment' || basis === 'bill-of-lading') return '1';
  if (!cargo) return null;
  if (isOfValue(basis)) return cargo.value ? valueIn(currency, cargo.value, conversion) : null;
  if (basis === 'container' && container !== null) {
    const containers = (cargo.containers ?? []).filter(({ type }) => type === container);
    return decimalOfMeasure(measuresOf({ version: cargo.version, containers }).containers);
  }
  const chargedAs = basis === 'w-m' ? 'lcl' : (mode ?? cargo.mode);
  const { mode: _, ...withoutMode } = cargo;
  const measures = measuresOf(chargedAs ? { ...withoutMode, mode: chargedAs } : withoutMode);
  switch (basis) {
    case 'gross-kg':
      return decimalOfMeasure(measures.grossKg);
    case 'cwt':
      return decimalOfMeasure(measures.grossKg === null ? null : measures.grossKg / kgPerCwt);
    case 'pallet':
      return decimalOfMeasure(palletsOf(cargo));
    case 'vehicle':
      return decimalOfMeasure(cargo.vehicles?.length);
    case 'piece':
      return decimalOfMeasure(measures.pieces);
    case 'container':
      return decimalOfMeasure(measures.containers);
    case 'w-m':
      return decimalOfMeasure(measures.chargeable);
    case 'chargeable-kg':
      // By sea it is W/M, and of a full container, a rail car or an unknown mode there is none.
      return decimalOfMeasure(measures.chargeMode === 'sea' ? null : measures.chargeable);
    default:
      // Days, hours and miles are entered; a percentage of a charge follows from that charge (priced.ts).
      return null;
  }
}

/** The quantity that a line is charged by: typed by staff, else derived from the cargo; null where neither gives it. */
export function quantityOf(line: CustomerLine, cargo: Cargo | null, charging: Charging): Decimal | null {
  return line.quantity ?? quantityFrom(cargo, charging, line);
}
