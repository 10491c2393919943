import { expect, test } from 'vitest';
import { erasePerson } from '#features/people/server/erase-person.ts';
import type { LeadEventData } from '#features/requests/lead.ts';
import { changeContact } from '#features/requests/server/commands/change-contact.ts';
import { logReply } from '#features/requests/server/commands/log-reply.ts';
import { remindOfFollowUps } from '#features/requests/server/commands/remind.ts';
import { showThirdPartyMail } from '#features/requests/server/commands/third-party-mail.ts';
import { listFollowedLeads, listOwnHistory } from '#features/requests/server/customer/account-leads.ts';
import { findConversation } from '#features/requests/server/customer/conversation.ts';
import { openForCustomer, openForStaff } from '#features/requests/server/files/downloads.ts';
import { listRecipients } from '#features/requests/server/reply/recipients.ts';
import { eventsOf } from '#features/requests/server/timeline/lead-events.ts';
import { findMailThread } from '#features/requests/server/timeline/mail-thread.ts';
import { company } from '#features/settings/sample-company.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { replyAddress } from '#platform/mail/reply-address.ts';
import { minute } from '#platform/values/durations.ts';
import { changeBy, elena, nameOf, type SubmittedLead } from '#tests/support/desk.ts';
import { inboundOn } from '#tests/support/inbound.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { listMailsOfLeads } from './originals.ts';
import { receiveMail } from './receive-mail.ts';

type Desk = ReturnType<typeof inboundOn>;

const buyRate = 'Our BUY rate is USD 58 W/M, profit share. Do not show to client.';

let number = 0;

function receive(desk: Desk, lead: SubmittedLead, headers: Record<string, string> = {}, text = buyRate) {
  number += 1;
  const all: Record<string, string> = {
    From: 'Wei <wei@agent.example>',
    To: `${replyAddress(company.email.rates, lead.reference, desk.replyKey)}, Ute <ute@broker.example>`,
    Cc: 'buyer@consignee.example',
    Subject: 'Re: rates',
    'Message-ID': `<third-${number}@agent.example>`,
    'Authentication-Results': 'mx.example.com; dmarc=pass',
    'Content-Type': 'multipart/mixed; boundary=b',
    ...headers,
  };
  const body = `--b\r\n\r\n${text}\r\n--b\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename=buy-${number}.csv\r\n\r\nlane,usd\r\nHOU,58\r\n--b--\r\n`;
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const raw = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return receiveMail(desk, { raw, receivedAt: desk.now, size: raw.byteLength });
}

async function eventsOn<Type extends LeadEventData['type']>(desk: Desk, leadId: string, type: Type) {
  const rows = await desk.db.selectFrom('lead_events').selectAll().where('lead_id', '=', leadId).execute();
  return (await eventsOf(desk.db, rows)).flatMap(({ data, position }) =>
    data.type === type ? [{ position, ...(data as Extract<LeadEventData, { type: Type }>) }] : [],
  );
}

const internalMails = (desk: Desk, { id }: SubmittedLead) => eventsOn(desk, id, 'third-party-mail');

/** Everything that the customer, or somebody with their link or account, gets of a request. */
async function seenByCustomer(desk: Desk, { id, secret }: SubmittedLead): Promise<string> {
  const mails = await desk.db
    .selectFrom('outbox')
    .select(['type', 'props'])
    .where('type', 'in', ['lead-reply', 'lead-acknowledgement', 'lead-link'])
    .execute();
  const thread = await findMailThread(desk.db, await desk.row(id), { except: '' });
  return JSON.stringify([await findConversation(desk.db, secret), mails, thread]);
}

