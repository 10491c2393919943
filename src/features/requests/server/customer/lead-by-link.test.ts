import { expect, test } from 'vitest';
import { spamSignals, submissionContext, submissionDeps } from '#tests/support/desk.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { submitLead } from '../commands/submit-lead.ts';
import { findLeadBySecret } from './lead-by-link.ts';

const context = { ...submissionContext, ...spamSignals };
const answers = { name: 'Ana', email: 'ana@example.com', subject: '', message: 'Two pallets to Lima' };

describeOnDatabase('finding a lead by its secret', (open) => {
  test('gives what was sent and nothing of how it was judged', async () => {
    const { db } = await open();
    const now = Date.parse('2026-03-02T15:00:00Z');
    const dependencies = submissionDeps({ db }, now);
    const outcome = await submitLead(dependencies, { kind: 'contact-message', answers }, context);
    if (!outcome.ok) throw new Error(outcome.reason);

    expect(await findLeadBySecret(db, outcome.secret ?? '')).toEqual({
      kind: 'contact-message',
      reference: outcome.reference,
      stage: 'new',
      receivedAt: now,
      dueAt: null,
      repliedAt: null,
      hasWritten: false,
      answers,
      isMerged: false,
      correctedAt: null,
    });
  });

  test('knows no other secret', async () => {
    const { db } = await open();
    expect(await findLeadBySecret(db, 'x'.repeat(32))).toBeNull();
  });
});
