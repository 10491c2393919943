/** The parties of a shipment. */
export const partyRoles = ['shipper', 'consignee', 'notify', 'agent'] as const;

export type PartyRole = (typeof partyRoles)[number];

/** The numbers that a shipment is known by: `bill-of-lading` is the master, `house-bill` the forwarder’s own. */
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
  'other',
] as const;

export type ReferenceKind = (typeof referenceKinds)[number];

/** Documents of a shipment. */
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
 * What a change of a shipment changed: `milestones` are several at once, or what a milestone says beside its times; `state`
 * is that a canceled shipment goes on.
 */
export type ShipmentPart =
  | 'route'
  | 'parties'
  | 'references'
  | 'mails'
  | 'milestones'
  | 'documents'
  | 'state';
