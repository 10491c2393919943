import { v7 as uuidv7 } from 'uuid';
import { compactNumber } from '#features/cargo/check-digits.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { type Answers, ownReferenceOf } from '#features/requests/answers.ts';
import type { StaffName } from '#features/requests/lead.ts';
import { changeLeadIn, lockSurvivingLead } from '#features/requests/server/commands/change-lead.ts';
import { selectGroup } from '#features/requests/server/merge/merge-group.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { longestReference } from '../shipment-input.ts';
import { storeReferences, type TypedReference } from './change-details.ts';
import type { ShipmentDependencies } from './change-shipment.ts';
import { partiesOf } from './customer-party.ts';
import { noDeadlineAt, noDueDay } from './shipment-rows.ts';
import type { ShipmentTable } from './tables.ts';

/** Finds the accepted quote with the mode of its option and the customer’s purchase order. */
async function findAccepted(transaction: Db, leadIds: string[]) {
  const row = await transaction
    .selectFrom('quotes')
    .innerJoin('quote_decisions', 'quote_decisions.quote_id', 'quotes.id')
    .select(['quotes.id', 'quotes.lead_id', 'quotes.content', 'option_id', 'order_number'])
    .where('quotes.lead_id', 'in', leadIds)
    .where('quotes.state', '=', 'accepted')
    .where('outcome', '=', 'accepted')
    .where('undone_at', 'is', null)
    .orderBy('quote_decisions.at', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { options } = parseJson(row.content);
  const option = options.find(({ id }) => id === row.option_id);
  return {
    id: row.id,
    leadId: row.lead_id,
    mode: option?.mode ?? null,
    orderNumber: row.order_number,
  };
}

/** Returns the purchase order of an acceptance and the reference that the customer gave in the request. */
function customerReferences(orderNumber: string | undefined, answers: Answers): TypedReference[] {
  const texts = [
    { kind: 'purchase-order' as const, text: (orderNumber ?? '').slice(0, longestReference) },
    { kind: 'customer-reference' as const, text: ownReferenceOf(answers).slice(0, longestReference) },
  ];
  return texts.filter(
    ({ text }, at) =>
      compactNumber(text) !== '' &&
      texts.findIndex((other) => compactNumber(other.text) === compactNumber(text)) === at,
  );
}

export type BeginOutcome =
  | { ok: true; shipmentId: string; version: number }
  | { ok: false; reason: 'no-such-lead' | 'not-won' | 'spam' | 'erased' | 'begun-already' };

/**
 * Creates the shipment of a won lead: mode and purchase order from the accepted quote, mode, lane and own reference from the
 * request, the customer as a party unless their role is not known. Removes the lead from the to-do list. Refused for a lead that is not won or has a shipment.
 */
export async function beginShipment(
  deps: ShipmentDependencies,
  { leadId, by }: { leadId: string; by: StaffName },
): Promise<BeginOutcome> {
  const at = deps.clock();
  const outcome = await transact(deps.db, async (transaction): Promise<BeginOutcome> => {
    const lead = await lockSurvivingLead(transaction, leadId);
    if (!lead) return { ok: false, reason: 'no-such-lead' };
    if (lead.erased_at !== null) return { ok: false, reason: 'erased' };
    if (lead.folder === 'spam') return { ok: false, reason: 'spam' };
    if (lead.stage !== 'won') return { ok: false, reason: 'not-won' };
    const group = await selectGroup(transaction, lead.id).clearSelect().selectAll().execute();
    const leadIds = group.map(({ id }) => id);
    const begun = transaction.selectFrom('shipments').select('id').where('lead_id', 'in', leadIds);
    if (await begun.executeTakeFirst()) return { ok: false, reason: 'begun-already' };
    const accepted = await findAccepted(transaction, leadIds);
    // Merged requests may be of different people: the shipment belongs to the one who accepted.
    const own = group.find(({ id }) => id === accepted?.leadId) ?? lead;
    const shipment = cargoIn(parseJson(own.payload));
    const row: ShipmentTable = {
      id: uuidv7(),
      lead_id: own.id,
      version: 1,
      state: 'under-way',
      mode: accepted?.mode ?? shipment?.mode ?? null,
      quote_id: accepted?.id ?? null,
      from_text: shipment?.from?.text ?? '',
      from_code: shipment?.from?.code ?? null,
      to_text: shipment?.to?.text ?? '',
      to_code: shipment?.to?.code ?? null,
      parties: jsonText(await partiesOf(transaction, own)),
      wants_mail: 1,
      due_on: noDueDay,
      deadline_at: noDeadlineAt,
      begun_at: at,
      changed_at: at,
      delivered_at: null,
    };
    await transaction.insertInto('shipments').values(row).execute();
    const references = customerReferences(accepted?.orderNumber, parseJson(own.payload));
    if (references.length > 0) await storeReferences({ transaction, row, lead, at }, references);
    const data = { type: 'shipment-begun', shipmentId: row.id } as const;
    const change = { leadId: lead.id, version: lead.version, by, at };
    const changed = await changeLeadIn(deps, transaction, change, () => ({
      set: { follow_up_at: null },
      events: [data],
    }));
    if (!changed.ok) throw new Error(`A shipment could not be begun: ${changed.reason}.`);
    return { ok: true, shipmentId: row.id, version: 1 };
  });
  if (outcome.ok) deps.outboxIsWaiting();
  return outcome;
}
