import { expect, test } from 'vitest';
import { cargoParts } from '../../../cargo/choices.ts';
import { cargoLabels, cargoOptions } from '../../../cargo/strings/en/cargo.ts';
import { cargoGroups, filledRows, isHolding, unknownName } from './cargo-groups.ts';

const groupNamed = (name: string) => cargoGroups.find((group) => group.name === name) ?? cargoGroups[0];

test('asks for every detail that the contract has, and offers “I don’t know yet” for every part', () => {
  const sections = cargoGroups.flatMap((group) => group.sections);
  const asked = sections.flatMap(({ fields = [], list }) => [
    ...fields,
    ...(list?.fields.map((field) => `${list.name}.${field}`) ?? []),
  ]);
  const groups = Object.keys(cargoLabels).filter((path) =>
    Object.keys(cargoLabels).some((other) => other.startsWith(`${path}.`)),
  );
  const details = Object.keys(cargoLabels)
    .filter((path) => !groups.includes(path) && !/\.(?:version|code|unknown)$/.test(path))
    .map((path) => path.replace('shipment.', ''));
  expect(asked.toSorted()).toEqual(details.toSorted());
  expect(sections.flatMap(({ part = [] }) => part).toSorted()).toEqual([...cargoParts].toSorted());
  expect(Object.keys(cargoOptions['shipment.unknown'])).toEqual([...cargoParts]);
});

test('opens the group that holds a value, and no other', () => {
  const holding = (values: Record<string, string>) =>
    cargoGroups.filter((group) => isHolding(group, values)).map(({ name }) => name);
  expect(holding({ 'shipment.from.text': '', 'shipment.version': '1', email: 'ana@example.com' })).toEqual(
    [],
  );
  expect(holding({ 'shipment.pieces.3.weight': '18' })).toEqual(['pieces']);
  expect(holding({ 'shipment.pieces': 'too many' })).toEqual(['pieces']);
  expect(holding({ [unknownName('alcohol')]: 'alcohol' })).toEqual(['alcohol']);
  for (const service of ['alcohol-wine-exports', 'sea-freight'] as const)
    expect(groupNamed('alcohol')?.services).toContain(service);
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
