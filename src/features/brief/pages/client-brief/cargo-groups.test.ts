import { expect, test } from 'vitest';
import { filledRows } from '#features/cargo/form-cargo.ts';
import { cargoLabels } from '#features/cargo/strings/en/cargo.ts';
import { isHolding, loadGroups, moreGroups, readyField, routeFields } from './cargo-groups.ts';

const groups = [...loadGroups, ...moreGroups];

test('asks once for every detail that the contract has', () => {
  const asked = groups.flatMap(({ fields = [], list }) => [
    ...fields,
    ...(list?.fields.map((field) => `${list.name}.${field}`) ?? []),
  ]);
  const paths = Object.keys(cargoLabels).filter((path) =>
    Object.keys(cargoLabels).some((other) => other.startsWith(`${path}.`)),
  );
  const details = Object.keys(cargoLabels)
    .filter((path) => !paths.includes(path) && !/\.(?:version|code|unknown)$/.test(path))
    .map((path) => path.replace('shipment.', ''));
  const above = [...routeFields.places, ...routeFields.workedOut, readyField];
  expect([...above, ...asked].toSorted()).toEqual(details.toSorted());
});

test('knows the groups that hold a value', () => {
  const holding = (values: Record<string, string>) =>
    groups.filter((group) => isHolding(group, values)).map(({ name }) => name);
  expect(holding({ 'shipment.from.text': '', 'shipment.version': '1', email: 'ana@example.com' })).toEqual(
    [],
  );
  expect(holding({ 'shipment.pieces.3.weight': '18' })).toEqual(['pieces']);
  expect(holding({ 'shipment.pieces': 'too many' })).toEqual(['pieces']);
  expect(holding({ 'shipment.alcohol.abv': '40' })).toEqual(['alcohol']);
});

test('counts rows up to the last that holds something', () => {
  const values = {
    'shipment.pieces.0.weight': '1',
    'shipment.pieces.4.weight': '2',
    'shipment.pieces.6.weight': '',
  };
  expect(filledRows('pieces', values)).toBe(5);
  expect(filledRows('vehicles', values)).toBe(0);
});
