import type { StaffMember } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';

export interface WebhookDependencies {
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Encrypts the signing secrets. */
  cipher: Cipher;
  /** Notifies the outbox workers of a waiting row. */
  outboxIsWaiting: () => void;
}

export interface DeliveryDependencies extends WebhookDependencies {
  /** Staff members who may sign in now. */
  listStaff: () => Promise<StaffMember[]>;
  /** Public URL of the site. */
  appUrl: string;
  /** Timeout of a receiver's response. */
  timeoutMs?: number;
}

declare module '#platform/context.ts' {
  interface Services extends WebhookDependencies {}
}
