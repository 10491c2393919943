import { expect, test } from 'vitest';
import { cargoInput } from '#features/cargo/cargo.ts';
import type { Answers } from '#features/requests/answers.ts';
import { sentSummary } from './sent-summary.ts';

const named = (fields: [name: string, label: string, value: string][]) => [
  { title: '', fields: fields.map(([name, label, value]) => ({ name, label, value })) },
];

test('a request is its goods, its lane and its cargo, then the first other answers, in six lines at most', () => {
  const answers = {
    productToExport: `240 bags of washed green coffee, 70 kg each, on ten pallets.${'\nOne more every month.'.repeat(12)}`,
    shipment: cargoInput.parse({
      mode: 'fcl',
      from: { text: 'Cartagena', code: 'COCTG' },
      to: { text: 'Houston', code: 'USHOU' },
      containers: [{ type: '22G1', quantity: 1 }],
    }),
  } as unknown as Answers;
  const sections = named([
    ['productToExport', 'Goods', 'shown above'],
    ['attachments', 'Files', 'invoice.pdf'],
    ['unread.shipment.weight', 'Weight', 'value: 16800, unit: kg'],
    ['clientName', 'Your name', 'Ana'],
    ['brandName', 'Brand', 'Sierra'],
    ['address', 'Address', 'Calle 22'],
    ['objective', 'Objective', 'Two roasters'],
  ]);
  const lines = sentSummary(answers, sections, 'en');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^240 bags of washed green coffee.*…$/);
  expect(lines[1]).toMatch(/^Cartagena.* → Houston/);
  expect(lines.slice(3)).toEqual(['Your name: Ana', 'Brand: Sierra', 'Address: Calle 22']);
});

test('a request without cargo is its first answers', () => {
  const sections = named([['service', 'Service', 'Warehousing']]);
  expect(sentSummary({}, sections, 'en')).toEqual(['Service: Warehousing']);
});
