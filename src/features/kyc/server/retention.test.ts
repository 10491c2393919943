import { expect, test } from 'vitest';
import { day } from '#platform/values/durations.ts';
import { pdf } from '#tests/support/documents.ts';
import { customers, kycWithCustomers } from '#tests/support/kyc.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { addMonths } from './case-rows.ts';
import { deleteOldDocuments, deleteUnconfirmedDrafts, detachCase } from './deletion.ts';
import { addDocument } from './documents.ts';
import { getCase } from './get-case.ts';
import type { Customer } from './kyc-dependencies.ts';
import { expireCases, reviewCase } from './review-case.ts';
import { saveAnswers, sendCase } from './send-case.ts';

const ana = customers.ana as Customer;
const ben = customers.ben as Customer;

describeOnDatabase('the retention period', (open) => {
  async function caseWithDocuments() {
    const deps = await kycWithCustomers(await open());
    for (const mark of ['one', 'two'])
      await addDocument(deps, ana.id, { name: `${mark}.pdf`, content: pdf(mark) });
    await saveAnswers(deps, ana.id, { legalName: 'Café de Altura' });
    const accessLog = async () => {
      const rows = await deps.db
        .selectFrom('kyc_access_log')
        .select(['action', 'by'])
        .orderBy('id')
        .execute();
      return rows.map(({ action, by }) => `${by} ${action}`);
    };
    const contents = async () => (await deps.db.selectFrom('file_chunks').select('file_id').execute()).length;
    const begun = deps.now;
    const after = (months: number) => {
      deps.now = addMonths(begun, months);
    };
    return { deps, accessLog, contents, after };
  }

  test('deletes documents and answers when it is over, and the log says so', async () => {
    const { deps, accessLog, contents, after } = await caseWithDocuments();
    after(119);
    expect([await deleteOldDocuments(deps), await contents()]).toEqual([0, 2]);
    after(120);
    expect([await deleteOldDocuments(deps), await contents()]).toEqual([2, 0]);
    expect(await getCase(deps, ana.id)).toMatchObject({ state: 'draft', documents: [], answers: {} });
    const log = [
      'customer uploaded',
      'customer uploaded',
      'system deleted',
      'system deleted',
      'system deleted',
    ];
    expect(await accessLog()).toEqual(log);
    expect([await deleteOldDocuments(deps), await accessLog()]).toEqual([0, log]);
    after(240);
    await deleteOldDocuments(deps);
    expect(await accessLog()).toEqual([]);
    expect(await deps.db.selectFrom('kyc_cases').select('id').execute()).toEqual([]);
  });

  test('begins again with every change, and an acceptance ends first', async () => {
    const { deps, contents, after } = await caseWithDocuments();
    after(50);
    await saveAnswers(deps, ana.id, {});
    await sendCase(deps, ana, { formAmongDocuments: true });
    const { id: caseId } = await deps.db.selectFrom('kyc_cases').select('id').executeTakeFirstOrThrow();
    for (const kind of ['take', 'accept'] as const)
      await reviewCase(deps, { caseId, staffId: 's', decision: { kind } });
    // The server was off when the acceptance ended, 74 months after the beginning.
    after(193);
    await expireCases(deps);
    await deleteOldDocuments(deps);
    expect([(await getCase(deps, ana.id)).state, await contents()]).toEqual(['expired', 2]);
    after(194);
    expect([await deleteOldDocuments(deps), await contents()]).toEqual([2, 0]);
  });

  test('an account that is deleted leaves what was sent, and nothing else', async () => {
    const { deps, accessLog, contents } = await caseWithDocuments();
    await addDocument(deps, ben.id, { name: 'ben.pdf', content: pdf('ben') });
    await sendCase(deps, ben, { formAmongDocuments: true });
    for (const { id } of [ana, ben, { id: 'no case' }])
      await deps.db.transaction().execute((transaction) => detachCase(transaction, id, deps.now));
    expect(await contents()).toBe(1);
    expect(await getCase(deps, ana.id)).toMatchObject({ documents: [], answers: {} });
    expect((await getCase(deps, ben.id)).documents).toHaveLength(1);
    expect(await accessLog()).toContain('customer removed');
    const { id: caseId } = await deps.db
      .selectFrom('kyc_cases')
      .select('id')
      .where('account_id', '=', ben.id)
      .executeTakeFirstOrThrow();
    for (const kind of ['take', 'accept'] as const)
      await reviewCase(deps, { caseId, staffId: 's', decision: { kind } });
    const mails = await deps.db.selectFrom('outbox').select('type').execute();
    expect(mails).toEqual([]);
  });

  test('of a draft that was never sent is 30 days while the address of its account is not confirmed', async () => {
    const { deps, accessLog, contents } = await caseWithDocuments();
    await addDocument(deps, ben.id, { name: 'ben.pdf', content: pdf('of a confirmed account') });
    await deps.db.updateTable('accounts').set({ email_verified: 0 }).where('id', '=', ana.id).execute();
    deps.now += 30 * day - 1;
    expect([await deleteUnconfirmedDrafts(deps), await contents()]).toEqual([0, 3]);
    deps.now += 1;
    expect([await deleteUnconfirmedDrafts(deps), await contents()]).toEqual([2, 1]);
    expect(await getCase(deps, ana.id)).toMatchObject({ state: 'draft', documents: [], answers: {} });
    const uploads = Array(3).fill('customer uploaded');
    const log = [...uploads, ...Array(3).fill('system deleted')];
    expect(await accessLog()).toEqual(log);
    expect([await deleteUnconfirmedDrafts(deps), await accessLog()]).toEqual([0, log]);
  });

  test('of documents that were sent is that of the settings, whether the address is confirmed or not', async () => {
    const { deps, contents, after } = await caseWithDocuments();
    await sendCase(deps, ana, { formAmongDocuments: true });
    await deps.db.updateTable('accounts').set({ email_verified: 0 }).execute();
    after(59);
    expect([await deleteUnconfirmedDrafts(deps), await contents()]).toEqual([0, 2]);
  });
});
