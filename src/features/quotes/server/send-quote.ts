import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { claimUploads, findUploads, storeUpload, UploadsGone } from '../../../platform/files/attachments.ts';
import { ThreadEnded } from '../../../platform/threads.ts';
import { cargoIn } from '../../cargo/stored.ts';
import type { LeadEventData, StaffName } from '../../requests/lead.ts';
import { variablesIn } from '../../requests/reply-variables.ts';
import { type ChangeOutcome, changeLeadIn, lockLead } from '../../requests/server/commands/change-lead.ts';
import { stagePlan } from '../../requests/server/commands/change-stage.ts';
import { followUpOfMove } from '../../requests/server/commands/follow-up.ts';
import { selectGroup } from '../../requests/server/merge/merge-group.ts';
import { findWorkingLink } from '../../requests/server/secret-links.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
import { dateAt, endOfDay } from '../../settings/business-hours.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import type { QuoteDocument, QuotedRequest } from '../document.ts';
import { marginsOf, priceQuote } from '../priced.ts';
import type { QuoteContent } from '../quote-content.ts';
import { problemOfQuote, type QuoteProblem } from './check-quote.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { withDayOfRates, withQuantities } from './quote-quantities.ts';
import { lockQuote } from './quote-rows.ts';
import { quoteDocumentOf, quotedRequestOf } from './quoted-request.ts';
import { takeOverDraft } from './save-draft.ts';
import type { QuoteTable, QuoteTotalTable } from './tables.ts';

/** The draft to send: its version and that of its lead, as they were on the page. */
export interface Sending {
  version: number;
  leadVersion: number;
  by: StaffName;
}

export type SendRefusal =
  | 'not-waiting'
  | QuoteProblem
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
  | Extract<ChangeOutcome<SendRefusal>, { ok: false }>
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
    if (error instanceof ThreadEnded) return null;
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
  return priceQuote(content, null).flatMap(({ id, lines }, number) =>
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
  pdf: StoredPdf;
  sentAt: number;
  expiresAt: number;
  outboxId: string;
  leadId: string;
}

/** Stores what was sent with its PDF and totals, and closes the open quotes before it. */
async function storeSent(
  transaction: Db,
  { quote: { id, version }, content, request, pdf, sentAt, expiresAt, outboxId, leadId }: SentQuote,
): Promise<void> {
  const { fileId, uploadKey, digest } = pdf;
  await claimUploads(transaction, { fileIds: [fileId], uploadKey, leadId, isFirst: true });
  await supersedeOthers(transaction, { leadId, quoteId: id, at: sentAt });
  await transaction
    .updateTable('quotes')
    .set({
      state: 'sent',
      send_at: null,
      sending: null,
      version: version + 1,
      content: JSON.stringify(content),
      quoted_request: JSON.stringify(request),
      sent_at: sentAt,
      expires_at: expiresAt,
      outbox_id: outboxId,
      document_id: fileId,
      document_digest: digest,
    })
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('quote_totals')
    .values(totalsOfQuote(id, content, sentAt))
    .execute();
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
  return at === null || Number(at) > now ? 'not-waiting' : null;
}

async function findBoth(db: Db, quoteId: string) {
  const quote = await db.selectFrom('quotes').selectAll().where('id', '=', quoteId).executeTakeFirst();
  const lead =
    quote && (await db.selectFrom('leads').selectAll().where('id', '=', quote.lead_id).executeTakeFirst());
  return quote && lead ? { quote, lead } : null;
}

/** The draft with the lead that is quoted: the surviving one after a merge. */
async function findToSend(db: Db, quoteId: string) {
  const found = await findBoth(db, quoteId);
  if (!found || found.lead.merged_into === null || found.quote.state !== 'draft') return found;
  return (await takeOverDraft(db, quoteId)) ? findBoth(db, quoteId) : 'draft-exists';
}

/** A draft that nothing stands against, with its quantities filled in. */
interface CheckedDraft {
  ok: true;
  lead: LeadTable;
  quote: QuoteTable;
  content: QuoteContent;
  expiresAt: number;
}

