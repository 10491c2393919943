import type { DocumentStorage } from '#features/kyc/server/kyc-dependencies.ts';

/** A disk with room for all files of a test, which may change it. */
export function roomyStorage(): DocumentStorage {
  return { state: async () => 'ok', mostDraftBytes: Number.POSITIVE_INFINITY };
}
