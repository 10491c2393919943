import type { Company } from '../../../contract/company.ts';
import {
  type FiguresQuestion,
  type LeadFigures,
  noService,
  type WeekOfLeads,
} from '../../../contract/lead-figures.ts';
import { type LostReason, lostReasons } from '../../../contract/lead-stage.ts';
import { answerDueAt } from '../../../contract/office-clock.ts';
import { isService } from '../../../contract/service.ts';
import { answerWithinHours } from '../answer-within.ts';
import type { InboxDependencies } from '../inbox/inbox-dependencies.ts';
import { openTimeWithin } from './open-time.ts';
import { type CountedLead, leadsOfPeriod } from './period-leads.ts';
import { type Week, weeksUpTo } from './weeks.ts';

/** Of numbers in ascending order, the one that a share of them does not exceed (nearest rank); null of none. */
function percentile(ascending: number[], share: number): number | null {
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? null;
}

function countBy<Key extends string>(keys: Key[]): Record<Key, number> {
  const counts = {} as Record<Key, number>;
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function countWeeks(weeks: Week[], leads: CountedLead[]): WeekOfLeads[] {
  const ofEach = weeks.map((): CountedLead[] => []);
  for (const lead of leads) ofEach[weeks.findLastIndex(({ from }) => from <= lead.received_at)]?.push(lead);
  return weeks.map(({ start }, index) => {
    const mine = ofEach[index] ?? [];
    return {
      start,
      count: mine.length,
      services: countBy(mine.map(({ service }) => (isService(service) ? service : noService))),
      languages: countBy(mine.map(({ language }) => language)),
    };
  });
}

/** By when the first answer was promised. */
function promisedBy({ kind, received_at, promised_at }: CountedLead, company: Company): number {
  return promised_at ?? answerDueAt(received_at, answerWithinHours(kind, company), company.hours);
}

/** Tells whether the first answer came in time; null while it may still come, and where its asker wanted to be forgotten. */
function inTime(lead: CountedLead, { now, company }: { now: number; company: Company }): boolean | null {
  const promised = promisedBy(lead, company);
  if (lead.first_answered_at !== null) return lead.first_answered_at <= promised;
  const over = lead.erased_at === null ? now : Math.min(now, lead.erased_at);
  return promised <= over ? false : null;
}

/**
 * How many requests came in, how soon a person answered them, and what became of them, over the last weeks of the
 * office's calendar. Reads the rows of that period alone. Throws when the database fails.
 */
export async function leadFigures(
  { db, company, clock }: Pick<InboxDependencies, 'db' | 'company' | 'clock'>,
  { weeks: count, kind }: FiguresQuestion,
): Promise<LeadFigures> {
  const now = clock();
  const weeks = weeksUpTo(now, count, company.hours.timeZone);
  const [from = now, to = now] = [weeks[0]?.from, weeks.at(-1)?.to];
  const leads = await leadsOfPeriod(db, { from, to, kind });
  const openTime = openTimeWithin({ from, to }, company.hours);
  const waited = leads
    .flatMap(({ received_at, first_answered_at: answered }) =>
      answered === null ? [] : [openTime(received_at, answered)],
    )
    .sort((one, other) => one - other);
  const judged = leads.map((lead) => inTime(lead, { now, company }));
  const lost = leads.filter(({ stage }) => stage === 'lost');
  const reasons = countBy<LostReason>(lost.map(({ lost_reason }) => lost_reason ?? 'other'));
  return {
    from,
    to: now,
    count: leads.length,
    weeks: countWeeks(weeks, leads),
    answers: {
      answered: waited.length,
      median: percentile(waited, 0.5),
      ninetieth: percentile(waited, 0.9),
      inTime: judged.filter((each) => each === true).length,
      late: judged.filter((each) => each === false).length,
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
