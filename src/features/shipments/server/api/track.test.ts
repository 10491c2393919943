import { expect, test } from 'vitest';
import { hour } from '#platform/values/durations.ts';
import { ana, askAs, tokenOfNewAccount, tokenOfNewestMail } from '#tests/support/accounts.ts';
import { secretOf } from '#tests/support/secret-of.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import type { TrackedProgress } from '../../track.ts';

const email = 'Ana@shipper.example';

describeOnDatabase('asking for the link of a request again', (open) => {
  let app: TestApp;
  let now = Date.parse('2026-11-20T15:00:00Z');

  async function start() {
    const database = await open();
    app = await createTestApp(database, {}, () => now);
    return database.db;
  }

  const sendRequest = async (fields: object = { email }) => {
    const sent = await app.post('/api/v1/raterequestform', { products: 'Coffee', ...fields });
    return String((await sent.json()).reference);
  };

  const idOf = async (db: Awaited<ReturnType<typeof start>>, reference: string) =>
    (await db.selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirstOrThrow())
      .id;

  const mailed = async () => {
    await app.dependencies.outbox.drain();
    return app.transport.mails.splice(0).filter(({ subject }) => subject.startsWith('The link to'));
  };

  test('mails it to the address of the request, however both are written', async () => {
    const db = await start();
    const reference = await sendRequest();
    const typed = {
      reference: ` ${reference.toLowerCase().replace('-', ' ')}`,
      email: 'ana@SHIPPER.example',
    };
    const response = await app.post('/api/v1/track', typed);
    expect(response.status).toBe(200);
    const secret = await secretOf(app.dependencies.services, await idOf(db, reference));
    const [mail] = await mailed();
    expect(mail?.to.address).toBe(email);
    expect(mail?.text).toContain(`/requests/${secret}`);
    expect(mail?.text).not.toContain('Coffee');
    const { id } = await db
      .selectFrom('outbox')
      .select('id')
      .where('type', '=', 'lead-acknowledgement')
      .executeTakeFirstOrThrow();
    expect(mail?.headers?.['In-Reply-To']).toMatch(new RegExp(`^<${id}@`));
  });

  test('answers the same and mails nothing where no request has both, or it is spam', async () => {
    const db = await start();
    const reference = await sendRequest();
    const spam = await sendRequest({ email: 'bob@shipper.example' });
    await db.updateTable('leads').set({ folder: 'spam' }).where('reference', '=', spam).execute();
    const bodies = [
      { reference, email },
      { reference, email: 'other@shipper.example' },
      { reference: 'RR-9K9K9K', email },
      { reference: spam, email: 'bob@shipper.example' },
    ];
    const responses = await Promise.all(bodies.map((body) => app.post('/api/v1/track', body)));
    const answers = await Promise.all(
      responses.map(async (response) => [response.status, await response.text()]),
    );
    expect(new Set(answers.slice(1).map(String)).size).toBe(1);
    expect((await mailed()).map(({ to }) => to.address)).toEqual([email]);
  });

  /** Returns the progress for a reference and address; the rest of the response is checked by its message. */
  const track = async (body: { reference: string; email: string }) => {
    const response = await app.post('/api/v1/track', body);
    return (await response.json()) as { message: string; progress?: TrackedProgress };
  };

  test('shows the milestones to who names the reference and its address, and mails the link too', async () => {
    const db = await start();
    const staff = askDesk(app, { Cookie: await staffCookie(db, await addStaff(db), now) });
    const reference = await sendRequest({ email, name: 'Ana Ruiz', company: 'Cafetal' });
    const leadId = await idOf(db, reference);
    expect((await track({ reference, email })).progress).toMatchObject({
      reference,
      kind: 'rate-request',
      stage: 'new',
      shipment: null,
      answerBy: expect.any(Number),
    });
    await db.updateTable('leads').set({ stage: 'won' }).where('id', '=', leadId).execute();
    const begun = await staff('POST', `/leads/${leadId}/shipment`, {});
    const { shipmentId } = await begun.json();
    const departed = {
      code: 'departed',
      actual: '2026-11-19T08:00',
      place: 'Houston (USHOU)',
      comment: 'For Ana',
    };
    const milestones = `/shipments/${shipmentId}/milestones`;
    expect((await staff('POST', milestones, { version: 1, ...departed })).status).toBe(201);
    const arrives = { code: 'arrived', estimated: '2026-12-05', place: 'Santos (BRSSZ)' };
    expect((await staff('POST', milestones, { version: 2, ...arrives })).status).toBe(201);
    await mailed();
    const { progress } = await track({ reference: reference.toLowerCase(), email: 'ANA@shipper.example' });
    expect(progress?.shipment).toMatchObject({
      state: 'under-way',
      milestones: [{ code: 'departed', actual: '2026-11-19T08:00' }, { code: 'arrived' }],
      next: { code: 'arrived', estimated: '2026-12-05' },
      arrival: { code: 'arrived' },
    });
    const shown = JSON.stringify(progress);
    for (const text of [
      'Ana',
      'Cafetal',
      'Coffee',
      email,
      String(await secretOf(app.dependencies.services, leadId)),
    ])
      expect(shown).not.toContain(text);
    expect(await mailed()).toHaveLength(1);
  });

  test.each([
    ['another address', {}],
    ['one that was merged', { lead: { merged_into: 'other' } }],
    ['spam', { lead: { folder: 'spam' as const } }],
    ['one that was erased', { lead: { email: '', email_key: '' } }],
    [
      'one whose address was corrected',
      { lead: { email: 'eva@shipper.example', email_key: 'eva@shipper.example' } },
    ],
    ['one whose link was revoked', { link: { revoked_at: 1 } }],
  ])('shows nothing of %s', async (_, { lead, link }: { lead?: object; link?: object }) => {
    const db = await start();
    const reference = await sendRequest();
    if (lead && 'merged_into' in lead)
      lead = { merged_into: await idOf(db, await sendRequest({ email: 'b@x.example' })) };
    if (lead) await db.updateTable('leads').set(lead).where('reference', '=', reference).execute();
    if (link) await db.updateTable('secret_links').set(link).execute();
    const answer = await track({ reference, email: lead || link ? email : 'eva@shipper.example' });
    expect(answer).toEqual(await track({ reference: 'RR-9K9K9K', email }));
    expect(Object.keys(answer)).not.toContain('progress');
  });

  test('shows no progress once 20 wrong addresses were tried in an hour, and mails the link still', async () => {
    await start();
    const reference = await sendRequest();
    const { trackMisses } = app.dependencies.services.accountRateLimits;
    for (let time = 0; time < 19; time += 1) await trackMisses.take(reference);
    expect((await track({ reference, email })).progress).toBeDefined();
    await track({ reference, email: 'eva@shipper.example' });
    await mailed();
    expect((await track({ reference, email })).progress).toBeUndefined();
    expect(await mailed()).toHaveLength(1);
  });

  test('names the field at fault', async () => {
    await start();
    const errorsOf = async (body: object) => {
      const response = await app.post('/api/v1/track', body);
      expect(response.status).toBe(422);
      return Object.keys((await response.json()).errors).sort();
    };
    expect(await errorsOf({ reference: 'my coffee', email })).toEqual(['reference']);
    expect(await errorsOf({ reference: '', email: 'ana' })).toEqual(['email', 'reference']);
    expect(await errorsOf({ reference: 'my coffee', email: 'ana' })).toEqual(['email', 'reference']);
  });

  test('a link that was renewed is mailed in place of the one before', async () => {
    const db = await start();
    const staff = askDesk(app, { Cookie: await staffCookie(db, await addStaff(db), now) });
    const reference = await sendRequest();
    const id = await idOf(db, reference);
    const { id: linkId } = await db.selectFrom('secret_links').select('id').executeTakeFirstOrThrow();
    expect((await staff('POST', `/leads/${id}/links`, { replaces: linkId })).status).toBe(200);
    await app.post('/api/v1/track', { reference, email });
    expect((await mailed())[0]?.text).toContain(`/requests/${await secretOf(app.dependencies.services, id)}`);
  });

  test('a link that was revoked stays revoked: the mail says how to reach us', async () => {
    const db = await start();
    const reference = await sendRequest();
    await db.updateTable('secret_links').set({ revoked_at: now }).execute();
    await app.post('/api/v1/track', { reference, email });
    const [mail] = await mailed();
    expect(mail?.text).not.toContain('/requests/');
    expect(mail?.text).toContain(`/contactus?subject=${reference}`);
    expect(await secretOf(app.dependencies.services, await idOf(db, reference))).toBeNull();
  });

  test('a stranger causes few mails to an address; its confirmed owner gets up to five an hour', async () => {
    const db = await start();
    const stranger = await sendRequest();
    const own = await (async () => {
      const token = await tokenOfNewAccount(app, ana);
      await app.post('/api/v1/email/verify', { token: await tokenOfNewestMail(app) });
      const sent = await askAs(app, token)('POST', '/raterequestform', { products: 'Wine' });
      return String((await sent.json()).reference);
    })();
    await mailed();
    for (let time = 0; time < 4; time += 1) await app.post('/api/v1/track', { reference: stranger, email });
    for (let time = 0; time < 7; time += 1)
      await app.post('/api/v1/track', { reference: own, email: ana.username });
    const recipients = (await mailed()).map(({ to }) => to.address);
    // The acknowledgement was the first of three.
    expect(recipients.filter((address) => address === email)).toHaveLength(2);
    expect(recipients.filter((address) => address === ana.username)).toHaveLength(5);
    now += hour + 1;
    await app.post('/api/v1/track', { reference: stranger, email });
    expect(await mailed()).toHaveLength(1);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  test('one network address may ask 20 times an hour', async () => {
    await start();
    for (let time = 0; time < 20; time += 1)
      await app.dependencies.services.accountRateLimits.mailRequests.take('127.0.0.1');
    const response = await app.post('/api/v1/track', { reference: 'RR-9K9K9K', email });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
