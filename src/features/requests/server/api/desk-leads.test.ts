import { expect, test } from 'vitest';
import { deskOn } from '#tests/support/desk.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { listCannedReplies } from '../reply/canned-replies.ts';
import { findDraft } from '../reply/draft.ts';

describeOnDatabase('requests by the API of the desk', (open) => {
  let app: TestApp;
  let desk: ReturnType<typeof deskOn>;
  let ask: ReturnType<typeof askDesk>;
  let agentId: string;

  async function start(): Promise<void> {
    const database = await open();
    app = await createTestApp(database);
    desk = deskOn(database, Date.now());
    const agent = await addStaff(database.db, { name: 'Ada', role: 'agent' });
    agentId = agent.id;
    ask = askDesk(app, { Cookie: await staffCookie(database.db, agent) });
  }

  async function send(method: string, path: string, body?: unknown) {
    const response = await ask(method, path, body);
    return { status: response.status, ...(await response.json()) };
  }

  test('lists what a filter finds, with counts and pages', async () => {
    await start();
    for (const products of ['coffee', 'tea', 'coffee beans']) await desk.submit({ products });
    await desk.submit({ products: 'coffee for free' }, true);
    const first = await send('GET', '/leads?text=coffee&sort=newest&limit=1');
    expect(first).toMatchObject({ status: 200, counts: { stages: { new: 2, spam: 1 }, complete: true } });
    expect(first.leads).toMatchObject([{ about: 'coffee beans', stage: 'new', version: 1 }]);
    const second = await send('GET', `/leads?text=coffee&sort=newest&limit=1&cursor=${first.next}`);
    expect([second.leads[0].about, second.next]).toEqual(['coffee', null]);
    expect((await send('GET', '/leads?stage=none')).errors).toHaveProperty('stage');
  });

  test('shows one with its timeline, and keeps the secret of the customer’s page', async () => {
    await start();
    const { id, secret } = await desk.submit({ products: 'coffee' });
    await send('PUT', `/leads/${id}/draft`, { subject: 'Coffee', body: 'Dear' });
    const found = await send('GET', `/leads/${id}`);
    expect(found).toMatchObject({ answers: { products: 'coffee' } });
    const draft = () => findDraft(app.dependencies.services.db, id, agentId);
    expect(await draft()).toMatchObject({ body: 'Dear' });
    expect(found.timeline.events).toMatchObject([
      { actor: { kind: 'customer' }, data: { type: 'received' } },
    ]);
    expect(JSON.stringify(found)).not.toContain(secret);
    expect((await send('DELETE', `/leads/${id}/draft`)).status).toBe(200);
    expect(await draft()).toBeNull();
    expect((await send('GET', '/leads/none')).status).toBe(404);
  });

  test('corrects what is asked for: a field that is left out stays, and a stale version or another field is refused', async () => {
    await start();
    const { id } = await desk.submit({ products: 'coffee' });
    const correct = (body: object) => send('PUT', `/leads/${id}/answers`, body);
    const shipment = {
      from: { text: 'Houston, United States' },
      to: { text: 'Santos, Brazil' },
      grossKg: 900,
    };
    expect(await correct({ version: 1, shipment })).toMatchObject({ status: 200, version: 2 });
    const found = await send('GET', `/leads/${id}`);
    expect(found).toMatchObject({
      answers: { products: 'coffee', shipment: { to: { code: 'BRSSZ' } } },
      sentAnswers: { kind: 'rate-request', answers: { products: 'coffee' } },
      grossKg: 900,
      laneTo: 'Santos',
    });
    expect(found.correctedAt).toBeGreaterThan(0);
    expect(await correct({ version: 1, products: 'tea' })).toMatchObject({ status: 409, reason: 'changed' });
    expect(await correct({ version: 2, products: 'coffee' })).toMatchObject({
      status: 409,
      reason: 'nothing-changed',
    });
    expect((await correct({ version: 2, shipment: { grossKg: 'heavy' } })).errors).toHaveProperty(
      'shipment.grossKg',
    );
    expect((await correct({ version: 2, service: 'moon-freight' })).errors).toHaveProperty('service');
    // The contact has a command of its own.
    await correct({ version: 2, products: 'tea', email: 'forged@example.com' });
    expect(await send('GET', `/leads/${id}`)).toMatchObject({ about: 'tea', email: 'ana@example.com' });
    expect(await correct({ version: 3, shipment: null })).toMatchObject({ status: 200 });
    expect(await send('GET', `/leads/${id}`)).toMatchObject({ shipment: null, laneTo: null, grossKg: null });
    const visitor = await askDesk(app, {})('PUT', `/leads/${id}/answers`, { version: 4, products: 'x' });
    expect(visitor.status).toBe(401);
  });

  test('changes it step by step; each answer gives the version for the next, and a reply waits', async () => {
    await start();
    const { id } = await desk.submit();
    const steps = [
      ['owner', { ownerId: agentId }],
      ['contact', { name: 'Ana Ruiz', company: 'Agave', email: 'ana@gmail.com', phone: '' }],
      ['stage', { to: 'need-information' }],
      ['reply-logged', { channel: 'telephone', comment: 'Asked for weights.' }],
      ['customer-replied', { comment: 'Two tons.' }],
      ['replies', { subject: 'Your rate', body: 'It is 900.', stage: { to: 'quoted' } }],
      ['spam', {}],
      ['not-spam', {}],
      ['stage', { to: 'lost', reason: 'price' }],
    ] as const;
    let version = 1;
    for (const [path, body] of steps) {
      const done = await send('POST', `/leads/${id}/${path}`, { version, ...body });
      expect(done, path).toMatchObject({
        status: 200,
        success: true,
        version: path === 'replies' ? version : version + 1,
      });
      version = done.version;
    }
    expect(await desk.row(id)).toMatchObject({ stage: 'lost', lost_reason: 'price', owner_id: agentId });
    expect(await desk.row(id)).toMatchObject({ name: 'Ana Ruiz', email_key: 'ana@gmail.com' });
    const { events } = (await send('GET', `/leads/${id}`)).timeline;
    expect(events.at(-1).actor).toEqual({ kind: 'staff', id: agentId, name: 'Ada' });
  });

  test('refuses a stale change with what happened since', async () => {
    await start();
    const { id } = await desk.submit();
    await send('POST', `/leads/${id}/stage`, { version: 1, to: 'lost', reason: 'price' });
    const late = await send('POST', `/leads/${id}/replies`, { version: 1, subject: 'a', body: 'b' });
    expect(late).toMatchObject({ status: 409, success: false, reason: 'changed', version: 2 });
    expect(late.since).toMatchObject([{ version: 2, data: { type: 'stage', to: 'lost' } }]);
    const again = await send('POST', `/leads/${id}/stage`, { version: 2, to: 'lost', reason: 'price' });
    expect(again).toMatchObject({ status: 409, reason: 'same-stage' });
  });

  test.each([
    ['stage', { to: 'lost' }, 'reason'],
    ['stage', { to: 'lost', reason: 'other' }, 'comment'],
    ['stage', { to: 'gone' }, 'to'],
    ['stage', { to: 'won', version: 'one' }, 'version'],
    ['stage', { to: 'won', version: 2 ** 31 }, 'version'],
    ['owner', { ownerId: 'nobody' }, 'ownerId'],
    ['replies', { subject: 'Rate', body: ' ' }, 'body'],
    ['replies', { subject: 'Rate', body: 'From {{port}}' }, 'body'],
    ['replies', { subject: 'Rate', body: 'a\u0000b' }, 'body'],
    ['contact', { email: 'ana@gmail' }, 'email'],
    ['contact', { email: '', phone: '' }, 'email'],
    ['notes', { text: '' }, 'text'],
    ['reply-logged', { channel: 'smoke' }, 'channel'],
  ])('%s of %j names the field', async (path, body, field) => {
    await start();
    const { id } = await desk.submit();
    const refused = await send('POST', `/leads/${id}/${path}`, { version: 1, ...body });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]]);
    expect((await desk.row(id)).version).toBe(1);
  });

  test.each(['/leads/%00', '/documents/%00', '/leads?text=%00', '/leads?cursor=%00'])(
    'nothing is at %s',
    async (path) => {
      await start();
      expect((await send('GET', path)).status).toBe(404);
      expect(app.logged.join('')).not.toContain('"level":50');
    },
  );

  test('merges requests of different people only when that is confirmed, and separates them again', async () => {
    await start();
    const one = await desk.submit({ clientName: 'Ana $& Co' });
    const two = await desk.submit({ clientName: 'Ben', email: 'ben@example.com' });
    const merge = { version: 1, others: [{ id: two.id, version: 1 }] };
    expect(await send('POST', `/leads/${one.id}/merge`, merge)).toMatchObject({
      status: 409,
      reason: 'different-people',
      people: ['Ana $& Co (ana@example.com)', 'Ben (ben@example.com)'],
      message: expect.stringContaining('Ana $& Co (ana@example.com), Ben (ben@example.com)'),
    });
    const confirmed = { ...merge, differentPeople: true };
    expect(await send('POST', `/leads/${one.id}/merge`, confirmed)).toMatchObject({
      status: 200,
      version: 2,
    });
    const undo = (version: number) => send('POST', `/leads/${one.id}/unmerge`, { version, other: two.id });
    expect(await undo(1)).toMatchObject({ status: 409, reason: 'changed' });
    expect(await undo(2)).toMatchObject({ status: 200, version: 3 });
    expect(await undo(3)).toMatchObject({ status: 409, reason: 'not-merged' });
    expect(await send('GET', `/leads/${two.id}`)).toMatchObject({ mergedInto: null, due: 'due' });
  });

  test('merges, and changes many, each apart from the others', async () => {
    await start();
    const [one, two, three] = [await desk.submit(), await desk.submit(), await desk.submit()];
    const merge = (version: number) =>
      send('POST', `/leads/${one.id}/merge`, { version: 1, others: [{ id: two.id, version }] });
    expect(await merge(7)).toMatchObject({ status: 409, reason: 'changed' });
    expect(await merge(1)).toMatchObject({ status: 200, version: 2 });
    const leads = [one, three].map(({ id }) => ({ id, version: 1 }));
    const many = { leads, change: { kind: 'stage', choice: { to: 'quoting' } } };
    expect(await send('POST', '/leads/changes', many)).toMatchObject({
      message: expect.stringMatching(/^RR-[A-Z0-9]{6} moved to Quoting. 1 not changed: /),
      changed: 1,
      results: [
        { id: one.id, ok: false, reason: 'changed' },
        { id: three.id, ok: true, version: 2 },
      ],
    });
  });

  test('notes, mails that failed permanently, and who else is there', async () => {
    await start();
    const { id } = await desk.submit();
    expect((await send('POST', `/leads/${id}/notes`, { text: 'Call first.' })).status).toBe(200);
    const retry = await send('POST', `/leads/${id}/mails/none/retry`);
    expect(retry).toMatchObject({ status: 409, reason: 'no-failed-mail' });
    const owner = await addStaff(app.dependencies.services.db);
    const asOwner = askDesk(app, { Cookie: await staffCookie(app.dependencies.services.db, owner) });
    await asOwner('POST', `/leads/${id}/presence`, {});
    const here = await send('POST', `/leads/${id}/presence`, { after: 0 });
    expect(here).toMatchObject({ here: [{ name: 'Olga' }], since: [{ data: { type: 'received' } }] });
    await asOwner('DELETE', `/leads/${id}/presence`);
    expect((await send('POST', `/leads/${id}/presence`, {})).here).toEqual([]);
    expect((await send('POST', '/leads/none/presence', {})).status).toBe(404);
  });

  test('canned replies are written, changed and deleted', async () => {
    await start();
    const { id } = await send('POST', '/canned-replies', { title: 'Hello', texts: { en: 'Dear {{name}}' } });
    const texts = { en: 'Dear {{port}}', es: 'Estimada {{name}}' };
    expect((await send('PUT', `/canned-replies/${id}`, { title: 'Hi', texts })).status).toBe(200);
    expect(await listCannedReplies(app.dependencies.services)).toEqual([
      { id, title: 'Hi', texts, variables: ['port', 'name'] },
    ]);
    expect((await send('POST', '/canned-replies', { title: ' ', texts: { en: 'b' } })).errors).toHaveProperty(
      'title',
    );
    expect((await send('POST', '/canned-replies', { title: 'a', texts: { es: '' } })).errors).toEqual({
      'texts.en': expect.any(String),
    });
    expect((await send('DELETE', `/canned-replies/${id}`)).status).toBe(200);
    expect((await send('DELETE', `/canned-replies/${id}`)).status).toBe(404);
    expect((await send('PUT', `/canned-replies/${id}`, { title: 'a', texts: { pt: 'b' } })).status).toBe(404);
  });
});
