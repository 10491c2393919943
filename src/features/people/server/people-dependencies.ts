import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import type { Database } from '#platform/db/open-database.ts';
import type { MailFiles } from '#platform/mail/mail-files.ts';

export interface PeopleDependencies extends Pick<Database, 'db' | 'engine'> {
  /** Milliseconds since 1970. */
  clock: () => number;
}

export interface ErasureDependencies
  extends PeopleDependencies,
    Pick<LeadDependencies, 'timelineSubscribers'> {
  /** Mails stored as files, in installations without SMTP. */
  mailFiles: MailFiles;
}

declare module '#platform/context.ts' {
  interface Services extends ErasureDependencies {}
}
