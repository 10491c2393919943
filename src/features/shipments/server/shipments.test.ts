import { expect, test } from 'vitest';
import type { LeadEvent } from '#features/requests/lead.ts';
import { mergeLeads } from '#features/requests/server/merge/merge-leads.ts';
import { unmergeLead } from '#features/requests/server/merge/unmerge-lead.ts';
import { eventsOf } from '#features/requests/server/timeline/lead-events.ts';
import type { Database } from '#platform/db/open-database.ts';
import { daniel, deskOn, desksOn, elena, nameOf } from '#tests/support/desk.ts';
import { noMilestone, submitShipment, submitWon } from '#tests/support/shipments.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import type { MilestoneInput } from '../shipment-input.ts';
import { beginShipment } from './begin-shipment.ts';
import {
  cancelShipment,
  changeParties,
  changeReferences,
  changeRoute,
  resumeShipment,
  setOwnWantsMail,
} from './change-details.ts';
import { enterCustomer } from './customer-party.ts';
import { findCustomerShipment, findShipment, getShipment } from './find-shipment.ts';
import { planSchedule, removeMilestone, setMilestone } from './set-milestone.ts';

type Desk = ReturnType<typeof deskOn>;

const coffee = {
  clientName: 'Ana Ruiz',
  brandName: 'Café Ruiz',
  phone: '229 555 0100',
  shipment: {
    version: 1 as const,
    role: 'consignee' as const,
    mode: 'fcl' as const,
    from: { text: 'Santos, BR', code: 'BRSSZ' },
    to: { text: 'Veracruz, MX', code: 'MXVER' },
  },
};

const by = nameOf(elena);
const read = async (desk: Desk, id: string) => {
  const shipment = await getShipment(desk.db, id);
  if (!shipment) throw new Error('The shipment is gone.');
  return shipment;
};

async function shipmentEvents({ db }: Pick<Database, 'db'>, leadId: string): Promise<LeadEvent['data'][]> {
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('type', 'in', ['shipment-begun', 'shipment-changed', 'milestone', 'milestone-removed'])
    .orderBy('position')
    .execute();
  return (await eventsOf(db, rows)).map(({ data }) => data);
}

