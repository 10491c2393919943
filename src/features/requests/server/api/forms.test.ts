import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { ana, tokenOfNewAccount } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

const brief = {
  clientName: 'Ana Ruiz',
  brandName: 'Café de Altura',
  address: 'Veracruz',
  phone: '+52 229 555 0100',
  email: 'Ana@example.com',
  products: 'Green coffee',
  productOrigin: 'Coatepec',
  objective: 'Sell in Texas',
  productToExport: '20 bags of 69 kg',
  referenceNumber: 'PO-77',
  legalName: 'Ruiz y Compañía, S.A. de C.V.',
  taxKind: 'rfc',
  taxNumber: 'GODE561231GR8',
};

const forms = [
  {
    path: '/api/v1/raterequestform',
    body: brief,
    message: 'Rate Request Form sent successfully!',
    prefix: 'RR',
    table: 'leads' as const,
  },
  {
    path: '/api/v1/contactform',
    body: { name: 'Ana', email: 'ana@example.com', subject: 'Hello', message: 'A question' },
    message: 'Message sent successfully!',
    prefix: 'CM',
    table: 'leads' as const,
  },
  {
    path: '/api/v1/feedbackform',
    body: { name: 'Ana', rating: 9, comments: 'Good' },
    message: 'Message sent successfully!',
    prefix: 'FB',
    table: 'feedback' as const,
  },
];