/** Checks a draft, its texts and its amounts before it waits, and again before its PDF is drawn. */
export async function checkDraft(
  { db, clock }: Pick<QuoteDependencies, 'db' | 'clock'>,
  { quoteId, version }: { quoteId: string; version: number },
): Promise<CheckedDraft | DraftRefusal> {
  const found = await findToSend(db, quoteId);
  if (found === 'draft-exists') return { ok: false, reason: found };
  if (!found) return { ok: false, reason: 'no-such-quote' };
  const { lead, quote } = found;
  const refusal = refusalOf(lead, quote, version);
  if (refusal) return { ok: false, reason: refusal };
  const missing = variablesIn(`${quote.subject}\n${quote.message}`);
  if (missing.length > 0) return { ok: false, reason: 'variables-missing', missing };
  const { timeZone } = currentSettings().company.hours;
  const today = dateAt(clock(), timeZone);
  const draft = withDayOfRates(JSON.parse(quote.content), today);
  const content = withQuantities(draft, cargoIn(JSON.parse(lead.payload)));
  const problem = problemOfQuote(content, today);
  if (problem) return { ok: false, reason: problem };
  return { ok: true, lead, quote, content, expiresAt: endOfDay(content.validUntil ?? '', timeZone) };
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
  { quoteId, version, leadVersion, by }: Sending & { quoteId: string },
): Promise<SendQuoteOutcome> {
  const { db, clock } = deps;
  const checked = await checkDraft(deps, { quoteId, version });
  if (!checked.ok) return checked;
  const { lead, quote, content, expiresAt } = checked;
  const validUntil = content.validUntil ?? '';
  const sentAt = clock();
  const request = quotedRequestOf(lead);
  const document = quoteDocumentOf(lead, {
    revision: quote.revision,
    preparedBy: quote.saved_by_name,
    sentAt,
    expiresAt,
    request,
    content,
  });
  const pdf = await storePdf(deps, `${lead.reference}-${quote.revision}.pdf`, document);
  if (typeof pdf === 'string') return { ok: false, reason: pdf };

  const outboxId = uuidv7();
  const outcome = await transact(db, async (transaction) => {
    // The lead before its quote: docs/architecture.md has the order of locks.
    await lockLead(transaction, lead.id);
    const locked = await lockQuote(transaction, quoteId);
    const refuse = async (row: LeadTable): Promise<SendRefusal | null> =>
      (locked ? (waitingRefusalOf(locked, sentAt) ?? refusalOf(row, locked, version)) : 'no-such-quote') ??
      ((await findWorkingLink(transaction, row.id)) === null ? 'no-link' : null);
    const change = {
      leadId: lead.id,
      version: leadVersion,
      by,
      at: sentAt,
      isAnswer: true,
      hasWaited: true,
    };
    return changeLeadIn<SendRefusal>(deps, transaction, change, async (row) => {
      const refused = await refuse(row);
      if (refused) return { refused };
      const moved =
        row.stage === 'quoted'
          ? { set: await followUpOfMove(transaction, row, { to: 'quoted', validUntil }, deps), events: [] }
          : await stagePlan({ to: 'quoted', validUntil }, deps)(row, transaction);
      if ('refused' in moved) throw new Error(`A lead could not be moved: ${moved.refused}.`);
      const data: LeadEventData = {
        type: 'quote-sent',
        quoteId,
        revision: quote.revision,
        validUntil,
        document: pdf.digest,
        to: row.email,
        subject: quote.subject,
        body: quote.message,
        outboxId,
      };
      return {
        set: { ...moved.set, replied_at: sentAt },
        events: [data, ...moved.events],
        alsoWrite: () =>
          storeSent(transaction, {
            quote,
            content,
            request,
            pdf,
            sentAt,
            expiresAt,
            outboxId,
            leadId: row.id,
          }),
      };
    });
  }).catch((error) => {
    if (error instanceof UploadsGone) return { ok: false, reason: 'pdf-gone' } as const;
    throw error;
  });
  if (outcome.ok) deps.outboxIsWaiting();
  return outcome;
}
