import { cargoInput } from '#features/cargo/cargo.ts';
import { type QuoteContent, quoteContent } from '#features/quotes/quote-content.ts';
import { saveQuoteDraft } from '#features/quotes/server/save-draft.ts';
import { sendQuote } from '#features/quotes/server/send-quote.ts';
import type { QuoteTable } from '#features/quotes/server/tables.ts';
import { queueQuote } from '#features/quotes/server/waiting-quote.ts';
import { sendDelayMs } from '#features/requests/lead.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Database } from '#platform/db/open-database.ts';
import { claimDue } from '#platform/outbox/outbox-rows.ts';
import { deskOn, elena, nameOf } from './desk.ts';
import { roomyStorage } from './document-storage.ts';
import { pdf } from './documents.ts';

const by = nameOf(elena);

/** A quote of USD 1,250.00 by sea and USD 2,400.50 by air that can be sent as it is. */
export const completeQuote: QuoteContent = quoteContent.parse({
  options: [
    {
      id: 'sea',
      title: 'By sea',
      mode: 'lcl',
      lines: [
        { id: 'line-1', code: 'freight', basis: 'shipment', rate: '1000', currency: 'USD' },
        { id: 'line-2', code: 'documents', basis: 'shipment', rate: '250', currency: 'USD' },
      ],
    },
    {
      id: 'air',
      title: 'By air',
      mode: 'air',
      lines: [{ id: 'line-1', code: 'freight', basis: 'shipment', rate: '2400.5', currency: 'USD' }],
    },
  ],
  terms: 'Payment within 30 days.',
  validUntil: '2026-12-04',
});

/** A quote that Elena has sent a moment ago, without its document. */
export function sentQuote<Given extends Partial<QuoteTable> & { id: string; lead_id: string }>(given: Given) {
  return {
    revision: 1,
    state: 'sent',
    version: 2,
    content: jsonText(completeQuote),
    valid_until: null,
    expires_at: null,
    begun_at: 1,
    saved_at: 1,
    saved_by: elena.id,
    saved_by_name: elena.name,
    sent_at: 1,
    settled_at: null,
    subject: 'Your quote',
    message: 'Dear Ana',
    outbox_id: null,
    document_id: null,
    document_digest: null,
    quoted_request: null,
    quoted_cargo: null,
    customer_reminded_at: null,
    staff_reminded_at: null,
    send_at: null,
    sending: null,
    returned: null,
    drafted: null,
    rule: null,
    is_ready: 0,
    ...given,
  } as const;
}

const lane = cargoInput.parse({
  from: { text: 'Houston, United States', code: 'USHOU' },
  to: { text: 'Cartagena, Colombia', code: 'COCTG' },
});

/** A desk that makes and sends quotes; their PDFs are short files. */
export function quoteDeskOn(database: Database) {
  return withQuotes(deskOn(database));
}

export function withQuotes<Desk extends ReturnType<typeof deskOn>>(plain: Desk) {
  const desk = Object.assign(plain, {
    documentStorage: roomyStorage(),
    virusScanner: null,
    onInfected: () => {},
    renderQuotePdf: async () => pdf('quote'),
  });
  const { submit } = plain;
  const deps = Object.assign(desk, {
    /** A request with a lane and goods, without which no carriage is quoted. */
    submit: (answers: Parameters<typeof submit>[0] = {}, spam = false) =>
      submit(
        { shipment: lane, ...(answers.productToExport === undefined && { products: 'Parts' }), ...answers },
        spam,
      ),
    async draft(leadId: string, content: QuoteContent = completeQuote) {
      const current = await desk.db
        .selectFrom('quotes')
        .select('version')
        .where('lead_id', '=', leadId)
        .where('state', '=', 'draft')
        .executeTakeFirst();
      const change = { leadId, version: current?.version ?? 0, by };
      const saved = await saveQuoteDraft(desk, change, {
        content,
        subject: 'Your quote',
        message: 'Dear Ana',
      });
      if (!saved.ok) throw new Error(saved.reason);
      return saved;
    },
    /** Makes a draft of Elena's wait, with the version of its lead that stands unless another is given. */
    async queue(leadId: string, quoteId: string, version = 1, leadVersion?: number) {
      const lead = await desk.row(leadId);
      return queueQuote(desk, {
        quoteId,
        version,
        leadVersion: leadVersion ?? lead.version,
        isConfirmed: true,
        by,
      });
    },
    /** Sends a draft of Elena's without the ten seconds of waiting. */
    async send(leadId: string, quoteId: string, version = 1, leadVersion?: number) {
      const queued = await deps.queue(leadId, quoteId, version, leadVersion);
      if (!queued.ok) return queued;
      const lead = await desk.row(leadId);
      await desk.db.updateTable('quotes').set({ send_at: desk.now }).where('id', '=', quoteId).execute();
      const sending = { quoteId, version, leadVersion: leadVersion ?? lead.version, by };
      const sent = await sendQuote(desk, sending);
      return sent.ok ? { ...sent, revision: queued.revision } : sent;
    },
    /** Makes and sends a quote; throws when it is refused. */
    async quote(leadId: string, content: QuoteContent = completeQuote) {
      const { quoteId, version } = await deps.draft(leadId, content);
      const sent = await deps.send(leadId, quoteId, version);
      if (!sent.ok) throw new Error(sent.reason);
      return { ...sent, quoteId };
    },
    /** Lets the mails of quotes begin to leave, so that nothing can be taken back any more. */
    async leave() {
      desk.now += sendDelayMs;
      await claimDue(desk, { channel: 'mail', now: desk.now, leaseMs: 60_000, limit: 50 });
    },
    stored: (quoteId: string) =>
      desk.db.selectFrom('quotes').selectAll().where('id', '=', quoteId).executeTakeFirstOrThrow(),
  });
  return deps;
}
