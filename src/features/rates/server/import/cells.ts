import { type TransportMode, transportModes } from '#features/cargo/choices.ts';
import { type Decimal, readDecimalText } from '#platform/values/decimal.ts';
import { fold } from '#platform/values/fold.ts';
import { type Currency, isCurrency, moneyOfDecimal } from '#platform/values/money.ts';
import { ownEntry } from '#platform/values/own-entry.ts';
import { swapSigns } from '#platform/values/typed-number.ts';
import type { RateProblem } from '../../rates.ts';

/** A cell’s value, or its problem. */
export type Cell<Value> = { value: Value } | { problem: RateProblem; choices?: string[] };

/** Texts of a line by target (mapping.ts); empty cells may be left out. */
export type Cells = Map<string, string>;

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

/** Currencies of their signs and usual names; `$` alone is that of several. */
export const currencySigns: Record<string, string> = {
  ...{ us$: 'USD', usd$: 'USD', u$s: 'USD', u$d: 'USD', 'us $': 'USD', r$: 'BRL', mx$: 'MXN', mxn$: 'MXN' },
  ...{ c$: 'CAD', ca$: 'CAD', rmb: 'CNY', '€': 'EUR', eur: 'EUR', '£': 'GBP', '¥': '', $: '' },
};

/** An amount apart from its currency, of which `number` is as it was written. */
export interface WrittenAmount {
  number: string;
  /** Empty where the cell names none. */
  currency: string;
  /** After a slash or “per”: `0.85/kg`. */
  unit: string;
}

const spaces = /[\s\u00a0\u2007\u2009\u202f]/g;

/** The letters or sign of a currency at one end of an amount; null for any other text. */
function currencyNamed(text: string): string | null {
  const name = text.trim().toLowerCase();
  if (name === '') return '';
  const code = name.toUpperCase();
  return ownEntry(currencySigns, name) ?? (isCurrency(code) || /^[A-Z]{3}$/.test(code) ? code : null);
}

/** Takes an amount apart: `USD 1,250.00`, `1 250,00 €`, `$0.85/kg`, `1'250.00`, `1250.-`, `1,250.00*`. Null for other text. */
export function writtenAmount(text: string): WrittenAmount | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/−/g, '-')
    .replace(spaces, ' ')
    .replace(/ ?[*†‡]{1,3}$/, '')
    .trim();
  const [, before = '', sign = '', digits = '', after = ''] =
    /^([^\d.,()-]{0,8})([(-]?) ?([^\d.,()-]{0,6}[\d.,](?:[\d.,' ’]{0,30}[\d.,])?(?:,?-)?\)?)(.{0,30})$/.exec(
      plain,
    ) ?? [];
  if (digits === '') return null;
  const [, inner = '', number = '', close = ''] = /^([^\d.,]*)([\d.,' ’]+?)(,?-\)?|\))?$/.exec(digits) ?? [];
  const [, suffix = '', , unit = ''] = /^([^/]*?)( ?\/ ?| ?\b(?:per|por) |$)(.*)$/i.exec(after.trim()) ?? [];
  const named = [before, inner, suffix].map(currencyNamed).filter((name) => name !== '');
  if (named.includes(null) || new Set(named).size > 1) return null;
  const isGrouped = / |'|’/.test(number);
  if (isGrouped && !/^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?$/.test(number)) return null;
  // 1250.- and 1250,- are whole; 1,250.00- and (1,250.00) are negative.
  const isWhole = /^,-$/.test(close) || (close === '-' && number.endsWith('.'));
  const isNegative = sign !== '' || (close !== '' && !isWhole);
  const joined = number.replace(/[ '’]/g, '').replace(/[.,]$/, '');
  const indian = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/.test(joined) ? joined.replaceAll(',', '') : joined;
  return { number: `${isNegative ? '-' : ''}${indian}`, currency: named[0] ?? '', unit: unit.trim() };
}

const noPrices = new Set(
  'n/a|na|n.a|n.a.|#n/a|-|--|---|–|—|poa|p.o.a|p.o.a.|tba|tbc|tbd|tbn|rq|rqst|on request|on req|on req.|upon request|by request|request|ask|call|spot|case by case|a consultar|consultar|consulta|sob consulta|bajo consulta|no service|no offer|not offered|not available|sin servicio|no aplica|nao se aplica|nil service|x|/|.|?|at cost|al costo|as per tariff|vatos'.split(
    '|',
  ),
);

const included = new Set(
  'incl|incl.|inc|inc.|included|inclusive|incluido|incluida|incluidos|incluso|inclusa|incluído|in freight|all in|all-in|free|waived|nil|gratis|exempt|exento|sin costo|sem custo|isento|no charge|none'.split(
    '|',
  ),
);

/** Returns what a word in place of a price says: that it is included, or that there is none; null for any other text. */
export function wordForPrice(text: string): 'included' | 'none' | null {
  const word = fold(text.trim()).replace(/\s+/g, ' ').replace(/[*]+$/, '');
  if (included.has(word)) return 'included';
  return noPrices.has(word) ? 'none' : null;
}

/**
 * Reads a number, without its currency: by the decimal sign that it shows, else by that of the file, else as it is written in
 * the United States. Refuses 1.250 where no number of the file shows a sign, and 1,250 too where they show both.
 */
export function decimalIn(
  text: string,
  { isSigned = false, signs }: { isSigned?: boolean; signs?: DecimalSigns | undefined } = {},
): Cell<Decimal> {
  const written = writtenAmount(text);
  if (!written) return { problem: wordForPrice(text) === null ? 'number' : 'no-price' };
  const { number } = written;
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

/** Reads `18` or `18-24`, with any dash. */
export function transitDaysIn(text: string): Cell<[number, number]> {
  const [, least = '', most = least] =
    /^(\d{1,3})(?:\s*(?:[-–]|to)\s*(\d{1,3}))?(?:\s*d(?:[ií]as?|ays?)?\.?)?$/i.exec(text) ?? [];
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
  aereo: 'air',
  maritimofcl: 'fcl',
  maritimolcl: 'lcl',
  terrestre: 'road',
  rodoviario: 'road',
  lclocean: 'lcl',
  truck: 'road',
  trucking: 'road',
  ftl: 'road',
  ltl: 'road',
};

const modeText = (text: string) => fold(text).replace(/[^a-z]/g, '');

const seaNames = new Set(
  'sea ocean seafreight oceanfreight maritime maritimo maritima mar vessel'.split(' '),
);

/** Returns true for a mode by sea that is FCL or LCL by the rest of its line. */
export function isSeaName(text: string): boolean {
  return seaNames.has(modeText(text));
}

export function modeIn(text: string): Cell<TransportMode> {
  const typed = modeText(text);
  const value = transportModes.find((mode) => mode === typed) ?? ownEntry(modeNames, typed);
  return value ? { value } : { problem: 'choice' };
}
