import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadFigures } from '#features/figures/server/lead-figures.ts';
import { findPerson, listPeople } from '#features/people/server/list-people.ts';
import { attachmentSamples } from '#tests/support/attachments.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

const call = { channel: 'telephone', clientName: 'Ana', phone: '+1 713 555 0100', products: 'Green coffee' };

describeOnDatabase('a request that staff enter', (open) => {
  let app: TestApp;

  async function start() {
    const database = await open();
    app = await createTestApp(database);
    const { db } = database;
    const staff = await addStaff(db, { name: 'Olga', role: 'agent' });
    const cookie = await staffCookie(db, staff);
    return { db, database, ask: askDesk(app, { Cookie: cookie }), cookie };
  }

  const enter = async ({ ask }: Awaited<ReturnType<typeof start>>, body: object) => {
    const response = await ask('POST', '/leads', body);
    const { id, reference } = await response.json();
    return { status: response.status, id, reference } as { status: number; id: string; reference: string };
  };

  const recipients = async () => {
    await app.dependencies.outbox.drain();
    return app.transport.mails.splice(0).map(({ to }) => to.address);
  };

  test('is in the inbox with its timer, entered by them, and mails nothing to its sender', async () => {
    const desk = await start();
    const { status, id, reference } = await enter(desk, { ...call, email: 'ana@shipper.example' });
    expect(status).toBe(201);
    expect(reference).toMatch(/^RR-/);
    const { leads } = await (await desk.ask('GET', '/leads?text=coffee')).json();
    expect(leads).toMatchObject([{ id, name: 'Ana', stage: 'new', due: 'due', service: null }]);
    const { events } = (await (await desk.ask('GET', `/leads/${id}`)).json()).timeline;
    expect(events).toMatchObject([
      { actor: { kind: 'staff', name: 'Olga' }, data: { type: 'received', channel: 'telephone' } },
      { actor: { kind: 'staff', name: 'Olga' }, data: { type: 'owner', to: { name: 'Olga' } } },
    ]);
    expect(await recipients()).not.toContain('ana@shipper.example');
    const { links } = await desk.db
      .selectFrom('secret_links')
      .select(({ fn }) => fn.countAll().as('links'))
      .executeTakeFirstOrThrow();
    expect(Number(links)).toBe(1);
  });

  test('is in the language that the customer speaks, which staff correct', async () => {
    const desk = await start();
    const { id } = await enter(desk, {
      ...call,
      locale: 'es',
      email: 'ana@shipper.example',
      acknowledge: true,
    });
    await app.dependencies.outbox.drain();
    const mail = app.transport.mails.find(({ to }) => to.address === 'ana@shipper.example');
    expect(mail?.html).toContain('/es/requests/');
    const change = (version: number, locale: string) =>
      desk.ask('POST', `/leads/${id}/locale`, { version, locale });
    expect((await change(1, 'pt')).status).toBe(200);
    const { leads } = await (await desk.ask('GET', '/leads?locale=pt')).json();
    expect(leads).toMatchObject([{ id, locale: 'pt', version: 2 }]);
    expect(await (await change(2, 'pt')).json()).toMatchObject({ success: false, reason: 'same-locale' });
    expect((await change(2, 'fr')).status).toBe(422);
    const { services } = app.dependencies;
    expect((await findPerson(services, id, {}))?.locale).toBe('pt');
    const { rows: people } = await listPeople(services, { text: 'ana' });
    expect(people).toMatchObject([{ locale: 'pt' }]);
  });

  test('has the codes of its places', async () => {
    const desk = await start();
    const { id } = await enter(desk, { ...call, shipment: { from: { text: 'Veracruz, MX' } } });
    const { answers } = await (await desk.ask('GET', `/leads/${id}`)).json();
    expect(answers.shipment.from).toEqual({ text: 'Veracruz, MX', code: 'MXVER' });
  });

  test('has the files that were uploaded for it, and is refused without them', async () => {
    const desk = await start();
    const [name, content] = attachmentSamples.pdf;
    const uploadKey = 'k'.repeat(20);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(content)], name));
    const uploaded = await app.request('/api/v1/uploads', {
      method: 'POST',
      headers: { 'Upload-Key': uploadKey },
      body: form,
    });
    const { fileId } = await uploaded.json();
    const { id } = await enter(desk, { ...call, attachments: [fileId], uploadKey });
    const { answers } = await (await desk.ask('GET', `/leads/${id}`)).json();
    expect(answers.attachments).toMatchObject([{ fileId, name }]);
    const again = await desk.ask('POST', '/leads', { ...call, attachments: [fileId], uploadKey });
    expect(again.status).toBe(422);
    expect(Object.keys((await again.json()).errors)).toEqual(['attachments']);
  });

  test('has no consent to calls and texts, which the customer alone can give', async () => {
    const desk = await start();
    const consents = { calls: '2026-11-en', texts: '2026-11-en' };
    const entered = async (shipment: object) => {
      const { id } = await enter(desk, { ...call, shipment });
      return (await (await desk.ask('GET', `/leads/${id}`)).json()).shipment;
    };
    expect(await entered({ contact: { by: 'phone', ...consents } })).toEqual({
      version: 1,
      contact: { by: 'phone' },
    });
    expect(await entered({ mode: 'air', contact: consents })).toEqual({ version: 1, mode: 'air' });
    expect(await entered({ contact: consents })).toBeNull();
  });

  test('is acknowledged where they ask for it, and waits for nobody where it was answered', async () => {
    const desk = await start();
    const email = 'ana@shipper.example';
    const { id } = await enter(desk, { ...call, email, acknowledge: true, isAnswered: true });
    const { timeline, due, followUpAt } = await (await desk.ask('GET', `/leads/${id}`)).json();
    expect(timeline.events.map(({ data }: { data: object }) => data)).toMatchObject([
      { type: 'received', channel: 'telephone' },
      { type: 'owner', from: null },
      { type: 'reply-logged', channel: 'telephone' },
    ]);
    expect(due ?? null).toBeNull();
    expect(followUpAt).toEqual(expect.any(Number));
    // The desk needs no mail about what it has answered.
    expect(await recipients()).toEqual([email]);
    const figures = await leadFigures(app.dependencies.services, { weeks: 4, kind: undefined });
    expect(figures).toMatchObject({ count: 1, answers: { answered: 1, late: 0 } });
  });

  test('is never spam, however it reads and however often', async () => {
    const desk = await start();
    const products =
      '<a href="https://x.example">x</a> https://a.example https://b.example https://c.example';
    for (let time = 0; time < 4; time += 1)
      expect((await enter(desk, { ...call, products })).status).toBe(201);
    const rows = await desk.db.selectFrom('leads').select(['folder', 'spam_score']).execute();
    expect(rows).toEqual(Array(4).fill({ folder: 'inbox', spam_score: 0 }));
  });

  test('is stored once when it is sent again under its key', async () => {
    const { db, cookie } = await start();
    const headers = { Cookie: cookie, 'Idempotency-Key': randomUUID() };
    const send = async () => (await app.post('/api/v1/desk/leads', call, headers)).json();
    const [first, second] = [await send(), await send()];
    expect(second).toEqual(first);
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([{ id: first.id }]);
  });

  test('names the fields at fault, and needs a way to answer', async () => {
    const desk = await start();
    const errorsOf = async (body: object) => {
      const response = await desk.ask('POST', '/leads', body);
      expect(response.status).toBe(422);
      return Object.keys((await response.json()).errors).sort();
    };
    expect(await errorsOf({ channel: 'pigeon', phone: '12' })).toEqual(['channel', 'phone']);
    expect(await errorsOf({ channel: 'in-person', products: 'Coffee' })).toEqual(['email', 'phone']);
    expect(await desk.db.selectFrom('leads').select('id').execute()).toEqual([]);
  });
});
