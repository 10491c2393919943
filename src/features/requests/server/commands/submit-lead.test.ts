import { expect, test } from 'vitest';
import { createMailLimit } from '#platform/mail/mail-limit.ts';
import { submissionContext, submissionDeps } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { rateRequestInput } from '../../lead-forms.ts';
import { createLeadMails } from '../timeline/lead-mails.ts';
import { submitLead } from './submit-lead.ts';

const ana = { id: 'ana', name: 'Ana Ruiz', email: 'ana@example.com' };
const ben = { id: 'ben', name: 'Ben Ode', email: 'ben@example.com' };

describeOnEachDatabase('a request that is sent again with changes', (open) => {
  test('follows the earlier one of the same account, and none of anybody else', async () => {
    const { db } = await open();
    const dependencies = submissionDeps({ db });
    const answers = rateRequestInput.parse({ products: 'Coffee' });
    const send = async (account: typeof ana | undefined, follows?: string) => {
      const lead = { kind: 'rate-request', answers: { ...answers, email: 'ana@example.com' } } as const;
      const outcome = await submitLead(
        dependencies,
        lead,
        { ...submissionContext, follows: follows ?? null },
        account,
      );
      if (!outcome.ok) throw new Error(outcome.reason);
      const { reference } = outcome;
      return db.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
    };
    const first = await send(ana);
    expect((await send(ana, first.reference)).follows_id).toBe(first.id);
    expect((await send(ben, first.reference)).follows_id).toBeNull();
    expect((await send(undefined, first.reference)).follows_id).toBeNull();
  });
});

describeOnEachDatabase('a request that is sent twice at once', (open) => {
  test('is stored once, with one event, two mails and one count, and answered alike', async () => {
    const { db } = await open();
    const limit = createMailLimit({ hash: (text) => text, isConfirmed: async () => false });
    const dependencies = {
      ...submissionDeps({ db }),
      mailLimit: limit,
      timelineSubscribers: [createLeadMails({ mailLimit: limit, listStaff: async () => [] })],
    };
    const answers = { ...rateRequestInput.parse({ products: 'Coffee' }), email: 'ana@example.com' };
    const key = { text: 'a-key', address: null };
    const send = () =>
      submitLead(dependencies, { kind: 'rate-request', answers }, { ...submissionContext, key });
    const outcomes = await Promise.all([send(), send(), send()]);
    expect(outcomes[0]).toMatchObject({ ok: true });
    expect(outcomes).toEqual([outcomes[0], outcomes[0], outcomes[0]]);
    const { number } = await db.selectFrom('leads').select('number').executeTakeFirstOrThrow();
    expect(await db.selectFrom('lead_events').select(['position', 'type']).execute()).toEqual([
      { position: number, type: 'received' },
    ]);
    expect(await db.selectFrom('outbox').select(['type', 'locale']).orderBy('type').execute()).toEqual([
      { type: 'lead-acknowledgement', locale: 'en' },
      { type: 'lead-for-desk', locale: 'en' },
    ]);
    expect(await db.selectFrom('mail_counts').select('in_hour').execute()).toEqual([{ in_hour: 1 }]);
  });
});
