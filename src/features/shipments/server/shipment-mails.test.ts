import { expect, test } from 'vitest';
import { sendDelayMs } from '#features/requests/lead.ts';
import { changeLocale } from '#features/requests/server/commands/change-locale.ts';
import { deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { noMilestone, submitShipment } from '#tests/support/shipments.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import type { MilestoneInput } from '../shipment-input.ts';
import { cancelShipment, resumeShipment, setWantsMail } from './change-details.ts';
import { removeMilestone, setMilestone } from './set-milestone.ts';

const by = nameOf(elena);

describeOnDatabase('mails about milestones', (open) => {
  async function begin() {
    const database = await open();
    const desk = deskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    const { lead, shipmentId, ...begun } = await submitShipment(desk, {
      shipment: {
        version: 1,
        mode: 'air',
        from: { text: 'São Paulo, BR', code: 'GRU' },
        to: { text: 'Houston, TX, US' },
      },
    });
    let { version } = begun;
    const set = async (milestone: Partial<MilestoneInput> & { id?: string }): Promise<string> => {
      const outcome = await setMilestone(
        desk,
        { shipmentId, version, by },
        { id: null, ...noMilestone, ...milestone },
      );
      if (!outcome.ok) throw new Error(outcome.reason);
      version = outcome.version;
      return outcome.milestoneId ?? '';
    };
    const leave = async () => {
      desk.now += sendDelayMs;
      await app.dependencies.outbox.drain();
      return app.transport.mails
        .splice(0)
        .filter(({ text, to }) => to.address === lead.email && text.includes('São Paulo'));
    };
    await leave();
    return { desk, app, lead, shipmentId, set, leave, version: () => version };
  }

  test('are one for what is entered within ten seconds, with all milestones, in the thread', async () => {
    const { desk, lead, set, leave } = await begin();
    await set({ planned: '2026-11-19', actual: '2026-11-19T22:10', place: 'São Paulo, BR' });
    desk.now += sendDelayMs / 2;
    await set({
      code: 'arrived',
      planned: '2026-11-20',
      estimated: '2026-11-21',
      delayReason: 'weather',
      comment: 'Fog in Houston.',
    });
    await set({ code: 'delivered', planned: '2026-11-22' });
    expect(await desk.mails('shipment-milestone')).toHaveLength(1);
    const [mail, more] = await leave();
    expect(more).toBeUndefined();
    expect(mail?.subject).toMatch(new RegExp(`^Update on your shipment ${lead.reference}`));
    expect(mail?.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
    expect(mail?.headers?.References).toBeTruthy();
    for (const part of [
      'Thu, Nov 19, 10:10',
      'now expected Sat, Nov 21',
      'planned Fri, Nov 20',
      'Weather',
      'Fog in Houston.',
      'Sun, Nov 22 (planned)',
      `/requests/${lead.secret}`,
    ])
      expect(mail?.text.replace(/\s/g, ' ')).toContain(part);
    expect(mail?.text).not.toContain(elena.name);
    expect(await leave()).toEqual([]);
  });

  test('do not leave when the mistake is undone at once, nor for a plan or an empty container', async () => {
    const { desk, shipmentId, set, leave } = await begin();
    const id = await set({ actual: '2026-11-19' });
    await removeMilestone(desk, { shipmentId, by }, id);
    expect(await leave()).toEqual([]);
    expect(await desk.mails('shipment-milestone')).toEqual([]);
  });

  test('do not leave for a plan, for a comment, or when they are turned off or the shipment is canceled', async () => {
    const { desk, shipmentId, set, leave, version } = await begin();
    const id = await set({ planned: '2026-11-21', estimated: '2026-11-21' });
    await set({ id, planned: '2026-11-21', estimated: '2026-11-20' });
    expect(await leave()).toEqual([]);
    await set({ id, planned: '2026-11-21', actual: '2026-11-20' });
    expect(await leave()).toHaveLength(1);
    await set({ id, planned: '2026-11-21', actual: '2026-11-20', comment: 'Flight 1' });
    expect(await leave()).toEqual([]);
    await set({ code: 'arrived', actual: '2026-11-20' });
    await setWantsMail(desk, { shipmentId, by }, false);
    expect(await leave()).toEqual([]);
    const on = await setWantsMail(desk, { shipmentId, by }, true);
    await setMilestone(
      desk,
      { shipmentId, version: on.ok ? on.version : version(), by },
      { id: null, ...noMilestone, code: 'delivered', actual: '2026-11-20' },
    );
    const stands = on.ok ? on.version + 1 : 0;
    expect(await cancelShipment(desk, { shipmentId, version: stands, by })).toMatchObject({ ok: true });
    expect((await leave()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Canceled: /)]);
  });

  test('say that a shipment was canceled, in the language of the request, and nothing when that is undone at once', async () => {
    const { desk, lead, shipmentId, leave, version } = await begin();
    const { version: leadVersion } = await desk.row(lead.id);
    await changeLocale(desk, { leadId: lead.id, version: leadVersion, by }, 'es');
    const change = async (command: typeof cancelShipment | typeof resumeShipment, stands: number) =>
      expect(await command(desk, { shipmentId, version: stands, by })).toMatchObject({ ok: true });
    await change(cancelShipment, version());
    await change(resumeShipment, version() + 1);
    expect(await leave()).toEqual([]);
    await change(cancelShipment, version() + 2);
    const [canceled, ...others] = await leave();
    expect(others).toEqual([]);
    expect(canceled?.subject).toContain(`Cancelado: su embarque ${lead.reference}`);
    await change(resumeShipment, version() + 3);
    const [resumed] = await leave();
    expect(resumed?.subject).toContain('De nuevo en marcha');
  });

  test('of a sender without an address never go to the request that it was merged with', async () => {
    const { desk, lead, set } = await begin();
    const without = { email: '', email_key: '', phone: '+1 713 555 0100' };
    await desk.db.updateTable('leads').set(without).where('id', '=', lead.id).execute();
    const other = await desk.submit({ email: 'ben@example.com', phone: without.phone });
    const columns = { merged_into: other.id };
    await desk.db.updateTable('leads').set(columns).where('id', '=', lead.id).execute();
    await set({ actual: '2026-11-19' });
    expect(await desk.mails('shipment-milestone')).toEqual([]);
  });

  test('that have begun to leave are followed by another', async () => {
    const { set, leave } = await begin();
    await set({ actual: '2026-11-19' });
    expect(await leave()).toHaveLength(1);
    await set({ code: 'arrived', actual: '2026-11-20' });
    const [mail] = await leave();
    expect(mail?.text).toContain('Arrived');
  });

  test.each([
    ['en', 'Departed', 'planned', 'Arrives in Houston'],
    ['es', 'Salida', 'programado', 'Llegada a Houston'],
    ['pt', 'Partida', 'planejado', 'Chegada a Houston'],
  ] as const)(
    'name the arrival first, in the language of the request: %s',
    async (locale, departed, planned, arrives) => {
      const { desk, lead, set, leave } = await begin();
      const { version } = await desk.row(lead.id);
      if (locale !== 'en') await changeLocale(desk, { leadId: lead.id, version, by }, locale);
      await set({ planned: '2026-11-18', actual: '2026-11-19' });
      await set({ code: 'arrived', planned: '2026-11-21' });
      const [mail] = await leave();
      expect(mail?.text).toContain(departed);
      expect(mail?.text).toContain(`(${planned})`);
      const [first = ''] = /^.*21.*$/m.exec(mail?.text ?? '') ?? [];
      expect(first).toContain(arrives);
      // The title and its place among all.
      expect(mail?.text.split(departed)).toHaveLength(3);
    },
  );
});
