import { expect, test } from 'vitest';
import { hour } from '#platform/values/durations.ts';
import { changeBy, daniel, deskOn, elena, nameOf, type SubmittedLead } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { addNote } from '../commands/add-note.ts';
import { assignLead } from '../commands/assign-lead.ts';
import { renewLink, revokeLink } from '../commands/change-link.ts';
import { changeStage } from '../commands/change-stage.ts';
import { logReply } from '../commands/log-reply.ts';
import { mergeLeads } from '../merge/merge-leads.ts';
import { findWorkingLink } from '../secret-links.ts';
import { findConversation, listMessages } from './conversation.ts';
import { sendMessage } from './send-message.ts';

type Desk = ReturnType<typeof deskOn>;

const keyOf = (text: string) => ({ text, address: null });

async function textsOf(desk: Desk, { secret }: Pick<SubmittedLead, 'secret'>) {
  const entries = await findConversation(desk.db, secret);
  return entries?.map(({ kind, text }) => `${kind}: ${text}`);
}

/** Sends a reply whose mail leaves at once. */
async function reply(desk: Desk, { id }: Pick<SubmittedLead, 'id'>, body: string) {
  const outcome = await sendReply(desk, changeBy(elena, await desk.row(id)), { subject: 'Offer', body });
  if (!outcome.ok) throw new Error(outcome.reason);
  return { replyId: outcome.replyId, leave: () => leave(desk, outcome.replyId) };
}

async function leave(desk: Desk, id: string) {
  await desk.db.updateTable('outbox').set({ attempts: 1 }).where('id', '=', id).execute();
}

