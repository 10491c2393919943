import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { MouseEvent, ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useHydrated } from '../use-hydrated.ts';
import type { DeskOutcome } from './desk-outcome.ts';
import { FormNote } from './form-note.tsx';

interface DeskFormProps {
  /** What the page's action is asked to do. */
  intent: string;
  /** The id of what it is done to, where the page has one such form for each of a list. */
  subject?: string;
  outcome: DeskOutcome | null | undefined;
  notDone: string;
  /** The names of the fields, for the list of those at fault. */
  labels?: Record<string, string>;
  submit: string;
  submitting: string;
  /** What it is done to, for the ear, where several buttons of one label stand on a page. */
  object?: string;
  isPrimary?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The id of a form's field: its form's, and its name. */
export function fieldId(intent: string, name: string, subject?: string): string {
  return `${subject ? `${intent}-${subject}` : intent}-${name}`;
}

/** The outcome, if it is that of this form. */
export function outcomeFor(
  outcome: DeskOutcome | null | undefined,
  intent: string,
  subject?: string,
): DeskOutcome | null {
  if (outcome?.intent !== intent) return null;
  return subject === undefined || outcome.values.id === subject ? outcome : null;
}

/** A form that posts to its page's action, with scripts or without; how it went stands above its fields. */
export function DeskForm({
  intent,
  subject,
  outcome,
  notDone,
  labels,
  submit,
  submitting,
  object,
  isPrimary,
  className = 'space-y-4',
  children,
}: DeskFormProps) {
  const hydrated = useHydrated();
  const { state, formData } = useNavigation();
  const isOurs = formData?.get('intent') === intent && (formData.get('id') ?? undefined) === subject;
  const sending = state !== 'idle' && isOurs;
  const ignoreWhileSending = (event: MouseEvent) => {
    if (sending) event.preventDefault();
  };
  return (
    <Form method="post" noValidate={hydrated} preventScrollReset className={`desk-form ${className}`}>
      <FormNote
        outcome={outcomeFor(outcome, intent, subject)}
        notDone={notDone}
        labels={labels ?? {}}
        formId={subject ? `${intent}-${subject}` : intent}
      />
      <input type="hidden" name="intent" value={intent} />
      {subject && <input type="hidden" name="id" value={subject} />}
      {children}
      <button
        type="submit"
        className={`desk-button ${isPrimary ? 'desk-button-primary' : ''}`}
        aria-disabled={sending || undefined}
        onClick={ignoreWhileSending}
      >
        {sending && <LoaderCircle size={16} aria-hidden className="animate-spin" />}
        {sending ? submitting : submit}
        {object && <span className="sr-only"> {object}</span>}
      </button>
    </Form>
  );
}
