import type { Db } from '../../../platform/db/open-database.ts';
import { findLeadIdBySecret, selectFollowedLeads } from '../../requests/server/secret-links.ts';
import type { CustomerShipment, DeskShipment } from '../shipment.ts';
import { selectShipments, shipmentsOf } from './shipment-rows.ts';

/** A shipment by its id, or null. */
export async function getShipment(db: Db, id: string): Promise<DeskShipment | null> {
  const row = await selectShipments(db).where('shipments.id', '=', id).executeTakeFirst();
  const [shipment = null] = row ? await shipmentsOf(db, [row]) : [];
  return shipment;
}

/** The shipment of a lead, else the first of those that were merged into it; null where none has begun. */
export async function findShipment(db: Db, leadId: string): Promise<DeskShipment | null> {
  const rows = await selectShipments(db)
    .where((lead) => lead.or([lead('leads.id', '=', leadId), lead('leads.merged_into', '=', leadId)]))
    .orderBy('shipments.id')
    .execute();
  const row = rows.find(({ lead_id }) => lead_id === leadId) ?? rows[0];
  const [shipment = null] = row ? await shipmentsOf(db, [row]) : [];
  return shipment;
}

/** A shipment without what is for staff alone. */
function forCustomer({
  leadId: _leadId,
  version: _version,
  quoteId: _quoteId,
  parties: _parties,
  dueOn: _dueOn,
  deliveredAt: _deliveredAt,
  milestones,
  documents,
  ...shipment
}: DeskShipment): CustomerShipment {
  return {
    ...shipment,
    milestones: milestones.map(({ postedBy: _by, postedAt: _at, ...milestone }) => milestone),
    documents: documents
      .filter(({ isForCustomer }) => isForCustomer)
      .map(({ isForCustomer: _, ...document }) => document),
  };
}

function findOwnRow(db: Db, leadId: string) {
  return selectShipments(db).where('leads.id', '=', leadId).executeTakeFirst();
}

/** Shipments of an account that are read at once. */
const mostOwnShipments = 500;

/** The id of the shipment that the holder of a lead’s link sees, that of the lead itself, or null. */
export async function findOwnShipmentId(db: Db, leadId: string): Promise<string | null> {
  return (await findOwnRow(db, leadId))?.id ?? null;
}

/** The shipment of a lead itself as its customer sees it; null while none has begun. */
export async function findOwnShipment(db: Db, leadId: string): Promise<CustomerShipment | null> {
  const row = await findOwnRow(db, leadId);
  const [shipment] = row ? await shipmentsOf(db, [row]) : [];
  return shipment ? forCustomer(shipment) : null;
}

/** The shipment of a request for the holder of its link; null while none has begun, and for a link that does not work. */
export async function findCustomerShipment(
  { db }: { db: Db },
  secret: string,
): Promise<CustomerShipment | null> {
  const leadId = await findLeadIdBySecret(db, secret);
  return leadId === null ? null : findOwnShipment(db, leadId);
}

/** The shipments of what was sent from an account, the newest first: the 500 newest, or those before one of them. */
export async function listOwnShipments(
  db: Db,
  accountId: string,
  { before }: { before?: string | undefined } = {},
): Promise<CustomerShipment[]> {
  const rows = await selectShipments(db)
    .where('leads.id', 'in', selectFollowedLeads(db, accountId))
    .$if(before !== undefined, (query) => query.where('shipments.id', '<', before ?? ''))
    .orderBy('shipments.id', 'desc')
    .limit(mostOwnShipments)
    .execute();
  return (await shipmentsOf(db, rows)).map(forCustomer);
}

/** All of them, for the export of the owner's data; no more than 500 are read at once. */
export async function listAllOwnShipments(db: Db, accountId: string): Promise<CustomerShipment[]> {
  const all: CustomerShipment[] = [];
  for (let page = await listOwnShipments(db, accountId); page.length > 0; ) {
    all.push(...page);
    if (page.length < mostOwnShipments) break;
    page = await listOwnShipments(db, accountId, { before: page.at(-1)?.id });
  }
  return all;
}

/** The request of the shipment with this number, compared without spaces and hyphens, that was sent from an account; null for none. */
export async function findOwnReference(db: Db, accountId: string, number: string): Promise<string | null> {
  const row = await db
    .selectFrom('shipment_references')
    .innerJoin('shipments', 'shipments.id', 'shipment_references.shipment_id')
    .innerJoin('leads', 'leads.id', 'shipments.lead_id')
    .select('leads.reference')
    .where('shipment_references.value', '=', number)
    .where('leads.account_id', '=', accountId)
    .orderBy('shipments.id', 'desc')
    .executeTakeFirst();
  return row?.reference ?? null;
}
