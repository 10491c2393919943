import { createHash } from 'node:crypto';
import type { LanguageSource, StaffName } from '#features/requests/lead.ts';
import { contactMessageInput } from '#features/requests/lead-forms.ts';
import { lockLead } from '#features/requests/server/commands/change-lead.ts';
import { receiveMessage } from '#features/requests/server/commands/receive-message.ts';
import { submitLead } from '#features/requests/server/commands/submit-lead.ts';
import { receiveThirdPartyMail } from '#features/requests/server/commands/third-party-mail.ts';
import { recordBounce } from '#features/requests/server/reply/bounced.ts';
import { findSenderRecord, type SenderRecord } from '#features/requests/server/senders/sender-record.ts';
import { appendEvent } from '#features/requests/server/timeline/lead-events.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { knownLocale, type Locale } from '#platform/i18n/locale.ts';
import { inboundMailStrings } from '#platform/mail/strings/en/mail-problems.ts';
import { day } from '#platform/values/durations.ts';
import { domainOf, emailProblem } from '#platform/values/email-address.ts';
import { lineLimit, optionalEmail, proseLimit } from '#platform/values/text.ts';
import { findCopied } from './copies.ts';
import { findLeadOfMail, type LeadOfMail } from './find-lead-of-mail.ts';
import { guessLanguage } from './guess-language.ts';
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
import { addressText, type MailAddress } from './mail-addresses.ts';
import {
  type Arrived,
  besideNotes,
  headersOf,
  keepFilesOf,
  type StoringDependencies,
  withNotes,
} from './mail-contents.ts';
import { noticeReasonOf } from './notices.ts';
import type { ParsedMail } from './parse-mail.ts';
import { findStaffAuthor, receiveStaffMail } from './staff-mail.ts';

/**
 * Limit per hour of notifications of mails of one lead and of one sender. Further mails are stored and marked on the
 * timeline.
 */
const mostMessages = 30;

/** An older mail was moved into the mailbox by a person: its sender does not wait for an acknowledgement. */
const acknowledgedForMs = 7 * day;

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