describeOnEachDatabase('a mail of a third party about a request', (open) => {
  test('is for the desk alone, and says to whom it went', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@acme.example' });
    expect(await receive(desk, lead)).toMatchObject({ outcome: 'message', leadId: lead.id });
    const [mail] = await internalMails(desk, lead);
    expect(mail).toMatchObject({
      from: 'Wei <wei@agent.example>',
      text: buyRate,
      headers: {
        from: { name: 'Wei', address: 'wei@agent.example' },
        to: [{}, { name: 'Ute', address: 'ute@broker.example' }],
        cc: [{ address: 'buyer@consignee.example' }],
        subject: 'Re: rates',
      },
    });
    await sendReply(desk, changeBy(elena, await desk.row(lead.id)), { subject: 'Rates', body: 'USD 90' });
    const seen = await seenByCustomer(desk, lead);
    for (const secret of ['BUY', 'agent.example', 'buy-', 'Wei']) expect(seen).not.toContain(secret);
    const [reply] = await desk.mails('lead-reply');
    expect(JSON.parse(reply?.props ?? '{}').address).toBe('ana@acme.example');
    expect(await listMailsOfLeads(desk.db, [lead.id])).toMatchObject([
      { leadId: lead.id, position: mail?.position },
    ]);
    // Nobody is told when they will hear from us.
    expect(await desk.mails('lead-acknowledgement')).toHaveLength(1);
    const [notice] = await desk.mails('lead-message');
    expect(JSON.parse(notice?.props ?? '{}')).toMatchObject({ isInternal: true, dueAt: null, text: buyRate });
    expect(await desk.found({ text: 'profit share' })).toEqual([lead.reference]);
  });

  test('that is a colleague’s keeps the reply that waits for them when the contact is corrected', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ clientName: 'Ana', email: 'ana@acme.example' });
    const from = 'eva@acme.example';
    await receive(desk, lead, { From: `Eva <${from}>` }, 'I take over.');
    const send = async (to: string) =>
      expect(
        await sendReply(desk, changeBy(elena, await desk.row(lead.id)), { to, subject: 'Rates', body: to }),
      ).toMatchObject({ ok: true });
    await send(from);
    await send('ana@acme.example');
    const { name, company: brand, phone, version } = await desk.row(lead.id);
    const contact = { name, company: brand, phone, email: 'ana.ruiz@acme.example' };
    expect(await changeContact(desk, changeBy(elena, { id: lead.id, version }), contact)).toMatchObject({
      ok: true,
    });
    const replies = (await desk.mails('lead-reply')).map(({ props }) => JSON.parse(props).address);
    expect(replies.sort()).toEqual(['ana.ruiz@acme.example', from]);
  });

  test('has files that staff alone open, by any id, until they show it', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@acme.example' });
    await receive(desk, lead);
    const [mail] = await internalMails(desk, lead);
    const fileId = mail?.attachments[0]?.fileId ?? '';
    const { secret } = lead;
    expect(await openForCustomer(desk, { secret, fileId })).toBeNull();
    expect(await openForStaff(desk, { leadId: lead.id, fileId, staffId: elena.id })).not.toBeNull();
    const show = (isShown: boolean) =>
      showThirdPartyMail(desk, {
        ...{ leadId: lead.id, position: mail?.position ?? 0, isShown, by: nameOf(elena) },
      });
    expect(await show(true)).toMatchObject({ ok: true });
    expect(await openForCustomer(desk, { secret, fileId })).not.toBeNull();
    expect(await findConversation(desk.db, secret)).toMatchObject([
      { kind: 'message', from: 'Wei <wei@agent.example>', text: buyRate, attachments: [{ fileId }] },
    ]);
    // A repeat changes nothing.
    await show(true);
    expect(await eventsOn(desk, lead.id, 'third-party-mail-shown')).toHaveLength(1);
    expect((await listRecipients(desk.db, await desk.row(lead.id))).map(({ address }) => address)).toEqual([
      'ana@acme.example',
      'wei@agent.example',
    ]);
    expect(await show(false)).toMatchObject({ ok: true });
    expect(await openForCustomer(desk, { secret, fileId })).toBeNull();
    expect(await findConversation(desk.db, secret)).toEqual([]);
    expect(await listRecipients(desk.db, await desk.row(lead.id))).toHaveLength(1);
  });

  test('in a colleague’s name is not shown while its sender is not verified', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@acme.example' });
    const forged = { 'Authentication-Results': 'mx.example.com; dmarc=fail' };
    await receive(desk, lead, { ...forged, From: company.email.contact });
    await receive(desk, lead, forged);
    const [colleague, agent] = await internalMails(desk, lead);
    const show = (position = 0) =>
      showThirdPartyMail(desk, { leadId: lead.id, position, isShown: true, by: nameOf(elena) });
    expect(await show(colleague?.position)).toEqual({ ok: false, reason: 'unverified-colleague' });
    expect(await findConversation(desk.db, lead.secret)).toEqual([]);
    expect(await show(agent?.position)).toMatchObject({ ok: true });
  });

  test('is shown by no other request, and nothing else is by its command', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@acme.example' });
    const other = await desk.submit({ email: 'bo@else.example' });
    await receive(desk, lead);
    const [mail] = await internalMails(desk, lead);
    const show = (leadId: string, position: number) =>
      showThirdPartyMail(desk, { leadId, position, isShown: true, by: nameOf(elena) });
    const refused = { ok: false, reason: 'no-such-mail' };
    expect(await show(other.id, mail?.position ?? 0)).toEqual(refused);
    expect(await show(lead.id, (mail?.position ?? 0) + 1_000)).toEqual(refused);
    expect(await show(lead.id, Number.NaN)).toEqual(refused);
    const [received] = await eventsOn(desk, lead.id, 'received');
    expect(await show(lead.id, received?.position ?? 0)).toEqual(refused);
    expect(await seenByCustomer(desk, lead)).not.toContain('BUY');
  });

  test('leaves the customer’s timer as it is, and is to do at once', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@acme.example' });
    const waiting = await desk.row(lead.id);
    await receive(desk, lead);
    expect(await desk.row(lead.id)).toMatchObject({
      waits_until: waiting.waits_until,
      follow_up_at: null,
      customer_wrote_at: null,
    });
    await logReply(desk, changeBy(elena, await desk.row(lead.id)), { channel: 'telephone', comment: '' });
    await receive(desk, lead, {}, 'Better: USD 55');
    expect(await desk.row(lead.id)).toMatchObject({ waits_until: null, follow_up_at: desk.now });
    expect(await desk.found({ toDo: elena.id })).toEqual([lead.reference]);
    desk.now += minute;
    await remindOfFollowUps(desk);
    // Its own mail was the reminder.
    expect(await desk.mails('leads-due')).toEqual([]);
  });

  test('is stored once, and not with an erased request', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@acme.example' });
    const id = { 'Message-ID': '<same@agent.example>' };
    await receive(desk, lead, id);
    await receive(desk, lead, id);
    number -= 1;
    await erasePerson(
      { ...desk, mailFiles: mailFilesIn(null) },
      { key: lead.id, by: nameOf(elena), confirmation: 'ana@acme.example' },
    );
    for (const { text, from, headers, attachments } of await internalMails(desk, lead))
      expect([text, from, headers.from.address, attachments]).toEqual(['', '', '', []]);
    const texts = await desk.db.selectFrom('lead_event_texts').select('text').execute();
    expect(JSON.stringify(texts)).not.toContain('agent.example');
    const ids = await desk.db.selectFrom('third_party_mails').select('message_id').execute();
    expect(ids.every(({ message_id }) => message_id === null)).toBe(true);
  });

  test('is none of the history that a customer exports', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@acme.example' });
    await receive(desk, lead);
    await desk.addAccount({ id: 'account-1', name: 'Ana', email: 'ana@acme.example' }, lead.id);
    const history = await listOwnHistory(desk.db, await listFollowedLeads(desk.db, 'account-1'));
    expect(history.size).toBe(1);
    expect(JSON.stringify([...history])).not.toContain('BUY');
  });
});

