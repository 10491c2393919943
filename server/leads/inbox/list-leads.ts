import { soonUntil } from '../../../contract/business-hours.ts';
import type { LeadFilter, LeadPage, LeadSummary } from '../../../contract/lead-input.ts';
import type { InboxDependencies } from '../lead-dependencies.ts';
import { summaryOf } from './lead-summary.ts';
import { rowsBehind } from './pages.ts';
import { resolveOwners } from './wanted.ts';

/** One page of the inbox; `next` is the cursor of the page behind it, null at the end. */
export interface LeadList {
  leads: LeadSummary[];
  next: string | null;
}

/**
 * Leads that have all that a filter asks for. A cursor is a place, not a count: leads that arrive meanwhile shift no
 * page. Throws when the database fails.
 */
export async function listLeads(
  inbox: InboxDependencies,
  filter: LeadFilter,
  page: LeadPage,
): Promise<LeadList> {
  const now = inbox.clock();
  const resolved = await resolveOwners(inbox, filter);
  const found = await rowsBehind({ ...inbox, now }, resolved, page);
  const shown = found.slice(0, page.limit);
  const thresholds = { now, soonUntil: soonUntil(now, inbox.company.hours) };
  return {
    leads: shown.map(({ row }) => summaryOf(row, thresholds)),
    next: found.length > page.limit ? (shown.at(-1)?.cursor ?? null) : null,
  };
}
