import { expect, test } from 'vitest';
import { erasePerson } from '#features/people/server/erase-person.ts';
import type { LeadEventData } from '#features/requests/lead.ts';
import { changeStage, restoreLead } from '#features/requests/server/commands/change-stage.ts';
import { logReply } from '#features/requests/server/commands/log-reply.ts';
import { messageKeyOf } from '#features/requests/server/commands/receive-message.ts';
import { countLeads } from '#features/requests/server/inbox/count-leads.ts';
import { mergeLeads } from '#features/requests/server/merge/merge-leads.ts';
import { eventsOf } from '#features/requests/server/timeline/lead-events.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { company } from '#features/settings/sample-company.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { replyAddress } from '#platform/mail/reply-address.ts';
import { day, hour } from '#platform/values/durations.ts';
import { changeBy, elena, nameOf, type SubmittedLead } from '#tests/support/desk.ts';
import { inboundOn, listUnreadable } from '#tests/support/inbound.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { newRecord } from './inbound-records.ts';
import { deleteOldInbound, readOriginal } from './kept-mails.ts';
import { listMailsOfLeads } from './originals.ts';
import { receiveMail, setAside } from './receive-mail.ts';

type Desk = ReturnType<typeof inboundOn>;

/** Headers of a mail; its text is the last argument of `receive`. */
type Headers = Record<string, string>;

let number = 0;

