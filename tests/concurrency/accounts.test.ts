import { expect, test } from 'vitest';
import { claimLeads } from '#features/requests/server/customer/claim-leads.ts';
import { deferSiblings } from '#platform/outbox/outbox-maintenance.ts';
import { ana, askAs, tokenOfNewAccount } from '../support/accounts.ts';
import { pdf } from '../support/documents.ts';
import { holdRow, inLineFor } from '../support/interleave.ts';
import { createTestApp } from '../support/test-app.ts';
import { describeOnPostgres, type OpenTestDatabase } from '../support/test-database.ts';
import { startWebhookListener } from '../support/webhook-listener.ts';
import { webhooksOn } from '../support/webhooks.ts';

const changed = { ...ana, password: 'another horse battery' };

async function customerOn(open: OpenTestDatabase) {
  const app = await createTestApp(await open());
  const ask = askAs(app, await tokenOfNewAccount(app));
  const holder = (await open()).db;
  const { id } = await holder.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const status = async (answer: Promise<Response>) => (await answer).status;
  return {
    app,
    ask,
    holder,
    id,
    hold: () => holdRow(holder, 'accounts', id),
    changePassword: () =>
      status(ask('PUT', '/updatepassword', { currentPassword: ana.password, newPassword: changed.password })),
    signIn: ({ username, password } = ana) => status(app.post('/api/v1/signin', { username, password })),
    deleteAccount: () => status(ask('DELETE', '/account', { currentPassword: ana.password })),
    countSessions: async () => (await holder.selectFrom('sessions').select('id').execute()).length,
  };
}

describeOnPostgres('two transactions on one account', (open) => {
  test('a sign-in by the old password is refused when the change of the password is stored first', async () => {
    const { holder, hold, changePassword, signIn, countSessions } = await customerOn(open);
    expect(await inLineFor(holder, await hold(), [changePassword, signIn])).toEqual([200, 401]);
    expect(await countSessions()).toBe(1);
    expect(await signIn(changed)).toBe(200);
  });

  test('a change of the password ends the session of a sign-in that is stored first', async () => {
    const { holder, hold, changePassword, signIn, countSessions } = await customerOn(open);
    expect(await inLineFor(holder, await hold(), [signIn, changePassword])).toEqual([200, 200]);
    expect(await countSessions()).toBe(1);
  });

  test('an account deleted at the same time claims no earlier request', async () => {
    const { app, holder, id, hold, deleteAccount } = await customerOn(open);
    await app.post('/api/v1/raterequestform', { email: ana.username, products: 'Coffee' });
    await holder.updateTable('accounts').set({ email_verified: 1 }).execute();
    const { services } = app.dependencies;
    const outcomes = await inLineFor(holder, await hold(), [deleteAccount, () => claimLeads(services, id)]);
    expect(outcomes).toEqual([200, 0]);
    const leads = await holder.selectFrom('leads').select('account_id').execute();
    expect(leads).toEqual([{ account_id: null }]);
  });

  test('a KYC case that is sent while its account is deleted keeps neither name nor document', async () => {
    const { app, ask, holder, hold, deleteAccount } = await customerOn(open);
    const body = new FormData();
    body.append('document', new File([new Uint8Array(pdf('form'))], 'form.pdf', { type: 'application/pdf' }));
    const bearer = { Authorization: `Bearer ${await tokenOf(app)}` };
    const upload = await app.request('/api/v1/kyc/documents', { method: 'POST', headers: bearer, body });
    expect(upload.status).toBe(200);
    const outcomes = await inLineFor(holder, await hold(), [
      deleteAccount,
      async () => (await ask('POST', '/kyc/send', { formAmongDocuments: true })).status,
    ]);
    expect(outcomes).toEqual([200, 409]);
    const cases = await holder.selectFrom('kyc_cases').selectAll().execute();
    expect(cases).toMatchObject([{ state: 'draft', customer_name: '', customer_email: '', answers: null }]);
    expect(await holder.selectFrom('files').selectAll().execute()).toEqual([]);
  });
});

async function tokenOf(app: Awaited<ReturnType<typeof createTestApp>>): Promise<string> {
  const { username, password } = ana;
  return (await (await app.post('/api/v1/signin', { username, password })).json()).token;
}

describeOnPostgres('several deliveries of one webhook', (open) => {
  test('a delivery that fails puts off the others without waiting for a row that is held', async () => {
    const desk = webhooksOn(await open());
    const holder = (await open()).db;
    const { id } = await desk.add('http://127.0.0.1:9/');
    for (let count = 0; count < 3; count += 1) await desk.submit();
    const rows = await holder
      .selectFrom('outbox')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    const [failed, held, free] = rows;
    if (!failed || !held || !free) throw new Error('There are no deliveries.');
    const holding = await holdRow(holder, 'outbox', held.id);
    const until = desk.now + 30_000;
    // It would wait for as long as the row is held, which is until it returns.
    await deferSiblings(desk.db, failed, { until, but: 'ping' });
    await holding.release();
    const due = await holder
      .selectFrom('outbox')
      .select('next_attempt_at')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(due.map(({ next_attempt_at }) => next_attempt_at - desk.now)).toEqual([0, 0, 30_000]);
  });

  test('two deliveries that learn at once that the receiver is gone stop the webhook once', async () => {
    const desk = webhooksOn(await open());
    const listener = await startWebhookListener();
    listener.answerWith(410);
    const holder = (await open()).db;
    const { id } = await desk.add(listener.url);
    for (let count = 0; count < 2; count += 1) await desk.submit();
    const holding = await holdRow(holder, 'webhooks', id);
    const [done] = await inLineFor(holder, holding, [() => desk.worker.drain().then(() => 'done')], 2);
    expect(done).toBe('done');
    expect((await desk.first()).state).toBe('ended');
    expect(await desk.mails('webhook-stopped')).toHaveLength(1);
    await listener.stop();
  });
});
