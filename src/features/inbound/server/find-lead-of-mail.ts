import { areOfOneCompany, isOfPublicProvider } from '#features/requests/customers-side.ts';
import { messageKeyOf } from '#features/requests/server/commands/receive-message.ts';
import { findFirstHeaders } from '#features/requests/server/timeline/mail-thread.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Folder } from '#platform/db/tables.ts';
import { emailNames } from '#platform/mail/emails.ts';
import { referenceOfTag } from '#platform/mail/reply-address.ts';
import type { ParsedMail } from './parse-mail.ts';

export interface LeadOfMail {
  leadId: string;
  /** True when the mail is from the lead's address, verified or not. */
  isFromContact: boolean;
  /** True when the mail is from the lead's address and verified. */
  isFromCustomer: boolean;
  /** False for a mail from another address than those of the customer and their company: it is for the desk alone. */
  isOfCustomersSide: boolean;
  /** The sender has had a mail of ours or of the customer, as theirs answers it. */
  isInThread: boolean;
}

type Candidate = { id: string; email_key: string; folder: Folder };

/** Checks only From, which DMARC protects: Reply-To may name any address. */
function isFrom({ from }: ParsedMail, { email_key: email }: Candidate): boolean {
  return email !== '' && from.address.toLowerCase() === email;
}

/** Finds the lead by the newest of our mails that it replies to; of `toStaff` also by those to staff. */
async function findByOurMail(
  db: Db,
  { outboxIds }: ParsedMail,
  { toStaff }: { toStaff: boolean },
): Promise<Candidate | undefined> {
  if (outboxIds.length === 0) return undefined;
  return db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.subject_id')
    .select(['leads.id', 'leads.email_key', 'leads.folder'])
    .where('outbox.id', 'in', outboxIds)
    .where('leads.erased_at', 'is', null)
    .$if(!toStaff, (mails) =>
      mails.where(
        'outbox.type',
        'in',
        emailNames(({ audience, thread }) => thread !== false && audience === 'customer'),
      ),
    )
    .orderBy('outbox.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds the lead by an earlier mail of its thread that came to the mailbox, by their Message-IDs. */
async function findByReceivedMail(db: Db, ids: readonly string[]): Promise<Candidate | undefined> {
  const keys = ids.map((id) => messageKeyOf(`<${id}>`));
  if (keys.length === 0) return undefined;
  return db
    .selectFrom('inbound_mails')
    .innerJoin('leads', 'leads.id', 'inbound_mails.lead_id')
    .select(['leads.id', 'leads.email_key', 'leads.folder'])
    .where('inbound_mails.message_key', 'in', keys)
    .where('leads.erased_at', 'is', null)
    .orderBy('inbound_mails.received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function findByReferences(db: Db, references: string[]): Promise<Candidate[]> {
  if (references.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('leads')
    .select(['id', 'email_key', 'folder'])
    .where('reference', 'in', references.slice(0, 10))
    .where('erased_at', 'is', null)
    .orderBy('received_at', 'desc')
    .execute();
}

/**
 * Returns true for a mail from the customer's side: from the lead's address, an address at the domain of their company that
 * the mail server did not find forged, or the address that the request came from.
 */
async function isOfCustomersSide(db: Db, mail: ParsedMail, lead: Candidate): Promise<boolean> {
  if (isFrom(mail, lead)) return true;
  if (mail.senderVerification === 'failed') return false;
  return (
    areOfOneCompany(mail.from.address, lead.email_key) ||
    (await findFirstSender(db, lead.id)) === mail.from.address.toLowerCase()
  );
}

/** Finds the address in From of the mail that a lead came by, in lower case, which may differ from its Reply-To. */
async function findFirstSender(db: Db, leadId: string): Promise<string | null> {
  const headers = await findFirstHeaders(db, leadId);
  return headers?.from.address.toLowerCase() || null;
}

/**
 * Finds the lead by the mails that a mail replies to, or by its recipient address. The mail that it answers itself comes before
 * the earlier ones of its thread, which may have been sent about two requests.
 */
async function findInThread(
  db: Db,
  mail: ParsedMail,
  { replyKey, toStaff }: { replyKey: string; toStaff: boolean },
): Promise<Candidate | undefined> {
  const tagged = mail.plusTags.map((tag) => referenceOfTag(tag, replyKey)).filter((found) => found !== null);
  return (
    (await findByReceivedMail(db, mail.inReplyTo)) ??
    (await findByOurMail(db, mail, { toStaff })) ??
    (await findByReferences(db, tagged))[0] ??
    (await findByReceivedMail(db, mail.references))
  );
}

/**
 * Lists the leads that a mail of staff may be about: that of its thread or recipient address, else those that its subject
 * names, the newest first.
 */
export async function listLeadsOfStaffMail(db: Db, mail: ParsedMail, replyKey: string): Promise<string[]> {
  const inThread = await findInThread(db, mail, { replyKey, toStaff: true });
  const leads = inThread ? [inThread] : await findByReferences(db, mail.requestReferences);
  return leads.map(({ id }) => id);
}

/**
 * Finds the lead of a mail: by the mails that it replies to, by its recipient address, or by the reference in its
 * subject unless its sender is forged. Null when there is none, or it was erased. A merged lead is returned itself. A
 * reference is no secret: the mail of a stranger who names one is for the desk alone. One from a public provider, who may
 * be a customer, is none of its mails, nor is one that names spam.
 */
export async function findLeadOfMail(db: Db, mail: ParsedMail, replyKey: string): Promise<LeadOfMail | null> {
  const inThread = await findInThread(db, mail, { replyKey, toStaff: false });
  const isInThread = inThread !== undefined;
  for (const lead of inThread ? [inThread] : await findByReferences(db, mail.requestReferences)) {
    if (!isInThread && mail.senderVerification === 'failed') return null;
    const isOfTheirs = await isOfCustomersSide(db, mail, lead);
    if (!isInThread && !isOfTheirs && (lead.folder === 'spam' || isOfPublicProvider(mail.from.address)))
      continue;
    return {
      leadId: lead.id,
      isFromContact: isFrom(mail, lead),
      isFromCustomer: isFrom(mail, lead) && mail.senderVerification === 'verified',
      isOfCustomersSide: isOfTheirs,
      isInThread,
    };
  }
  return null;
}
