import { z } from 'zod';
import { chargeModes } from '#features/cargo/chargeable-weight.ts';
import { measuresOf } from '#features/cargo/measures.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { soonUntil } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { listMailsAbout, type MailState } from '#platform/mail/list-mails.ts';
import { moment } from '#platform/values/moment-shape.ts';
import { type LeadEvent, lostReasons } from '../../lead.ts';
import { leadSummary } from '../../lead-input.ts';
import { referencesIn } from '../../references.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { answersShape, cargoShape } from '../lead-shapes.ts';
import { findLastOpening, findWorkingLink } from '../secret-links.ts';
import type { LeadTable } from '../tables.ts';
import { eventsOf } from '../timeline/lead-events.ts';
import { summaryOf } from './lead-summary.ts';

/** A lead as webhooks report it. */
export const webhookLead = leadSummary.extend({
  answers: answersShape.describe(
    'What the request asks for, by field name: as it was sent or, after `correctedAt`, as staff corrected it.',
  ),
  correctedAt: moment
    .nullable()
    .describe('When staff last corrected the answers; null while they are as sent.'),
  shipment: cargoShape.nullable().describe('The shipment of `answers`; null without one.'),
  measures: z
    .object({
      pieces: z.number().nullable(),
      containers: z.number().nullable(),
      grossKg: z.number().nullable(),
      volumeM3: z.number().nullable(),
      chargeable: z
        .number()
        .nullable()
        .describe('In kg, by sea in W/M (freight tons). Null for a mode that charges a whole unit.'),
      chargeMode: z.enum(chargeModes).nullable(),
    })
    .nullable()
    .describe('Totals of the shipment, each null where it is not known; null without one.'),
  lostReason: z.enum(lostReasons).nullable(),
  repliedAt: moment.nullable().describe('When a person replied; null while the timer runs.'),
  mergedInto: z.string().nullable(),
});

export type WebhookLead = z.output<typeof webhookLead>;

/** A lead as the desk works on it. */
export const deskLead = webhookLead.extend({
  link: z
    .object({ id: z.string(), createdAt: moment })
    .nullable()
    .describe('The link to the customer’s status page, without its secret; null where it was revoked.'),
  openedAt: moment.nullable().describe('When the customer last opened the status page.'),
  sentAnswers: z
    .object({ kind: leadSummary.shape.kind, answers: answersShape })
    .nullable()
    .describe(
      'The answers as they were sent, and the kind of request then; null while nobody corrected them.',
    ),
  accountId: z.string().nullable(),
  erasedAt: moment.nullable(),
  spamReasons: z.array(z.string()),
  merged: z.array(
    leadSummary.pick({ id: true, reference: true, kind: true, receivedAt: true }).extend({
      answers: answersShape,
      isSeparable: z.boolean().describe('No data of either was deleted.'),
    }),
  ),
});

export type DeskLead = z.output<typeof deskLead>;

/** All that happened to a lead and to those merged into it, the oldest first. */
export interface Timeline {
  events: LeadEvent[];
  /** The mails about it, with how their delivery stands. */
  mails: MailState[];
}

function answersOf({
  payload,
  corrected_at: correctedAt,
}: Pick<LeadTable, 'payload' | 'corrected_at'>): Pick<
  WebhookLead,
  'answers' | 'correctedAt' | 'shipment' | 'measures'
> {
  const answers = parseJson(payload);
  const shipment = cargoIn(answers);
  return {
    answers,
    correctedAt,
    shipment,
    measures: shipment && measuresOf(shipment),
  };
}

/** The answers of a request as they were sent; null while nobody corrected them. */
async function findSentAnswers(db: Db, leadId: string): Promise<DeskLead['sentAnswers']> {
  const sent = await db
    .selectFrom('sent_answers')
    .select(['kind', 'payload'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return sent ? { kind: sent.kind, answers: parseJson(sent.payload) } : null;
}

/** A lead by its id with everything that the desk shows of it, or null. */
export async function findLead(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  id: string,
): Promise<DeskLead | null> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const merged = await db
    .selectFrom('leads')
    .select(['id', 'reference', 'kind', 'received_at', 'payload', 'erased_at'])
    .where('merged_into', '=', id)
    .orderBy('number')
    .execute();
  const now = clock();
  return {
    ...summaryOf(row, { now, soonUntil: soonUntil(now, currentSettings().company.hours) }),
    ...answersOf(row),
    sentAnswers: row.corrected_at === null ? null : await findSentAnswers(db, id),
    link: await findWorkingLink(db, id),
    openedAt: await findLastOpening(db, [id, ...merged.map((other) => other.id)]),
    erasedAt: row.erased_at,
    accountId: row.account_id,
    lostReason: row.lost_reason,
    repliedAt: row.replied_at,
    spamReasons: parseJson(row.spam_reasons),
    mergedInto: row.merged_into,
    merged: merged.map((other) => ({
      id: other.id,
      reference: other.reference,
      kind: other.kind,
      receivedAt: other.received_at,
      answers: parseJson(other.payload),
      isSeparable: row.erased_at === null && other.erased_at === null,
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
export async function listTimeline(db: Db, lead: Pick<DeskLead, 'id' | 'merged'>): Promise<Timeline> {
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
  };
}

/** A lead by its id as webhooks report it, as it stands now; null once its sender's data were deleted. */
export async function findWebhookLead(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
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
    ...summaryOf(row, { now, soonUntil: soonUntil(now, currentSettings().company.hours) }),
    ...answersOf(row),
    lostReason: row.lost_reason,
    repliedAt: row.replied_at,
    mergedInto: row.merged_into,
  };
}

/** The references of leads, by id. */
export async function findReferences(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('leads').select(['id', 'reference']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
