export const partyRoles = ['shipper', 'consignee', 'notify', 'agent'] as const;

export type PartyRole = (typeof partyRoles)[number];

/**
 * `bill-of-lading` is the master, `house-bill` the forwarder’s own. `itn` and `isf` may be the text that says why there is
 * none.
 */
export const referenceKinds = [
  'booking',
  'bill-of-lading',
  'house-bill',
  'air-waybill',
  'house-waybill',
  'container',
  'vessel',
  'flight',
  'purchase-order',
  'customer-reference',
  'itn',
  'isf',
  'entry',
  'other',
] as const;

export type ReferenceKind = (typeof referenceKinds)[number];

/** References that a customer needs or has made. The others, such as the master bill, name the carrier and are internal. */
const referencesForCustomer: readonly ReferenceKind[] = [
  ...(['house-bill', 'house-waybill', 'container', 'vessel', 'flight'] as const),
  ...(['purchase-order', 'customer-reference', 'itn', 'isf', 'entry'] as const),
];

/** Returns true for a reference that the customer sees unless staff decide otherwise. */
export function isUsuallyForCustomer(kind: ReferenceKind): boolean {
  return referencesForCustomer.includes(kind);
}

export const documentKinds = [
  'bill-of-lading',
  'air-waybill',
  'commercial-invoice',
  'packing-list',
  'certificate-of-origin',
  'export-declaration',
  'import-declaration',
  'insurance-certificate',
  'arrival-notice',
  'proof-of-delivery',
  'invoice',
  'other',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/**
 * Changed part of a shipment: `milestones` means several at once, or fields other than times; `state` means that a
 * canceled shipment was resumed.
 */
export type ShipmentPart =
  | 'route'
  | 'parties'
  | 'references'
  | 'mails'
  | 'milestones'
  | 'deadlines'
  | 'documents'
  | 'state';
