import { areOfOneCompany } from '#features/requests/customers-side.ts';
import { lockSurvivingLead } from '#features/requests/server/commands/change-lead.ts';
import { logReplyIn } from '#features/requests/server/commands/log-reply.ts';
import { attachmentsOf } from '#features/requests/server/commands/receive-message.ts';
import { receiveThirdPartyMail } from '#features/requests/server/commands/third-party-mail.ts';
import { listCustomerAddresses } from '#features/requests/server/reply/recipients.ts';
import { listArrivals } from '#features/requests/server/timeline/mail-thread.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { proseLimit } from '#platform/values/text.ts';
import { listLeadsOfStaffMail } from './find-lead-of-mail.ts';
import { type InboundDependencies, ownMailOf } from './inbound-dependencies.ts';
import { bracketedId, finishRecord, type Reception } from './inbound-records.ts';
import { addressText } from './mail-addresses.ts';
import { type Arrived, besideNotes, headersOf, keepFilesOf, withNotes } from './mail-contents.ts';
import type { ParsedMail } from './parse-mail.ts';
import type { OwnReason } from './tables.ts';

const small = ({ address }: { address: string }) => address.toLowerCase();

/** A mail of a member of staff; `staff` are the addresses of all. */
interface StaffMail extends Arrived {
  author: StaffMember;
  staff: ReadonlySet<string>;
}

/** Returns the member of staff whose address is in From; undefined for a mail of anybody else. */
export async function findStaffAuthor(
  { listStaff }: InboundDependencies,
  mail: ParsedMail,
): Promise<{ author: StaffMember; staff: ReadonlySet<string> } | undefined> {
  const members = await listStaff();
  const author = members.find(({ email }) => email.toLowerCase() === small(mail.from));
  return author && { author, staff: new Set(members.map(({ email }) => email.toLowerCase())) };
}

/** Returns true if a person wrote it, and the mail server has verified that they are who From names. */
function isProven({ mail, author, staff }: StaffMail): boolean {
  const { senderVerification, isAutomatic, sender } = mail;
  const isTheirs = !sender || staff.has(small(sender)) || areOfOneCompany(sender.address, author.email);
  return senderVerification === 'verified' && !isAutomatic && isTheirs;
}

function recipientsOf({ to, cc }: ParsedMail): string[] {
  return [...new Set([...to, ...cc].map(small))];
}

/** The ids of the leads that leads continue in, each once, in their order. */
async function listSurvivors(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('leads').select(['id', 'merged_into']).where('id', 'in', ids).execute();
  const survivors = new Map(rows.map(({ id, merged_into: into }) => [id, into ?? id]));
  return [...new Set(ids.map((id) => survivors.get(id) ?? id))];
}

/** Returns those of some leads whose customers a mail is addressed to. */
async function listAnswered(
  { db }: InboundDependencies,
  { mail, author, staff }: StaffMail,
  leadIds: readonly string[],
): Promise<string[]> {
  const recipients = recipientsOf(mail).filter((address) => address !== author.email.toLowerCase());
  const answered: string[] = [];
  for (const leadId of leadIds) {
    const { contacts, writers } = await listCustomerAddresses(db, leadId);
    const isCustomer = (address: string) =>
      contacts.has(address) || (writers.has(address) && !staff.has(address));
    if (recipients.some(isCustomer)) answered.push(leadId);
  }
  return answered;
}

/** Stores the mail as a reply of its author. Returns null when the lead has been erased since. */
async function receiveReply(
  deps: InboundDependencies,
  { id, mail, fetched, author }: StaffMail,
  leadId: string,
): Promise<Reception | null> {
  const { uploads, notes } = await keepFilesOf(deps, { mail, fetched, leadId, isInternal: true });
  const received = await transact(deps.db, async (transaction): Promise<Reception | null> => {
    const lead = await lockSurvivingLead(transaction, leadId);
    if (!lead || lead.erased_at !== null) return null;
    const reception = await finishRecord(transaction, { id, mail, outcome: 'reply', leadId: lead.id });
    if (!reception.isRepeat) {
      const attachments = await attachmentsOf(transaction, uploads.fileIds, [leadId, lead.id]);
      const change = {
        leadId: lead.id,
        version: lead.version,
        by: { id: author.id, name: author.name },
        at: fetched.receivedAt,
      };
      const outcome = await logReplyIn(deps, transaction, change, {
        channel: 'own-mail',
        comment: withNotes(mail.text, notes, proseLimit),
        mail: { headers: headersOf(mail, { isInThread: true }), attachments },
      });
      if (!outcome.ok) throw new Error(`A reply could not be logged: ${outcome.reason}`);
    }
    return reception;
  });
  if (received && !received.isRepeat) deps.outboxIsWaiting();
  return received;
}

