import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigation } from 'react-router';
import type { DeskOutcome } from './desk-form.tsx';

/** Says what became of the last thing that was done: on the page, also without scripts, and with them by a toast. */
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

/**
 * How the page's last form went, until the next is sent or the page is left. For pages that load themselves again:
 * React Router drops an action's data with that, and with it a refusal, or a secret that is shown this once.
 */
export function useLastOutcome<Outcome>(actionData: Outcome | undefined): Outcome | undefined {
  const { state, formMethod } = useNavigation();
  const [last, setLast] = useState(actionData);
  const [over, setOver] = useState<Outcome>();
  // What is loaded after a form was posted belongs to what came of it.
  const isOver = state === 'submitting' || (state === 'loading' && formMethod !== 'POST');
  if (isOver && actionData !== undefined && actionData !== over) setOver(actionData);
  // The router holds what came of the form before until the page that the next one leads to is there.
  const current = actionData === over ? undefined : actionData;
  const kept = isOver ? undefined : (current ?? last);
  if (kept !== last) setLast(kept);
  return actionData ?? kept;
}
