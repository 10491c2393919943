import type { StaffName } from '#features/requests/lead.ts';
import { minute } from '#platform/values/durations.ts';
import { type InboundDependencies, ownMailOf } from './inbound-dependencies.ts';
import { bracketedId } from './inbound-records.ts';
import { readOriginal } from './kept-mails.ts';
import type { ParsedMail } from './parse-mail.ts';
import { storeAsLead } from './store-as-lead.ts';
import type { InboundOutcome } from './tables.ts';

export type MadeRequest =
  | { ok: true; leadId: string; reference: string }
  | { ok: false; reason: 'unknown' | 'not-kept' | 'in-progress' };

/** Services that `makeRequest` uses. */
export type MakingDependencies = Omit<InboundDependencies, 'parse' | 'authServices' | 'replyKey'> & {
  /** Parses a mail, in the production build in a thread. */
  parseMail: InboundDependencies['parse'];
};

declare module '#platform/context.ts' {
  interface Services extends MakingDependencies {}
}

async function findRequest(
  deps: Pick<MakingDependencies, 'db'>,
  mailId: string,
): Promise<MadeRequest | null> {
  const row = await deps.db
    .selectFrom('inbound_mails')
    .innerJoin('leads', 'leads.id', 'inbound_mails.lead_id')
    .select(['leads.id', 'leads.reference'])
    .where('inbound_mails.id', '=', mailId)
    .executeTakeFirst();
  return row ? { ok: true, leadId: row.id, reference: row.reference } : null;
}

/**
 * Returns false while another call makes a request of the mail; one that takes longer than a minute has failed. A mail that was
 * marked as done counts again until the request is made.
 */
async function claim(
  { db, clock }: Pick<MakingDependencies, 'db' | 'clock'>,
  { mailId, by }: { mailId: string; by: StaffName },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbound_mails')
    .set((row) => ({
      outcome: row
        .case()
        .when('outcome', '=', 'done')
        .then(row.val<InboundOutcome>('unreadable'))
        .else(row.ref('outcome'))
        .end(),
      ...{ handled_at: clock(), handled_by: by.id },
    }))
    .where('id', '=', mailId)
    .where('lead_id', 'is', null)
    .where((row) =>
      row.or([
        row('outcome', '=', 'done'),
        row('handled_at', 'is', null),
        row('handled_at', '<', clock() - minute),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Makes a request of a received mail that is on none, with its files, and assigns it to the author. A mail that is on a
 * request already stays there: a second call, or one of a colleague, returns the same request. The sender is `email`, or as
 * the mail names it; a request of neither waits for an address. Nothing is acknowledged.
 */
export async function makeRequest(
  deps: MakingDependencies,
  { mailId, by, email }: { mailId: string; by: StaffName; email: string },
): Promise<MadeRequest> {
  const existing = await findRequest(deps, mailId);
  if (existing) return existing;
  const row = await deps.db
    .selectFrom('inbound_mails')
    .selectAll()
    .where('id', '=', mailId)
    .where('outcome', '!=', 'waiting')
    .where('size', '>', 0)
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'unknown' };
  const original = await readOriginal(deps, mailId);
  if (!original) return { ok: false, reason: 'not-kept' };
  const parsed: ParsedMail = await deps.parseMail(original.content, ownMailOf({ authServices: [] }));
  // The mail that it is a copy of has its key.
  const mail = row.outcome === 'copy' ? { ...parsed, key: `${parsed.key} ${mailId}` } : parsed;
  const fetched = { raw: original.content, size: original.size, receivedAt: row.received_at };
  if (!(await claim(deps, { mailId, by }))) return { ok: false, reason: 'in-progress' };
  const leadId = await storeAsLead(deps, { mail, fetched, isOurs: row.outcome === 'own' }, { by, email });
  await deps.db
    .updateTable('inbound_mails')
    .set({
      outcome: 'lead',
      lead_id: leadId,
      message_id: bracketedId(mail),
      next_try_at: null,
    })
    .where('id', '=', mailId)
    .where('lead_id', 'is', null)
    .execute();
  return (await findRequest(deps, mailId)) ?? { ok: false, reason: 'unknown' };
}

/** Fetches a mail that the mail server has not handed over again within a minute, and not at its next turn. */
export async function retryMail(
  { db, clock }: Pick<MakingDependencies, 'db' | 'clock'>,
  mailId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbound_mails')
    .set({ outcome: 'unreadable', next_try_at: clock() })
    .where('id', '=', mailId)
    .where('outcome', 'in', ['unreadable', 'done'])
    .where('reason', '=', 'not-fetched')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Marks a mail that could not be read as done: it counts no more, and is not fetched again. Returns false for any other mail;
 * a second call changes nothing.
 */
export async function markMailDone(
  { db, clock }: Pick<MakingDependencies, 'db' | 'clock'>,
  { mailId, by }: { mailId: string; by: StaffName },
): Promise<boolean> {
  await db
    .updateTable('inbound_mails')
    .set({ outcome: 'done', next_try_at: null, handled_at: clock(), handled_by: by.id })
    .where('id', '=', mailId)
    .where('lead_id', 'is', null)
    .where('outcome', '=', 'unreadable')
    .execute();
  const row = await db
    .selectFrom('inbound_mails')
    .select('id')
    .where('id', '=', mailId)
    .where('outcome', '=', 'done')
    .executeTakeFirst();
  return row !== undefined;
}
