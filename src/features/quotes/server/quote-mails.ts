import { type NotificationChoices, usualNotifications } from '#features/identity/notifications.ts';
import { hasAcceptedCase } from '#features/kyc/server/has-accepted-case.ts';
import { priceOptions } from '#features/rates/price/priced.ts';
import {
  type EventOf,
  isEventOf,
  type LeadRow,
  type NewLeadEvent,
  type TimelineSubscriber,
} from '#features/requests/server/lead-dependencies.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { findMailThread } from '#features/requests/server/timeline/mail-thread.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import type { MailAddress } from '#platform/mail/composed-email.ts';
import { listDeskMailIds } from '#platform/mail/list-mails.ts';
import type { MailLimit } from '#platform/mail/mail-limit.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import type { MailedQuote } from '../mails/quote-emails.tsx';
import { forCustomer } from '../quote.ts';
import { findDecision, requestOf } from './quote-rows.ts';
import { quotedRequestOf } from './quoted-request.ts';
import { causeOf } from './rule-quotes.ts';

interface QuoteMailDependencies {
  mailLimit: MailLimit;
  /** The staff members who may sign in now, with what they are notified of. */
  listStaff: (transaction: Db) => Promise<(StaffMember & { notifications?: NotificationChoices })[]>;
}

/** A quote as its mails show it, with the file of its PDF; of an accepted one, the option that was accepted alone. */
async function readQuote(
  transaction: Db,
  quoteId: string,
): Promise<{ quote: MailedQuote; fileId: string | null; isByRule: boolean }> {
  const row = await transaction
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .select([
      'revision',
      'saved_by_name',
      'content',
      'quoted_request',
      'expires_at',
      'document_id',
      'sent_at',
    ])
    .select('quotes.rule')
    .select(['leads.reference', 'leads.locale', 'leads.name', 'leads.company', 'leads.payload'])
    .where('quotes.id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const decision = await findDecision(transaction, quoteId);
  const content = forCustomer(parseJson(row.content));
  const priced = priceOptions(content, null);
  const options = content.options.flatMap(({ lines: _, ...option }, number) => {
    const totals = priced[number]?.totals;
    return totals ? [{ ...option, number, totals }] : [];
  });
  const accepted = options.filter(({ id }) => id === decision?.option_id);
  return {
    quote: {
      revision: row.revision,
      expiresAt: Number(row.expires_at),
      options: accepted.length > 0 ? accepted : options,
      optionCount: options.length,
      request: requestOf(row) ?? quotedRequestOf(row),
      content,
      preparedBy: row.saved_by_name,
      version: content.version,
      ...(row.sent_at !== null && { sentAt: row.sent_at }),
      ...(row.rule !== null && { isByRule: true }),
    },
    fileId: row.document_id,
    isByRule: row.rule !== null,
  };
}

/**
 * A quote as a mail to its customer may have it. Nobody may use a rule to have us write to strangers: to an address that is
 * not proven, only what a price is made of is mailed, and what was typed stands on the page of the request alone.
 */
async function readForCustomer(
  { mailLimit }: QuoteMailDependencies,
  transaction: Db,
  lead: Pick<LeadRow, 'email' | 'account_id'>,
  quoteId: string,
): Promise<{ quote: MailedQuote; fileId: string | null; hidesTyped: boolean }> {
  const { isByRule, ...read } = await readQuote(transaction, quoteId);
  if (!isByRule || (await mailLimit.isOwn(transaction, causeOf(lead)))) return { ...read, hidesTyped: false };
  const { request: _, content: __, ...quote } = read.quote;
  return { quote, fileId: null, hidesTyped: true };
}

async function toCustomer(transaction: Db, lead: LeadRow, except = '') {
  return {
    address: lead.email,
    reference: lead.reference,
    thread: await findMailThread(transaction, lead, { except }),
  };
}

/** The mail of a quote has the id that the event names. */
async function mailSent(
  deps: QuoteMailDependencies,
  transaction: Db,
  { lead, at: now, data }: EventOf<'quote-sent'>,
): Promise<void> {
  const { outboxId: id, to: address, subject, body } = data;
  const { quote, fileId } = await readForCustomer(deps, transaction, lead, data.quoteId);
  await enqueueMail(transaction, 'quote-sent', {
    id,
    props: {
      ...(await toCustomer(transaction, lead, id)),
      quote,
      fileId,
      address,
      subject,
      body,
    },
    locale: knownLocale(lead.locale),
    subjectId: lead.id,
    now,
  });
}

/**
 * Recipient at the desk of a mail about a quote: the owner of the lead if they want it; null, for the desk's address,
 * without one.
 */
async function recipientAtDesk(
  { listStaff }: QuoteMailDependencies,
  transaction: Db,
  { lead, by }: NewLeadEvent,
): Promise<MailAddress | null | 'nobody'> {
  const owner = lead.owner_id && (await listStaff(transaction)).find(({ id }) => id === lead.owner_id);
  // A decision that staff recorded needs no mail to the desk.
  if (typeof by !== 'string' && (!owner || owner.id === by.id)) return 'nobody';
  if (!owner) return null;
  const { mail } = owner.notifications ?? usualNotifications;
  return mail.includes('answered') ? { name: owner.name, address: owner.email } : 'nobody';
}

const nameOf = ({ name, company }: LeadRow) => name || company;

async function mailExpiring(
  deps: QuoteMailDependencies,
  transaction: Db,
  event: EventOf<'quote-expiring'>,
): Promise<void> {
  const { lead, at: now, data } = event;
  if (data.to === 'customer') {
    // Its link alone shows the quote.
    const quotedLead = await findOwnLead(transaction, data.quoteId);
    if (quotedLead.email === '') return;
    const { quote } = await readForCustomer(deps, transaction, quotedLead, data.quoteId);
    const props = { ...(await toCustomer(transaction, quotedLead)), quote };
    const locale = knownLocale(quotedLead.locale);
    await enqueueMail(transaction, 'quote-expiring', { props, locale, subjectId: quotedLead.id, now });
    return;
  }
  const to = await recipientAtDesk(deps, transaction, event);
  if (to === 'nobody') return;
  const { quote } = await readQuote(transaction, data.quoteId);
  await enqueueMail(transaction, 'quote-expiring-for-desk', {
    props: {
      to,
      leadId: lead.id,
      reference: lead.reference,
      name: nameOf(lead),
      quote,
      references: await listDeskMailIds(transaction, lead.id),
    },
    subjectId: lead.id,
    now,
  });
}

async function mailDecided(
  deps: QuoteMailDependencies,
  transaction: Db,
  event: EventOf<'quote-accepted'> | EventOf<'quote-declined'>,
): Promise<void> {
  const { lead, by, at: now, data } = event;
  const to = await recipientAtDesk(deps, transaction, event);
  if (to === 'nobody') return;
  const { quote } = await readQuote(transaction, data.quoteId);
  const decision =
    data.type === 'quote-accepted'
      ? { outcome: 'accepted' as const, orderNumber: data.orderNumber }
      : { outcome: 'declined' as const, reason: data.reason, comment: data.comment };
  await enqueueMail(transaction, 'quote-decided', {
    props: {
      to,
      leadId: lead.id,
      reference: lead.reference,
      name: data.name || nameOf(lead),
      quote,
      via: data.via,
      recordedBy: typeof by === 'string' ? null : by.name,
      decision,
      references: await listDeskMailIds(transaction, lead.id),
    },
    // Deleted with the request that was quoted.
    subjectId: (await findOwnLead(transaction, data.quoteId)).id,
    now,
  });
}

/** The lead that a quote was made for: after a merge, the event is on another one, which may be another person's. */
function findOwnLead(transaction: Db, quoteId: string): Promise<LeadTable> {
  return transaction
    .selectFrom('leads')
    .innerJoin('quotes', 'quotes.lead_id', 'leads.id')
    .selectAll('leads')
    .where('quotes.id', '=', quoteId)
    .executeTakeFirstOrThrow();
}

async function mailAccepted(
  deps: QuoteMailDependencies,
  transaction: Db,
  { at: now, data }: EventOf<'quote-accepted'>,
): Promise<void> {
  const lead = await findOwnLead(transaction, data.quoteId);
  if (lead.email === '') return;
  const { hidesTyped, ...read } = await readForCustomer(deps, transaction, lead, data.quoteId);
  await enqueueMail(transaction, 'quote-accepted', {
    props: {
      ...(await toCustomer(transaction, lead)),
      ...read,
      name: hidesTyped ? '' : data.name,
      orderNumber: hidesTyped ? '' : data.orderNumber,
      needsKyc: !(await hasAcceptedCase(transaction, lead.account_id)),
    },
    locale: knownLocale(lead.locale),
    subjectId: lead.id,
    now,
  });
}

/** Makes the timeline's subscriber that puts in the outbox the mails about quotes. */
export function createQuoteMails(deps: QuoteMailDependencies): TimelineSubscriber {
  return async (transaction, event) => {
    if (isEventOf('quote-sent', event)) await mailSent(deps, transaction, event);
    if (isEventOf('quote-expiring', event)) await mailExpiring(deps, transaction, event);
    if (isEventOf('quote-accepted', event)) await mailAccepted(deps, transaction, event);
    if (isEventOf('quote-accepted', event) || isEventOf('quote-declined', event))
      await mailDecided(deps, transaction, event);
  };
}
