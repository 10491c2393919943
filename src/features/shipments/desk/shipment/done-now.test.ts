import { expect, test } from 'vitest';
import { type MoveFacts, questionBeforeDone } from './done-now.ts';

test('the first movement of cargo that is not ready, or whose customer has no KYC, is asked once more', () => {
  const today = '2026-12-17';
  const ask = (facts: Partial<MoveFacts>, code: 'booked' | 'collected' | 'departed' = 'collected') =>
    questionBeforeDone(
      { code, name: 'Collected' },
      { hasMoved: false, readyOn: null, kycText: '', ...facts },
      today,
    );
  expect(ask({})).toBe('');
  expect(ask({ readyOn: today })).toBe('');
  expect(ask({ readyOn: '2026-12-18' })).toMatch(/Dec 18.*Collected/s);
  expect(ask({ kycText: 'No KYC yet.' })).toMatch(/^No KYC yet\. .*Collected/);
  const both = { readyOn: '2026-12-18', kycText: 'No KYC yet.' };
  expect(ask(both, 'departed')).toMatch(/Dec 18.*No KYC yet/s);
  expect(ask(both, 'booked')).toBe('');
  expect(ask({ ...both, hasMoved: true })).toBe('');
});
