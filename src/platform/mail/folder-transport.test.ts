import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { createFolderTransport } from './folder-transport.ts';

const mail = {
  from: { name: company.name, address: company.email.noReply },
  to: { name: '', address: 'ana@shipper.example' },
  subject: 'RR-7K3M9Q: your rate request',
  html: '<p>Grüße</p>',
  text: 'Grüße',
  headers: { 'Auto-Submitted': 'auto-generated' },
  messageId: '019a9f00-0000-7000-8000-000000000001',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the same mail twice is one whole file that only its owner reads', async () => {
  const mailDir = join(folder, 'mail');
  const domain = company.email.noReply.split('@').at(-1);
  const transport = createFolderTransport(mailDir);
  await Promise.all([transport.deliver(mail), transport.deliver(mail)]);
  await transport.deliver(mail);
  expect(readdirSync(mailDir)).toEqual([`${mail.messageId}.eml`]);
  const file = join(mailDir, `${mail.messageId}.eml`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const bytes = readFileSync(file);
  expect(bytes.toString().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(await PostalMime.parse(bytes)).toMatchObject({
    messageId: `<${mail.messageId}@${domain}>`,
    subject: mail.subject,
    from: { name: company.name, address: company.email.noReply },
    to: [{ address: 'ana@shipper.example' }],
    text: expect.stringContaining('Grüße'),
  });
  expect(bytes.toString()).toMatch(/^Auto-Submitted: auto-generated/m);
});

test('mails that come together are kept whole, but for one that cannot be', async () => {
  const ids = Array.from({ length: 20 }, (_, number) => `mail-${number}`);
  mkdirSync(join(folder, 'mail-7.eml'));
  const transport = createFolderTransport(folder);
  const outcomes = await Promise.allSettled(
    ids.map((messageId) => transport.deliver({ ...mail, messageId, text: messageId })),
  );
  expect(ids.filter((_, index) => outcomes[index]?.status === 'rejected')).toEqual(['mail-7']);
  expect(readdirSync(folder).toSorted()).toEqual(ids.map((id) => `${id}.eml`).toSorted());
  for (const id of ids.filter((each) => each !== 'mail-7')) {
    const { messageId, text } = await PostalMime.parse(readFileSync(join(folder, `${id}.eml`)));
    expect([messageId?.split('@')[0], text?.trim()]).toEqual([`<${id}`, id]);
  }
});

test('a folder that is deleted while the server runs is made again after one failure', async () => {
  const mailDir = join(folder, 'mail');
  const transport = createFolderTransport(mailDir);
  await transport.deliver(mail);
  rmSync(mailDir, { recursive: true });
  await expect(transport.deliver(mail)).rejects.toThrow(/ENOENT/);
  await transport.deliver(mail);
  expect(readdirSync(mailDir)).toEqual([`${mail.messageId}.eml`]);
});

test('an attachment is a part of the file', async () => {
  const attachment = {
    name: 'RR-7K3M9Q.pdf',
    type: 'application/pdf',
    content: Uint8Array.from({ length: 256 }, (_, byte) => byte),
  };
  await createFolderTransport(folder).deliver({ ...mail, attachments: [attachment] });
  const { attachments, text } = await PostalMime.parse(readFileSync(join(folder, `${mail.messageId}.eml`)));
  expect(text).toContain('Grüße');
  expect(attachments).toMatchObject([
    { filename: attachment.name, mimeType: attachment.type, disposition: 'attachment' },
  ]);
  expect(new Uint8Array(attachments[0]?.content as ArrayBuffer)).toEqual(attachment.content);
});

test('a file that cannot be written rejects and leaves nothing behind', async () => {
  const inTheWay = `${mail.messageId}.eml`;
  mkdirSync(join(folder, inTheWay));
  await expect(createFolderTransport(folder).deliver(mail)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([inTheWay]);
});
