import CircleCheck from 'lucide-react/icons/circle-check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ComponentProps, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { focusNews, newsProps } from '../focus-news.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { Field } from '../form/field.tsx';
import { FieldError } from '../form/field-frame.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useHydrated } from '../use-hydrated.ts';

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

/** How a form of the desk went, as a page's action answers it. */
export interface DeskOutcome {
  ok: boolean;
  /** Which of the page's forms it was. */
  intent: string;
  message: string;
  /** What to say at a field, by its name. */
  errors: Record<string, string>;
  /** What was typed, by field name, to stand there again; without passwords. */
  values: Record<string, string>;
  /** Refused because somebody changed the lead since it was shown; the page shows it anew. */
  isStale?: boolean;
  /** Where to sign in again, when the session is over. */
  signIn?: { path: string; label: string };
}

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

type TextInputProps = Omit<ComponentProps<typeof Field>, 'id' | 'error'> & {
  intent: string;
  subject?: string;
  outcome: DeskOutcome | null | undefined;
};

/** One line in a form of the desk, with what was typed before and what was wrong with it. */
export function TextInput({ intent, subject, outcome, defaultValue, ...field }: TextInputProps) {
  const own = outcomeFor(outcome, intent, subject);
  const typed = own?.ok === false ? own.values[field.name] : undefined;
  return (
    <Field
      id={fieldId(intent, field.name, subject)}
      className="desk-input"
      required
      error={own?.errors[field.name]}
      defaultValue={typed ?? defaultValue}
      {...field}
    />
  );
}

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, 'id' | 'error' | 'strings'> & {
  intent: string;
  outcome: DeskOutcome | null | undefined;
  t: { show: string; hide: string };
};

/** A password in a form of the desk, with what was wrong with it. */
export function PasswordInput({ intent, outcome, t, ...field }: PasswordInputProps) {
  return (
    <PasswordField
      id={fieldId(intent, field.name)}
      className="desk-input pr-13"
      required
      strings={t}
      error={outcomeFor(outcome, intent)?.errors[field.name]}
      {...field}
    />
  );
}

interface ChoiceInputProps {
  id: string;
  name: string;
  label: string;
  /** Titles by value. */
  options: Record<string, string>;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** One answer out of a short list, in a form of the desk. */
export function ChoiceInput({ id, name, label, options, defaultValue, error }: ChoiceInputProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-strong">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="desk-input"
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {Object.entries(options).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  );
}
