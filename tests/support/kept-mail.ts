import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** The newest mail to an address that the server under test keeps as a file. */
async function findMailTo(address: string, subject: string, dataDir: string): Promise<string | null> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  // The names are UUIDv7: their order is the order of time.
  for (const name of names
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (mail.subject === subject && mail.to?.some((to) => to.address === address)) return mail.text ?? '';
  }
  return null;
}

/** The path of the link in the newest mail of a subject to an address; waits until there is one. */
export async function linkMailedTo(
  address: string,
  subject: string,
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<string> {
  let link = '';
  await expect(async () => {
    const text = await findMailTo(address, subject, dataDir);
    link = text?.match(/(?:\/[a-z]+)+\?token=[\w-]+/)?.[0] ?? '';
    expect(link, `${subject} to ${address}`).not.toBe('');
  }).toPass({ timeout: 90_000 });
  return link;
}

/** Reads a file of a folder; nothing where another test's deletion has just taken it away. */
export function readUnlessDeleted(folder: string) {
  return (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
}

export async function rawMailsTo(address: string): Promise<string[]> {
  const folder = join(String(process.env.E2E_DATA_DIR), 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(readUnlessDeleted(folder)));
  // A long name stands on a line of its own.
  const unfolded = (mail: string) => mail.replace(/\r?\n[ \t]+/g, ' ');
  return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(unfolded(mail)));
}

export async function mailsTo(address: string): Promise<string[]> {
  const found = await rawMailsTo(address);
  return found.map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}
