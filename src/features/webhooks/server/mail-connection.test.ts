import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listStaffEvents } from '#features/identity/server/staff/staff-events.ts';
import { findMailboxStatus } from '#features/inbound/server/mailbox-cursor.ts';
import { openMailConnections } from '#platform/mail/connection/mail-connections.ts';
import { mailJobs } from '#platform/mail/jobs.ts';
import { findMailTrouble } from '#platform/mail/mail-trouble.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { hour, minute } from '#platform/values/durations.ts';
import { type Dovecot, dovecotProblem, startDovecot } from '#tests/support/dovecot.ts';
import { customerMail } from '#tests/support/inbound.ts';
import {
  mailbox,
  type Owner,
  registrationOf,
  startDesk,
  startProvider,
} from '#tests/support/mail-connection.ts';
import { startOAuthServer } from '#tests/support/oauth-server.ts';
import { startSmtpListener } from '#tests/support/smtp-listener.ts';
import { closeAfterTest, describeOnEachDatabase } from '#tests/support/test-database.ts';
import { completeSignIn } from './change-mail-connection.ts';

const patient = { timeout: 20_000, interval: 50 };

describeOnEachDatabase('the mail connection', (open) => {
  let now: number;
  const clock = () => now;

  async function start(imapUrl?: string) {
    now = Date.now();
    const provider = await startProvider(imapUrl);
    const database = await open();
    const desk = await startDesk(database, { providers: provider.providers, clock });
    return { ...provider, ...desk, db: database.db, owner: await desk.signIn('Olga') };
  }

  type Started = Awaited<ReturnType<typeof start>>;

  async function begin({ oauth, owner }: Pick<Started, 'oauth' | 'owner'>, readsMailbox = false) {
    const response = await owner.ask('PUT', '/mail/oauth', { ...registrationOf(oauth.client), readsMailbox });
    expect(response.status).toBe(200);
    const { searchParams } = oauth.consent((await response.json()).authorizeUrl);
    return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '', error: '' };
  }

  const complete = (
    { services }: Pick<Started, 'services'>,
    owner: Owner,
    back: Awaited<ReturnType<typeof begin>>,
  ) => completeSignIn(services, owner, back);

  async function connect(desk: Started, readsMailbox = false) {
    const outcome = await complete(desk, desk.owner, await begin(desk, readsMailbox));
    expect(outcome).toEqual({ ok: true, problem: null, isStep: false });
  }

  const request = ({ app }: Pick<Started, 'app'>, products: string) =>
    app.post('/api/v1/raterequestform', { email: 'ana@example.com', products });

  const renew = ({ services }: Pick<Started, 'services'>) =>
    mailJobs.find(({ name }) => name === 'renew-mail-tokens')?.run(services);

  const renewals = ({ oauth }: Started) => oauth.grants.filter((grant) => grant === 'refresh_token').length;

  test('of a provider sends by tokens, which are sealed, and renewed before they end', async () => {
    const desk = await start();
    const { db, smtp, oauth, owner, app } = desk;
    await connect(desk);
    await request(desk, 'Coffee');
    await expect.poll(() => smtp.received.length, patient).toBeGreaterThan(0);
    const [first = ''] = smtp.signIns;
    const [address, token = ''] = first.split(' ');
    expect(address).toBe(mailbox);
    expect(oauth.isValid(token)).toBe(true);
    expect((await owner.ask('POST', '/mail/test')).status).toBe(200);

    const [row] = await db.selectFrom('mail_connection').selectAll().execute();
    const events = await listStaffEvents(db);
    expect(events.map(({ action }) => action)).toEqual(['mail-tested', 'mail-connected']);
    for (const secret of [token, oauth.client.clientSecret]) {
      for (const bytes of [row?.content, row?.tokens])
        expect(Buffer.from(bytes ?? []).includes(secret)).toBe(false);
      expect(JSON.stringify(events) + app.logged.join('')).not.toContain(secret);
    }

    now += hour - 9 * minute;
    await renew(desk);
    expect(renewals(desk)).toBe(1);
    await renew(desk);
    expect(renewals(desk)).toBe(1);
    now += hour;
    const before = smtp.received.length;
    await request(desk, 'Tea');
    await expect.poll(() => smtp.received.length, patient).toBeGreaterThan(before);
    expect(renewals(desk)).toBe(2);
  });

  test('renews a token that the mail server no longer takes', async () => {
    const desk = await start();
    await connect(desk);
    now += 2 * minute;
    desk.oauth.endTokens();
    await request(desk, 'Coffee');
    await expect.poll(() => desk.smtp.received.length, patient).toBeGreaterThan(0);
    expect(renewals(desk)).toBe(1);
  });

  test('that the provider refuses is a mail problem, which connecting again clears', async () => {
    const desk = await start();
    const { oauth, smtp, db, owner, services } = desk;
    await connect(desk);
    oauth.revoke();
    now += hour;
    await renew(desk);
    const trouble = {
      problem: 'microsoft-sign-in',
      detail: expect.stringMatching(/^Microsoft refused the sign-in/),
    };
    expect(await findMailTrouble(db)).toMatchObject(trouble);
    expect(await services.mailConnections.findRefusal()).toMatch(/invalid_grant The grant has expired\.\)$/);
    await request(desk, 'Coffee');
    const attempts = () => db.selectFrom('outbox').select('problem').where('channel', '=', 'mail').execute();
    const failed = ({ problem }: { problem: string | null }) => problem === 'microsoft-sign-in';
    await expect.poll(async () => (await attempts()).every(failed), patient).toBe(true);
    const refused = await (await owner.ask('POST', '/mail/test')).json();
    expect(refused.message).toMatch(/because Microsoft refused the sign-in .*\/desk\/connections\.$/);
    // A refresh token that is refused once is not sent again.
    expect(renewals(desk)).toBe(1);
    expect(smtp.received).toHaveLength(0);

    const again = await (await owner.ask('POST', '/mail/oauth/again')).json();
    const { searchParams } = oauth.consent(again.authorizeUrl);
    const back = { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '', error: '' };
    expect(await complete(desk, owner, back)).toEqual({ ok: true, problem: null, isStep: false });
    expect(await findMailTrouble(db)).toBeNull();
    // A first retry waits for its time.
    now += 5 * minute;
    await expect.poll(() => smtp.received.length, patient).toBeGreaterThan(0);
  });

  test('uses a token that is still good while the provider is away', async () => {
    const desk = await start();
    await connect(desk);
    desk.oauth.failBy(true);
    now += hour - 3 * minute;
    expect((await desk.owner.ask('POST', '/mail/test')).status).toBe(200);
    now += 3 * minute;
    const refused = await (await desk.owner.ask('POST', '/mail/test')).json();
    expect(refused.message).toContain('The sign-in of Microsoft answered 503.');
    desk.oauth.failBy(false);
    now += minute;
    expect((await desk.owner.ask('POST', '/mail/test')).status).toBe(200);
  });

  test('is completed by the session that began it alone, with its state, once and in time', async () => {
    const desk = await start();
    const { owner, oauth, services } = desk;
    const other = await desk.signIn('Elena');
    const noSignIn = { ok: false, reason: 'no-sign-in' };
    const back = await begin(desk);
    expect(await complete(desk, other, back)).toEqual(noSignIn);
    expect(await complete(desk, owner, { ...back, state: back.state.replace(/.$/, '') })).toEqual(noSignIn);
    expect(await complete(desk, owner, { ...back, state: 'x'.repeat(back.state.length) })).toEqual(noSignIn);
    expect(await complete(desk, owner, { ...back, state: 'é'.repeat(back.state.length) })).toEqual(noSignIn);
    now += 11 * minute;
    expect(await complete(desk, owner, back)).toEqual(noSignIn);
    const next = await begin(desk);
    expect(await complete(desk, owner, back)).toEqual(noSignIn);
    expect(oauth.grants).toEqual([]);
    expect(await complete(desk, owner, { ...next, code: 'guessed' })).toMatchObject({ reason: 'refused' });
    expect(await complete(desk, owner, next)).toEqual(noSignIn);
    const last = await begin(desk);
    const denied = { ...last, code: '', error: 'access_denied' };
    expect(await complete(desk, owner, denied)).toMatchObject({ reason: 'not-allowed' });
    expect(services.mailConnections.current()).toBeNull();
  });

  test('of the environment reads no mailbox while the mails of a restored site are held', async () => {
    now = Date.now();
    const { db } = await open();
    const [smtpUrl, imapUrl] = ['smtp://mail.example.com', 'imaps://desk@mail.example.com'];
    const connections = openMailConnections({
      db,
      clock: () => now,
      cipher: createCipher('k'.repeat(40)),
      appUrl: 'https://www.example.com',
      environment: { smtpUrl, imapUrl },
    });
    await db.insertInto('delivery_hold').values({ id: 1, since: now }).execute();
    await connections.follow();
    expect(connections.current()).toMatchObject({ smtpUrl, imapUrl: null });
    await db.deleteFrom('delivery_hold').execute();
    await connections.follow();
    expect(connections.current()).toMatchObject({ smtpUrl, imapUrl });
  });

  test('begun in the step of the set-up returns there', async () => {
    const desk = await start();
    const { oauth, owner } = desk;
    const registration = { ...registrationOf(oauth.client), isStep: true };
    for (const ask of [
      () => owner.ask('PUT', '/mail/oauth', registration),
      () => owner.ask('POST', '/mail/oauth/again', { isStep: true }),
    ]) {
      const { searchParams } = oauth.consent((await (await ask()).json()).authorizeUrl);
      const back = {
        state: searchParams.get('state') ?? '',
        code: searchParams.get('code') ?? '',
        error: '',
      };
      expect(await complete(desk, owner, back)).toEqual({ ok: true, problem: null, isStep: true });
    }
  });

  test('renews once for two instances', async () => {
    const desk = await start();
    await connect(desk);
    const other = await startDesk(await open(), { providers: desk.providers, clock });
    now += 2 * hour;
    const tokens = await Promise.all(
      [desk, other, desk, other].map(({ services }) => services.mailConnections.current()?.oauth?.tokens()),
    );
    expect(new Set(tokens.map((token) => token?.accessToken)).size).toBe(1);
    expect(renewals(desk)).toBe(1);
  });

  test('with a password is used by every instance, and changed and ended while mails leave', async () => {
    const desk = await start();
    const { owner, services, db } = desk;
    const other = await startDesk(await open(), { providers: desk.providers, clock });
    const [one, two] = await Promise.all([startSmtpListener({ password: 's3cret' }), startSmtpListener({})]);
    closeAfterTest(one.stop);
    closeAfterTest(two.stop);
    const server = (url: string) => ({ smtpHost: '127.0.0.1', smtpPort: Number(new URL(url).port) });
    await request(desk, 'Kept');
    await expect.poll(() => desk.keptMails().length + other.keptMails().length, patient).toBeGreaterThan(0);
    const signIn = { smtpUser: 'us er', smtpPassword: 's3cret' };
    const connected = await owner.ask('PUT', '/mail/server', { ...server(one.url), ...signIn });
    expect([connected.status, (await connected.json()).message]).toEqual([
      200,
      expect.stringMatching(/^Connected/),
    ]);
    await other.services.mailConnections.follow();
    expect(other.app.dependencies.keepsMails()).toBe(false);
    await request(desk, 'Coffee');
    await expect.poll(() => one.received.length, patient).toBeGreaterThan(0);
    expect(one.signIns[0]).toBe('us er s3cret');

    const wrong = await owner.ask('PUT', '/mail/server', {
      ...server(one.url),
      smtpUser: 'u',
      smtpPassword: 'x',
    });
    expect((await wrong.json()).message).toMatch(/does not accept the user name and password/);
    expect(await findMailTrouble(db)).toMatchObject({ problem: 'sign-in' });

    await owner.ask('PUT', '/mail/server', server(two.url));
    expect(await findMailTrouble(db)).toBeNull();
    expect((await owner.ask('POST', '/mail/test')).status).toBe(200);
    expect(two.received).toHaveLength(1);

    expect((await owner.ask('DELETE', '/mail/connection')).status).toBe(200);
    expect((await owner.ask('DELETE', '/mail/connection')).status).toBe(409);
    const row = await db.selectFrom('mail_connection').selectAll().executeTakeFirstOrThrow();
    expect([row.content, row.tokens, row.pending]).toEqual([null, null, null]);
    expect([services.mailConnections.current(), services.senderCheck]).toEqual([null, null]);
    const actions = (await listStaffEvents(db)).map(({ action, detail }) => `${action} ${detail}`);
    expect(actions[0]).toBe(`mail-disconnected 127.0.0.1:${new URL(two.url).port}`);
  });

  test('refuses what cannot be a server', async () => {
    const { owner } = await start();
    const refused = async (body: object) => {
      const response = await owner.ask('PUT', '/mail/server', body);
      return [response.status, Object.keys((await response.json()).errors ?? {})];
    };
    expect(await refused({})).toEqual([422, ['smtpHost']]);
    expect(await refused({ smtpHost: 'a/b' })).toEqual([422, ['smtpHost']]);
    for (const host of ['169.254.169.254', '[::ffff:169.254.169.254]', '0.0.0.0', '100.100.100.200'])
      expect(await refused({ smtpHost: host })).toEqual([422, ['smtpHost']]);
    const imap = { imapHost: '169.254.169.254', imapUser: 'u', imapPassword: 'p' };
    expect(await refused({ smtpHost: '127.0.0.1', smtpPort: 1, ...imap })).toEqual([422, ['imapHost']]);
    expect(await refused({ smtpHost: '[::', smtpPort: 25 })).toEqual([422, ['smtpHost']]);
    expect(await refused({ smtpHost: 'a', smtpPort: 0 })).toEqual([422, ['smtpPort']]);
    expect(await refused({ smtpHost: 'a', smtpUser: 'u', imapHost: 'b' })).toEqual([
      422,
      ['smtpPassword', 'imapUser', 'imapPassword'],
    ]);
  });

  test('of the environment replaces what was connected for sending, for reading, or for both', async () => {
    const desk = await start('imaps://desk@mailbox.example');
    await connect(desk, true);
    const read = async (environment: { smtpUrl?: string; imapUrl?: string }) => {
      const { services, providers, db } = desk;
      const connections = openMailConnections({
        db,
        clock,
        cipher: services.cipher,
        appUrl: 'https://www.example.com',
        environment: { smtpUrl: undefined, imapUrl: undefined, ...environment },
        providers,
      });
      await connections.follow();
      const { smtpUrl, imapUrl, signIn } = connections.current() ?? {};
      return {
        smtp: smtpUrl && [new URL(smtpUrl).hostname, signIn?.smtp?.provider],
        imap: imapUrl && [new URL(imapUrl).hostname, signIn?.imap?.provider],
        ignored: connections.findIgnoredMailbox(),
      };
    };
    const [smtpUrl, imapUrl] = ['smtp://mail.example', 'imaps://rates:x@mail.example'];
    const stored = { smtp: ['127.0.0.1', 'microsoft'], imap: ['mailbox.example', 'microsoft'] };
    const set = { smtp: ['mail.example', undefined], imap: ['mail.example', undefined] };
    const ignored = `${mailbox} at mailbox.example`;
    expect(await read({})).toEqual({ ...stored, ignored: null });
    expect(await read({ smtpUrl })).toEqual({ smtp: set.smtp, imap: stored.imap, ignored: null });
    expect(await read({ imapUrl })).toEqual({ smtp: stored.smtp, imap: set.imap, ignored });
    expect(await read({ smtpUrl, imapUrl })).toEqual({ ...set, ignored });
    const same = `imaps://${encodeURIComponent(mailbox)}:x@mailbox.example`;
    expect(await read({ imapUrl: same })).toMatchObject({ ignored: null });
  });

  test('shows no reply of what is no mail server, and takes a password with half a surrogate pair', async () => {
    const { owner } = await start();
    const service = createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 INTERNAL-BANNER\r\n');
      socket.on('data', () => socket.write('500 INTERNAL-REPLY\r\n'));
    }).listen(0, '127.0.0.1');
    closeAfterTest(async () => void service.close());
    await once(service, 'listening');
    const smtpPort = (service.address() as AddressInfo).port;
    const password = { smtpUser: 'u', smtpPassword: 'a\ud800' };
    const response = await owner.ask('PUT', '/mail/server', { smtpHost: '127.0.0.1', smtpPort, ...password });
    expect(response.status).toBe(200);
    const { message } = await response.json();
    expect(message).toMatch(/can’t be sent/);
    expect(message).not.toMatch(/INTERNAL/);
  });

  test('of the environment goes before, and cannot be changed', async () => {
    now = Date.now();
    const { providers, smtp } = await startProvider();
    const env = { SMTP_URL: smtp.url, IMAP_URL: 'imap://desk:x@127.0.0.1:1' };
    const desk = await startDesk(await open(), { providers, clock, env });
    const { ask } = await desk.signIn('Olga');
    const answers = await Promise.all([
      ask('PUT', '/mail/server', { smtpHost: 'mail.example' }),
      ask('PUT', '/mail/oauth', registrationOf({ clientId: 'a', clientSecret: 'b', redirectUri: '' })),
      ask('DELETE', '/mail/connection'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(desk.services.mailConnections.current()?.smtpUrl).toBe(smtp.url);
  });

  if (dovecotProblem === null)
    test('reads the mailbox by tokens, and that of another server after a change', async () => {
      const servers: Dovecot[] = [];
      const dovecot = async (options?: Parameters<typeof startDovecot>[0]) => {
        const server = await startDovecot(options);
        closeAfterTest(server.remove);
        servers.push(server);
        return server;
      };
      const desk = await start();
      const imap = await dovecot({ introspectUrl: desk.oauth.introspectUrl });
      desk.providers.microsoft.imapUrl = `imap://127.0.0.1:${new URL(imap.url).port}`;
      const { db, services, owner, app } = desk;
      app.dependencies.inbound.start();
      await connect(desk, true);
      const id = services.mailboxId ?? '';
      const status = () => findMailboxStatus(db, id, now);
      await expect.poll(status, patient).toMatchObject({ connectedAt: expect.any(Number) });
      await imap.deliver(customerMail('one', 'Sent to the mailbox of the provider.'));
      const leads = async () =>
        (await db.selectFrom('leads').select('about').execute()).map(({ about }) => about);
      await expect.poll(leads, patient).toEqual(['Tiles one']);

      const another = await dovecot();
      const { port } = new URL(another.url);
      await owner.ask('PUT', '/mail/server', {
        smtpHost: '127.0.0.1',
        smtpPort: Number(new URL(desk.smtp.url).port),
        imapHost: '127.0.0.1',
        imapPort: Number(port),
        imapUser: 'desk',
        imapPassword: 'secret',
      });
      expect(services.mailboxId).toBe('desk@127.0.0.1/INBOX');
      const next = () => findMailboxStatus(db, 'desk@127.0.0.1/INBOX', now);
      await expect.poll(next, patient).toMatchObject({ connectedAt: expect.any(Number) });
      await another.deliver(customerMail('two', 'Sent to the other one.'));
      await expect.poll(leads, patient).toEqual(['Tiles one', 'Tiles two']);

      await db.insertInto('delivery_hold').values({ id: 1, since: now }).execute();
      await services.mailConnections.follow();
      expect(services.mailboxId).toBeNull();
      await db.deleteFrom('delivery_hold').execute();
      await services.mailConnections.follow();
      expect(services.mailboxId).toBe('desk@127.0.0.1/INBOX');
    });
});

test('the authorization server of these tests asks for the verifier of the code', async () => {
  const server = await startOAuthServer('http://localhost/back', mailbox);
  const url = new URL(server.authorizeUrl);
  const { clientId, clientSecret } = server.client;
  for (const [name, value] of Object.entries({
    client_id: clientId,
    redirect_uri: 'http://localhost/back',
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: 'challenge',
  }))
    url.searchParams.set(name, value);
  const code = server.consent(url.href).searchParams.get('code') ?? '';
  const body = { client_id: clientId, client_secret: clientSecret, code, code_verifier: 'another' };
  const response = await fetch(server.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      ...body,
      grant_type: 'authorization_code',
      redirect_uri: 'http://localhost/back',
    }),
  });
  expect(response.status).toBe(400);
  await server.stop();
});
