import { expect, test } from 'vitest';
import { pdf } from '#tests/support/documents.ts';
import { customers, kycWithCustomers } from '#tests/support/kyc.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { listAccessLog } from './access-log.ts';
import { addDocument, readDocument } from './documents.ts';
import { findCase } from './get-case.ts';
import type { Customer } from './kyc-dependencies.ts';
import { caseList, countCases, findCasesOf } from './list-cases.ts';
import { decideCase } from './review-case.ts';
import { sendCase } from './send-case.ts';

const ana = customers.ana as Customer;
const ben = customers.ben as Customer;

describeOnDatabase('the queue of KYC cases', (open) => {
  async function queue() {
    const deps = await kycWithCustomers(await open());
    const send = async (customer: Customer) => {
      deps.now += 1000;
      await addDocument(deps, customer.id, { name: 'form.pdf', content: pdf(customer.id) });
      expect(await sendCase(deps, customer, { formAmongDocuments: true })).toEqual({ ok: true });
      const found = (await findCasesOf(deps.db, [customer.id])).get(customer.id);
      if (!found) throw new Error('There is no case.');
      return found.id;
    };
    return { deps, send };
  }

  test('holds what was sent, the oldest first, in pages', async () => {
    const { deps, send } = await queue();
    await addDocument(deps, 'draft-alone', { name: 'form.pdf', content: pdf('draft') });
    const first = await send(ben);
    const second = await send(ana);
    expect(await countCases(deps.db)).toEqual({
      sent: 2,
      'in-review': 0,
      'more-needed': 0,
      accepted: 0,
      expired: 0,
    });
    const page = await caseList.read(deps, { state: 'sent' }, { limit: 1 });
    expect(page.rows).toMatchObject([
      { id: first, customer: { name: ben.name, email: ben.email }, documents: 1 },
    ]);
    const rest = await caseList.read(deps, { state: 'sent' }, { cursor: String(page.next), limit: 1 });
    expect([rest.rows.map(({ id }) => id), rest.next]).toEqual([[second], null]);
    expect((await caseList.read(deps, { state: 'accepted' }, { limit: 1 })).rows).toEqual([]);
  });

  test('a decision on a page that is stale is refused, even when the state is the same again', async () => {
    const { deps, send } = await queue();
    const caseId = await send(ana);
    const changedAt = async () => (await findCase(deps, caseId))?.changedAt ?? 0;
    const decide = (input: Parameters<typeof decideCase>[1]['input']) => {
      deps.now += 1000;
      return decideCase(deps, { caseId, staffId: 'olga', input });
    };
    expect(await decide({ decision: 'take', changedAt: await changedAt() })).toEqual({ ok: true });
    const stale = await changedAt();
    const comment = 'Page two, please.';
    expect(await decide({ decision: 'ask-for-more', changedAt: stale, comment })).toEqual({ ok: true });
    await send(ana);
    expect(await decide({ decision: 'take', changedAt: await changedAt() })).toEqual({ ok: true });
    const accept = { decision: 'accept', comment: '', until: '2027-03-01' } as const;
    expect(await decide({ ...accept, changedAt: stale })).toEqual({ ok: false, reason: 'not-now' });
    const current = await changedAt();
    expect(await decide({ ...accept, changedAt: current, until: '2020-01-01' })).toEqual({
      ok: false,
      reason: 'expiry-past',
    });
    expect(await decide({ ...accept, changedAt: current })).toEqual({ ok: true });
    // Through the last day on the office's calendar.
    const { expiresAt } = (await findCase(deps, caseId)) ?? {};
    expect(new Date(expiresAt ?? 0).toISOString()).toBe('2027-03-02T05:00:00.000Z');
  });

  test('the log names documents as long as they are there', async () => {
    const { deps, send } = await queue();
    const caseId = await send(ana);
    const [document] = (await findCase(deps, caseId))?.documents ?? [];
    await readDocument(deps, document?.id ?? '', { by: 'staff', id: 'olga' });
    expect(await listAccessLog(deps.db, caseId)).toMatchObject([
      { by: 'staff', byId: 'olga', action: 'viewed', document: 'form.pdf', at: deps.now },
      { by: 'customer', action: 'sent', document: null },
      { by: 'customer', action: 'uploaded', document: 'form.pdf' },
    ]);
  });
});
