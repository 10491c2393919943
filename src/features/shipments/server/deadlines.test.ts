import { expect, test } from 'vitest';
import { assignLead } from '#features/requests/server/commands/assign-lead.ts';
import type { ListPage } from '#platform/lists/define-list.ts';
import { changeBy, daniel, deskOn, desksOn, elena, nameOf } from '#tests/support/desk.ts';
import { noMilestone, submitShipment } from '#tests/support/shipments.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import type { DeadlineInput, MilestoneInput } from '../shipment-input.ts';
import { shipmentQuery } from '../shipment-input.ts';
import { cancelShipment, changeReferences, resumeShipment } from './change-details.ts';
import { addProposedDeadlines, removeDeadline, setDeadline, setDeadlineDone } from './deadlines.ts';
import { getShipment } from './find-shipment.ts';
import { countShipments, shipmentList } from './list-shipments.ts';
import { countOverdueDeadlines, remindOfDeadlines } from './remind-of-deadlines.ts';
import { removeMilestone, setMilestone } from './set-milestone.ts';

type Desk = ReturnType<typeof deskOn>;

const by = nameOf(elena);
const inbound = {
  clientName: 'Ana Ruiz',
  shipment: {
    version: 1 as const,
    mode: 'fcl' as const,
    from: { text: 'Santos, São Paulo, BR', code: 'BRSSZ' },
    to: { text: 'Houston, TX, US', code: 'USHOU' },
  },
};

const byHand: DeadlineInput = {
  kind: 'last-free-day',
  title: '',
  due: '2026-11-23T17:00',
  timeZone: 'America/Chicago',
  ownerId: null,
  note: '',
};

async function read(desk: Desk, id: string) {
  const shipment = await getShipment(desk.db, id);
  if (!shipment) throw new Error('The shipment is gone.');
  return shipment;
}

const changeOf = async (desk: Desk, shipmentId: string) => ({
  shipmentId,
  version: (await read(desk, shipmentId)).version,
  by,
});

async function plan(desk: Desk, shipmentId: string, milestone: Partial<MilestoneInput> & { id?: string }) {
  const outcome = await setMilestone(desk, await changeOf(desk, shipmentId), {
    id: null,
    ...noMilestone,
    ...milestone,
  });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.milestoneId ?? '';
}

async function add(desk: Desk, shipmentId: string, changes: Partial<DeadlineInput> = {}) {
  const input = { ...byHand, ...changes, id: null };
  const outcome = await setDeadline(desk, await changeOf(desk, shipmentId), input);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.deadlineId ?? '';
}

