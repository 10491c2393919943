import { compactNumber } from '#features/cargo/check-digits.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { addSearchTerms, rebuildSearchTerms } from '#features/requests/server/search/lead-search.ts';
import { searchTextOf } from '#features/requests/server/search/shipment-numbers.ts';
import { findSecretLink } from '#features/requests/server/secret-links.ts';
import { jsonText } from '#platform/db/json-text.ts';
import { isUsuallyForCustomer, type ReferenceKind } from '../references.ts';
import type { ShipmentParties, ShipmentPlace } from '../shipment.ts';
import { checkReference } from '../shipment-input.ts';
import {
  changeShipment,
  type LockedShipment,
  partChanged,
  type ShipmentChange,
  type ShipmentDependencies,
  type ShipmentOutcome,
} from './change-shipment.ts';
import { completeFiled } from './deadlines.ts';
import { findOwnShipmentId } from './find-shipment.ts';

export function changeRoute(
  deps: ShipmentDependencies,
  change: ShipmentChange,
  { mode, from, to }: { mode: TransportMode | null; from: ShipmentPlace; to: ShipmentPlace },
): Promise<ShipmentOutcome> {
  return changeShipment(deps, change, async ({ row }) => {
    const set = {
      mode,
      from_text: from.text,
      from_code: from.code,
      to_text: to.text,
      to_code: to.code,
    };
    const isSame = Object.entries(set).every(([name, value]) => row[name as keyof typeof set] === value);
    return isSame ? null : { set, events: [partChanged(row.id, 'route')] };
  });
}

/** Replaces the parties; empty ones are left out. */
export function changeParties(
  deps: ShipmentDependencies,
  change: ShipmentChange,
  typed: ShipmentParties,
): Promise<ShipmentOutcome> {
  const parties = jsonText(
    Object.fromEntries(
      Object.entries(typed).filter(([, party]) => party && Object.values(party).some((text) => text !== '')),
    ),
  );
  return changeShipment(deps, change, async ({ row }) =>
    row.parties === parties ? null : { set: { parties }, events: [partChanged(row.id, 'parties')] },
  );
}

export interface TypedReference {
  kind: ReferenceKind;
  text: string;
  /** Missing: as it was, or as is usual for its kind. */
  isForCustomer?: boolean | undefined;
}

/**
 * Replaces the references of a shipment without duplicates, in the transaction of its change; its lead is found by
 * them. What was released or hidden stays so unless a reference says otherwise.
 */
export async function storeReferences(
  { transaction, row, lead }: LockedShipment,
  references: TypedReference[],
): Promise<void> {
  const unique = new Map(
    references.map((reference) => {
      const value = compactNumber(reference.text);
      return [`${reference.kind} ${value}`, { ...reference, value }];
    }),
  );
  const before = await transaction
    .selectFrom('shipment_references')
    .select(['kind', 'value', 'is_for_customer'])
    .where('shipment_id', '=', row.id)
    .execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('shipment_references')
    .where('shipment_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const values = [...unique.values()].map(({ kind, text, value, isForCustomer }, number) => {
    const existing = before.find((reference) => reference.kind === kind && reference.value === value);
    const isReleased =
      isForCustomer ?? (existing ? existing.is_for_customer === 1 : isUsuallyForCustomer(kind));
    return {
      shipment_id: row.id,
      number,
      kind,
      value,
      shown: text,
      is_for_customer: isReleased ? (1 as const) : (0 as const),
    };
  });
  if (values.length > 0) await transaction.insertInto('shipment_references').values(values).execute();
  if (numDeletedRows > 0n) await rebuildSearchTerms(transaction, lead);
  else await addSearchTerms(transaction, lead.number, values.map(searchTextOf).join('\n'));
}

/**
 * Replaces the references. Containers and air waybills with a wrong check digit are stored too, because such numbers
 * exist, and returned in the outcome. The filing of an ITN or ISF number is done.
 */