describeOnEachDatabase('a shipment', (open) => {
  test.each([
    [
      'of an export by CIF, by the telephone of Cartagena',
      '+57 605 555 0100',
      ['USHOU', 'COCTG'],
      'consignee',
    ],
    ['of an export, by the telephone of Houston', '+1 713 555 0100', ['USHOU', 'COCTG'], 'shipper'],
    ['of an import without a country', '555 0100', ['COCTG', 'USHOU'], 'consignee'],
    ['of an import, by the telephone of Cartagena', '+57 605 555 0100', ['COCTG', 'USHOU'], 'shipper'],
  ])('has its customer on their side: %s', async (_, phone, [from = '', to = ''], role) => {
    const desk = deskOn(await open());
    const shipment = {
      version: 1 as const,
      ...{ mode: 'fcl' as const, incoterm: 'CIF' as const },
      ...{ from: { text: from, code: from }, to: { text: to, code: to } },
    };
    const begun = await submitShipment(desk, { clientName: 'Ana Ruiz', phone, shipment });
    expect(Object.keys((await read(desk, begun.shipmentId)).parties)).toEqual([role]);
  });

  test('leaves the party open where nothing tells the side of its customer, until it is asked', async () => {
    const desk = deskOn(await open());
    const { shipmentId, version } = await submitShipment(desk, {
      clientName: 'Ana Ruiz',
      phone: '',
      shipment: {
        version: 1,
        from: { text: 'Shanghai', code: 'CNSHG' },
        to: { text: 'Rotterdam', code: 'NLRTM' },
      },
    });
    expect((await read(desk, shipmentId)).parties).toEqual({});
    expect(await enterCustomer(desk, { shipmentId, version, by }, 'consignee')).toMatchObject({ ok: true });
    expect((await read(desk, shipmentId)).parties).toMatchObject({ consignee: { name: 'Ana Ruiz' } });
  });

  test('begins once, for a lead that is won, with what the request says', async () => {
    const desk = deskOn(await open());
    const asked = await desk.submit(coffee);
    expect(await beginShipment(desk, { leadId: asked.id, by })).toEqual({ ok: false, reason: 'not-won' });
    expect(await beginShipment(desk, { leadId: 'nothing', by })).toEqual({
      ok: false,
      reason: 'no-such-lead',
    });
    const { lead, shipmentId } = await submitShipment(desk, { ...coffee, email: 'eva@example.com' });
    expect(await read(desk, shipmentId)).toMatchObject({
      leadId: lead.id,
      reference: lead.reference,
      version: 1,
      state: 'under-way',
      mode: 'fcl',
      from: { text: 'Santos, BR', code: 'BRSSZ' },
      parties: {
        consignee: { name: 'Café Ruiz', contact: 'Ana Ruiz\n229 555 0100\neva@example.com' },
      },
      wantsMail: true,
      dueOn: null,
    });
    expect(await desk.events(lead.id)).toContain('shipment-begun');
    expect(await beginShipment(desk, { leadId: lead.id, by })).toEqual({
      ok: false,
      reason: 'begun-already',
    });
  });

  test('takes milestones, and refuses those that cannot be', async () => {
    const desk = deskOn(await open());
    const { lead, shipmentId } = await submitShipment(desk, coffee);
    const set = async (milestone: Partial<MilestoneInput> & { id?: string }) => {
      const { version } = await read(desk, shipmentId);
      return setMilestone(desk, { shipmentId, version, by }, { id: null, ...noMilestone, ...milestone });
    };
    const refused = (reason: string) => ({ ok: false, reason });
    expect(await set({})).toEqual(refused('time-missing'));
    expect(await set({ actual: '2026-11-23' })).toEqual(refused('actual-in-future'));
    expect(await set({ actual: '2026-11-21T05:01' })).toEqual(refused('actual-in-future'));
    expect(await set({ code: 'received', planned: '2026-11-23' })).toEqual(refused('wrong-mode'));
    expect(await set({ planned: '2026-11-23', estimated: '2026-11-24' })).toEqual(
      refused('delay-reason-missing'),
    );
    expect(await set({ id: 'nothing', planned: '2026-11-23' })).toEqual(refused('no-such-milestone'));
    expect((await read(desk, shipmentId)).version).toBe(1);

    const added = await set({ planned: '2026-11-19', place: 'Santos', placeCode: 'BRSSZ' });
    const id = added.ok ? (added.milestoneId ?? '') : '';
    const late = {
      planned: '2026-11-19',
      place: 'Santos',
      placeCode: 'BRSSZ',
      delayReason: 'rolled',
    } as const;
    expect(await set({ id, ...late, estimated: '2026-11-20' })).toMatchObject({ ok: true, version: 3 });
    expect(await set({ id, ...late, estimated: '2026-11-20' })).toMatchObject({ ok: true, version: 3 });
    expect(await set({ id, ...late, estimated: '2026-11-20', actual: '2026-11-20T09:00' })).toMatchObject({
      ok: true,
      version: 4,
    });
    expect((await read(desk, shipmentId)).milestones).toMatchObject([
      { id, code: 'departed', actual: '2026-11-20T09:00', delayReason: 'rolled', postedBy: elena.name },
    ]);
    const common = { type: 'milestone', shipmentId, milestoneId: id, code: 'departed', place: 'Santos' };
    expect((await shipmentEvents(desk, lead.id)).slice(1)).toEqual([
      { ...common, kind: 'planned', time: '2026-11-19', comment: '' },
      { ...common, kind: 'estimated', time: '2026-11-20', delay: 'rolled', comment: '' },
      { ...common, kind: 'actual', time: '2026-11-20T09:00', delay: 'rolled', comment: '' },
    ]);
  });

  test('is delivered by the milestone, and under way again without it', async () => {
    const desk = deskOn(await open());
    const { shipmentId } = await submitShipment(desk, coffee);
    await planSchedule(
      desk,
      { shipmentId, version: 1, by },
      { departs: '2026-11-18', arrives: '2026-12-06' },
    );
    const planned = await read(desk, shipmentId);
    expect(planned).toMatchObject({ version: 2, dueOn: '2026-11-11' });
    expect(planned.milestones.map(({ code }) => code)).toContain('gate-in');
    expect(planned.milestones.find(({ code }) => code === 'arrived')).toMatchObject({
      planned: '2026-12-06',
      place: 'Veracruz, MX',
      placeCode: 'MXVER',
    });
    expect(
      await planSchedule(
        desk,
        { shipmentId, version: 2, by },
        { departs: '2026-11-18', arrives: '2026-12-06' },
      ),
    ).toEqual({ ok: false, reason: 'nothing-to-plan' });
    const delivered = planned.milestones.find(({ code }) => code === 'delivered');
    const change = { ...noMilestone, code: 'delivered' as const, actual: '2026-11-20' };
    await setMilestone(desk, { shipmentId, version: 2, by }, { ...change, id: delivered?.id ?? '' });
    expect(await read(desk, shipmentId)).toMatchObject({
      state: 'delivered',
      deliveredAt: desk.now,
      dueOn: null,
    });
    const removed = await removeMilestone(desk, { shipmentId, by }, delivered?.id ?? '');
    expect(removed).toEqual({ ok: true, version: 4, removed: change });
    expect(await removeMilestone(desk, { shipmentId, by }, delivered?.id ?? '')).toEqual({
      ok: false,
      reason: 'no-such-milestone',
    });
    expect(await read(desk, shipmentId)).toMatchObject({ state: 'under-way', deliveredAt: null });
  });

  test('says what changed since to whom the page was stale', async () => {
    const desk = deskOn(await open());
    const { shipmentId } = await submitShipment(desk, coffee);
    desk.now += 1000;
    const route = {
      mode: 'air' as const,
      from: { text: 'GRU', code: 'GRU' },
      to: { text: 'IAH', code: null },
    };
    expect(await changeRoute(desk, { shipmentId, version: 1, by: nameOf(daniel) }, route)).toMatchObject({
      ok: true,
    });
    expect(await changeRoute(desk, { shipmentId, version: 2, by }, route)).toEqual({ ok: true, version: 2 });
    const stale = await changeParties(desk, { shipmentId, version: 1, by }, {});
    expect(stale).toMatchObject({
      ok: false,
      reason: 'changed',
      version: 2,
      since: [{ actor: { name: daniel.name }, data: { type: 'shipment-changed', what: ['route'] } }],
    });
    expect((await read(desk, shipmentId)).parties.consignee?.name).toBe('Café Ruiz');
  });

  test('is found by its numbers, whose check digits are a warning', async () => {
    const desk = deskOn(await open());
    const { lead, shipmentId } = await submitShipment(desk, coffee);
    const change = (texts: string[], version = 1) =>
      changeReferences(
        desk,
        { shipmentId, version, by },
        texts.map((text) => ({ kind: 'container', text })),
      );
    expect(await change(['CSQU3054384', 'csqu 305438-3', 'CSQU3054383'])).toMatchObject({
      ok: true,
      wrongCheckDigits: ['CSQU3054384'],
    });
    expect((await read(desk, shipmentId)).references).toEqual([
      { kind: 'container', text: 'CSQU3054384', value: 'CSQU3054384', isForCustomer: true },
      { kind: 'container', text: 'CSQU3054383', value: 'CSQU3054383', isForCustomer: true },
    ]);
    for (const text of ['CSQU3054383', 'csqu 305438-3', 'CSQU305', '305438'])
      expect(await desk.found({ text }), text).toEqual([lead.reference]);
    await change([], 2);
    expect(await desk.found({ text: 'CSQU3054383' })).toEqual([]);
    expect(await desk.found({ text: 'ruiz' })).toEqual([lead.reference]);
  });

  test('is canceled and resumed, and takes nothing in between', async () => {
    const desk = deskOn(await open());
    const { shipmentId } = await submitShipment(desk, coffee);
    expect(await resumeShipment(desk, { shipmentId, version: 1, by })).toEqual({
      ok: false,
      reason: 'not-cancelled',
    });
    expect(await cancelShipment(desk, { shipmentId, version: 1, by })).toEqual({ ok: true, version: 2 });
    const milestone = { ...noMilestone, id: null, actual: '2026-11-19' };
    expect(await setMilestone(desk, { shipmentId, version: 2, by }, milestone)).toEqual({
      ok: false,
      reason: 'cancelled',
    });
    expect(await resumeShipment(desk, { shipmentId, version: 2, by })).toEqual({ ok: true, version: 3 });
    expect(await read(desk, shipmentId)).toMatchObject({ state: 'under-way' });
  });

  test('is stored once of two people at once', async () => {
    const [one, other] = (await desksOn(open, 2)) as [Desk, Desk];
    const { shipmentId } = await submitShipment(one, coffee);
    const add = (desk: Desk) =>
      setMilestone(desk, { shipmentId, version: 1, by }, { ...noMilestone, id: null, actual: '2026-11-19' });
    const outcomes = await Promise.all([add(one), add(other)]);
    expect(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.reason)).sort()).toEqual(['changed', 'ok']);
    expect((await read(one, shipmentId)).milestones).toHaveLength(1);
    const lead = await submitWon(one, { ...coffee, email: 'eva@example.com' });
    const begin = (desk: Desk) => beginShipment(desk, { leadId: lead.id, by });
    const begun = await Promise.all([begin(one), begin(other)]);
    expect(begun.map((outcome) => (outcome.ok ? 'ok' : outcome.reason)).sort()).toEqual([
      'begun-already',
      'ok',
    ]);
  });

  test('shows its customer what is theirs: no parties, no names of staff', async () => {
    const desk = deskOn(await open());
    const { lead, shipmentId } = await submitShipment(desk, coffee);
    await setMilestone(
      desk,
      { shipmentId, version: 1, by },
      { ...noMilestone, id: null, actual: '2026-11-19', comment: 'Berth 4' },
    );
    const shipment = await findCustomerShipment(desk, lead.secret);
    expect(shipment).toMatchObject({ reference: lead.reference, milestones: [{ comment: 'Berth 4' }] });
    expect(JSON.stringify(shipment)).not.toMatch(/Elena|Café Ruiz|leadId|version/);
    expect(await findCustomerShipment(desk, 'x'.repeat(32))).toBeNull();
    expect(await setOwnWantsMail(desk, lead.secret, false)).toEqual({ ok: true, version: 3 });
    expect(await setOwnWantsMail(desk, lead.secret, false)).toEqual({ ok: true, version: 3 });
    expect(await setOwnWantsMail(desk, 'x'.repeat(32), true)).toEqual({
      ok: false,
      reason: 'no-such-shipment',
    });
    expect((await findCustomerShipment(desk, lead.secret))?.wantsMail).toBe(false);
  });

  test('goes on at the lead that its own was merged into, and back', async () => {
    const desk = deskOn(await open());
    const { lead, shipmentId } = await submitShipment(desk, coffee);
    const references = [{ kind: 'booking' as const, text: 'EBKG 1234 567' }];
    await changeReferences(desk, { shipmentId, version: 1, by }, references);
    const kept = await desk.submit({ ...coffee, products: 'Tea' });
    const seen = async (id: string) => ({ id, version: (await desk.row(id)).version });
    const merged = await mergeLeads(desk, {
      keep: await seen(kept.id),
      other: await seen(lead.id),
      by,
      differentPeople: undefined,
    });
    expect(merged).toMatchObject({ ok: true });
    expect(await findShipment(desk.db, kept.id)).toMatchObject({ id: shipmentId, leadId: lead.id });
    expect(await findCustomerShipment(desk, kept.secret)).toBeNull();
    expect(await findCustomerShipment(desk, lead.secret)).toMatchObject({ id: shipmentId });
    expect(await desk.found({ text: 'EBKG1234567' })).toEqual([kept.reference]);
    await setMilestone(
      desk,
      { shipmentId, version: 2, by },
      { ...noMilestone, id: null, actual: '2026-11-19' },
    );
    expect(await desk.events(kept.id)).toContain('milestone');
    expect(await beginShipment(desk, { leadId: kept.id, by })).toMatchObject({ ok: false });
    await unmergeLead(desk, { keep: await seen(kept.id), otherId: lead.id, by });
    expect(await findShipment(desk.db, kept.id)).toBeNull();
    expect(await desk.found({ text: 'EBKG1234567' })).toEqual([lead.reference]);
  });
});
