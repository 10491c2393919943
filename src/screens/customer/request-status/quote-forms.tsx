import type { HiddenInputs } from '#features/brief/pages/form/hidden-fields.tsx';
import { HiddenFields } from '#features/brief/pages/form/hidden-fields.tsx';
import type { Letter } from '#features/quotes/document/letter.ts';
import { LetterOffer } from '#features/quotes/document/rate-letter.tsx';
import type { QuoteStrings } from '#features/quotes/quote-strings.ts';
import type { CustomerQuoteView } from '#features/quotes/server/quotes-by-link.ts';
import { declineReasons } from '#features/rates/charges.ts';
import { fill } from '#platform/values/format.ts';
import { ErrorSummary, summaryId } from '#ui/forms/error-summary.tsx';
import { Field, FieldError, TextArea } from '#ui/forms/field.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import type { FormOutcome } from '#ui/forms/use-form.ts';

interface FormProps {
  quote: CustomerQuoteView;
  hidden: HiddenInputs;
  refused: FormOutcome | undefined;
  strings: QuoteStrings;
}

interface ChoiceProps {
  id: string;
  name: string;
  legend: string;
  choices: { value: string; label: string }[];
  chosen: string | undefined;
  error: string | undefined;
}

/** Radio group. The first option has the id that the error summary links to. */
function Choice({ id, name, legend, choices, chosen, error }: ChoiceProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium text-strong">{legend}</legend>
      {choices.map(({ value, label }, index) => (
        <label key={value} className="flex items-start gap-3 py-1.5">
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            aria-invalid={error ? true : undefined}
            className="mt-0.5 size-6 shrink-0"
          />
          <span className="wrap-anywhere">{label}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface FormStartProps extends FormProps {
  id: string;
  t: Pick<QuoteStrings['page']['accept'], 'summaryTitle'> & { labels?: Record<string, string> };
}

/** Errors and hidden fields of each form. */
function FormStart({ id, t, quote, hidden, refused, strings }: FormStartProps) {
  return (
    <>
      {refused && (
        <ErrorSummary
          title={t.summaryTitle}
          message={refused.message}
          errors={refused.errors}
          labels={t.labels ?? {}}
          formId={id}
        />
      )}
      <HiddenFields hidden={hidden} leaveEmpty={strings.page.leaveEmpty} />
      <input type="hidden" name="quoteId" defaultValue={quote.id} />
    </>
  );
}

/** Filled in before the customer accepts. */
export interface KnownCustomer {
  name: string;
  orderNumber: string;
}

/** Id of the form that accepts a quote. */
export const acceptFormId = 'accept';

/** The totals of a letter with a button for each, which names its amount. Posted natively. */
export function AcceptForm({
  letter,
  known,
  ...props
}: FormProps & { letter: Letter; known: KnownCustomer }) {
  const id = acceptFormId;
  const { refused, strings } = props;
  const { accept: t, optional } = strings.page;
  const { options } = letter;
  const { values = { ...known }, errors = {} }: Partial<FormOutcome> = refused ?? {};
  return (
    <form
      id={id}
      method="post"
      action={`?accept#${summaryId(id)}`}
      noValidate
      aria-label={t.title}
      className="letter-accept relative scroll-mt-[calc(var(--header-height)+1rem)]"
    >
      {/* Enter in a field accepts none of several options: a disabled default button blocks it. */}
      {options.length > 1 && <button type="submit" disabled hidden aria-label={t.title} />}
      <FormStart id={id} t={t} {...props} />
      <LetterOffer letter={letter} />
      <div className="letter-fields print:hidden">
        <Field
          id={`${id}-name`}
          name="name"
          label={t.name}
          autoComplete="name"
          required
          defaultValue={values.name}
          error={errors.name}
        />
        <Field
          id={`${id}-orderNumber`}
          name="orderNumber"
          label={t.orderNumber}
          optional={optional}
          defaultValue={values.orderNumber}
          error={errors.orderNumber}
        />
      </div>
      <div className="mt-3 flex items-start gap-3 print:hidden">
        <input
          id={`${id}-terms`}
          type="checkbox"
          name="terms"
          value="on"
          required
          defaultChecked={values.terms !== undefined}
          aria-invalid={errors.terms ? true : undefined}
          aria-describedby={errors.terms ? `${id}-terms-error` : undefined}
          className="size-6 shrink-0"
        />
        <div>
          <label htmlFor={`${id}-terms`} className="font-medium text-strong">
            {t.terms}
          </label>
          <FieldError id={`${id}-terms`} error={errors.terms} />
        </div>
      </div>
      <div className="letter-options mt-3 print:hidden" data-count={options.length}>
        {options.map((option, index) => (
          <button
            key={option.id}
            id={index === 0 ? `${id}-optionId` : undefined}
            type="submit"
            name="optionId"
            value={option.id}
            className={`button ${index === 0 ? 'button-primary' : 'button-quiet'} tabular flex-col gap-0`}
          >
            {fill(t.submit, { amount: option.sum })}
            {option.title && <span className="text-small font-normal">{option.title}</span>}
          </button>
        ))}
      </div>
      <FieldError id={`${id}-optionId`} error={errors.optionId} />
    </form>
  );
}

export function DeclineForm(props: FormProps) {
  const id = 'decline';
  const { refused, strings } = props;
  const { decline: t, optional } = strings.page;
  const { values = {}, errors = {} } = refused ?? {};
  return (
    <form
      id={id}
      method="post"
      action={`?decline#${summaryId(id)}`}
      noValidate
      className="relative mt-3 space-y-5"
    >
      <FormStart id={id} t={t} {...props} />
      <Choice
        id={`${id}-reason`}
        name="reason"
        legend={t.reason}
        choices={declineReasons.map((value) => ({ value, label: t.reasons[value] }))}
        chosen={values.reason}
        error={errors.reason}
      />
      <TextArea
        id={`${id}-comment`}
        name="comment"
        rows={3}
        label={t.comment}
        optional={optional}
        defaultValue={values.comment}
        error={errors.comment}
      />
      <Field
        id={`${id}-name`}
        name="name"
        label={t.name}
        optional={optional}
        autoComplete="name"
        defaultValue={values.name}
        error={errors.name}
      />
      <SubmitButton sending={false} strings={t} tone="quiet" />
    </form>
  );
}

/** Asks for a change to the quote by a message. */
export function ChangeForm(props: FormProps) {
  const id = 'change';
  const { refused, strings } = props;
  const { change: t } = strings.page;
  return (
    <form
      id={id}
      method="post"
      action={`?change#${summaryId(id)}`}
      noValidate
      className="relative mt-3 space-y-5"
    >
      <FormStart id={id} t={t} {...props} />
      <TextArea
        id={`${id}-text`}
        name="text"
        rows={3}
        required
        label={t.labels.text}
        error={refused?.errors.text}
        defaultValue={refused?.values?.text}
      />
      <SubmitButton sending={false} strings={t} tone="quiet" />
    </form>
  );
}

/** Asks by one button for another quote in place of one that was declined or has expired. */
export function RequoteForm(props: FormProps) {
  const id = 'requote';
  const { requote: t } = props.strings.page;
  return (
    <form
      method="post"
      action={`?requote#${summaryId(id)}`}
      noValidate
      className="relative mt-4 print:hidden"
    >
      <FormStart id={id} t={t} {...props} />
      <input type="hidden" name="text" defaultValue={t.text} />
      <SubmitButton sending={false} strings={t} tone="strong" />
    </form>
  );
}

export interface RefusedForm {
  form: 'accept' | 'decline' | 'change' | 'requote';
  outcome: FormOutcome;
}

/** Explains why a form came too late for its quote, with the input. */
export function UnsentForm({ form, outcome, strings }: RefusedForm & { strings: QuoteStrings['page'] }) {
  const { summaryTitle } = strings[form];
  const { comment, name, orderNumber, text } = outcome.values ?? {};
  const typed = [name, orderNumber, comment, text].filter(Boolean).join('\n');
  return (
    <div className="mb-8 space-y-5">
      <ErrorSummary title={summaryTitle} message={outcome.message} errors={{}} labels={{}} formId={form} />
      {typed !== '' && (
        <TextArea
          id="unsent-form"
          name="unsent"
          rows={3}
          readOnly
          label={strings.unsent}
          defaultValue={typed}
        />
      )}
    </div>
  );
}
