import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { listMailsAbout, type MailState } from '#platform/mail/list-mails.ts';
import { fold } from '#platform/values/fold.ts';
import { type Answers, textsOf } from '../../answers.ts';
import type { LeadEvent, LeadStage, ReplyChannel } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { openSecret, selectFollowedLeads } from '../secret-links.ts';
import { leadsOf, type Person } from '../senders/leads-of-person.ts';
import type { LeadKind } from '../tables.ts';
import { eventsOf } from '../timeline/lead-events.ts';
import { listMessages } from './conversation.ts';
import { type LinkedLead, linkedLeadOf, selectLinkedLeads } from './lead-by-link.ts';

/** A lead of an account, as its owner sees it. */
export interface AccountLead extends LinkedLead {
  /**
   * The part of the status page's address that cannot be guessed; null where no link works, or
   * where it is mailed alone and the account is not confirmed, or where its key is lost.
   */
  secret: string | null;
}

/**
 * Returns the leads of an account, the newest first, at most `limit` after the `offset` newest, without their spam
 * score.
 */
export async function listAccountLeads(
  reading: Reading,
  accountId: string,
  { limit = 500, offset = 0 } = {},
): Promise<AccountLead[]> {
  const query = selectOwnLeads(reading.db, accountId).limit(limit).offset(offset);
  return ownLeadsOf(reading, await query.execute());
}

function selectOwnLeads(db: Db, accountId: string) {
  return selectLinkedLeads(db)
    .leftJoin('secret_links as link', (link) =>
      link
        .onRef('link.lead_id', '=', 'leads.id')
        .on('link.revoked_at', 'is', null)
        .on('leads.id', 'in', selectFollowedLeads(db, accountId)),
    )
    .select(['link.id as link_id', 'link.secret', 'link.sealed'])
    .where('leads.account_id', '=', accountId)
    .orderBy('leads.received_at', 'desc')
    .orderBy('leads.number', 'desc');
}

type OwnLeadRow = Awaited<ReturnType<ReturnType<typeof selectOwnLeads>['execute']>>[number];

type Reading = Pick<LeadDependencies, 'db' | 'cipher'>;

function secretOf({ cipher }: Reading, row: OwnLeadRow | undefined): string | null {
  if (!row?.link_id) return null;
  return openSecret(cipher, { id: row.link_id, secret: row.secret ?? '', sealed: row.sealed });
}

async function ownLeadsOf(reading: Reading, rows: OwnLeadRow[]): Promise<AccountLead[]> {
  const leads = rows.map(linkedLeadOf);
  return leads.map((lead, at) => ({ ...lead, secret: secretOf(reading, rows[at]) }));
}

/** Leads that wait for their customer and are listed first. */
const mostWaiting = 50;

/** The leads of an account that wait for its owner: those with one of the references, and those whose last reply asks for something. */
export async function listWaitingLeads(
  reading: Reading,
  accountId: string,
  references: readonly string[],
): Promise<AccountLead[]> {
  const rows = await selectOwnLeads(reading.db, accountId)
    .where('leads.merged_into', 'is', null)
    .where((lead) =>
      lead.or([
        ...(references.length > 0 ? [lead('leads.reference', 'in', [...references])] : []),
        lead.and([
          lead('leads.stage', '=', 'need-information'),
          lead('leads.folder', '=', 'inbox'),
          lead('leads.replied_at', 'is not', null),
        ]),
      ]),
    )
    .limit(mostWaiting)
    .execute();
  return ownLeadsOf(reading, rows);
}

/** Leads of an account on one page of its list. */
const ownLeadsPerPage = 20;

/** Rows that a search reads at once: the most that are in memory besides those of the page. */
const batch = 200;

interface OwnLeadPage {
  leads: AccountLead[];
  hasMore: boolean;
}

/**
 * Returns the numbers of leads as their customers see them, by the id of the lead: those of their shipments, as they are
 * written and without spaces and hyphens, and the purchase orders of their acceptances.
 */
async function numbersOf(db: Db, leadIds: string[]): Promise<Map<string, string[]>> {
  if (leadIds.length === 0) return new Map();
  const references = await db
    .selectFrom('shipment_references')
    .innerJoin('shipments', 'shipments.id', 'shipment_references.shipment_id')
    .select(['shipments.lead_id', 'value', 'shown'])
    .where('shipments.lead_id', 'in', leadIds)
    .where('is_for_customer', '=', 1)
    .execute();
  const orders = await db
    .selectFrom('quote_decisions')
    .innerJoin('quotes', 'quotes.id', 'quote_decisions.quote_id')
    .select(['quotes.lead_id', 'order_number'])
    .where('quotes.lead_id', 'in', leadIds)
    .where('undone_at', 'is', null)
    .execute();
  const numbers = [
    ...references.map(({ lead_id, value, shown }) => ({ lead_id, text: `${shown} ${value}` })),
    ...orders.map(({ lead_id, order_number }) => ({ lead_id, text: order_number })),
  ];
  const byLead = Map.groupBy(numbers, ({ lead_id }) => lead_id);
  return new Map([...byLead].map(([leadId, found]) => [leadId, found.map(({ text }) => text)]));
}

/** True if a lead has every term in its reference, its answers or its numbers. */
function hasTerms({ reference, payload }: OwnLeadRow, numbers: string[], terms: string[]): boolean {
  const text = fold([reference, ...textsOf({ answers: parseJson(payload) }), ...numbers].join('\n'));
  return terms.every((word) => text.includes(word));
}

