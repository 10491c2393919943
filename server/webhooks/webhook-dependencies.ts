import type { Company } from '../../contract/company.ts';
import type { StaffMember } from '../../contract/staff-member.ts';
import type { Db } from '../db/open-database.ts';
import type { Cipher } from '../secrets/cipher.ts';

/** Dependencies of the commands of webhooks. */
export interface WebhookDependencies {
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Encrypts the secrets that deliveries are signed with. */
  cipher: Cipher;
  /** Notifies the workers of the outbox that a row is waiting. */
  outboxIsWaiting: () => void;
}

/** Dependencies of deliveries. */
export interface DeliveryDependencies extends WebhookDependencies {
  company: Company;
  /** The people of the desk who may sign in now. */
  listStaff: () => Promise<StaffMember[]>;
  /** The site's public address. */
  appUrl: string;
  /** How long a receiver may take to answer. */
  timeoutMs?: number;
}
