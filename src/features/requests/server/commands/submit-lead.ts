import { v7 as uuidv7 } from 'uuid';
import { cargoIn } from '#features/cargo/stored.ts';
import type { ShownPrice } from '#features/rates/server/first-price.ts';
import { isKnown } from '#features/services/service.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { dedupeKeyOf, type SubmissionContext } from '#platform/commands/submission.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { prepareQuery } from '#platform/db/prepared-query.ts';
import { allSettled, transact } from '#platform/db/transact.ts';
import { type ClaimedUploads, claimUploads, findUploads, UploadsGone } from '#platform/files/attachments.ts';
import { beginningOf } from '#platform/values/beginning-of.ts';
import { type Answers, textsOf } from '../../answers.ts';
import { proposedFollowUp } from '../../follow-up.ts';
import type { LanguageSource, MailHeaders, NoticeReason, ReplyChannel, StaffName } from '../../lead.ts';
import type { ContactMessageInput, RateRequestAnswers } from '../../lead-forms.ts';
import { cargoColumnsOf } from '../cargo-columns.ts';
import { withPlaceCodes } from '../cargo-places.ts';
import type { LeadDependencies, LeadRow } from '../lead-dependencies.ts';
import { answerWithinHours, waitsUntil } from '../lead-state.ts';
import { newReference } from '../reference.ts';
import { storeSearchRow } from '../search/lead-search.ts';
import { insertSecretLink, newSecretLink, openSecret } from '../secret-links.ts';
import { spamColumnsOf } from '../spam.ts';
import type { SecretLinkTable } from '../tables.ts';
import { type Acknowledgement, countAcknowledgement } from '../timeline/customer-mails.ts';
import { appendEvent, insertLeadEvent, notifySubscribers } from '../timeline/lead-events.ts';

export type LeadInput =
  | {
      kind: 'rate-request';
      answers: RateRequestAnswers;
      uploads?: ClaimedUploads;
      firstPrice?: ShownPrice | null;
    }
  | { kind: 'contact-message'; answers: ContactMessageInput; uploads?: ClaimedUploads };

/** Context of a lead. `entry`: staff entered it for its sender; it is no spam. */
export interface LeadContext extends SubmissionContext {
  entry?: DeskEntry;
  /** Of a mail. */
  headers?: MailHeaders;
  /** Time at which a mail reached the mailbox, also while nobody read it: the sender waits from then on. */
  receivedAt?: number;
  languageFrom?: LanguageSource;
  /** For staff alone. */
  note?: string;
  /** Reason that a mail is a notice, which expects no reply; null for any other. */
  notice?: NoticeReason | null;
}

/** Channel of a request that staff enter, and their decisions on it. */
interface DeskEntry {
  by: StaffName;
  channel: ReplyChannel;
  acknowledges: boolean;
  isAnswered: boolean;
}

/** The account that a lead is sent from. */
export interface LeadAccount {
  id: string;
  name: string;
  email: string;
}

export type LeadOutcome =
  /**
   * `secret`: null where the link of an earlier one cannot be shown any more. `dueAt`: undefined for spam, to which nothing
   * is promised.
   */
  | { ok: true; leadId: string; reference: string; secret: string | null; dueAt: number | undefined }
  | { ok: false; reason: 'one-way-to-answer' | 'attachment-gone' };

/** Summary for lists: the beginning of the first text that there is. */
function aboutOf(...texts: string[]): string {
  return beginningOf(texts.find((text) => text !== '') ?? '', 160);
}

/** Fields that neither the spam score nor the comparison with other submissions reads. */
const notJudged = ['email', 'phone', 'referenceNumber', 'service', 'legalName', 'taxKind', 'taxNumber'];

/** Leaves out a service that the settings do not know; one that is off is kept, as a form may have been open since before. */
function withKnownService(lead: LeadInput): LeadInput {
  if (lead.kind !== 'rate-request' || isKnown(lead.answers.service, currentSettings())) return lead;
  const { service: _, ...answers } = lead.answers;
  return { ...lead, answers };
}