/**
 * A page of what was sent from an account, the newest first; with `text`, only what has every term of it, written with or
 * without accents. What others wrote in a lead is not searched. `page` begins at 1.
 */
export async function findOwnLeads(
  reading: Reading,
  accountId: string,
  { text, page }: { text: string; page: number },
): Promise<OwnLeadPage> {
  const terms = fold(text).split(/\s+/).filter(Boolean);
  const skipped = (page - 1) * ownLeadsPerPage;
  if (terms.length === 0) {
    const leads = await listAccountLeads(reading, accountId, { limit: ownLeadsPerPage + 1, offset: skipped });
    return { leads: leads.slice(0, ownLeadsPerPage), hasMore: leads.length > ownLeadsPerPage };
  }
  let matched = 0;
  const found: OwnLeadRow[] = [];
  for (let offset = 0; found.length <= ownLeadsPerPage; offset += batch) {
    const rows = await selectOwnLeads(reading.db, accountId).limit(batch).offset(offset).execute();
    const numbers = await numbersOf(
      reading.db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      if (!hasTerms(row, numbers.get(row.id) ?? [], terms)) continue;
      matched += 1;
      if (matched > skipped) found.push(row);
    }
    if (rows.length < batch) break;
  }
  const leads = await ownLeadsOf(reading, found.slice(0, ownLeadsPerPage));
  return { leads, hasMore: found.length > ownLeadsPerPage };
}

/** The secret of the link of an account’s lead by its reference, as `AccountLead` has it; null where there is no such lead. */
export async function findOwnSecret(
  reading: Reading,
  accountId: string,
  reference: string,
): Promise<string | null> {
  const row = await selectOwnLeads(reading.db, accountId)
    .where('leads.reference', '=', reference)
    .executeTakeFirst();
  return secretOf(reading, row);
}

/** The answers of a lead of this kind and reference that was sent from the account, by field; null when there is none. */
export async function findOwnAnswers(
  db: Db,
  accountId: string,
  { kind, reference }: { kind: LeadKind; reference: string },
): Promise<Answers | null> {
  const row = await db
    .selectFrom('leads')
    .select('payload')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? parseJson(row.payload) : null;
}

/** History of a lead that concerns its sender; times are milliseconds since 1970. */
export interface OwnHistory {
  /** The replies that were mailed, as written, with how their delivery stands; null once the mail is deleted. */
  replies: { at: number; to: string; subject: string; body: string; delivery: MailState['state'] | null }[];
  /** Later messages of the sender or of a colleague (`from`), with the names of the files. */
  messages: { at: number; from: string; text: string; attachments: string[] }[];
  /** Replies other than by a mail from here. */
  loggedReplies: { at: number; channel: ReplyChannel }[];
  stages: { at: number; stage: LeadStage }[];
  acknowledgements: { at: number; sentAt: number | null; delivery: MailState['state'] }[];
}

function historyOf({ events, mails }: { events: LeadEvent[]; mails: MailState[] }): OwnHistory {
  const history: OwnHistory = {
    replies: [],
    messages: [],
    loggedReplies: [],
    stages: [],
    acknowledgements: [],
  };
  for (const { at, data } of events) {
    if (data.type === 'reply') {
      const { to, subject, body, outboxId } = data;
      const delivery = mails.find(({ id }) => id === outboxId)?.state ?? null;
      history.replies.push({ at, to, subject, body, delivery });
    }
    if (data.type === 'reply-logged') {
      history.loggedReplies.push({ at, channel: data.channel });
    }
    if (data.type === 'stage') history.stages.push({ at, stage: data.to });
  }
  return history;
}

/** Lists the leads that an account may follow. */
export function listFollowedLeads(db: Db, accountId: string): Promise<LeadName[]> {
  return db
    .selectFrom('leads')
    .select(['id', 'reference'])
    .where('id', 'in', selectFollowedLeads(db, accountId))
    .execute();
}

/** Lists all leads of a person, as their sender sees them, the newest first. */
export async function listLeadsOfPerson(db: Db, person: Person): Promise<(LinkedLead & LeadName)[]> {
  const rows = await selectLinkedLeads(db)
    .where('leads.id', 'in', leadsOf(db, person).select('leads.id'))
    .orderBy('leads.number', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, ...linkedLeadOf(row) }));
}

interface LeadName {
  id: string;
  reference: string;
}

/**
 * Returns the company's part in leads, by reference: in each alone, also where it was merged with others. Notes, owners and
 * what staff wrote for each other are left out.
 */
export async function listOwnHistory(db: Db, rows: readonly LeadName[]): Promise<Map<string, OwnHistory>> {
  const histories = new Map<string, OwnHistory>();
  // One lead at a time: the most that is held is one timeline.
  for (const row of rows) {
    const found = await db
      .selectFrom('lead_events')
      .selectAll()
      .where('lead_id', '=', row.id)
      .where('type', 'in', ['reply', 'reply-logged', 'stage'])
      .orderBy('position')
      .execute();
    const mails = await listMailsAbout(db, [row.id]);
    const history = historyOf({ events: await eventsOf(db, found), mails });
    history.messages = (await listMessages(db, row.id)).map(({ at, data }) => {
      const { from, text, attachments } = data;
      return { at, from, text, attachments: attachments.map(({ name }) => name) };
    });
    history.acknowledgements = mails
      .filter((mail) => mail.email === 'lead-acknowledgement')
      .map(({ createdAt, sentAt, state }) => ({ at: createdAt, sentAt, delivery: state }));
    histories.set(row.reference, history);
  }
  return histories;
}
