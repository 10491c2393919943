import type { LanguageSource, StaffName } from '#features/requests/lead.ts';
import { contactMessageInput } from '#features/requests/lead-forms.ts';
import { submitLead } from '#features/requests/server/commands/submit-lead.ts';
import { findSenderRecord, type SenderRecord } from '#features/requests/server/senders/sender-record.ts';
import type { Db } from '#platform/db/open-database.ts';
import { knownLocale, type Locale } from '#platform/i18n/locale.ts';
import { inboundMailStrings } from '#platform/mail/strings/en/mail-problems.ts';
import { day } from '#platform/values/durations.ts';
import { domainOf, emailProblem } from '#platform/values/email-address.ts';
import { lineLimit, optionalEmail, proseLimit } from '#platform/values/text.ts';
import { guessLanguage } from './guess-language.ts';
import { bracketedId } from './inbound-records.ts';
import type { MailAddress } from './mail-addresses.ts';
import {
  type Arrived,
  besideNotes,
  headersOf,
  keepFilesOf,
  type StoringDependencies,
} from './mail-contents.ts';
import { noticeReasonOf } from './notices.ts';
import type { ParsedMail } from './parse-mail.ts';

/** An older mail was moved into the mailbox by a person: its sender does not wait for an acknowledgement. */
const acknowledgedForMs = 7 * day;

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
export async function receiveAsLead(
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
