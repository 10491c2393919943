import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from './cargo.ts';
import { cargoStringsIn } from './cargo-lines.ts';
import { contradictionLine } from './contradiction-line.ts';
import { contradictionsOf } from './contradictions.ts';

const facts = { companyCountry: 'US', today: '2026-12-01' };

const found = (typed: unknown, service?: string) =>
  contradictionsOf({ ...facts, service, cargo: cargoInput.parse(typed) as Cargo });

const santaMarta = { text: 'Santa Marta, Magdalena, CO (COSMR)', code: 'COSMR' };
const houston = { text: 'Houston, TX' };

test.each([
  [{ mode: 'fcl', from: santaMarta, to: houston, direction: 'import' }, 'sea-freight', []],
  [{ mode: 'lcl' }, 'sea-freight', []],
  [{ mode: 'air' }, 'warehousing', []],
  [{ mode: 'air' }, undefined, []],
  [{ mode: 'air' }, 'sea-freight', ['serviceMode']],
  [{ mode: 'road' }, 'train-freight', ['serviceMode']],
  [{ mode: 'air', containers: [{ type: '22G1' }] }, undefined, ['containersMode']],
  [{ mode: 'lcl', containers: [{ type: '22G1' }] }, undefined, ['containersMode']],
  [{ mode: 'road', containers: [{ type: '22G1' }] }, undefined, []],
  [{ from: santaMarta, to: houston, direction: 'export' }, undefined, ['direction']],
  [{ from: santaMarta, to: { text: 'Rotterdam' }, direction: 'export' }, undefined, []],
  [
    { from: santaMarta, to: { text: ' santa marta, MAGDALENA, CO', code: 'COSMR' } },
    undefined,
    ['samePlace'],
  ],
  [{ from: { text: 'Cádiz' }, to: { text: 'cadiz' } }, undefined, ['samePlace']],
  [{ from: { text: 'Houston', code: 'USHOU' }, to: { text: 'Houston', code: 'IAH' } }, undefined, []],
  [{ mode: 'fcl', from: { text: 'Houston', code: 'IAH' } }, undefined, ['airportBySea']],
  [{ to: { text: 'Aeropuerto de Veracruz' } }, 'sea-freight', ['airportBySea']],
  [{ mode: 'air', to: { text: 'Aeropuerto de Veracruz' } }, 'air-freight', []],
  [{ incoterm: 'FOB', mode: 'air' }, undefined, ['incotermMode']],
  [{ incoterm: 'FOB', mode: 'fcl' }, undefined, []],
  [{ incoterm: 'FCA', mode: 'air' }, undefined, []],
  [{ readyOn: '2026-12-10', deliverBy: '2026-12-05' }, undefined, ['datesReversed']],
  [{ readyOn: '2026-12-10', deliverBy: '2026-12-10' }, undefined, []],
  [{ readyOn: '2026-12-01' }, undefined, []],
  [{ readyOn: '2026-11-30', deliverBy: '2026-11-30' }, undefined, ['datePast', 'datePast']],
  [{ containers: [{ type: '22G1', weightKg: 16_800 }] }, undefined, []],
  [{ containers: [{ type: '22G1', weightKg: 30_000 }] }, undefined, ['containerWeight']],
  [{ containers: [{ type: '42G1', quantity: 2 }], grossKg: 60_000 }, undefined, ['containerWeight']],
  [{ containers: [{ type: '42G1', quantity: 3 }], grossKg: 60_000 }, undefined, []],
  [{ mode: 'air', grossKg: 300, volumeM3: 100 }, undefined, ['density']],
  [{ mode: 'lcl', grossKg: 50_000, volumeM3: 1 }, undefined, ['density']],
  [{ pieces: [{ quantity: 1, length: 10, width: 10, height: 10, weight: 100 }] }, undefined, ['density']],
  [{ mode: 'air', grossKg: 300, volumeM3: 60 }, undefined, []],
  [{ mode: 'lcl', grossKg: 7_800, volumeM3: 1 }, undefined, []],
])('contradictions of %j, %s', (typed, service, kinds) => {
  expect(found(typed, service).map(({ kind }) => kind)).toEqual(kinds);
});

test('every contradiction is a sentence in each language', () => {
  const all = found(
    {
      mode: 'air',
      incoterm: 'CIF',
      from: { text: 'Houston, Texas', code: 'USHOU' },
      to: { text: 'Houston, Texas', code: 'USHOU' },
      containers: [{ type: '22G1', weightKg: 30_000 }],
      readyOn: '2026-11-30',
      deliverBy: '2026-11-29',
    },
    'sea-freight',
  );
  const direction = found({ from: santaMarta, to: { code: 'USHOU' }, direction: 'export' });
  const airport = found({ to: { text: 'Aeropuerto de Veracruz' } }, 'sea-freight');
  const density = found({ grossKg: 300, volumeM3: 100 });
  for (const locale of ['en', 'es', 'pt'] as const) {
    const lines = [...all, ...direction, ...airport, ...density].map((one) =>
      contradictionLine(one, cargoStringsIn(locale), locale),
    );
    expect(new Set(lines).size).toBe(11);
    expect(lines.join()).not.toMatch(/[{}]|undefined|null/);
  }
});
