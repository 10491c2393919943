import CircleAlert from 'lucide-react/icons/circle-alert';
import { useLayoutEffect, useRef } from 'react';
import { focusMessage, messageProps } from '../focus.ts';

interface ErrorSummaryProps {
  title: string;
  message: string;
  /** By field name. */
  errors: Record<string, string>;
  labels: Record<string, string>;
  formId: string;
  /** Repeats the error of each field, where fields may be elsewhere on the page. */
  isWhole?: boolean;
}

/** Returns the id of a form's summary, the fragment that a form posts to without scripts. */
export function summaryId(formId: string): string {
  return `${formId}-summary`;
}

/**
 * Announced and focused: that a form was refused, with a link to each invalid field, which says why; the inline script follows
 * the links. Of a single field it hides the summary, and focuses the field (`data-fault`, src/before-hydration/faults.ts).
 */
export function ErrorSummary({ title, message, errors, labels, formId, isWhole = false }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusMessage(summary.current), []);
  const [first, second] = Object.keys(errors);
  return (
    <div
      ref={summary}
      id={summaryId(formId)}
      data-fault={first && !second ? `${formId}-${first}` : undefined}
      role="alert"
      {...messageProps}
      className="scroll-mt-[calc(var(--header-height)+1rem)] border-l-4 border-alert bg-alert-ground px-5 py-4 text-strong"
    >
      <p className="flex items-start gap-2.5 font-semibold">
        <CircleAlert size={22} aria-hidden className="mt-0.5 shrink-0 text-alert" />
        {title}
      </p>
      {!(isWhole && second) && !Object.values(errors).includes(message) && <p className="mt-1">{message}</p>}
      {first && (
        <ul className="mt-2 space-y-1">
          {Object.entries(errors).map(([name, error]) => (
            <li key={name}>
              <a className="link" href={`#${formId}-${name}`}>
                {labels[name] ?? name}
              </a>
              {isWhole && `: ${error}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
