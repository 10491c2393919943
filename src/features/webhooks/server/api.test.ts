import { afterEach, beforeEach, expect, test } from 'vitest';
import { listStaffEvents } from '#features/identity/server/staff/staff-events.ts';
import type { Db } from '#platform/db/open-database.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { startWebhookListener, verify, type WebhookListener } from '#tests/support/webhook-listener.ts';
import { mostWebhooks } from '../webhook.ts';
import { listDeliveries, listWebhooks } from './webhook-rows.ts';

const events = ['lead.received', 'lead.stage-changed'];

describeOnEachDatabase('webhooks by the API', (open) => {
  let app: TestApp;
  let db: Db;
  let ask: ReturnType<typeof askDesk>;
  let listener: WebhookListener;

  beforeEach(async () => {
    listener = await startWebhookListener();
  });
  afterEach(async () => {
    await app.close();
    await listener.stop();
  });

  async function start(): Promise<void> {
    const database = await open();
    db = database.db;
    app = await createTestApp(database);
    ask = askDesk(app, { Cookie: await staffCookie(db, await addStaff(db)) });
  }

  async function add(url = listener.url): Promise<{ id: string; secret: string }> {
    const response = await ask('POST', '/webhooks', { url, events });
    expect(response.status).toBe(200);
    return response.json();
  }

  const list = () => listWebhooks(app.dependencies.services);
  const deliveries = async (id: string) => (await listDeliveries(db, id)) ?? [];

  test('one is added, receives a brief, is paused, given a new secret and deleted, all on record', async () => {
    await start();
    const { id, secret } = await add(`${listener.url}?key=hidden`);
    const [stored] = await db.selectFrom('webhooks').selectAll().execute();
    const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(Buffer.from(stored?.secret ?? []).includes(bytes)).toBe(false);

    await app.post('/api/v1/raterequestform', { email: 'ana@example.com', products: 'Coffee' });
    await expect.poll(() => listener.received.length).toBe(1);
    const [message] = listener.received;
    if (!message) throw new Error('Nothing came.');
    expect(verify(secret, message)).toMatchObject({ type: 'lead.received' });
    const { data } = message.body;
    // The payload equals the API's response.
    const lead = await (await ask('GET', `/leads/${data.lead.id}`)).json();
    for (const name of Object.keys(data.lead)) expect(data.lead[name], name).toEqual(lead[name]);

    expect((await ask('PUT', `/webhooks/${id}/paused`, { paused: true })).status).toBe(200);
    expect(await list()).toMatchObject([{ id, events, state: 'paused', createdBy: 'Olga', failure: null }]);
    expect(JSON.stringify(await list())).not.toMatch(/whsec|secret":/);
    expect((await ask('PUT', `/webhooks/${id}/paused`, { paused: false })).status).toBe(200);
    const changed = { url: `${listener.url}/other`, events: ['lead.received'] };
    expect((await ask('PUT', `/webhooks/${id}`, changed)).status).toBe(200);
    const renewed = await (await ask('POST', `/webhooks/${id}/secret`)).json();
    expect(renewed.secret).toMatch(/^whsec_/);
    expect(renewed.secret).not.toBe(secret);
    expect((await ask('POST', `/webhooks/${id}/test`)).status).toBe(200);
    await expect.poll(async () => (await deliveries(id))[0]).toMatchObject({ type: 'ping', state: 'sent' });
    expect(listener.received.at(-1)?.path).toBe('/hook/other');

    expect((await ask('DELETE', `/webhooks/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    const left = await db.selectFrom('outbox').select('id').where('channel', '=', 'webhook').execute();
    expect(left).toEqual([]);
    const record = await listStaffEvents(db);
    expect(record.map(({ action }) => action)).toEqual([
      'webhook-deleted',
      'webhook-tested',
      'webhook-secret-made',
      'webhook-changed',
      'webhook-resumed',
      'webhook-paused',
      'webhook-added',
    ]);
    expect(record[0]).toMatchObject({ by: { name: 'Olga' }, subject: { id } });
    expect(JSON.stringify(record)).not.toContain('hidden');
    expect(app.logged.join('')).not.toMatch(/hidden|whsec/);
  });

  test('a delivery that failed permanently is sent again by hand', async () => {
    await start();
    const { id } = await add();
    listener.answerWith(404);
    await ask('POST', `/webhooks/${id}/test`);
    await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('failed');
    listener.answerWith(204);
    const [failed] = await deliveries(id);
    expect((await ask('POST', `/webhooks/${id}/deliveries/${failed?.id}/retry`)).status).toBe(200);
    await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('sent');
    expect((await ask('POST', `/webhooks/${id}/deliveries/${failed?.id}/retry`)).status).toBe(404);
    const other = await add();
    expect((await ask('POST', `/webhooks/${other.id}/deliveries/${failed?.id}/retry`)).status).toBe(404);
  });

  test('what cannot be one is refused with the field, and there are twenty at most', async () => {
    await start();
    const refusal = async (given: object) => {
      const response = await ask('POST', '/webhooks', given);
      expect(response.status).toBe(422);
      return Object.keys((await response.json()).errors);
    };
    expect(await refusal({ url: 'http://169.254.169.254/', events })).toEqual(['url']);
    expect(await refusal({ url: listener.url, events: [] })).toEqual(['events']);
    expect(await refusal({ url: listener.url, events: ['lead.eaten'] })).toEqual(['events']);
    expect(await refusal({ url: '' })).toEqual(['url', 'events']);
    const many = await Promise.all(
      Array.from({ length: mostWebhooks + 1 }, () => ask('POST', '/webhooks', { url: listener.url, events })),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([...Array(mostWebhooks).fill(200), 409]);
    expect(await list()).toHaveLength(mostWebhooks);
  });

  test('what they are sent stands in the OpenAPI document', async () => {
    await start();
    const document = await (await app.request('/api/v1/openapi.json')).json();
    expect(Object.keys(document.webhooks).sort()).toEqual([
      'lead.erased',
      'lead.message-received',
      'lead.received',
      'lead.stage-changed',
      'ping',
      'quote.accepted',
      'quote.declined',
      'quote.sent',
      'quote.withdrawn',
      'shipment.begun',
      'shipment.milestone',
    ]);
    const { post } = document.webhooks['lead.stage-changed'];
    const headers = post.parameters.map((parameter: { name: string }) => parameter.name);
    expect(headers).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(JSON.stringify(post.requestBody)).toContain('"position"');
  });
});
