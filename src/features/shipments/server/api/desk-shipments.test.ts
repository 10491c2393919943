import { expect, test } from 'vitest';
import { sendDelayMs } from '#features/requests/lead.ts';
import { changeStage } from '#features/requests/server/commands/change-stage.ts';
import { changeBy, deskOn, elena } from '#tests/support/desk.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { shipmentList } from '../list-shipments.ts';

describeOnDatabase('shipments by the API', (open) => {
  let app: TestApp;
  let desk: ReturnType<typeof deskOn>;
  let ask: ReturnType<typeof askDesk>;

  async function start() {
    const database = await open();
    desk = deskOn(database, Date.now());
    app = await createTestApp(database, {}, desk.clock);
    const agent = await addStaff(database.db, { name: 'Ada', role: 'agent' });
    ask = askDesk(app, { Cookie: await staffCookie(database.db, agent) });
    const lead = await desk.submit({
      email: 'ana@example.com',
      shipment: { version: 1, mode: 'fcl', from: { text: 'Houston, TX, US', code: 'USHOU' } },
    });
    await changeStage(desk, changeBy(elena, lead), { to: 'won', comment: '' });
    return lead;
  }

  async function send(method: string, path: string, body?: unknown) {
    desk.now += 1;
    const response = await ask(method, path, body);
    return { status: response.status, ...(await response.json()) };
  }

  async function askAsCustomer(method: string, path: string, body?: unknown) {
    const response = await app.request(`/api/v1${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: response.status, ...(await response.json()) };
  }

  test('go from begun to delivered, each answer with the version for the next', async () => {
    const lead = await start();
    const begun = await send('POST', `/leads/${lead.id}/shipment`);
    expect(begun).toMatchObject({ status: 201, version: 1, message: 'Shipment begun' });
    const path = `/shipments/${begun.shipmentId}`;
    const container = { kind: 'container', text: 'CSQU3054384' };
    const references = { version: 1, references: [container] };
    expect(await send('PUT', `${path}/references`, references)).toMatchObject({
      status: 200,
      version: 2,
      wrongCheckDigits: ['CSQU3054384'],
    });
    const planned = { version: 2, departs: '2026-12-01', arrives: '2026-12-20' };
    expect(await send('POST', `${path}/schedule`, planned)).toMatchObject({ status: 200, version: 3 });
    const late = {
      version: 3,
      code: 'transshipment-arrived',
      planned: '2026-12-05',
      estimated: '2026-12-08',
    };
    const added = await send('POST', `${path}/milestones`, { ...late, delayReason: 'weather' });
    expect(added).toMatchObject({ status: 201, version: 4 });
    const milestone = `${path}/milestones/${added.milestoneId}`;
    expect(await send('DELETE', milestone)).toMatchObject({
      status: 200,
      removed: { code: 'transshipment-arrived', delayReason: 'weather' },
    });
    const delivered = {
      version: 5,
      code: 'delivered',
      actual: new Date(desk.now).toISOString().slice(0, 10),
    };
    expect(await send('POST', `${path}/milestones`, delivered)).toMatchObject({ reason: 'milestone-exists' });
    const { milestones } = (await send('GET', path)).shipment;
    const end = milestones.find(({ code }: { code: string }) => code === 'delivered');
    expect((await send('PUT', `${path}/milestones/${end.id}`, delivered)).status).toBe(200);
    const { shipment } = await send('GET', path);
    expect(shipment).toMatchObject({ state: 'delivered', version: 6, references: [container] });
    expect(shipment.milestones).toContainEqual(
      expect.objectContaining({
        code: 'departed',
        dcsa: 'TRANSPORT DEPA',
        cargoIq: 'DEP',
        place: 'Houston, TX, US',
      }),
    );
    expect(
      await shipmentList.read(app.dependencies.services, { state: 'delivered', text: 'CSQU' }, { limit: 50 }),
    ).toMatchObject({
      rows: [{ reference: lead.reference, last: { code: 'delivered' } }],
      next: null,
    });
    const csv = await ask('GET', '/shipments.csv?state=delivered');
    expect(csv.headers.get('Content-Type')).toContain('text/csv');
    expect(await csv.text()).toContain(lead.reference);
  });

  test('refuse what cannot be read, with the fields', async () => {
    const lead = await start();
    const { shipmentId } = await send('POST', `/leads/${lead.id}/shipment`);
    const path = `/shipments/${shipmentId}`;
    const place = { text: 'x'.repeat(301), code: '!!' };
    expect(
      await send('PUT', `${path}/route`, { version: 1, mode: 'rocket', from: place, to: {} }),
    ).toMatchObject({
      status: 422,
      errors: { mode: expect.any(String), 'from.text': expect.any(String), 'from.code': expect.any(String) },
    });
    expect((await send('PUT', `${path}/parties`, { version: 1, parties: { shipper: 'me' } })).status).toBe(
      422,
    );
    expect((await send('PUT', `${path}/references`, { version: 1, references: 'all' })).status).toBe(422);
    expect((await send('POST', `${path}/documents`, { kind: 'poem' })).status).toBe(422);
    expect(
      await send('POST', `${path}/documents`, { kind: 'other', attachments: ['x'], uploadKey: 'y' }),
    ).toMatchObject({ status: 422, errors: { attachments: expect.any(String) } });
    for (const [method, rest, body] of [
      ['PUT', 'route', { version: 1, from: {}, to: {} }],
      ['POST', 'cancel', { version: 1 }],
      ['POST', 'milestones', { version: 1, code: 'booked', actual: '2026-11-01' }],
    ] as const)
      expect((await send(method, `/shipments/nothing/${rest}`, body)).status, rest).toBe(404);
    expect((await send('GET', path)).shipment.version).toBe(1);
  });

  test('are read and muted by the link of the request, which no log holds', async () => {
    const lead = await start();
    const path = `/requests/${lead.secret}/shipment`;
    expect((await askAsCustomer('GET', path)).status).toBe(404);
    const { shipmentId } = await send('POST', `/leads/${lead.id}/shipment`);
    const { shipment } = await askAsCustomer('GET', path);
    expect(shipment).toMatchObject({ id: shipmentId, wantsMail: true, mode: 'fcl' });
    expect(shipment).not.toHaveProperty('parties');
    expect((await askAsCustomer('PUT', `${path}/mails`, { wantsMail: false })).status).toBe(200);
    expect((await askAsCustomer('GET', path)).shipment.wantsMail).toBe(false);
    expect((await askAsCustomer('PUT', `${path}/mails`, { wantsMail: 'no' })).status).toBe(422);
    expect(
      (await askAsCustomer('PUT', `/requests/${'x'.repeat(32)}/shipment/mails`, { wantsMail: true })).status,
    ).toBe(404);
    expect(app.logged.join('')).toContain('/requests/…');
    expect(app.logged.join('')).not.toContain(lead.secret);
  });

  test('are found at /track by their numbers, with the address alone', async () => {
    const lead = await start();
    const { shipmentId } = await send('POST', `/leads/${lead.id}/shipment`);
    const references = [
      { kind: 'container', text: 'CSQU 305438-3' },
      { kind: 'vessel', text: 'EVER GIVEN 123456' },
    ];
    await send('PUT', `/shipments/${shipmentId}/references`, { version: 1, references });
    await app.dependencies.outbox.drain();
    app.transport.mails.splice(0);
    const track = async (reference: string, email = 'ana@example.com') => {
      const answer = await askAsCustomer('POST', '/track', { reference, email });
      desk.now += sendDelayMs;
      await app.dependencies.outbox.drain();
      return { answer, mails: app.transport.mails.splice(0) };
    };
    const { answer, mails } = await track('csqu3054383');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(lead.reference);
    expect(mails[0]?.text).toContain(lead.secret);
    expect(await track('csqu3054383', 'eva@example.com')).toEqual({ answer, mails: [] });
    expect(await track('CSQU3054384')).toEqual({ answer, mails: [] });
    expect(await track('EVERGIVEN123456')).toEqual({ answer, mails: [] });
    expect((await track('my coffee')).answer.status).toBe(422);
  });
});