describeOnEachDatabase('a mail of the customer’s side', (open) => {
  test.each([
    ['a colleague', { From: 'Bob <bob@acme.example>' }, 'message'],
    [
      'a colleague whom no server verified',
      { From: 'bob@acme.example', 'Authentication-Results': '' },
      'message',
    ],
    [
      'a forged colleague',
      { From: 'bob@acme.example', 'Authentication-Results': 'mx.example.com; dmarc=fail' },
      'third-party-mail',
    ],
    ['another domain', { From: 'bob@acme.example.org' }, 'third-party-mail'],
  ] as const)('comes from %s or not', async (_who, headers, type) => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@acme.example' });
    await receive(desk, lead, headers);
    expect(await eventsOn(desk, lead.id, type)).toHaveLength(1);
  });

  test('is not that of a stranger at the same public provider', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@gmail.com' });
    await receive(desk, lead, { From: 'eve@gmail.com' });
    expect(await internalMails(desk, lead)).toHaveLength(1);
  });

  test('is answered to who wrote last, at the address that they ask for', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@acme.example' });
    await receive(desk, lead, { From: 'Bob <bob@acme.example>' }, 'I take over.');
    const row = await desk.row(lead.id);
    expect(await listRecipients(desk.db, row)).toMatchObject([
      { name: 'Bob', address: 'bob@acme.example' },
      { address: 'ana@acme.example', position: null },
    ]);
    await sendReply(desk, changeBy(elena, row), { subject: 'Offer', body: 'USD 2,100' });
    const again = await desk.row(lead.id);
    const chosen = { to: 'ANA@acme.example', subject: 'Offer', body: 'USD 2,100' };
    await sendReply(desk, changeBy(elena, again), chosen);
    const mails = await desk.mails('lead-reply');
    expect(mails.map(({ props }) => JSON.parse(props).address)).toEqual([
      'bob@acme.example',
      'ana@acme.example',
    ]);
    const stranger = { ...chosen, to: 'eve@elsewhere.example' };
    expect(await sendReply(desk, changeBy(elena, await desk.row(lead.id)), stranger)).toMatchObject({
      ok: false,
      reason: 'no-such-recipient',
    });
    const elsewhere = { From: 'Bob <bob@acme.example>', 'Reply-To': 'bob@holding.example' };
    await receive(desk, lead, elsewhere, 'Answer to my other address.');
    expect(await listRecipients(desk.db, row)).toMatchObject([
      { address: 'bob@holding.example' },
      {},
      { address: 'ana@acme.example' },
    ]);
    // By the reference alone, and not verified, Reply-To could divert what we write.
    const forged = { ...elsewhere, 'Reply-To': 'eve@elsewhere.example', 'Authentication-Results': '' };
    await receive(desk, lead, { ...forged, To: company.email.rates, Subject: lead.reference }, 'And now?');
    expect((await listRecipients(desk.db, row))[0]).toMatchObject({ address: 'bob@acme.example' });
  });

  test('with another Reply-To goes on as the customer’s', async () => {
    const desk = inboundOn(await open());
    const first = {
      From: 'Rosa <rosa@gmail.com>',
      'Reply-To': 'rosa@tiles.example',
      To: company.email.rates,
    };
    const unrelated = { reference: 'RR-AAAAAA' } as SubmittedLead;
    const { leadId } = await receive(desk, unrelated, first, 'A rate, please.');
    expect(await desk.row(leadId ?? '')).toMatchObject({ email: 'rosa@tiles.example' });
    const id = `<third-${number}@agent.example>`;
    await receive(desk, unrelated, { ...first, 'In-Reply-To': id }, 'By Friday.');
    expect(await eventsOn(desk, leadId ?? '', 'message')).toHaveLength(1);
  });
});
