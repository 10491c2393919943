/** What is deleted or blanked when a person's data is: how many of each. */
export interface ErasureCounts {
  /** Requests and messages that keep only kind, service, stage and times, those of others that were merged with them included. */
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

/** A request of somebody else that was merged with one of the person's: it is deleted with it. */
export interface OtherRequest {
  reference: string;
  /** Who sent it; how they are reached, where they gave no name. */
  name: string;
}

/** The parts of a count, in the order in which they are shown. */
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
