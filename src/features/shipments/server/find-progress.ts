import { hideDuration, type Limited, type RequestOrigin } from '#features/identity/server/attempt-limits.ts';
import { referencesIn } from '#features/requests/references.ts';
import {
  answerOf,
  linkedLeadOf,
  selectLinkedLeads,
} from '#features/requests/server/customer/lead-by-link.ts';
import type { Db } from '#platform/db/open-database.ts';
import { progressOf } from '../progress.ts';
import type { CustomerShipment, Milestone } from '../shipment.ts';
import type { TrackedProgress } from '../track.ts';
import { findOwnShipment } from './find-shipment.ts';
import { type LinkDependencies, mailLink, type Named } from './send-link.ts';

/** Omits the comment, which may contain personal data. */
function shownMilestone({ comment: _, ...milestone }: Milestone) {
  return milestone;
}

function shownShipment({ state, mode, from, to, milestones }: CustomerShipment) {
  const { next, arrival } = progressOf(milestones, state);
  const shown = milestones.map(shownMilestone);
  const find = (milestone: { id: string } | null) => shown.find(({ id }) => id === milestone?.id) ?? null;
  return { state, mode, from, to, milestones: shown, next: find(next), arrival: find(arrival) };
}

/**
 * Returns the progress of the request with this reference and current mail address. Null for every other pair, for
 * merged requests and spam, and without a working link. Shipment numbers are not accepted: they are painted on
 * containers.
 */
async function findProgress(
  db: Db,
  { reference: typed, email }: Named,
  now: number,
): Promise<TrackedProgress | null> {
  const [reference] = referencesIn(typed);
  if (!reference) return null;
  const row = await selectLinkedLeads(db)
    .innerJoin('secret_links as link', (link) =>
      link.onRef('link.lead_id', '=', 'leads.id').on('link.revoked_at', 'is', null),
    )
    .where('leads.reference', '=', reference)
    .where('leads.email_key', '=', email.toLowerCase())
    .where('leads.folder', '=', 'inbox')
    .where('leads.merged_into', 'is', null)
    .executeTakeFirst();
  const lead = row && linkedLeadOf(row);
  if (!row || !lead) return null;
  const { kind, stage } = lead;
  const answer = answerOf(lead);
  const shipment = await findOwnShipment(db, row.id);
  return {
    reference,
    kind,
    stage,
    asOf: now,
    answerBy: answer?.isPromise ? answer.at : null,
    shipment: shipment && shownShipment(shipment),
  };
}

/** Returns the progress of a pair, unless 20 wrong addresses were tried for the request in an hour. */
async function findProgressWithinLimit(
  { db, clock, accountRateLimits: { trackMisses } }: LinkDependencies,
  named: Named,
): Promise<TrackedProgress | null> {
  const [reference] = referencesIn(named.reference);
  // Counted before the lookup, so that concurrent attempts are counted too.
  if (!reference || !(await trackMisses.take(reference)).ok) return null;
  const progress = await findProgress(db, named, clock());
  if (progress) await trackMisses.giveBack(reference);
  return progress;
}

/**
 * Mails the link of a request's page as `mailLink` does, and returns its progress when reference and address belong to
 * one request. Text and time of the response are equal for all other pairs. Refuses more than 20 an hour from one
 * network address.
 */
export async function trackRequest(
  dependencies: LinkDependencies,
  named: Named,
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<{ ok: true; progress?: TrackedProgress } | Limited> {
  const counted = await dependencies.accountRateLimits.mailRequests.take(address);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  const [progress] = await hideDuration(
    Promise.all([findProgressWithinLimit(dependencies, named), mailLink(dependencies, named)]),
  );
  return progress ? { ok: true, progress } : { ok: true };
}
