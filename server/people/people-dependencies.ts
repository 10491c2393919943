import type { Company } from '../../contract/company.ts';
import type { Database } from '../db/open-database.ts';
import type { LeadDependencies } from '../leads/lead-dependencies.ts';
import type { KeptMails } from '../mail/kept-mails.ts';

/** Dependencies of the queries about people. */
export interface PeopleDependencies extends Pick<Database, 'db' | 'engine'> {
  company: Company;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Dependencies of an erasure. */
export interface ErasureDependencies
  extends PeopleDependencies,
    Pick<LeadDependencies, 'timelineSubscribers'> {
  /** The mails that are kept as files, where mail does not leave by SMTP. */
  keptMails: KeptMails;
}
