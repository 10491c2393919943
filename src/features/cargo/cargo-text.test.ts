import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { summaryOf } from '#tests/support/cargo-summary.ts';
import { readCargoText } from './cargo-text.ts';
import { fillContainer } from './fill-container.ts';
import { questionTexts } from './question-text.ts';
import { cargoQuestions } from './strings/en/cargo-questions.ts';

type Locale = (typeof locales)[number];

/**
 * Texts that shippers type, with the reading of a careful person; a question mark marks what that person would ask. A line
 * is the locale, the text and its reading, below the name of its group.
 */
const lines = readFileSync(new URL('../../../tests/cargo/readings.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const readings = lines.flatMap((line, index): [Locale, string, string, string][] => {
  if (line.startsWith('# ')) return [];
  const [locale = '', text = '', expected = ''] = line.split('\t');
  const group = lines.slice(0, index).findLast((earlier) => earlier.startsWith('# ')) ?? '';
  return [[locale as Locale, text.replaceAll('\\n', '\n'), expected, group.slice(2)]];
});

test.each(readings)('%s: “%s” is read as %s (%s)', (locale, text, expected) => {
  expect(summaryOf(readCargoText(text, locale))).toBe(expected);
});

const shorthand: [Locale, string, string][] = [
  ['en', '1x20 coffee', '1 x 20'],
  ['en', '1x40HC', '1 x 40hc'],
  ['en', "1 x 20'", '1 x 20'],
  ['en', '20ft', '1 x 20'],
  ['en', '20 footer', '1 x 20'],
  ['en', '1*40 HQ', '1 x 40hc'],
  ['en', '1×20 coffee 18 t', '1 x 20 | 18000 kg'],
  ['en', '1x20, 1x40', '1 x 20 | 1 x 40'],
  ['en', '2x40s tiles', '2 x 40'],
  ['en', '1x20 coffee in bags', '1 x 20'],
  ['es', '2 contenedores de 40', '2 x 40'],
  ['es', '2x40 de azulejos', '2 x 40'],
  ['pt', '1 contêiner de 20', '1 x 20'],
  ['pt', '1x20 de café', '1 x 20'],
  ['en', '320 bags of coffee, 69 kg each, in 1x20', '1 x 20 | 320 bag each 69 | 22080 kg'],
  [
    'en',
    '320 bags of coffee, 69 kg each, 1x20',
    '1 x 20 | 320 bag each 69 | 22080 kg | ? container-and-pieces',
  ],
  ['en', '2x40 kg', '2 piece each 40 | 80 kg'],
  ['en', '2x40 boxes', '? unread 2x40 boxes'],
  ['en', '2x20 jute bags', '? unread 2x20 jute bags'],
  ['en', '2x40 cm', '? unread 2x40 cm'],
  ['en', '2 x 20 in', '? unread 2 x 20 in'],
  ['en', '40x40', '? unread 40x40'],
  ['en', 'tiles 30x40', '? unread tiles 30x40'],
  ['en', '2x40 high', '? unread 2x40 high'],
];

test.each(shorthand)(
  '%s: “%s”, containers as the trade writes them, is read as %s',
  (locale, text, expected) => {
    expect(summaryOf(readCargoText(text, locale))).toBe(expected);
  },
);

const isClear = (text: string, locale: Locale) => {
  const { questions, special } = readCargoText(text, locale);
  return questions.length === 0 && special === null;
};

/** A number that a reading may hold: one of the text, converted by its unit, times another one. */
function canFollow(value: number, text: string): boolean {
  const numbers = [...text.matchAll(/\d+(?:[.,]\d+)*/g)].flatMap(([typed]) => [
    Number(typed.replaceAll(',', '')),
    Number(typed.replaceAll('.', '').replace(',', '.')),
    Number(typed.replaceAll(/[.,]/g, '')),
  ]);
  const units = [1, 0.001, 0.1, 2.54, 30.48, 100, 0.45359237, 1_000];
  const isNear = (one: number) => Math.abs(one - value) <= 1e-6 * Math.max(1, value);
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...numbers];
  return numbers.some((number) =>
    units.some((unit) => counts.some((count) => isNear(number * unit * count))),
  );
}

