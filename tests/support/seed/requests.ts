import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Answers, textsOf } from '#features/requests/answers.ts';
import {
  type LeadEventData,
  type LeadStage,
  lostReasons,
  type StaffName,
  type WorkStage,
} from '#features/requests/lead.ts';
import { cargoColumnsOf } from '#features/requests/server/cargo-columns.ts';
import type { EventAuthor } from '#features/requests/server/lead-dependencies.ts';
import { waitsUntil } from '#features/requests/server/lead-state.ts';
import { termsOfLead } from '#features/requests/server/search/lead-search.ts';
import { facetsOf } from '#features/requests/server/search/terms.ts';
import type { LeadEventTable, LeadTable, SecretLinkTable } from '#features/requests/server/tables.ts';
import { actorColumns, splitEventData } from '#features/requests/server/timeline/lead-events.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { company } from '#features/settings/sample-company.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Database } from '#platform/db/open-database.ts';
import { day, hour } from '#platform/values/durations.ts';
import { batchSize, type Draw, randomFrom, seedId, storeRows } from './draw.ts';
import { madeUpSubmission } from './submission.ts';

const referenceAlphabet = '34679ACDEFGHJKMNPQRTWXY';

export const twoYears = 2 * 365 * day;

export const madeUpStaff: StaffName[] = [
  'Elena Quintana',
  'Daniel Whitaker',
  'Renata Oliveira',
  'Grace Holloway',
].map((name, index) => ({ id: `sample-${index + 1}`, name }));

const stagesOfOld = { quoted: 25, won: 30, lost: 40, 'need-information': 3, quoting: 2 } as const;
const stagesOfYoung = { new: 60, 'need-information': 10, quoting: 20, quoted: 10 } as const;

