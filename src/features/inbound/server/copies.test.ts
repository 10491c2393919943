import { expect, test } from 'vitest';
import { erasePerson } from '#features/people/server/erase-person.ts';
import { company } from '#features/settings/sample-company.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { elena, nameOf } from '#tests/support/desk.ts';
import { customerMail, inboundOn } from '#tests/support/inbound.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { ownMailOf } from './inbound-dependencies.ts';
import { beginRecord, newRecord } from './inbound-records.ts';
import { keepOriginal } from './kept-mails.ts';
import { listUnusedMails } from './list-mails.ts';
import { makeRequest } from './make-request.ts';
import { openOriginal } from './originals.ts';
import { receiveMail } from './receive-mail.ts';

type Desk = ReturnType<typeof inboundOn>;

let uid = 0;

/** Receives a mail as the reader does: its number in the mailbox has a record. */
async function deliver(
  desk: Desk,
  text: string,
  headers: Record<string, string> = {},
  delivery: Partial<Parameters<typeof newRecord>[0]> = {},
) {
  uid += 1;
  const date = { Date: 'Fri, 20 Nov 2026 14:59:00 +0000' };
  const raw = Buffer.from(customerMail('one', text, { ...date, ...headers }));
  const record = newRecord({
    ...{ mailbox_id: 'box', uid_validity: 1, uid, received_at: desk.now, size: raw.byteLength },
    ...delivery,
  });
  await desk.db.insertInto('inbound_mails').values(record).execute();
  const mail = { raw, receivedAt: desk.now, size: raw.byteLength, recordId: record.id };
  return { ...(await receiveMail(desk, mail)), mailId: record.id };
}

const text = 'Please quote 2 pallets,\r\nHouston to Callao.\r\n\r\nRegards, Ana';

const file = (name: string, content: string) =>
  `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename=${name}\r\n\r\n${content}\r\n`;
const multipart = { 'Content-Type': 'multipart/mixed; boundary=b' };
const withFiles = (body: string, ...files: string[]) => `--b\r\n\r\n${body}\r\n${files.join('')}--b--`;

const caution =
  'CAUTION: This email originated from outside of the organization. Do not click links or open attachments\r\nunless you recognize the sender.';
const footer =
  '_______________________________________________\r\nRates mailing list\r\nhttps://lists.example/listinfo/rates-7\r\nTo unsubscribe write to rates-leave@lists.example';

