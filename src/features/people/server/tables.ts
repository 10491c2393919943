/** That a person's data was deleted on their request; only ever added to. */
export interface ErasureTable {
  id: string;
  at: number;
  /** The owner of the desk who did it. */
  by_id: string;
  by_name: string;
  /** SHA-256 of the e-mail address in lower case: shows whether a given address is this one. */
  email_hash: string;
  /** JSON: how many of what (src/features/people/erasure.ts). */
  counts: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    erasures: ErasureTable;
  }
}
