import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { composeEmail } from '#mails/compose-email.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import { deliverMail } from './deliver-mail.ts';
import { createFolderTransport } from './folder-transport.ts';
import { mailFilesIn, purgeErased } from './mail-files.ts';
import { enqueueMail } from './outbox.ts';

const now = Date.parse('2026-11-20T15:00:00Z');

describeOnDatabase('mails that are kept as files', (open) => {
  let mailDir = '';
  beforeEach(() => {
    mailDir = mkdtempSync(join(tmpdir(), 'fairlead-kept-'));
  });
  afterEach(() => rmSync(mailDir, { recursive: true, force: true }));

  test('go too when their person is deleted while they are being written', async () => {
    const database = await open();
    const { db } = database;
    const facts = { rating: 9, comments: '', folder: 'inbox', receivedAt: now } as const;
    for (const name of ['Ana', 'Ben']) {
      const props = { ...facts, name, reference: `FB-${name.padEnd(6, '3').toUpperCase()}` };
      await enqueueMail(db, 'feedback-for-desk', { props, subjectId: name, now });
    }
    const log = pino({ level: 'silent' });
    const folder = createFolderTransport(mailDir);
    const worker = createOutboxWorker({
      ...database,
      channel: 'mail',
      deliver: deliverMail({
        transport: {
          ...folder,
          async deliver(mail, signal) {
            await db.deleteFrom('outbox').where('subject_id', '=', 'Ana').execute();
            await folder.deliver(mail, signal);
          },
        },
        log,
        compose: (name, props, { locale }) =>
          composeEmail(name, props, { locale, company, appUrl: 'https://site.example' }),
      }),
      onAttempt: purgeErased({ db, mailFiles: mailFilesIn(mailDir), log }),
      clock: () => now,
      log,
    });
    await worker.drain();
    const bens = await db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    expect(readdirSync(mailDir)).toEqual([`${bens.id}.eml`]);
    await folder.close();
  });
});

test('a mail that another deletion takes after the folder was listed is to nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-kept-'));
  symlinkSync(join(folder, 'deleted'), join(folder, 'listed.eml'));
  expect(await mailFilesIn(folder).findTo('ana@example.com')).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('what the end of a thread left of a mail is found and deleted with its person', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-kept-'));
  const kept = mailFilesIn(folder);
  const toAna = 'From: desk@site.example\r\nTo: Ana <ana@example.com>\r\n\r\nHello';
  for (const name of ['1.eml', '.1.eml.8a5c', '.2.eml.8a5c', 'notes.txt'])
    writeFileSync(join(folder, name), toAna);
  writeFileSync(join(folder, '3.eml'), toAna.replaceAll('ana', 'ben'));
  const ids = await kept.findTo('ana@example.com');
  expect(ids.sort()).toEqual(['1', '2']);
  await kept.delete(ids);
  expect(readdirSync(folder).sort()).toEqual(['3.eml', 'notes.txt']);
  rmSync(folder, { recursive: true });
});
