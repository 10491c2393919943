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
import type { FormOutcome } from '../forms/use-form.ts';
import { useHydrated } from '../use-hydrated.ts';
import { type Option, Options, optionsOf } from './controls.tsx';
import { kit } from './strings/en/kit.ts';
import { useInTurn } from './use-in-turn.ts';
import { sendWithKeys } from './use-keys.ts';

interface DeskFormProps {
  /** Command for the page's action. */
  intent: string;
  /** Id of the item, when the page has one such form per item. */
  subject?: string;
  outcome: DeskOutcome | null | undefined;
  /** Labels of fields, for the error list. */
  labels?: Record<string, string>;
  /** Without it a button elsewhere submits the form by its id. */
  submit?: string;
  /** Another command for the same fields. */
  other?: { intent: string; submit: string; isPrimary?: boolean };
  /** True to keep the buttons in view at the end of the window, on a long form. */
  isDocked?: boolean;
  /** Next to the buttons of two commands. */
  note?: ReactNode;
  /** Texts while submitting and above the errors. */
  t?: { submitting: string; notDone: string };
  /** Item name for screen readers, where several buttons have the same label. */
  object?: string;
  isPrimary?: boolean | undefined;
  /** Prefix of field ids; defaults to the intent. */
  formId?: string;
  /** Extra properties of the form. */
  form?: FormProps & { ref?: Ref<HTMLFormElement> };
  /** True while the submission waits for something. */
  isWaiting?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Prefix of field ids and outcome of the enclosing form. */
const FormContext = createContext<{ formId: string; own: DeskOutcome | null }>({ formId: '', own: null });

/** Returns the id, the error and the submitted value of a field in the enclosing form. */
export function useFormField(name: string) {
  const { formId, own } = use(FormContext);
  const typed = own?.ok === false ? own.values : null;
  return { id: `${formId}-${name}`, error: own?.errors[name], typed, values: own?.values };
}

/** Returns the outcome only when it belongs to that form. */
export function outcomeFor(
  outcome: DeskOutcome | null | undefined,
  intent: string,
  subject?: string,
): DeskOutcome | null {
  if (outcome?.intent !== intent) return null;
  return subject === undefined || outcome.values.id === subject ? outcome : null;
}

/** Form that posts to the page's action; shows the outcome above its fields. */
export function DeskForm({
  intent,
  subject,
  outcome,
  labels = {},
  submit,
  other,
  isDocked = false,
  note,
  t = kit.form,
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
  const sendInTurn = useInTurn((sent: HTMLElement) =>
    post(sent as HTMLFormElement, { method: 'post', preventScrollReset: true }),
  );
  const isOurs = formData?.get('intent') === intent && (formData.get('id') ?? undefined) === subject;
  const sending = isWaiting || (state !== 'idle' && isOurs);
  const own =
    outcomeFor(outcome, intent, subject) ?? (other ? outcomeFor(outcome, other.intent, subject) : null);
  const ignoreWhileSending = (event: MouseEvent) => {
    if (sending) event.preventDefault();
  };
  // Waits for another form of the page, so that this one does not send an outdated version.
  const waitForOtherForm = (event: SubmitEvent<HTMLFormElement>) => {
    form?.onSubmit?.(event);
    if (event.defaultPrevented || state === 'idle' || formMethod === undefined) return;
    event.preventDefault();
    sendInTurn(event.nativeEvent.submitter ?? event.currentTarget);
  };
  const button = {
    type: 'submit',
    'aria-disabled': sending || undefined,
    onClick: ignoreWhileSending,
  } as const;
  const buttons = submit && (
    <>
      <button {...button} className={`desk-button ${isPrimary ? 'desk-button-primary' : ''}`}>
        {sending && <LoaderCircle size={16} aria-hidden className="animate-spin" />}
        {sending ? t.submitting : submit}
        {object && <span className="sr-only"> {object}</span>}
      </button>
      {other && (
        <button
          {...button}
          name="intent"
          value={other.intent}
          className={`desk-button ${other.isPrimary ? 'desk-button-primary' : ''}`}
        >
          {other.submit}
          {object && <span className="sr-only"> {object}</span>}
        </button>
      )}
    </>
  );
  return (
    <Form
      method="post"
      noValidate={hydrated}
      preventScrollReset
      className={`desk-form ${className}`}
      // A field has already handled the key.
      onKeyDown={(event) => !event.isDefaultPrevented() && sendWithKeys(event)}
      {...form}
      onSubmit={waitForOtherForm}
    >
      <FormNote outcome={own} notDone={t.notDone} labels={labels} formId={formId} />
      <input type="hidden" name="intent" value={intent} />
      {subject && <input type="hidden" name="id" value={subject} />}
      <FormContext value={{ formId, own }}>{children}</FormContext>
      {other ? (
        <div className={`flex flex-wrap items-center gap-3 ${isDocked ? 'form-foot' : ''}`}>
          {buttons}
          {note}
        </div>
      ) : (
        buttons
      )}
    </Form>
  );
}

/** Outcome of a desk form from a page's action. */
export interface DeskOutcome extends FormOutcome {
  /** Identifies the form. */
  intent: string;
  /** True when somebody changed the lead since the page was shown; the page then shows the current state. */
  isStale?: boolean;
  /** Sign-in link after the session ended. */
  signIn?: { path: string; label: string };
}

interface FormNoteProps {
  outcome: DeskOutcome | null | undefined;
  /** Heading of the errors. */
  notDone?: string;
  labels?: Record<string, string>;
  formId: string;
}

/** Orders errors by `labels`; omits others. */
function inOrder(errors: Record<string, string>, labels: Record<string, string>): Record<string, string> {
  const known = Object.keys(labels).flatMap((name) => (errors[name] ? [[name, errors[name]]] : []));
  return { ...Object.fromEntries(known), ...errors };
}

/** Outcome of a form, focused each time. */
export function FormNote({ outcome, notDone = kit.form.notDone, labels = {}, formId }: FormNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (outcome) focusMessage(note.current?.querySelector<HTMLElement>('[tabindex="-1"]'));
  }, [outcome]);
  if (!outcome?.message) return null;
  return (
    <div ref={note} data-note="" className="mb-4">
      {!outcome.ok ? (
        <ErrorSummary
          title={notDone}
          message={outcome.message}
          errors={inOrder(outcome.errors, labels)}
          labels={labels}
          formId={formId}
          isWhole
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

/** One-line field with its submitted value and error. */
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

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, 'id' | 'error' | 'strings'>;

/** Password field with its error. */
export function PasswordInput(field: PasswordInputProps) {
  const { id, error } = useFormField(field.name);
  return (
    <PasswordField
      id={id}
      className="desk-input pr-13"
      required
      strings={kit.password}
      error={error}
      {...field}
    />
  );
}

interface CurrentPasswordProps {
  label: string;
  /** Address of the account, for password managers. */
  email: string;
}

/** Asks for the reader's current password. */
export function CurrentPassword({ label, email }: CurrentPasswordProps) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput name="currentPassword" label={label} autoComplete="current-password" />
    </>
  );
}

interface ChoiceInputProps {
  name: string;
  label: string;
  /** Titles by value, or options. */
  options: Record<string, string> | readonly Option[];
  defaultValue?: string | undefined;
}

const isList = (options: ChoiceInputProps['options']): options is readonly Option[] => Array.isArray(options);

/** Select of a desk form. */
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
        <Options options={isList(options) ? options : optionsOf(options)} />
      </select>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface DeskLineProps {
  title: ReactNode;
  badge?: string | false;
  text: ReactNode;
  /** Actions on the item. */
  children?: ReactNode;
}

/** List item with a form. */
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
  /** Item name for screen readers. */
  object: string;
  open: boolean;
  className?: string;
  children: ReactNode;
}

/** Rare action, folded until it is opened or refused. */
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
