import { expect, test } from 'vitest';
import { changeBy, daniel, deskOn, desksOn, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { addNote } from './add-note.ts';
import { assignLead } from './assign-lead.ts';
import { changeStage } from './change-stage.ts';
import { logCustomerReply, logReply } from './log-reply.ts';
import { remindOfDueAnswers } from './remind.ts';

const byTelephone = { channel: 'telephone', comment: 'Called back' } as const;

describeOnEachDatabase('the timer of a lead', (open) => {
  test('runs on through stages, owners and notes; an answer stops it, and it ends with a lead that is closed', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const waits = async () => (await desk.row(lead.id)).waits_until;
    const again = async () => changeBy(elena, await desk.row(lead.id));
    await assignLead(desk, await again(), elena.id);
    await addNote(desk, { leadId: lead.id, by: nameOf(elena), text: 'Asked the carrier' });
    await changeStage(desk, await again(), { to: 'quoted' });
    expect(await waits()).toBe(lead.due_at);
    await changeStage(desk, await again(), { to: 'lost', reason: 'price' });
    expect(await waits()).toBeNull();
    await changeStage(desk, await again(), { to: 'quoting' });
    expect(await waits()).toBe(lead.due_at);
    expect(await logReply(desk, await again(), byTelephone)).toMatchObject({ ok: true });
    expect(await desk.row(lead.id)).toMatchObject({ waits_until: null, replied_at: desk.now });
  });

  test('starts again when the customer gave what was asked for, once', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const again = async () => changeBy(elena, await desk.row(lead.id));
    expect(await logCustomerReply(desk, await again(), '')).toEqual({ ok: false, reason: 'timer-runs' });
    await changeStage(desk, await again(), { to: 'need-information' });
    await logReply(desk, await again(), byTelephone);
    // Friday 17:59 Eastern: one minute of the nine hours is used that day.
    desk.now = Date.parse('2026-11-20T22:59:00Z');
    expect(
      await logCustomerReply(desk, { ...(await again()), by: 'customer' }, 'It is 40 bags'),
    ).toMatchObject({
      ok: true,
    });
    const row = await desk.row(lead.id);
    expect(new Date(row.waits_until ?? 0).toISOString()).toBe('2026-11-23T22:59:00.000Z');
    expect(row).toMatchObject({ stage: 'quoting', due_at: row.waits_until, replied_at: null });
    expect((await desk.events(lead.id)).slice(-2)).toEqual(['customer-replied', 'stage']);
    expect(await logCustomerReply(desk, await again(), 'Twice')).toEqual({ ok: false, reason: 'timer-runs' });
    await changeStage(desk, await again(), { to: 'spam' });
    expect(await logCustomerReply(desk, await again(), '')).toEqual({ ok: false, reason: 'closed' });
  });

  test('reminds the owner when it is soon and everybody when it is too late, each once', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ clientName: 'Ana Ruiz', brandName: 'Café' });
    const other = await desk.submit();
    await assignLead(desk, changeBy(elena, lead), daniel.id);
    const notified = async () =>
      (await desk.mails('leads-due')).map(({ props }) => {
        const { kind, to, leads } = JSON.parse(props);
        return `${kind} ${to?.name ?? 'desk'} ${leads.length}`;
      });
    expect(await remindOfDueAnswers(desk)).toBe(0);
    desk.now = Date.parse('2026-11-23T14:30:00Z');
    expect(await remindOfDueAnswers(desk)).toBe(2);
    // Nobody owns the other one, so the desk's address is notified.
    expect(await notified()).toEqual(['soon Daniel Whitaker 1', 'soon desk 1']);
    expect(await remindOfDueAnswers(desk)).toBe(0);
    desk.now = lead.due_at;
    await logReply(desk, changeBy(elena, other), byTelephone);
    expect(await remindOfDueAnswers(desk)).toBe(1);
    expect((await notified()).slice(2)).toEqual(['overdue Elena Quintana 1', 'overdue Daniel Whitaker 1']);
    expect(await remindOfDueAnswers(desk)).toBe(0);
    expect(await desk.events(lead.id)).toEqual(['received', 'owner', 'reminded', 'reminded']);

    // A timer that starts again is reminded of again.
    const again = async () => changeBy(elena, await desk.row(lead.id));
    await logReply(desk, await again(), byTelephone);
    await logCustomerReply(desk, await again(), 'More');
    desk.now = (await desk.row(lead.id)).due_at + 60_000;
    expect(await remindOfDueAnswers(desk)).toBe(1);
  });

  test('spam, answered and closed leads remind nobody; without staff the desk is notified', async () => {
    const desk = deskOn(await open());
    await desk.submit({}, true);
    await changeStage(desk, changeBy(elena, await desk.submit()), { to: 'won' });
    desk.staff = [];
    const lead = await desk.submit();
    desk.now = lead.due_at;
    await remindOfDueAnswers(desk);
    const [mail, ...more] = await desk.mails('leads-due');
    expect(more).toEqual([]);
    expect(JSON.parse(mail?.props ?? '')).toMatchObject({
      kind: 'overdue',
      to: null,
      leads: [{ id: lead.id }],
    });
  });

  test('of several instances, one reminds', async () => {
    const desks = await desksOn(open, 3);
    const [desk] = desks;
    if (!desk) throw new Error('There is no desk.');
    const lead = await desk.submit();
    for (const one of desks) one.now = lead.due_at;
    const reminders = await Promise.all(desks.map(remindOfDueAnswers));
    expect(reminders.reduce((sum, count) => sum + count)).toBe(1);
    expect(await desk.mails('leads-due')).toHaveLength(2);
  });
});
