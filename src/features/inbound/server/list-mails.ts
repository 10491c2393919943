import { z } from 'zod';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/open-database.ts';
import { day } from '#platform/values/durations.ts';
import type { MailList } from '../mail-lists.ts';

/** A received mail that is on no request. */
export interface UnusedMail {
  id: string;
  name: string;
  address: string;
  subject: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Bytes in the mailbox. */
  size: number;
  reason: UnusedReason;
  /** True when it could not be read, and staff have not handled it. */
  isSetAside: boolean;
  /** True when staff marked it as done. */
  isDone: boolean;
  /** The request of the mail that a copy is of; null for other mails, and where that is on none. */
  request: { id: string; reference: string } | null;
  /** The error of the last attempt; empty without one. */
  problem: string;
  /** True while its original can be read. */
  hasOriginal: boolean;
}

export const unusedReasons = [
  ...(['bounce', 'own', 'auto-reply', 'copy', 'gone'] as const),
  ...(['not-parsed', 'no-sender', 'not-stored', 'not-fetched'] as const),
  ...(['not-verified', 'none-waits', 'several-wait'] as const),
];

export type UnusedReason = (typeof unusedReasons)[number];

const perPage = 50;

function unused(db: Db) {
  return db
    .selectFrom('inbound_mails')
    .where('inbound_mails.lead_id', 'is', null)
    .where('inbound_mails.size', '>', 0)
    .where('inbound_mails.outcome', 'not in', ['message', 'lead', 'reply'])
    .where('inbound_mails.outcome', '!=', 'waiting');
}

/** Mails that could not be read, and that staff have not handled. */
const setAside = (db: Db) => unused(db).where('inbound_mails.outcome', '=', 'unreadable');

/** Mails that nobody needs to check: the desk's own, and copies. */
function known(db: Db, show: 'own' | 'copies') {
  return show === 'copies'
    ? unused(db).where('inbound_mails.outcome', '=', 'copy')
    : unused(db).where('inbound_mails.outcome', '=', 'own').where('inbound_mails.reason', 'is', null);
}

function listed(db: Db, show: MailList | undefined) {
  if (show === 'set-aside') return setAside(db);
  if (show !== undefined) return known(db, show);
  return unused(db)
    .where('inbound_mails.outcome', '!=', 'copy')
    .where((row) =>
      row.or([row('inbound_mails.outcome', '!=', 'own'), row('inbound_mails.reason', 'is not', null)]),
    );
}

export const mailCursor = z.string().regex(/^\d{1,15}\.[\w-]{1,64}$/);

/**
 * Lists mails that are on no request: bounces of mails that are not known, automatic replies, and those that could not be
 * read; our own apart, and copies, with the requests of the mails that they are of. The newest first; `before` is `next` of
 * the page before. A position, as mails may arrive in one second.
 */
export async function listUnusedMails(
  db: Db,
  { before, show }: { before?: string | undefined; show?: MailList | undefined } = {},
): Promise<{ mails: UnusedMail[]; next: string | null }> {
  const [position = '', id = ''] = before?.split('.') ?? [];
  const rows = await listed(db, show)
    .leftJoin('inbound_mails as first', 'first.id', 'inbound_mails.copy_of')
    .leftJoin('leads', 'leads.id', 'first.lead_id')
    .select(['inbound_mails.id', 'inbound_mails.sender_name', 'inbound_mails.sender_address'])
    .select(['inbound_mails.subject', 'inbound_mails.received_at', 'inbound_mails.size'])
    .select(['inbound_mails.kept_size', 'inbound_mails.outcome', 'inbound_mails.reason'])
    .select(['inbound_mails.problem', 'leads.id as request_id', 'leads.reference'])
    .$if(before !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('inbound_mails.received_at', '<', Number(position)),
          row.and([
            row('inbound_mails.received_at', '=', Number(position)),
            row('inbound_mails.id', '<', id),
          ]),
        ]),
      ),
    )
    .orderBy('inbound_mails.received_at', 'desc')
    .orderBy('inbound_mails.id', 'desc')
    .limit(perPage + 1)
    .execute();
  const mails = rows.slice(0, perPage).map((row) => ({
    id: row.id,
    name: row.sender_name,
    address: row.sender_address,
    subject: row.subject,
    receivedAt: row.received_at,
    size: row.size,
    reason: (row.reason ??
      (['unreadable', 'done'].includes(row.outcome) ? 'not-stored' : row.outcome)) as UnusedReason,
    isSetAside: row.outcome === 'unreadable',
    isDone: row.outcome === 'done',
    request: row.request_id && row.reference ? { id: row.request_id, reference: row.reference } : null,
    problem: row.problem ?? '',
    hasOriginal: row.kept_size > 0,
  }));
  const last = mails.at(-1);
  return { mails, next: rows.length > perPage && last ? `${last.receivedAt}.${last.id}` : null };
}

/** Counts the mails that could not be read and that staff have not handled, of a period. */
export async function countSetAside(db: Db, since: number): Promise<number> {
  return countRows(setAside(db).where('received_at', '>=', since));
}

/** Period in which the desk announces a mail that could not be read. */
const announcedFor = 14 * day;

/** Counts the mails of `countSetAside` that the desk announces. */
export function countNewSetAside({ db, clock }: { db: Db; clock: () => number }): Promise<number> {
  return countSetAside(db, clock() - announcedFor);
}

/** Receipt of the oldest mail that could not be read and that staff have not handled; null without one. */
export async function oldestSetAside(db: Db): Promise<number | null> {
  const { at } = await setAside(db)
    .select(({ fn }) => fn.min('received_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** Finds a received mail that is on no request; `leadId` is the request of the mail that it is a copy of. */
export async function findUnused(db: Db, mailId: string): Promise<{ leadId: string | null } | null> {
  const row = await unused(db)
    .leftJoin('inbound_mails as first', 'first.id', 'inbound_mails.copy_of')
    .select('first.lead_id')
    .where('inbound_mails.id', '=', mailId)
    .executeTakeFirst();
  return row ? { leadId: row.lead_id } : null;
}