/** Returns what a rate request is about, for lists; empty where it says nothing. */
export function aboutRateRequest(answers: Answers): string {
  const { products = '', productToExport = '', objective = '' } = answers;
  const shipment = cargoIn(answers);
  const { year, make = '', model = '' } = shipment?.vehicles?.[0] ?? {};
  return aboutOf(
    String(productToExport),
    String(products),
    String(objective),
    [year, make, model].filter(Boolean).join(' '),
    shipment?.alcohol?.product ?? '',
    shipment?.market?.category ?? '',
  );
}

/** The answers that every lead has, under the names that lists show them by. */
function summaryOf(lead: LeadInput) {
  if (lead.kind === 'contact-message') {
    const { name, email, subject, message } = lead.answers;
    return { name, company: '', email, phone: '', service: null, about: aboutOf(subject, message) };
  }
  const { clientName, brandName, email, phone, service } = lead.answers;
  return {
    name: clientName,
    company: brandName,
    email,
    phone,
    service: service ?? null,
    about: aboutRateRequest(lead.answers as Answers),
  };
}

/**
 * Stores a rate request or contact message with the mails it causes, in one durable transaction: when this returns,
 * the lead can no longer be lost. It is not acknowledged where its address has had too many mails (mail-limit.ts), which
 * the timeline then says. The same submission sent again (equal key and answers) is answered as the first
 * time and stored once. Refuses only a rate request that gives no way to answer it (an address, a telephone
 * number, or the account that it is sent from) and one whose files are not there. Throws when the database fails.
 */
export async function submitLead(
  dependencies: Omit<LeadDependencies, 'engine' | 'listStaff'>,
  sent: LeadInput,
  context: LeadContext,
  account?: LeadAccount,
): Promise<LeadOutcome> {
  const lead = withKnownService(sent);
  const { db, clock, outboxIsWaiting } = dependencies;
  const { company } = currentSettings();
  const summary = summaryOf(lead);
  // Staff enter the address of a mail whose sender is not known.
  if (!account && !context.mail && summary.email === '' && summary.phone === '')
    return { ok: false, reason: 'one-way-to-answer' };

  const email = summary.email || (account?.email ?? '');
  const now = clock();
  const receivedAt = context.receivedAt ?? now;
  const uploads = await findOwnUploads(db, lead);
  if (!uploads) return { ok: false, reason: 'attachment-gone' };
  // By their content: a form that is posted twice without scripts carries its files twice.
  const digests = uploads.map(({ digest }) => digest).sort();
  const sameness = digests.length > 0 ? { ...lead.answers, digests } : lead.answers;
  const dedupeKey = dedupeKeyOf(lead.kind, context.key, sameness, account?.id);
  const attachments = uploads.map(({ fileId, name, size }) => ({ fileId, name, size }));
  const texts = textsOf(lead, notJudged);
  const firstPrice = lead.kind === 'rate-request' ? lead.firstPrice : null;
  const answers = await withPlaceCodes(lead.answers);

  const spam = await spamColumnsOf(db, 'leads', { texts, context, now });
  const isNotice = Boolean(context.notice) && spam.folder === 'inbox';
  // A notice has no promise: its clock begins once somebody moves it to do.
  const dueAt = isNotice
    ? receivedAt
    : answerDueAt(receivedAt, answerWithinHours(lead.kind, company), company.hours);
  const followed = account && (await findFollowed(db, account.id, context.follows));
  const row: LeadRow = {
    id: uuidv7(),
    kind: lead.kind,
    reference: newReference(lead.kind),
    stage: 'new',
    ...spam,
    ...(isNotice ? { folder: 'notices' } : {}),
    dedupe_key: dedupeKey,
    locale: context.locale,
    ...summary,
    name: summary.name || (account?.name ?? ''),
    email,
    email_key: email.toLowerCase(),
    payload: jsonText({
      ...answers,
      // An interface, which has no index signature.
      ...(firstPrice && { firstPrice: firstPrice as object as Answers }),
      ...(attachments.length > 0 && { attachments }),
    }),
    received_at: receivedAt,
    due_at: dueAt,
    promised_at: dueAt,
    account_id: account?.id ?? null,
    version: 1,
    owner_id: context.entry?.by.id ?? null,
    lost_reason: null,
    no_answer_needed_at: null,
    priority: 0,
    replied_at: context.entry?.isAnswered ? now : null,
    first_replied_at: context.entry?.isAnswered ? now : null,
    ...cargoColumnsOf(answers),
    price_shown: firstPrice ? 1 : 0,
    price_position: null,
    customer_wrote_at: null,
    follow_up_at: context.entry?.isAnswered
      ? proposedFollowUp({ stage: 'new', validUntil: null }, now, company.hours)
      : null,
    waits_until: null,
    merged_into: null,
    follows_id: followed?.id ?? null,
    corrected_at: null,
    erased_at: null,
  };
  row.waits_until = waitsUntil(row);

  // Nobody sees the link of what came by mail or by phone before it is mailed.
  const isShown = !context.entry && !context.mail;
  const { secret, link } = newSecretLink(dependencies, row.id, { at: now, by: null, isShown });
  const claim = (transaction: Db) =>
    lead.uploads ? claimUploads(transaction, { ...lead.uploads, leadId: row.id }) : null;
  try {
    const stored = await storeOnce(dependencies, row, { secret, link, claim, context, now });
    outboxIsWaiting();
    return { ok: true, ...stored };
  } catch (error) {
    if (error instanceof UploadsGone) return { ok: false, reason: 'attachment-gone' };
    throw error;
  }
}

