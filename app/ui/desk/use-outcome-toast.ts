import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { DeskOutcome } from './desk-outcome.ts';

/** Says in a toast how a form went; the same words stand beside it. */
export function useOutcomeToast(outcome: DeskOutcome | null | undefined): void {
  useEffect(() => {
    if (!outcome?.message) return;
    // What was said of the attempt before no longer holds.
    toast.dismiss();
    if (outcome.status === 'done') toast.success(outcome.message);
    else toast.error(outcome.message);
  }, [outcome]);
}
