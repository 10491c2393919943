import { expect, test } from 'vitest';
import { milestoneCodes, milestones, milestonesOf } from './milestones.ts';

test('a mode has its own milestones, from booking to delivery', () => {
  expect(milestonesOf(null)).toEqual([...milestoneCodes]);
  expect(milestonesOf('air')).not.toContain('gate-in');
  expect(milestonesOf('fcl')).toContain('empty-returned');
  for (const mode of ['air', 'fcl', 'lcl', 'rail', 'road'] as const) {
    const codes = milestonesOf(mode);
    expect(codes[0]).toBe('booked');
    expect(codes).toContain('departed');
    expect(codes).toContain('delivered');
  }
});

test('what happens by air or sea to every shipment has a code of its vocabulary', () => {
  for (const code of ['booked', 'departed', 'arrived', 'delivered'] as const)
    expect(milestones[code]).toMatchObject({ dcsa: expect.any(String), cargoIq: expect.any(String) });
});
