import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cargoInput } from '#features/cargo/cargo.ts';
import { mostListed } from '#features/cargo/choices.ts';
import { mostPrintedCharacters, mostPrintedLines } from '#features/quotes/limits.ts';
import { quoteContent } from '#features/quotes/quote-content.ts';
import { quotedCargo } from '#features/quotes/quoted-cargo.ts';
import { problemOfQuote } from '#features/quotes/server/check-quote.ts';
import { publishedSettings } from '#features/settings/server/current-settings.ts';
import { createThreadComposer } from '#platform/mail/thread-composer.ts';
import { madeUpQuote } from '../support/made-up-quotes.ts';

const options = 4;
const today = '2026-11-23';
/** Characters of a text of a shipment. */
const shortText = 120;
const terms = 'Pago por adelantado.';

const long = 'Łódź y otras '.repeat(10).slice(0, shortText);

/** The longest description of a shipment: each list is full, and each text is as long as it may be. */
const shipment = quotedCargo(
  {
    productToExport: long.repeat(100),
    shipment: cargoInput.parse({
      mode: 'lcl',
      incoterm: 'CIF',
      incotermPlace: long,
      readyOn: '2026-12-01',
      from: { text: long, scope: 'door' },
      to: { text: long, scope: 'port' },
      pieces: Array(8).fill({
        quantity: 9_999,
        packaging: 'pallet',
        length: 999,
        weight: 9_999,
        alone: true,
      }),
      containers: Array(mostListed).fill({ type: '45G1', quantity: 99, weightKg: 18_500 }),
      dangerousGoods: Array(mostListed).fill({
        unNumber: '3065',
        name: long,
        class: '3',
        packingGroup: 'III',
      }),
      vehicles: Array(mostListed).fill({ year: 1967, make: long, model: long, vin: long, title: 'lien' }),
      hsCode: Array(mostListed)
        .fill(0)
        .map((_, index) => `8481.80.${10 + index}`),
      alcohol: { product: long, permit: long, cases: 9_999 },
      temperature: { minC: -18, vent: long },
    }),
  },
  'es',
);

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
    included: '',
    notIncluded: '',
    assumptions: '',
    terms,
    options: Array.from({ length: options }, (_, index) => ({
      ...option,
      id: `option-${index}`,
      title: '',
      route: '',
      lines,
    })),
  };
  const problem = problemOfQuote(quoteContent.parse(quote), today);
  return { document: { ...made, shipment, quote }, problem };
}

test('the largest quote that can be sent is drawn by the thread, and a larger one is refused', async () => {
  const folder = new URL('../../build/bundle/', import.meta.url);
  const script = readdirSync(folder).find((name) => name.startsWith('compose-worker'));
  const logged: unknown[] = [];
  const composer = createThreadComposer({
    script: new URL(script ?? '', folder),
    setup: { appUrl: 'https://site.example', keepIn: null },
    settings: publishedSettings,
    // The thread gives way to the other tests of a busy machine; its memory is what is tested.
    pdfLimitMs: 55_000,
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