function codeOf(number: number): string {
  let rest = (number * 7_919_777) % 23 ** 6;
  let code = '';
  for (let place = 0; place < 6; place += 1) {
    code += referenceAlphabet.charAt(rest % 23);
    rest = Math.floor(rest / 23);
  }
  return code;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A lead with its link and its timeline. `number` is free, and so are as many positions behind it as there are further events. */
function madeUpLead(
  draw: Draw,
  place: { number: number; order: number; receivedAt: number; now: number; staff: StaffName[] },
) {
  const { number, order, receivedAt, now, staff } = place;
  const { kind, answers, ...summary } = madeUpSubmission(draw, receivedAt);
  const spam = draw.chance(0.03);
  const young = now - receivedAt < 4 * 24 * hour;
  const stage: WorkStage = spam ? 'new' : young ? draw.weighted(stagesOfYoung) : draw.weighted(stagesOfOld);
  const owner = stage === 'new' && draw.chance(0.6) ? null : draw.one(staff);
  // Of what is old, one in two hundred waits: the desk lost sight of it.
  const answered =
    !spam && (stage === 'quoted' || stage === 'won' || stage === 'lost' || (!young && !draw.chance(0.005)));
  const repliedAt = answered ? Math.min(receivedAt + draw.whole(1, 30) * hour, now) : null;
  const dueAt = answerDueAt(receivedAt, 9, company.hours);
  const text = textsOf({ answers: answers as Answers }).join(' ');
  const id = `${seedId(order)}${hashOf(`${order}${text}`).slice(0, 8)}`;
  const lead: LeadTable = {
    id,
    kind,
    number,
    reference: `${kind === 'rate-request' ? 'RR' : 'CM'}-${codeOf(order + 1)}`,
    stage,
    folder: spam ? 'spam' : 'inbox',
    spam_score: spam ? 4 : 0,
    spam_reasons: jsonText(spam ? ['trap', 'repeated'] : []),
    text_hash: hashOf(text),
    dedupe_key: null,
    no_answer_needed_at: null,
    priority: 0,
    ...summary,
    email_key: summary.email.toLowerCase(),
    service: 'service' in answers ? (answers.service ?? null) : null,
    about: ('productToExport' in answers ? answers.productToExport : answers.subject).slice(0, 160),
    payload: jsonText(answers),
    ...cargoColumnsOf(answers as Answers),
    price_shown: 0,
    price_position: null,
    received_at: receivedAt,
    due_at: dueAt,
    promised_at: dueAt,
    account_id: null,
    version: 1,
    owner_id: spam ? null : (owner?.id ?? null),
    lost_reason: stage === 'lost' ? draw.one(lostReasons) : null,
    replied_at: repliedAt,
    first_replied_at: owner && !spam ? repliedAt : null,
    customer_wrote_at: null,
    follow_up_at: null,
    waits_until: null,
    merged_into: null,
    follows_id: null,
    corrected_at: null,
    erased_at: null,
  };
  lead.waits_until = waitsUntil(lead);
  return { lead, link: linkOf(lead), events: eventsOf(lead, spam ? null : owner, repliedAt) };
}

function linkOf({ id, received_at: at }: LeadTable): SecretLinkTable {
  const secret = hashOf(`secret ${id}`).slice(0, 32);
  return {
    id: `link-${id}`,
    lead_id: id,
    secret,
    secret_hash: hashOf(secret),
    sealed: null,
    created_at: at,
    created_by: null,
    mail_only: 0,
    revoked_at: null,
    revoked_by: null,
    opened_at: null,
  };
}

/** The timeline that leads to where the lead stands; its version counts along. */
function eventsOf(lead: LeadTable, owner: StaffName | null, repliedAt: number | null): LeadEventTable[] {
  const events: LeadEventTable[] = [];
  const add = (data: LeadEventData, by: EventAuthor, at: number) => {
    if (events.length > 0) lead.version += 1;
    events.push({
      position: lead.number + events.length,
      lead_id: lead.id,
      version: lead.version,
      ...splitEventData(data).row,
      ...actorColumns(by),
      at,
    });
  };
  const later = repliedAt ?? lead.received_at + hour;
  const to: LeadStage = lead.stage;
  add({ type: 'received' }, 'customer', lead.received_at);
  if (owner)
    add({ type: 'owner', from: null, to: owner }, owner, Math.min(lead.received_at + hour / 4, later));
  if (owner && repliedAt) add({ type: 'reply-logged', channel: 'own-mail', comment: '' }, owner, repliedAt);
  const reason = lead.lost_reason ? { reason: lead.lost_reason } : {};
  if (to !== 'new' && owner) add({ type: 'stage', from: 'new', to, ...reason }, owner, later);
  return events;
}

export interface SeedOptions {
  requests: number;
  now: number;
  seed?: number;
  staff?: StaffName[];
  report?: (done: number) => void;
}

/**
 * Fills a database with made-up requests of the two years before `now`, the same ones for the same seed. They mail
 * nobody. Throws when the database holds requests already, so that invented ones never lie among real ones.
 */
export async function seedLeads(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  options: SeedOptions,
): Promise<void> {
  const { requests, now, seed = 1, staff = madeUpStaff, report = () => {} } = options;
  if (await db.selectFrom('leads').select('id').limit(1).executeTakeFirst())
    throw new Error('There are requests in this database already.');
  const draw = randomFrom(seed);
  let position = 0;
  for (let start = 0; start < requests; start += batchSize) {
    const made = Array.from({ length: Math.min(batchSize, requests - start) }, (_, index) => {
      const order = start + index;
      const receivedAt = Math.round(now - twoYears + (twoYears * (order + draw.next())) / requests);
      const lead = madeUpLead(draw, { number: position + 1, order, receivedAt, now, staff });
      position += lead.events.length;
      return lead;
    });
    // Before the rows: a seed that is stopped leaves no position that the next request would take again.
    if (engine === 'postgres') await sql`select setval('lead_event_positions', ${position})`.execute(db);
    await storeRows(db, {
      leads: made.map(({ lead }) => lead),
      secret_links: made.map(({ link }) => link),
      lead_events: made.flatMap(({ events }) => events),
      lead_search: made.map(({ lead }) => ({
        rowid: lead.number,
        terms: termsOfLead(lead),
        facets: facetsOf(lead).join(' '),
      })),
    });
    report(start + made.length);
  }
}
