import { type RawBuilder, sql } from 'kysely';
import { type LostReason, lostReasons, noService } from '#features/requests/lead.ts';
import type { FiguresQuestion, LeadFigures, WeekOfLeads } from '#features/requests/lead-input.ts';
import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { dateAt, instantOf, officeAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { OfficeHours } from '#platform/company.ts';
import type { Db } from '#platform/db/open-database.ts';
import { day } from '#platform/values/durations.ts';

export type CountedLead = Pick<
  LeadTable,
  | 'kind'
  | 'service'
  | 'locale'
  | 'stage'
  | 'lost_reason'
  | 'received_at'
  | 'first_replied_at'
  | 'promised_at'
  | 'erased_at'
>;

const texts = ['kind', 'locale', 'stage', 'service', 'lost_reason'] as const;
const numbers = ['received_at', 'first_replied_at', 'promised_at', 'erased_at'] as const;

/** The selected columns never contain these: they hold numbers and names from fixed lists. */
const [betweenColumns, betweenLeads] = ['|', '\n'];

function lineOf(): RawBuilder<string> {
  const columns = [...texts, ...numbers].map(
    (name) => sql`coalesce(cast(${sql.ref(`leads.${name}`)} as text), '')`,
  );
  return sql<string>`${sql.join(columns, sql` || '${sql.raw(betweenColumns)}' || `)}`;
}

function leadOf(line: string): CountedLead {
  const [kind, locale, stage, service, lostReason, received, answered, promised, erased] =
    line.split(betweenColumns);
  const momentOf = (text: string | undefined) => (text ? Number(text) : null);
  return {
    kind: kind as CountedLead['kind'],
    locale: locale ?? '',
    stage: stage as CountedLead['stage'],
    service: service || null,
    lost_reason: (lostReason || null) as CountedLead['lost_reason'],
    received_at: Number(received),
    first_replied_at: momentOf(answered),
    promised_at: Number(promised),
    erased_at: momentOf(erased),
  };
}

/**
 * Returns the leads of a period, unsorted, without spam and merged leads. One index covers the query. The result is a
 * single text, because the driver takes longer to create rows than for everything else.
 */
async function leadsOfPeriod(
  db: Db,
  { from, to, kind }: { from: number; to: number; kind: FiguresQuestion['kind'] },
): Promise<CountedLead[]> {
  let query = db
    .selectFrom('leads')
    .select(sql<string | null>`string_agg(${lineOf()}, ${sql.lit(betweenLeads)})`.as('lines'))
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .where('folder', '=', 'inbox')
    .where('merged_into', 'is', null);
  if (kind) query = query.where('kind', '=', kind);
  const { lines } = await query.executeTakeFirstOrThrow();
  return lines ? lines.split(betweenLeads).map(leadOf) : [];
}

/** Returns the value that a share of ascending numbers does not exceed (nearest rank); null without numbers. */
export function percentile(ascending: ArrayLike<number>, share: number): number | null {
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? null;
}

function countBy<Key extends string>(keys: Key[]): Record<Key, number> {
  const counts = {} as Record<Key, number>;
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

interface Week {
  start: string;
  from: number;
  to: number;
}

/** Returns the weeks up to an instant in a zone, from Monday to Sunday, the oldest first; the last one is not over. */
export function weeksUpTo(now: number, count: number, timeZone: string): Week[] {
  const today = Date.parse(dateAt(now, timeZone));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  const dates = Array.from({ length: count + 1 }, (_, index) =>
    new Date(monday + (index + 1 - count) * 7 * day).toISOString().slice(0, 10),
  );
  const starts = dates.map((start) => ({ start, at: instantOf(start, '00:00', timeZone) }));
  return starts
    .slice(0, -1)
    .map(({ start, at }, index) => ({ start, from: at, to: starts[index + 1]?.at ?? now }));
}

type FirstReply = Pick<CountedLead, 'received_at' | 'first_replied_at'>;

const replyKey = ({ received_at: from, first_replied_at: to }: FirstReply) => `${from} ${to}`;

/**
 * Returns a function that is true for a first reply that a rule sent, without a person, since a time. A reply is known by its
 * times, which are all that the figures read of it.
 */
export async function firstRepliesByRule(db: Db, from: number): Promise<(reply: FirstReply) => boolean> {
  const replies = await db
    .selectFrom('quotes')
    .innerJoin('leads as quoted', 'quoted.id', 'quotes.lead_id')
    .innerJoin('leads', (join) =>
      join.on((on) => on('leads.id', '=', on.fn.coalesce('quoted.merged_into', 'quoted.id'))),
    )
    .select(['leads.received_at', 'sent_at'])
    .where('rule', 'is not', null)
    .where('sent_at', '>=', from)
    .execute();
  const keys = new Set(
    replies.map(({ received_at, sent_at: sentAt }) => replyKey({ received_at, first_replied_at: sentAt })),
  );
  return (reply) => keys.size > 0 && keys.has(replyKey(reply));
}

/**
 * Returns a function that is true for a lead that staff called done without a reply, since a time. It is known by its times,
 * as a reply is.
 */
async function doneWithoutReply(db: Db, from: number): Promise<(lead: CountedLead) => boolean> {
  const keyOf = ({ received_at, promised_at }: Pick<CountedLead, 'received_at' | 'promised_at'>) =>
    `${received_at} ${promised_at}`;
  const done = await db
    .selectFrom('leads')
    .select(['received_at', 'promised_at'])
    .where('no_answer_needed_at', 'is not', null)
    .where('received_at', '>=', from)
    .where('first_replied_at', 'is', null)
    .execute();
  const keys = new Set(done.map(keyOf));
  return (lead) => keys.size > 0 && lead.first_replied_at === null && keys.has(keyOf(lead));
}

/**
 * Returns true for a first reply in time; null while it is pending, when the lead was erased before it was due or needed no
 * reply, and where a rule replied.
 */
function inTime(lead: CountedLead, now: number, isLeftOut: (lead: CountedLead) => boolean): boolean | null {
  if (isLeftOut(lead)) return null;
  if (lead.first_replied_at !== null) return lead.first_replied_at <= lead.promised_at;
  const over = lead.erased_at === null ? now : Math.min(now, lead.erased_at);
  return lead.promised_at <= over ? false : null;
}

function countWeeks(
  weeks: Week[],
  leads: CountedLead[],
  { now, isLeftOut }: { now: number; isLeftOut: (lead: CountedLead) => boolean },
): WeekOfLeads[] {
  const ofEach = weeks.map((): CountedLead[] => []);
  for (const lead of leads) ofEach[weeks.findLastIndex(({ from }) => from <= lead.received_at)]?.push(lead);
  return weeks.map(({ start }, index) => {
    const mine = ofEach[index] ?? [];
    const judged = mine.map((lead) => inTime(lead, now, isLeftOut));
    return {
      start,
      count: mine.length,
      inTime: judged.filter((isInTime) => isInTime === true).length,
      late: judged.filter((isInTime) => isInTime === false).length,
      services: countBy(mine.map(({ service }) => service || noService)),
      locales: countBy(mine.map(({ locale }) => locale)),
    };
  });
}

interface Checkpoint {
  at: number;
  /** Opening time up to this point, in milliseconds. */
  counted: number;
  open: boolean;
}

/** Returns the instants of a period at which the office opens or closes. */
function checkpointsBetween(from: number, to: number, hours: OfficeHours): Checkpoint[] {
  const checkpoints: Checkpoint[] = [];
  let counted = 0;
  for (let at = from; at < to || checkpoints.length === 0; ) {
    const { open, changesAt } = officeAt(at, hours);
    checkpoints.push({ at, counted, open });
    if (open) counted += changesAt - at;
    at = changesAt;
  }
  return checkpoints;
}

/** Returns the last checkpoint at or before an instant. */
function checkpointBefore(checkpoints: Checkpoint[], instant: number): Checkpoint | undefined {
  let [low, high] = [0, checkpoints.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((checkpoints[middle]?.at ?? 0) <= instant) low = middle;
    else high = middle;
  }
  return checkpoints[low];
}

/**
 * Returns a function equal to `businessTimeBetween` for one period, without its walk through the calendar, for
 * thousands of calls. Instants outside the period count as its edges.
 */
export function openTimeWithin(
  period: { from: number; to: number },
  hours: OfficeHours,
): (from: number, to: number) => number {
  const checkpoints = checkpointsBetween(period.from, period.to, hours);
  const upTo = (instant: number) => {
    const inside = Math.min(Math.max(instant, period.from), period.to);
    const checkpoint = checkpointBefore(checkpoints, inside);
    return checkpoint ? checkpoint.counted + (checkpoint.open ? inside - checkpoint.at : 0) : 0;
  };
  return (from, to) => upTo(to) - upTo(from);
}

/**
 * Returns the number of requests, the time to the first reply, and the outcomes over the last weeks in the office's
 * zone. Reads only the rows of that period. Throws when the database fails.
 */
export async function leadFigures(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  { weeks: count, kind }: FiguresQuestion,
): Promise<LeadFigures> {
  const now = clock();
  const { hours } = currentSettings().company;
  const weeks = weeksUpTo(now, count, hours.timeZone);
  const [from = now, to = now] = [weeks[0]?.from, weeks.at(-1)?.to];
  // Week by week: on SQLite one read of half a year would block the event loop.
  const leads: CountedLead[] = [];
  for (const week of weeks) leads.push(...(await leadsOfPeriod(db, { ...week, kind })));
  const openTime = openTimeWithin({ from, to }, hours);
  const isByRule = await firstRepliesByRule(db, from);
  const isDone = await doneWithoutReply(db, from);
  const waited = leads
    .flatMap((lead) => {
      const { received_at, first_replied_at: answered } = lead;
      return answered === null || isByRule(lead) ? [] : [openTime(received_at, answered)];
    })
    .sort((a, b) => a - b);
  const isLeftOut = (lead: CountedLead) => isByRule(lead) || isDone(lead);
  const counted = countWeeks(weeks, leads, { now, isLeftOut });
  const sumOf = (part: 'inTime' | 'late') => counted.reduce((sum, week) => sum + week[part], 0);
  const lost = leads.filter(({ stage }) => stage === 'lost');
  const reasons = countBy<LostReason>(lost.map(({ lost_reason }) => lost_reason ?? 'other'));
  return {
    from,
    to: now,
    count: leads.length,
    weeks: counted,
    answers: {
      answered: waited.length,
      median: percentile(waited, 0.5),
      ninetieth: percentile(waited, 0.9),
      inTime: sumOf('inTime'),
      late: sumOf('late'),
    },
    outcomes: {
      won: leads.filter(({ stage }) => stage === 'won').length,
      lost: lost.length,
      reasons: Object.fromEntries(lostReasons.map((reason) => [reason, reasons[reason] ?? 0])) as Record<
        LostReason,
        number
      >,
    },
  };
}
