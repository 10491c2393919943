import { expect, test } from 'vitest';
import { readShipment } from './read-shipment.ts';

const piece = 'quantity=2&length=120&width=80&height=100';

test.each([
  ['whole pieces', `${piece}&weight=50`, true, true],
  ['whole pieces beside a total of the brief', `${piece}&weight=50&kg=800`, true, true],
  ['whole pieces with another total of the form', `${piece}&weight=50&kg=80&m3=2&type=&count=`, false, false],
  ['pieces without a weight', `${piece}&weight=`, true, false],
  ['pieces without a weight beside totals', `${piece}&weight=&kg=800&m3=2.5`, true, false],
  ['empty rows', 'quantity=1&length=&width=&height=&weight=', false, false],
])('%s are taken along unless the totals contradict them', (_, query, isKept, isPriced) => {
  const { kept, cargoes } = readShipment(new URLSearchParams(query), { modes: ['air'], locale: 'en' });
  expect(kept.pieces !== undefined).toBe(isKept);
  expect(cargoes.some(({ cargo }) => cargo.pieces)).toBe(isPriced);
});
