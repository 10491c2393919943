import { afterEach, beforeEach, expect, test } from 'vitest';
import { erasePerson } from '#features/people/server/erase-person.ts';
import { changeLead } from '#features/requests/server/commands/change-lead.ts';
import { changeStage, restoreLead } from '#features/requests/server/commands/change-stage.ts';
import { beginShipment } from '#features/shipments/server/begin-shipment.ts';
import { setMilestone } from '#features/shipments/server/set-milestone.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { day } from '#platform/values/durations.ts';
import { changeBy, daniel, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { startWebhookListener, verify, type WebhookListener } from '#tests/support/webhook-listener.ts';
import { webhooksOn } from '#tests/support/webhooks.ts';
import { rotateSecret, testWebhook } from './change-webhook.ts';

describeOnDatabase('webhooks', (open) => {
  let listener: WebhookListener;
  let desk: ReturnType<typeof webhooksOn>;

  beforeEach(async () => {
    listener = await startWebhookListener();
  });
  afterEach(async () => {
    await desk.worker.stop();
    await listener.stop();
  });

  const types = () => listener.received.map(({ body }) => body.type);
  const by = nameOf(elena);

  test('receive a request and its changes of stage, signed so that the library of the scheme takes it', async () => {
    desk = webhooksOn(await open());
    const { id, secret } = await desk.add(listener.url);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const lead = await desk.submit({ clientName: 'Ana Ruiz', products: 'Coffee', service: 'sea-freight' });
    await changeStage(desk, changeBy(daniel, lead), { to: 'lost', reason: 'other', comment: 'Too dear' });
    await desk.worker.drain();

    expect(types().sort()).toEqual(['lead.received', 'lead.stage-changed']);
    for (const message of listener.received) {
      expect(verify(secret, message)).toEqual(message.body);
      expect(() => verify(secret, { ...message, raw: `${message.raw} ` })).toThrow(/signature/i);
      expect(message.headers['content-type']).toBe('application/json');
      expect(message.path).toBe('/hook');
    }
    const of = (type: string) => listener.received.find(({ body }) => body.type === type)?.body;
    expect(of('lead.received').data).toMatchObject({
      position: lead.number,
      lead: { id: lead.id, name: 'Ana Ruiz', stage: 'lost', version: 2, answers: { products: 'Coffee' } },
    });
    expect(JSON.stringify(of('lead.received'))).not.toContain(lead.secret);
    expect(of('lead.stage-changed')).toMatchObject({
      timestamp: new Date(desk.now).toISOString(),
      data: {
        from: 'new',
        to: 'lost',
        reason: 'other',
        comment: 'Too dear',
        actor: { kind: 'staff', ...nameOf(daniel) },
      },
    });
    expect((await desk.deliveries(id)).map(({ state, lead }) => [state, lead?.reference])).toEqual([
      ['sent', lead.reference],
      ['sent', lead.reference],
    ]);
    expect(await desk.first()).toMatchObject({ state: 'active', succeededAt: desk.now, failedAt: null });
    expect(desk.logged.join('')).not.toMatch(/Ana|Coffee/);
  });

  test('receive a customer’s message, unless its request is spam', async () => {
    desk = webhooksOn(await open());
    await desk.add(listener.url, ['lead.message-received']);
    const [lead, spam] = [await desk.submit(), await desk.submit({}, true)];
    for (const { id: leadId } of [lead, spam])
      await desk.receive(leadId, 'Twelve crates', {
        key: leadId,
        via: 'mail',
        from: 'Ben <ben@example.com>',
        quoted: 'Before',
      });
    await desk.worker.drain();
    expect(listener.received.map(({ body }) => body)).toMatchObject([
      {
        type: 'lead.message-received',
        data: {
          via: 'mail',
          from: 'Ben <ben@example.com>',
          text: 'Twelve crates',
          attachments: [],
          dueAt: lead.due_at,
          lead: { id: lead.id, hasMessage: true },
        },
      },
    ]);
  });

  test('keep no copy of what was sent, and receive only what they ask for', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(listener.url, ['lead.stage-changed']);
    const lead = await desk.submit({ clientName: 'Ana Ruiz' });
    await changeStage(desk, changeBy(daniel, lead), { to: 'quoting' });
    const rows = await desk.db.selectFrom('outbox').selectAll().where('subject_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(Object.keys(JSON.parse(rows[0]?.props ?? '')).sort()).toEqual(['leadId', 'position']);
  });

  test('receive nothing of what was rolled back', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(listener.url);
    const lead = await desk.submit();
    const change = changeLead(desk, changeBy(daniel, lead), () => ({
      set: { stage: 'quoting' },
      events: [
        { type: 'stage', from: 'new', to: 'quoting' },
        // The last of several fails after the others were stored and announced.
        { type: 'stage', from: 'new', to: 'quoting', comment: 1n as never },
      ],
    }));
    await expect(change).rejects.toThrow(/BigInt/);
    expect(await desk.deliveries(id)).toHaveLength(1);
  });

  test('receive of a lead whose sender’s data were deleted that alone, with its reference', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(listener.url, ['lead.received', 'lead.erased']);
    const lead = await desk.submit({ email: 'ana@example.com' });
    const deps = { ...desk, mailFiles: mailFilesIn(null) };
    const erased = await erasePerson(deps, { key: lead.id, by, confirmation: 'ana@example.com' });
    expect(erased).toMatchObject({ ok: true });
    await desk.worker.drain();
    expect(types()).toEqual(['lead.erased']);
    const erasure = listener.received[0]?.body;
    expect(erasure.data).toMatchObject({ lead: { id: lead.id, reference: lead.reference } });
    expect(JSON.stringify(erasure)).not.toContain('ana@example.com');
    expect((await desk.deliveries(id)).map(({ state }) => state).sort()).toEqual(['dropped', 'sent']);
    expect(await desk.first()).toMatchObject({ failedAt: null });
  });

  test('receive spam when it is restored, as a new request', async () => {
    desk = webhooksOn(await open());
    await desk.add(listener.url);
    const spam = await desk.submit({ products: 'Coffee' }, true);
    await desk.worker.drain();
    expect(types()).toEqual([]);
    await restoreLead(desk, changeBy(elena, spam));
    await desk.worker.drain();
    expect(types()).toEqual(['lead.received']);
    expect(listener.received[0]?.body.data.lead).toMatchObject({ id: spam.id, stage: 'new' });
    // From now on it is an ordinary request that was moved to spam by mistake.
    await changeStage(desk, changeBy(elena, await desk.row(spam.id)), { to: 'spam' });
    await desk.worker.drain();
    await restoreLead(desk, changeBy(elena, await desk.row(spam.id)));
    await desk.worker.drain();
    expect(types()).toEqual(['lead.received', 'lead.stage-changed', 'lead.stage-changed']);
    expect(listener.received[2]?.body.data).toMatchObject({ from: 'spam', to: 'new' });
  });

  test('are signed with both secrets for a day after a new one was made', async () => {
    desk = webhooksOn(await open());
    const { id, secret: before } = await desk.add(listener.url);
    const rotated = await rotateSecret(desk, { id, by });
    if (!rotated.ok) throw new Error(rotated.reason);
    expect((await desk.first()).bothSecretsUntil).toBe(desk.now + day);
    await testWebhook(desk, { id, by });
    await desk.worker.drain();
    const [both] = listener.received;
    if (!both) throw new Error('Nothing came.');
    for (const secret of [before, rotated.secret])
      expect(verify(secret, both)).toMatchObject({ type: 'ping' });

    desk.now += day;
    await testWebhook(desk, { id, by });
    await desk.worker.drain();
    expect(String(listener.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
    expect((await desk.first()).bothSecretsUntil).toBe(null);
  });

  test('receive a shipment with each milestone, in the vocabularies of the trade', async () => {
    desk = webhooksOn(await open());
    await desk.add(listener.url, ['shipment.begun', 'shipment.milestone']);
    const lead = await desk.submit({ clientName: 'Ana Ruiz' });
    await changeStage(desk, changeBy(daniel, lead), { to: 'won', comment: '' });
    const begun = await beginShipment(desk, { leadId: lead.id, by });
    if (!begun.ok) throw new Error(begun.reason);
    const { shipmentId } = begun;
    const actual = new Date(desk.now - 2 * day).toISOString().slice(0, 10);
    await setMilestone(
      desk,
      { shipmentId, version: 1, by },
      {
        id: null,
        code: 'departed',
        planned: null,
        estimated: null,
        actual,
        place: 'Houston, TX, US',
        placeCode: 'USHOU',
        delayReason: null,
        comment: '',
      },
    );
    await desk.worker.drain();
    const of = (type: string) => listener.received.find(({ body }) => body.type === type)?.body.data;
    expect(types().sort()).toEqual(['shipment.begun', 'shipment.milestone']);
    expect(of('shipment.begun')).toMatchObject({ event: { shipmentId }, lead: { id: lead.id } });
    expect(of('shipment.milestone')).toMatchObject({
      event: { type: 'milestone', code: 'departed', kind: 'actual', time: actual },
      actor: { name: elena.name },
      shipment: {
        id: shipmentId,
        reference: lead.reference,
        state: 'under-way',
        milestones: [{ code: 'departed', placeCode: 'USHOU', dcsa: 'TRANSPORT DEPA', cargoIq: 'DEP' }],
      },
    });
  });
});
