import { type Locale, languageTagOf } from '../i18n/locale.ts';

/** Caches formatters by language tag and options: creating one takes longer than formatting with it. */
function cached<Options extends object, Format>(make: (tag: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (tag: string, options: Options): Format => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(tag, options);
    made.set(key, format);
    return format;
  };
}

export const dateTimeFormat = cached(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
const numberFormat = cached((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
const listFormat = cached((tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
const pluralRules = cached((tag, options: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options));

export function formatNumber(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(languageTagOf(locale), options).format(value);
}

/** Returns a length of time in words: "1 minute", "5 years". */
function durationIn(
  locale: Locale,
  count: number,
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year',
): string {
  return formatNumber(locale, count, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Returns how long to wait in words, in whole hours once it is more than one. */
export function waitIn(locale: Locale, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 60
    ? durationIn(locale, Math.ceil(minutes / 60), 'hour')
    : durationIn(locale, minutes, 'minute');
}

/** Returns a number of days: "14 days". */
export function daysIn(locale: Locale, days: number): string {
  return durationIn(locale, days, 'day');
}

/** Returns a number of months, in years when it is a multiple of 12: 60 gives "5 years", 18 gives "18 months". */
export function monthsIn(locale: Locale, months: number): string {
  return months % 12 === 0 ? durationIn(locale, months / 12, 'year') : durationIn(locale, months, 'month');
}

/** Joins what is known by interpuncts, none of which begins a line. */
export function joinByDots(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join('\u00a0· ');
}

/** Joins items as in a table: "Monday, Wednesday". */
export function listIn(locale: Locale, items: Iterable<string>): string {
  return listFormat(languageTagOf(locale), { type: 'unit' }).format(items);
}

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** Plural forms of a text; `other` is the fallback. */
type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Fills in `{count}` and the other placeholders. */
export function pluralOf(
  locale: Locale,
  count: number,
  forms: Plural,
  values: Record<string, string | number> = {},
): string {
  const form = forms[pluralRules(languageTagOf(locale), {}).select(count)] ?? forms.other;
  return fill(form, { count: formatNumber(locale, count), ...values });
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Formats bytes for people: 312 KB, 2.4 MB. */
export function fileSize(locale: Locale, bytes: number): string {
  if (bytes === 0) return '0 KB';
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${formatNumber(locale, bytes / megabyte, digits)} MB`;
}

/** Joins the lines of a text. */
export function inOneLine(text: string): string {
  const lines = text.split('\n');
  return lines.length > 1 ? lines.map((line) => line.trim()).join(' ') : text;
}

/** Returns a text that begins with a capital letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins clauses by commas to a sentence, without those that are false. */
export const sentenceOf = (clauses: readonly (string | false)[]): string =>
  `${capitalized(clauses.filter((clause) => clause !== false).join(', '))}.`;