describeOnDatabase('the forms', (open) => {
  let app: TestApp;

  async function start(settings: Record<string, string> = {}) {
    const database = await open();
    app = await createTestApp(database, settings);
    return database.db;
  }

  test.each(forms)('$path stores what was sent and answers with a reference', async (form) => {
    const db = await start();
    const response = await app.post(form.path, { ...form.body, somethingElse: 'ignored' });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({
      success: true,
      message: form.message,
      reference: expect.stringMatching(new RegExp(`^${form.prefix}-[A-Z0-9]{6}$`)),
      ...(form.prefix !== 'FB' && { dueAt: expect.any(Number) }),
    });
    const outbox = await db.selectFrom('outbox').select(['type', 'subject_id']).orderBy('type').execute();
    if (form.prefix === 'FB') {
      const row = await db.selectFrom('feedback').selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({ ...form.body, reference: answer.reference, folder: 'inbox' });
      expect(outbox).toEqual([{ type: 'feedback-for-desk', subject_id: row.id }]);
    } else {
      const row = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
      expect(JSON.parse(row.payload)).toEqual(form.body);
      expect(row).toMatchObject({
        reference: answer.reference,
        folder: 'inbox',
        email_key: 'ana@example.com',
      });
      expect(row.due_at).toBeGreaterThan(row.received_at);
      expect(answer.dueAt).toBe(row.due_at);
      expect(outbox).toEqual([
        { type: 'lead-acknowledgement', subject_id: row.id },
        { type: 'lead-for-desk', subject_id: row.id },
      ]);
    }
  });

  test.each(forms)('$path sent ten times at once is stored once and answered the same', async (form) => {
    const db = await start();
    const send = () => app.post(form.path, form.body, { 'Idempotency-Key': 'one-and-the-same' });
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await send()).json()));
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
    expect(answers.every((answer) => answer.success)).toBe(true);
    const table = form.prefix === 'FB' ? 'feedback' : 'leads';
    expect(await db.selectFrom(table).select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(form.prefix === 'FB' ? 1 : 2);
  });

  test('a changed form under the old key is a new submission; without a key every post is', async () => {
    const db = await start();
    const key = { 'Idempotency-Key': 'k' };
    await app.post('/api/v1/raterequestform', brief, key);
    await app.post('/api/v1/raterequestform', { ...brief, products: 'Vanilla' }, key);
    await app.post('/api/v1/raterequestform', brief);
    await app.post('/api/v1/raterequestform', brief);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(4);
  });

  test.each(forms)('$path stores equal answers of two people under one guessable key twice', async (form) => {
    const db = await start({ TRUST_PROXY: 'loopback' });
    const send = async (address: string, key: string) => {
      const headers = { 'Idempotency-Key': key, 'X-Forwarded-For': address };
      return (await (await app.post(form.path, form.body, headers)).json()).reference;
    };
    const mine = await send('198.51.100.7', 'my-form-1');
    expect(await send('198.51.100.7', 'my-form-1')).toBe(mine);
    expect(await send('203.0.113.9', 'my-form-1')).not.toBe(mine);
    expect(await db.selectFrom(form.table).select('id').execute()).toHaveLength(2);
  });

  test.each(forms)('$path stores a retry once when the phone has changed networks', async (form) => {
    const db = await start({ TRUST_PROXY: 'loopback' });
    const key = crypto.randomUUID();
    for (const address of ['198.51.100.7', '203.0.113.9', '2001:db8:1:2::3'])
      await app.post(form.path, form.body, { 'Idempotency-Key': key, 'X-Forwarded-For': address });
    expect(await db.selectFrom(form.table).select('id').execute()).toHaveLength(1);
  });

  test('a request belongs to the account that it is sent from, whatever its key', async () => {
    const db = await start({ TRUST_PROXY: 'loopback' });
    const first = await tokenOfNewAccount(app);
    const second = await tokenOfNewAccount(app, { ...ana, username: 'ben@example.com' });
    for (const key of ['my-form-1', crypto.randomUUID()]) {
      const send = async (token: string, address: string) => {
        const headers = {
          'Idempotency-Key': key,
          'X-Forwarded-For': address,
          Authorization: `Bearer ${token}`,
        };
        const response = await app.post('/api/v1/raterequestform', { ...brief, products: key }, headers);
        return [(await response.json()).reference, response.headers.get('Location')];
      };
      const [reference, page] = await send(first, '198.51.100.7');
      const [other, otherPage] = await send(second, '198.51.100.7');
      expect(other).not.toBe(reference);
      expect(otherPage).not.toBe(page);
      // The same account on another network: a retry.
      expect(await send(first, '203.0.113.9')).toEqual([reference, page]);
    }
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(4);
  });

  test('the service that was chosen is kept with a rate request; an unknown one is left out', async () => {
    const db = await start();
    for (const [service, kept] of [
      ['sea-freight', 'sea-freight'],
      ['teleportation', undefined],
      ['', undefined],
    ]) {
      const answer = await (
        await app.post('/api/v1/raterequestform', { ...brief, products: `${service}`, service })
      ).json();
      expect(answer.success).toBe(true);
      const row = await db
        .selectFrom('leads')
        .select('payload')
        .where('reference', '=', answer.reference)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(row.payload).service).toBe(kept);
    }
  });

  test('a rate request needs one way to answer, and no more', async () => {
    const db = await start();
    const refused = await app.post('/api/v1/raterequestform', { ...brief, email: '', phone: '  ' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ success: false, errors: { email: expect.any(String) } });
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(0);
    expect((await app.post('/api/v1/raterequestform', { phone: '555-0142 77' })).status).toBe(200);
    expect((await app.post('/api/v1/contactform', { email: 'a@b.example' })).status).toBe(200);
  });

  test.each([
    ['ana@', 'Add what comes after the @, for example gmail.com.'],
    ['ana@gmail', 'Add the end of the address, for example .com or .com.mx.'],
    ['ana@gmail,com', 'There is a comma in the e-mail address. Please change it to a dot.'],
    ['ana@gmail..com', 'There is one dot too many after the @. Please remove it.'],
    ['ana@gmail.com.', 'There is one dot too many after the @. Please remove it.'],
    ['ana@[127.0.0.1]', 'Please check the e-mail address. It should look like name@example.com.'],
  ])('every form refuses %s, to which no mail can be delivered, and says why', async (email, said) => {
    const db = await start();
    const account = { fullname: 'Ana Ruiz', password: 'a password of Ana' };
    for (const [path, body, field] of [
      ['/api/v1/raterequestform', { ...brief, phone: '', email }, 'email'],
      ['/api/v1/contactform', { email }, 'email'],
      ['/api/v1/signup', { ...account, username: email }, 'username'],
    ] as const) {
      const refused = await app.post(path, body);
      expect([path, refused.status]).toEqual([path, 422]);
      expect((await refused.json()).errors).toEqual({ [field]: said });
    }
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('an answer that cannot be read is stored and returned as it was typed, and refuses nothing', async () => {
    const db = await start();
    const shipment = { from: { text: 'Veracruz' }, hsCode: '2008.99.99, 22', grossKg: 'a ton' };
    const response = await app.post('/api/v1/raterequestform', { ...brief, shipment });
    const unread = [
      { field: 'shipment.grossKg', text: 'a ton' },
      { field: 'shipment.hsCode', text: '2008.99.99, 22' },
    ];
    expect(await response.json()).toMatchObject({ success: true, unread });
    const { payload } = await db.selectFrom('leads').select('payload').executeTakeFirstOrThrow();
    expect(JSON.parse(payload)).toMatchObject({ ...brief, shipment: { from: { text: 'Veracruz' } }, unread });
  });

  test('a shipment that is needed before it is ready is stored, and the day is named', async () => {
    await start();
    const post = async (shipment: object) =>
      (await app.post('/api/v1/raterequestform', { ...brief, shipment })).json();
    const hints = [{ field: 'shipment.deliverBy', problem: 'before-ready' }];
    const reversed = await post({ readyOn: '2026-12-10', deliverBy: '12/05/2026' });
    expect(reversed).toMatchObject({ success: true, hints });
    expect(await post({ readyOn: '2026-12-05', deliverBy: '2026-12-10' })).not.toHaveProperty('hints');
  });

  test('a submission that fills in the hidden field alone is in the inbox with a mark, and acknowledged', async () => {
    const db = await start();
    const response = await app.post('/api/v1/contactform', forms[1]?.body, {
      'Form-Signals': 'seconds=60; trap=1',
    });
    expect(await response.json()).toMatchObject({ success: true, dueAt: expect.any(Number) });
    expect(await db.selectFrom('leads').select(['folder', 'spam_reasons']).execute()).toEqual([
      { folder: 'inbox', spam_reasons: '["trap"]' },
    ]);
    expect(await db.selectFrom('outbox').select('type').orderBy('type').execute()).toEqual([
      { type: 'lead-acknowledgement' },
      { type: 'lead-for-desk' },
    ]);
  });

  test('a spam submission is kept apart, not acknowledged by mail, and no time is promised', async () => {
    const db = await start();
    const response = await app.post('/api/v1/contactform', forms[1]?.body, {
      'Form-Signals': 'seconds=1; trap=1',
    });
    const answer = await response.json();
    expect(answer).toMatchObject({ success: true });
    expect(answer).not.toHaveProperty('dueAt');
    expect(await db.selectFrom('leads').select(['folder', 'spam_reasons']).execute()).toEqual([
      { folder: 'spam', spam_reasons: '["trap","hurry"]' },
    ]);
    expect(await db.selectFrom('outbox').select('type').execute()).toEqual([{ type: 'lead-for-desk' }]);
  });

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a field that is null', '{"email":null,"name":null,"rating":null}'],
    ['a field that is an object', '{"email":{"a":1},"name":[],"rating":{}}'],
    ['a NUL', '{"email":"a@b.example\\u0000","name":"a\\u0000b","message":"\\u0000"}'],
    ['an address that is none', '{"email":"not an address","name":"","rating":11}'],
  ])('%s is answered with the fields at fault', async (_what, body) => {
    await start();
    for (const { path } of forms) {
      const response = await app.post(path, body);
      expect(response.status, path).toBe(422);
      const answer = await response.json();
      expect(answer).toMatchObject({ success: false, message: expect.any(String) });
      expect(Object.keys(answer.errors), path).not.toHaveLength(0);
    }
  });

  test('malformed JSON, another type and a body too large are refused in JSON', async () => {
    await start();
    for (const { path } of forms) {
      expect((await app.post(path, '{"name":')).status).toBe(400);
      expect((await app.post(path, '')).status).toBe(400);
      for (const type of [
        'application/x-www-form-urlencoded',
        'application/json-seq',
        'application/json;x',
      ]) {
        expect((await app.post(path, '{}', { 'Content-Type': type })).status, type).toBe(415);
      }
      const large = await app.post(path, { name: 'x'.repeat(3_000_000) });
      expect(large.status).toBe(413);
      expect(await large.json()).toMatchObject({ success: false });
    }
  });

  test('an unknown path and a wrong method are answered in JSON', async () => {
    await start();
    for (const path of ['/api/v1/nothing', '/api/v1', '/api/nothing', '/api/v1/../v2']) {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const response = await app.request('/api/v1/contactform', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('POST');
      expect(await response.json()).toMatchObject({ success: false });
    }
  });

  test('posts beyond the rate limit are asked to wait', async () => {
    const db = await start({ RATE_LIMIT_FORMS: '2' });
    const send = () => app.post('/api/v1/contactform', { email: 'a@b.example' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const third = await send();
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await third.json()).toMatchObject({ success: false, message: expect.stringContaining('minutes') });
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  test('nothing personal is logged', async () => {
    await start();
    await app.post('/api/v1/raterequestform', brief);
    await app.post('/api/v1/contactform', { email: 'a@b.example', name: 5 });
    await app.dependencies.outbox.drain();
    const log = app.logged.join('\n');
    expect(app.logged.length).toBeGreaterThan(1);
    for (const secret of ['Ana', 'ana@', 'a@b.example', 'Ruiz', brief.phone, '127.0.0.1'])
      expect(log).not.toContain(secret);
  });
});

describe('the API’s own description', () => {
  test('is served as OpenAPI 3.1, with a page that shows it from our own server', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-docs-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
    const app = await createTestApp(database);
    const document = await (await app.request('/api/v1/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.components.securitySchemes).toEqual({
      bearer: { type: 'http', scheme: 'bearer' },
      deskSession: { type: 'apiKey', in: 'cookie', name: 'desk-session' },
      deskToken: { type: 'http', scheme: 'bearer' },
    });
    const page = await (await app.request('/api/v1/docs')).text();
    for (const [, address] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await app.request(String(address))).status, address).toBe(200);
    }
    await app.close();
    await database.close();
  });
});
