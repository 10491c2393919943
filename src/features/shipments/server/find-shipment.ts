import { selectGroup } from '#features/requests/server/merge/merge-group.ts';
import { findLeadIdBySecret, selectFollowedLeads } from '#features/requests/server/secret-links.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { CustomerShipment, DeskShipment } from '../shipment.ts';
import { selectShipments, shipmentsOf } from './shipment-rows.ts';

export async function getShipment(db: Db, id: string): Promise<DeskShipment | null> {
  const row = await selectShipments(db).where('shipments.id', '=', id).executeTakeFirst();
  const [shipment = null] = row ? await shipmentsOf(db, [row]) : [];
  return shipment;
}

/** Returns the shipment of a lead, or the first of those merged into it; null when there is none. */
export async function findShipment(db: Db, leadId: string): Promise<DeskShipment | null> {
  const rows = await selectShipments(db)
    .where('leads.id', 'in', selectGroup(db, leadId))
    .orderBy('shipments.id')
    .execute();
  const row = rows.find(({ lead_id }) => lead_id === leadId) ?? rows[0];
  const [shipment = null] = row ? await shipmentsOf(db, [row]) : [];
  return shipment;
}

/** Returns the references that the customer may see, as every page, mail and response for customers shows them. */
export function releasedReferences(references: DeskShipment['references']): CustomerShipment['references'] {
  return references
    .filter(({ isForCustomer }) => isForCustomer)
    .map(({ isForCustomer: _, ...reference }) => reference);
}

function forCustomer({
  leadId: _leadId,
  version: _version,
  quoteId: _quoteId,
  parties: _parties,
  dueOn: _dueOn,
  deliveredAt: _deliveredAt,
  deadlines: _deadlines,
  milestones,
  documents,
  references,
  ...shipment
}: DeskShipment): CustomerShipment {
  return {
    ...shipment,
    references: releasedReferences(references),
    milestones: milestones.map(({ postedBy: _by, postedAt: _at, ...milestone }) => milestone),
    documents: documents
      .filter(({ isForCustomer }) => isForCustomer)
      .map(({ isForCustomer: _, ...document }) => document),
  };
}

function findOwnRow(db: Db, leadId: string) {
  return selectShipments(db).where('leads.id', '=', leadId).executeTakeFirst();
}

/** Limit of shipments per query. */
const mostOwnShipments = 500;

/** Returns the id of the lead's shipment, which the holder of its link may see, or null. */
export async function findOwnShipmentId(db: Db, leadId: string): Promise<string | null> {
  return (await findOwnRow(db, leadId))?.id ?? null;
}

/** Returns the lead's shipment for its customer, or null. */
export async function findOwnShipment(db: Db, leadId: string): Promise<CustomerShipment | null> {
  const row = await findOwnRow(db, leadId);
  const [shipment] = row ? await shipmentsOf(db, [row]) : [];
  return shipment ? forCustomer(shipment) : null;
}

/** Returns the shipment for the holder of the request's link; null without one, and for an invalid link. */
export async function findCustomerShipment(
  { db }: { db: Db },
  secret: string,
): Promise<CustomerShipment | null> {
  const leadId = await findLeadIdBySecret(db, secret);
  return leadId === null ? null : findOwnShipment(db, leadId);
}

/** Returns the shipments of an account, the newest first: at most 500. */
export async function listOwnShipments(db: Db, accountId: string): Promise<CustomerShipment[]> {
  const rows = await selectShipments(db)
    .where('leads.id', 'in', selectFollowedLeads(db, accountId))
    .orderBy('shipments.id', 'desc')
    .limit(mostOwnShipments)
    .execute();
  return (await shipmentsOf(db, rows)).map(forCustomer);
}

/** Returns the shipments of requests, as their customers see them. */
export async function listShipmentsOf(db: Db, leadIds: readonly string[]): Promise<CustomerShipment[]> {
  const all: CustomerShipment[] = [];
  for (let at = 0; at < leadIds.length; at += mostOwnShipments) {
    const ids = leadIds.slice(at, at + mostOwnShipments);
    const rows = await selectShipments(db).where('leads.id', 'in', ids).execute();
    all.push(...(await shipmentsOf(db, rows)).map(forCustomer));
  }
  return all;
}

/** Finds the account's request by a number of its shipment, compared without spaces and hyphens. */
export async function findOwnReference(db: Db, accountId: string, number: string): Promise<string | null> {
  const row = await db
    .selectFrom('shipment_references')
    .innerJoin('shipments', 'shipments.id', 'shipment_references.shipment_id')
    .innerJoin('leads', 'leads.id', 'shipments.lead_id')
    .select('leads.reference')
    .where('shipment_references.value', '=', number)
    .where('is_for_customer', '=', 1)
    .where('leads.account_id', '=', accountId)
    .orderBy('shipments.id', 'desc')
    .executeTakeFirst();
  return row?.reference ?? null;
}
