import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { ana, tokenOfNewAccount } from '#tests/support/accounts.ts';
import { pdf } from '#tests/support/documents.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { type ReviewDecision, reviewCase } from '../review-case.ts';

describeOnDatabase('a KYC case and its account', (open) => {
  let app: TestApp;
  let token: string;
  // No two moments are the same.
  let now = Date.now();
  const clock = () => ++now;

  async function start() {
    const database = await open();
    app = await createTestApp(database, {}, clock);
    token = await tokenOfNewAccount(app);
    return database.db;
  }

  const ask = (method: string, path: string, init: RequestInit = {}) =>
    app.request(`/api/v1${path}`, {
      ...init,
      method,
      headers: { Authorization: `Bearer ${token}`, ...init.headers },
    });
  const json = (method: string, path: string, body: unknown) =>
    ask(method, path, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const upload = (content: Uint8Array) => {
    const body = new FormData();
    body.append('document', new File([new Uint8Array(content)], 'document.pdf'));
    return ask('POST', '/kyc/documents', { body });
  };
  const deleteAccount = () => json('DELETE', '/account', { currentPassword: ana.password });

  test('the file of one’s own data holds the answers, and the documents by name', async () => {
    await start();
    expect((await upload(pdf('a passport'))).status).toBe(200);
    expect((await json('PUT', '/kyc/answers', { legalName: 'Café Ruiz' })).status).toBe(200);
    const text = await (await ask('GET', '/account/export')).text();
    expect(JSON.parse(text).kyc).toEqual({
      state: 'draft',
      reviewerComment: '',
      sentAt: null,
      expiresAt: null,
      answers: { legalName: 'Café Ruiz' },
      documents: [
        { name: 'document.pdf', type: 'pdf', size: expect.any(Number), addedAt: expect.stringMatching(/Z$/) },
      ],
    });
    expect(text).not.toContain('a passport');
  });

  test('asked for more: what was added since goes, what was sent stays, without the customer’s name', async () => {
    const db = await start();
    await upload(pdf('a passport'));
    expect((await json('POST', '/kyc/send', { formAmongDocuments: true })).status).toBe(200);
    const { id: caseId } = await db.selectFrom('kyc_cases').select('id').executeTakeFirstOrThrow();
    const decisions: ReviewDecision[] = [
      { kind: 'take' },
      { kind: 'ask-for-more', comment: 'The last page.' },
    ];
    for (const decision of decisions) {
      const deps = { db, company, clock, outboxIsWaiting: () => {} };
      expect(await reviewCase(deps, { caseId, staffId: 's', decision })).toEqual({ ok: true });
    }
    expect((await upload(pdf('another passport'))).status).toBe(200);
    const sent = await db.selectFrom('files').select('id').orderBy('id').execute();
    expect(sent).toHaveLength(2);

    expect((await deleteAccount()).status).toBe(200);
    expect(await db.selectFrom('files').select('id').execute()).toEqual(sent.slice(0, 1));
    const contents = await db.selectFrom('file_chunks').select('file_id as id').execute();
    expect(contents).toEqual(sent.slice(0, 1));
    expect(
      await db.selectFrom('kyc_cases').select(['state', 'customer_name', 'customer_email']).execute(),
    ).toEqual([{ state: 'more-needed', customer_name: '', customer_email: '' }]);
    expect(await db.selectFrom('outbox').select('type').execute()).toEqual([]);
  });
});
