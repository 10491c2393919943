import { expect, test } from 'vitest';
import { undoOf } from './undo.ts';

const lead = { id: 'one', ok: true, version: 4, from: 'quoting', fromFollowUp: '2026-12-18' } as const;

test('an undo of Lost or spam brings the day of the follow-up back', () => {
  const lost = undoOf({ kind: 'stage', choice: { to: 'lost', reason: 'price' } }, [lead]);
  expect(lost[0]?.change).toEqual({
    kind: 'stage',
    choice: { to: 'quoting', followUpDate: '2026-12-18' },
  });
  const spam = undoOf({ kind: 'stage', choice: { to: 'spam' } }, [{ ...lead, fromFollowUp: null }]);
  expect(spam[0]?.change).toEqual({ kind: 'restore', followUpDate: null });
});
