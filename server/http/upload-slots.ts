import type { UploadRefusal } from '../context.ts';

/** Seconds after which a sender may try again; a file has usually arrived by then. */
const retryAfterSeconds = 10;

/** Bytes above which a body is large: all other forms are smaller. */
export const largestForm = 1024 * 1024;

/** Whether a body is large, as far as its sender says. */
export function isLarge({ headers }: Request): boolean {
  const length = headers.get('content-length');
  return length === null || Number(length) > largestForm;
}

/** How many large files this process receives at once, which bounds the memory that they take. */
export interface UploadSlots {
  /**
   * Takes a slot for one file of an account, if it is large, then `countPost`, which counts it against its address: both
   * before any of it is read. `release` frees the slot; call it once the file is stored.
   */
  take(
    request: Request,
    accountId: string,
    countPost: () => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>,
  ): Promise<{ ok: true; release: () => void } | { ok: false; refusal: UploadRefusal }>;
}

/** Makes the slots: at most `perAccount` large files of one account at once, and `total` of all. */
export function createUploadSlots({ perAccount = 4, total = 20 } = {}): UploadSlots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    async take(request, accountId, countPost) {
      const ofAccount = taken.get(accountId) ?? 0;
      let isHeld = isLarge(request);
      if (isHeld && (ofAccount >= perAccount || all >= total)) {
        return { ok: false, refusal: { status: 503, retryAfterSeconds } };
      }
      if (isHeld) {
        taken.set(accountId, ofAccount + 1);
        all += 1;
      }
      const release = () => {
        if (!isHeld) return;
        isHeld = false;
        all -= 1;
        const left = (taken.get(accountId) ?? 1) - 1;
        if (left > 0) taken.set(accountId, left);
        else taken.delete(accountId);
      };
      try {
        const counted = await countPost();
        if (counted.ok) return { ok: true, release };
        release();
        return { ok: false, refusal: { status: 429, retryAfterSeconds: counted.retryAfterSeconds } };
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}
