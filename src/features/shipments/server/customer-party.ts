import type { Cargo } from '#features/cargo/cargo.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { taxCountryOf } from '#features/cargo/tax-number.ts';
import { taxNumberText } from '#features/quotes/document/quote-lines.ts';
import { courseOf } from '#features/rates/price/requested-services.ts';
import { billingOf } from '#features/requests/billing.ts';
import { countryOfPhone } from '#features/requests/customer-zone.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { CustomerRole } from '../customer-roles.ts';
import type { PartyRole } from '../references.ts';
import type { ShipmentParties } from '../shipment.ts';
import {
  changeShipment,
  partChanged,
  type ShipmentChange,
  type ShipmentDependencies,
  type ShipmentOutcome,
} from './change-shipment.ts';

/**
 * Returns the stated role of the customer, else the one of their side of the route: by the country of their tax number or
 * telephone, or by the direction. Null where none of these tells.
 */
function roleOf(
  cargo: Cargo | null,
  { taxKind, phone }: { taxKind: string; phone: string },
): PartyRole | null {
  if (cargo?.role) return cargo.role;
  const course = courseOf(cargo, currentSettings().company.address.country);
  const country = taxCountryOf(taxKind) ?? countryOfPhone(phone);
  const [isOrigin, isDestination] = [course.fromCountry, course.toCountry].map((end) => end === country);
  if (country !== null && isOrigin !== isDestination) return isDestination ? 'consignee' : 'shipper';
  if (course.direction === 'import') return 'consignee';
  return course.direction === 'export' ? 'shipper' : null;
}

async function partyOf(transaction: Db, lead: LeadTable) {
  const account = lead.account_id
    ? await transaction
        .selectFrom('accounts')
        .select('address')
        .where('id', '=', lead.account_id)
        .executeTakeFirst()
    : undefined;
  const { legalName, ...billing } = billingOf(parseJson(lead.payload));
  // Bills of lading name a party with its tax number.
  const address = [billing.address || account?.address, taxNumberText(billing)].filter(Boolean).join('\n');
  const { company, name, phone, email } = lead;
  const contact = [company && name, phone, email].filter(Boolean).join('\n');
  return { name: legalName || company || name, address, contact };
}

/** Returns the customer as the party of their role; no party where the role is not known. */
export async function partiesOf(transaction: Db, lead: LeadTable): Promise<ShipmentParties> {
  const answers = parseJson(lead.payload);
  const role = roleOf(cargoIn(answers), { taxKind: billingOf(answers).taxKind, phone: lead.phone });
  return role ? { [role]: await partyOf(transaction, lead) } : {};
}

/** Enters the customer of a shipment as the party of a role, with what the request tells of them. */
export function enterCustomer(
  deps: ShipmentDependencies,
  change: ShipmentChange,
  role: CustomerRole,
): Promise<ShipmentOutcome> {
  return changeShipment(deps, change, async ({ row, transaction }) => {
    const lead = await transaction
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', row.lead_id)
      .executeTakeFirstOrThrow();
    const parties = jsonText({ ...parseJson(row.parties), [role]: await partyOf(transaction, lead) });
    return row.parties === parties ? null : { set: { parties }, events: [partChanged(row.id, 'parties')] };
  });
}
