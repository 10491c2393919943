import { compactNumber } from '#features/cargo/check-digits.ts';
import type { IdentityDependencies } from '#features/identity/server/identity-dependencies.ts';
import { referencesIn } from '#features/requests/references.ts';
import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import { enqueueLink } from '#features/requests/server/timeline/customer-mails.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
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
  ...(['container', 'purchase-order', 'customer-reference'] as const),
];

/** Returns the requests of an address whose acceptance has this purchase order, also before a shipment has begun. */
async function findOrdered(db: Db, email: string, number: string): Promise<string[]> {
  const rows = await db
    .selectFrom('quote_decisions')
    .innerJoin('quotes', 'quotes.id', 'quote_decisions.quote_id')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .select(['leads.id', 'order_number'])
    .where('leads.email_key', '=', email)
    .where('order_number', '!=', '')
    .where('undone_at', 'is', null)
    .execute();
  return rows.filter((row) => compactNumber(row.order_number) === number).map(({ id }) => id);
}

/**
 * The request of this address that has a reference, else the newest whose shipment has this number or whose acceptance has
 * this purchase order.
 */
async function findNamed(db: Db, { reference: typed, email }: Named) {
  const ofSender = db
    .selectFrom('leads')
    .select(['id', 'reference', 'kind', 'email', 'email_key', 'account_id', 'locale'])
    .where('email_key', '=', email.toLowerCase())
    // Spam is mailed nothing until a person restores it.
    .where('folder', '=', 'inbox');
  const [reference] = referencesIn(typed);
  if (reference) return ofSender.where('reference', '=', reference).executeTakeFirst();
  const number = compactNumber(typed);
  const ordered = await findOrdered(db, email.toLowerCase(), number);
  return ofSender
    .where((lead) =>
      lead.or([
        lead('id', 'in', (numbers) =>
          numbers
            .selectFrom('shipment_references')
            .innerJoin('shipments', 'shipments.id', 'shipment_references.shipment_id')
            .select('shipments.lead_id')
            .where('shipment_references.value', '=', number)
            .where('shipment_references.kind', 'in', namingKinds),
        ),
        ...(ordered.length > 0 ? [lead('id', 'in', ordered)] : []),
      ]),
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
