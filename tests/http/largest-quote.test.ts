import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '../../app/content/company.ts';
import { mostPrintedCharacters, mostPrintedLines } from '../../contract/quote/limits.ts';
import { quoteContent } from '../../contract/quote/quote-content.ts';
import { createThreadComposer } from '../../server/mail/thread-composer.ts';
import { problemOfQuote } from '../../server/quotes/check-quote.ts';
import { madeUpQuote } from '../support/made-up-quotes.ts';

const options = 4;
const today = '2026-11-23';
const terms = 'Pago por adelantado.';

/** A quote of four options with as many charges in all, whose texts have as many characters at most. */
function quoteOf(charges: number, characters: number) {
  const made = madeUpQuote('es', { lines: charges / options });
  const [option] = made.quote.options;
  if (!option) throw new Error('There is no option.');
  const length = Math.floor((characters - terms.length) / charges);
  const text = 'Grúa y estiba de noche '.repeat(Math.ceil(length / 20)).slice(0, length - 1);
  const lines = option.lines.map((line) => ({ ...line, code: 'other' as const, text: `${text}.` }));
  const quote = {
    ...made.quote,
    ...{ included: '', notIncluded: '', assumptions: '', terms },
    options: Array.from({ length: options }, (_, index) => ({
      ...{ ...option, id: `option-${index}`, title: '', route: '', lines },
    })),
  };
  const problem = problemOfQuote(quoteContent.parse(quote), today);
  return { document: { ...made, quote }, problem };
}

test('the largest quote that can be sent is drawn by the thread, and a larger one is refused', async () => {
  const folder = new URL('../../build/bundle/', import.meta.url);
  const script = readdirSync(folder).find((name) => name.startsWith('compose-worker'));
  const logged: unknown[] = [];
  const composer = createThreadComposer({
    script: new URL(script ?? '', folder),
    setup: { company, appUrl: 'https://site.example', keepIn: null },
    log: { error: (...line: unknown[]) => logged.push(line) } as never,
  });
  // Each text is a line, also one that is left empty.
  const largest = mostPrintedLines - 4;
  for (const [charges, characters] of [
    [largest, mostPrintedCharacters],
    [largest, largest * 10],
  ] as const) {
    const { document, problem } = quoteOf(charges, characters);
    expect(problem).toBeNull();
    const bytes = await composer.renderQuotePdf(document);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  }
  expect(logged).toEqual([]);
  expect(quoteOf(largest + options, mostPrintedCharacters).problem).toBe('too-long');
  expect(quoteOf(largest, mostPrintedCharacters + 2 * largest).problem).toBe('too-long');
  await composer.close();
});
