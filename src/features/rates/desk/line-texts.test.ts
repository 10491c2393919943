import { expect, test } from 'vitest';
import { rateLine } from '#tests/support/rates.ts';
import { basisText, minimumTexts } from './line-texts.ts';

test('a line shows the size of its container as the trade writes it', () => {
  expect(basisText({ ...rateLine, basis: 'container', container: '22G1' })).toBe('Per 20′ container');
  expect(basisText({ ...rateLine, basis: 'container', container: '45G1' })).toBe('Per 40′ HC container');
  expect(basisText({ ...rateLine, basis: 'container', container: null })).toBe('Per container');
});

test('a minimum cost is shown with and without a minimum', () => {
  const texts = (minimum: number | null, costMinimum: number | null, maximum: number | null) =>
    minimumTexts({ ...rateLine, minimum, costMinimum, maximum }).map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
  expect(texts(null, 9500, null)).toEqual(['minimum cost USD 95.00']);
  expect(texts(12_000, 9500, null)).toEqual(['minimum USD 120.00', 'minimum cost USD 95.00']);
});
