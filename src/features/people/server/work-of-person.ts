import { listQuotesOf } from '#features/quotes/server/account-quotes.ts';
import type { LeadSummary } from '#features/requests/lead-input.ts';
import { progressOf } from '#features/shipments/progress.ts';
import { listShipmentsOf } from '#features/shipments/server/find-shipment.ts';
import type { PeopleDependencies } from './people-dependencies.ts';

/** Returns the quotes that were sent for requests and their shipments, in the order of the requests. */
export async function listWorkOf(
  { db, clock }: PeopleDependencies,
  leads: readonly Pick<LeadSummary, 'id' | 'reference'>[],
) {
  const ids = leads.map(({ id }) => id);
  const [quotes, shipments] = await Promise.all([listQuotesOf({ db, clock }, ids), listShipmentsOf(db, ids)]);
  return {
    quotes: leads.flatMap(({ id, reference }) =>
      (quotes.get(reference) ?? []).map(({ revision, state, sentAt, content }) => ({
        ...{ leadId: id, reference, revision, state, sentAt, validUntil: content.validUntil },
      })),
    ),
    shipments: leads.flatMap(({ reference }) =>
      shipments
        .filter((shipment) => shipment.reference === reference)
        .map(({ id, state, mode, from, to, milestones, changedAt }) => ({
          ...{ id, reference, state, mode, from, to, changedAt },
          next: progressOf(milestones, state).next,
        })),
    ),
  };
}
