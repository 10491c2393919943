/**
 * Deadlines in the order in which a shipment usually meets them, with the end of the route in whose time they are. The kinds
 * are stored: never rename one. docs/deadlines.md has the rule of each.
 */
const deadlineEnds = {
  pickup: 'from',
  'documents-cutoff': 'from',
  'vgm-cutoff': 'from',
  'aes-filing': 'from',
  'isf-filing': 'from',
  'ams-filing': 'from',
  'cargo-cutoff': 'from',
  'pre-alert': 'from',
  'ace-manifest': 'to',
  'border-crossing': 'to',
  'fda-prior-notice': 'to',
  'arrival-notice': 'to',
  'last-free-day': 'to',
  'customs-entry': 'to',
  'entry-summary': 'to',
  'empty-return': 'to',
  other: 'to',
} as const;

export type DeadlineKind = keyof typeof deadlineEnds;

export const deadlineKinds = Object.keys(deadlineEnds) as [DeadlineKind, ...DeadlineKind[]];

/** Returns true for a deadline at the beginning of the route. */
export function isAtOrigin(kind: DeadlineKind): boolean {
  return deadlineEnds[kind] === 'from';
}