/** Stores the mail on a request for the desk alone, and notifies nobody. Returns null when the lead has been erased since. */
async function receiveInternal(
  deps: InboundDependencies,
  staffMail: StaffMail,
  leadId: string,
): Promise<Reception | null> {
  const { id, mail, fetched, author } = staffMail;
  const { uploads, notes } = await keepFilesOf(deps, { mail, fetched, leadId, isInternal: true });
  const stored = await receiveThirdPartyMail(deps, {
    ...{ leadId, key: mail.key, messageId: bracketedId(mail), at: fetched.receivedAt },
    ofStaff: isProven(staffMail) ? { id: author.id, name: author.name } : 'unverified',
    isUnverified: mail.senderVerification !== 'verified',
    headers: headersOf(mail, { isInThread: true }),
    from: addressText(mail.from),
    ...besideNotes(mail.text, notes, proseLimit),
    quoted: mail.quoted.slice(0, proseLimit),
    fileIds: uploads.fileIds,
  });
  return stored.ok ? finishRecord(deps.db, { id, mail, outcome: 'message', leadId }) : null;
}

/**
 * Receives a mail that answers nothing known: a reply on the only request that waits for one of its recipients. Returns null
 * where no recipient is a known customer.
 */
async function receiveInNewThread(
  deps: InboundDependencies,
  staffMail: StaffMail,
): Promise<Reception | null> {
  const { id, mail, fetched, staff } = staffMail;
  const ours = new Set([...staff, ...ownMailOf(deps).addresses]);
  const recipients = recipientsOf(mail).filter((address) => !ours.has(address));
  if (recipients.length === 0 || mail.isForward || mail.isAutomatic) return null;
  const leads = await deps.db
    .selectFrom('leads')
    .select(['id', 'waits_until'])
    .where('email_key', 'in', recipients)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .execute();
  if (leads.length === 0) return null;
  const listed = (reason: OwnReason) => finishRecord(deps.db, { id, mail, outcome: 'own', reason });
  if (!isProven(staffMail)) return listed('not-verified');
  const arrivals = await listArrivals(
    deps.db,
    leads.map(({ id }) => id),
  );
  const waiting = leads.filter(
    (lead) => lead.waits_until !== null && (arrivals.get(lead.id) ?? 0) <= fetched.receivedAt,
  );
  const [only, ...others] = waiting;
  if (!only) return listed('none-waits');
  return others.length > 0 ? listed('several-wait') : receiveReply(deps, staffMail, only.id);
}

/**
 * Receives a mail that a member of staff sent from their own mail program with the desk in copy. To a customer of the
 * request that it is about, it is a reply: the timer stops, unless it began later. Any other is for the desk alone, also one
 * whose sender the mail server has not verified, as From may be forged. Nobody is notified, so that a rule of their mailbox
 * that forwards mails makes no loop. Never chooses between two requests. Returns null for a mail about nothing known.
 */
export async function receiveStaffMail(
  deps: InboundDependencies,
  staffMail: StaffMail,
): Promise<Reception | null> {
  const { id, mail } = staffMail;
  const found = await listLeadsOfStaffMail(deps.db, mail, deps.replyKey);
  if (found.length === 0) return mail.outboxIds.length > 0 ? null : receiveInNewThread(deps, staffMail);
  if (mail.kind === 'auto-reply') return finishRecord(deps.db, { id, mail, outcome: 'own' });
  const leadIds = await listSurvivors(deps.db, found);
  const answered = isProven(staffMail) ? await listAnswered(deps, staffMail, leadIds) : [];
  if (answered.length > 1) return finishRecord(deps.db, { id, mail, outcome: 'own', reason: 'several-wait' });
  const [reply] = answered;
  if (reply) return receiveReply(deps, staffMail, reply);
  const [first] = leadIds;
  return first ? receiveInternal(deps, staffMail, first) : null;
}
