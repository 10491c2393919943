import type { Company } from '../../contract/company.ts';
import type { StaffMember } from '../../contract/staff-member.ts';
import type { Database, Db } from '../db/open-database.ts';
import type { MailLimit } from '../mail/mail-limit.ts';

/** Dependencies of the commands on leads. */
export interface LeadDependencies {
  db: Db;
  company: Company;
  /** Milliseconds since 1970. */
  clock: () => number;
  mailLimit: MailLimit;
  /** Tells the workers of the outbox that something waits to leave. */
  outboxIsWaiting: () => void;
}

/** Dependencies of what staff do with leads. */
export interface DeskDependencies extends LeadDependencies {
  engine: Database['engine'];
  /** The staff members who may sign in now. */
  listStaff: () => Promise<StaffMember[]>;
}

/** Dependencies of the lists of leads, which only read. */
export type InboxDependencies = Pick<DeskDependencies, 'db' | 'engine' | 'company' | 'clock' | 'listStaff'>;