describeOnEachDatabase('the deadlines of a shipment', (open) => {
  const timesOf = async (desk: Desk, id: string) =>
    Object.fromEntries(
      (await read(desk, id)).deadlines.map(({ kind, dueAt }) => [
        kind,
        dueAt && new Date(dueAt).toISOString(),
      ]),
    );

  test('are added at once, and follow the dates until staff enter a time', async () => {
    const desk = deskOn(await open());
    const { lead, shipmentId } = await submitShipment(desk, inbound);
    const id = await plan(desk, shipmentId, { code: 'loaded', planned: '2026-12-05T12:00' });
    const added = await addProposedDeadlines(desk, await changeOf(desk, shipmentId));
    expect(added).toMatchObject({ ok: true, added: 6 });
    expect(await addProposedDeadlines(desk, await changeOf(desk, shipmentId))).toEqual({
      ok: false,
      reason: 'nothing-to-propose',
    });
    expect(await desk.events(lead.id)).toContain('shipment-changed');
    expect(await timesOf(desk, shipmentId)).toMatchObject({
      'isf-filing': '2026-12-04T15:00:00.000Z',
      'ams-filing': '2026-12-04T15:00:00.000Z',
      'last-free-day': null,
      'customs-entry': null,
    });
    await plan(desk, shipmentId, { id, code: 'loaded', planned: '2026-12-07T12:00' });
    expect((await timesOf(desk, shipmentId))['isf-filing']).toBe('2026-12-06T15:00:00.000Z');

    const isf = (await read(desk, shipmentId)).deadlines.find(({ kind }) => kind === 'isf-filing');
    const change = { ...byHand, kind: 'isf-filing' as const, id: isf?.id ?? '' };
    const typed = { ...change, due: '2026-12-03', timeZone: 'America/Sao_Paulo' };
    expect(await setDeadline(desk, await changeOf(desk, shipmentId), typed)).toMatchObject({ ok: true });
    await plan(desk, shipmentId, { id, code: 'loaded', planned: '2026-12-09T12:00' });
    expect((await timesOf(desk, shipmentId))['isf-filing']).toBe('2026-12-04T02:59:00.000Z');
    const untyped = { ...typed, due: null };
    await setDeadline(desk, await changeOf(desk, shipmentId), untyped);
    expect((await timesOf(desk, shipmentId))['isf-filing']).toBe('2026-12-08T15:00:00.000Z');
  });

  test('are refused for an unknown colleague and an unknown id', async () => {
    const desk = deskOn(await open());
    const { shipmentId } = await submitShipment(desk, inbound);
    const change = await changeOf(desk, shipmentId);
    expect(await setDeadline(desk, change, { ...byHand, id: null, ownerId: 'nobody' })).toEqual({
      ok: false,
      reason: 'no-such-staff',
    });
    const unknown = { ok: false, reason: 'no-such-deadline' };
    expect(await setDeadline(desk, change, { ...byHand, id: 'nothing' })).toEqual(unknown);
    expect(await setDeadlineDone(desk, { shipmentId, by, deadlineId: 'nothing' }, true)).toEqual(unknown);
    expect(await removeDeadline(desk, { shipmentId, by, deadlineId: 'nothing' })).toEqual(unknown);
  });

  test('a missing number stops the departure, and ends its filing once it is entered', async () => {
    const desk = deskOn(await open());
    const { shipmentId } = await submitShipment(desk, inbound);
    await addProposedDeadlines(desk, await changeOf(desk, shipmentId));
    const departure = { ...noMilestone, id: null, actual: '2026-11-19' };
    const depart = async () => setMilestone(desk, await changeOf(desk, shipmentId), departure);
    expect(await depart()).toEqual({ ok: false, reason: 'number-missing', number: 'isf' });
    const references = [{ kind: 'isf' as const, text: 'filed by the importer’s broker' }];
    await changeReferences(desk, await changeOf(desk, shipmentId), references);
    const isf = (await read(desk, shipmentId)).deadlines.find(({ kind }) => kind === 'isf-filing');
    expect(isf).toMatchObject({ doneAt: desk.now, doneBy: elena.name });
    expect(await depart()).toMatchObject({ ok: true });
  });

  test('are done by the milestone that meets them, and open again without it', async () => {
    const desk = deskOn(await open());
    const { shipmentId } = await submitShipment(desk, inbound);
    await add(desk, shipmentId);
    const isDone = async () => (await read(desk, shipmentId)).deadlines[0]?.doneBy !== '';
    const id = await plan(desk, shipmentId, { code: 'gate-out', actual: '2026-11-19' });
    expect(await isDone()).toBe(true);
    await plan(desk, shipmentId, { id, code: 'gate-out', planned: '2026-11-19' });
    expect(await isDone()).toBe(false);
    await plan(desk, shipmentId, { id, code: 'gate-out', actual: '2026-11-19' });
    await removeMilestone(desk, { shipmentId, by }, id);
    expect(await isDone()).toBe(false);
  });

  test('remind their owner while the office is open, and everybody once they have passed, once for a time', async () => {
    const desk = deskOn(await open());
    const { lead, shipmentId } = await submitShipment(desk, inbound);
    await assignLead(desk, changeBy(elena, await desk.row(lead.id)), daniel.id);
    const deadlineId = await add(desk, shipmentId);
    await add(desk, shipmentId, { kind: 'other', title: 'Fumigate', ownerId: elena.id, due: '2026-11-23' });
    await add(desk, shipmentId, { kind: 'vgm-cutoff', due: null });
    const notified = async () =>
      (await desk.mails('leads-due')).map(({ props }) => {
        const { kind, to, leads } = JSON.parse(props);
        return `${kind} ${to?.name ?? 'desk'}: ${leads.map(({ task }: { task: string }) => task).join()}`;
      });
    // Sunday: the office is closed.
    desk.now = Date.parse('2026-11-22T15:00:00Z');
    expect(await remindOfDeadlines(desk)).toBe(0);
    desk.now = Date.parse('2026-11-23T14:30:00Z');
    expect(await remindOfDeadlines(desk)).toBe(2);
    expect(await notified()).toEqual([
      'deadline-soon Elena Quintana: Fumigate',
      'deadline-soon Daniel Whitaker: Last free day (demurrage)',
    ]);
    expect(await remindOfDeadlines(desk)).toBe(0);
    // 17:00 in Chicago.
    desk.now = Date.parse('2026-11-23T23:00:00Z');
    expect(await countOverdueDeadlines(desk.db, desk.now)).toBe(1);
    expect(await remindOfDeadlines(desk)).toBe(1);
    expect((await notified()).slice(2)).toEqual([
      'deadline-overdue Elena Quintana: Last free day (demurrage)',
      'deadline-overdue Daniel Whitaker: Last free day (demurrage)',
    ]);
    expect(await remindOfDeadlines(desk)).toBe(0);
    // Another time is reminded of again, and what is done or canceled is not.
    const later = { ...byHand, due: '2026-11-24T10:00', id: deadlineId };
    await setDeadline(desk, await changeOf(desk, shipmentId), later);
    desk.now = Date.parse('2026-11-24T14:30:00Z');
    await setDeadlineDone(desk, { shipmentId, by, deadlineId }, true);
    await cancelShipment(desk, await changeOf(desk, shipmentId));
    expect(await remindOfDeadlines(desk)).toBe(0);
    await resumeShipment(desk, await changeOf(desk, shipmentId));
    await setDeadlineDone(desk, { shipmentId, by, deadlineId }, false);
    expect(await remindOfDeadlines(desk)).toBe(2);
    expect(await desk.events(lead.id)).toContain('reminded');
  });

  test('of several instances, one reminds', async () => {
    const desks = await desksOn(open, 3);
    const [desk] = desks;
    if (!desk) throw new Error('There is no desk.');
    const { shipmentId } = await submitShipment(desk, inbound);
    await add(desk, shipmentId);
    for (const each of desks) each.now = Date.parse('2026-11-24T04:00:00Z');
    const reminders = await Promise.all(desks.map(remindOfDeadlines));
    expect(reminders.reduce((sum, count) => sum + count)).toBe(1);
    expect(await desk.mails('leads-due')).toHaveLength(2);
  });

  test('put their shipments in a list of their own, until nothing is due', async () => {
    const desk = deskOn(await open());
    const begin = async (email: string) => (await submitShipment(desk, { ...inbound, email })).shipmentId;
    const [later, due, untimed] = [await begin('a@x.test'), await begin('b@x.test'), await begin('c@x.test')];
    await add(desk, later, { due: '2026-12-20' });
    const deadlineId = await add(desk, due);
    await add(desk, untimed, { kind: 'vgm-cutoff', due: null });
    const list = async (filter: object, page: Partial<ListPage> = {}) => {
      const found = await shipmentList.read(desk, shipmentQuery.parse(filter), { limit: 50, ...page });
      return { ...found, ids: found.rows.map(({ id }) => id) };
    };
    expect((await list({ state: 'due' })).ids).toEqual([untimed, due]);
    expect(await countShipments(desk)).toMatchObject({ due: 2 });
    const first = await list({ sort: 'deadline' }, { limit: 2 });
    expect(first.ids).toEqual([untimed, due]);
    expect(first.rows[1]).toMatchObject({ deadline: { kind: 'last-free-day' }, isOverdue: false });
    expect((await list({ sort: 'deadline' }, { limit: 2, cursor: String(first.next) })).ids).toEqual([later]);
    await add(desk, due, { kind: 'vgm-cutoff', due: null });
    desk.now = Date.parse('2026-11-24T15:00:00Z');
    expect((await list({ state: 'due' })).rows[0]).toMatchObject({ deadline: { dueAt: null } });
    const [overdue] = (await list({ text: '' })).rows.filter(({ id }) => id === due);
    expect(overdue).toMatchObject({ deadline: { id: deadlineId }, isOverdue: true });
    const [, vgm] = (await read(desk, due)).deadlines;
    await removeDeadline(desk, { shipmentId: due, by, deadlineId: vgm?.id ?? '' });
    // A cut-off asks for its time a week before the departure.
    await plan(desk, untimed, { code: 'departed', planned: '2026-12-20' });
    await setDeadlineDone(desk, { shipmentId: due, by, deadlineId }, true);
    expect((await list({ state: 'due' })).ids).toEqual([]);
    desk.now = Date.parse('2026-12-13T15:00:00Z');
    expect((await list({ state: 'due' })).ids).toEqual([untimed]);
    await cancelShipment(desk, await changeOf(desk, untimed));
    expect((await list({ state: 'due' })).ids).toEqual([]);
  });
});
