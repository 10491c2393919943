import { expect, test } from 'vitest';
import { changeBy, desksOn, elena, nameOf, submissionContext } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import type { LeadEventData } from '../../lead.ts';
import { addNote } from '../commands/add-note.ts';
import { changeContact, correctContact } from '../commands/change-contact.ts';
import { changeStage } from '../commands/change-stage.ts';
import { logCustomerReply, logReply } from '../commands/log-reply.ts';
import { submitLead } from '../commands/submit-lead.ts';
import { mergeLeads } from '../merge/merge-leads.ts';
import { appendEvent, lastPosition, listEventsAfter } from './lead-events.ts';

describeOnEachDatabase('the events of the desk', (open) => {
  test('a follower who reads while many write misses none and sees none twice', async () => {
    const [reader, ...writers] = await desksOn(open, 4);
    if (!reader) throw new Error('There is nobody to follow.');
    const { db } = reader;
    const seen: number[] = [];
    let done = false;
    const follow = async () => {
      for (;;) {
        const last = done;
        const events = await listEventsAfter(reader, seen.at(-1) ?? 0, 7);
        seen.push(...events.map(({ position }) => position));
        if (last && events.length === 0) return;
        await new Promise((next) => setTimeout(next, 1));
      }
    };
    const write = async (desk: (typeof writers)[number]) => {
      for (let count = 0; count < 8; count += 1) {
        const lead = await desk.submit({ email: `${crypto.randomUUID()}@example.com` });
        await changeStage(desk, changeBy(elena, lead), { to: 'quoting' });
      }
    };
    const following = follow();
    await Promise.all(writers.map(write));
    done = true;
    await following;
    const stored = await db.selectFrom('lead_events').select('position').orderBy('position').execute();
    expect(seen).toEqual(stored.map(({ position }) => Number(position)));
    expect(seen).toHaveLength(48);
    expect(await lastPosition(reader)).toBe(seen.at(-1));
  });

  test('a reader neither waits for a slow writer nor passes over what it commits late', async () => {
    const [reader, slow, quick] = await desksOn(open, 3);
    if (!reader || !slow || !quick) throw new Error('There is nobody to write.');
    // SQLite has one writer: nothing can be committed out of order.
    if (reader.engine === 'sqlite') return;
    const lead = await reader.submit();
    const { number } = lead;
    const note: LeadEventData = { type: 'note', text: 'Slow', mentions: [] };
    const transaction = await slow.db.startTransaction().execute();
    const event = { lead, by: 'system', at: slow.now, data: note } as const;
    for (let count = 0; count < 3; count += 1) await appendEvent(slow, transaction, event);
    // Each of these would wait for ever if it waited for the slow writer.
    expect(await listEventsAfter(reader, number)).toEqual([]);
    await quick.submit();
    expect(await listEventsAfter(reader, number)).toEqual([]);
    expect(await lastPosition(reader)).toBe(number);
    await transaction.commit().execute();
    const types = (await listEventsAfter(reader, number)).map(({ data }) => data.type);
    expect(types).toEqual(['note', 'note', 'note', 'received']);
  });

  test('a subscriber that throws leaves no request, event, mail or count', async () => {
    const [desk] = await desksOn(open, 1);
    if (!desk) throw new Error('There is no desk.');
    const lead = await desk.submit();
    const tables = ['leads', 'lead_events', 'lead_event_texts', 'outbox', 'mail_counts'] as const;
    const stored = () => Promise.all(tables.map((table) => desk.db.selectFrom(table).selectAll().execute()));
    const before = await stored();
    const fail = async () => {
      throw new Error('The subscriber failed.');
    };
    const failing = { ...desk, timelineSubscribers: [...desk.timelineSubscribers, fail] };
    const answers = { name: 'Ben', email: 'ben@example.com', subject: '', message: 'Two pallets' };
    const reply = { subject: 'Rate', body: 'As asked' };
    for (const run of [
      () => submitLead(failing, { kind: 'contact-message', answers }, submissionContext),
      () => sendReply(failing, changeBy(elena, lead), reply),
      () => addNote(failing, { leadId: lead.id, by: elena, text: 'Ask @Daniel' }),
    ])
      await expect(run()).rejects.toThrow('The subscriber failed.');
    expect(await stored()).toEqual(before);
  });

  test('an event itself holds nothing that a customer or staff wrote: an erasure could not delete it', async () => {
    const [desk] = await desksOn(open, 1);
    if (!desk) throw new Error('There is no desk.');
    const { db } = desk;
    const own = { clientName: 'Ana Zarzuela', email: 'ana@zarzuela.example', phone: '229 555 0177' };
    const lead = await desk.submit({ ...own, brandName: 'Zarzuela SA', products: 'zarzuela' });
    const other = await desk.submit({ ...own, products: 'More zarzuela' });
    const change = async () => changeBy(elena, await desk.row(lead.id));
    const comment = 'Zarzuela asks for jute, 229 555 0177';
    const outcomes = [
      await addNote(desk, { leadId: lead.id, by: nameOf(elena), text: comment }),
      await changeStage(desk, await change(), { to: 'lost', reason: 'other', comment }),
      await changeStage(desk, await change(), { to: 'quoting' }),
      await logReply(desk, await change(), { channel: 'telephone', comment }),
      await logCustomerReply(desk, await change(), comment),
      await sendReply(desk, await change(), { subject: 'Zarzuela', body: comment }),
      await changeContact(desk, await change(), {
        name: 'Ana Zarzuela Ruiz',
        company: 'Zarzuela Inc.',
        email: 'ruiz@zarzuela.example',
        phone: '229 555 0177 1',
      }),
      await correctContact(desk, await desk.secretOf(lead.id), {
        email: 'ana.ruiz@zarzuela.example',
        phone: '',
      }),
      await mergeLeads(desk, {
        keep: await desk.row(lead.id),
        other,
        by: nameOf(elena),
        differentPeople: true,
      }),
    ];
    expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([]);
    const events = await db.selectFrom('lead_events').select('data').execute();
    expect(events).toHaveLength(13);
    expect(events.filter(({ data }) => /zarzuela|ruiz|jute|0177/i.test(data))).toEqual([]);
    const texts = await db.selectFrom('lead_event_texts').select('text').execute();
    expect(texts.length).toBeGreaterThan(7);
  });

  test('a writer that rolls back holds nothing up', async () => {
    const [reader, slow, quick] = await desksOn(open, 3);
    if (!reader || !slow || !quick) throw new Error('There is nobody to write.');
    if (reader.engine === 'sqlite') return;
    const held = await reader.submit();
    const { number } = held;
    const transaction = await slow.db.startTransaction().execute();
    const data: LeadEventData = { type: 'note', text: 'Never', mentions: [] };
    await appendEvent(slow, transaction, { lead: held, by: 'system', at: slow.now, data });
    const lead = await quick.submit();
    expect(await listEventsAfter(reader, number)).toEqual([]);
    await transaction.rollback().execute();
    expect((await listEventsAfter(reader, number)).map((event) => event.leadId)).toEqual([lead.id]);
  });
});
