import { expect, test } from 'vitest';
import { changeBy, elena, nameOf, type SubmittedLead } from '../../../../tests/support/desk.ts';
import { inboundOn } from '../../../../tests/support/inbound.ts';
import { sendReply } from '../../../../tests/support/reply.ts';
import { describeOnEachDatabase } from '../../../../tests/support/test-database.ts';
import { mailFilesIn } from '../../../platform/mail/mail-files.ts';
import { replyAddress } from '../../../platform/mail/reply-address.ts';
import { day } from '../../../platform/values/durations.ts';
import { erasePerson } from '../../people/server/erase-person.ts';
import type { LeadEventData } from '../../requests/lead.ts';
import { changeStage, restoreLead } from '../../requests/server/commands/change-stage.ts';
import { logReply } from '../../requests/server/commands/log-reply.ts';
import { mergeLeads } from '../../requests/server/merge/merge-leads.ts';
import { eventsOf } from '../../requests/server/timeline/lead-events.ts';
import { company } from '../../settings/sample-company.ts';
import { keyHashOf } from './find-lead-of-mail.ts';
import { receiveMail, setAside } from './receive-mail.ts';
import { deleteOldInbound, listUnreadable, readUnreadable } from './unreadable-mails.ts';

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
      .set({ key: keyHashOf(id) })
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

  test('from a colleague to the address of a request says who wrote', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const to = replyAddress(company.email.rates, lead.reference, desk.replyKey);
    const from = 'Ute Keller <ute@elsewhere.example>';
    expect(await receive(desk, { From: from, To: `Desk <${to.toUpperCase()}>` })).toMatchObject({
      leadId: lead.id,
    });
    expect(await messagesOf(desk, lead.id)).toMatchObject([{ from }]);
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
    ['another company', 'eve@elsewhere.example', {}, 'lead'],
    [
      'a forged address',
      'ana@acme.example',
      { 'Authentication-Results': 'mx.example.com; dmarc=fail' },
      'lead',
    ],
    ['another with theirs in Reply-To', 'eve@elsewhere.example', { 'Reply-To': 'ana@acme.example' }, 'lead'],
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

  test('has the language of its sender’s last request, and is otherwise English whatever it says', async () => {
    const desk = inboundOn(await open());
    const localeFrom = async (address: string) => {
      const { leadId } = await receive(desk, { From: address, Subject: 'Hola' }, 'Necesito una cotización.');
      return (await leadOf(desk, leadId)).locale;
    };
    expect(await localeFrom('Eva <eva@example.com>')).toBe('en');
    const { id } = await desk.submit({ email: 'luz@example.com' });
    await desk.db.updateTable('leads').set({ locale: 'es' }).where('id', '=', id).execute();
    expect(await localeFrom('Luz <Luz@example.com>')).toBe('es');
    // After the erasure, the sender is unknown.
    await desk.db
      .updateTable('leads')
      .set({ erased_at: desk.now })
      .where('email_key', '=', 'luz@example.com')
      .execute();
    expect(await localeFrom('luz@example.com')).toBe('en');
  });

  test('of a program is not acknowledged', async () => {
    const desk = inboundOn(await open());
    const { leadId } = await receive(desk, { 'Auto-Submitted': 'auto-generated' });
    expect((await leadOf(desk, leadId)).folder).toBe('inbox');
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);
    expect(await desk.mails('lead-for-desk')).toHaveLength(1);
  });

  test('that the mail server marked as spam is in the spam folder', async () => {
    const desk = inboundOn(await open());
    const { leadId } = await receive(desk, { 'X-Spam-Flag': 'YES' });
    expect(await leadOf(desk, leadId)).toMatchObject({ folder: 'spam', spam_reasons: '["marked"]' });
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);
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
    expect(await receive(desk, { ...ours, From: elena.email })).toMatchObject({ outcome: 'own' });
    expect(await desk.events(lead.id)).toEqual(['received']);
    // A form of another site sends from the company's address, with the sender in Reply-To.
    const form = { From: company.email.rates, 'Reply-To': 'Zoe <zoe@example.com>' };
    const { leadId } = await receive(desk, form);
    expect((await leadOf(desk, leadId)).email).toBe('zoe@example.com');
  });

  test.each([
    ['the disk is full', true, 0],
    ['500 MB are kept already', false, 500_000_000],
  ])('that cannot be read is kept by its beginning while %s', async (_when, isFull, size) => {
    const desk = inboundOn(await open());
    desk.documentStorage.isFull = () => isFull;
    await desk.db
      .insertInto('unreadable_mails')
      .values({ id: 'earlier', key: 'earlier', reason: 'not-parsed', size, received_at: desk.now - 1 })
      .execute();
    const raw = Buffer.concat([mailOf({ From: '' }, 'Hello'), Buffer.alloc(20_000, 'x')]);
    await setAside(desk, { raw, receivedAt: desk.now, size: raw.byteLength });
    const [kept] = await listUnreadable(desk.db);
    expect(kept?.size).toBe(raw.byteLength);
    expect(await readUnreadable(desk, kept?.id ?? '')).toEqual(raw.subarray(0, 10_000));
  });

  test('that cannot be read is kept encrypted as it came, for thirty days', async () => {
    const desk = inboundOn(await open());
    const raw = Buffer.from([0, 255, 254, 1, 2, 3]);
    const mail = { raw, receivedAt: desk.now, size: raw.byteLength };
    expect(await receiveMail(desk, mail)).toMatchObject({ outcome: 'unreadable', isRepeat: false });
    expect(await receiveMail(desk, mail)).toMatchObject({ isRepeat: true });
    await receive(desk, { From: 'nobody' });
    const kept = await listUnreadable(desk.db);
    expect(kept.map(({ reason }) => reason).sort()).toEqual(['no-sender', 'not-parsed']);
    const broken = kept.find(({ reason }) => reason === 'not-parsed');
    expect(await readUnreadable(desk, broken?.id ?? '')).toEqual(raw);
    const chunks = await desk.db.selectFrom('unreadable_mail_chunks').selectAll().execute();
    for (const { sealed } of chunks) expect(Buffer.from(sealed).includes(raw)).toBe(false);
    await deleteOldInbound(desk.db, desk.now + 31 * 24 * 3_600_000);
    expect(await listUnreadable(desk.db)).toEqual([]);
    expect(await desk.db.selectFrom('unreadable_mail_chunks').selectAll().execute()).toEqual([]);
  });

  test('that cannot be stored is set aside', async () => {
    const desk = inboundOn(await open());
    const raw = mailOf({}, 'Text');
    await setAside(desk, { raw, receivedAt: desk.now, size: raw.byteLength });
    expect(await listUnreadable(desk.db)).toMatchObject([{ reason: 'not-stored' }]);
    expect(await receiveMail(desk, { raw, receivedAt: desk.now, size: raw.byteLength })).toMatchObject({
      isRepeat: true,
    });
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
    expect(message?.text).toMatch(/^See the files\.\n\n\[.*list\.exe.*\]\n\n\[.*48\.0 MB.*\]$/);
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
});
