import { useEffect } from 'react';
import { toastOutcome } from './use-outcome-toast.ts';

/** What became of something that was done on a page of the desk. */
export interface PageOutcome {
  ok: boolean;
  message: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
}

/** Says what became of the last thing that was done: on the page, also without scripts, and with them by a toast. */
export function OutcomeNote({ outcome }: { outcome: PageOutcome | undefined }) {
  useEffect(() => {
    if (!outcome) return;
    return toastOutcome(outcome);
  }, [outcome]);
  if (!outcome) return null;
  return (
    <p
      role={outcome.ok ? 'status' : 'alert'}
      data-ok={outcome.ok}
      className="my-3 max-w-[80ch] border-l-2 border-alert bg-alert-ground px-3 py-2 text-alert data-[ok=true]:border-strong data-[ok=true]:bg-panel data-[ok=true]:text-strong"
    >
      {outcome.message}
    </p>
  );
}