export async function changeReferences(
  deps: ShipmentDependencies,
  change: ShipmentChange,
  references: TypedReference[],
): Promise<ShipmentOutcome & { wrongCheckDigits?: string[] }> {
  const outcome = await changeShipment(deps, change, async (locked) => ({
    set: {},
    events: [partChanged(locked.row.id, 'references')],
    async alsoWrite() {
      await storeReferences(locked, references);
      const numbers = references.map(({ kind }) => kind);
      await completeFiled(locked, numbers, change.by);
    },
  }));
  const wrong = references.filter(({ kind, text }) => checkReference(kind, text) === 'check-digit');
  return outcome.ok ? { ...outcome, wrongCheckDigits: wrong.map(({ text }) => text) } : outcome;
}

/** Releases a reference to the customer, or hides it again; needs no version. Refused for one that is not there. */
export function releaseReference(
  deps: ShipmentDependencies,
  change: Omit<ShipmentChange, 'version'>,
  { kind, text, isForCustomer }: TypedReference & { isForCustomer: boolean },
): Promise<ShipmentOutcome<'no-such-reference'>> {
  const is_for_customer = isForCustomer ? (1 as const) : (0 as const);
  const plan = async ({ transaction, row }: LockedShipment) => {
    const reference = { shipment_id: row.id, kind, value: compactNumber(text) };
    const existing = await transaction
      .selectFrom('shipment_references')
      .select('is_for_customer')
      .where((match) => match.and(reference))
      .executeTakeFirst();
    if (!existing) return { refused: 'no-such-reference' as const };
    if (existing.is_for_customer === is_for_customer) return null;
    return {
      set: {},
      events: [partChanged(row.id, 'references')],
      alsoWrite: () =>
        transaction
          .updateTable('shipment_references')
          .set({ is_for_customer })
          .where((match) => match.and(reference))
          .execute(),
    };
  };
  return changeShipment<'no-such-reference'>(deps, { ...change, version: null }, plan, {
    whileCancelled: true,
  });
}

/** Turns mails about milestones on or off; needs no version. */
export function setWantsMail(
  deps: ShipmentDependencies,
  change: Omit<ShipmentChange, 'version'>,
  wantsMail: boolean,
): Promise<ShipmentOutcome> {
  const wants_mail = wantsMail ? 1 : 0;
  const plan = async ({ row }: LockedShipment) =>
    row.wants_mail === wants_mail
      ? null
      : { set: { wants_mail } as const, events: [partChanged(row.id, 'mails')] };
  return changeShipment(deps, { ...change, version: null }, plan, { whileCancelled: true });
}

/** Turns them on or off for the holder of the request’s link. */
export async function setOwnWantsMail(
  deps: ShipmentDependencies,
  secret: string,
  wantsMail: boolean,
): Promise<ShipmentOutcome<'link-ended'>> {
  const link = await findSecretLink(deps.db, secret);
  if (link?.isRevoked) return { ok: false, reason: 'link-ended' };
  const shipmentId = link && (await findOwnShipmentId(deps.db, link.leadId));
  if (!shipmentId) return { ok: false, reason: 'no-such-shipment' };
  return setWantsMail(deps, { shipmentId, by: 'customer' }, wantsMail);
}

/** Cancels a shipment: it is no longer due, and its customer is mailed that. `resumeShipment` undoes it. */
export function cancelShipment(deps: ShipmentDependencies, change: ShipmentChange): Promise<ShipmentOutcome> {
  return changeShipment(deps, change, async ({ row }) => ({
    set: { state: 'cancelled' },
    events: [{ type: 'shipment-cancelled', shipmentId: row.id }],
  }));
}

export function resumeShipment(
  deps: ShipmentDependencies,
  change: ShipmentChange,
): Promise<ShipmentOutcome<'not-cancelled'>> {
  return changeShipment<'not-cancelled'>(
    deps,
    change,
    async ({ row }) =>
      row.state === 'cancelled'
        ? { set: { state: 'under-way' }, events: [partChanged(row.id, 'state')] }
        : { refused: 'not-cancelled' },
    { whileCancelled: true },
  );
}