function mailOf(headers: Headers, text: string): Buffer {
  number += 1;
  const all: Headers = {
    From: 'Ana <ana@example.com>',
    To: 'rates@example.com',
    Subject: 'Hello',
    'Message-ID': `<mail-${number}@example.com>`,
    'Authentication-Results': 'mx.example.com; dmarc=pass',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}\r\n`);
}

function receive(desk: Desk, headers: Headers, text = 'The pallets are ready.') {
  const raw = mailOf(headers, text);
  return receiveMail(desk, { raw, receivedAt: desk.now, size: raw.byteLength });
}

function messageIdOf(_desk: Desk, outboxId: string): string {
  return `<${outboxId}@${company.email.noReply.split('@').at(-1)}>`;
}

async function acknowledgementOf(desk: Desk, lead: SubmittedLead): Promise<string> {
  const mails = await desk.mails('lead-acknowledgement');
  return messageIdOf(desk, mails.find(({ subject_id }) => subject_id === lead.id)?.id ?? '');
}

async function eventsOn<Type extends LeadEventData['type']>(desk: Desk, leadId: string, type: Type) {
  const rows = await desk.db.selectFrom('lead_events').selectAll().where('lead_id', '=', leadId).execute();
  return (await eventsOf(desk.db, rows)).flatMap(({ data }) =>
    data.type === type ? [data as Extract<LeadEventData, { type: Type }>] : [],
  );
}

const messagesOf = (desk: Desk, leadId: string) => eventsOn(desk, leadId, 'message');

async function leadOf(desk: Desk, leadId: string | null) {
  return desk.row(leadId ?? '');
}

describeOnEachDatabase('a received mail', (open) => {
  test('that answers a mail of ours is a message of its request, once', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const answer = { 'In-Reply-To': await acknowledgementOf(desk, lead), 'Message-ID': '<a1@example.com>' };
    expect(await receive(desk, answer)).toEqual({ outcome: 'message', leadId: lead.id, isRepeat: false });
    expect(await receive(desk, answer)).toEqual({ outcome: 'message', leadId: lead.id, isRepeat: true });
    expect(await messagesOf(desk, lead.id)).toMatchObject([
      { via: 'mail', from: '', text: 'The pallets are ready.', quoted: '' },
    ]);
  });

  test('that uses the Message-ID of another one again is stored, and each of them once', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const answer = { 'In-Reply-To': await acknowledgementOf(desk, lead), 'Message-ID': '<same@example.com>' };
    const texts = ['The pallets are ready.', 'Please cancel the pallets.'];
    for (const isRepeat of [false, true])
      for (const text of texts)
        expect(await receive(desk, answer, text)).toEqual({ outcome: 'message', leadId: lead.id, isRepeat });
    // Another server on the way has added headers.
    const copy = { ...answer, Received: 'from mx.example.com', 'Delivered-To': 'hello@example.com' };
    expect(await receive(desk, copy, texts[1])).toMatchObject({ isRepeat: true });
    expect((await messagesOf(desk, lead.id)).map(({ text }) => text)).toEqual(texts);
  });

  test('that an older release has stored is not stored again', async () => {
    const desk = inboundOn(await open());
    const id = '<before@example.com>';
    const { leadId } = await receive(desk, { 'Message-ID': id });
    await desk.db
      .updateTable('inbound_mails')
      .set({ key: messageKeyOf(id) })
      .execute();
    expect(await receive(desk, { 'Message-ID': id })).toEqual({ outcome: 'lead', leadId, isRepeat: true });
  });

  test('beyond thirty an hour is on the timeline, which says that nobody was notified', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const answer = { 'In-Reply-To': await acknowledgementOf(desk, lead) };
    for (let count = 0; count < 32; count += 1) await receive(desk, answer, `Text ${count}`);
    const stored = await messagesOf(desk, lead.id);
    expect(stored.map(({ text }) => text)).toEqual(Array.from({ length: 32 }, (_, count) => `Text ${count}`));
    expect(stored.map(({ isOverLimit = false }) => isOverLimit)).toEqual([
      ...Array(30).fill(false),
      ...[true, true],
    ]);
    expect(await desk.mails('lead-message')).toHaveLength(30);
    // The sender's limit also applies to their other requests.
    const other = await desk.submit({ products: 'Tiles' });
    await receive(desk, { 'In-Reply-To': await acknowledgementOf(desk, other) }, 'About the tiles');
    expect(await messagesOf(desk, other.id)).toMatchObject([{ isOverLimit: true }]);
    desk.now += 2 * 60 * 60 * 1000;
    await receive(desk, answer, 'Hours later');
    expect((await messagesOf(desk, lead.id)).at(-1)).not.toHaveProperty('isOverLimit');
  });

  test('is answered by its acknowledgement, at once or once it is no spam, and by the reply', async () => {
    const desk = inboundOn(await open());
    const id = '<question@example.com>';
    const referencesOf = async (type: 'lead-acknowledgement' | 'lead-reply') =>
      (await desk.mails(type)).map(({ props }) => {
        const { references, thread } = JSON.parse(props);
        return (references ?? thread.references)[0];
      });
    const { leadId } = await receive(desk, { 'Message-ID': id });
    expect(await referencesOf('lead-acknowledgement')).toEqual([id]);
    const spamId = '<not-spam@example.com>';
    const spam = await receive(desk, { 'Message-ID': spamId, 'X-Spam-Flag': 'YES' });
    await restoreLead(desk, changeBy(elena, await leadOf(desk, spam.leadId)));
    expect(await referencesOf('lead-acknowledgement')).toEqual([id, spamId]);
    const reply = { subject: 'Your question', body: 'Yes.' };
    await sendReply(desk, changeBy(elena, await leadOf(desk, leadId)), reply);
    expect(await referencesOf('lead-reply')).toEqual([id]);
    await erasePerson(
      { ...desk, mailFiles: mailFilesIn(null) },
      { key: leadId ?? '', by: nameOf(elena), confirmation: 'ana@example.com' },
    );
    const kept = desk.db.selectFrom('inbound_mails').select('message_id').where('message_id', 'is not', null);
    expect(await kept.execute()).toEqual([]);
  });

  test('is stored once when two processes receive it at the same time', async () => {
    const databases = [await open()];
    databases.push(databases[0]?.engine === 'postgres' ? await open() : (databases[0] as never));
    const desks = databases.map(inboundOn) as [Desk, Desk];
    const lead = await desks[0].submit();
    const reply = {
      'In-Reply-To': await acknowledgementOf(desks[0], lead),
      'Message-ID': '<a2@example.com>',
    };
    const fresh = { 'Message-ID': '<a3@example.com>', Subject: 'Another matter' };
    const both = await Promise.all(
      desks.flatMap((desk) => [receive(desk, reply), receive(desk, fresh, 'Please call.')]),
    );
    expect(both.filter(({ isRepeat }) => !isRepeat)).toHaveLength(2);
    expect(await messagesOf(desks[0], lead.id)).toHaveLength(1);
    const leads = desks[0].db.selectFrom('leads').selectAll().where('kind', '=', 'contact-message');
    expect(await leads.execute()).toHaveLength(1);
  });

  test('that was stored before the process ended is recorded at the next attempt, and not stored again', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const reply = { 'In-Reply-To': await acknowledgementOf(desk, lead), 'Message-ID': '<a4@example.com>' };
    const fresh = { 'Message-ID': '<a5@example.com>', Subject: 'Another matter' };
    const first = [await receive(desk, reply), await receive(desk, fresh)];
    // Simulates a crash between the two steps.
    await desk.db.deleteFrom('inbound_mails').execute();
    expect([await receive(desk, reply), await receive(desk, fresh)].map(({ leadId }) => leadId)).toEqual(
      first.map(({ leadId }) => leadId),
    );
    expect(await messagesOf(desk, lead.id)).toHaveLength(1);
    expect(await desk.mails('lead-for-desk')).toHaveLength(2);
  });

  test.each([
    ['a forged address', { 'Authentication-Results': 'mx.example.com; dmarc=fail' }, 0],
    ['another month', {}, 30 * day],
  ])('from %s is stored and not acknowledged', async (_what, headers, age) => {
    const desk = inboundOn(await open());
    const raw = mailOf(headers, 'The pallets are ready.');
    const mail = { raw, receivedAt: desk.now - age, size: raw.byteLength };
    expect(await receiveMail(desk, mail)).toMatchObject({ outcome: 'lead' });
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);
    await receive(desk, {});
    expect(await desk.mails('lead-acknowledgement')).toHaveLength(1);
  });

  test.each([
    ['verified', 'mx.example.com; dmarc=pass header.from=example.com', '', 'quoting'],
    ['unknown', 'mx.example.com; dmarc=none', 'Ana <ana@example.com>', 'need-information'],
    [
      'unknown, as another server verified it',
      'evil.example; dmarc=pass',
      'Ana <ana@example.com>',
      'need-information',
    ],
  ])('whose sender is %s speaks as the customer if verified', async (_verification, results, from, stage) => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    await changeStage(desk, changeBy(elena, await leadOf(desk, lead.id)), { to: 'need-information' });
    await logReply(desk, changeBy(elena, await leadOf(desk, lead.id)), {
      channel: 'telephone',
      comment: '',
    });
    const headers = { Subject: lead.reference, 'Authentication-Results': results };
    expect(await receive(desk, headers)).toMatchObject({ outcome: 'message', leadId: lead.id });
    const [message] = await messagesOf(desk, lead.id);
    expect(message).toMatchObject({ from, text: 'The pallets are ready.' });
    expect(message?.isUnverified).toBe(from === '' ? undefined : true);
    const { stage: stageNow, waits_until: waitsUntil } = await leadOf(desk, lead.id);
    expect(stageNow).toBe(stage);
    expect(waitsUntil).not.toBeNull();
    const [notice] = await desk.mails('lead-message');
    expect(JSON.parse(notice?.props ?? '{}').isUnverified).toBe(message?.isUnverified);
  });

  test('from a stranger to the address of a request says who wrote, to the desk alone', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const to = replyAddress(company.email.rates, lead.reference, desk.replyKey);
    const from = 'Ute Keller <ute@elsewhere.example>';
    expect(await receive(desk, { From: from, To: `Desk <${to.toUpperCase()}>` })).toMatchObject({
      leadId: lead.id,
    });
    expect(await eventsOn(desk, lead.id, 'third-party-mail')).toMatchObject([{ from }]);
    expect(await messagesOf(desk, lead.id)).toEqual([]);
  });

  test('to an address that was guessed lands nowhere', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const to = replyAddress(company.email.rates, lead.reference, 'another key');
    const reception = await receive(desk, { From: 'Eve <eve@elsewhere.example>', To: to });
    expect(reception).toMatchObject({ outcome: 'lead' });
    expect(await messagesOf(desk, lead.id)).toEqual([]);
  });

  test.each([
    ['the address of the request', 'ana@acme.example', {}, 'message'],
    ['another address of the same company', 'bob@acme.example', {}, 'message'],
    ['another company', 'eve@elsewhere.example', {}, 'message'],
    [
      'a forged address',
      'ana@acme.example',
      { 'Authentication-Results': 'mx.example.com; dmarc=fail' },
      'lead',
    ],
    [
      'another with theirs in Reply-To',
      'eve@elsewhere.example',
      { 'Reply-To': 'ana@acme.example' },
      'message',
    ],
    [
      'a list of ours with theirs in Reply-To',
      company.email.rates,
      { 'Reply-To': 'ana@acme.example' },
      'message',
    ],
  ])('that names a reference alone, from %s', async (_who, from, headers, outcome) => {
    const desk = inboundOn(await open());
    const lead = await desk.submit({ email: 'ana@acme.example' });
    const subject = `About ${lead.reference.toLowerCase()}`;
    const reception = await receive(desk, { From: `X <${from}>`, Subject: subject, ...headers });
    expect(reception.outcome).toBe(outcome);
    expect((await leadOf(desk, reception.leadId)).about).toBe(outcome === 'lead' ? subject : lead.about);
    const isStranger = from.endsWith('elsewhere.example');
    expect(await eventsOn(desk, lead.id, 'third-party-mail')).toHaveLength(isStranger ? 1 : 0);
    expect(await messagesOf(desk, lead.id)).toHaveLength(outcome === 'message' && !isStranger ? 1 : 0);
  });

  test('that names a reference from a stranger at the same public provider is a new message', async () => {
    const desk = inboundOn(await open());
    const { reference } = await desk.submit({ email: 'ana@gmail.com' });
    const mail = { From: 'Eve <eve@gmail.com>', Subject: reference };
    expect(await receive(desk, mail)).toMatchObject({ outcome: 'lead' });
  });

  test('about nothing known is a contact message, which is acknowledged and waits', async () => {
    const desk = inboundOn(await open());
    const { leadId } = await receive(desk, {
      Subject: 'Tiles to Vigo',
      From: '"Ortega, Ana" <Ana@Example.com>',
    });
    const lead = await leadOf(desk, leadId);
    expect(lead).toMatchObject({
      kind: 'contact-message',
      name: 'Ortega, Ana',
      email: 'Ana@Example.com',
      folder: 'inbox',
      about: 'Tiles to Vigo',
      waits_until: lead.due_at,
    });
    expect(await desk.mails('lead-acknowledgement')).toHaveLength(1);
    // The sender continues the thread without a mail of ours.
    const next = { 'In-Reply-To': `<mail-${number}@example.com>`, From: 'Bo <bo@elsewhere.example>' };
    expect(await receive(desk, next)).toMatchObject({ outcome: 'message', leadId });
  });

  test('is of the request of the mail that it answers, whatever its thread named before', async () => {
    const desk = inboundOn(await open());
    const first = await receive(desk, { 'Message-ID': '<first@example.com>' }, 'Two pallets.');
    const other = await receive(desk, { 'Message-ID': '<other@example.com>' }, 'A car.');
    const answers = { 'In-Reply-To': '<first@example.com>', References: '<first@example.com>' };
    const ours = await desk.db.selectFrom('outbox').select('id').where('subject_id', '=', other.leadId);
    const acknowledged = (await ours.executeTakeFirstOrThrow()).id;
    const references = `<other@example.com> ${messageIdOf(desk, acknowledged)}`;
    expect(await receive(desk, { ...answers, References: references })).toMatchObject({
      outcome: 'message',
      leadId: first.leadId,
    });
  });

  test.each([
    ['an hour', hour, 1],
    ['three days', 3 * day, 0],
  ])(
    'that was read %s late is promised from its receipt, and acknowledged in time',
    async (_, late, mails) => {
      const desk = inboundOn(await open());
      const receivedAt = desk.now - late;
      const { leadId } = await receiveMail(desk, { raw: mailOf({}, 'Please quote.'), receivedAt, size: 9 });
      const lead = await leadOf(desk, leadId);
      const due = answerDueAt(receivedAt, company.answerWithin.contactMessage, company.hours);
      const times = [lead.received_at, lead.due_at, lead.promised_at, lead.waits_until].map(Number);
      expect(times).toEqual([receivedAt, due, due, due]);
      expect(await desk.mails('lead-acknowledgement')).toHaveLength(mails);
      // The site's own actions have the time of now, not that of the mail.
      const [mail] = await desk.mails('lead-for-desk');
      expect(Number(mail?.created_at)).toBe(desk.now);
      const { at } = await desk.db.selectFrom('lead_events').select('at').executeTakeFirstOrThrow();
      expect(Number(at)).toBe(desk.now);
    },
  );

  test('has the language of its text, in doubt that of its sender’s last request, else English', async () => {
    const desk = inboundOn(await open());
    const localeFrom = async (address: string, text = '1x40HC HOU-CLO') => {
      const { leadId } = await receive(desk, { From: address, Subject: 'RFQ 4711' }, text);
      const [received] = await eventsOn(desk, leadId ?? '', 'received');
      return `${(await leadOf(desk, leadId)).locale} by ${received?.languageFrom}`;
    };
    expect(await localeFrom('Eva <eva@example.com>')).toBe('en by default');
    expect(await localeFrom('Eva <eva@example.com>', 'Necesito una cotización.')).toBe('es by text');
    expect(await localeFrom('Eva <eva@example.com>')).toBe('es by earlier');
    // After the erasure, the sender is unknown.
    await desk.db
      .updateTable('leads')
      .set({ erased_at: desk.now })
      .where('email_key', '=', 'eva@example.com')
      .execute();
    expect(await localeFrom('eva@example.com')).toBe('en by default');
  });

  test('of a program is not acknowledged', async () => {
    const desk = inboundOn(await open());
    const { leadId } = await receive(desk, { 'Auto-Submitted': 'auto-generated' });
    expect((await leadOf(desk, leadId)).folder).toBe('notices');
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);
    expect(await desk.mails('lead-for-desk')).toEqual([]);
  });

  test('that the mail server marked as spam is in the spam folder', async () => {
    const desk = inboundOn(await open());
    const { leadId } = await receive(desk, { 'X-Spam-Flag': 'YES' });
    expect(await leadOf(desk, leadId)).toMatchObject({ folder: 'spam', spam_reasons: '["marked"]' });
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);
  });

  test('of a known sender is in the inbox, however many it sends with a signature of links', async () => {
    const desk = inboundOn(await open());
    const signature =
      '\nhttps://a.example https://b.example http://c.example <a href="https://d.example">us</a>';
    const ids: (string | null)[] = [];
    for (let sent = 0; sent < 12; sent += 1)
      ids.push((await receive(desk, {}, `Rate for lane ${sent}, please.${signature}`)).leadId);
    for (const id of ids) expect(await leadOf(desk, id)).toMatchObject({ folder: 'inbox' });
  });

  test('of a sender whose earlier mail was spam is judged', async () => {
    const desk = inboundOn(await open());
    const marked = { 'X-Spam-Flag': 'YES' };
    for (const folder of ['spam', 'spam'])
      expect(await leadOf(desk, (await receive(desk, marked)).leadId)).toMatchObject({ folder });
    const good = { From: 'leo@partner.example' };
    await receive(desk, good);
    expect(await leadOf(desk, (await receive(desk, { ...good, ...marked })).leadId)).toMatchObject({
      folder: 'inbox',
    });
    const forged = { ...good, ...marked, 'Authentication-Results': 'mx.example.com; dmarc=fail' };
    expect(await leadOf(desk, (await receive(desk, forged)).leadId)).toMatchObject({ folder: 'spam' });
  });

  test('of one address is acknowledged three times an hour at most, and stored each time', async () => {
    const desk = inboundOn(await open());
    for (let count = 0; count < 14; count += 1)
      await receive(desk, { Subject: `Number ${count}` }, `Text ${count}`);
    expect(await desk.mails('lead-acknowledgement')).toHaveLength(3);
    expect(await desk.mails('lead-for-desk')).toHaveLength(14);
  });

  test('of a merged request lands in the one that it continues in', async () => {
    const desk = inboundOn(await open());
    const [kept, merged] = [await desk.submit({ products: 'a' }), await desk.submit({ products: 'b' })];
    const inReplyTo = await acknowledgementOf(desk, merged);
    expect(await mergeLeads(desk, { keep: kept, other: merged, by: nameOf(elena) })).toMatchObject({
      ok: true,
    });
    await receive(desk, { 'In-Reply-To': inReplyTo });
    expect(await messagesOf(desk, kept.id)).toHaveLength(1);
  });

  test('of an erased request is a new message', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const inReplyTo = await acknowledgementOf(desk, lead);
    await receive(desk, { 'In-Reply-To': inReplyTo });
    const erased = await erasePerson(
      { ...desk, mailFiles: mailFilesIn(null) },
      { key: lead.id, by: nameOf(elena), confirmation: 'ana@example.com' },
    );
    expect(erased).toMatchObject({ ok: true });
    expect(await receive(desk, { 'In-Reply-To': inReplyTo, Subject: lead.reference })).toMatchObject({
      outcome: 'lead',
    });
    expect(await messagesOf(desk, lead.id)).toMatchObject([{ text: '' }]);
    const records = await desk.db
      .selectFrom('inbound_mails')
      .selectAll()
      .where('outcome', '=', 'message')
      .execute();
    expect(records).toMatchObject([{ lead_id: null, sender: '' }]);
  });

  test('that a program wrote in an absence is on the timeline, and nobody waits', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    await sendReply(desk, changeBy(elena, lead), { subject: 'Offer', body: 'USD 2,100' });
    const absence = {
      'In-Reply-To': await acknowledgementOf(desk, lead),
      'Auto-Submitted': 'auto-replied',
      'Message-ID': '<ooo@example.com>',
    };
    const receptions = [
      await receive(desk, absence, 'Back on Monday.'),
      await receive(desk, absence, 'Back on Monday.'),
    ];
    expect(receptions.map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
    expect(await eventsOn(desk, lead.id, 'auto-reply')).toEqual([
      { type: 'auto-reply', from: 'ana@example.com', text: 'Back on Monday.' },
    ]);
    expect((await desk.row(lead.id)).waits_until).toBeNull();
    expect(await desk.mails('lead-acknowledgement')).toHaveLength(1);
  });

  test('that returns a reply makes it failed, and the timer runs again, once', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    await sendReply(desk, changeBy(elena, lead), { subject: 'Offer', body: 'USD 2,100' });
    const [reply] = await desk.mails('lead-reply');
    await desk.db.updateTable('outbox').set({ state: 'sent' }).where('type', '=', 'lead-reply').execute();
    const bounce = (id: string, action: string) =>
      receive(
        desk,
        {
          From: 'MAILER-DAEMON@mx.example',
          'Message-ID': `<${id}@mx.example>`,
          'Return-Path': '<>',
          Subject: 'Undelivered Mail Returned to Sender',
          'Auto-Submitted': 'auto-replied',
          'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
        },
        `--b\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; ana@example.com\r\nAction: ${action}\r\nStatus: 5.1.1\r\n\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageIdOf(desk, reply?.id ?? '')}\r\n\r\n--b--`,
      );
    await bounce('late', 'delayed');
    expect((await desk.row(lead.id)).waits_until).toBeNull();
    expect(await bounce('gone', 'failed')).toMatchObject({ outcome: 'bounce', leadId: lead.id });
    await bounce('again', 'failed');
    expect((await desk.mails('lead-reply'))[0]).toMatchObject({
      state: 'failed',
      problem: 'recipient-refused',
    });
    expect(await eventsOn(desk, lead.id, 'reply-undelivered')).toHaveLength(1);
    expect((await desk.row(lead.id)).waits_until).not.toBeNull();
  });

  test('of our own is not stored, also one that a colleague wrote', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const [forDesk] = await desk.mails('lead-for-desk');
    expect(await receive(desk, { 'Message-ID': messageIdOf(desk, forDesk?.id ?? '') })).toMatchObject({
      outcome: 'own',
    });
    const inReplyTo = await acknowledgementOf(desk, lead);
    const ours = { From: company.email.rates, 'In-Reply-To': inReplyTo };
    expect(await receive(desk, ours)).toMatchObject({ outcome: 'own' });
    // Written by a member of staff to the desk alone.
    expect(await receive(desk, { ...ours, From: elena.email })).toMatchObject({ outcome: 'message' });
    expect(await desk.events(lead.id)).toEqual(['received', 'third-party-mail']);
    // A form of another site sends from the company's address, with the sender in Reply-To.
    const form = { From: company.email.rates, 'Reply-To': 'Zoe <zoe@example.com>' };
    const { leadId } = await receive(desk, form);
    expect((await leadOf(desk, leadId)).email).toBe('zoe@example.com');
  });

  test.each([
    ['the disk is full', true, 0],
    ['1 GB is kept already', false, 1_000_000_000],
  ])('that cannot be read is kept by its beginning while %s', async (_when, isFull, size) => {
    const desk = inboundOn(await open());
    desk.documentStorage.state = async () => (isFull ? 'full' : 'low');
    await desk.db
      .insertInto('inbound_mails')
      .values(newRecord({ id: 'earlier', key: 'earlier', kept_size: size, received_at: desk.now - 1 }))
      .execute();
    const raw = Buffer.concat([mailOf({ From: '' }, 'Hello'), Buffer.alloc(200_000, 'x')]);
    await receiveMail(desk, { raw, receivedAt: desk.now, size: raw.byteLength });
    const [kept] = await listUnreadable(desk.db);
    expect(kept?.size).toBe(raw.byteLength);
    expect(await readOriginal(desk, kept?.id ?? '')).toEqual({
      content: raw.subarray(0, 100_000),
      isWhole: false,
      size: raw.byteLength,
    });
  });

  test('that cannot be read is kept encrypted as it came, for ninety days', async () => {
    const desk = inboundOn(await open());
    const raw = Buffer.from([0, 255, 254, 1, 2, 3]);
    const mail = { raw, receivedAt: desk.now, size: raw.byteLength };
    expect(await receiveMail(desk, mail)).toMatchObject({ outcome: 'unreadable', isRepeat: false });
    expect(await receiveMail(desk, mail)).toMatchObject({ isRepeat: true });
    await receive(desk, { From: 'nobody' });
    const kept = await listUnreadable(desk.db);
    expect(kept.map(({ reason }) => reason).sort()).toEqual(['no-sender', 'not-parsed']);
    const broken = kept.find(({ reason }) => reason === 'not-parsed');
    expect((await readOriginal(desk, broken?.id ?? ''))?.content).toEqual(raw);
    const chunks = await desk.db.selectFrom('inbound_mail_chunks').selectAll().execute();
    for (const { sealed } of chunks) expect(Buffer.from(sealed).includes(raw)).toBe(false);
    await deleteOldInbound(desk.db, desk.now + 91 * day);
    expect(await readOriginal(desk, broken?.id ?? '')).toBeNull();
    expect(await desk.db.selectFrom('inbound_mail_chunks').selectAll().execute()).toEqual([]);
  });

  test('is kept as it came, found by its message and its request, and erased with its sender', async () => {
    const desk = inboundOn(await open());
    const first = mailOf({ Subject: 'A request' }, 'Tiles');
    const { leadId } = await receiveMail(desk, { raw: first, receivedAt: desk.now, size: first.byteLength });
    const id = leadId ?? '';
    const answer = mailOf(
      { 'In-Reply-To': await acknowledgementOf(desk, (await leadOf(desk, id)) as never) },
      'More',
    );
    await receiveMail(desk, { raw: answer, receivedAt: desk.now, size: 2 * answer.byteLength });
    const { position } = await desk.db
      .selectFrom('lead_messages')
      .select('position')
      .executeTakeFirstOrThrow();
    const mails = await listMailsOfLeads(desk.db, [id]);
    expect(mails.map((mail) => mail.position)).toEqual([null, position]);
    expect(await Promise.all(mails.map((mail) => readOriginal(desk, mail.id)))).toEqual([
      { content: first, isWhole: true, size: first.byteLength },
      { content: answer, isWhole: false, size: 2 * answer.byteLength },
    ]);
    // Belongs to no request.
    await receive(desk, { 'Auto-Submitted': 'auto-replied', From: 'ANA@example.com' }, 'Back on Monday.');
    await erasePerson(
      { ...desk, mailFiles: mailFilesIn(null) },
      { key: id, by: nameOf(elena), confirmation: 'ana@example.com' },
    );
    expect(await desk.db.selectFrom('inbound_mail_chunks').selectAll().execute()).toEqual([]);
    const rows = await desk.db.selectFrom('inbound_mails').selectAll().execute();
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toMatchObject({
        sender: '',
        sender_name: '',
        sender_address: '',
        subject: '',
        lead_id: null,
      });
  });

  test.each([
    ['of the company', company.email.contact],
    ['of a colleague without an account', `warehouse@${company.email.contact.split('@')[1]}`],
    ['of staff', 'elena@example.com'],
  ])(
    'that a person forwards from an address %s is a request of the first sender, not acknowledged',
    async (_of, from) => {
      const desk = inboundOn(await open());
      desk.listStaff = async () => [{ ...elena, email: 'elena@example.com' }] as never;
      const forwarded =
        'Please take care of it.\r\n\r\n---------- Forwarded message ---------\r\nDe: Olga <olga@bakery.example>\r\nDate: vie, 27 nov 2026\r\n\r\nFlour to Barranquilla.';
      const { outcome, leadId } = await receive(desk, { From: from, Subject: 'Fwd: Rate' }, forwarded);
      expect(outcome).toBe('lead');
      expect(await leadOf(desk, leadId)).toMatchObject({ email: 'olga@bakery.example', name: 'Olga' });
      expect(JSON.parse((await leadOf(desk, leadId)).payload)).toMatchObject({
        message: 'Flour to Barranquilla.',
      });
      const [received] = await eventsOn(desk, leadId ?? '', 'received');
      expect(received?.note).toMatch(/^Please take care of it\.\n.{1,200}De: Olga.{1,200}\[Forwarded by /s);
      // Nothing in it says who asked.
      const unknown = await receive(
        desk,
        { From: from, Subject: 'A caller' },
        'Two pallets to Lima, he will write.',
      );
      expect(await leadOf(desk, unknown.leadId)).toMatchObject({ email: '', name: '', folder: 'inbox' });
      expect(await desk.mails('lead-acknowledgement')).toEqual([]);
      expect(await desk.mails('lead-for-desk')).toHaveLength(2);
    },
  );

  test('that a form of the company’s website sends is named as one', async () => {
    const desk = inboundOn(await open());
    const from = `wordpress@${company.email.contact.split('@')[1]}`;
    const fields = 'Name: Denise\r\nEmail: denise@parks.example\r\nMessage: 1 x 40HC to Houston';
    const { leadId } = await receive(desk, { From: from, Subject: 'New submission' }, fields);
    const lead = await leadOf(desk, leadId);
    expect(lead).toMatchObject({ email: 'denise@parks.example' });
    expect(JSON.parse(lead.payload)).toMatchObject({ message: fields.replaceAll('\r', '') });
    const [received] = await eventsOn(desk, leadId ?? '', 'received');
    expect(received?.note).toMatch(/^\[Sent by the form of wordpress@/);
  });

  test('that a person sends with a delivery report in it is a request', async () => {
    const desk = inboundOn(await open());
    const report =
      '--b\r\n\r\nMy mail came back, please quote 12 pallets.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; rate@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b--';
    const mixed = { 'Content-Type': 'multipart/mixed; boundary=b' };
    expect(await receive(desk, mixed, report)).toMatchObject({ outcome: 'lead' });
    const asReport = {
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
      'Return-Path': '<ana@example.com>',
    };
    expect(await receive(desk, asReport, report)).toMatchObject({ outcome: 'lead' });
    expect(await receive(desk, { 'X-Failed-Recipients': 'rate@example.com' })).toMatchObject({
      outcome: 'lead',
    });
  });

  test('that a program sends, and that answers none of ours, is a request and not acknowledged', async () => {
    const desk = inboundOn(await open());
    for (const header of [
      { 'Auto-Submitted': 'auto-replied' },
      { 'X-Autoreply': 'yes' },
      { Precedence: 'auto_reply' },
      { 'Auto-Submitted': 'auto-replied', 'In-Reply-To': '<theirs@portal.example>' },
    ]) {
      const mail = { ...header, From: 'rfq@portal.example', 'Reply-To': 'Luis <luis@andes.example>' };
      const { outcome, leadId } = await receive(
        desk,
        mail as Headers,
        'Luis asks for 2 x 40HC, Callao to Miami.',
      );
      expect(outcome).toBe('lead');
      expect((await leadOf(desk, leadId)).email).toBe('luis@andes.example');
    }
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);
    const absence = { 'Auto-Submitted': 'auto-replied', Subject: 'Automatic reply: Newsletter' };
    expect(await receive(desk, absence, 'Back on Monday.')).toMatchObject({
      outcome: 'auto-reply',
      leadId: null,
    });
  });

  test('that cannot be stored is set aside as it came', async () => {
    const desk = inboundOn(await open());
    const raw = mailOf({}, 'Text');
    const record = newRecord({ size: raw.byteLength, received_at: desk.now });
    await desk.db.insertInto('inbound_mails').values(record).execute();
    const mail = { raw, receivedAt: desk.now, size: raw.byteLength, recordId: record.id };
    await setAside(desk, mail, 'A bug.');
    expect(await listUnreadable(desk.db)).toMatchObject([{ id: record.id, reason: 'not-stored' }]);
    expect((await readOriginal(desk, record.id))?.content).toEqual(raw);
    // The mail server has numbered its mails again.
    const again = newRecord({ size: raw.byteLength, received_at: desk.now });
    await desk.db.insertInto('inbound_mails').values(again).execute();
    expect(await setAside(desk, { ...mail, recordId: again.id }, 'A bug.')).toMatchObject({ isRepeat: true });
    expect(await listUnreadable(desk.db)).toMatchObject([{ id: record.id }]);
  });

  test('names files that were not kept, and says that it was cut off', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const headers = {
      'In-Reply-To': await acknowledgementOf(desk, lead),
      'Content-Type': 'multipart/mixed; boundary=b',
    };
    const raw = mailOf(
      headers,
      '--b\r\n\r\nSee the files.\r\n--b\r\nContent-Disposition: attachment; filename=list.exe\r\n\r\nMZ\r\n--b\r\nContent-Disposition: attachment; filename=cut.pdf\r\n\r\n%PDF',
    );
    await receiveMail(desk, { raw, receivedAt: desk.now, size: 48_000_000 });
    const [message] = await messagesOf(desk, lead.id);
    expect(message?.text).toBe('See the files.');
    expect(message?.note).toMatch(/^\[.*list\.exe.*\]\n\n\[.*48\.0 MB.*\]$/);
  });

  test('brings files of any kind and number, but no programs', async () => {
    const desk = inboundOn(await open());
    const file = (name: string, content: string) =>
      `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content && `${content}\r\n`}`;
    const kept = [
      ...['a.rar', 'b.rtf', 'c.html', 'd.xml', 'e.vcf', 'f.7z', 'g.xyz', 'cut.pdf'],
      ...Array.from({ length: 20 }, (_value, index) => `list-${index}.csv`),
    ];
    const others = ['run.exe', 'run.js', 'sheet.xlsm', 'page.hta', 'empty.pdf'];
    const contents = new Map([
      ['a.rar', 'Rar!'],
      ['c.html', '<p>MSDS</p>'],
      ['cut.pdf', '%PDF-1.4'],
      ['empty.pdf', ''],
      ['page.hta', '<script>'],
    ]);
    const files = [...kept, ...others].map((name) => file(name, contents.get(name) ?? `content of ${name}`));
    const mail = { 'Content-Type': 'multipart/mixed; boundary=b' };
    const text = `--b\r\n\r\nSee the files.\r\n${files.join('')}--b--`;
    const { leadId } = await receive(desk, mail, text);
    const stored = await desk.db
      .selectFrom('attachments')
      .selectAll()
      .where('lead_id', '=', leadId)
      .execute();
    expect(stored.map(({ name }) => name).sort()).toEqual([...kept].sort());
    expect(stored.find(({ name }) => name === 'c.html')?.type).toBe('other');
    expect(JSON.parse((await leadOf(desk, leadId)).payload)).toMatchObject({ message: 'See the files.' });
    const [received] = await eventsOn(desk, leadId ?? '', 'received');
    for (const name of others) expect(received?.note).toContain(name);
    expect(received?.note).toContain('[The file empty.pdf is empty.]');
  });

  test('brings a small picture of its text once: the logo of a signature repeats', async () => {
    const desk = inboundOn(await open());
    const png = (width: number) => {
      const bytes = Buffer.alloc(80, 7);
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(40, 20);
      Buffer.from('49454e44ae426082', 'hex').copy(bytes, 72);
      return bytes.toString('base64');
    };
    const mail = { 'Content-Type': 'multipart/related; boundary=b' };
    const picture = (name: string, width: number) =>
      `--b\r\nContent-Type: image/png; name=${name}\r\nContent-ID: <${name}>\r\nContent-Transfer-Encoding: base64\r\n\r\n${png(width)}\r\n`;
    const text = (...parts: string[]) =>
      `--b\r\nContent-Type: text/html\r\n\r\n<p>See below</p>\r\n${parts.join('')}--b--`;
    const namesOf = async (leadId: string | null) => {
      const rows = await desk.db
        .selectFrom('attachments')
        .select('name')
        .where('lead_id', '=', leadId)
        .execute();
      return rows.map(({ name }) => name);
    };
    const spacer = picture('spacer.png', 1);
    const first = await receive(desk, mail, text(picture('logo.png', 40), picture('label.png', 41), spacer));
    expect(await namesOf(first.leadId)).toEqual(['logo.png', 'label.png']);
    const second = await receive(desk, mail, text(picture('logo.png', 40), picture('other.png', 42)));
    expect(await namesOf(second.leadId)).toEqual(['other.png']);
    const another = { ...mail, From: 'Eva <eva@example.com>' };
    const third = await receive(desk, another, text(picture('logo.png', 40)));
    expect(await namesOf(third.leadId)).toEqual(['logo.png']);
  });

  test('brings its files, each once, to a request and to a new message', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const multipart = { 'Content-Type': 'multipart/mixed; boundary=b' };
    const text =
      '--b\r\n\r\nSee the list.\r\n--b\r\nContent-Type: text/csv; name=list.csv\r\nContent-Disposition: attachment; filename=list.csv\r\n\r\npiece,kg\r\n1,40\r\n--b--';
    const answer = {
      'In-Reply-To': await acknowledgementOf(desk, lead),
      'Message-ID': '<f1@example.com>',
      ...multipart,
    };
    const fresh = { 'Message-ID': '<f2@example.com>', ...multipart };
    await receive(desk, answer, text);
    const { leadId } = await receive(desk, fresh, text);
    // Simulates a crash before they were recorded.
    await desk.db.deleteFrom('inbound_mails').execute();
    await receive(desk, answer, text);
    await receive(desk, fresh, text);
    const [message] = await messagesOf(desk, lead.id);
    expect(message?.attachments).toMatchObject([{ name: 'list.csv', size: 14 }]);
    expect(JSON.parse((await leadOf(desk, leadId)).payload)).toMatchObject({
      message: 'See the list.',
      attachments: [{ name: 'list.csv', size: 14 }],
    });
    const stored = await desk.db.selectFrom('attachments').select('lead_id').orderBy('id').execute();
    expect(stored.map(({ lead_id }) => lead_id)).toEqual([lead.id, leadId]);
  });

  test('that is a newsletter is a notice without a clock, and one key moves it to do and back', async () => {
    const desk = inboundOn(await open());
    const newsletter = {
      From: 'News <news@carrier.example>',
      'List-Id': '<news.carrier.example>',
      Subject: 'Week 48',
    };
    const { leadId } = await receive(desk, newsletter, 'Rates fall.');
    expect(await leadOf(desk, leadId)).toMatchObject({ folder: 'notices', waits_until: null });
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);
    expect(await desk.mails('lead-for-desk')).toEqual([]);
    expect(await eventsOn(desk, leadId ?? '', 'received')).toMatchObject([{ notice: 'list' }]);
    const inbox = await countLeads(desk, { toDo: elena.id });
    expect(Object.values(inbox.stages).every((count) => count === 0)).toBe(true);
    expect((await countLeads(desk, {})).stages).toMatchObject({ notice: 1, new: 0 });

    desk.now += day;
    await restoreLead(desk, changeBy(elena, await leadOf(desk, leadId)), { folder: 'notices' });
    const moved = await leadOf(desk, leadId);
    expect(Number(moved.waits_until)).toBeGreaterThan(desk.now);
    expect(Number(moved.promised_at)).toBe(Number(moved.due_at));
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);
    // The sender's next mail follows the choice, and one more the last choice.
    const second = await receive(desk, { ...newsletter, Subject: 'Week 49' }, 'Rates rise.');
    expect(await leadOf(desk, second.leadId)).toMatchObject({ folder: 'inbox' });
    await changeStage(desk, changeBy(elena, await leadOf(desk, second.leadId)), { to: 'notice' });
    const third = await receive(desk, { From: newsletter.From, Subject: 'Hello' }, 'We have moved.');
    expect(await leadOf(desk, third.leadId)).toMatchObject({ folder: 'notices' });
    const request = await receive(
      desk,
      { From: newsletter.From, Subject: 'Hi' },
      'Please quote 1x40HC to Lima.',
    );
    expect(await leadOf(desk, request.leadId)).toMatchObject({ folder: 'inbox' });
    const other = await receive(desk, { From: 'Bo <bo@carrier.example>', Subject: 'Hi' }, 'Are you open');
    expect(await leadOf(desk, other.leadId)).toMatchObject({ folder: 'inbox' });
  });

  test('of a person on a notice makes it a request, and a notice on a request starts no clock', async () => {
    const desk = inboundOn(await open());
    const from = 'Dock <dock@carrier.example>';
    const headers = { From: from, 'Message-ID': '<n1@carrier.example>', 'Auto-Submitted': 'auto-generated' };
    const { leadId } = await receive(desk, { ...headers, Subject: 'Gate-out' }, 'MSCU1234566 left.');
    const again = { From: from, 'In-Reply-To': '<n1@carrier.example>', Subject: 'Re: Gate-out' };
    await receive(desk, again, 'Who picks it up?');
    expect(await leadOf(desk, leadId)).toMatchObject({ folder: 'inbox', stage: 'new' });
    expect((await leadOf(desk, leadId)).waits_until).not.toBe(null);

    const lead = await desk.submit();
    await logReply(desk, changeBy(elena, await leadOf(desk, lead.id)), { channel: 'telephone', comment: '' });
    const arrival = { From: 'AN <an@line.example>', 'Auto-Submitted': 'auto-generated' };
    const named = await receive(
      desk,
      { ...arrival, Subject: `Arrival notice ${lead.reference}` },
      'ETA Nov 19',
    );
    if (named.leadId === lead.id) expect(await leadOf(desk, lead.id)).toMatchObject({ waits_until: null });
    else expect(await leadOf(desk, named.leadId)).toMatchObject({ folder: 'notices' });
  });

  test('of a sender whose mail staff called spam is spam, unless a customer is verified', async () => {
    const desk = inboundOn(await open());
    const ad = { From: 'Ad <ad@shop.example>' };
    const first = await receive(desk, { ...ad, Subject: 'Sale' }, 'Chairs.');
    await changeStage(desk, changeBy(elena, await leadOf(desk, first.leadId)), { to: 'spam' });
    const second = await receive(desk, { ...ad, Subject: 'Sale again' }, 'Tables.');
    expect(await leadOf(desk, second.leadId)).toMatchObject({ folder: 'spam' });

    const customer = await desk.submit();
    await logReply(desk, changeBy(elena, await leadOf(desk, customer.id)), {
      channel: 'telephone',
      comment: '',
    });
    const odd = await receive(desk, { Subject: 'Odd' }, 'Something odd.');
    await changeStage(desk, changeBy(elena, await leadOf(desk, odd.leadId)), { to: 'spam' });
    const next = await receive(desk, { Subject: 'Tiles' }, 'Two pallets to Lima.');
    expect(await leadOf(desk, next.leadId)).toMatchObject({ folder: 'inbox' });
  });
});
