import { expect, test } from 'vitest';
import { submissionContext, submissionDeps } from '#tests/support/desk.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { rateRequestInput } from '../../lead-forms.ts';
import { submitLead } from '../commands/submit-lead.ts';
import { findOwnAnswers } from './account-leads.ts';

const ana = { id: 'ana', name: 'Ana Ruiz', email: 'ana@example.com' };

describeOnDatabase('finding the answers of one’s own lead', (open) => {
  test('gives them to the account that sent it, and to no other', async () => {
    const { db } = await open();
    const dependencies = submissionDeps({ db });
    const answers = rateRequestInput.parse({ products: 'Coffee', service: 'sea-freight' });
    const lead = { kind: 'rate-request', answers } as const;
    const outcome = await submitLead(dependencies, lead, submissionContext, ana);
    if (!outcome.ok) throw new Error(outcome.reason);

    const { reference } = outcome;
    expect(await findOwnAnswers(db, ana.id, { kind: 'rate-request', reference })).toEqual(answers);
    expect(await findOwnAnswers(db, ana.id, { kind: 'contact-message', reference })).toBeNull();
    expect(await findOwnAnswers(db, ana.id, { kind: 'rate-request', reference: 'RR-000000' })).toBeNull();
    expect(await findOwnAnswers(db, 'bernardo', { kind: 'rate-request', reference })).toBeNull();
  });
});
