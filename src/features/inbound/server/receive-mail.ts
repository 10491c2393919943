import { Readable } from 'node:stream';
import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { storeAttachment, storeUpload } from '../../../platform/files/attachments.ts';
import { knownLocale, type Locale } from '../../../platform/i18n/locale.ts';
import { inboundMailStrings } from '../../../platform/mail/strings/en/mail-problems.ts';
import { day } from '../../../platform/values/durations.ts';
import { emailProblem } from '../../../platform/values/email-address.ts';
import { lineLimit, proseLimit } from '../../../platform/values/text.ts';
import { contactMessageInput } from '../../requests/lead-forms.ts';
import { lockLead } from '../../requests/server/commands/change-lead.ts';
import { receiveMessage } from '../../requests/server/commands/receive-message.ts';
import { submitLead } from '../../requests/server/commands/submit-lead.ts';
import { recordBounce } from '../../requests/server/reply/bounced.ts';
import { appendEvent } from '../../requests/server/timeline/lead-events.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { findLeadOfMail, keyHashOf, type LeadOfMail } from './find-lead-of-mail.ts';
import type { InboundDependencies } from './inbound-dependencies.ts';
import {
  bracketedId,
  countOfLead,
  countOfSender,
  findEarlier,
  type Reception,
  recordMail,
} from './inbound-records.ts';
import type { MailFile, OwnMail, ParsedMail } from './parse-mail.ts';
import type { InboundOutcome } from './tables.ts';
import { keepUnreadable } from './unreadable-mails.ts';

export interface FetchedMail {
  raw: Uint8Array;
  /** Receipt by the mail server, in milliseconds since 1970. */
  receivedAt: number;
  /** Size of the mail in bytes; larger than `raw` when only its beginning was fetched. */
  size: number;
}

/** Limit per hour of acknowledgements to one address; more suggest a mail loop. */
const mostAnHour = 10;

/**
 * Limit per hour of notifications of mails of one lead and of one sender. Further mails are stored and marked on the
 * timeline.
 */
const mostMessages = 30;

/** An older mail was moved into the mailbox by a person: its sender does not wait for an acknowledgement. */
const acknowledgedForMs = 7 * day;

/** Limit of stored files of a mail; only the names of further ones are stored. */
const mostFiles = 10;

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

function ownMailOf({ authServices }: InboundDependencies): OwnMail {
  const { email } = currentSettings().company;
  const addresses = [email.contact, email.rates, email.noReply].map((address) => address.toLowerCase());
  return { domain: email.noReply.split('@').at(-1) ?? '', addresses, authServices };
}

/** Truncates a text to `limit` characters, including the notes at its end. */
function withNotes(text: string, notes: string[], limit: number): string {
  const end = ['', ...notes].join('\n\n');
  if (text.length + end.length <= limit) return (text + end).trim();
  const whole = ['', ...notes, inboundMailStrings.continued].join('\n\n');
  return (text.slice(0, limit - whole.length).toWellFormed() + whole).trim();
}

function notesOf(notKept: MailFile[], { raw, size }: FetchedMail): string[] {
  return [
    ...notKept
      .slice(0, 20)
      .map(({ name, content }) => inboundMailStrings.fileNotKept(name, megabytes(content.byteLength))),
    ...(size > raw.byteLength ? [inboundMailStrings.cutOff(megabytes(size))] : []),
  ];
}

/** Returns the storable files; the last file of a truncated mail is incomplete and omitted. */
function filesOf(
  { attachments }: ParsedMail,
  { raw, size }: FetchedMail,
): { files: MailFile[]; others: MailFile[] } {
  const whole = size > raw.byteLength ? attachments.slice(0, -1) : attachments;
  return { files: whole.slice(0, mostFiles), others: whole.slice(mostFiles) };
}

