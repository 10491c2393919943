import type { ErasureCounts } from '#features/requests/erasure.ts';
import type { JsonText } from '#platform/db/json-text.ts';

/** A record of a deletion on request; append-only. */
export interface ErasureTable {
  id: string;
  at: number;
  /** The owner who deleted the data. */
  by_id: string;
  by_name: string;
  /** SHA-256 of the e-mail address in lower case, to check a given address. */
  email_hash: string;
  counts: JsonText<ErasureCounts>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    erasures: ErasureTable;
  }
}
