import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BrandColors, defaultBrand, tints } from './brand.ts';
import type { ToneName } from './tone-list.ts';
import { leastContrast, pairs } from './tone-pairs.ts';
import { contrastOf, tonesOf, withTones } from './tones.ts';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const designed: Partial<Record<ToneName, string>> = {
  ink: '#0b1b2b',
  ground: '#f7f5f0',
  panel: '#ede8de',
  body: '#26394a',
  muted: '#4a6274',
  outline: '#6c8190',
  signal: '#e4512b',
  action: '#c73f1b',
  'action-hover': '#a93315',
  alert: '#a92f14',
  'alert-ground': '#f9e5dd',
  'dark-ground': '#0b1b2b',
  'dark-action': '#e85c36',
  'dark-alert-ground': '#33202a',
  'on-ink-panel': '#12344a',
  'on-ink-action-hover': '#f27a58',
  'print-action': '#b93a18',
};

test('the default brand has the tones of the design', () => {
  const tones = tonesOf(defaultBrand);
  for (const [name, hex] of Object.entries(designed)) {
    const found = channels(tones[name as ToneName]);
    const furthest = Math.max(...channels(hex).map((value, at) => Math.abs(value - (found[at] ?? 0))));
    expect(furthest, `${name} is ${tones[name as ToneName]}, not ${hex}`).toBeLessThanOrEqual(2);
  }
});

function expectAllPairs(brand: BrandColors): void {
  const tones = tonesOf(brand);
  for (const { over, under, kind } of pairs)
    expect(
      contrastOf(tones[over], tones[under]),
      `${over} ${tones[over]} on ${under} ${tones[under]} of ${JSON.stringify(brand)}`,
    ).toBeGreaterThanOrEqual(leastContrast[kind]);
  for (const scheme of ['', 'dark-', 'on-ink-'] as const)
    expect(
      contrastOf(tones[`${scheme}action`], tones[`${scheme}action-hover`]),
      `${scheme}hover of ${JSON.stringify(brand)}`,
    ).toBeGreaterThan(1.08);
}

const nasty = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#0000ff',
  '#ff0000',
  '#00ff00',
  '#808080',
  '#767676',
  '#0f766e',
];

test.each(nasty)('every pair of %s with each accent and tint has enough contrast', (main) => {
  for (const accent of nasty) for (const tint of tints) expectAllPairs({ main, accent, tint });
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every pair of any two colors has enough contrast', () => {
  fc.assert(
    fc.property(hex, hex, fc.constantFrom(...tints), (main, accent, tint) =>
      expectAllPairs({ main, accent, tint }),
    ),
    { numRuns: 300 },
  );
});

test('alerts are red, whatever the accent', () => {
  const { alert } = tonesOf({ main: '#0f2d3a', accent: '#0f766e', tint: 'cool' });
  const [red = 0, green = 0, blue = 0] = channels(alert);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('a template gets the colors of its names, and no other name', () => {
  expect(withTones('a{color:brand(ink)}', defaultBrand)).toBe('a{color:#0b1b2b}');
  expect(withTones('brand(ink 75%)', defaultBrand)).toBe('#0b1b2bbf');
  expect(() => withTones('brand(pink)', defaultBrand)).toThrow('There is no tone pink.');
});