describeOnEachDatabase('the conversation of a customer', (open) => {
  test('holds replies and messages in their order, and nothing that staff wrote for each other', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const change = async () => changeBy(elena, await desk.row(lead.id));
    await addNote(desk, { leadId: lead.id, by: nameOf(elena), text: 'Secret note @daniel' });
    await assignLead(desk, await change(), daniel.id);
    await changeStage(desk, await change(), { to: 'lost', reason: 'other', comment: 'Secret comment' });
    await logReply(desk, await change(), { channel: 'telephone', comment: 'Secret call' });
    desk.now += hour;
    await sendMessage(desk, lead.secret, { text: 'Any news?', key: keyOf('one') });
    desk.now += hour;
    await (await reply(desk, lead, 'It is on its way.')).leave();
    expect(await findConversation(desk.db, lead.secret)).toMatchObject([
      { kind: 'message', from: '', text: 'Any news?', at: desk.now - hour, attachments: [] },
      { kind: 'reply', by: elena.name, text: 'It is on its way.', at: desk.now, attachments: [] },
    ]);
    expect(JSON.stringify(await findConversation(desk.db, lead.secret))).not.toMatch(/Secret|Daniel|lost/);
  });

  test('of a merged request is its own, also under the same address: an address that was typed proves nothing', async () => {
    const desk = deskOn(await open());
    const [kept, same, other] = [
      await desk.submit(),
      await desk.submit(),
      await desk.submit({ email: 'ben@example.com' }),
    ];
    for (const { id } of [same, other])
      await mergeLeads(desk, {
        keep: await desk.row(kept.id),
        other: await desk.row(id),
        by: nameOf(elena),
        differentPeople: true,
      });
    const ofKept = { secret: await desk.secretOf(kept.id) };
    for (const [{ secret }, text] of [
      [ofKept, 'From Ana'],
      [same, 'Ana again'],
      [other, 'From Ben'],
    ] as const) {
      desk.now += hour;
      expect(await sendMessage(desk, secret, { text, key: keyOf(text) })).toMatchObject({ ok: true });
    }
    desk.now += hour;
    await (await reply(desk, kept, 'Dear Ana')).leave();
    expect(await textsOf(desk, ofKept)).toEqual(['message: From Ana', 'reply: Dear Ana']);
    expect(await textsOf(desk, same)).toEqual(['message: Ana again']);
    expect(await textsOf(desk, other)).toEqual(['message: From Ben']);
    expect((await desk.events(kept.id)).filter((type) => type === 'message')).toHaveLength(3);
  });

  test('takes a form once, and another text under its key as a further message', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const form = { text: 'Twelve crates', key: keyOf('form') };
    const twice = await Promise.all([1, 2].map(() => sendMessage(desk, lead.secret, form)));
    expect(twice.map((outcome) => outcome.ok && outcome.isRepeat).sort()).toEqual([false, true]);
    await sendMessage(desk, lead.secret, { ...form, text: 'Thirteen crates' });
    expect(await textsOf(desk, lead)).toEqual(['message: Twelve crates', 'message: Thirteen crates']);
  });

  test('marks a message that asks for a change of the quote, which waits for a reply', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    await changeStage(desk, changeBy(elena, await desk.row(lead.id)), {
      to: 'lost',
      reason: 'other',
      comment: 'No reply',
    });
    expect((await desk.row(lead.id)).waits_until).toBeNull();
    const change = { text: 'Two containers, not one', key: keyOf('change'), asks: 'change' as const };
    expect(await sendMessage(desk, lead.secret, change)).toMatchObject({ ok: true });
    expect((await desk.row(lead.id)).waits_until).not.toBeNull();
    const [message] = await listMessages(desk.db, lead.id);
    expect(message?.data).toMatchObject({ text: 'Two containers, not one', asksForChange: true });
    await sendMessage(desk, lead.secret, { text: 'Thank you', key: null });
    const shown = await findConversation(desk.db, lead.secret);
    expect(shown?.map((entry) => entry.kind === 'message' && entry.asks)).toEqual(['change', undefined]);
  });

  test('that asks for another quote opens a lost request again, once', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    await changeStage(desk, changeBy(elena, await desk.row(lead.id)), { to: 'lost', reason: 'price' });
    const form = { text: 'Please quote this again.', key: keyOf('requote'), asks: 'requote' as const };
    const twice = await Promise.all([1, 2].map(() => sendMessage(desk, lead.secret, form)));
    expect(twice.map((outcome) => outcome.ok && outcome.isRepeat).sort()).toEqual([false, true]);
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'quoting', lost_reason: null });
    expect((await desk.row(lead.id)).waits_until).not.toBeNull();
    const [message] = await listMessages(desk.db, lead.id);
    expect(message?.data).toMatchObject({ asksForRequote: true });
  });

  test('is limited to thirty messages an hour', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    for (let number = 1; number <= 30; number += 1)
      await sendMessage(desk, lead.secret, { text: `Message ${number}`, key: null });
    const late = { text: 'One more', key: null };
    expect(await sendMessage(desk, lead.secret, late)).toMatchObject({ reason: 'too-often' });
    desk.now += hour;
    expect(await sendMessage(desk, lead.secret, late)).toMatchObject({ ok: true });
  });

  test('ends with its link, and goes on with the new one', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const write = (secret: string) => sendMessage(desk, secret, { text: 'Hello', key: keyOf(secret) });
    const linkOf = async () => (await findWorkingLink(desk.db, lead.id))?.id ?? '';
    await renewLink(desk, { leadId: lead.id, by: nameOf(elena), replaces: await linkOf() });
    expect(await write(lead.secret)).toEqual({ ok: false, reason: 'link-ended' });
    expect(await findConversation(desk.db, lead.secret)).toBeNull();
    const renewed = await desk.secretOf(lead.id);
    expect(await write(renewed)).toMatchObject({ ok: true, isRepeat: false });
    expect(await textsOf(desk, { secret: renewed })).toEqual(['message: Hello']);
    await revokeLink(desk, { leadId: lead.id, by: nameOf(elena), linkId: await linkOf() });
    expect(await write(renewed)).toEqual({ ok: false, reason: 'link-ended' });
    expect(await write('x'.repeat(32))).toEqual({ ok: false, reason: 'no-such-lead' });
  });
});
