import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Cargo } from '#features/cargo/cargo.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { marginsOf, priceOptions } from '#features/rates/price/priced.ts';
import type { LeadEventData, StaffName } from '#features/requests/lead.ts';
import { fillVariables, variablesIn } from '#features/requests/reply-variables.ts';
import {
  type ChangeOutcome,
  changeLeadIn,
  lockLead,
} from '#features/requests/server/commands/change-lead.ts';
import { stagePlan } from '#features/requests/server/commands/change-stage.ts';
import { followUpOfMove } from '#features/requests/server/commands/follow-up.ts';
import { selectGroup } from '#features/requests/server/merge/merge-group.ts';
import { replyValues } from '#features/requests/server/reply/send-reply.ts';
import { addSearchTerms, listQuoteTexts } from '#features/requests/server/search/lead-search.ts';
import { findWorkingLink } from '#features/requests/server/secret-links.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { dateAt, endOfDay } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { claimUploads, findUploads, UploadsGone } from '#platform/files/attachments.ts';
import { storeUpload } from '#platform/files/store-upload.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import { ThreadEnded } from '#platform/threads.ts';
import { carriageFacts, type LackedFact, lackedFacts } from '../carriage.ts';
import type { QuoteDocument, QuotedRequest } from '../document.ts';
import type { Drafted } from '../drafted.ts';
import { firstMail } from '../first-mail.ts';
import type { QuoteContent } from '../quote-content.ts';
import { quoteDraftIn } from '../quote-strings.ts';
import type { RuleRefusal, SendingRule } from '../sending-rule.ts';
import { problemOfQuote, type QuoteProblem } from './check-quote.ts';
import { positionInRange, shownRangeOf } from './first-price-figures.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { withDayOfRates, withQuantities } from './quote-quantities.ts';
import { findWithLead, laneOfRule, lockQuote, ruleOf } from './quote-rows.ts';
import { quoteDocumentOf, quotedRequestOf } from './quoted-request.ts';
import { causeOf, isInWork, isRuleOn } from './rule-quotes.ts';
import { notWaiting, takeOverDraft } from './save-draft.ts';
import type { QuoteTable, QuoteTotalTable, Sending } from './tables.ts';

export type SendRefusal =
  | 'not-waiting'
  | QuoteProblem
  | LackedFact
  | 'no-such-quote'
  | 'not-a-draft'
  | 'draft-exists'
  | 'quote-changed'
  | 'no-address'
  | 'no-link'
  | 'spam'
  | 'text-missing';

/** Reasons against sending a draft that can be known before its PDF is drawn. */
export type DraftRefusal =
  | { ok: false; reason: SendRefusal }
  | { ok: false; reason: 'variables-missing'; missing: string[] };

export type SendQuoteOutcome =
  | { ok: true; version: number }
  /** Also that a rule which would send it no longer does. */
  | Extract<ChangeOutcome<SendRefusal | RuleRefusal>, { ok: false }>
  | DraftRefusal
  /** The PDF took too long to be drawn. */
  | { ok: false; reason: 'not-drawn' }
  /** The PDF could not be stored: no disk space, or it was deleted before its quote was. */
  | { ok: false; reason: 'storage-full' | 'pdf-gone' };

/** A PDF that waits among the uploads until its quote is sent. */
interface StoredPdf {
  fileId: string;
  uploadKey: string;
  digest: string;
}

async function storePdf(
  deps: QuoteDependencies,
  name: string,
  document: QuoteDocument,
): Promise<StoredPdf | 'not-drawn' | 'storage-full'> {
  const bytes = await deps.renderQuotePdf(document).catch((error) => {
    // Any other end of the thread, as with the server's, is no fault of the quote: it is tried again.
    if (error instanceof ThreadEnded && error.wasAtWork) return null;
    throw error;
  });
  if (bytes === null) return 'not-drawn';
  const uploadKey = randomBytes(24).toString('base64url');
  const stream = async function* () {
    yield bytes;
  };
  const stored = await storeUpload(deps, { stream: stream(), name, uploadKey });
  if (!stored.ok && stored.reason === 'storage-full') return 'storage-full';
  if (!stored.ok) throw new Error(`The PDF of a quote was refused: ${stored.reason}.`);
  const { fileId } = stored.file;
  const [upload] = await findUploads(deps.db, { fileIds: [fileId], uploadKey });
  if (!upload) throw new Error('The PDF of a quote is not stored.');
  return { fileId, uploadKey, digest: upload.digest };
}

