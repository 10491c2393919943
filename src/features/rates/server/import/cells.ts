import { type Decimal, readDecimalText } from '../../../../platform/values/decimal.ts';
import { type Currency, moneyOfDecimal } from '../../../../platform/values/money.ts';
import { isoDayOf } from '../../../../platform/values/typed-date.ts';
import { swapSigns } from '../../../../platform/values/typed-number.ts';
import { type TransportMode, transportModes } from '../../../cargo/choices.ts';
import type { RateProblem } from '../../rates.ts';

/** A cell’s value, or its problem. */
export type Cell<Value> = { value: Value } | { problem: RateProblem; choices?: string[] };

/** Decimal signs that the numbers of a file show. */
export type DecimalSigns = ReadonlySet<'.' | ','>;

/** Returns the decimal sign that a number shows; `either` for 1.250 and 1,250, null for one without separators. */
export function decimalSignOf(text: string): '.' | ',' | 'either' | null {
  const number = text.replace(/[^\d.,]/g, '');
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(number)) return 'either';
  const [first, ...others] = number.replace(/\d/g, '');
  if (first !== '.' && first !== ',') return null;
  // 1.250.000 and 1,250.00: of several, the first separates thousands.
  if (others.length === 0) return first;
  return first === '.' ? ',' : '.';
}

/**
 * Reads a number after a currency sign: by the decimal sign that it shows, else by that of the file, else as it is written in
 * the United States. Refuses 1.250 where no number of the file shows a sign, and 1,250 too where they show both.
 */
export function decimalIn(
  text: string,
  { isSigned = false, signs }: { isSigned?: boolean; signs?: DecimalSigns | undefined } = {},
): Cell<Decimal> {
  const number = text.replace(/^(-?)\s*(?:US)?[$€£]\s*/, '$1');
  const sign = decimalSignOf(number);
  const [ofFile = ',', another] = signs?.size ? signs : number.includes('.') ? ['.', ','] : ['.'];
  if (sign === 'either' && another) return { problem: 'number-ambiguous' };
  const isComma = (sign === 'either' ? ofFile : sign) === ',';
  const read = readDecimalText(isComma ? swapSigns(number) : number, { isExact: true });
  if (!read.ok) return { problem: read.problem === 'number-places' ? 'digits' : 'number' };
  if (!isSigned && read.decimal.startsWith('-')) return { problem: 'negative' };
  return { value: read.decimal };
}

/** Reads an amount in whole minor units. */
export function amountIn(text: string, currency: Currency, signs?: DecimalSigns): Cell<number> {
  const read = decimalIn(text, { signs });
  if ('problem' in read) return read;
  const money = moneyOfDecimal(read.value, currency);
  return money ? { value: money.amount } : { problem: 'digits' };
}

export function wholeNumberIn(text: string, most: number): Cell<number> {
  const value = Number(text);
  return /^\d{1,4}$/.test(text) && value <= most ? { value } : { problem: 'whole-number' };
}

/** The serial number of 1 January 1970 in spreadsheets, which count days from the end of 1899. */
const epochSerial = 25_569;
/** Serial numbers of the years 2000 to 2099: other numbers are no dates of a tariff. */
const serials = { first: 36_526, last: 73_050 };

/**
 * Reads a day: 2026-12-31, 12/31/2026, 31-Dec-2026 or Dec 31 2026, the last three also with two digits of the year, or a
 * spreadsheet’s serial number.
 */
export function dayIn(text: string): Cell<string> {
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const serial = Math.floor(Number(text));
    if (serial < serials.first || serial > serials.last) return { problem: 'date' };
    return { value: new Date((serial - epochSerial) * 86_400_000).toISOString().slice(0, 10) };
  }
  const named =
    /^(?<day>\d{1,2})[ /-](?<name>[a-z]{3})[a-z]*\.?,?[ /-](?<year>\d{4}|\d{2})$/i.exec(text) ??
    /^(?<name>[a-z]{3})[a-z]*\.?[ /-](?<day>\d{1,2}),?[ /-](?<year>\d{4}|\d{2})$/i.exec(text);
  const { day = '', name = '', year = '' } = named?.groups ?? {};
  const month = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.toLowerCase()) / 3 + 1;
  const typed =
    name && Number.isInteger(month) && month > 0
      ? `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
      : text.replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, '').replace(/^(\d{1,2}\/\d{1,2}\/)(\d{2})$/, '$120$2');
  const value = isoDayOf(typed);
  return value === null ? { problem: 'date' } : { value };
}

/** Reads `18` or `18-24`, with any dash. */
export function transitDaysIn(text: string): Cell<[number, number]> {
  const [, least = '', most = least] =
    /^(\d{1,3})(?:\s*(?:[-–]|to)\s*(\d{1,3}))?(?:\s*d(?:ays?)?)?$/i.exec(text) ?? [];
  const days: [number, number] = [Number(least), Number(most)];
  if (least === '' || days[0] > days[1] || days[1] > 365) return { problem: 'days' };
  return { value: days };
}

const modeNames: Record<string, TransportMode> = {
  airfreight: 'air',
  oceanfcl: 'fcl',
  seafcl: 'fcl',
  oceanlcl: 'lcl',
  sealcl: 'lcl',
  fclocean: 'fcl',
  lclocean: 'lcl',
  truck: 'road',
  trucking: 'road',
  ftl: 'road',
  ltl: 'road',
};

export function modeIn(text: string): Cell<TransportMode> {
  const typed = text.toLowerCase().replace(/[^a-z]/g, '');
  const value = transportModes.find((mode) => mode === typed) ?? modeNames[typed];
  return value ? { value } : { problem: 'choice' };
}
