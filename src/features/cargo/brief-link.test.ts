import fc from 'fast-check';
import { expect, test } from 'vitest';
import { briefLinkOf, cargoParameters, readBriefLink } from './brief-link.ts';
import { transportModes } from './choices.ts';
import { containerTypes, isoCodeOf } from './container-fit.ts';

const queryOf = (link: string) => new URL(link, 'http://localhost').searchParams;

test('writes pieces as the calculators do, a container by its ISO code, and an Incoterms rule', () => {
  const link = briefLinkOf({
    service: 'sea-freight',
    what: '2 × 40′ high cube',
    pieces: {
      rows: [{ quantity: '2', length: '48', width: '40', height: '1,50', weight: '300' }],
      units: { side: 'in', weight: 'lb' },
      notStackable: new Set([0]),
    },
    container: { type: '40hc', quantity: 2 },
    incoterm: 'FCA',
    incotermPlace: 'Houston, TX',
  });
  expect(Object.fromEntries(queryOf(link))).toEqual({
    service: 'sea-freight',
    what: '2 × 40′ high cube',
    incoterm: 'FCA',
    incotermPlace: 'Houston, TX',
    container: '2x45G1',
    unit: 'in',
    mass: 'lb',
    quantity: '2',
    length: '48',
    width: '40',
    height: '1,50',
    weight: '300',
    alone: '1',
  });
});

const typed = fc.string({ maxLength: 20 });
const row = fc.record({ quantity: typed, length: typed, width: typed, height: typed, weight: typed });
const pieces = fc
  .record({
    rows: fc.array(row, { minLength: 1, maxLength: 40 }),
    units: fc.record({
      side: fc.constantFrom('cm' as const, 'in' as const),
      weight: fc.constantFrom('kg' as const, 'lb' as const),
    }),
    alone: fc.array(fc.nat()),
  })
  .map(({ rows, units, alone }) => ({
    rows,
    units,
    notStackable: new Set(alone.map((index) => index % rows.length)),
  }));

test('reads back every shipment that it wrote', () => {
  fc.assert(
    fc.property(
      pieces,
      fc.constantFrom(...containerTypes),
      fc.integer({ min: 1, max: 9_999 }),
      fc.string({ maxLength: 120 }),
      fc.constantFrom(...transportModes),
      (given, type, quantity, incotermPlace, mode) => {
        const container = { type, quantity };
        const measures = { mode, kg: '1,250.5', m3: '3' };
        const start = { pieces: given, container, incoterm: 'CIP', incotermPlace, ...measures };
        const query = queryOf(briefLinkOf(start));
        expect(readBriefLink(query)).toEqual({
          ...given,
          container: { code: isoCodeOf[type], quantity },
          incoterm: 'CIP',
          incotermPlace,
          ...measures,
        });
        for (const name of query.keys()) expect(cargoParameters).toContain(name);
      },
    ),
  );
});

test.each(['', 'container=0x22G1', 'container=2x', 'incoterm=FOB%20Houston', 'pieces=3', 'alone=1'])(
  'fills in nothing from %j',
  (query) => {
    expect(readBriefLink(new URLSearchParams(query))).toMatchObject({
      rows: [],
      container: null,
      incoterm: '',
      incotermPlace: '',
    });
  },
);
