import type { Db } from '#platform/db/open-database.ts';
import type { RateFile, ReadRates } from './import/read-rate-file.ts';

export interface RateDependencies {
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Reads a file apart from the event loop. */
  readRates: (file: RateFile) => Promise<ReadRates>;
}

declare module '#platform/context.ts' {
  interface Services extends RateDependencies {}
}
