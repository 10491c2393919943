import { useState } from 'react';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { useOver } from '#ui/desk/use-over.ts';

/** Outcome of a command on the request. */
export interface RequestOutcome extends DeskOutcome {
  /** Version of the request after the command; absent after a refusal. */
  version?: number;
}

/**
 * Returns the field `undo` of the reader's last change, which comes back with its outcome, and the version that it undoes:
 * for ten seconds, while the page, which may not be loaded again yet, shows no later change. Null for nothing to undo.
 */
export function useUndo(
  outcome: RequestOutcome | undefined,
  version: number,
): { field: string; version: number } | null {
  const [last, setLast] = useState<RequestOutcome>();
  if (outcome?.version !== undefined && outcome.version !== last?.version) setLast(outcome);
  const isOver = useOver(last);
  if (last?.version === undefined || last.version < version || isOver || !last.values.undo) return null;
  return { field: last.values.undo, version: last.version };
}
