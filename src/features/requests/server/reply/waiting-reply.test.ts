import { expect, test } from 'vitest';
import { changeBy, daniel, deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { sendDelayMs } from '../../lead.ts';
import { addNote } from '../commands/add-note.ts';
import { assignLead } from '../commands/assign-lead.ts';
import { changeStage } from '../commands/change-stage.ts';
import { logReply } from '../commands/log-reply.ts';
import { findConversation } from '../customer/conversation.ts';
import { findLeadBySecret } from '../customer/lead-by-link.ts';
import { mergeLeads } from '../merge/merge-leads.ts';
import { findDraft, listRefusedReplies, saveDraft } from './draft.ts';
import {
  findOwnWaitingReply,
  listWaitingReplies,
  queueReply,
  sendDueReplies,
  undoReply,
} from './waiting-reply.ts';

const text = { subject: 'Your coffee', body: 'Dear Ana,\n\nUSD 2,100 to the door.' };

describeOnEachDatabase('a reply that waits', (open) => {
  async function begin() {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const queue = async (reply = {}, who = elena) => {
      const outcome = await queueReply(desk, changeBy(who, await desk.row(lead.id)), { ...text, ...reply });
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome;
    };
    const undo = (replyId: string, who = elena) =>
      undoReply(desk, { leadId: lead.id, replyId, by: nameOf(who) });
    const sendDue = () => {
      desk.now += sendDelayMs;
      return sendDueReplies(desk);
    };
    return { desk, lead, queue, undo, sendDue };
  }

  test('changes nothing until it is due, and is sent once then', async () => {
    const { desk, lead, queue, undo } = await begin();
    const { secret, ...row } = lead;
    await saveDraft(desk, { leadId: lead.id, staffId: elena.id, ...text });
    const { replyId, leavesAt } = await queue({ stage: { to: 'quoted' } });
    expect(leavesAt).toBe(desk.now + sendDelayMs);
    expect(await findDraft(desk.db, lead.id, elena.id)).toBeNull();
    const own = { replyId, leadId: lead.id, reference: lead.reference, leftMs: sendDelayMs };
    expect(await findOwnWaitingReply(desk, elena.id)).toEqual(own);
    expect(await findOwnWaitingReply(desk, daniel.id)).toBeNull();
    const waiting = {
      replyId,
      leadId: lead.id,
      by: nameOf(elena),
      to: 'ana@example.com',
      ...text,
      sendAt: leavesAt,
    };
    expect(await listWaitingReplies(desk.db, [lead.id])).toEqual(new Map([[lead.id, waiting]]));
    const inTheMeantime = await queueReply(desk, changeBy(daniel, lead), text);
    expect(inTheMeantime).toEqual({ ok: false, reason: 'reply-waiting' });

    desk.now = leavesAt - 1;
    await sendDueReplies(desk);
    expect(await desk.row(lead.id)).toEqual(row);
    expect(await desk.events(lead.id)).toEqual(['received']);
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({ repliedAt: null, stage: 'new' });
    expect(await findConversation(desk.db, secret)).toEqual([]);

    desk.now = leavesAt;
    await Promise.all([sendDueReplies(desk), sendDueReplies(desk)]);
    expect(await desk.events(lead.id)).toEqual(['received', 'reply', 'stage', 'owner']);
    expect(await desk.mails('lead-reply')).toMatchObject([{ id: replyId, next_attempt_at: desk.now }]);
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({ repliedAt: desk.now, stage: 'quoted' });
    expect(await listWaitingReplies(desk.db, [lead.id])).toEqual(new Map());
    expect(await undo(replyId)).toEqual({ ok: false, reason: 'already-sent' });
  });

  test('that is taken back is its author’s draft above what they have begun since', async () => {
    const { desk, lead, queue, undo, sendDue } = await begin();
    const { secret: _, ...row } = lead;
    const { replyId } = await queue({ stage: { to: 'quoted' } });
    await saveDraft(desk, { leadId: lead.id, staffId: elena.id, subject: 'More', body: 'And another thing' });
    expect(await undo(replyId, daniel)).toEqual({ ok: false, reason: 'no-such-reply' });
    expect(await undo('none')).toEqual({ ok: false, reason: 'no-such-reply' });
    expect(await undo(replyId)).toEqual({ ok: true });
    expect(await undo(replyId)).toEqual({ ok: false, reason: 'no-such-reply' });
    expect(await findDraft(desk.db, lead.id, elena.id)).toEqual({
      to: 'ana@example.com',
      subject: text.subject,
      body: `${text.body}\n\nAnd another thing`,
      savedAt: desk.now,
      returned: { at: desk.now, reason: null, files: [] },
    });
    expect(await listRefusedReplies(desk.db, elena.id)).toEqual([]);
    await sendDue();
    expect(await desk.row(lead.id)).toEqual(row);
    expect(await desk.events(lead.id)).toEqual(['received']);
    expect(await desk.mails('lead-reply')).toEqual([]);
    await queue();
    await sendDue();
    expect(await desk.events(lead.id)).toEqual(['received', 'reply', 'owner']);
  });

  type Begun = Awaited<ReturnType<typeof begin>>;
  const change = async ({ desk, lead }: Begun, who = daniel) => changeBy(who, await desk.row(lead.id));

  test.each<[string, string, (begun: Begun) => Promise<unknown>]>([
    [
      'a colleague answered',
      'changed',
      async (begun) => logReply(begun.desk, await change(begun), { channel: 'telephone', comment: '' }),
    ],
    [
      'a colleague closed the request',
      'changed',
      async (begun) => changeStage(begun.desk, await change(begun), { to: 'lost', reason: 'price' }),
    ],
    ['the customer wrote', 'changed', ({ desk, lead }) => desk.receive(lead.id, 'Twelve tons now.')],
    [
      'its author put the request into spam',
      'spam',
      async (begun) => changeStage(begun.desk, await change(begun, elena), { to: 'spam' }),
    ],
    [
      'the request was merged into another',
      'no-such-lead',
      async (begun) => {
        const keep = await begun.desk.submit({ products: 'Tea' });
        return mergeLeads(begun.desk, {
          keep,
          other: await begun.desk.row(begun.lead.id),
          by: nameOf(daniel),
          differentPeople: true,
        });
      },
    ],
  ])('is its author’s draft again with a notice where %s', async (_, reason, act) => {
    const begun = await begin();
    const { desk, lead, queue, sendDue } = begun;
    await queue();
    expect(await act(begun)).toMatchObject({ ok: true });
    await sendDue();
    const { merged_into: mergedInto } = await desk.row(lead.id);
    const leadId = mergedInto ?? lead.id;
    expect(await findDraft(desk.db, leadId, elena.id)).toMatchObject({
      ...text,
      returned: { at: desk.now, reason, files: [] },
    });
    expect(await listRefusedReplies(desk.db, elena.id)).toMatchObject([{ leadId, reason }]);
    expect(await desk.mails('lead-reply')).toEqual([]);
    expect(await listWaitingReplies(desk.db, [lead.id])).toEqual(new Map());
  });

  test.each<[string, (begun: Begun) => Promise<unknown>]>([
    ['a colleague took the request', async (begun) => assignLead(begun.desk, await change(begun), daniel.id)],
    [
      'somebody noted something',
      ({ desk, lead }) => addNote(desk, { leadId: lead.id, by: nameOf(daniel), text: 'Reefer' }),
    ],
    [
      'its author closed the request',
      async (begun) => changeStage(begun.desk, await change(begun, elena), { to: 'won' }),
    ],
  ])('is sent although %s', async (_, act) => {
    const begun = await begin();
    await begun.queue();
    await act(begun);
    await begun.sendDue();
    expect(await begun.desk.events(begun.lead.id)).toContain('reply');
    expect(await begun.desk.mails('lead-reply')).toHaveLength(1);
  });

  test('that fails keeps none of the others, and is tried again', async () => {
    const { desk, lead, queue } = await begin();
    await queue();
    const other = await desk.submit({ products: 'Tea' });
    await queueReply(desk, changeBy(elena, other), text);
    desk.now += sendDelayMs;
    const failing = {
      ...desk,
      timelineSubscribers: [
        async (_: unknown, event: { lead: { id: string } }) => {
          if (event.lead.id === lead.id) throw new Error('away');
        },
      ],
    };
    await expect(sendDueReplies(failing)).rejects.toThrow('away');
    expect(await desk.events(lead.id)).toEqual(['received']);
    expect(await desk.events(other.id)).toContain('reply');
    await sendDueReplies(desk);
    expect(await desk.events(lead.id)).toContain('reply');
  });
});
