import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { madeUpQuote } from '#tests/support/made-up-quotes.ts';
import { quoteStringsIn } from '../quote-strings.ts';
import { factRows, letterOf } from './letter.ts';

const strings = quoteStringsIn('en').document;

test('amounts of one currency have it in their head; of several, each names its own and the converted total is large', () => {
  const [converted, plain] = letterOf(madeUpQuote('en', { twoOptions: true }), company, strings).options;
  expect(plain).toMatchObject({
    title: 'Option 2: Consolidated by sea',
    total: { currency: 'USD', amount: '1,117.58' },
    sum: 'USD\u00a01,117.58',
    parts: '',
    amountLabel: 'USD',
  });
  expect(plain?.charges.map(({ amount }) => amount)).toEqual(['487.58', '620.00', '50.00', '-40.00']);
  expect(converted).toMatchObject({
    total: { currency: 'USD', amount: '3,758.96' },
    sum: 'USD\u00a03,558.23 + EUR\u00a0185.00',
    parts: 'USD\u00a03,558.23 + EUR\u00a0185.00',
    amountLabel: 'Amount',
  });
  expect(converted?.charges[3]?.amount).toBe('EUR\u00a0185.00');
});

test('the letter of a draft names no amount for a line without a rate, and says what its total lacks', () => {
  const sent = madeUpQuote('en', { lines: 2 });
  const options = sent.quote.options.map((option) => ({
    ...option,
    lines: option.lines.map((line, at) => (at === 0 ? { ...line, rate: '0', minimum: null } : line)),
  }));
  const [option] = letterOf({ ...sent, quote: { ...sent.quote, options } }, company, strings, {
    isDraft: true,
  }).options;
  expect(option?.charges[0]?.amount).toBe('–');
  expect(option?.charges[0]?.note).not.toContain('0.00');
  expect(option?.soFar).toBe('Total so far, 1 price missing');
  expect(option?.totals[0]?.label).toBe('Total so far, 1 price missing');

  const unpriced = options.map((one) => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, rate: '0', minimum: null })),
  }));
  const empty = letterOf({ ...sent, quote: { ...sent.quote, options: unpriced } }, company, strings, {
    isDraft: true,
  }).options[0];
  expect(empty).toMatchObject({ total: { currency: '', amount: '' }, totals: [] });
});

test('the only option has no title, and the letter is signed with the name of who wrote it', () => {
  const { options, signed, remarks } = letterOf(madeUpQuote('en'), company, strings);
  expect(options.map(({ title }) => title)).toEqual(['']);
  expect(signed.value).toMatch(/^Olga Petrova\s· /);
  expect(remarks.map(({ id }) => id)).toEqual(['included', 'notIncluded', 'assumptions']);
});

test('long facts stand last and alone', () => {
  const fact = (label: string, length: number) => ({ label, value: 'x'.repeat(length) });
  const rows = factRows([fact('long', 80), fact('a', 3), fact('b', 3)], 2);
  expect(rows.map((row) => row.map(({ label }) => label))).toEqual([['a', 'b'], ['long']]);
});

test('an option that is named by its carrier names it once', () => {
  const sent = madeUpQuote('en', { twoOptions: true });
  const options = sent.quote.options.map((option) => ({
    ...option,
    ...{ title: '', mode: 'fcl' as const, route: 'Hapag-Lloyd', transitDays: [18, 20] as [number, number] },
  }));
  const [named] = letterOf({ ...sent, quote: { ...sent.quote, options } }, company, strings).options;
  expect(named?.title).toBe('Option 1: Hapag-Lloyd');
  expect(named?.way).not.toContain('Hapag-Lloyd');
  const [only] = letterOf(
    { ...sent, quote: { ...sent.quote, options: options.slice(0, 1) } },
    company,
    strings,
  ).options;
  expect(only?.way).toContain('Hapag-Lloyd');
});

const noted = (version: 1 | 2) => {
  const sent = madeUpQuote('en');
  const [option] = sent.quote.options;
  if (!option) throw new Error('The quote has no option.');
  const charged = (code: 'pickup' | 'origin-terminal' | 'freight' | 'fuel' | 'delivery', rate: string) => {
    const [line] = option.lines;
    if (!line) throw new Error('The option has no line.');
    return { ...line, id: code, code, basis: 'shipment' as const, quantity: '1', rate, minimum: null };
  };
  const lines = [
    ...[charged('pickup', '100'), charged('origin-terminal', '50'), charged('freight', '1000')],
    ...[charged('fuel', '20'), charged('delivery', '300')],
  ];
  const options = [{ ...option, mode: 'fcl' as const, transitDays: [8, 8] as [number, number], lines }];
  const freeDays = version === 1 ? {} : { freeDays: 7 };
  const quote = { ...sent.quote, version, options: options.map((own) => ({ ...own, ...freeDays })) };
  return letterOf({ ...sent, quote }, company, strings);
};

test('a quote names its revision and day of issue', () => {
  const sent = madeUpQuote('en');
  const issued = { ...sent, quote: { ...sent.quote, version: 2 as const } };
  expect(letterOf(issued, company, strings).title).toBe(
    `Quote ${sent.reference} · revision ${sent.revision} · Nov 23, 2026`,
  );
  expect(letterOf({ ...issued, sentAt: 0 }, company, strings).title).not.toContain('2026');
});

test('a party of a few short lines stands beside others, a long one alone', () => {
  const party = {
    label: 'For',
    value: 'Ana Ruiz, Café de Altura\nRFC ABC010203AB1\nCarrera 3 # 35-12, Cartagena',
  };
  const long = { label: 'For', value: Array(7).fill('Carrera 3 # 35-12').join('\n') };
  const ready = { label: 'Ready', value: 'Dec 5, 2026' };
  expect(factRows([party, ready], 3)).toEqual([[party, ready]]);
  expect(factRows([long, ready], 3)).toEqual([[ready], [long]]);
});

test('a quote names between which places its days are, its free days and the parts of its route', () => {
  const { options } = noted(2);
  expect(options[0]?.way).toContain('8\u00a0days, port to port (estimated)');
  expect(options[0]?.way).toContain('7 days free of demurrage and detention');
  expect(options[0]?.charges.map(({ part }) => part?.replace('\u00a0', ' '))).toEqual([
    ...['Origin: USD 150.00', undefined, 'Freight: USD 1,020.00', undefined, 'Destination: USD 300.00'],
  ]);
});

test('a quote that was sent before reads as it did', () => {
  const { title, options } = noted(1);
  expect(title).not.toContain('2026');
  expect(options[0]?.way).toMatch(/8\u00a0days$/);
  expect(options[0]?.charges.some(({ part }) => part)).toBe(false);
});
