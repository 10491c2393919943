import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import { workingDaysOf } from '#features/settings/server/holidays.ts';
import { isFuture } from '#platform/values/local-time.ts';
import { milestoneCodes, milestonesOf } from './milestones.ts';
import { inOrder } from './progress.ts';
import { usualDeparture, usualSchedule } from './schedule.ts';
import { scopeOf } from './scope.ts';
import type { Milestone } from './shipment.ts';
import { milestoneInput, referencesInput, scheduleInput } from './shipment-input.ts';
import { isShipmentNumber } from './shipment-number.ts';

const milestone = (id: string, code: Milestone['code'], planned: string | null): Milestone => ({
  id,
  code,
  planned,
  estimated: null,
  actual: null,
  place: '',
  placeCode: null,
  delayReason: null,
  comment: '',
});

test('milestones follow the way: transshipments alternate by their times', () => {
  const milestones = [
    milestone('f', 'arrived', null),
    milestone('d', 'transshipment-arrived', '2026-12-09'),
    milestone('e', 'transshipment-departed', '2026-12-11'),
    milestone('c', 'transshipment-departed', '2026-12-05'),
    milestone('b', 'transshipment-arrived', '2026-12-05'),
    milestone('a', 'departed', '2026-12-12'),
  ];
  expect(inOrder(milestones).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('the order of milestones does not depend on how they came', () => {
  const days = fc.option(
    fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`),
  );
  const lists = fc.uniqueArray(
    fc.tuple(fc.uuid(), fc.constantFrom(...milestoneCodes), days).map((parts) => milestone(...parts)),
    { selector: ({ id }) => id, maxLength: 12 },
  );
  fc.assert(
    fc.property(lists, (list) => {
      expect(inOrder(list.toReversed())).toEqual(inOrder(list));
    }),
  );
});

test.each(['air', 'fcl', 'lcl', 'rail', 'road', null] as const)('plans a shipment by %s in order', (mode) => {
  const planned = usualSchedule(mode, { departs: '2026-12-30', arrives: '2027-01-20' }, scopeOf(null, null));
  expect(planned.every(({ code }) => milestonesOf(mode).includes(code))).toBe(true);
  expect(planned).toContainEqual({ code: 'departed', planned: '2026-12-30' });
  const days = planned.map((each) => each.planned);
  expect(days).toEqual(days.toSorted());
});

test('plans nothing of the cargo before it is ready, and nothing that was not sold', () => {
  const cargo = (shipment: object) => cargoInput.parse(shipment) as Cargo;
  const days = { departs: '2026-12-10', arrives: '2027-01-02' };
  const plan = (...sale: Parameters<typeof scopeOf>) =>
    Object.fromEntries(
      usualSchedule('fcl', days, scopeOf(...sale)).map(({ code, planned }) => [code, planned]),
    );
  const toDoor = { from: { scope: 'door' }, to: { scope: 'door' } };
  const ready = cargo({ ...toDoor, readyOn: '2026-12-07' });
  expect(plan([], ready)).toMatchObject({
    'empty-picked-up': '2026-12-03',
    collected: '2026-12-07',
    'gate-in': '2026-12-08',
    delivered: '2027-01-06',
  });
  expect(usualDeparture('fcl', '2026-12-07', scopeOf([], ready))).toBe('2026-12-12');
  const ports = cargo({ from: { scope: 'port' }, to: { scope: 'port' } });
  for (const lines of [null, [{ code: 'freight' as const }]])
    expect(Object.keys(plan(lines, ports))).toEqual([
      'export-cleared',
      'gate-in',
      'loaded',
      'departed',
      'arrived',
      'discharged',
      'available',
    ]);
  // Its clearance was sold, or a truck to the door.
  expect(plan([{ code: 'import-customs' }], ports)).toHaveProperty('import-cleared');
  const cif = (more: object) => cargo({ incoterm: 'CIF', ...more });
  expect(plan([{ code: 'freight' }], cif({}))).not.toHaveProperty('delivered');
  expect(plan(null, cif({}))).not.toHaveProperty('gate-out');
  expect(plan([{ code: 'delivery' }], cif({}))).toHaveProperty('delivered');
  expect(plan(null, cif({ to: { scope: 'door' } }))).toHaveProperty('delivered');
  expect(usualDeparture('fcl', '2026-12-07', scopeOf(null, ports))).toBe('2026-12-09');
  expect(plan([{ code: 'pickup' }], ports)).toHaveProperty('collected');
  expect(plan([{ code: 'freight' }], cargo({ incoterm: 'EXW' }))).toHaveProperty('collected');
  expect(plan(null, null)).toHaveProperty('collected');
});

test('begins with the booking, and plans no office on a day on which it is closed', () => {
  const days = { departs: '2026-12-20', arrives: '2026-12-24', today: '2026-12-01' };
  const open = { from: workingDaysOf('US'), to: workingDaysOf('CO') };
  const plan = (mode: 'fcl' | 'air', more: object = {}) =>
    Object.fromEntries(
      usualSchedule(mode, { ...days, ...more }, scopeOf(null, null), open).map(({ code, planned }) => [
        code,
        planned,
      ]),
    );
  expect(plan('fcl')).toEqual({
    booked: '2026-12-01',
    // Sunday, December 13 is moved to Monday.
    'empty-picked-up': '2026-12-14',
    collected: '2026-12-15',
    'export-cleared': '2026-12-18',
    'gate-in': '2026-12-18',
    loaded: '2026-12-19',
    departed: '2026-12-20',
    arrived: '2026-12-24',
    // A terminal works on Christmas Day; customs and trucks wait until Monday, December 28.
    discharged: '2026-12-25',
    'import-cleared': '2026-12-28',
    available: '2026-12-28',
    'gate-out': '2026-12-28',
    delivered: '2026-12-28',
    'empty-returned': '2026-12-31',
  });
  // Before a flight on Sunday, the warehouse receives on Friday.
  expect(plan('air')).toMatchObject({ received: '2026-12-18', 'export-cleared': '2026-12-18' });
  // The dates are those of the past: nothing was booked after it.
  expect(plan('air', { today: '2027-02-01' })).toMatchObject({ booked: '2026-12-18' });
});

test('an actual time is in the future once it is nowhere yet', () => {
  const now = Date.parse('2026-11-20T15:00:00Z');
  expect(isFuture('2026-11-21', now)).toBe(false);
  expect(isFuture('2026-11-21T05:00', now)).toBe(false);
  expect(isFuture('2026-11-21T05:01', now)).toBe(true);
  expect(isFuture('2026-11-22', now)).toBe(true);
});

const problemsOf = (
  schema: typeof milestoneInput | typeof referencesInput | typeof scheduleInput,
  input: unknown,
) => schema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('reads a milestone as a form and as a program send it, and nothing else', () => {
  const form = {
    version: 1,
    code: 'departed',
    planned: '12/01/2026',
    estimated: '',
    actual: ' 2026-12-02 06:40',
  };
  expect(milestoneInput.parse({ ...form, delayReason: '', placeCode: 'us hou' })).toMatchObject({
    planned: '2026-12-01',
    estimated: null,
    actual: '2026-12-02T06:40',
    delayReason: null,
    placeCode: 'USHOU',
  });
  expect(
    milestoneInput.parse({ version: 1, code: 'departed', planned: null, placeCode: null }),
  ).toMatchObject({ planned: null, actual: null, place: '', placeCode: null });
  expect(problemsOf(milestoneInput, { version: 1, code: 'sunk' })).toEqual(['code: choose']);
  for (const actual of [
    'yesterday',
    '2026-02-30',
    '2026-12-01T24:00',
    '2026-12-01T06:40Z',
    '1999-01-01',
    '20261201',
  ])
    expect(problemsOf(milestoneInput, { version: 1, code: 'departed', actual }), actual).toEqual([
      'actual: date',
    ]);
  expect(
    problemsOf(milestoneInput, { version: 0, code: 'departed', place: 7, comment: 'x'.repeat(2001) }),
  ).toEqual(expect.arrayContaining(['version: invalid', 'place: not-text', 'comment: too-long']));
});

test('refuses references that cannot be', () => {
  const typed = (kind: string, text: unknown) => ({ version: 1, references: [{ kind, text }] });
  expect(problemsOf(referencesInput, typed('container', 'CSQX 305438-3'))).toEqual([
    'references.0.text: container-number',
  ]);
  expect(problemsOf(referencesInput, typed('air-waybill', '020-1234'))).toEqual([
    'references.0.text: air-waybill-number',
  ]);
  expect(problemsOf(referencesInput, typed('booking', ' - '))).toEqual(['references.0.text: required']);
  expect(problemsOf(referencesInput, typed('wagon', '1'))).toEqual(['references.0.kind: choose']);
  expect(
    problemsOf(referencesInput, { version: 1, references: Array(61).fill({ kind: 'other', text: '1' }) }),
  ).toEqual(['references: too-many']);
  expect(problemsOf(scheduleInput, { version: 1, departs: '2026-12-02', arrives: 'soon' })).toEqual([
    'arrives: date',
  ]);
});

test('tells a number of a shipment from a mistyped reference', () => {
  for (const number of ['csqu 305438-3', '020-1234 5675', 'MAEU123456789', '253712345', 'PO-4529', '12345'])
    expect(isShipmentNumber(number), number).toBe(true);
  for (const text of ['RR-7K3M9', 'RR-7K3M9QX', 'my coffee', 'PO-45', '=1+1', 'x'.repeat(60)])
    expect(isShipmentNumber(text), text).toBe(false);
});
