import type { Db } from '../../../platform/db/open-database.ts';
import { hideDuration, type Limited, type RequestOrigin } from '../../identity/server/attempt-limits.ts';
import { referencesIn } from '../../requests/references.ts';
import { answerOf, linkedLeadsOf, selectLinkedLeads } from '../../requests/server/customer/lead-by-link.ts';
import { type LinkDependencies, mailLink, type Named } from '../../requests/server/customer/send-link.ts';
import { type Milestone, progressOf } from '../progress.ts';
import type { CustomerShipment } from '../shipment.ts';
import type { TrackedProgress } from '../track.ts';
import { findOwnShipment } from './find-shipment.ts';

/** Without the comment, which may name anything. */
function shownMilestone({ comment: _, ...milestone }: Milestone) {
  return milestone;
}

function shownShipment({ state, mode, from, to, milestones }: CustomerShipment) {
  const { next, arrival } = progressOf(milestones);
  const shown = milestones.map(shownMilestone);
  const find = (milestone: { id: string } | null) => shown.find(({ id }) => id === milestone?.id) ?? null;
  return { state, mode, from, to, milestones: shown, next: find(next), arrival: find(arrival) };
}

/**
 * Returns the progress of the request with this reference whose mails go to this address now. Null for every other pair,
 * for one that was merged into another or is spam, and where no link works. A number of a shipment names none: it is painted
 * on a box.
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
  const [lead] = row ? await linkedLeadsOf(db, [row]) : [];
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

/** The progress that a pair opens, unless 20 addresses that the request does not have were tried in an hour. */
async function findProgressWithinLimit(
  { db, clock, accountRateLimits: { trackMisses } }: LinkDependencies,
  named: Named,
): Promise<TrackedProgress | null> {
  const [reference] = referencesIn(named.reference);
  // Taken before, so that many attempts at once are counted too.
  if (!reference || !(await trackMisses.take(reference)).ok) return null;
  const progress = await findProgress(db, named, clock());
  if (progress) await trackMisses.giveBack(reference);
  return progress;
}

/**
 * Mails the link of a request's page as `mailLink` does, and returns its progress where the reference and the address are
 * those of one request. Text and time of the response are the same for every pair that is not. Refuses more than 20 an hour
 * from one network address.
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