/** The files that a lead is sent with, also where an attempt before has stored them with it; null when one is not there. */
async function findOwnUploads(db: Db, lead: LeadInput) {
  if (!lead.uploads) return [];
  const found = await findUploads(db, lead.uploads);
  return found.length === new Set(lead.uploads.fileIds).size ? found : null;
}

/** The earlier lead of an account that a later version names by its reference. */
async function findFollowed(db: Db, accountId: string, reference: string | null | undefined) {
  if (!reference) return undefined;
  return db
    .selectFrom('leads')
    .select('id')
    .where('account_id', '=', accountId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

function promisedTo({ folder, due_at: dueAt }: Pick<LeadRow, 'folder' | 'due_at'>): number | undefined {
  return folder === 'spam' ? undefined : dueAt;
}

type StoredLead = Pick<Extract<LeadOutcome, { ok: true }>, 'leadId' | 'reference' | 'secret' | 'dueAt'>;

const insertLead = prepareQuery((db, row: LeadRow) =>
  db
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
);

const setNumber = prepareQuery((db, { id, number }: { id: string; number: number }) =>
  db.updateTable('leads').set({ number }).where('id', '=', id),
);

type Storing = Pick<LeadDependencies, 'mailLimit' | 'timelineSubscribers'>;

/** Stored with the row of a lead: its link and its files; `context` says how it arrived, `now` when it is stored. */
interface Beside {
  secret: string;
  link: SecretLinkTable;
  claim: (transaction: Db) => Promise<unknown> | null;
  context: LeadContext;
  now: number;
}

/**
 * Returns the acknowledgement of a new lead. One that a program sent gets none, as programs must not answer each other, and
 * neither does one whose promised time has passed before it was read: no promise can be kept. Staff decide on those that
 * they enter, so they count towards no limit.
 */
async function acknowledgementFor(
  transaction: Db,
  { mailLimit }: Storing,
  { row, now, context: { entry, isAutomatic } }: { row: LeadRow; now: number; context: LeadContext },
): Promise<Acknowledgement> {
  if (entry) return entry.acknowledges && row.email !== '' ? 'sent' : 'not-wanted';
  if (isAutomatic || row.due_at < now) return 'not-wanted';
  return countAcknowledgement(transaction, mailLimit, { lead: row, now });
}

/** A lead with the same key or reference is stored: nothing of this one is. */
class AlreadyStored extends Error {}

/**
 * Inserts the row with its link, its event and what the timeline's subscribers make of it. Statements that do not need each
 * other's results are sent at once, as PostgreSQL takes them in their order without a round trip for each. Throws
 * AlreadyStored.
 */
async function insertWhole(
  transaction: Db,
  dependencies: Storing,
  row: LeadRow,
  { link, claim, context, now }: Beside,
): Promise<void> {
  const { entry } = context;
  const event = { lead: row, by: entry?.by ?? 'customer', at: now } as const;
  const channel = entry && { channel: entry.channel };
  const headers = context.headers && { headers: context.headers };
  const language = context.languageFrom && { languageFrom: context.languageFrom };
  const note = context.note && { note: context.note };
  const notice = row.folder === 'notices' && context.notice ? { notice: context.notice } : {};
  const data = { type: 'received', ...channel, ...headers, ...language, ...notice, ...note } as const;
  const received = { ...event, data } as const;

  // The two halves of appendEvent, apart: the event leaves with the row, and the subscribers with what needs its number.
  const inserting = insertLead(transaction, row);
  const beside = allSettled([
    acknowledgementFor(transaction, dependencies, { row, context, now }),
    insertLeadEvent(transaction, received),
  ]);
  const [inserted] = await Promise.allSettled([inserting, beside]);
  if (inserted.status === 'rejected') throw inserted.reason;
  // Then the event was refused as well: it needs its lead.
  if (inserted.value.numAffectedRows === 0n) throw new AlreadyStored();
  const [acknowledgement, number] = await beside;
  const isLimited = acknowledgement === 'limited';
  const notAcknowledged = { ...event, by: 'system', data: { type: 'not-acknowledged' } } as const;

  await allSettled([
    Promise.resolve(claim(transaction)),
    insertSecretLink(transaction, link),
    setNumber(transaction, { id: row.id, number }),
    storeSearchRow(transaction, { ...row, number }),
    notifySubscribers(
      dependencies,
      transaction,
      {
        ...received,
        ...(acknowledgement === 'sent'
          ? { isAcknowledged: true, messageId: context.mail?.messageId ?? null }
          : {}),
      },
      number,
    ),
    ...(isLimited ? [appendEvent(dependencies, transaction, notAcknowledged)] : []),
  ]);
  if (entry) {
    const to = { id: entry.by.id, name: entry.by.name };
    await appendEvent(dependencies, transaction, { ...event, data: { type: 'owner', from: null, to } });
  }
  if (entry?.isAnswered) {
    const answered = { type: 'reply-logged', channel: entry.channel, comment: '' } as const;
    await appendEvent(dependencies, transaction, { ...event, data: answered });
  }
}

/**
 * Inserts the row, its link and its mails, or finds the one stored before, with the link that it was
 * answered with, even if that has ended; draws a new reference
 * when that one is taken.
 */
async function storeOnce(
  dependencies: Storing & Pick<LeadDependencies, 'db' | 'cipher'>,
  row: LeadRow,
  beside: Beside,
): Promise<StoredLead> {
  try {
    await transact(dependencies.db, (transaction) => insertWhole(transaction, dependencies, row, beside));
    return { leadId: row.id, reference: row.reference, secret: beside.secret, dueAt: promisedTo(row) };
  } catch (error) {
    if (!(error instanceof AlreadyStored)) throw error;
  }
  const earlier = await dependencies.db
    .selectFrom('leads')
    .leftJoin('secret_links', (link) =>
      link.onRef('secret_links.lead_id', '=', 'leads.id').on('mail_only', '=', 0),
    )
    .select(['leads.id as lead_id', 'reference', 'due_at', 'folder'])
    .select(['secret_links.id as link_id', 'secret', 'sealed'])
    .where('dedupe_key', '=', row.dedupe_key)
    .executeTakeFirst();
  if (!earlier) return storeOnce(dependencies, { ...row, reference: newReference(row.kind) }, beside);
  const { lead_id: leadId, reference, link_id: id, secret: plain, sealed } = earlier;
  const secret = id === null ? null : openSecret(dependencies.cipher, { id, secret: plain ?? '', sealed });
  return { leadId, reference, secret, dueAt: promisedTo(earlier) };
}
