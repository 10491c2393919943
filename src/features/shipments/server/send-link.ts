import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { compactNumber } from '../../cargo/check-digits.ts';
import type { IdentityDependencies } from '../../identity/server/identity-dependencies.ts';
import { referencesIn } from '../../requests/references.ts';
import type { LeadDependencies } from '../../requests/server/lead-dependencies.ts';
import { enqueueLink } from '../../requests/server/timeline/lead-mails.ts';
import type { ReferenceKind } from '../references.ts';

export type LinkDependencies = Pick<LeadDependencies, 'db' | 'clock' | 'mailLimit' | 'outboxIsWaiting'> &
  Pick<IdentityDependencies, 'accountRateLimits'>;

export interface Named {
  /** As it was typed: the reference of a request, or a number of its shipment. */
  reference: string;
  email: string;
}

/** Numbers that name a shipment; many travel by one vessel. */
const namingKinds: ReferenceKind[] = [
  ...(['booking', 'bill-of-lading', 'house-bill', 'air-waybill', 'house-waybill'] as const),
  ...(['container', 'purchase-order'] as const),
];

/** The request of this address that has a reference, else the newest whose shipment has this number. */
async function findNamed(db: Db, { reference: typed, email }: Named) {
  const ofSender = db
    .selectFrom('leads')
    .select(['id', 'reference', 'kind', 'email', 'email_key', 'account_id', 'locale'])
    .where('email_key', '=', email.toLowerCase())
    // Spam is mailed nothing until a person restores it.
    .where('folder', '=', 'inbox');
  const [reference] = referencesIn(typed);
  if (reference) return ofSender.where('reference', '=', reference).executeTakeFirst();
  return ofSender
    .where('id', 'in', (numbers) =>
      numbers
        .selectFrom('shipment_references')
        .innerJoin('shipments', 'shipments.id', 'shipment_references.shipment_id')
        .select('shipments.lead_id')
        .where('shipment_references.value', '=', compactNumber(typed))
        .where('shipment_references.kind', 'in', namingKinds),
    )
    .orderBy('number', 'desc')
    .executeTakeFirst();
}

/**
 * Mails the link of a request's page to the address that the request has, or that no link works any more. The request is
 * named by its reference or by a number of its shipment, such as a container's. Does nothing when no request has this number
 * and address; passes over more than five an hour to one address, and what exceeds the limit of mails to strangers.
 */
export async function mailLink(dependencies: LinkDependencies, named: Named): Promise<void> {
  const { db, clock, mailLimit, outboxIsWaiting, accountRateLimits } = dependencies;
  const { email } = named;
  const lead = await findNamed(db, named);
  // A count of its own, so that nobody can use up the links to choose a password.
  if (!lead || !(await accountRateLimits.mailsToAccount.take(`track ${email.toLowerCase()}`)).ok) return;
  const now = clock();
  await transact(db, async (transaction) => {
    const cause = { address: lead.email, accountId: lead.account_id };
    if (!(await mailLimit.take(transaction, cause, now))) return;
    await enqueueLink(transaction, lead, { reason: 'asked', now });
  });
  outboxIsWaiting();
}