/** Stores the files of a mail, for a lead or before it exists. */
async function keepFilesOf(
  deps: InboundDependencies,
  { mail, fetched, leadId }: { mail: ParsedMail; fetched: FetchedMail; leadId: string | null },
) {
  const { files, others } = filesOf(mail, fetched);
  const uploadKey = deps.cipher.hash(`files of ${mail.key}`);
  const fileIds: string[] = [];
  const notKept = [...others];
  for (const file of files) {
    const upload = { stream: Readable.from([file.content]), name: file.name, uploadKey };
    const stored = await (leadId === null
      ? storeUpload(deps, upload)
      : storeAttachment(deps, { ...upload, leadId }));
    if (stored.ok) fileIds.push(stored.file.fileId);
    else notKept.push(file);
  }
  return { uploads: { fileIds: [...new Set(fileIds)], uploadKey }, notes: notesOf(notKept, fetched) };
}

type Arrived = { mail: ParsedMail; fetched: FetchedMail };

/** Returns null when the lead has been erased since. */
async function receiveAsMessage(
  deps: InboundDependencies,
  { mail, fetched }: Arrived,
  { leadId, isFromCustomer }: LeadOfMail,
): Promise<string | null> {
  const { uploads, notes } = await keepFilesOf(deps, { mail, fetched, leadId });
  const { name, address } = mail.from;
  const at = fetched.receivedAt;
  const counts = [await countOfLead(deps.db, leadId, at), await countOfSender(deps, mail, at)];
  const outcome = await receiveMessage(deps, {
    leadId,
    key: mail.key,
    messageId: bracketedId(mail),
    isOverLimit: Math.max(...counts) >= mostMessages,
    via: 'mail',
    isUnverified: mail.senderVerification !== 'verified',
    from: isFromCustomer ? '' : name === '' ? address : `${name} <${address}>`,
    text: withNotes(mail.text, notes, proseLimit),
    quoted: mail.quoted.slice(0, proseLimit),
    fileIds: uploads.fileIds,
    at,
  });
  return outcome.ok ? leadId : null;
}

/**
 * Uses the language of the sender's last request, or the default; staff can change it. The language is not guessed from
 * the text.
 */
