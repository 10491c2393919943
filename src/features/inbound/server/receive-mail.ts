import { createHash } from 'node:crypto';
import { lockLead } from '#features/requests/server/commands/change-lead.ts';
import { receiveMessage } from '#features/requests/server/commands/receive-message.ts';
import { receiveThirdPartyMail } from '#features/requests/server/commands/third-party-mail.ts';
import { recordBounce } from '#features/requests/server/reply/bounced.ts';
import { appendEvent } from '#features/requests/server/timeline/lead-events.ts';
import { transact } from '#platform/db/transact.ts';
import { emailProblem } from '#platform/values/email-address.ts';
import { proseLimit } from '#platform/values/text.ts';
import { findCopied } from './copies.ts';
import { findLeadOfMail, type LeadOfMail } from './find-lead-of-mail.ts';
import { type InboundDependencies, ownMailOf } from './inbound-dependencies.ts';
import {
  beginRecord,
  bracketedId,
  countOfLead,
  countOfSender,
  type FetchedMail,
  finishRecord,
  type Reception,
} from './inbound-records.ts';
import { keepOriginal } from './kept-mails.ts';
import { addressText } from './mail-addresses.ts';
import { type Arrived, besideNotes, headersOf, keepFilesOf, withNotes } from './mail-contents.ts';
import { findStaffAuthor, receiveStaffMail } from './staff-mail.ts';
import { receiveAsLead } from './store-as-lead.ts';

/**
 * Limit per hour of notifications of mails of one lead and of one sender. Further mails are stored and marked on the
 * timeline.
 */
const mostMessages = 30;

/** Returns null when the lead has been erased since. */
async function receiveAsMessage(
  deps: InboundDependencies,
  { mail, fetched }: Arrived,
  { leadId, isFromCustomer, isOfCustomersSide, isInThread }: LeadOfMail,
): Promise<string | null> {
  const isInternal = !isOfCustomersSide;
  const { uploads, notes } = await keepFilesOf(deps, { mail, fetched, leadId, isInternal });
  const at = fetched.receivedAt;
  const counts = [await countOfLead(deps.db, leadId, at), await countOfSender(deps, mail, at)];
  const received = {
    leadId,
    key: mail.key,
    messageId: bracketedId(mail),
    isOverLimit: Math.max(...counts) >= mostMessages,
    isUnverified: mail.senderVerification !== 'verified',
    headers: headersOf(mail, { isInThread }),
    from: isFromCustomer ? '' : addressText(mail.from),
    ...besideNotes(mail.text, notes, proseLimit),
    quoted: mail.quoted.slice(0, proseLimit),
    fileIds: uploads.fileIds,
    at,
  };
  const outcome = isInternal
    ? await receiveThirdPartyMail(deps, { ...received, isOfCompany: mail.isFromCompany })
    : await receiveMessage(deps, { ...received, via: 'mail' });
  return outcome.ok ? leadId : null;
}

/** Stores an automatic reply on the timeline of its lead, if any. */
async function receiveAutoReply(
  deps: InboundDependencies,
  { id, mail }: Arrived,
  found: LeadOfMail | null,
): Promise<Reception> {
  return transact(deps.db, async (transaction) => {
    const lead = found && (await lockLead(transaction, found.leadId));
    const entry = { id, mail, outcome: 'auto-reply', leadId: found?.leadId ?? null } as const;
    const reception = await finishRecord(transaction, entry);
    if (!reception.isRepeat && lead && lead.erased_at === null) {
      const data = {
        type: 'auto-reply',
        from: mail.from.address,
        text: withNotes(mail.text, [], proseLimit),
      } as const;
      await appendEvent(deps, transaction, { lead, by: 'customer', at: deps.clock(), data });
    }
    return reception;
  });
}

async function receiveBounce(deps: InboundDependencies, { id, mail }: Arrived): Promise<Reception> {
  const { outboxId, status, isPermanent } = mail.bounce ?? {};
  const at = deps.clock();
  return transact(deps.db, async (transaction) => {
    const leadId =
      outboxId && isPermanent
        ? await recordBounce(deps, transaction, { outboxId, status: status ?? '', at })
        : null;
    return finishRecord(transaction, { id, mail, outcome: 'bounce', leadId });
  });
}

