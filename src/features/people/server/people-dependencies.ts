import type { Company } from '../../../platform/company.ts';
import type { Database } from '../../../platform/db/open-database.ts';
import type { MailFiles } from '../../../platform/mail/mail-files.ts';
import type { LeadDependencies } from '../../requests/server/lead-dependencies.ts';

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
  mailFiles: MailFiles;
}

declare module '../../../platform/context.ts' {
  interface Services extends ErasureDependencies {}
}
