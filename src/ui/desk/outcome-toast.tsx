import { use, useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { UNSAFE_DataRouterContext } from 'react-router';
import type { DeskOutcome } from './desk-form.tsx';

/** Outcome of the last action: on the page without scripts, in a toast with them. */
export function OutcomeNote({ outcome }: { outcome: { ok: boolean; message: string } | null | undefined }) {
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

/** The toast of the last outcome. */
let last = '';

/**
 * Shows an outcome in a toast, in place of the outcome before. Other toasts stay: they are said nowhere else. Returns an effect cleanup that removes a refusal, which no
 * longer applies after the next attempt or on another page.
 */
export function toastOutcome({ ok, message }: { ok: boolean; message: string }): (() => void) | undefined {
  toast.remove(last);
  const id = ok ? toast.success(message) : toast.error(message);
  last = id;
  return ok ? undefined : () => toast.dismiss(id);
}

/** Shows a form's outcome in a toast; the form shows the same text. */
export function useOutcomeToast(outcome: DeskOutcome | null | undefined): void {
  useEffect(() => {
    if (!outcome?.message) return;
    return toastOutcome(outcome);
  }, [outcome]);
}

/**
 * Returns the outcome of the page's last form until the next submission or navigation. For pages that reload: React
 * Router drops action data then, and with it a refusal or a secret shown once.
 */
export function useLastOutcome<Outcome>(actionData: Outcome | undefined): Outcome | undefined {
  // Its subscribers see each state. React may render none that has the outcome if the page reloads right after it.
  const router = use(UNSAFE_DataRouterContext)?.router;
  const [last, setLast] = useState(actionData);
  useEffect(
    () =>
      router?.subscribe(({ actionData: ofRoutes, navigation: { state, formMethod } }) => {
        // Data loaded after a post belongs to its outcome.
        if (state === 'submitting' || (state === 'loading' && formMethod !== 'POST')) setLast(undefined);
        else if (ofRoutes) setLast(Object.values(ofRoutes)[0]);
      }),
    [router],
  );
  return actionData ?? last;
}
