import { expect, test } from 'vitest';
import type { LeadEventData } from '#features/requests/lead.ts';
import { changeStage } from '#features/requests/server/commands/change-stage.ts';
import { listFollowedLeads, listOwnHistory } from '#features/requests/server/customer/account-leads.ts';
import { findConversation } from '#features/requests/server/customer/conversation.ts';
import { openForCustomer } from '#features/requests/server/files/downloads.ts';
import { mergeLeads } from '#features/requests/server/merge/merge-leads.ts';
import { recordUndelivered } from '#features/requests/server/reply/undelivered.ts';
import { eventsOf } from '#features/requests/server/timeline/lead-events.ts';
import { company } from '#features/settings/sample-company.ts';
import { transact } from '#platform/db/transact.ts';
import { replyAddress } from '#platform/mail/reply-address.ts';
import { minute } from '#platform/values/durations.ts';
import { changeBy, daniel, elena, nameOf, type SubmittedLead } from '#tests/support/desk.ts';
import { customerMail, inboundOn } from '#tests/support/inbound.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { listUnusedMails } from './list-mails.ts';
import { makeRequest } from './make-request.ts';
import { receiveMail } from './receive-mail.ts';

type Desk = ReturnType<typeof inboundOn>;
type Headers = Record<string, string>;

let number = 0;

const ana = 'Ana <ana@example.com>';
const desk = company.email.rates;

/** Receives a mail of Elena’s mail program with the desk in copy; `at` is when the mail server received it. */
function receive(on: Desk, headers: Headers, text = 'USD 2,100 all in.', at = on.now) {
  number += 1;
  const mail = customerMail(`staff-${number}`, text, {
    ...{ From: `Elena Quintana <${elena.email}>`, To: ana, Cc: desk, Subject: 'Re: Tiles' },
    ...headers,
  });
  const raw = Buffer.from(mail);
  return receiveMail(on, { raw, receivedAt: at, size: raw.byteLength });
}

async function eventsOn<Type extends LeadEventData['type']>(on: Desk, leadId: string, type: Type) {
  const rows = await on.db.selectFrom('lead_events').selectAll().where('lead_id', '=', leadId).execute();
  return (await eventsOf(on.db, rows)).flatMap(({ data, actor, at }) =>
    data.type === type ? [{ actor, at, data: data as Extract<LeadEventData, { type: Type }> }] : [],
  );
}

const idOf = (outboxId: string) => `<${outboxId}@${company.email.noReply.split('@').at(-1)}>`;

async function mailAbout(on: Desk, { id }: SubmittedLead, type: string): Promise<string> {
  const mails = await on.mails(type);
  return idOf(mails.find(({ subject_id: subject }) => subject === id)?.id ?? '');
}

const listed = async (on: Desk) => (await listUnusedMails(on.db)).mails.map(({ reason }) => reason);

