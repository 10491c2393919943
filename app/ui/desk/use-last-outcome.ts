import { useState } from 'react';
import { useNavigation } from 'react-router';

/**
 * How the page's last form went, until the next is sent or the page is left. For pages that load themselves again:
 * React Router forgets an action's data with that, and with it a refusal, or a secret that is shown this once.
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
