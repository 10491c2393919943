import { expect, test } from 'vitest';
import { ana, askAs, tokenOfNewAccount, tokenOfNewestMail } from '#tests/support/accounts.ts';
import { mailLimit } from '#tests/support/mail-limit.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { hour } from '../values/durations.ts';
import { deleteOldMailCounts } from './mail-limit.ts';

const stranger = 'victim@third.example';

const lure = 'Please confirm your account at https://evil.example/now';
const brief = {
  clientName: lure,
  brandName: lure,
  email: stranger,
  products: lure,
  phone: '+1 346 555 0199',
};

describeOnEachDatabase('mails to an address that is not the sender’s own', (open) => {
  let app: TestApp;
  let now = Date.parse('2026-11-20T15:00:00Z');

  async function start() {
    const { db } = await open().then(async (database) => {
      app = await createTestApp(database, { RATE_LIMIT_SIGN_UPS: '1000' }, () => now);
      return database;
    });
    return db;
  }

  async function mailsTo(address: string) {
    await app.dependencies.outbox.drain();
    return app.transport.mails.filter(({ to }) => to.address.toLowerCase() === address);
  }

  const write = (email = stranger) =>
    app.post('/api/v1/contactform', { email, message: crypto.randomUUID() });

  test('are 3 an hour and 10 a day, however many requests are stored', async () => {
    const db = await start();
    const counts: number[] = [];
    for (let passed = 0; passed < 6; passed += 1) {
      const answers = await Promise.all(
        [stranger, 'Victim@Third.example', ' VICTIM@third.example ', stranger, stranger].map((email) =>
          write(email),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      counts.push((await mailsTo(stranger)).length);
      now += hour;
    }
    expect(counts).toEqual([3, 6, 9, 10, 10, 10]);
    now += 19 * hour;
    await write();
    expect(await mailsTo(stranger)).toHaveLength(11);
    const leads = await db.selectFrom('leads').select('id').execute();
    expect(leads).toHaveLength(31);
    const unacknowledged = await db
      .selectFrom('lead_events')
      .select('lead_id')
      .where('type', '=', 'not-acknowledged')
      .execute();
    expect(new Set(unacknowledged.map(({ lead_id }) => lead_id)).size).toBe(20);
  });

  test('are counted over accounts that are opened, asked for mails and deleted again', async () => {
    await start();
    for (let round = 0; round < 3; round += 1) {
      const token = await tokenOfNewAccount(app, { ...ana, username: stranger });
      const ask = askAs(app, token);
      expect((await ask('POST', '/email/verify/send')).status).toBe(round === 0 ? 200 : 429);
      const passwords = { currentPassword: ana.password, newPassword: 'another horse battery' };
      expect((await ask('PUT', '/updatepassword', passwords)).status).toBe(200);
      const signedIn = await app.post('/api/v1/signin', {
        username: stranger,
        password: passwords.newPassword,
      });
      const again = askAs(app, (await signedIn.json()).token);
      expect((await again('DELETE', '/account', { currentPassword: passwords.newPassword })).status).toBe(
        200,
      );
    }
    expect((await mailsTo(stranger)).length).toBeLessThanOrEqual(3);
  });

  test('are not said to be sent when the limit held them back', async () => {
    const db = await start();
    for (let sent = 0; sent < 3; sent += 1) await write();
    const ask = askAs(app, await tokenOfNewAccount(app, { ...ana, username: stranger }));
    // A delivery under way would look abandoned 20 minutes later, and be repeated.
    expect(await mailsTo(stranger)).toHaveLength(3);
    now += 20 * 60_000;
    const answer = await ask('POST', '/email/verify/send');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe(String(40 * 60));
    expect((await answer.json()).message).toMatch(/so we sent no other now.* spam .*in 40 minutes\./);
    expect(await mailsTo(stranger)).toHaveLength(3);

    now += hour;
    expect((await ask('POST', '/email/verify/send')).status).toBe(200);
    expect(await mailsTo(stranger)).toHaveLength(4);
    for (let passed = 0; passed < 6; passed += 1) {
      await write();
      now += hour;
    }
    const { services } = app.dependencies;
    expect(await services.mailLimit.nextAt(db, stranger, now)).toBe(
      now - (7 * hour + 20 * 60_000) + 24 * hour,
    );
    expect((await (await ask('POST', '/email/verify/send')).json()).message).toMatch(/in 17 hours\./);
  });

  test('hold nothing of what was typed', async () => {
    await start();
    await app.post('/api/v1/raterequestform', brief);
    await app.post('/api/v1/contactform', { email: stranger, name: lure, subject: lure, message: lure });
    const mails = await mailsTo(stranger);
    expect(mails).toHaveLength(2);
    for (const { subject, html, text } of mails) {
      expect(`${subject} ${html} ${text}`).not.toMatch(/evil|Please confirm|0199/);
      expect(text).toMatch(/(RR|CM)-[A-Z0-9]{6}/);
      expect(text).toMatch(/\/requests\/[\w-]+/);
      expect(text).toMatch(/[AP]M Eastern/);
    }
  });

  async function confirmedAccount(username: string) {
    const signedIn = await tokenOfNewAccount(app, { ...ana, username });
    const token = await tokenOfNewestMail(app);
    expect((await app.post('/api/v1/email/verify', { token })).status).toBe(200);
    return askAs(app, signedIn);
  }

  test('are not limited, and repeat what was sent, from the account that has confirmed the address', async () => {
    await start();
    const ask = await confirmedAccount(stranger);
    for (let sent = 0; sent < 12; sent += 1)
      await ask('POST', '/raterequestform', { email: 'Victim@third.example', products: crypto.randomUUID() });
    expect(await mailsTo(stranger)).toHaveLength(13);
    await ask('POST', '/raterequestform', { ...brief, email: '', products: 'Green coffee' });
    const newest = (await mailsTo(stranger)).at(-1);
    expect(newest?.text).toContain('Green coffee');
    expect(newest?.attachments).toMatchObject([{ name: expect.stringMatching(/^RR-\w{6}\.pdf$/) }]);
  });

  test('are limited, and hold nothing of what was typed, from anyone but the account with the address', async () => {
    await start();
    await confirmedAccount(stranger);
    const other = await confirmedAccount('other@third.example');
    const mine = (await mailsTo(stranger)).length;
    await app.post('/api/v1/raterequestform', brief);
    for (let sent = 0; sent < 5; sent += 1) {
      const message = `${lure} ${sent}`;
      await other('POST', '/raterequestform', { email: stranger, products: message });
      await app.post('/api/v1/contactform', { email: stranger, message });
    }
    const caused = (await mailsTo(stranger)).slice(mine);
    // Of the hour's three the link to confirm the address was one.
    expect(caused).toHaveLength(2);
    for (const { subject, html, text, attachments } of caused) {
      expect(`${subject} ${html} ${text}`).not.toMatch(/evil|Please confirm|0199/);
      expect(attachments).toBeUndefined();
    }
  });

  test('do not keep an owner from a new password', async () => {
    await start();
    await tokenOfNewAccount(app, { ...ana, username: stranger });
    for (let sent = 0; sent < 5; sent += 1) await write();
    expect(await mailsTo(stranger)).toHaveLength(3);
    await app.post('/api/v1/password/forgot', { username: stranger });
    expect((await mailsTo(stranger)).at(-1)?.subject).toBe('Choose a new password');
  });

  test('are counted for the mailbox, whatever stands behind a plus', async () => {
    const db = await start();
    const take = (address: string) => mailLimit.take(db, { address, accountId: null }, now);
    const taken = [];
    for (const address of ['ana@third.example', 'ana+1@third.example', 'Ana+a+b@third.example'])
      taken.push(await take(address));
    expect(taken).toEqual([true, true, true]);
    expect(await take('ana+2@third.example')).toBe(false);
    expect(await take('anna@third.example')).toBe(true);
  });

  test('are counted once among instances, and not where the transaction fails', async () => {
    const db = await start();
    const other = await open();
    const both = other.engine === 'postgres' ? [db, other.db] : [db];
    const takes = Array.from({ length: 12 }, (_, number) =>
      (both[number % both.length] ?? db)
        .transaction()
        .execute((transaction) => mailLimit.take(transaction, { address: stranger, accountId: null }, now)),
    );
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(3);

    const failing = db.transaction().execute(async (transaction) => {
      await mailLimit.take(transaction, { address: 'other@third.example', accountId: null }, now);
      throw new Error('not stored');
    });
    await expect(failing).rejects.toThrow('not stored');
    const counts = await db.selectFrom('mail_counts').selectAll().execute();
    expect(counts).toMatchObject([{ recipient: stranger, in_hour: 3, in_day: 3 }]);
    await deleteOldMailCounts(db, now + 23 * hour);
    expect(await db.selectFrom('mail_counts').selectAll().execute()).toHaveLength(1);
    await deleteOldMailCounts(db, now + 24 * hour);
    expect(await db.selectFrom('mail_counts').selectAll().execute()).toEqual([]);
  });

  test('to choose a new password are 10 a day', async () => {
    const db = await start();
    const taken: boolean[] = [];
    for (let asked = 0; asked < 12; asked += 1) {
      taken.push(await mailLimit.takeReset(db, stranger, now + asked * hour));
    }
    expect(taken.filter(Boolean)).toHaveLength(10);
    expect(await mailLimit.takeReset(db, stranger, now + 24 * hour)).toBe(true);
  });

  test('are stored by a hash of the address that nobody can guess', async () => {
    const db = await start();
    await write();
    const [row] = await db.selectFrom('mail_counts').select('recipient').execute();
    expect(row?.recipient).toMatch(/^[\w-]{43}$/);
  });
});
