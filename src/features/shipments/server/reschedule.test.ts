import { expect, test } from 'vitest';
import { sendDelayMs } from '#features/requests/lead.ts';
import { deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { submitShipment } from '#tests/support/shipments.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { timeKinds } from '../milestones.ts';
import type { MilestoneInput } from '../shipment-input.ts';
import { getShipment } from './find-shipment.ts';
import { planSchedule, setMilestone } from './set-milestone.ts';

const by = nameOf(elena);

describeOnDatabase('a departure that slips', (open) => {
  async function plan() {
    const database = await open();
    const desk = deskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    const { lead, shipmentId } = await submitShipment(desk, { shipment: { version: 1, mode: 'fcl' } });
    await planSchedule(
      desk,
      { shipmentId, version: 1, by },
      { departs: '2026-12-09', arrives: '2026-12-20' },
    );
    const read = async () => {
      const shipment = await getShipment(desk.db, shipmentId);
      if (!shipment) throw new Error('The shipment is gone.');
      return shipment;
    };
    const of = async (code: MilestoneInput['code']) => {
      const found = (await read()).milestones.find((milestone) => milestone.code === code);
      if (!found) throw new Error(`No ${code}.`);
      return found;
    };
    const set = async (
      code: MilestoneInput['code'],
      changed: Partial<MilestoneInput> & { moveLater?: boolean },
    ) => {
      const { version } = await read();
      const { postedBy: _by, postedAt: _at, ...stored } = await of(code);
      return setMilestone(desk, { shipmentId, version, by }, { ...stored, ...changed });
    };
    const days = async () =>
      Object.fromEntries(
        (await read()).milestones.map(({ code, ...milestone }) => [
          code,
          timeKinds.map((kind) => milestone[kind]?.slice(5) ?? '').join(' '),
        ]),
      );
    return { desk, app, lead, set, of, days, read };
  }

  test('moves what is expected of the later milestones, as one change, event and mail', async () => {
    const { desk, app, lead, set, of, days } = await plan();
    const before = await days();
    const count = (await desk.events(lead.id)).length;
    const rolled = { estimated: '2026-12-12', delayReason: 'rolled', moveLater: true } as const;
    expect(await set('departed', rolled)).toMatchObject({ ok: true, version: 3 });
    expect(await days()).toMatchObject({
      'gate-in': before['gate-in'],
      departed: '12-09 12-12 ',
      arrived: '12-20 12-23 ',
      // Trucks wait for Monday; the country is not known, nor are its holidays.
      'import-cleared': '12-22 12-25 ',
      delivered: '12-24 12-28 ',
      'empty-returned': '12-28 12-31 ',
    });
    expect((await of('arrived')).delayReason).toBe('rolled');
    expect((await desk.events(lead.id)).slice(count)).toEqual(['milestone', 'shipment-changed']);
    desk.now += sendDelayMs;
    await app.dependencies.outbox.drain();
    const mails = app.transport.mails.filter(({ subject }) => subject.includes('Departed'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Wed, Dec 23');
    expect(mails[0]?.text).not.toContain('Sun, Dec 20');
    // The opposite change restores everything.
    expect(await set('departed', { estimated: null, delayReason: null, moveLater: true })).toMatchObject({
      ok: true,
    });
    expect(await days()).toEqual(before);
    expect((await of('arrived')).delayReason).toBeNull();
  });

  test('moves plans where the plan was changed, and nothing unless it is asked to', async () => {
    const { set, days } = await plan();
    await set('delivered', { estimated: '2026-12-26', delayReason: 'customer' });
    expect(await set('departed', { planned: '2026-12-08', moveLater: true })).toMatchObject({ ok: true });
    expect(await days()).toMatchObject({
      loaded: '12-08  ',
      departed: '12-08  ',
      arrived: '12-19  ',
      delivered: '12-23 12-25 ',
    });
    expect(await set('departed', { planned: '2026-12-09' })).toMatchObject({ ok: true });
    expect(await days()).toMatchObject({ departed: '12-09  ', arrived: '12-19  ' });
  });

  test('never moves what has happened', async () => {
    const { desk, set, days } = await plan();
    desk.now = Date.parse('2026-12-21T12:00:00Z');
    await set('departed', { actual: '2026-12-09' });
    await set('arrived', { actual: '2026-12-19' });
    await set('departed', { actual: '2026-12-10', moveLater: true });
    expect(await days()).toMatchObject({
      arrived: '12-20  12-19',
      discharged: '12-21 12-22 ',
      delivered: '12-24 12-25 ',
    });
  });

  test('is refused with both milestones where the arrival would be before it, and stores nothing', async () => {
    const { set, days, read } = await plan();
    const before = await days();
    const { version } = await read();
    expect(await set('departed', { planned: '2026-12-21' })).toMatchObject({
      ok: false,
      reason: 'out-of-order',
      field: 'planned',
      earlier: { code: 'departed', kind: 'planned', time: '2026-12-21' },
      later: { code: 'arrived', kind: 'planned', time: '2026-12-20' },
    });
    expect(await set('arrived', { estimated: '2026-12-08' })).toMatchObject({
      reason: 'out-of-order',
      field: 'estimated',
      earlier: { code: 'departed', kind: 'planned' },
    });
    expect(await days()).toEqual(before);
    expect((await read()).version).toBe(version);
    expect(await set('departed', { planned: '2026-12-21', moveLater: true })).toMatchObject({ ok: true });
  });
});

describeOnDatabase('a plan', (open) => {
  test.each([
    ['fcl', '2026-12-11', 'out-of-order'],
    ['air', '2026-12-11', undefined],
    ['air', '2026-12-10', 'out-of-order'],
  ] as const)('by %s that departs on the 12th and arrives on %s', async (mode, arrives, reason) => {
    const desk = deskOn(await open());
    const { shipmentId } = await submitShipment(desk, { shipment: { version: 1, mode } });
    const outcome = await planSchedule(
      desk,
      { shipmentId, version: 1, by },
      { departs: '2026-12-12', arrives },
    );
    expect('reason' in outcome ? outcome.reason : undefined).toBe(reason);
    if (reason)
      expect(outcome).toMatchObject({
        field: 'arrives',
        earlier: { code: 'departed' },
        later: { code: 'arrived' },
      });
  });
});
