import { expect, test } from 'vitest';
import { day, hour } from '#platform/values/durations.ts';
import { changeBy, daniel, deskOn, desksOn, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { leadPage } from '../../lead-input.ts';
import { addNote } from '../commands/add-note.ts';
import { changeStage } from '../commands/change-stage.ts';
import { logReply } from '../commands/log-reply.ts';
import { findLeadBySecret } from '../customer/lead-by-link.ts';
import { findLead, listTimeline } from '../inbox/find-lead.ts';
import { listLeads } from '../inbox/list-leads.ts';
import { mergeAll, mergeLeads } from './merge-leads.ts';
import { listRelatedLeads } from './related-leads.ts';
import { unmergeLead } from './unmerge-lead.ts';

const coffee = {
  clientName: 'Ana Ruiz',
  brandName: 'Café de Altura',
  products: 'Green coffee, 20 bags of 69 kg',
  productToExport: 'From Coatepec to Houston by sea, every month',
};
const by = nameOf(elena);

describeOnEachDatabase('merging', (open) => {
  test('keeps both histories under one lead, which is found by the words of both', async () => {
    const desk = deskOn(await open());
    const kept = await desk.submit({ ...coffee, email: '', phone: '+52 229 555 0100' });
    const other = await desk.submit({ products: 'Roasted beans' });
    await addNote(desk, { leadId: other.id, by, text: 'Same person' });
    expect(await mergeLeads(desk, { keep: kept, other, by })).toEqual({
      ok: false,
      reason: 'different-people',
      people: ['Ana Ruiz (+52 229 555 0100)', `${other.reference} (ana@example.com)`],
    });
    expect(await mergeLeads(desk, { keep: kept, other, by, differentPeople: true })).toEqual({
      ok: true,
      version: 2,
    });

    expect(await desk.found({})).toEqual([kept.reference]);
    expect(await desk.found({ text: 'roasted' })).toEqual([kept.reference]);
    expect(await desk.found({ text: other.reference })).toEqual([kept.reference]);
    const found = await findLead(desk, kept.id);
    if (!found) throw new Error('The lead is gone.');
    expect(found).toMatchObject({
      // Mails about it carry its link, which is not for the sender of the other.
      email: '',
      merged: [{ id: other.id, answers: { products: 'Roasted beans' } }],
    });
    const { events } = await listTimeline(desk.db, found);
    expect(events.map(({ leadId, data }) => `${leadId === kept.id ? 'kept' : 'other'} ${data.type}`)).toEqual(
      ['kept received', 'other received', 'other note', 'other merged-into', 'kept merged-in'],
    );
    await addNote(desk, { leadId: other.id, by, text: 'Jute sacks' });
    expect(await desk.found({ text: 'jute' })).toEqual([kept.reference]);
    const again = await findLead(desk, other.id);
    expect(again).toMatchObject({ mergedInto: kept.id });
    await changeStage(desk, changeBy(elena, { ...kept, version: 2 }), { to: 'quoting' });
    expect(await findLeadBySecret(desk.db, other.secret)).toMatchObject({
      stage: 'new',
      isMerged: true,
      reference: other.reference,
    });
    expect(await changeStage(desk, changeBy(elena, { ...other, version: 2 }), { to: 'won' })).toMatchObject({
      reason: 'no-such-lead',
    });
  });

  test('merges several at once, or none of them', async () => {
    const desk = deskOn(await open());
    const [kept, one, two] = [
      await desk.submit(coffee),
      await desk.submit(coffee),
      await desk.submit(coffee),
    ];
    const stranger = await desk.submit({ ...coffee, email: 'ben@example.com', phone: '' });
    const all = { keep: kept, others: [one, two, stranger], by };
    expect(await mergeAll(desk, all)).toMatchObject({ ok: false, reason: 'different-people' });
    const stale = { ...all, others: [one, { ...two, version: 9 }] };
    expect(await mergeAll(desk, stale)).toMatchObject({ ok: false, reason: 'changed' });
    expect(await mergeAll(desk, { ...all, others: [one, one] })).toEqual({ ok: false, reason: 'same-lead' });
    expect(await desk.found({})).toHaveLength(4);
    expect(await mergeAll(desk, { ...all, differentPeople: true })).toEqual({ ok: true, version: 4 });
    expect(await desk.found({})).toEqual([kept.reference]);
    expect((await findLead(desk, kept.id))?.merged).toHaveLength(3);
  });

  test('lets the timer of what nobody answered run on', async () => {
    const desk = deskOn(await open());
    const kept = await desk.submit(coffee);
    await logReply(desk, changeBy(elena, kept), { channel: 'telephone', comment: '' });
    desk.now += hour;
    const other = await desk.submit(coffee);
    await mergeLeads(desk, { keep: { ...kept, version: 2 }, other, by });
    expect(await desk.row(kept.id)).toMatchObject({ waits_until: other.due_at, replied_at: null });
    expect(await desk.row(other.id)).toMatchObject({ waits_until: null });
    const secret = await desk.secretOf(kept.id);
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({
      repliedAt: null,
      isMerged: false,
    });
    await logReply(desk, changeBy(elena, await desk.row(kept.id)), { channel: 'telephone', comment: '' });
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({ repliedAt: desk.now });
    expect(await findLeadBySecret(desk.db, other.secret)).toMatchObject({ repliedAt: null, isMerged: true });
  });

  test('a stale page merges nothing, neither do two at once in both directions, nor a lead with itself', async () => {
    const desks = await desksOn(open, 2);
    const [desk, second] = desks;
    if (!desk || !second) throw new Error('There is no desk.');
    const [one, two] = [await desk.submit(coffee), await desk.submit(coffee)];
    expect(await mergeLeads(desk, { keep: one, other: one, by })).toEqual({ ok: false, reason: 'same-lead' });
    const stale = await mergeLeads(desk, { keep: { ...one, version: 9 }, other: two, by });
    expect(stale).toMatchObject({ ok: false, reason: 'changed' });
    expect(await desk.row(two.id)).toMatchObject({ merged_into: null, version: 1 });
    expect(await desk.events(two.id)).toEqual(['received']);

    const outcomes = await Promise.all([
      mergeLeads(desk, { keep: one, other: two, by }),
      mergeLeads(second, { keep: two, other: one, by: nameOf(daniel) }),
    ]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await desk.found({})).toHaveLength(1);
  });

  test('a new mail is put on a closed request, which keeps its stage and waits, until that is undone', async () => {
    const desk = deskOn(await open());
    const won = await desk.submit(coffee);
    await changeStage(desk, changeBy(elena, won), { to: 'won' });
    const mail = await desk.write('Where is my container?', 'ana@example.com');
    const seen = async (id: string) => ({ id, version: (await desk.row(id)).version });
    expect(
      await mergeLeads(desk, { keep: await seen(won.id), other: await seen(mail.id), by }),
    ).toMatchObject({ ok: true });
    const kept = await desk.row(won.id);
    expect(kept).toMatchObject({ stage: 'won' });
    expect(Number(kept.waits_until)).toBe(Number(mail.due_at));
    await unmergeLead(desk, { keep: await seen(won.id), otherId: mail.id, by });
    expect(await desk.row(won.id)).toMatchObject({ stage: 'won', waits_until: null });
    expect(Number((await desk.row(mail.id)).waits_until)).toBe(Number(mail.due_at));
  });

  test('a notice of anybody is put on a request, and neither starts its timer nor mails its customer', async () => {
    const desk = deskOn(await open());
    const won = await desk.submit(coffee);
    await changeStage(desk, changeBy(elena, won), { to: 'won' });
    const mail = await desk.write('Container CSQU3054383 has arrived.', 'noreply@line.example');
    await changeStage(desk, changeBy(elena, mail), { to: 'notice' });
    const before = (await desk.mails('lead-link')).length;
    const seen = async (id: string) => ({ id, version: (await desk.row(id)).version });
    expect(
      await mergeLeads(desk, { keep: await seen(won.id), other: await seen(mail.id), by }),
    ).toMatchObject({ ok: true });
    expect(await desk.row(won.id)).toMatchObject({ stage: 'won', waits_until: null });
    expect(await desk.mails('lead-link')).toHaveLength(before);
  });

  test('nobody who waits is merged into a notice or spam, and nothing into what was deleted', async () => {
    const desk = deskOn(await open());
    const waits = await desk.submit(coffee);
    const lost = await desk.submit(coffee);
    await changeStage(desk, changeBy(elena, lost), { to: 'lost', reason: 'price' });
    const spam = await desk.submit(coffee);
    await changeStage(desk, changeBy(elena, spam), { to: 'spam' });
    const deleted = await desk.submit(coffee);
    await desk.db.updateTable('leads').set({ erased_at: desk.now }).where('id', '=', deleted.id).execute();
    const into = (keep: { id: string; version: number }) =>
      mergeLeads(desk, { keep, other: { id: waits.id, version: 1 }, by });
    const notice = await desk.submit(coffee);
    await changeStage(desk, changeBy(elena, notice), { to: 'notice' });
    expect(await into({ ...notice, version: 2 })).toEqual({ ok: false, reason: 'notice' });
    expect(await into({ ...spam, version: 2 })).toEqual({ ok: false, reason: 'spam' });
    expect(await into(deleted)).toEqual({ ok: false, reason: 'erased' });
    expect(await mergeLeads(desk, { keep: waits, other: deleted, by })).toEqual({
      ok: false,
      reason: 'erased',
    });
    const { secret: _, ...row } = waits;
    expect(await desk.row(waits.id)).toEqual(row);

    await logReply(desk, changeBy(elena, waits), { channel: 'telephone', comment: '' });
    const answered = { id: waits.id, version: 2 };
    expect(await mergeLeads(desk, { keep: { ...lost, version: 2 }, other: answered, by })).toMatchObject({
      ok: true,
    });
  });

  test('a chain of merges ends in one lead', async () => {
    const desk = deskOn(await open());
    const [one, two, three] = [
      await desk.submit(coffee),
      await desk.submit(coffee),
      await desk.submit(coffee),
    ];
    await mergeLeads(desk, { keep: two, other: one, by });
    await mergeLeads(desk, { keep: three, other: { ...two, version: 2 }, by });
    expect((await findLead(desk, three.id))?.merged.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect((await listLeads(desk, {}, leadPage.parse({}))).leads).toHaveLength(1);
  });
});

describeOnEachDatabase('the link of a lead that another is merged into', (open) => {
  const linkMails = async (desk: ReturnType<typeof deskOn>, { id }: { id: string }) => {
    const secrets = await desk.secretsIn('lead-link');
    const mails = (await desk.mails('lead-link')).map((mail, at) => ({ ...mail, secret: secrets[at] }));
    const ofLead = mails.filter(({ subject_id }) => subject_id === id);
    return ofLead.map(({ props, secret }) => ({ ...JSON.parse(props), secret }));
  };

  test('ends where a form has shown it: a new one leaves by mail alone, once', async () => {
    const desk = deskOn(await open());
    // A stranger's, under the address of a shipper; its mails are used up.
    const kept = await desk.submit(coffee);
    for (const _ of [1, 2, 3]) await desk.submit(coffee);
    const [one, two] = [await desk.submit(coffee), await desk.submit(coffee)];
    expect(await mergeLeads(desk, { keep: kept, other: one, by })).toMatchObject({ ok: true });
    expect(await findLeadBySecret(desk.db, kept.secret)).toBeNull();
    const secret = await desk.secretOf(kept.id);
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({ reference: kept.reference });
    expect(await linkMails(desk, kept)).toMatchObject([{ address: kept.email, secret, reason: 'merged' }]);
    expect(await findLeadBySecret(desk.db, one.secret)).toMatchObject({ isMerged: true });

    desk.now += 2 * day;
    await mergeLeads(desk, { keep: await desk.row(kept.id), other: two, by });
    expect(await linkMails(desk, kept)).toMatchObject([{ secret }, { secret }]);
  });

  test('stays where its account has confirmed the address, where no mail can carry it, and where it was revoked', async () => {
    const desk = deskOn(await open());
    const account = { id: 'account-ana', name: 'Ana', email: 'ana@example.com', password: '' };
    await desk.addAccount(account);
    const own = await desk.submit({ ...coffee, email: account.email });
    await desk.db.updateTable('leads').set({ account_id: account.id }).where('id', '=', own.id).execute();
    const byPhone = await desk.submit({ ...coffee, email: '', phone: '+52 229 555 0100' });
    const revoked = await desk.submit(coffee);
    await desk.db
      .updateTable('secret_links')
      .set({ revoked_at: desk.now })
      .where('lead_id', '=', revoked.id)
      .execute();
    for (const keep of [own, byPhone, revoked]) {
      const other = await desk.submit(coffee);
      const merged = await mergeLeads(desk, { keep, other, by, differentPeople: true });
      expect(merged).toMatchObject({ ok: true });
    }
    expect(await findLeadBySecret(desk.db, own.secret)).toMatchObject({ reference: own.reference });
    expect(await linkMails(desk, own)).toMatchObject([{ secret: own.secret }]);
    expect(await findLeadBySecret(desk.db, byPhone.secret)).not.toBeNull();
    expect([...(await linkMails(desk, byPhone)), ...(await linkMails(desk, revoked))]).toEqual([]);
  });

  test('is not said to be mailed where the lead is spam, which is mailed nothing', async () => {
    const desk = deskOn(await open());
    const [kept, other] = [await desk.submit(coffee, true), await desk.submit(coffee)];
    await logReply(desk, changeBy(elena, other), { channel: 'telephone', comment: '' });
    const seen = await desk.row(other.id);
    expect(await mergeLeads(desk, { keep: kept, other: seen, by })).toMatchObject({ ok: true });
    expect(await linkMails(desk, kept)).toEqual([]);
    const found = await findLead(desk, kept.id);
    const { events } = found ? await listTimeline(desk.db, found) : { events: [] };
    const merged = events.find(({ data }) => data.type === 'merged-in');
    expect(merged?.data).toMatchObject({ leadId: other.id, reference: other.reference });
    expect(merged?.data).not.toHaveProperty('hasNewLink');
  });
});

describeOnEachDatabase('other leads', (open) => {
  test('of the person and the company are shown, likely duplicates first', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit(coffee);
    const again = await desk.submit({ ...coffee, objective: 'Please hurry' });
    const colleague = await desk.submit({
      email: 'ben@example.com',
      brandName: 'CAFE DE ALTURA',
      products: 'Mugs',
    });
    const person = await desk.submit({ email: 'ANA@example.com', products: 'Two used excavators' });
    const stranger = await desk.submit({ email: 'zoe@example.com' });
    const related = await listRelatedLeads(desk, lead.id);
    expect(related.map(({ reference, ties, duplicate }) => [reference, ties, duplicate])).toEqual([
      [again.reference, ['same-person', 'same-company'], true],
      [person.reference, ['same-person'], false],
      [colleague.reference, ['same-company'], false],
    ]);
    expect(await listRelatedLeads(desk, stranger.id)).toEqual([]);
    expect(await listRelatedLeads(desk, 'none')).toEqual([]);
    desk.now += 15 * day;
    const later = await desk.submit(coffee);
    expect((await listRelatedLeads(desk, later.id)).some(({ duplicate }) => duplicate)).toBe(false);
  });
});