test('each number of a reading is one of the text, in its unit, or a product of two of them', () => {
  for (const [locale, text] of readings) {
    const { rows } = readCargoText(text, locale);
    // Feet and inches are added up, and fractions.
    for (const { sidesCm, eachKg } of rows)
      for (const value of [
        ...(/\d'\d|ft \d|\d\/\d/.test(text) ? [] : (sidesCm ?? [])),
        ...(eachKg === null ? [] : [eachKg]),
      ])
        expect(canFollow(value, text), `${value} of “${text}”`).toBe(true);
  }
});

const clear = readings.filter(([locale, text]) => isClear(text, locale));

test('another number that nothing explains leaves a question', () => {
  expect(clear.length).toBeGreaterThan(100);
  fc.assert(
    fc.property(fc.constantFrom(...clear), fc.integer({ min: 1, max: 99_999 }), (example, number) => {
      const [locale, text] = example;
      fc.pre(!/^(?:20|40|45)$/.test(String(number)));
      expect(isClear(`${text}; ${number}`, locale)).toBe(false);
      expect(isClear(`${number} frobs; ${text}`, locale)).toBe(false);
    }),
    { numRuns: 300, seed: 1 },
  );
});

const goods = [
  'coffee',
  'azulejos',
  'muebles',
  'café verde',
  'textiles',
  'zapatos',
  'móveis',
  'machine spares',
  'ropa',
];

test('ordinary goods change no number', () => {
  fc.assert(
    fc.property(fc.constantFrom(...clear), fc.constantFrom(...goods), (example, name) => {
      const [locale, text] = example;
      const before = readCargoText(text, locale);
      for (const more of [`${text}, ${name}`, `${name}: ${text}`]) {
        const { totalKg, totalM3, containers, questions } = readCargoText(more, locale);
        expect(questions, more).toEqual([]);
        expect([totalKg, totalM3, containers.length]).toEqual([
          before.totalKg,
          before.totalM3,
          before.containers.length,
        ]);
      }
    }),
    { numRuns: 300, seed: 1 },
  );
});

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

test('case, accents and spaces change no reading', () => {
  const summary = (text: string, locale: Locale) =>
    summaryOf(readCargoText(text, locale))
      .replace(/special.*|\? unread.*/, '')
      .toLowerCase();
  for (const [locale, text] of readings) {
    for (const spelled of [
      text.toUpperCase(),
      withoutAccents(text),
      ` ${text.replaceAll(' ', '  ')} `,
      text.normalize('NFD'),
    ])
      expect(summary(spelled, locale), spelled).toBe(summary(text, locale));
  }
});

test('any text is read without an error and quickly, and its questions have words', () => {
  const word = fc.constantFrom(...readings.flatMap(([, text]) => text.split(' ')));
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(word, { maxLength: 40 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(...locales), (text, locale) => {
      const reading = readCargoText(text, locale);
      for (const question of questionTexts(reading, cargoQuestions, locale))
        expect(question).not.toMatch(/undefined|NaN|\{/);
      for (const { start, end } of [...reading.rows, ...reading.containers]) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('a text beyond the limit is not read in part', () => {
  const text = `2 pallets 120x80x100 cm 300 kg each ${'coffee '.repeat(200)}`;
  expect(readCargoText(text, 'en').questions).toMatchObject([{ kind: 'unread' }]);
});

const filled = (text: string) => fillContainer(readCargoText(text, 'en'));

test('a weight alone fills no container', () => {
  expect(filled('16.8 t of coffee')).toMatchObject({ count: 0, share: null, missing: ['size'] });
  expect(filled('320 bags of 69 kg')).toMatchObject({ count: 0, weightKg: 22_080 });
});

test('a named container is filled by the weight that a road takes', () => {
  expect(filled('1 x 20GP 8.6 tons')?.share).toBeCloseTo(0.5);
});

test('sizes give a plan of the floor, of all rows', () => {
  const fit = filled('10 pallets 120x100x145 cm 650 kg each');
  expect(fit).toMatchObject({ type: '20', count: 1, missing: [] });
  expect(fit?.plan).toHaveLength(10);
  expect(
    filled('4 pallets 120x100x145 cm 650 kg each, 2 crates 100x100x100 cm 90 kg each')?.plan,
  ).toHaveLength(6);
});

test('a quantity alone leaves the container empty, and says what is missing', () => {
  expect(filled('320 bags of coffee')).toMatchObject({ count: 0, share: null, missing: ['weight', 'size'] });
  expect(filled('coffee')).toBeNull();
  expect(filled('1 piece 500x500x500 cm')).toBeNull();
});

test.each([
  ['1 pallet 120x80x150 cm 300 kg', 1.44],
  ['2 pallets 120x80x100 cm 2500 kg each', 5],
  ['8 m3 of furniture, 900 kg', 8],
  ['10 pallets 120x100x145 cm 650 kg each', null],
  ['1x20 300 kg', null],
  ['1 crate 900x60x60 cm 400 kg', null],
])('“%s” travels in a shared container as %s W/M', (text, wm) => {
  expect(filled(text)?.sharedWm ?? null).toBe(wm);
});

test.each([
  ['1x20 22080 kg', { kg: 4_880, within: [{ type: '20', count: 2 }] }],
  [
    '1x20 19 t',
    {
      kg: 1_800,
      within: [
        { type: '20', count: 2 },
        { type: '40', count: 1 },
      ],
    },
  ],
  ['1x20 17.2 t', null],
  ['2x40HC 38 t total', null],
  ['320 bags of coffee, 69 kg each', null],
])('“%s” is over the usual road limit by %o', (text, over) => {
  expect(filled(text)?.over ?? null).toEqual(over);
});
