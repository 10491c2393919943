import { expect, test } from 'vitest';
import { madeUpQuote } from '../../../../tests/support/made-up-quotes.ts';
import { company } from '../../settings/sample-company.ts';
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
