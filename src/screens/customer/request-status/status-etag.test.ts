import { expect, test } from 'vitest';
import { stateOf } from './status-etag.ts';

const lead = {
  kind: 'rate-request',
  reference: 'RR-ABC234',
  stage: 'new',
  receivedAt: 0,
  dueAt: 1,
  repliedAt: null,
  hasWritten: false,
  isDone: false,
  answers: { email: 'ana@example.com' },
  isMerged: false,
  correctedAt: null,
} as const;

test('an open page is out of date once the address to answer to was corrected', () => {
  const state = stateOf({ ...lead, isMerged: false }, [], null, []);
  expect(stateOf({ ...lead, isMerged: false }, [], null, [])).toBe(state);
  expect(
    stateOf({ ...lead, isMerged: false, answers: { email: 'ana.ruiz@example.com' } }, [], null, []),
  ).not.toBe(state);
});
