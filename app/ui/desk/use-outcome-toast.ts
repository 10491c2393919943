import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { DeskOutcome } from './desk-outcome.ts';

/**
 * Says in a toast how something went. Returns the cleanup of an effect, which takes a refusal away: it no longer holds
 * once the next attempt has come to something, or the page is left.
 */
export function toastOutcome({ ok, message }: { ok: boolean; message: string }): (() => void) | undefined {
  if (ok) {
    toast.success(message);
    return undefined;
  }
  const id = toast.error(message);
  return () => toast.dismiss(id);
}

/** Says in a toast how a form went; the same words stand beside it. */
export function useOutcomeToast(outcome: DeskOutcome | null | undefined): void {
  useEffect(() => {
    if (!outcome?.message) return;
    // What was said of the attempt before no longer holds.
    toast.dismiss();
    return toastOutcome(outcome);
  }, [outcome]);
}
