import CircleCheck from 'lucide-react/icons/circle-check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { Form, type FormProps, useNavigation, useSubmit } from 'react-router';
import { focusMessage, messageProps } from '../focus.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Field, FieldError } from '../forms/field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { Options } from './controls.tsx';
import { useInTurn } from './use-in-turn.ts';
import { sendWithKeys } from './use-keys.ts';

interface DeskFormProps {
  /** What the page's action is asked to do. */
  intent: string;
  /** The id of what it is done to, where the page has one such form for each of a list. */
  subject?: string;
  outcome: DeskOutcome | null | undefined;
  /** The names of the fields, for the list of those at fault. */
  labels?: Record<string, string>;
  submit: string;
  /** What the button says while the form is sent, and what stands over what was at fault. */
  t: { submitting: string; notDone: string };
  /** What it is done to, for the ear, where several buttons of one label stand on a page. */
  object?: string;
  isPrimary?: boolean | undefined;
  /** Begins the ids of its fields; the intent when absent. */
  formId?: string;
  /** Further properties of the form. */
  form?: FormProps & { ref?: Ref<HTMLFormElement> };
  /** It waits for something before it is sent. */
  isWaiting?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The form of a field: the beginning of the field's id, and the form's outcome. */
const FormContext = createContext<{ formId: string; own: DeskOutcome | null }>({ formId: '', own: null });

/** What a field of a form needs of it: its id, what was wrong with it, what was typed where it was refused, or posted. */
export function useFormField(name: string) {
  const { formId, own } = use(FormContext);
  const typed = own?.ok === false ? own.values : null;
  return { id: `${formId}-${name}`, error: own?.errors[name], typed, values: own?.values };
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
  labels = {},
  submit,
  t,
  object,
  isPrimary,
  formId = subject ? `${intent}-${subject}` : intent,
  form,
  isWaiting = false,
  className = 'space-y-4',
  children,
}: DeskFormProps) {
  const hydrated = useHydrated();
  const { state, formData, formMethod } = useNavigation();
  const post = useSubmit();
  const sendInTurn = useInTurn((sent: HTMLFormElement) =>
    post(sent, { method: 'post', preventScrollReset: true }),
  );
  const isOurs = formData?.get('intent') === intent && (formData.get('id') ?? undefined) === subject;
  const sending = isWaiting || (state !== 'idle' && isOurs);
  const own = outcomeFor(outcome, intent, subject);
  const ignoreWhileSending = (event: MouseEvent) => {
    if (sending) event.preventDefault();
  };
  // What another form of the page changed is on the page first, so that this one does not send an outdated version.
  const waitForOtherForm = (event: SubmitEvent<HTMLFormElement>) => {
    form?.onSubmit?.(event);
    if (event.defaultPrevented || state === 'idle' || formMethod === undefined) return;
    event.preventDefault();
    sendInTurn(event.currentTarget);
  };
  return (
    <Form
      method="post"
      noValidate={hydrated}
      preventScrollReset
      className={`desk-form ${className}`}
      // A key that a field has handled is not sent twice.
      onKeyDown={(event) => !event.isDefaultPrevented() && sendWithKeys(event)}
      {...form}
      onSubmit={waitForOtherForm}
    >
      <FormNote outcome={own} notDone={t.notDone} labels={labels} formId={formId} />
      <input type="hidden" name="intent" value={intent} />
      {subject && <input type="hidden" name="id" value={subject} />}
      <FormContext value={{ formId, own }}>{children}</FormContext>
      <button
        type="submit"
        className={`desk-button ${isPrimary ? 'desk-button-primary' : ''}`}
        aria-disabled={sending || undefined}
        onClick={ignoreWhileSending}
      >
        {sending && <LoaderCircle size={16} aria-hidden className="animate-spin" />}
        {sending ? t.submitting : submit}
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
  /** Refused because somebody changed the lead since it was shown; the page shows it as it is now. */
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

/** How a form went, beside it, in words that take the focus each time. */
export function FormNote({ outcome, notDone, labels = {}, formId }: FormNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (outcome) focusMessage(note.current?.querySelector<HTMLElement>('[tabindex="-1"]'));
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
          {...messageProps}
          className="flex items-start gap-2.5 border-l-4 border-open bg-panel px-4 py-3 font-medium text-strong"
        >
          <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-open" />
          {outcome.message}
        </p>
      )}
    </div>
  );
}

type TextInputProps = Omit<ComponentProps<typeof Field>, 'id' | 'error'>;

/** One line in a form of the desk, with what was typed before and what was wrong with it. */
export function TextInput({ defaultValue, ...field }: TextInputProps) {
  const { id, error, typed } = useFormField(field.name);
  return (
    <Field
      id={id}
      className="desk-input"
      required
      error={error}
      defaultValue={typed?.[field.name] ?? defaultValue}
      {...field}
    />
  );
}

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, 'id' | 'error' | 'strings'> & {
  t: { show: string; hide: string };
};

/** A password in a form of the desk, with what was wrong with it. */
export function PasswordInput({ t, ...field }: PasswordInputProps) {
  const { id, error } = useFormField(field.name);
  return <PasswordField id={id} className="desk-input pr-13" required strings={t} error={error} {...field} />;
}

interface CurrentPasswordProps {
  label: string;
  /** Whose password it is, for the reader's password manager. */
  email: string;
  t: { show: string; hide: string };
}

/** Asks for one's own password. */
export function CurrentPassword({ label, email, t }: CurrentPasswordProps) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput t={t} name="currentPassword" label={label} autoComplete="current-password" />
    </>
  );
}

interface ChoiceInputProps {
  name: string;
  label: string;
  /** Titles by value. */
  options: Record<string, string>;
  defaultValue?: string | undefined;
}

/** One answer out of a short list, in a form of the desk. */
export function ChoiceInput({ name, label, options, defaultValue }: ChoiceInputProps) {
  const { id, error, values } = useFormField(name);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-strong">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="desk-input"
        defaultValue={defaultValue ?? values?.[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <Options options={Object.entries(options).map(([value, title]) => ({ value, title }))} />
      </select>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface DeskLineProps {
  title: ReactNode;
  badge?: string | false;
  text: ReactNode;
  /** What can be done to it. */
  children?: ReactNode;
}

/** A line of a list: what it is about, and a form beside it. */
export function DeskLine({ title, badge, text, children }: DeskLineProps) {
  return (
    <li className="desk-line">
      <div className="min-w-0">
        <p className="font-medium text-strong">
          {title} {badge && <span className="desk-badge">{badge}</span>}
        </p>
        <p className="text-[0.8125rem] text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}

interface FoldedProps {
  title: string;
  /** What it is done to, for the ear. */
  object: string;
  open: boolean;
  className?: string;
  children: ReactNode;
}

/** What is seldom done, folded away until it is asked for or was refused. */
export function Folded({ title, object, open, className, children }: FoldedProps) {
  return (
    <details className={className} open={open || undefined}>
      <summary className="link w-fit py-1">
        {title}
        <span className="sr-only"> {object}</span>
      </summary>
      {children}
    </details>
  );
}
