import type { Db } from '../../../../platform/db/open-database.ts';
import { listMailsAbout, type MailState } from '../../../../platform/mail/list-mails.ts';
import type { Cargo } from '../../../cargo/cargo.ts';
import { type Measures, measuresOf } from '../../../cargo/measures.ts';
import { cargoIn } from '../../../cargo/stored.ts';
import { listStaffAccess, type StaffAccess } from '../../../kyc/server/access-log.ts';
import { soonUntil } from '../../../settings/business-hours.ts';
import type { Answers } from '../../answers.ts';
import type { LeadEvent, LostReason } from '../../lead.ts';
import type { LeadSummary } from '../../lead-input.ts';
import { referencesIn } from '../../references.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { findLastOpening, findWorkingLink, type WorkingLink } from '../secret-links.ts';
import { eventsOf } from '../timeline/lead-events.ts';
import { summaryOf } from './lead-summary.ts';

/** A lead that was merged into another. */
export interface MergedLead {
  id: string;
  reference: string;
  kind: LeadSummary['kind'];
  receivedAt: number;
  answers: Answers;
  /** It was merged into this lead directly, and its data was not deleted: `unmergeLead` separates it. */
  isSeparable: boolean;
}

/** A lead as the desk works on it. */
export interface DeskLead extends LeadSummary {
  /** What was sent, by field name, as it was sent. */
  answers: Answers;
  /** The shipment of the answers, and its totals; null without one. */
  shipment: Cargo | null;
  measures: Measures | null;
  /** The working link to the customer's status page; null where it was revoked. */
  link: WorkingLink | null;
  /** When a customer last opened the status page of this lead or of one merged into it; null where none did. */
  openedAt: number | null;
  /** When everything personal was deleted of it, on its sender's request. */
  erasedAt: number | null;
  accountId: string | null;
  lostReason: LostReason | null;
  /** When a person replied; null while the timer runs. */
  repliedAt: number | null;
  /** The signals by which it was judged to be spam, or nearly. */
  spamReasons: string[];
  /** The lead that this one was merged into. */
  mergedInto: string | null;
  /** Leads that were merged into this one. */
  merged: MergedLead[];
}

/** All that happened to a lead and to those merged into it, the oldest first. */
export interface Timeline {
  events: LeadEvent[];
  /** The mails about it, with how their delivery stands. */
  mails: MailState[];
  /** Who looked at the customer's documents. */
  accessLog: StaffAccess[];
}

function answersOf({ payload }: { payload: string }): Pick<DeskLead, 'answers' | 'shipment' | 'measures'> {
  const answers: Answers = JSON.parse(payload);
  const shipment = cargoIn(answers);
  return { answers, shipment, measures: shipment && measuresOf(shipment) };
}

/** A lead by its id with everything that the desk shows of it, or null. */
export async function findLead(
  { db, clock, company }: Pick<LeadDependencies, 'db' | 'clock' | 'company'>,
  id: string,
): Promise<DeskLead | null> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const merged = await db
    .selectFrom('leads')
    .leftJoin('lead_merges', 'lead_merges.lead_id', 'leads.id')
    .select(['leads.id', 'reference', 'kind', 'received_at', 'payload', 'erased_at', 'lead_merges.kept_id'])
    .where('merged_into', '=', id)
    .orderBy('number')
    .execute();
  const now = clock();
  return {
    ...summaryOf(row, { now, soonUntil: soonUntil(now, company.hours) }),
    ...answersOf(row),
    link: await findWorkingLink(db, id),
    openedAt: await findLastOpening(db, [id, ...merged.map((other) => other.id)]),
    erasedAt: row.erased_at === null ? null : Number(row.erased_at),
    accountId: row.account_id,
    lostReason: row.lost_reason,
    repliedAt: row.replied_at === null ? null : Number(row.replied_at),
    spamReasons: JSON.parse(row.spam_reasons),
    mergedInto: row.merged_into,
    merged: merged.map((other) => ({
      id: other.id,
      reference: other.reference,
      kind: other.kind,
      receivedAt: Number(other.received_at),
      answers: JSON.parse(other.payload),
      isSeparable: other.kept_id === id && other.erased_at === null,
    })),
  };
}

/** The id of the lead that somebody names by its reference or id, as they typed it; null when there is none. */
export async function findLeadId(db: Db, typed: string): Promise<string | null> {
  const [reference] = referencesIn(typed);
  const leads = db.selectFrom('leads').select('id');
  const found = reference
    ? await leads.where('reference', '=', reference).executeTakeFirst()
    : await leads.where('id', '=', typed.trim()).executeTakeFirst();
  return found?.id ?? null;
}

/** The timeline of a lead. Every event of a lead that was merged into it stays part of it. */
export async function listTimeline(
  db: Db,
  lead: Pick<DeskLead, 'id' | 'accountId' | 'merged'>,
): Promise<Timeline> {
  const ids = [lead.id, ...lead.merged.map(({ id }) => id)];
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('at')
    .orderBy('position')
    .execute();
  return {
    events: await eventsOf(db, rows),
    mails: await listMailsAbout(db, ids),
    accessLog: lead.accountId ? await listStaffAccess(db, lead.accountId) : [],
  };
}

/** A lead as webhooks report it. */
export type WebhookLead = LeadSummary &
  Pick<DeskLead, 'answers' | 'shipment' | 'measures' | 'lostReason' | 'repliedAt' | 'mergedInto'>;

/** A lead by its id as webhooks report it, as it stands now; null once its sender's data were deleted. */
export async function findWebhookLead(
  { db, clock, company }: Pick<LeadDependencies, 'db' | 'clock' | 'company'>,
  id: string,
): Promise<WebhookLead | null> {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const now = clock();
  return {
    ...summaryOf(row, { now, soonUntil: soonUntil(now, company.hours) }),
    ...answersOf(row),
    lostReason: row.lost_reason,
    repliedAt: row.replied_at === null ? null : Number(row.replied_at),
    mergedInto: row.merged_into,
  };
}

/** The references of leads, by id. */
export async function findReferences(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('leads').select(['id', 'reference']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