/** Guesses the language of a mail by its text; in doubt it is that of the sender's last request, else the default. */
async function languageOf(
  db: Db,
  { subject, text }: { subject: string; text: string },
  address: string,
): Promise<{ locale: Locale; languageFrom: LanguageSource }> {
  const guess = guessLanguage(`${subject}\n${text}`);
  if (guess) return { locale: guess, languageFrom: 'text' };
  const last = await db
    .selectFrom('leads')
    .select('locale')
    .where('email_key', '=', address.toLowerCase())
    .where('erased_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { locale: knownLocale(last?.locale), languageFrom: last ? 'earlier' : 'default' };
}

/** Returns true for a verified sender whose earlier requests were not spam. */
async function isKnownSender(db: Db, { from, senderVerification }: ParsedMail): Promise<boolean> {
  if (senderVerification !== 'verified') return false;
  const rows = await db
    .selectFrom('leads')
    .select('folder')
    .distinct()
    .where('email_key', '=', from.address.toLowerCase())
    .where('erased_at', 'is', null)
    .execute();
  return rows.some(({ folder }) => folder === 'inbox') && rows.every(({ folder }) => folder !== 'spam');
}

/** Staff called the sender's mails spam, who is not a customer whose address the mail server has verified. */
function isSpamOfSender({ senderVerification }: ParsedMail, { choice, isCustomer }: SenderRecord): boolean {
  return choice === 'spam' && !(isCustomer && senderVerification === 'verified');
}

/** Returns the address to answer; for a mail of the company or of staff that of the mail that it forwards, if any. */
function senderOf(mail: ParsedMail, isInternal: boolean): { sender: MailAddress; note: string[] } {
  const { from, replyTo, forwardedFrom, isForm } = mail;
  const isUsable = (address: MailAddress | null) => address && emailProblem(address.address) === null;
  if (!isInternal && replyTo && isUsable(replyTo)) return { sender: replyTo, note: [] };
  if (!isInternal && isUsable(from)) return { sender: from, note: [] };
  return forwardedFrom && isUsable(forwardedFrom)
    ? { sender: forwardedFrom, note: [inboundMailStrings[isForm ? 'form' : 'forwarded'](from.address)] }
    : {
        sender: { name: isInternal ? '' : from.name, address: '' },
        note: [inboundMailStrings.senderUnknown(from.address)],
      };
}

/** A request whose sender is not known yet has no address. */
const mailInput = contactMessageInput.extend({ email: optionalEmail });

/** Stores a mail as a request, once for its key. Returns the id of the request. */
async function receiveAsLead(
  deps: StoringDependencies,
  { mail, fetched }: Omit<Arrived, 'id'>,
  { isInternal, entry }: { isInternal: boolean; entry?: { by: StaffName; email: string } },
): Promise<string> {
  const { db } = deps;
  const { uploads, notes } = await keepFilesOf(deps, { mail, fetched, leadId: null });
  const { sender, note } = entry?.email
    ? { sender: { name: isInternal ? '' : mail.from.name, address: entry.email }, note: [] }
    : senderOf(mail, isInternal);
  const isOld = deps.clock() - fetched.receivedAt > acknowledgedForMs;
  const record = await findSenderRecord(db, sender.address);
  // A person answers a mail that staff forward or make a request of.
  const notice = isInternal || entry ? null : noticeReasonOf(mail, record);
  // The text above a forwarded mail is for staff.
  const { above = '', text } = (isInternal && mail.forwardedText) || {
    text: [mail.text, mail.quoted].filter(Boolean).join('\n\n'),
  };
  const unread = mail.kind === 'unparsable' ? [inboundMailStrings.notRead] : [];
  const message = besideNotes(text, [above, ...unread, ...note, ...notes].filter(Boolean), proseLimit);
  const answers = mailInput.parse({
    name: (sender.name || (isInternal ? '' : mail.from.name)).slice(0, lineLimit),
    email: sender.address,
    subject: mail.subject.slice(0, lineLimit).toWellFormed(),
    message: message.text,
  });
  const outcome = await submitLead(
    deps,
    { kind: 'contact-message', answers, uploads },
    {
      ...(await languageOf(db, { subject: mail.subject, text }, sender.address)),
      key: { text: `mail ${mail.key}`, address: null },
      ...(entry
        ? { entry: { by: entry.by, channel: 'own-mail', acknowledges: false, isAnswered: false } }
        : {}),
      trapFilled: false,
      secondsToFill: null,
      rateLimitUsage: 0,
      // The owner of a forged From address did not send the mail.
      isAutomatic: mail.isAutomatic || mail.senderVerification === 'failed' || isOld || isInternal,
      mail: {
        messageId: bracketedId(mail),
        isMarkedSpam: mail.isMarkedSpam || isSpamOfSender(mail, record),
        isKnownSender: await isKnownSender(db, mail),
        senderDomain: domainOf(sender.address),
      },
      // The reply goes to the sender of the forwarded mail, not to the person who forwarded it.
      ...(isInternal || entry?.email ? {} : { headers: headersOf(mail, { isInThread: true }) }),
      notice,
      ...(message.note ? { note: message.note } : {}),
      // Nobody has waited for the answer to an older mail that was moved here.
      ...(isOld ? {} : { receivedAt: fetched.receivedAt }),
    },
  );
  if (!outcome.ok) throw new Error(`A mail could not be stored as a request: ${outcome.reason}`);
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('reference', '=', outcome.reference)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores a mail as a request because staff want it, with its files and without an acknowledgement. The sender of a mail that
 * a program wrote, or staff, is not who asks.
 */
export function storeAsLead(
  deps: StoringDependencies,
  { mail, fetched, isOurs }: Omit<Arrived, 'id'> & { isOurs: boolean },
  entry: { by: StaffName; email: string },
): Promise<string> {
  const isInternal = isOurs || mail.isFromCompany || mail.kind === 'bounce' || mail.kind === 'own';
  return receiveAsLead(deps, { mail, fetched }, { isInternal, entry });
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
