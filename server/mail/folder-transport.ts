import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Company } from '../../contract/company.ts';
import { type MailTransport, messageOf } from './transport.ts';

/** Writes the file so that a power cut leaves it whole or absent: its bytes first, then its name. */
async function writeDurably(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Keeps mails as `.eml` files (RFC 5322) in a folder, for a house without a mail server. The same mail twice is one file. */
export function createFolderTransport(mailDir: string, company: Company): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    keepsFiles: true,
    async deliver(mail) {
      const { message } = await composer.sendMail(messageOf(mail, company));
      if (!Buffer.isBuffer(message)) throw new TypeError('The composer was asked for a buffer.');
      await mkdir(mailDir, { recursive: true, mode: 0o700 });
      await writeDurably(mailDir, `${mail.messageId}.eml`, message);
    },
    async close() {
      composer.close();
    },
  };
}
