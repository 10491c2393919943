/** Deadlines in the order in which a shipment usually meets them. The kinds are stored: never rename one. */
export const deadlineKinds = [
  'pickup',
  'documents-cutoff',
  'vgm-cutoff',
  'aes-filing',
  'isf-filing',
  'cargo-cutoff',
  'arrival-notice',
  'last-free-day',
  'customs-entry',
  'empty-return',
  'other',
] as const;

export type DeadlineKind = (typeof deadlineKinds)[number];
