import type { StaffMember } from '../../../platform/commands/caller.ts';
import type { Company } from '../../../platform/company.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { Cipher } from '../../../platform/secrets/cipher.ts';

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

declare module '../../../platform/context.ts' {
  interface Services extends WebhookDependencies {}
}
