import CircleCheck from 'lucide-react/icons/circle-check';
import { useLayoutEffect, useRef } from 'react';
import { focusNews, newsProps } from '../focus-news.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import type { DeskOutcome } from './desk-outcome.ts';

interface FormNoteProps {
  outcome: DeskOutcome | null | undefined;
  /** Stands over what was at fault. */
  notDone: string;
  labels?: Record<string, string>;
  formId: string;
}

/** The errors in the order of the form's fields, as far as `labels` names them. */
function inOrder(errors: Record<string, string>, labels: Record<string, string>): Record<string, string> {
  const known = Object.keys(labels).flatMap((name) => (errors[name] ? [[name, errors[name]]] : []));
  return { ...Object.fromEntries(known), ...errors };
}

/** How a form went, beside it, in words that take the focus each time anew. */
export function FormNote({ outcome, notDone, labels = {}, formId }: FormNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (outcome) focusNews(note.current?.querySelector<HTMLElement>('[tabindex="-1"]'));
  }, [outcome]);
  if (!outcome?.message) return null;
  return (
    <div ref={note} className="mb-4">
      {!outcome.ok ? (
        <ErrorSummary
          title={notDone}
          message={outcome.message}
          errors={inOrder(outcome.errors, labels)}
          labels={labels}
          formId={formId}
        />
      ) : (
        <p
          {...newsProps}
          className="flex items-start gap-2.5 border-l-4 border-open bg-panel px-4 py-3 font-medium text-strong"
        >
          <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-open" />
          {outcome.message}
        </p>
      )}
    </div>
  );
}