/**
 * Stores a mail as a message of a request, a reply of staff, a new contact message, an automatic reply, or the failure of
 * one of our mails. A mail that is fetched again, also by another process or after a crash at any point, is stored once;
 * one that comes by another way too is recorded as a copy.
 * Acknowledges only mails that a person wrote within the last week from an address that is not forged. Every mail is kept
 * as it came before anything else is done with it. Throws when the database fails.
 */
export async function receiveMail(deps: InboundDependencies, fetched: FetchedMail): Promise<Reception> {
  const { db } = deps;
  const mail = await deps.parse(fetched.raw, ownMailOf(deps));
  const record = await beginRecord(deps, mail, fetched);
  if ('earlier' in record) return record.earlier;
  const { id } = record;
  await keepOriginal(deps, { id, raw: fetched.raw });
  const arrived = { id, mail, fetched };
  const copyOf = record.copyOf ?? (await findCopied(deps, arrived));
  if (copyOf !== null) return finishRecord(db, { id, mail, outcome: 'copy', copyOf });
  if (mail.kind === 'unparsable')
    return finishRecord(db, { id, mail, outcome: 'unreadable', reason: 'not-parsed' });
  if (mail.kind === 'own') return finishRecord(db, { id, mail, outcome: 'own' });
  if (mail.kind === 'bounce') return receiveBounce(deps, arrived);
  const found = await findLeadOfMail(db, mail, deps.replyKey);
  const ofStaff = await findStaffAuthor(deps, mail);
  // Staff with a request of their own are its customer.
  const isOwnRequest = found?.isFromContact === true && ofStaff !== undefined;
  if (ofStaff && !isOwnRequest) {
    const reception = await receiveStaffMail(deps, { ...arrived, ...ofStaff });
    if (reception) return reception;
  }
  const isInternal = !isOwnRequest && (mail.isFromCompany || ofStaff !== undefined);
  if (isInternal && mail.outboxIds.length > 0) return finishRecord(db, { id, mail, outcome: 'own' });
  if (mail.kind === 'auto-reply' && (found || mail.isAbsence)) return receiveAutoReply(deps, arrived, found);
  if (found) {
    const leadId = await receiveAsMessage(deps, arrived, found);
    if (leadId) return finishRecord(db, { id, mail, outcome: 'message', leadId });
  }
  if (
    !isInternal &&
    emailProblem(mail.replyTo?.address ?? '') !== null &&
    emailProblem(mail.from.address) !== null
  )
    return finishRecord(db, { id, mail, outcome: 'unreadable', reason: 'no-sender' });
  const leadId = await receiveAsLead(deps, arrived, { isInternal });
  return finishRecord(db, { id, mail, outcome: 'lead', leadId });
}

/**
 * Keeps a mail for which `receiveMail` throws repeatedly, so that it is tried no more. Parses nothing, as that may be what
 * fails: it is recognized by its bytes when it is fetched again under another number, and listed once. Throws when the
 * database fails.
 */
export async function setAside(
  { db, cipher, documentStorage }: InboundDependencies,
  { recordId, raw, size }: FetchedMail & { recordId: string },
  problem: string,
): Promise<Reception> {
  const key = createHash('sha256').update('bytes ').update(raw).digest('base64url');
  const earlier = await db
    .selectFrom('inbound_mails')
    .select(['outcome', 'lead_id'])
    .where('key', '=', key)
    .where('id', '!=', recordId)
    .executeTakeFirst();
  if (earlier) {
    await db.deleteFrom('inbound_mails').where('id', '=', recordId).execute();
    return { outcome: earlier.outcome, leadId: earlier.lead_id, isRepeat: true };
  }
  await keepOriginal({ db, cipher, documentStorage }, { id: recordId, raw });
  await db
    .updateTable('inbound_mails')
    .set(({ fn, val }) => ({
      key: fn.coalesce('key', val(key)),
      outcome: 'unreadable' as const,
      reason: 'not-stored' as const,
      problem: problem.slice(0, 300),
      size,
      next_try_at: null,
    }))
    .where('id', '=', recordId)
    .where('outcome', '=', 'waiting')
    .execute();
  return { outcome: 'unreadable', leadId: null, isRepeat: false };
}
