import { soonUntil } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { LeadSummary } from '../../lead-input.ts';
import { summaryColumns, summaryOf } from '../inbox/lead-summary.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';

/** By what a person's leads are found: the address in lower case, and the account if there is one. */
export interface Person {
  email: string;
  accountId: string | null;
}

/** True if a lead is a person's: sent under the address, or from the account. */
export function leadsOf(db: Db, { email, accountId }: Person) {
  const sentUnder = db.selectFrom('leads').where('erased_at', 'is', null);
  if (!accountId) return sentUnder.where('email_key', '=', email);
  return sentUnder.where((lead) =>
    lead.or([lead('email_key', '=', email), lead('account_id', '=', accountId)]),
  );
}

/** The requests of a person, the newest first; `next` is the cursor of the page behind, null at the end. */
export async function listLeadsOf(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  person: Person,
  { before = Number.MAX_SAFE_INTEGER, limit = 50 }: { before?: number | undefined; limit?: number } = {},
): Promise<{ leads: LeadSummary[]; next: number | null }> {
  const rows = await leadsOf(db, person)
    .select(summaryColumns)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute();
  const now = clock();
  const thresholds = { now, soonUntil: soonUntil(now, currentSettings().company.hours) };
  const shown = rows.slice(0, limit);
  return {
    leads: shown.map((row) => summaryOf(row, thresholds)),
    next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
  };
}

/** The address that a request was sent under, in lower case; null when there is no such request, or it has none. */
export async function findSenderOf(db: Db, leadId: string): Promise<string | null> {
  const row = await db.selectFrom('leads').select('email_key').where('id', '=', leadId).executeTakeFirst();
  return row?.email_key || null;
}

/** Returns those of the addresses that have sent a request. */
export async function whoHasSent(db: Db, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom('leads')
    .select('email_key')
    .distinct()
    .where('email_key', 'in', emails)
    .execute();
  return new Set(rows.map(({ email_key }) => email_key));
}
