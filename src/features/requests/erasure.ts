/** Counts of deleted or blanked rows. */
export interface ErasureCounts {
  /** Requests and messages that keep only kind, service, stage and times, including merged ones of other people. */
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

/** A request of another person that was merged with one of this person's: it is deleted too. */
export interface OtherRequest {
  reference: string;
  /** The sender's name, or else their contact details. */
  name: string;
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