async function localeOfSender(db: Db, address: string): Promise<Locale> {
  const last = await db
    .selectFrom('leads')
    .select('locale')
    .where('email_key', '=', address.toLowerCase())
    .where('erased_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return knownLocale(last?.locale);
}

async function receiveAsLead(deps: InboundDependencies, { mail, fetched }: Arrived): Promise<string> {
  const { db } = deps;
  const { uploads, notes } = await keepFilesOf(deps, { mail, fetched, leadId: null });
  const sender = mail.replyTo && emailProblem(mail.replyTo.address) === null ? mail.replyTo : mail.from;
  const ofSender = await countOfSender(deps, mail, deps.clock());
  const isOld = deps.clock() - fetched.receivedAt > acknowledgedForMs;
  const answers = contactMessageInput.parse({
    name: (sender.name || mail.from.name).slice(0, lineLimit),
    email: sender.address,
    subject: mail.subject.slice(0, lineLimit).toWellFormed(),
    message: withNotes([mail.text, mail.quoted].filter(Boolean).join('\n\n'), notes, proseLimit),
  });
  const outcome = await submitLead(
    deps,
    { kind: 'contact-message', answers, uploads },
    {
      locale: await localeOfSender(db, sender.address),
      key: { text: `mail ${mail.key}`, address: null },
      trapFilled: false,
      secondsToFill: null,
      rateLimitUsage: ofSender / mostAnHour,
      // The owner of a forged From address did not send the mail.
      isAutomatic:
        mail.isAutomatic || mail.senderVerification === 'failed' || isOld || ofSender >= mostAnHour,
      isMarkedSpam: mail.isMarkedSpam,
      messageId: bracketedId(mail),
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

/** Stores an automatic reply on the timeline of its lead, if any. */
async function receiveAutoReply(
  deps: InboundDependencies,
  { mail, fetched }: Arrived,
  found: LeadOfMail | null,
): Promise<Reception> {
  const at = fetched.receivedAt;
  return transact(deps.db, async (transaction) => {
    const lead = found && (await lockLead(transaction, found.leadId));
    const entry = { mail, outcome: 'auto-reply' as const, leadId: found?.leadId ?? null, at };
    const isNew = await recordMail(deps, transaction, entry);
    if (isNew && lead && lead.erased_at === null) {
      const data = {
        type: 'auto-reply',
        from: mail.from.address,
        text: withNotes(mail.text, [], proseLimit),
      } as const;
      await appendEvent(deps, transaction, { lead, by: 'customer', at: deps.clock(), data });
    }
    return { outcome: entry.outcome, leadId: entry.leadId, isRepeat: !isNew };
  });
}

async function receiveBounce(deps: InboundDependencies, { mail, fetched }: Arrived): Promise<Reception> {
  const { outboxId, status, isPermanent } = mail.bounce ?? {};
  const at = deps.clock();
  return transact(deps.db, async (transaction) => {
    const leadId =
      outboxId && isPermanent
        ? await recordBounce(deps, transaction, { outboxId, status: status ?? '', at })
        : null;
    const isNew = await recordMail(deps, transaction, {
      mail,
      outcome: 'bounce',
      leadId,
      at: fetched.receivedAt,
    });
    return { outcome: 'bounce', leadId, isRepeat: !isNew };
  });
}

/** Returns true for a sender on the staff: a reply to a notification is not a message of the customer. */
async function isOfStaff({ listStaff }: InboundDependencies, { from }: ParsedMail): Promise<boolean> {
  const staff = await listStaff();
  return staff.some(({ email }) => email.toLowerCase() === from.address.toLowerCase());
}

/**
 * Stores a mail as a message of a request, a new contact message, an automatic reply, or the failure of one of our
 * mails. A mail that is fetched again, also by another process or after a crash at any point, is stored once.
 * Acknowledges only mails that a person wrote within the last week from an address that is not forged. A mail that is
 * invalid or has no sender address is kept unparsed. Throws when the database fails.
 */
export async function receiveMail(deps: InboundDependencies, fetched: FetchedMail): Promise<Reception> {
  const { db } = deps;
  const mail = await deps.parse(fetched.raw, ownMailOf(deps));
  const earlier = await findEarlier(db, mail);
  if (earlier) return earlier;
  const arrived = { mail, fetched };
  const at = fetched.receivedAt;
  const finish = async (outcome: InboundOutcome, leadId: string | null): Promise<Reception> => {
    const isNew = await recordMail(deps, db, { mail, outcome, leadId, at });
    return { outcome, leadId, isRepeat: !isNew };
  };
  const unreadable = async (reason: 'not-parsed' | 'no-sender') => {
    await keepUnreadable(deps, { ...fetched, key: keyHashOf(mail.key), reason });
    return finish('unreadable', null);
  };
  if (mail.kind === 'unparsable') return unreadable('not-parsed');
  if (mail.kind === 'own') return finish('own', null);
  if (mail.kind === 'bounce') return receiveBounce(deps, arrived);
  const found = await findLeadOfMail(db, mail, deps.replyKey);
  if (mail.outboxIds.length > 0 && (await isOfStaff(deps, mail))) return finish('own', null);
  if (mail.kind === 'auto-reply') return receiveAutoReply(deps, arrived, found);
  if (found) {
    const leadId = await receiveAsMessage(deps, arrived, found);
    if (leadId) return finish('message', leadId);
  }
  if (emailProblem(mail.replyTo?.address ?? '') !== null && emailProblem(mail.from.address) !== null)
    return unreadable('no-sender');
  return finish('lead', await receiveAsLead(deps, arrived));
}

/**
 * Stores a mail for which `receiveMail` throws repeatedly, so that later mails are not blocked. Throws when the
 * database fails.
 */
export async function setAside(deps: InboundDependencies, fetched: FetchedMail): Promise<Reception> {
  const mail = await deps.parse(fetched.raw, ownMailOf(deps));
  const key = keyHashOf(mail.key);
  await keepUnreadable(deps, { ...fetched, key, reason: 'not-stored' });
  const isNew = await recordMail(deps, deps.db, {
    mail,
    outcome: 'unreadable',
    leadId: null,
    at: fetched.receivedAt,
  });
  return { outcome: 'unreadable', leadId: null, isRepeat: !isNew };
}
