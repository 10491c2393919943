/** What is deleted or blanked when a person's data is: how many of each. */
export interface ErasureCounts {
  /** Requests and messages that keep only kind, service, stage and times. */
  requests: number;
  /** Lines of timelines that lose what people wrote. */
  texts: number;
  drafts: number;
  /** Mails in the outbox, sent or waiting. */
  mails: number;
  accounts: number;
  sessions: number;
  kycCases: number;
  documents: number;
}

/** The parts of a count, in the order in which they are told. */
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
