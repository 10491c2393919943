import { expect, test } from 'vitest';
import { receiveMessage } from '#features/requests/server/commands/receive-message.ts';
import { listAccountLeads } from '#features/requests/server/customer/account-leads.ts';
import { sendDueReplies } from '#features/requests/server/reply/waiting-reply.ts';
import { company } from '#features/settings/sample-company.ts';
import { ana, askAs, tokenOfNewAccount, tokenOfNewestMail } from '#tests/support/accounts.ts';
import { secretOf } from '#tests/support/secret-of.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { customerAccounts } from '../customers/customer-accounts.ts';
import { findSession, listSessions } from '../sessions.ts';

const bob = { fullname: 'Bob', username: 'bob@example.com', password: 'another long password' };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeOnDatabase('an account of one’s own', (open) => {
  let app: TestApp;

  async function start() {
    const database = await open();
    app = await createTestApp(database);
    return database.db;
  }

  test('its address is confirmed by the link of a mail, once', async () => {
    const db = await start();
    const ask = askAs(app, await tokenOfNewAccount(app));
    const token = await tokenOfNewestMail(app);
    const mail = app.transport.mails.at(-1);
    expect(mail).toMatchObject({
      to: { address: 'ana@example.com' },
      subject: 'Confirm your e-mail address',
    });
    expect(mail?.text).toContain(`http://localhost:3000/verifyemail?token=${token}`);
    expect(mail?.text).not.toContain('Ana');

    const verify = () => app.post('/api/v1/email/verify', { token });
    expect((await verify()).status).toBe(200);
    expect(await (await ask('GET', '/account')).json()).toMatchObject({ emailVerified: true });
    const again = await verify();
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({ errors: { token: expect.any(String) } });

    expect((await ask('POST', '/email/verify/send')).status).toBe(200);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });

  test('another mail to confirm it can be asked for; a link of another kind confirms nothing', async () => {
    await start();
    const ask = askAs(app, await tokenOfNewAccount(app));
    await app.post('/api/v1/password/forgot', ana);
    const resetToken = await tokenOfNewestMail(app);
    expect((await app.post('/api/v1/email/verify', { token: resetToken })).status).toBe(422);
    expect((await ask('POST', '/email/verify/send')).status).toBe(200);
    const token = await tokenOfNewestMail(app);
    expect((await app.post('/api/v1/password/reset', { token, newPassword: 'never this one' })).status).toBe(
      422,
    );
    expect((await app.post('/api/v1/email/verify', { token })).status).toBe(200);
  });

  test('its session ends when the browser that shows it signs in again; 20 stay at most', async () => {
    await start();
    const signIn = async (Cookie = '') => {
      const response = await app.post('/api/v1/signin', ana, Cookie ? { Cookie } : {});
      return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    };
    const status = async (Cookie: string) =>
      (await app.request('/api/v1/account', { headers: { Cookie } })).status;
    await tokenOfNewAccount(app);
    const first = await signIn();
    const second = await signIn(first);
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    let newest = second;
    for (let time = 0; time < 20; time += 1) newest = await signIn();
    expect([await status(second), await status(newest)]).toEqual([401, 200]);
    const kept = await app.request('/api/v1/account/export', { headers: { Cookie: newest } });
    expect((await kept.json()).sessions).toHaveLength(20);
  });

  test('its devices are listed and signed out, one or all; another’s are neither', async () => {
    const db = await start();
    const token = await tokenOfNewAccount(app);
    const ask = askAs(app, token);
    const phone = await (await app.post('/api/v1/signin', ana, { 'User-Agent': firefox })).json();
    const others = askAs(app, await tokenOfNewAccount(app, bob));

    const now = Date.now();
    const session = await findSession({ db, clock: () => now }, customerAccounts, token);
    const own = { personId: String(session?.account.id), sessionId: String(session?.id), now };
    const sessions = await listSessions(db, customerAccounts, own);
    expect(sessions).toMatchObject([
      { device: '', current: true },
      {
        device: 'Firefox on Windows',
        current: false,
        signedInAt: expect.any(Number),
        usedAt: expect.any(Number),
      },
    ]);
    const id = sessions[1]?.id;
    expect((await others('DELETE', `/account/sessions/${id}`)).status).toBe(404);
    expect((await askAs(app, phone.token)('GET', '/account')).status).toBe(200);
    expect((await ask('DELETE', `/account/sessions/${id}`)).status).toBe(200);
    expect((await askAs(app, phone.token)('GET', '/account')).status).toBe(401);
    expect((await ask('DELETE', `/account/sessions/${id}`)).status).toBe(404);

    const all = await ask('DELETE', '/account/sessions');
    expect(all.status).toBe(200);
    expect(all.headers.getSetCookie()[0]).toContain('session=; Max-Age=0');
    expect((await ask('GET', '/account')).status).toBe(401);
    expect((await others('GET', '/account')).status).toBe(200);
    expect((await (await others('GET', '/account/export')).json()).sessions).toHaveLength(1);
  });

  test('its name is changed', async () => {
    await start();
    const ask = askAs(app, await tokenOfNewAccount(app));
    expect((await ask('PUT', '/account/name', { fullname: ' ' })).status).toBe(422);
    const response = await ask('PUT', '/account/name', { fullname: 'Ana María Ruiz' });
    expect(await response.json()).toEqual({
      success: true,
      message: 'Your name is changed.',
      name: 'Ana María Ruiz',
    });
    expect(await (await ask('GET', '/account')).json()).toMatchObject({ name: 'Ana María Ruiz' });
  });

  test('requests sent with its token belong to it, and need no other way to answer', async () => {
    const db = await start();
    const token = await tokenOfNewAccount(app);
    const ask = askAs(app, token);
    const others = askAs(app, await tokenOfNewAccount(app, bob));
    const withToken = await ask('POST', '/raterequestform', { products: 'Coffee' });
    expect(withToken.status).toBe(200);
    const { reference } = await withToken.json();
    await app.post(
      '/api/v1/raterequestform',
      { products: 'Tea', email: 'x@y.example' },
      { Cookie: `session=${token}` },
    );
    await app.post(
      '/api/v1/raterequestform',
      { products: 'Nuts', phone: '555-0142 77' },
      { Authorization: 'Bearer ended' },
    );
    expect((await app.post('/api/v1/raterequestform', { products: 'Rice' })).status).toBe(422);

    const lead = await db
      .selectFrom('leads')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ name: 'Ana Ruiz', email: 'ana@example.com', email_key: 'ana@example.com' });
    expect(JSON.parse(lead.payload)).toMatchObject({ products: 'Coffee', email: '' });
    await app.dependencies.outbox.drain();
    const mails = app.transport.mails.filter(({ subject }) => subject.includes(reference));
    expect(mails.map(({ to, replyTo }) => [to.address, replyTo?.address])).toEqual(
      expect.arrayContaining([
        ['ana@example.com', expect.any(String)],
        [company.email.rates, undefined],
      ]),
    );

    const { userId } = await (await ask('GET', '/account')).json();
    const requests = await listAccountLeads(app.dependencies.services, userId);
    expect(requests.map(({ answers }) => answers.products)).toEqual(['Tea', 'Coffee']);
    const secret = await secretOf(app.dependencies.services, lead.id);
    expect(requests[1]).toMatchObject({ kind: 'rate-request', reference, stage: 'new', secret });
    expect((await (await others('GET', '/account/export')).json()).requests).toEqual([]);
  });

  test('everything that is kept of it can be taken away as a file, and nothing of another', async () => {
    await start();
    await tokenOfNewAccount(app, bob);
    const ask = askAs(app, await tokenOfNewAccount(app));
    await ask('POST', '/raterequestform', { products: 'Coffee' });
    const response = await ask('GET', '/account/export');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { name: 'Ana Ruiz', email: 'ana@example.com', createdAt: expect.stringMatching(/^20.*Z$/) },
      sessions: [{ device: '' }],
      requests: [{ kind: 'rate-request', answers: { products: 'Coffee' } }],
    });
    for (const secret of ['argon2', 'bob@', 'password', 'token']) expect(text).not.toContain(secret);
  });

  test('what was answered is taken away with it, without what staff wrote for each other', async () => {
    const db = await start();
    const ask = askAs(app, await tokenOfNewAccount(app));
    await ask('POST', '/raterequestform', { products: 'Coffee' });
    const asOlga = askDesk(app, { Cookie: await staffCookie(db, await addStaff(db)) });
    const { id } = await db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const version = async () =>
      (await db.selectFrom('leads').select('version').executeTakeFirstOrThrow()).version;
    await asOlga('POST', `/leads/${id}/notes`, { text: 'Pays late.' });
    const replied = await asOlga('POST', `/leads/${id}/replies`, {
      version: await version(),
      subject: 'Your coffee',
      body: 'USD 2,100 to the door.',
      stage: { to: 'quoted' },
    });
    expect(replied.status).toBe(200);
    const exported = async () => (await ask('GET', '/account/export')).text();
    // It waits to be sent.
    expect(JSON.parse(await exported()).requests).toMatchObject([
      { stage: 'new', repliedAt: null, stages: [], replies: [] },
    ]);
    await db.updateTable('waiting_replies').set({ send_at: Date.now() }).execute();
    await sendDueReplies(app.dependencies.services);
    await app.dependencies.outbox.drain();
    const { id: leadId } = await db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    await receiveMessage(app.dependencies.services, {
      leadId,
      key: 'one',
      via: 'mail',
      from: '',
      text: 'Agreed.',
      quoted: 'You wrote',
      fileIds: [],
      at: Date.now(),
    });
    const text = await exported();
    const at = expect.stringMatching(/^20.*Z$/);
    expect(JSON.parse(text).requests).toMatchObject([
      {
        stage: 'quoted',
        stages: [{ at, stage: 'quoted' }],
        replies: [
          {
            at,
            to: 'ana@example.com',
            subject: 'Your coffee',
            body: 'USD 2,100 to the door.',
            delivery: 'sent',
          },
        ],
        messages: [{ at, from: '', text: 'Agreed.', attachments: [] }],
        loggedReplies: [],
        acknowledgements: [{ at, sentAt: at, delivery: 'sent' }],
      },
    ]);
    for (const internal of ['Pays late', 'Olga', 'outboxId']) expect(text).not.toContain(internal);
  });

  test('deleting it needs the password, ends it for good and leaves its requests to the company', async () => {
    const db = await start();
    const token = await tokenOfNewAccount(app);
    const ask = askAs(app, token);
    const others = askAs(app, await tokenOfNewAccount(app, bob));
    await ask('POST', '/raterequestform', { products: 'Coffee' });
    const wrong = await ask('DELETE', '/account', { currentPassword: 'a wrong one' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ errors: { currentPassword: expect.any(String) } });

    const response = await ask('DELETE', '/account', { currentPassword: ana.password });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toContain('session=; Max-Age=0');
    expect((await ask('GET', '/account')).status).toBe(401);
    expect((await app.post('/api/v1/signin', ana)).status).toBe(401);
    expect((await others('GET', '/account')).status).toBe(200);
    for (const table of ['accounts', 'sessions', 'one_time_tokens'] as const) {
      expect(await db.selectFrom(table).select('id').execute(), table).toHaveLength(1);
    }
    expect(await db.selectFrom('leads').select(['account_id', 'email']).execute()).toEqual([
      { account_id: null, email: 'ana@example.com' },
    ]);
    expect((await app.post('/api/v1/signup', ana)).status).toBe(201);
  });
});
