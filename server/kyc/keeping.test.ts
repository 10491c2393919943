import { expect, test } from 'vitest';
import { customers, kycWithCustomers } from '../../tests/support/kyc.ts';
import { pdf } from '../../tests/support/papers.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import { addMonths } from './add-months.ts';
import { addPaper } from './add-paper.ts';
import { deleteOldPapers, deleteUnconfirmedDrafts } from './delete-old-papers.ts';
import { expireCases } from './expire-cases.ts';
import { getCase } from './get-case.ts';
import type { Customer } from './kyc-dependencies.ts';
import { leaveCase } from './leave-case.ts';
import { reviewCase } from './review-case.ts';
import { saveAnswers } from './save-answers.ts';
import { sendCase } from './send-case.ts';

const ana = customers.ana as Customer;
const ben = customers.ben as Customer;

describeOnEachDatabase('the time of keeping', (open) => {
  async function caseWithPapers() {
    const house = await kycWithCustomers(await open());
    for (const mark of ['one', 'two'])
      await addPaper(house, ana.id, { name: `${mark}.pdf`, content: pdf(mark) });
    await saveAnswers(house, ana.id, { legalName: 'Café de Altura' });
    const looks = async () => {
      const rows = await house.db
        .selectFrom('kyc_access_log')
        .select(['action', 'by'])
        .orderBy('id')
        .execute();
      return rows.map(({ action, by }) => `${by} ${action}`);
    };
    const contents = async () =>
      (await house.db.selectFrom('kyc_document_contents').select('document_id').execute()).length;
    const begun = house.now;
    const after = (months: number) => {
      house.now = addMonths(begun, months);
    };
    return { house, looks, contents, after };
  }

  test('deletes papers and answers when it is over, and the log says so', async () => {
    const { house, looks, contents, after } = await caseWithPapers();
    after(59);
    expect([await deleteOldPapers(house), await contents()]).toEqual([0, 2]);
    after(60);
    expect([await deleteOldPapers(house), await contents()]).toEqual([2, 0]);
    expect(await getCase(house, ana.id)).toMatchObject({ state: 'draft', papers: [], answers: {} });
    const log = [
      'customer uploaded',
      'customer uploaded',
      'system deleted',
      'system deleted',
      'system deleted',
    ];
    expect(await looks()).toEqual(log);
    expect([await deleteOldPapers(house), await looks()]).toEqual([0, log]);
    after(120);
    await deleteOldPapers(house);
    expect(await looks()).toEqual([]);
    expect(await house.db.selectFrom('kyc_cases').select('id').execute()).toEqual([]);
  });

  test('begins anew with every change, and an acceptance ends first', async () => {
    const { house, contents, after } = await caseWithPapers();
    after(50);
    await saveAnswers(house, ana.id, {});
    await sendCase(house, ana, { formAmongPapers: true });
    const { id: caseId } = await house.db.selectFrom('kyc_cases').select('id').executeTakeFirstOrThrow();
    for (const kind of ['take', 'accept'] as const)
      await reviewCase(house, { caseId, staffId: 's', decision: { kind } });
    // The server was off when the acceptance ended, 74 months after the beginning.
    after(133);
    await expireCases(house);
    await deleteOldPapers(house);
    expect([(await getCase(house, ana.id)).state, await contents()]).toEqual(['expired', 2]);
    after(134);
    expect([await deleteOldPapers(house), await contents()]).toEqual([2, 0]);
  });

  test('an account that is deleted leaves what was sent, and nothing else', async () => {
    const { house, looks, contents } = await caseWithPapers();
    await addPaper(house, ben.id, { name: 'ben.pdf', content: pdf('ben') });
    await sendCase(house, ben, { formAmongPapers: true });
    for (const { id } of [ana, ben, { id: 'no case' }])
      await house.db.transaction().execute((transaction) => leaveCase(transaction, id, house.now));
    expect(await contents()).toBe(1);
    expect(await getCase(house, ana.id)).toMatchObject({ papers: [], answers: {} });
    expect((await getCase(house, ben.id)).papers).toHaveLength(1);
    expect(await looks()).toContain('customer removed');
    const { id: caseId } = await house.db
      .selectFrom('kyc_cases')
      .select('id')
      .where('account_id', '=', ben.id)
      .executeTakeFirstOrThrow();
    for (const kind of ['take', 'accept'] as const)
      await reviewCase(house, { caseId, staffId: 's', decision: { kind } });
    const mails = await house.db.selectFrom('outbox').select('email').execute();
    expect(mails).toEqual([]);
  });

  test('of a draft that was never sent is 30 days while the address of its account is not confirmed', async () => {
    const { house, looks, contents } = await caseWithPapers();
    await addPaper(house, ben.id, { name: 'ben.pdf', content: pdf('of a confirmed account') });
    await house.db.updateTable('accounts').set({ email_verified: 0 }).where('id', '=', ana.id).execute();
    const days = 24 * 60 * 60 * 1000;
    house.now += 30 * days - 1;
    expect([await deleteUnconfirmedDrafts(house), await contents()]).toEqual([0, 3]);
    house.now += 1;
    expect([await deleteUnconfirmedDrafts(house), await contents()]).toEqual([2, 1]);
    expect(await getCase(house, ana.id)).toMatchObject({ state: 'draft', papers: [], answers: {} });
    const uploads = Array(3).fill('customer uploaded');
    const log = [...uploads, ...Array(3).fill('system deleted')];
    expect(await looks()).toEqual(log);
    expect([await deleteUnconfirmedDrafts(house), await looks()]).toEqual([0, log]);
  });

  test('of documents that were sent is that of the company file, whether the address is confirmed or not', async () => {
    const { house, contents, after } = await caseWithPapers();
    await sendCase(house, ana, { formAmongPapers: true });
    await house.db.updateTable('accounts').set({ email_verified: 0 }).execute();
    after(59);
    expect([await deleteUnconfirmedDrafts(house), await contents()]).toEqual([0, 2]);
  });
});
