import type { HiddenInputs } from '../../../features/brief/pages/form/hidden-fields.tsx';
import { HiddenFields } from '../../../features/brief/pages/form/hidden-fields.tsx';
import { pricedTitle } from '../../../features/quotes/document/quote-lines.ts';
import type { QuoteStrings } from '../../../features/quotes/quote-strings.ts';
import type { CustomerQuoteView } from '../../../features/quotes/server/quotes-by-link.ts';
import { declineReasons } from '../../../features/rates/charges.ts';
import { ErrorSummary, summaryId } from '../../../ui/forms/error-summary.tsx';
import { Field, FieldError, TextArea } from '../../../ui/forms/field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import type { FormOutcome } from '../../../ui/forms/use-form.ts';
import { useLocale } from '../../../ui/locale.tsx';

interface FormProps {
  quote: CustomerQuoteView;
  hidden: HiddenInputs;
  refused: FormOutcome | undefined;
  strings: QuoteStrings;
}

interface DecisionFormsProps extends Omit<FormProps, 'refused'> {
  refused: { decision: 'accept' | 'decline'; outcome: FormOutcome } | null;
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
  t: QuoteStrings['page']['accept' | 'decline'];
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
          labels={t.labels}
          formId={id}
        />
      )}
      <HiddenFields hidden={hidden} leaveEmpty={strings.page.leaveEmpty} />
      <input type="hidden" name="quoteId" defaultValue={quote.id} />
    </>
  );
}

/** Id of the form that accepts a quote. */
const acceptFormId = 'accept';

function AcceptForm(props: FormProps) {
  const id = acceptFormId;
  const locale = useLocale();
  const { quote, refused, strings } = props;
  const { accept: t, optional } = strings.page;
  const { options } = quote.document.quote;
  const [only] = options;
  const { values = {}, errors = {} } = refused ?? {};
  return (
    <form
      id={id}
      method="post"
      action={`?accept#${summaryId(id)}`}
      noValidate
      className="relative mt-10 scroll-mt-[calc(var(--header-height)+1rem)] space-y-6 border-t-4 border-strong bg-panel px-5 py-6 sm:px-6 print:hidden"
    >
      <h3 className="text-heading font-semibold">{t.title}</h3>
      <FormStart id={id} t={t} {...props} />
      {options.length > 1 ? (
        <Choice
          id={`${id}-optionId`}
          name="optionId"
          legend={t.options}
          choices={options.map((option, index) => ({
            value: option.id,
            label: pricedTitle({ ...quote.document, locale }, index, strings.document),
          }))}
          chosen={values.optionId}
          error={errors.optionId}
        />
      ) : (
        <input type="hidden" name="optionId" defaultValue={only?.id} />
      )}
      <div className="grid gap-6">
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
      <div className="flex items-start gap-3">
        <input
          id={`${id}-terms`}
          type="checkbox"
          name="terms"
          value="on"
          required
          defaultChecked={values.terms !== undefined}
          aria-invalid={errors.terms ? true : undefined}
          aria-describedby={errors.terms ? `${id}-terms-error` : undefined}
          className="mt-0.5 size-6 shrink-0"
        />
        <div>
          <label htmlFor={`${id}-terms`} className="font-medium text-strong">
            {t.terms}
          </label>
          <FieldError id={`${id}-terms`} error={errors.terms} />
        </div>
      </div>
      <SubmitButton sending={false} strings={t} />
    </form>
  );
}

function DeclineForm(props: FormProps) {
  const id = 'decline';
  const { refused, strings } = props;
  const { decline: t, optional } = strings.page;
  const { values = {}, errors = {} } = refused ?? {};
  return (
    <details className="disclosure mt-6 print:hidden" open={refused ? true : undefined}>
      <summary className="link w-fit py-1">{t.title}</summary>
      <form
        id={id}
        method="post"
        action={`?decline#${summaryId(id)}`}
        noValidate
        className="relative mt-4 space-y-6"
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
    </details>
  );
}

/** Forms to accept or decline an open quote, posted natively. */
export function DecisionForms({ refused, ...props }: DecisionFormsProps) {
  const outcomeOf = (decision: 'accept' | 'decline') =>
    refused?.decision === decision ? refused.outcome : undefined;
  return (
    <>
      <AcceptForm {...props} refused={outcomeOf('accept')} />
      <DeclineForm {...props} refused={outcomeOf('decline')} />
    </>
  );
}

/** Explains why a decision came too late, with the input. */
export function UnsentDecision({
  decision,
  outcome,
  strings,
}: NonNullable<DecisionFormsProps['refused']> & { strings: QuoteStrings['page'] }) {
  const { summaryTitle } = strings[decision];
  const { comment, name, orderNumber } = outcome.values ?? {};
  const typed = [name, orderNumber, comment].filter(Boolean).join('\n');
  return (
    <div className="mb-10 space-y-5">
      <ErrorSummary
        title={summaryTitle}
        message={outcome.message}
        errors={{}}
        labels={{}}
        formId={decision}
      />
      {typed !== '' && (
        <TextArea
          id="unsent-decision"
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
