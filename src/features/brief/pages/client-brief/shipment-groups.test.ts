import { expect, test } from 'vitest';
import { shipmentParts } from '../../../cargo/choices.ts';
import { shipmentLabels, shipmentOptions } from '../../../cargo/strings/en/shipment.ts';
import { filledRows, isHolding, shipmentGroups, unknownName } from './shipment-groups.ts';

const groupNamed = (name: string) => shipmentGroups.find((group) => group.name === name) ?? shipmentGroups[0];

test('asks for every detail that the contract has, and offers “I don’t know yet” for every part', () => {
  const sections = shipmentGroups.flatMap((group) => group.sections);
  const asked = sections.flatMap(({ fields = [], list }) => [
    ...fields,
    ...(list?.fields.map((field) => `${list.name}.${field}`) ?? []),
  ]);
  const groups = Object.keys(shipmentLabels).filter((path) =>
    Object.keys(shipmentLabels).some((other) => other.startsWith(`${path}.`)),
  );
  const details = Object.keys(shipmentLabels)
    .filter((path) => !groups.includes(path) && !/\.(?:version|code|unknown)$/.test(path))
    .map((path) => path.replace('shipment.', ''));
  expect(asked.toSorted()).toEqual(details.toSorted());
  expect(sections.flatMap(({ part = [] }) => part).toSorted()).toEqual([...shipmentParts].toSorted());
  expect(Object.keys(shipmentOptions['shipment.unknown'])).toEqual([...shipmentParts]);
});

test('opens the group that holds a value, and no other', () => {
  const holding = (values: Record<string, string>) =>
    shipmentGroups.filter((group) => isHolding(group, values)).map(({ name }) => name);
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