describeOnEachDatabase('a mail of staff from their own mail program', (open) => {
  test('to the customer is their reply: the timer stops at its time, and it is on the timeline', async () => {
    const on = inboundOn(await open());
    const lead = await on.submit();
    const sentAt = on.now + 30 * minute;
    on.now += 60 * minute;
    const multipart = {
      'In-Reply-To': await mailAbout(on, lead, 'lead-acknowledgement'),
      'Content-Type': 'multipart/mixed; boundary=b',
    };
    const text =
      '--b\r\n\r\nUSD 2,100 all in.\r\n--b\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename=offer.csv\r\n\r\nlane,usd\r\nHOU,2100\r\n--b--';
    const reception = await receive(on, multipart, text, sentAt);
    expect(reception).toEqual({ outcome: 'reply', leadId: lead.id, isRepeat: false });
    const row = await on.row(lead.id);
    expect(row).toMatchObject({ waits_until: null, owner_id: elena.id });
    expect([row.replied_at, row.first_replied_at].map(Number)).toEqual([sentAt, sentAt]);
    const [reply] = await eventsOn(on, lead.id, 'reply-logged');
    expect(reply).toMatchObject({
      actor: { kind: 'staff', id: elena.id, name: elena.name },
      at: sentAt,
      data: {
        channel: 'own-mail',
        comment: 'USD 2,100 all in.',
        headers: { to: [{ address: 'ana@example.com' }], cc: [{ address: desk }], subject: 'Re: Tiles' },
        attachments: [{ name: 'offer.csv' }],
      },
    });
    // The customer has the mail; the desk's copy of its file is for staff.
    const fileId = reply?.data.attachments?.[0]?.fileId ?? '';
    expect(await openForCustomer(on, { secret: lead.secret, fileId })).toBeNull();
    expect(await findConversation(on.db, lead.secret)).toEqual([]);
    await on.addAccount({ id: 'account-1', name: 'Ana', email: 'ana@example.com' }, lead.id);
    const own = await listFollowedLeads(on.db, 'account-1');
    expect((await listOwnHistory(on.db, own)).get(lead.reference)).toMatchObject({
      loggedReplies: [{ at: sentAt, channel: 'own-mail' }],
    });
    expect(await on.mails('lead-message')).toEqual([]);
    expect(await listed(on)).toEqual([]);
  });

  test.each([
    [
      'the address of the request in Bcc',
      (lead: SubmittedLead, on: Desk) => ({
        'Delivered-To': replyAddress(desk, lead.reference, on.replyKey),
        Cc: 'x@example.org',
      }),
    ],
    [
      'the reference in the subject',
      ({ reference }: SubmittedLead) => ({ Subject: `Your request ${reference}` }),
    ],
    ['the customer in Cc', ({ reference }: SubmittedLead) => ({ Subject: reference, To: desk, Cc: ana })],
    ['nothing but the only request that waits', () => ({})],
  ])('is a reply by %s', async (_way, headersOf) => {
    const on = inboundOn(await open());
    const lead = await on.submit();
    expect(await receive(on, headersOf(lead, on) as Headers)).toMatchObject({
      outcome: 'reply',
      leadId: lead.id,
    });
    expect(await on.row(lead.id)).toMatchObject({ waits_until: null });
  });

  test('is a reply to who wrote in the thread as the customer, and a copy of it is none', async () => {
    const on = inboundOn(await open());
    const first = { From: 'Ana <ana@acme.example>', To: desk, Cc: '', 'Message-ID': '<first@acme.example>' };
    const { leadId } = await receive(on, first, 'A rate, please.');
    const bob = { ...first, From: 'Bob <bob@acme.example>', 'Message-ID': '<bob@acme.example>' };
    await receive(on, { ...bob, 'In-Reply-To': '<first@acme.example>' }, 'By Friday.');
    const reply = {
      ...{ To: 'bob@acme.example', 'In-Reply-To': '<bob@acme.example>' },
      'Message-ID': '<reply@forwarder.example>',
    };
    expect(await receive(on, reply)).toMatchObject({ outcome: 'reply', leadId });
    const caution = 'CAUTION: external sender.\r\n\r\nUSD 2,100 all in.';
    expect(await receive(on, reply, caution)).toMatchObject({ outcome: 'copy' });
    expect(await eventsOn(on, leadId ?? '', 'reply-logged')).toHaveLength(1);
    // The customer answers the mail that only they and the desk have.
    const answer = {
      ...bob,
      'Message-ID': '<more@acme.example>',
      'In-Reply-To': '<reply@forwarder.example>',
    };
    expect(await receive(on, answer, 'Thanks. And to Lima?')).toMatchObject({ outcome: 'message', leadId });
    expect((await on.row(leadId ?? '')).waits_until).not.toBeNull();
  });

  test.each([
    ['an agent', { To: 'wei@agent.example' }],
    ['a colleague', { To: daniel.email, Cc: desk }],
    ['the desk alone', { To: desk, Cc: '' }],
    ['themself', { To: elena.email }],
  ])('to %s is for the desk alone: no timer changes, and nobody is notified', async (_who, to) => {
    const on = inboundOn(await open());
    const lead = await on.submit();
    await on.db.updateTable('leads').set({ owner_id: daniel.id }).execute();
    const before = await on.row(lead.id);
    const ways: Headers[] = [
      { 'In-Reply-To': await mailAbout(on, lead, 'lead-acknowledgement') },
      { 'In-Reply-To': await mailAbout(on, lead, 'lead-for-desk') },
      { Subject: lead.reference },
    ];
    for (const way of ways)
      expect(await receive(on, { ...way, ...to })).toMatchObject({ outcome: 'message', leadId: lead.id });
    const { version: _version, ...timer } = before;
    expect(await on.row(lead.id)).toMatchObject(timer);
    const mails = await eventsOn(on, lead.id, 'third-party-mail');
    expect(mails).toHaveLength(3);
    for (const { actor, data } of mails) {
      expect(actor).toMatchObject({ kind: 'staff', id: elena.id });
      expect(data).toMatchObject({ isOfStaff: true, text: 'USD 2,100 all in.' });
    }
    expect(await on.mails('lead-message')).toEqual([]);
    expect(await findConversation(on.db, lead.secret)).toEqual([]);
  });

  test.each([
    ['is forged', { 'Authentication-Results': 'mx.example.com; dmarc=fail' }],
    ['is not verified', { 'Authentication-Results': '' }],
    ['another server verified', { 'Authentication-Results': 'evil.example; dmarc=pass' }],
    ['is on behalf of a customer', { Sender: ana }],
    ['is one of two in From', { From: `${elena.email}, eve@elsewhere.example` }],
    ['is a program', { 'Auto-Submitted': 'auto-generated' }],
  ])('whose sender %s stops no clock', async (_what, headers) => {
    const on = inboundOn(await open());
    const lead = await on.submit();
    const before = await on.row(lead.id);
    const ways: Headers[] = [
      { 'In-Reply-To': await mailAbout(on, lead, 'lead-acknowledgement') },
      { To: `${ana}, ${replyAddress(desk, lead.reference, on.replyKey)}` },
      { Subject: lead.reference },
    ];
    for (const way of ways)
      expect(await receive(on, { ...way, ...headers } as Headers)).toMatchObject({ outcome: 'message' });
    expect(await on.row(lead.id)).toMatchObject({
      waits_until: before.waits_until,
      due_at: before.due_at,
      first_replied_at: null,
      customer_wrote_at: null,
      owner_id: null,
    });
    expect(await on.events(lead.id)).toEqual(['received', ...Array(3).fill('third-party-mail')]);
    const [{ data, actor } = {}] = await eventsOn(on, lead.id, 'third-party-mail');
    expect(actor).toEqual({ kind: 'system' });
    expect(data?.isOfStaff).toBe(true);
    expect(await on.mails('lead-message')).toEqual([]);
  });

  test('who is deactivated, or a stranger with their name, is none of the staff', async () => {
    const on = inboundOn(await open());
    const lead = await on.submit();
    on.staff = [daniel];
    const subject = { Subject: lead.reference };
    await receive(on, subject);
    await receive(on, { ...subject, From: `"${daniel.email}" <eve@elsewhere.example>` });
    expect(await eventsOn(on, lead.id, 'reply-logged')).toEqual([]);
    expect((await on.row(lead.id)).waits_until).not.toBeNull();
  });

  test('in a new thread is listed where no request of the customer waits, or several', async () => {
    const on = inboundOn(await open());
    const answered = await on.submit({ products: 'Tiles' });
    await sendReply(on, changeBy(elena, answered), { subject: 'Offer', body: 'USD 2,100' });
    expect(await receive(on, {})).toMatchObject({ outcome: 'own', leadId: null });
    on.now += minute;
    const leads = [await on.submit({ products: 'Marble' }), await on.submit({ products: 'Slate' })];
    expect(await receive(on, {})).toMatchObject({ outcome: 'own' });
    const forged = { 'Authentication-Results': 'mx.example.com; dmarc=fail' };
    expect(await receive(on, forged)).toMatchObject({ outcome: 'own' });
    expect((await listed(on)).sort()).toEqual(['none-waits', 'not-verified', 'several-wait']);
    for (const { id } of leads) expect(await on.events(id)).toEqual(['received']);
    // Two named in the subject of one mail.
    const both = { Subject: leads.map(({ reference }) => reference).join(' and ') };
    expect(await receive(on, both)).toMatchObject({ outcome: 'own' });
    expect(await on.db.selectFrom('leads').select('id').execute()).toHaveLength(3);
    const { mails } = await listUnusedMails(on.db);
    const making = { mailId: mails[0]?.id ?? '', by: nameOf(daniel), email: '' };
    const made = await makeRequest({ ...on, parseMail: on.parse }, making);
    expect(await on.row(made.ok ? made.leadId : '')).toMatchObject({ email: '', owner_id: daniel.id });
  });

  test('in a new thread is logged on the one that waits, also beside one that came later', async () => {
    const on = inboundOn(await open());
    const lead = await on.submit({ products: 'Tiles' });
    const sentAt = on.now + minute;
    on.now += 2 * minute;
    const later = await on.submit({ products: 'Marble' });
    expect(await receive(on, {}, 'USD 2,100', sentAt)).toMatchObject({ outcome: 'reply', leadId: lead.id });
    expect(await on.events(later.id)).toEqual(['received']);
  });

  test('that forwards a customer’s mail is a request, also with another customer in copy', async () => {
    const on = inboundOn(await open());
    await on.submit();
    const text =
      '---------- Forwarded message ---------\r\nFrom: Olga <olga@bakery.example>\r\nDate: Fri, Nov 20, 2026\r\nSubject: Rate\r\n\r\nFlour to Callao.';
    const { outcome, leadId } = await receive(on, { Subject: 'Fwd: Rate', To: desk, Cc: ana }, text);
    expect(outcome).toBe('lead');
    expect(await on.row(leadId ?? '')).toMatchObject({ email: 'olga@bakery.example' });
    const stranger = await receive(on, { To: 'new@prospect.example', Subject: 'Hello' }, 'As discussed.');
    expect(stranger.outcome).toBe('lead');
  });

  test('older than what the customer wrote since leaves the timer, and counts as the first reply', async () => {
    const on = inboundOn(await open());
    const lead = await on.submit();
    const sentAt = on.now + 5 * minute;
    on.now += 10 * minute;
    await on.receive(lead.id, 'And to Lima?');
    const before = await on.row(lead.id);
    on.now += minute;
    // The Date header, by the sender's clock, says nothing.
    const headers = { Subject: lead.reference, Date: 'Fri, 20 Nov 2026 23:00:00 +0000' };
    expect(await receive(on, headers, 'USD 2,100', sentAt)).toMatchObject({ outcome: 'reply' });
    const row = await on.row(lead.id);
    expect(row).toMatchObject({ waits_until: before.waits_until, replied_at: null });
    expect(Number(row.first_replied_at)).toBe(sentAt);
    await receive(on, { Subject: lead.reference }, 'To Lima USD 2,300', on.now);
    expect((await on.row(lead.id)).waits_until).toBeNull();
  });

  test('that came before the customer’s mail was read answers it', async () => {
    const on = inboundOn(await open());
    const wroteAt = on.now;
    const sentAt = on.now + 20 * minute;
    on.now += 60 * minute;
    const first = { From: ana, To: desk, Cc: '', 'Message-ID': '<first@example.com>' };
    const { leadId } = await receive(on, first, 'A rate, please.', wroteAt);
    const reply = { 'In-Reply-To': '<first@example.com>' };
    expect(await receive(on, reply, 'USD 2,100', sentAt)).toMatchObject({ outcome: 'reply', leadId });
    const row = await on.row(leadId ?? '');
    expect(row.waits_until).toBeNull();
    expect(Number(row.replied_at)).toBe(sentAt);
    expect([Number(row.received_at), Number(row.first_replied_at)]).toEqual([wroteAt, sentAt]);
  });

  test('to a request that is answered, closed or came later is logged, and changes nothing else', async () => {
    const on = inboundOn(await open());
    const early = on.now - minute;
    const [answered, closed, later] = [
      await on.submit({ products: 'Tiles' }),
      await on.submit({ products: 'Slate' }),
      await on.submit({ products: 'Marble' }),
    ];
    await sendReply(on, changeBy(daniel, answered), { subject: 'Offer', body: 'USD 2,100' });
    await changeStage(on, changeBy(daniel, closed), { to: 'lost', reason: 'price' });
    on.now += minute;
    for (const { id, reference } of [answered, closed, later]) {
      const { version: _version, ...before } = await on.row(id);
      const at = id === later.id ? early : on.now;
      expect(await receive(on, { Subject: reference }, 'Any news?', at)).toMatchObject({ outcome: 'reply' });
      expect(await on.row(id)).toMatchObject(before);
      expect(await eventsOn(on, id, 'reply-logged')).toHaveLength(1);
    }
  });

  test('older than a reply whose mail has failed does not stand for it', async () => {
    const on = inboundOn(await open());
    const lead = await on.submit();
    const early = on.now + minute;
    on.now += 2 * minute;
    await on.receive(lead.id, 'And to Lima?');
    on.now += minute;
    await sendReply(on, changeBy(daniel, await on.row(lead.id)), { subject: 'Lima', body: 'USD 2,300' });
    await receive(on, { Subject: lead.reference }, 'USD 2,100', early);
    const [mail] = await on.mails('lead-reply');
    const failed = { id: mail?.id ?? '', type: 'lead-reply', subject_id: lead.id };
    await transact(on.db, (transaction) => recordUndelivered(on, transaction, failed, on.now));
    expect((await on.row(lead.id)).waits_until).not.toBeNull();
  });

  test('on a request of their own is the customer’s', async () => {
    const on = inboundOn(await open());
    const lead = await on.submit({ email: elena.email });
    await sendReply(on, changeBy(daniel, lead), { subject: 'Offer', body: 'USD 2,100' });
    const mail = { To: desk, Cc: '', 'In-Reply-To': await mailAbout(on, lead, 'lead-acknowledgement') };
    expect(await receive(on, mail, 'And by air?')).toMatchObject({ outcome: 'message', leadId: lead.id });
    expect(await on.events(lead.id)).toContain('message');
    expect((await on.row(lead.id)).waits_until).not.toBeNull();
    // To a customer they are staff all the same, and their own request is none of the customer's.
    const other = await on.submit();
    const both = { To: ana, Cc: `${elena.email}, ${desk}` };
    expect(await receive(on, both)).toMatchObject({ outcome: 'reply', leadId: other.id });
  });

  test('makes no loop: what their mailbox sends back by a rule notifies nobody', async () => {
    const on = inboundOn(await open());
    const lead = await on.submit();
    await on.db.updateTable('leads').set({ owner_id: elena.id }).execute();
    await on.receive(lead.id, 'Any news?');
    const notice = await mailAbout(on, lead, 'lead-message');
    const back = { To: desk, Cc: '', Subject: `Fwd: ${lead.reference}` };
    const before = await on.db.selectFrom('outbox').select('id').execute();
    // Redirected, forwarded, forwarded by a program, and an automatic reply.
    expect(await receive(on, { ...back, 'Message-ID': notice })).toMatchObject({ outcome: 'own' });
    expect(await receive(on, { ...back, References: notice })).toMatchObject({ outcome: 'message' });
    const forwarded = { ...back, 'Auto-Submitted': 'auto-generated' };
    expect(await receive(on, forwarded)).toMatchObject({ outcome: 'message' });
    const absence = { ...back, 'In-Reply-To': notice, 'Auto-Submitted': 'auto-replied' };
    expect(await receive(on, absence, 'Back on Monday.')).toMatchObject({ outcome: 'own' });
    expect(await on.db.selectFrom('outbox').select('id').execute()).toEqual(before);
    expect((await on.row(lead.id)).waits_until).not.toBeNull();
    // Nobody has to check them.
    expect((await listUnusedMails(on.db)).mails).toEqual([]);
    const own = await listUnusedMails(on.db, { show: 'own' });
    expect(own.mails.map(({ reason }) => reason)).toEqual(['own', 'own']);
  });

  test('is on the request that a merged one continues in, once after an interruption', async () => {
    const on = inboundOn(await open());
    const [kept, merged] = [await on.submit({ products: 'a' }), await on.submit({ products: 'b' })];
    await mergeLeads(on, { keep: kept, other: merged, by: nameOf(elena) });
    const reply = {
      Subject: `${kept.reference} ${merged.reference}`,
      'Message-ID': '<once@forwarder.example>',
    };
    expect(await receive(on, reply)).toMatchObject({ outcome: 'reply', leadId: kept.id, isRepeat: false });
    expect(await receive(on, reply)).toMatchObject({ isRepeat: true });
    expect(await eventsOn(on, kept.id, 'reply-logged')).toHaveLength(1);
    expect((await on.row(kept.id)).waits_until).toBeNull();
  });

  test('makes the reply of a colleague that waits to be sent a draft again', async () => {
    const on = inboundOn(await open());
    const lead = await on.submit();
    const stale = changeBy(daniel, await on.row(lead.id));
    await receive(on, { Subject: lead.reference });
    expect(await sendReply(on, stale, { subject: 'Offer', body: 'USD 2,100' })).toMatchObject({
      ok: false,
      reason: 'changed',
    });
  });
});
