import { expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import { summaryOf } from '#tests/support/cargo-summary.ts';
import { readMailCargo } from './mail-cargo.ts';

const mails: [locale: Locale, mail: string, cargo: string | null, unread?: string[]][] = [
  [
    'en',
    'Hi Ana,\n\nWe have 4 pallets of machine parts, 120x100x145 cm, 450 kg each.\nReady on December 4, 2026.\n\nThanks\nJohn Smith\n+1 713 555 0100\n1200 Main St',
    '4 pallet 120x100x145 each 450 | 1800 kg | 6.96 m3',
  ],
  ['en', '2 pallets of 450 kg each by 12/4/2026', '2 pallet each 450 | 900 kg'],
  ['es', 'Necesito cotizar 3 contenedores 40HC para el 15 de diciembre', '3 x 40hc'],
  [
    'en',
    'It is urgent. 3x40HC. Plus 2 more later, 500 of them',
    '3 x 40hc',
    ['Plus 2 more later', '500 of them'],
  ],
  ['en', 'may 4 pallets of 100 kg each travel?', '4 pallet each 100 | 400 kg'],
  ['en', '10 dec 40x40x40 cm 20 kg each', '- 40x40x40 each 20 | 20 kg | 0.06 m3 | ? unread 10 dec'],
  ['en', 'Please quote 5x20 marble, 26 t each', '5 x 20 | 130000 kg'],
  ['en', '> 9 pallets\n3x40HC', '3 x 40hc'],
  ['en', 'Where is our container? We asked on Dec 3.', '? container'],
  ['en', 'Can you call me at 713 555 0100?', null, ['713 555 0100?']],
  ['es', 'Enviado: viernes 18:42\n3x40HC. Cargas el 9 y el 16 de diciembre.', '3 x 40hc'],
  ['es', 'Son 14 pallets, no 12 (total 4.480,5 kg).', '14 pallet | 4480.5 kg'],
  ['en', '4 pallets instead of 3, 100 kg each', '4 pallet each 100 | 400 kg'],
  ['pt', 'São 4 paletes, não 3, 100 kg cada', '4 pallet each 100 | 400 kg'],
  ['en', '4 pallets, no 12 crates, 100 kg each', '4 pallet | 12 crate each 100'],
  [
    'en',
    'Please quote ocean FCL vs LCL.\n14 boxes on 4 pallets, 2,960 kg, 9.4 cbm.',
    '4 pallet | 2960 kg | 9.4 m3',
  ],
  ['pt', "1x20' café verde em sacas (320 sacas de 60kg)", '1 x 20 | 320 bag each 60 | 19200 kg'],
];

const tables: [locale: Locale, table: string, cargo: string | null, unread?: string[]][] = [
  [
    'en',
    'Crate | Dims (in) | Gross lb | HS code\n1 | 60 x 48 x 52 | 2,150 | 8413.91\n2 | 96 x 40 x 44 | 1,875 | 8413.70\nTotal |  | 4,025 |',
    '1 crate 152.4x121.92x132.08 each 975.22 | 1 crate 243.84x101.6x111.76 each 850.49 | 1825.71 kg | 5.22 m3',
  ],
  [
    'en',
    'Qty | L (cm) | W (cm) | H (cm) | Weight per piece (kg)\n2 | 120 | 80 | 100 | 300\n3 | 60 | 40 | 40 | 25',
    '2 piece 120x80x100 each 300 | 3 piece 60x40x40 each 25 | 675 kg | 2.21 m3',
  ],
  [
    'es',
    'Cantidad de cajas | Medidas cm | Peso total kg\n10 | 40 x 40 x 40 | 150\n20 | 60 x 40 x 40 | 400,5',
    '10 box 40x40x40 | 20 box 60x40x40 | 550.5 kg | 2.56 m3',
  ],
  // Its sum says what the weights are of.
  [
    'en',
    'Pallets | kg | cbm\n2 | 600 | 1.5\n4 | 500 | 1.2\nTotal | 3,200 | ',
    '2 pallet each 600 | 4 pallet each 500 | 3200 kg | 7.8 m3',
  ],
  ['en', 'Pallets | kg\n2 | 600\n4 | 1,000\nTotal | 1,600', '2 pallet | 4 pallet | 1600 kg'],
  // It does not say of how many pieces, in which unit, or of what the weight is.
  [
    'en',
    'Item | Dims (cm) | kg\n1 | 60 x 48 x 52 | 20\n2 | 96 x 40 x 44 | 25',
    '- 60x48x52 | - 96x40x44 | ? quantity | ? quantity',
  ],
  ['en', 'Qty | Dims | Weight\n2 | 60 x 48 x 52 | 20', '2 piece | ? cm or in | ? unread 20'],
  ['en', 'Pallets | kg\n4 | 1800', '4 pallet | ? 7200 or 1800 kg'],
  ['en', 'Qty | Equipment | Weight per container kg\n2 | 40HC | 20,000', '2 x 40hc | 40000 kg'],
  ['en', 'POL | POD | Boxes / month\nHouston | Santos | 20', null, ['Houston | Santos | 20']],
  [
    'en',
    'Qty | Description | kg each\n2 drums | PAINT 20 L | 60\n3 drums | Thinner | 50',
    '2 drum each 60 | 3 drum each 50 | 270 kg | special dangerous (PAINT)',
    ['PAINT 20 L'],
  ],
  ['en', 'Qty | Dims (cm)\n2 | 120x80x100 in', '2 piece', ['120x80x100 in']],
  ['en', 'Weight (kg)\n900\nVolume (m3)\n3.5', '900 kg | 3.5 m3'],
  ['en', 'Crate\nGross lb\n1\n2150', null, ['1', '2150']],
  ['pt', 'Peso bruto | 900 kg\nVolume | 3 m3', '900 kg | 3 m3'],
];

test.each(tables)('%s: reads the table “%s”', (locale, table, cargo, unread = []) => {
  const { reading, ...read } = readMailCargo(table, locale);
  expect(reading && summaryOf(reading)).toBe(cargo);
  expect(read.unread).toEqual(unread);
});

test('finds containers of a special kind, and the temperature', () => {
  const read = (mail: string) => {
    const { equipment, cooled, temperature } = readMailCargo(mail, 'en');
    return { named: equipment.map(({ code, quantity }) => `${quantity} x ${code}`), cooled, temperature };
  };
  expect(read("2 x 40' reefer HC of shrimp at -20 °C")).toEqual({
    named: ['2 x 45R1'],
    cooled: 'reefer',
    temperature: { minC: -20, maxC: -20 },
  });
  expect(read('1x20 reefer, 2-8 °C')).toMatchObject({
    named: ['1 x null'],
    temperature: { minC: 2, maxC: 8 },
  });
  expect(read("2 x 20' open top / box").named).toEqual(['2 x null']);
  expect(read('1x20 open top and 2x40HC').named).toEqual(['1 x 22U1', '2 x 45G1']);
  expect(read('1x40HC, max 30 °C')).toMatchObject({ named: [], temperature: null });
  expect(read('1x40HC at -18 °C or -20 °C').temperature).toBeNull();
});

test.each(mails)('%s: reads the cargo of “%s”', (locale, mail, cargo, unread = []) => {
  const { reading, ...read } = readMailCargo(mail, locale);
  expect(reading && summaryOf(reading)).toBe(cargo);
  expect(read.unread).toEqual(unread);
});

test('takes an Incoterms rule and goods that are named once', () => {
  expect(readMailCargo('320 sacos de café verde, 69 kg cada uno, FOB Cartagena', 'es')).toMatchObject({
    incoterm: 'FOB',
    goods: 'café verde',
  });
  expect(readMailCargo('FOB or CIF? 2 boxes of nuts and 3 boxes of bolts, 10 kg each', 'en')).toMatchObject({
    incoterm: null,
    goods: null,
  });
  expect(readMailCargo('20 pallets de Cartagena a Houston', 'es').goods).toBeNull();
});