describeOnEachDatabase('a mail that comes twice', (open) => {
  test.each([
    ['an alias', text, { 'Delivered-To': 'hello@example.com' }],
    ['a gateway that marks it', `${caution}\r\n\r\n${text}`, { Subject: '[EXTERNAL] Tiles one' }],
    ['a gateway that marks its first line', `External sender. ${text}`, { Subject: 'EXTERNAL: Tiles one' }],
    ['a list', `${text}\r\n\r\n${footer}`, { Subject: '[Rates] Tiles one', 'List-Id': '<rates.example>' }],
    ['a gateway that wraps it again', text.replaceAll('\r\n', ' \r\n ').replace('quote ', 'quote\r\n'), {}],
    [
      'a server with a tip',
      `You don't often get email from ana@example.com. Learn why this is important at https://aka.ms/Learn2\r\n\r\n${text}`,
      {},
    ],
    [
      'a Spanish gateway',
      `PRECAUCIÓN: Correo externo. No haga clic en enlaces si no conoce al remitente.\r\n\r\n${text}`,
      {},
    ],
  ])('by %s is one request, and the copy names it', async (_way, copy, headers) => {
    const desk = inboundOn(await open());
    const first = await deliver(desk, text);
    const second = await deliver(desk, copy, headers);
    expect([first.outcome, second]).toMatchObject(['lead', { outcome: 'copy', leadId: null }]);
    expect(await desk.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
    expect((await listUnusedMails(desk.db)).mails).toEqual([]);
    const { mails } = await listUnusedMails(desk.db, { show: 'copies' });
    const { reference } = await desk.row(first.leadId ?? '');
    expect(mails).toMatchObject([
      { id: second.mailId, reason: 'copy', request: { id: first.leadId, reference }, hasOriginal: true },
    ]);
  });

  test('each marked by another way is one request', async () => {
    const desk = inboundOn(await open());
    await deliver(desk, `${caution}\r\n\r\n${text}`, { Subject: '[EXTERNAL] Tiles one' });
    const second = await deliver(desk, `${text}\r\n\r\n${footer}`, { Subject: '[Rates] Tiles one' });
    expect(second.outcome).toBe('copy');
    // A third one is a copy of the first as well.
    const third = await deliver(desk, `${text}\r\n\r\n${footer}`, {
      ...{ Subject: '[Rates] Tiles one', 'Delivered-To': 'hello@example.com' },
    });
    const rows = await desk.db.selectFrom('inbound_mails').select(['id', 'copy_of']).orderBy('uid').execute();
    expect(third.outcome).toBe('copy');
    expect(rows.map(({ copy_of: copyOf }) => copyOf)).toEqual([null, rows[0]?.id, rows[0]?.id]);
  });

  test.each([
    ['one number', text.replace('2 pallets', '3 pallets'), {}],
    ['one sign', text.replace('2 pallets', '-2 pallets'), {}],
    ['a further line', `${text}\r\n\r\nAlso 1x40HC to Lima.`, {}],
    ['a further line without a number', `${text}\r\n\r\nPlease cancel it.`, {}],
    ['a line that a caution hides', `${caution} Please add insurance.\r\n\r\n${text}`, {}],
    ['a number in a caution', `CAUTION: external sender, 4 pallets\r\n\r\n${text}`, {}],
    ['a missing line', 'Please quote 2 pallets,', {}],
    ['the time at which it was written', text, { Date: 'Fri, 20 Nov 2026 14:59:01 +0000' }],
    ['the sender', text, { From: 'Bo <bo@example.com>' }],
    ['the subject', text, { Subject: 'Marble one' }],
    ['a number in a tag of the subject', text, { Subject: '[Order 46] Tiles one' }],
  ])('and differs by %s is two requests', async (_what, other, headers) => {
    const desk = inboundOn(await open());
    const both = [await deliver(desk, text), await deliver(desk, other, headers)];
    expect(both.map(({ outcome }) => outcome)).toEqual(['lead', 'lead']);
    const turned = { 'Message-ID': '<turned@example.com>' };
    const inTurn = [await deliver(desk, other, { ...headers, ...turned }), await deliver(desk, text, turned)];
    expect(inTurn.map(({ outcome }) => outcome)).toEqual(['lead', 'lead']);
    expect(await desk.db.selectFrom('leads').select('id').execute()).toHaveLength(4);
  });

  test('with a further or another file is two, and without one that a gateway removed it is one', async () => {
    const [list, scan] = [file('list.csv', 'piece,kg'), file('scan.bin', 'scan 1')];
    const desk = inboundOn(await open());
    const outcomes = async (...bodies: string[]) => {
      const headers = { ...multipart, 'Message-ID': `<files-${uid}@example.com>` };
      const all: string[] = [];
      for (const body of bodies) all.push((await deliver(desk, body, headers)).outcome);
      return all;
    };
    expect(await outcomes(withFiles(text, list), withFiles(text, list, scan))).toEqual(['lead', 'lead']);
    expect(await outcomes(withFiles(text), withFiles(text, list))).toEqual(['lead', 'lead']);
    const scans = [scan, file('scan.bin', 'scan 2')].map((scanned) => withFiles('Scan', scanned));
    expect(await outcomes(...scans)).toEqual(['lead', 'lead']);
    expect(await outcomes(withFiles(text, list, scan), withFiles(text, list))).toEqual(['lead', 'copy']);
  });

  test('the first time as spam is two', async () => {
    const desk = inboundOn(await open());
    await deliver(desk, text, { 'X-Spam-Flag': 'YES' });
    expect(await deliver(desk, `${caution}\r\n\r\n${text}`)).toMatchObject({ outcome: 'lead' });
  });

  test('under another number of the mailbox is listed once, and nothing is stored', async () => {
    const desk = inboundOn(await open());
    const first = await deliver(desk, text);
    await deliver(desk, text, { 'Delivered-To': 'hello@example.com' });
    // Moved out and back, and all numbered again.
    expect(await deliver(desk, text)).toMatchObject({ isRepeat: true, leadId: first.leadId });
    const listedAgain = { uid_validity: 2 };
    await deliver(desk, text, {}, listedAgain);
    await deliver(desk, text, { 'Delivered-To': 'hello@example.com' }, listedAgain);
    expect(await desk.db.selectFrom('inbound_mails').select('id').execute()).toHaveLength(2);
  });

  test.each(['waiting', 'gone'] as const)('that is %s under its old number is stored', async (outcome) => {
    const desk = inboundOn(await open());
    const raw = Buffer.from(customerMail('one', text, { Date: 'Fri, 20 Nov 2026 14:59:00 +0000' }));
    // The attempt under the first number ended after the mail was kept.
    const first = newRecord({ mailbox_id: 'box', uid_validity: 1, uid: 9_000, received_at: desk.now });
    await desk.db.insertInto('inbound_mails').values(first).execute();
    const fetched = { raw, receivedAt: desk.now, size: raw.byteLength, recordId: first.id };
    await beginRecord(desk, await desk.parse(raw, ownMailOf(desk)), fetched);
    await keepOriginal(desk, { id: first.id, raw });
    await desk.db.updateTable('inbound_mails').set({ outcome, next_try_at: null }).execute();
    const again = await deliver(desk, text);
    expect(again).toMatchObject({ outcome: 'lead', isRepeat: false });
    const rows = await desk.db.selectFrom('inbound_mails').select(['id', 'lead_id']).execute();
    expect(rows).toEqual([{ id: again.mailId, lead_id: again.leadId }]);
  });

  test('on a message is a copy of the message, and starts nothing', async () => {
    const desk = inboundOn(await open());
    const lead = await desk.submit();
    const about = { Subject: `Re: ${lead.reference}` };
    await deliver(desk, text, about);
    const before = await desk.row(lead.id);
    desk.now += 60_000;
    expect(await deliver(desk, text, { ...about, 'Delivered-To': 'hello@example.com' })).toMatchObject({
      outcome: 'copy',
    });
    expect(await desk.row(lead.id)).toEqual(before);
    expect(await desk.events(lead.id)).toEqual(['received', 'message']);
  });

  test('is made a request of its own by staff, once', async () => {
    const desk = inboundOn(await open());
    const first = await deliver(desk, withFiles(text, file('list.csv', 'piece,kg')), multipart);
    const copy = await deliver(desk, withFiles(text, file('list.csv', 'piece,kg')), {
      ...{ ...multipart, 'Delivered-To': 'hello@example.com' },
    });
    const making = { mailId: copy.mailId, by: nameOf(elena), email: '' };
    const made = await makeRequest({ ...desk, parseMail: desk.parse }, making);
    expect(made).toMatchObject({ ok: true });
    expect(await makeRequest({ ...desk, parseMail: desk.parse }, making)).toEqual(made);
    const leads = await desk.db.selectFrom('leads').selectAll().orderBy('number').execute();
    expect(leads.map(({ email }) => email)).toEqual(['ana@example.com', 'ana@example.com']);
    expect(leads.map(({ id }) => id)).toEqual([first.leadId, made.ok && made.leadId]);
    for (const { payload } of leads)
      expect(JSON.parse(payload).attachments).toMatchObject([{ name: 'list.csv' }]);
    expect((await listUnusedMails(desk.db, { show: 'copies' })).mails).toEqual([]);
  });

  test('is read with a line in the access log of its request, and erased with it', async () => {
    const desk = inboundOn(await open());
    // Reply-To is the customer, and From nobody of the request's.
    const from = { From: 'Rosa <rosa@gmail.com>', 'Reply-To': 'rosa@tiles.example' };
    const first = await deliver(desk, text, from);
    const copy = await deliver(desk, `${caution}\r\n\r\n${text}`, from);
    expect(copy.outcome).toBe('copy');
    const opened = { leadId: first.leadId ?? '', mailId: copy.mailId, staffId: elena.id };
    expect((await openOriginal(desk, opened))?.content.toString()).toContain('CAUTION');
    const log = await desk.db.selectFrom('attachment_access_log').selectAll().execute();
    expect(log).toMatchObject([{ lead_id: first.leadId, attachment_id: copy.mailId, by_id: elena.id }]);
    const other = await desk.submit();
    expect(await openOriginal(desk, { ...opened, leadId: other.id })).toBeNull();
    const erasure = { key: first.leadId ?? '', by: nameOf(elena), confirmation: 'rosa@tiles.example' };
    await erasePerson({ ...desk, mailFiles: mailFilesIn(null) }, erasure);
    expect(await desk.db.selectFrom('inbound_mail_chunks').selectAll().execute()).toEqual([]);
    const rows = await desk.db.selectFrom('inbound_mails').selectAll().execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ sender_address: '', subject: '', kept_size: 0 });
    // The server lists the copy again: nothing of it comes back.
    await deliver(desk, text, { ...from, 'Delivered-To': 'hello@example.com' });
    expect((await listUnusedMails(desk.db, { show: 'copies' })).mails).toEqual([]);
  });

  test('of our own is no copy of a customer’s mail', async () => {
    const desk = inboundOn(await open());
    const id = `<0191d3a0-0000-7000-8000-000000000000@${company.email.noReply.split('@').at(-1)}>`;
    const own = { 'Message-ID': id, From: company.email.noReply };
    expect((await deliver(desk, text, own)).outcome).toBe('own');
    expect((await deliver(desk, text, { ...own, 'Delivered-To': 'hello@example.com' })).outcome).toBe('copy');
    expect((await deliver(desk, text)).outcome).toBe('lead');
  });
});
