import { useState } from 'react';
import type { DeskOutcome } from '../../../ui/desk/desk-form.tsx';
import { useOver } from '../../../ui/desk/use-over.ts';

/** Outcome of a command on the request. */
export interface RequestOutcome extends DeskOutcome {
  /** Version of the request after the command; absent after a refusal. */
  version?: number;
}

/**
 * Returns the field `undo` of the reader's last change, which comes back with its outcome: for ten seconds, while nobody
 * has changed the request since. Empty for nothing to undo.
 */
export function useUndo(outcome: RequestOutcome | undefined, version: number): string {
  const [last, setLast] = useState<RequestOutcome>();
  if (outcome?.version !== undefined && outcome.version !== last?.version) setLast(outcome);
  const isOver = useOver(last);
  return (last?.version === version && !isOver && last.values.undo) || '';
}
