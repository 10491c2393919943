import { type SqlBool, sql } from 'kysely';
import { expect, test } from 'vitest';
import { pdf } from '#tests/support/documents.ts';
import { customers, kycWithCustomers } from '#tests/support/kyc.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { addDocument, readDocument, removeDocument } from './documents.ts';
import { findCase, getCase } from './get-case.ts';
import type { Customer } from './kyc-dependencies.ts';
import { expireCases, type ReviewDecision, reviewCase } from './review-case.ts';
import { sendCase } from './send-case.ts';

const ana = customers.ana as Customer;
const formUploaded = { formAmongDocuments: true };

async function fileOf(deps: Awaited<ReturnType<typeof kycWithCustomers>>, documentId: string) {
  const document = await readDocument(deps, documentId, { by: 'customer', id: ana.id });
  if (!document) throw new Error('There is no such document.');
  return document;
}

describeOnEachDatabase('the review of a case', (open) => {
  async function sentCase() {
    const deps = await kycWithCustomers(await open());
    const added = await addDocument(deps, ana.id, { name: 'form.pdf', content: pdf('form') });
    if (!added.ok) throw new Error(added.reason);
    expect(await sendCase(deps, ana, formUploaded)).toEqual({ ok: true });
    const { id: caseId } = await deps.db.selectFrom('kyc_cases').select('id').executeTakeFirstOrThrow();
    const review = (decision: ReviewDecision) => reviewCase(deps, { caseId, staffId: 'staff-1', decision });
    const state = async () => (await getCase(deps, ana.id)).state;
    return { deps, caseId, documentId: added.document.id, review, state };
  }

  const take: ReviewDecision = { kind: 'take' };
  const ask: ReviewDecision = { kind: 'ask-for-more', comment: ' Page two, please. ' };
  const accept: ReviewDecision = { kind: 'accept' };

  test('goes its way and no other', async () => {
    const { deps, review, state } = await sentCase();
    const refused = { ok: false, reason: 'not-now' };
    expect([await review(ask), await review(accept), await state()]).toEqual([refused, refused, 'sent']);
    expect([await review(take), await review(take), await state()]).toEqual([
      { ok: true },
      refused,
      'in-review',
    ]);
    expect([await review(ask), await review(accept), await state()]).toEqual([
      { ok: true },
      refused,
      'more-needed',
    ]);
    expect(await sendCase(deps, ana, formUploaded)).toEqual({ ok: true });
    await review(take);
    expect([await review(accept), await review(ask), await review(take), await state()]).toEqual([
      { ok: true },
      refused,
      refused,
      'accepted',
    ]);
    expect(await sendCase(deps, ana)).toEqual(refused);
  });

  test('two who decide at once do not both', async () => {
    const { deps, review } = await sentCase();
    await review(take);
    const outcomes = await Promise.all([review(ask), review(accept)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const mails = await deps.db
      .selectFrom('outbox')
      .select('id')
      .where('type', '=', 'kyc-reviewed')
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('needs words to ask, a date to come, and a case', async () => {
    const { deps, review } = await sentCase();
    await review(take);
    expect(await review({ kind: 'ask-for-more', comment: ' ' })).toEqual({
      ok: false,
      reason: 'comment-missing',
    });
    const tooLong = { kind: 'ask-for-more', comment: 'x'.repeat(20_001) } as const;
    expect(await review(tooLong)).toEqual({ ok: false, reason: 'comment-too-long' });
    expect(await review({ kind: 'accept', expiresAt: deps.now })).toEqual({
      ok: false,
      reason: 'expiry-past',
    });
    expect(await reviewCase(deps, { caseId: 'none', staffId: 's', decision: take })).toEqual({
      ok: false,
      reason: 'no-such-case',
    });
  });

  test('is read by staff with the customer’s name; each look at a document is logged', async () => {
    const { deps, caseId, documentId } = await sentCase();
    expect(await findCase(deps, caseId)).toMatchObject({ id: caseId, customer: ana, state: 'sent' });
    expect(await findCase(deps, 'none')).toBeNull();
    const document = await readDocument(deps, documentId, { by: 'staff', id: 'staff-1' });
    expect(document).toMatchObject({ name: 'form.pdf', mediaType: 'application/pdf' });
    const accessLog = await deps.db
      .selectFrom('kyc_access_log')
      .select(['by', 'by_id', 'action', 'document_id'])
      .orderBy('id')
      .execute();
    expect(accessLog).toEqual([
      { by: 'customer', by_id: ana.id, action: 'uploaded', document_id: documentId },
      { by: 'customer', by_id: ana.id, action: 'sent', document_id: null },
      { by: 'staff', by_id: 'staff-1', action: 'viewed', document_id: documentId },
    ]);
  });

  test('ends in an acceptance until its date; then the case is the customer’s again, but for what it rested on', async () => {
    const { deps, documentId, review, state } = await sentCase();
    await review(take);
    await review(accept);
    expect(new Date((await getCase(deps, ana.id)).expiresAt ?? 0).toISOString()).toBe(
      '2028-11-20T15:00:00.000Z',
    );
    deps.now = Date.parse('2028-11-20T14:59:59Z');
    expect([await expireCases(deps), await state()]).toEqual([0, 'accepted']);
    deps.now = Date.parse('2028-12-01T00:00:00Z');
    expect([await expireCases(deps), await expireCases(deps), await state()]).toEqual([1, 0, 'expired']);
    const mail = await deps.db
      .selectFrom('outbox')
      .select('props')
      .where(sql<SqlBool>`props like '%expired%'`)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(mail.props)).toMatchObject({ state: 'expired', address: ana.email });

    expect(await removeDocument(deps, ana.id, documentId)).toEqual({ ok: false, reason: 'not-now' });
    // The documents of the last time do not hold the form of this time.
    expect(await sendCase(deps, ana, formUploaded)).toMatchObject({
      reason: 'incomplete',
      missing: { form: true, formMayBeAmongDocuments: false },
    });
    for (let number = 0; number < 10; number += 1) {
      const file = { name: 'new.pdf', content: pdf(`new ${number}`) };
      expect(await addDocument(deps, ana.id, file)).toMatchObject({
        ok: true,
        document: { removable: true },
      });
    }
    const eleventh = await addDocument(deps, ana.id, { name: 'x.pdf', content: pdf('x') });
    expect(eleventh).toEqual({ ok: false, reason: 'too-many-documents' });
    expect(await sendCase(deps, ana, formUploaded)).toEqual({ ok: true });
  });

  test('is renewed after its date with the same file, which is stored once more beside the old one', async () => {
    const { deps, documentId, review, state } = await sentCase();
    await review(take);
    await review(accept);
    const { name, content } = await fileOf(deps, documentId);
    expect(await addDocument(deps, ana.id, { name, content })).toMatchObject({
      ok: true,
      document: { id: documentId },
    });
    deps.now = Date.parse('2028-12-01T00:00:00Z');
    await expireCases(deps);
    const sent = await Promise.all([1, 2].map(() => addDocument(deps, ana.id, { name, content })));
    const [first, second] = sent.map((outcome) => outcome.ok && outcome.document);
    expect(first).toMatchObject({ removable: true });
    expect(second).toEqual(first);
    expect((await getCase(deps, ana.id)).documents).toHaveLength(2);
    expect([await sendCase(deps, ana, formUploaded), await state()]).toEqual([{ ok: true }, 'sent']);
  });

  test('keeps the documents of a draft from staff', async () => {
    const deps = await kycWithCustomers(await open());
    const added = await addDocument(deps, ana.id, { name: 'passport.pdf', content: pdf('passport') });
    if (!added.ok) throw new Error(added.reason);
    expect(await readDocument(deps, added.document.id, { by: 'staff', id: 'staff-1' })).toBeNull();
    expect(await readDocument(deps, added.document.id, { by: 'customer', id: ana.id })).not.toBeNull();
    const accessLog = await deps.db.selectFrom('kyc_access_log').select('action').orderBy('id').execute();
    expect(accessLog.map(({ action }) => action)).toEqual(['uploaded', 'viewed']);
  });
});