/** Totals of each option by currency, for figures. */
function totalsOfQuote(quoteId: string, content: QuoteContent, sentAt: number): QuoteTotalTable[] {
  return priceOptions(content, null).flatMap(({ id, lines }, number) =>
    marginsOf(lines).map(({ price, cost, unknown }) => ({
      quote_id: quoteId,
      option_id: id,
      number,
      currency: price.currency,
      price: price.amount,
      cost: unknown > 0 ? null : cost.amount,
      sent_at: sentAt,
      is_accepted: 0 as const,
    })),
  );
}

/** Closes every other open quote of a lead and of those that were merged into it: one can be accepted at a time. */
export async function supersedeOthers(
  transaction: Db,
  { leadId, quoteId, at }: { leadId: string; quoteId: string; at: number },
): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set((row) => ({ state: 'superseded', settled_at: at, version: row('version', '+', 1) }))
    .where('lead_id', 'in', selectGroup(transaction, leadId))
    .where('id', '!=', quoteId)
    .where('state', '=', 'sent')
    .execute();
}

/** A draft as it becomes what was sent. */
interface SentQuote {
  quote: QuoteTable;
  /** With its quantities filled in. */
  content: QuoteContent;
  request: QuotedRequest;
  cargo: Cargo | null;
  totals: QuoteTotalTable[];
  pdf: StoredPdf;
  sentAt: number;
  expiresAt: number;
  outboxId: string;
  rule: SendingRule | undefined;
}

function sentEvent({ quote, content, pdf, outboxId, rule }: SentQuote, to: string): LeadEventData {
  return {
    type: 'quote-sent',
    quoteId: quote.id,
    revision: quote.revision,
    validUntil: content.validUntil ?? '',
    document: pdf.digest,
    to,
    subject: quote.subject,
    body: quote.message,
    outboxId,
    ...(rule && { byRule: laneOfRule(rule) }),
  };
}

/** Stores what was sent with its PDF and totals, and closes the open quotes before it. */
async function storeSent(
  transaction: Db,
  leadId: string,
  { quote, content, request, cargo, totals, pdf, sentAt, expiresAt, outboxId, rule }: SentQuote,
): Promise<void> {
  const { id, version } = quote;
  const { fileId, uploadKey, digest } = pdf;
  await claimUploads(transaction, { fileIds: [fileId], uploadKey, leadId, isFirst: true });
  await supersedeOthers(transaction, { leadId, quoteId: id, at: sentAt });
  await transaction
    .updateTable('quotes')
    .set({
      state: 'sent',
      ...notWaiting,
      is_ready: 0,
      rule: rule ? jsonText(laneOfRule(rule)) : null,
      version: version + 1,
      subject: quote.subject,
      message: quote.message,
      saved_by: quote.saved_by,
      saved_by_name: quote.saved_by_name,
      content: jsonText(content),
      quoted_request: jsonText(request),
      quoted_cargo: cargo && jsonText(cargo),
      sent_at: sentAt,
      expires_at: expiresAt,
      outbox_id: outboxId,
      document_id: fileId,
      document_digest: digest,
    })
    .where('id', '=', id)
    .execute();
  await transaction.insertInto('quote_totals').values(totals).execute();
}

