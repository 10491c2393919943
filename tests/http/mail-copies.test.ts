import { expect, inject, test } from 'vitest';
import { newRecord } from '#features/inbound/server/inbound-records.ts';
import { logReplyIn } from '#features/requests/server/commands/log-reply.ts';
import { receiveThirdPartyMail } from '#features/requests/server/commands/third-party-mail.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { deskOn, elena, nameOf } from '../support/desk.ts';
import { addStaff, staffCookie } from '../support/staff.ts';

const site = inject('siteOrigin');

test('the desk shows a copy with its request, and what staff mailed from their own programs', async () => {
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: inject('siteDataDir'),
    onLostConnection: () => {},
  });
  const { db, close } = database;
  const desk = deskOn(database, Date.now());
  const lead = await desk.submit();
  const mail = { size: 5, received_at: Date.now() };
  const first = newRecord({ ...mail, outcome: 'lead', lead_id: lead.id });
  const copy = newRecord({ ...mail, outcome: 'copy', copy_of: first.id, subject: 'Came twice' });
  const own = newRecord({ ...mail, outcome: 'own', reason: 'several-wait', subject: 'For one of two' });
  await db.insertInto('inbound_mails').values([first, copy, own]).execute();
  const headers = {
    from: { name: elena.name, address: elena.email },
    to: [{ name: 'Ana', address: 'ana@example.com' }],
    cc: [],
    subject: 'Re: Tiles',
  };
  const change = { leadId: lead.id, version: lead.version, by: nameOf(elena), at: Date.now() };
  await transact(db, (transaction) =>
    logReplyIn(desk, transaction, change, {
      channel: 'own-mail',
      comment: 'USD 2,100',
      mail: { headers, attachments: [] },
    }),
  );
  await receiveThirdPartyMail(desk, {
    ...{ leadId: lead.id, key: 'internal', from: elena.email, text: 'A word', quoted: '' },
    ...{ fileIds: [], headers, at: Date.now(), ofStaff: nameOf(elena) },
  });
  const Cookie = await staffCookie(db, await addStaff(db, { name: 'Ben', role: 'agent' }));
  await close();
  const pageOf = async (path: string) => (await fetch(site + path, { headers: { Cookie } })).text();
  const copies = await pageOf('/desk/mails?show=copies');
  expect(copies).toContain(`Copy of a mail on ${lead.reference}`);
  expect(copies).not.toContain('For one of two');
  const others = await pageOf('/desk/mails');
  expect(others).toContain('it may answer any of them');
  expect(others).not.toContain('Came twice');
  const request = await pageOf(`/desk/requests/${lead.id}`);
  expect(request).toContain('Reply from their own mail program to Ana: Re: Tiles');
  expect(request).toContain(`Mail from ${elena.email}: internal, from the staff`);
});
