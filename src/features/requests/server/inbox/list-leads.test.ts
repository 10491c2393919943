import { expect, test } from 'vitest';
import { listRows } from '#platform/lists/define-list.ts';
import { hour, minute } from '#platform/values/durations.ts';
import { changeBy, daniel, deskOn, elena } from '#tests/support/desk.ts';
import { sentQuote } from '#tests/support/quotes.ts';
import { seedLeads } from '#tests/support/seed/requests.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { countOf } from '../../desk/inbox-address.ts';
import { type LeadFilter, leadPage } from '../../lead-input.ts';
import { assignLead } from '../commands/assign-lead.ts';
import { changeStage } from '../commands/change-stage.ts';
import { setFollowUp } from '../commands/follow-up.ts';
import { logReply } from '../commands/log-reply.ts';
import { setPriority } from '../commands/priority.ts';
import { countLeads } from './count-leads.ts';
import { leadList } from './export-leads.ts';
import { listLeads } from './list-leads.ts';

describeOnEachDatabase('the inbox', (open) => {
  test('finds any text, without accents, by beginnings, and references with or without their dash', async () => {
    const desk = deskOn(await open());
    const ana = await desk.submit({
      clientName: 'Ana Ruiz',
      brandName: 'Café São João',
      phone: '+52 229 555 0100',
      productToExport: 'Green coffee from Coatepec',
      referenceNumber: 'PO-7781',
    });
    const ben = await desk.write('Do you go to Reykjavík?');
    const finds = async (text: string, ...leads: { reference: string }[]) =>
      expect(await desk.found({ text }), text).toEqual(leads.map(({ reference }) => reference));
    for (const text of [
      'ana',
      'RUIZ',
      'cafe sao',
      'joao',
      'ana@example.com',
      'coatep',
      'gre coff',
      'po-7781',
      '2295550100',
      '5222955',
      '229-555-0100',
      '(229) 5550100',
      '+52 1 229 555 01 00',
      '555 0100',
    ])
      await finds(text, ana);
    for (const text of ['reykjavik', 'ben@', 'Odé']) await finds(text, ben);
    for (const { reference } of [ana, ben]) {
      const lead = reference === ana.reference ? ana : ben;
      for (const text of [
        reference,
        reference.toLowerCase().replace('-', ''),
        reference.replace('-', ' '),
        reference.slice(0, -2),
        reference.slice(3),
      ])
        await finds(text, lead);
    }
    await finds('example', ben, ana);
    await finds('…', ben, ana);
    for (const text of ['ana reykjavik', "'; drop", '"* OR a', 'stage:new', 'folder:inbox', 'uiz'])
      await finds(text);
  });

  test('filters by every fact and by several at once', async () => {
    const desk = deskOn(await open());
    const sea = await desk.submit({ service: 'sea-freight' });
    const air = await desk.submit({ service: 'air-freight' });
    const message = await desk.write('Hello');
    const spam = await desk.submit({}, true);
    await assignLead(desk, changeBy(elena, sea), daniel.id);
    await changeStage(desk, changeBy(elena, air), { to: 'lost', reason: 'price' });
    const shows = async (filter: LeadFilter, ...leads: { reference: string }[]) =>
      expect(await desk.found(filter), JSON.stringify(filter)).toEqual(
        leads.map(({ reference }) => reference),
      );
    await shows({}, message, air, sea);
    await shows({ stage: 'spam' }, spam);
    await shows({ stage: 'lost' }, air);
    await shows({ kind: 'rate-request' }, air, sea);
    await shows({ service: 'sea-freight' }, sea);
    await shows({ owner: daniel.id }, sea);
    await shows({ owner: 'none' }, message, air);
    await shows({ locale: 'en' }, message, air, sea);
    await shows({ locale: 'es' });
    await shows({ kind: 'rate-request', owner: 'none', stage: 'lost', text: 'ana' }, air);
    await shows({ due: 'due' }, message, sea);
  });

  test('lists to do what is due, and of nobody’s and one’s own what waits or is to be followed up', async () => {
    const desk = deskOn(await open());
    const toDo = async (staffId: string, text = '') => {
      const filter = { toDo: staffId, text };
      const found = await desk.found(filter, 'urgent');
      expect(new Set(await desk.found(filter)), 'in both orders').toEqual(new Set(found));
      expect(countOf(await countLeads(desk, filter))).toBe(found.length);
      return found;
    };
    const byPhone = { channel: 'telephone', comment: '' } as const;
    const mine = await desk.submit();
    const others = await desk.submit();
    const quoted = await desk.submit();
    const answered = await desk.submit();
    const lost = await desk.submit();
    await desk.submit({}, true);
    const free = await desk.submit();
    await assignLead(desk, changeBy(elena, mine), elena.id);
    await assignLead(desk, changeBy(elena, others), daniel.id);
    // A reply to a request without an owner takes it, and leaves nothing to do until the follow-up.
    await logReply(desk, changeBy(elena, answered), byPhone);
    expect(await desk.row(answered.id)).toMatchObject({ owner_id: elena.id });
    // A lead that is given back to nobody, with no day on which it comes back, must not be forgotten.
    await logReply(desk, changeBy(elena, quoted), byPhone);
    await assignLead(desk, changeBy(elena, await desk.row(quoted.id)), null);
    await setFollowUp(desk, changeBy(elena, await desk.row(quoted.id)), null);
    await changeStage(desk, changeBy(elena, lost), { to: 'lost', reason: 'price' });
    for (const text of ['', 'ana']) {
      expect(await toDo(elena.id, text)).toEqual([mine, free, quoted].map(({ reference }) => reference));
      expect(await toDo(daniel.id, text)).toEqual([others, free, quoted].map(({ reference }) => reference));
    }
    // Once it is overdue, everybody has it to do.
    const followUpAt = Number((await desk.row(answered.id)).follow_up_at);
    desk.now = followUpAt - 1;
    expect(await toDo(elena.id)).toEqual([mine, others, free, quoted].map(({ reference }) => reference));
    const before = await toDo(daniel.id);
    desk.now = followUpAt;
    expect(await toDo(elena.id)).toContain(answered.reference);
    expect(await toDo(daniel.id)).toEqual(before);
  });

  test('finds the requests of everybody who has left the desk, apart from nobody’s', async () => {
    const desk = deskOn(await open());
    const [daniels, mine, free] = [await desk.submit(), await desk.submit(), await desk.submit()];
    expect(await desk.found({ owner: 'left' })).toEqual([]);
    await assignLead(desk, changeBy(elena, daniels), daniel.id);
    await assignLead(desk, changeBy(elena, mine), elena.id);
    expect(await desk.found({ owner: 'left' })).toEqual([]);
    desk.staff = [elena];
    expect(await desk.found({ owner: 'left' })).toEqual([daniels.reference]);
    expect(await desk.found({ owner: 'left', text: 'ana', due: 'due' }, 'urgent')).toEqual([
      daniels.reference,
    ]);
    expect(await desk.found({ owner: 'none' })).toEqual([free.reference]);
    for (const text of ['', 'ana'])
      expect((await countLeads(desk, { owner: 'left', text })).stages.new).toBe(1);
  });

  test('puts a draft that can be sent before others of the same due hour, and nothing late below it', async () => {
    const desk = deskOn(await open());
    const submitDue = async (due: number) => {
      const lead = await desk.submit();
      const set = { due_at: due, waits_until: due };
      await desk.db.updateTable('leads').set(set).where('id', '=', lead.id).execute();
      return lead;
    };
    const at = Math.ceil(desk.now / hour) * hour + hour;
    const [plain, drafted, sending] = [await submitDue(at), await submitDue(at), await submitDue(at)];
    const earlier = await submitDue(at - minute);
    const draft = { state: 'draft', sent_at: null, is_ready: 1 } as const;
    await desk.db
      .insertInto('quotes')
      .values([
        sentQuote({ id: 'drafted', lead_id: drafted.id, ...draft }),
        sentQuote({ id: 'sending', lead_id: sending.id, ...draft, send_at: at }),
      ])
      .execute();
    const order = () => desk.found({}, 'urgent');
    const shows = async (...leads: { reference: string }[]) =>
      expect(await order()).toEqual(leads.map(({ reference }) => reference));
    await shows(earlier, drafted, plain, sending);
    // Of equals with priority and a draft, priority is first.
    await setPriority(desk, changeBy(elena, sending), true);
    await shows(earlier, sending, drafted, plain);
    // Within the hour, and once it is late, the due time alone decides.
    desk.now = at + 30 * minute;
    await shows(earlier, sending, plain, drafted);
  });

  test('puts what is due first at the top, then the rest, the newest first; and knows soon from overdue', async () => {
    const desk = deskOn(await open());
    const answered = await desk.submit();
    await changeStage(desk, changeBy(elena, answered), { to: 'won' });
    const first = await desk.submit();
    desk.now += 60 * minute;
    const second = await desk.submit();
    await changeStage(desk, changeBy(elena, await desk.submit()), { to: 'lost', reason: 'price' });
    // Friday 10:00 Eastern; nine business hours later it is Monday 10:00.
    desk.now = Date.parse('2026-11-23T13:30:00Z');
    const urgent = await desk.found({}, 'urgent');
    expect(urgent.slice(0, 2)).toEqual([first.reference, second.reference]);
    expect(urgent[3]).toBe(answered.reference);
    expect(await desk.found({ due: 'soon' })).toEqual([second.reference, first.reference]);
    desk.now = Date.parse('2026-11-23T15:00:00Z');
    expect(await desk.found({ due: 'overdue' })).toEqual([first.reference]);
    expect(await desk.found({ due: 'soon' }, 'urgent')).toEqual([second.reference]);
    const { leads } = await listLeads(desk, {}, leadPage.parse({ sort: 'urgent' }));
    expect(leads.map(({ due }) => due)).toEqual(['overdue', 'soon', null, null]);
  });

  test('pages hold every lead once, in both orders, also when some arrive between pages', async () => {
    const desk = deskOn(await open());
    await seedLeads(desk, { requests: 120, now: desk.now, seed: 7 });
    for (const sort of ['newest', 'urgent'] as const)
      for (const filter of [
        {},
        { text: 'a' },
        { stage: 'won' },
        { owner: 'sample-1', text: 'hous' },
      ] satisfies LeadFilter[]) {
        const whole = await desk.found(filter, sort);
        const { leads: all } = await listLeads(desk, filter, leadPage.parse({ sort, limit: 200 }));
        const paged: string[] = [];
        let cursor: string | undefined;
        do {
          const page = leadPage.parse({ sort, limit: 7, ...(cursor ? { cursor } : {}) });
          const { leads, next } = await listLeads(desk, filter, page);
          paged.push(...leads.map(({ reference }) => reference));
          if (sort === 'newest') await desk.submit({ productToExport: 'a arrives in Houston' });
          cursor = next ?? undefined;
        } while (cursor);
        expect(paged).toEqual(all.map(({ reference }) => reference));
        expect(paged.slice(0, 50)).toEqual(whole);
      }
  });

  test('an export has every lead of a filter, once', async () => {
    const desk = deskOn(await open());
    await seedLeads(desk, { requests: 450, now: desk.now });
    const count = async (filter: LeadFilter) => {
      const references: string[] = [];
      for await (const { lead } of listRows(leadList, desk, filter)) references.push(lead.reference);
      expect(new Set(references).size).toBe(references.length);
      return references.length;
    };
    const spam = await count({ stage: 'spam' });
    expect(spam).toBeGreaterThan(0);
    expect((await count({})) + spam).toBe(450);
  });

  test('an export has its times in ISO 8601, and none as an empty text', async () => {
    const desk = deskOn(await open());
    const { id } = await desk.submit();
    const first = async () => (await leadList.read(desk, {}, { limit: 1 })).rows[0]?.lead;
    expect(await first()).toMatchObject({
      ...{ receivedAt: '2026-11-20T15:00:00.000Z', dueAt: '2026-11-23T15:00:00.000Z' },
      ...{ lastMessageAt: '', followUpAt: '' },
    });
    desk.now += minute;
    await desk.receive(id);
    await changeStage(desk, changeBy(elena, await desk.row(id)), { to: 'need-information' });
    await setFollowUp(desk, changeBy(elena, await desk.row(id)), '2026-12-24');
    expect(await first()).toMatchObject({
      lastMessageAt: '2026-11-20T15:01:00.000Z',
      followUpAt: '2026-12-24T14:00:00.000Z',
    });
  });
});