/** The place of the first quote of a request in the range that its sender was shown. */
async function comparedWithShown(
  transaction: Db,
  lead: LeadTable,
  totals: QuoteTotalTable[],
): Promise<Partial<LeadTable>> {
  const range = shownRangeOf(lead);
  // The range was that of the cargo before a correction.
  if (!range || lead.corrected_at !== null) return {};
  const sent = await transaction
    .selectFrom('quotes')
    .select('id')
    .where('lead_id', 'in', selectGroup(transaction, lead.id))
    .where('sent_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return sent ? {} : { price_position: positionInRange(range, totals) };
}

/** Returns the reason against sending a draft of a lead as both stand; null without one. */
export function refusalOf(lead: LeadTable, quote: QuoteTable, version: number): SendRefusal | null {
  if (quote.state !== 'draft') return 'not-a-draft';
  if (quote.version !== version) return 'quote-changed';
  if (quote.subject === '' || quote.message === '') return 'text-missing';
  if (lead.folder === 'spam') return 'spam';
  return lead.email === '' ? 'no-address' : null;
}

/** Its author may have taken it back while its PDF was drawn. */
function waitingRefusalOf({ send_at: at }: QuoteTable, now: number): 'not-waiting' | null {
  return at === null || at > now ? 'not-waiting' : null;
}

/** Refuses a draft that a person sends, a rule that is off, a request that staff work on, and an address that had too many mails. */
async function refusalOfRule(
  { mailLimit }: Pick<QuoteDependencies, 'mailLimit'>,
  transaction: Db,
  {
    row,
    locked,
    rule,
    sentAt,
  }: { row: LeadTable; locked: QuoteTable | undefined; rule: SendingRule; sentAt: number },
): Promise<'not-waiting' | RuleRefusal | null> {
  if (!locked || !ruleOf(locked)) return 'not-waiting';
  if (!(await isRuleOn(transaction, rule))) return 'off';
  // A note changes no version of a lead.
  if (await isInWork(transaction, row)) return 'in-work';
  return (await mailLimit.take(transaction, causeOf(row), sentAt)) ? null : 'mail-limit';
}

/** The draft with the lead that is quoted: the surviving one after a merge. */
async function findToSend(db: Db, quoteId: string) {
  const found = await findWithLead(db, quoteId);
  if (!found || found.lead.merged_into === null || found.quote.state !== 'draft') return found;
  return (await takeOverDraft(db, quoteId)) ? findWithLead(db, quoteId) : 'draft-exists';
}

/** A draft that nothing stands against, with its quantities filled in. */
export interface CheckedDraft {
  ok: true;
  lead: LeadTable;
  quote: QuoteTable;
  content: QuoteContent;
  expiresAt: number;
  /** Of a draft by the company's rates that nobody has saved. */
  missing: Drafted['missing'];
}

/** A draft by the company's rates becomes that of its sender, whose name its mail ends with. */
function withAuthor(quote: QuoteTable, { id, name }: StaffName): QuoteTable {
  if (quote.saved_by !== '') return quote;
  const filled = (text: string) => fillVariables(text, { agent: name }).text;
  const mail = { subject: filled(quote.subject), message: filled(quote.message) };
  return { ...quote, ...mail, saved_by: id, saved_by_name: name };
}

/** A draft that a rule sends is the company's; its mail says so, and repeats a name only to an address that is proven. */
async function withRule(
  { db, mailLimit }: Pick<QuoteDependencies, 'db' | 'mailLimit'>,
  { lead, quote, by }: { lead: LeadTable; quote: QuoteTable; by: StaffName },
): Promise<QuoteTable> {
  const { company } = currentSettings();
  const locale = knownLocale(lead.locale);
  const name = (await mailLimit.isOwn(db, causeOf(lead))) ? lead.name : '';
  const values = replyValues({ ...lead, name, dueAt: lead.due_at }, by, { company, locale });
  const { subject, byRule: message } = quoteDraftIn(locale);
  return { ...quote, ...firstMail({ subject, message }, values), saved_by_name: by.name };
}

/** Checks a draft, its texts and its amounts before it waits, and again before its PDF is drawn. */
export async function checkDraft(
  deps: Pick<QuoteDependencies, 'db' | 'clock' | 'mailLimit'>,
  { quoteId, version, by, rule }: Omit<Sending, 'leadVersion'> & { quoteId: string },
): Promise<CheckedDraft | DraftRefusal> {
  const { db, clock } = deps;
  const found = await findToSend(db, quoteId);
  if (found === 'draft-exists') return { ok: false, reason: found };
  if (!found) return { ok: false, reason: 'no-such-quote' };
  const { lead } = found;
  const quote = rule ? await withRule(deps, { ...found, by }) : withAuthor(found.quote, by);
  const refusal = refusalOf(lead, quote, version);
  if (refusal) return { ok: false, reason: refusal };
  const unfilled = variablesIn(`${quote.subject}\n${quote.message}`);
  if (unfilled.length > 0) return { ok: false, reason: 'variables-missing', missing: unfilled };
  const { timeZone } = currentSettings().company.hours;
  const today = dateAt(clock(), timeZone);
  const draft = withDayOfRates(parseJson(quote.content), today);
  const content = withQuantities(draft, cargoIn(parseJson(lead.payload)));
  const problem = problemOfQuote(content, today);
  const [lacked] = lackedFacts(content.options, carriageFacts(parseJson(lead.payload)));
  const against = problem ?? lacked;
  if (against) return { ok: false, reason: against };
  const { saved_by: savedBy, drafted } = found.quote;
  const missing = savedBy === '' && drafted ? parseJson(drafted).missing : [];
  const expiresAt = endOfDay(content.validUntil ?? '', timeZone);
  return { ok: true, lead, quote, content, expiresAt, missing };
}

/**
 * Sends a draft that has waited as a quote by mail: its PDF is made and stored first; then quote, timeline, stage and mail
 * are stored together, the timer stops, and every open quote of the request is superseded, those of requests merged into it
 * included. What was sent is never changed again. Refused for a stale version of draft or lead, a quote that is not
 * complete, and a customer without an address or a working link. Throws when the PDF cannot be made for another reason than
 * its size, or the database fails; the draft stays as it was.
 */
export async function sendQuote(
  deps: QuoteDependencies,
  { quoteId, version, leadVersion, by, rule }: Sending & { quoteId: string },
): Promise<SendQuoteOutcome> {
  const { db, clock } = deps;
  const checked = await checkDraft(deps, { quoteId, version, by, ...(rule && { rule }) });
  if (!checked.ok) return checked;
  const { lead, quote, content, expiresAt } = checked;
  const validUntil = content.validUntil ?? '';
  const sentAt = clock();
  const request = quotedRequestOf(lead, { content, preparedBy: quote.saved_by_name, sentAt });
  const document = quoteDocumentOf(lead, {
    revision: quote.revision,
    preparedBy: quote.saved_by_name,
    sentAt,
    expiresAt,
    request,
    content,
    ...(rule && { isByRule: true }),
  });
  const pdf = await storePdf(deps, `${lead.reference}-${quote.revision}.pdf`, document);
  if (typeof pdf === 'string') return { ok: false, reason: pdf };

  const totals = totalsOfQuote(quoteId, content, sentAt);
  const sent: SentQuote = {
    ...{ quote, content, request, totals, pdf, sentAt, expiresAt, rule },
    cargo: cargoIn(parseJson(lead.payload)),
    outboxId: uuidv7(),
  };
  const outcome = await transact(db, async (transaction) => {
    // The lead before its quote: docs/architecture.md has the order of locks.
    await lockLead(transaction, lead.id);
    const locked = await lockQuote(transaction, quoteId);
    const refuse = async (row: LeadTable): Promise<SendRefusal | RuleRefusal | null> =>
      (locked ? (waitingRefusalOf(locked, sentAt) ?? refusalOf(row, locked, version)) : 'no-such-quote') ??
      ((await findWorkingLink(transaction, row.id)) === null ? 'no-link' : null) ??
      (rule ? await refusalOfRule(deps, transaction, { row, locked, rule, sentAt }) : null);
    const change = {
      leadId: lead.id,
      version: leadVersion,
      by: rule ? ('system' as const) : by,
      at: sentAt,
      isAnswer: true,
      hasWaited: true,
    };
    return changeLeadIn<SendRefusal | RuleRefusal>(deps, transaction, change, async (row) => {
      const refused = await refuse(row);
      if (refused) return { refused };
      const moved =
        row.stage === 'quoted'
          ? { set: await followUpOfMove(transaction, row, { to: 'quoted', validUntil }, deps), events: [] }
          : await stagePlan({ to: 'quoted', validUntil }, deps)(row, transaction);
      if ('refused' in moved) throw new Error(`A lead could not be moved: ${moved.refused}.`);
      return {
        set: { ...moved.set, replied_at: sentAt, ...(await comparedWithShown(transaction, row, totals)) },
        events: [sentEvent(sent, row.email), ...moved.events],
        async alsoWrite() {
          await storeSent(transaction, row.id, sent);
          await addSearchTerms(
            transaction,
            row.number,
            (await listQuoteTexts(transaction, [row.id])).join('\n'),
          );
        },
      };
    });
  }).catch((error) => {
    if (error instanceof UploadsGone) return { ok: false, reason: 'pdf-gone' } as const;
    throw error;
  });
  if (outcome.ok) deps.outboxIsWaiting();
  return outcome;
}
