import { type PricedOption, priceOptions } from '#features/rates/price/priced.ts';
import { mostPrintedCharacters, mostPrintedLines } from '../limits.ts';
import type { QuoteContent } from '../quote-content.ts';

export type QuoteProblem =
  | 'no-lines'
  | 'unknown-quantity'
  | 'needs-text'
  | 'zero-total'
  | 'too-large'
  | 'too-long'
  | 'no-conversion'
  | 'no-rate-source'
  | 'no-terms'
  | 'no-validity'
  | 'validity-past';

function problemOfOption(
  { lines, totals, unknown }: PricedOption,
  conversion: QuoteContent['conversion'],
): QuoteProblem | null {
  if (lines.length === 0) return 'no-lines';
  if (unknown > 0) return 'unknown-quantity';
  if (lines.some(({ line }) => ['other', 'discount'].includes(line.code) && line.text === ''))
    return 'needs-text';
  if (totals.byCurrency.some(({ amount }) => amount <= 0)) return 'zero-total';
  const isMixed = totals.byCurrency.some(({ currency }) => currency !== conversion?.to);
  return conversion && isMixed && totals.converted === null ? 'no-conversion' : null;
}

/** True if a quote has more than its PDF can hold. */
function isTooLong({ options, included, notIncluded, assumptions, terms }: QuoteContent): boolean {
  const charges = options.flatMap(({ lines }) => lines);
  const texts = [included, notIncluded, assumptions, terms].flatMap((text) => text.split('\n'));
  const all = [
    ...texts,
    ...options.flatMap(({ title, route }) => [title, route]),
    ...charges.map(({ text }) => text),
  ];
  const characters = all.reduce((sum, text) => sum + text.length, 0);
  return charges.length + texts.length > mostPrintedLines || characters > mostPrintedCharacters;
}

/** The first reason why a quote, with its quantities filled in, cannot be sent on a day (YYYY-MM-DD); null where it can. */
export function problemOfQuote(content: QuoteContent, today: string): QuoteProblem | null {
  if (content.validUntil === null) return 'no-validity';
  if (content.validUntil < today) return 'validity-past';
  if (isTooLong(content)) return 'too-long';
  try {
    for (const option of priceOptions(content, null)) {
      const problem = problemOfOption(option, content.conversion);
      if (problem) return problem;
    }
    if (content.conversion?.rates.length && !content.conversion.source) return 'no-rate-source';
    // The customer accepts them with the quote.
    return content.terms === '' ? 'no-terms' : null;
  } catch (error) {
    // An amount is too large to be exact.
    if (error instanceof RangeError) return 'too-large';
    throw error;
  }
}
