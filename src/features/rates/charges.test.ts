import { expect, test } from 'vitest';
import { type ChargeCode, chargeCodes, inRouteOrder, routePartsOf } from './charges.ts';

const orderOf = (...codes: ChargeCode[]) =>
  inRouteOrder(codes.map((code) => ({ code }))).map(({ code }) => code);

test('charges are in the order of the route, then insurance and fee', () => {
  expect(
    orderOf('delivery', 'chassis', 'import-customs', 'freight', 'insurance', 'destination-terminal', 'fuel'),
  ).toEqual([
    'freight',
    'fuel',
    'destination-terminal',
    'import-customs',
    'delivery',
    'chassis',
    'insurance',
  ]);
  expect(
    orderOf('forwarding', 'freight', 'insurance', 'chassis', 'origin-terminal', 'export-customs', 'pickup'),
  ).toEqual(['pickup', 'chassis', 'export-customs', 'origin-terminal', 'freight', 'insurance', 'forwarding']);
});

test('a percentage stands after the charge that it is of, and lines of one charge keep their order', () => {
  const lines = [
    { code: 'fuel', of: 'pickup', id: 'd' },
    { code: 'freight', id: 'a' },
    { code: 'freight', id: 'b' },
    { code: 'fuel', of: 'freight', id: 'c' },
    { code: 'pickup', of: null, id: 'e' },
  ] as const;
  expect(inRouteOrder(lines).map(({ id }) => id)).toEqual(['e', 'd', 'a', 'b', 'c']);
});

test('every charge has its part of the route', () => {
  expect(
    inRouteOrder(chargeCodes.map((code) => ({ code })))
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(chargeCodes.toSorted());
  const parts = routePartsOf([{ code: 'pickup' }, { code: 'chassis' }, { code: 'freight' }, { code: 'isf' }]);
  expect(parts).toEqual(['origin', 'origin', 'freight', 'destination']);
  const further = chargeCodes.filter((code) => routePartsOf([{ code }])[0] === 'further');
  expect(further.toSorted()).toEqual(
    [
      ...['insurance', 'handling-in', 'storage', 'handling-out', 'market-research', 'tariff-classification'],
      ...['label-review', 'registration', 'forwarding', 'other', 'discount'],
    ].toSorted(),
  );
});
