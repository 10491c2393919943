import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { focusMessage, messageProps } from '../focus.ts';

interface ErrorSummaryProps {
  title: string;
  message: string;
  /** By field name. */
  errors: Record<string, string>;
  labels: Record<string, string>;
  formId: string;
  /** Makes a field visible before it is focused. */
  reveal?: ((name: string) => void) | undefined;
}

/** Returns the id of a form's summary, the fragment that a form posts to without scripts. */
export function summaryId(formId: string): string {
  return `${formId}-summary`;
}

/** Reasons of a refusal, announced and focused, with a link to each invalid field. */
export function ErrorSummary({ title, message, errors, labels, formId, reveal }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusMessage(summary.current), []);
  const lead = (event: MouseEvent, name: string) => {
    event.preventDefault();
    reveal?.(name);
    requestAnimationFrame(() => document.getElementById(`${formId}-${name}`)?.focus());
  };
  return (
    <div
      ref={summary}
      id={summaryId(formId)}
      role="alert"
      {...messageProps}
      className="scroll-mt-[calc(var(--header-height)+1rem)] border-l-4 border-alert bg-alert-ground px-5 py-4 text-strong"
    >
      <p className="flex items-start gap-2.5 font-semibold">
        <CircleAlert size={22} aria-hidden className="mt-0.5 shrink-0 text-alert" />
        {title}
      </p>
      {!Object.values(errors).includes(message) && <p className="mt-1">{message}</p>}
      {Object.keys(errors).length > 0 && (
        <ul className="mt-2 space-y-1">
          {Object.entries(errors).map(([name, error]) => (
            <li key={name}>
              <a className="link" href={`#${formId}-${name}`} onClick={(event) => lead(event, name)}>
                {labels[name] ?? name}
              </a>
              : {error}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
