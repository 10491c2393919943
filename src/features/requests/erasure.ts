/** Counts of deleted or blanked rows. */
export interface ErasureCounts {
  /** Requests and messages that keep only kind, service, stage and times. */
  requests: number;
  /** Timeline entries that lose their text. */
  texts: number;
  drafts: number;
  /** Mails in the outbox, sent or waiting. */
  mails: number;
  accounts: number;
  sessions: number;
  kycCases: number;
  documents: number;
}

export const erasureParts = [
  'requests',
  'texts',
  'drafts',
  'mails',
  'accounts',
  'sessions',
  'kycCases',
  'documents',
] as const satisfies (keyof ErasureCounts)[];
