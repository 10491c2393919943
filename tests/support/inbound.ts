import { replyKeyOf } from '#features/inbound/server/inbound-dependencies.ts';
import { parseMail } from '#features/inbound/server/parse-mail.ts';
import type { InboundMailTable } from '#features/inbound/server/tables.ts';
import type { Db } from '#platform/db/open-database.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { deskOn } from './desk.ts';
import { roomyStorage } from './document-storage.ts';

const cipher = createCipher('a secret of forty characters, for tests.');

export function inboundOn(database: Parameters<typeof deskOn>[0], now?: number) {
  return Object.assign(deskOn(database, now), {
    cipher,
    replyKey: replyKeyOf(cipher),
    documentStorage: roomyStorage(),
    authServices: ['mx.example.com'],
    virusScanner: null,
    onInfected: () => {},
    parse: parseMail,
  });
}

export const shortTimes = {
  lease: 3_000,
  poll: 3_600_000,
  firstRetry: 20,
  lastRetry: 100,
  lastSignIn: 100,
  silence: 500,
};

export function customerMail(id: string, text: string, headers: Record<string, string> = {}): string {
  const all = {
    From: 'Ana <ana@example.com>',
    To: 'rates@example.com',
    Subject: `Tiles ${id}`,
    'Message-ID': `<${id}@example.com>`,
    'Authentication-Results': 'mx.example.com; dmarc=pass',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${text}\r\n`;
}

/** Returns the unreadable mails, the newest first. */
export function listUnreadable(
  db: Db,
): Promise<Pick<InboundMailTable, 'id' | 'reason' | 'size' | 'received_at'>[]> {
  return db
    .selectFrom('inbound_mails')
    .select(['id', 'reason', 'size', 'received_at'])
    .where('outcome', '=', 'unreadable')
    .where('size', '>', 0)
    .orderBy('received_at', 'desc')
    .execute();
}
