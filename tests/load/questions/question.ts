import { listColleagues } from '#features/identity/server/staff/list-staff.ts';
import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import type { Database } from '#platform/db/open-database.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { mailLimit } from '../../support/mail-limit.ts';

export interface Deps extends LeadDependencies {
  cipher: Cipher;
}

export interface Question {
  name: string;
  ask: (deps: Deps) => Promise<unknown>;
  /** Milliseconds that the median may take; 50 unless told. */
  bar?: number;
}

export function depsOn({ db, engine }: Pick<Database, 'db' | 'engine'>, now: number, cipher: Cipher): Deps {
  const listStaff = () => listColleagues(db);
  const nothing = { mailLimit, timelineSubscribers: [], outboxIsWaiting: () => {} };
  return { db, engine, clock: () => now, listStaff, cipher, ...nothing };
}
