import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ComponentProps, lazy, Suspense } from 'react';
import { fill } from '#platform/values/format.ts';
import { describedBy, Field, FieldFrame, type FieldTexts, TextArea } from '#ui/forms/field.tsx';
import { HintedField } from '#ui/forms/hinted-field.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import type { BriefStrings } from '../../strings.ts';
import { type BriefField, briefFields, inputKinds } from './brief-parts.ts';

/** Loaded once a number is typed; without a connection there is no note. */
const TaxNumberNote = lazy(() =>
  import('#features/cargo/tax-number-note.tsx').catch(() => ({ default: () => null })),
);

interface BriefStepsProps {
  position: number;
  parts: number;
  move: (position: number) => void;
  /** True after a failed attempt: every part then has the button to submit again. */
  isRetry: boolean;
  /** True where the request may be sent before the last part. */
  canSend: boolean;
  sending: boolean;
  strings: BriefStrings['clientBrief']['form'];
}

/** Shows the progress and the Back and Next buttons. Without scripts, only the submit button. */
export function BriefSteps({ position, parts, move, isRetry, canSend, sending, strings }: BriefStepsProps) {
  const isLast = position === parts - 1;
  const isDue = isLast || isRetry;
  const texts = canSend && !isDue ? { ...strings, submit: strings.sendNow } : strings;
  const submit = <SubmitButton sending={sending} strings={texts} />;
  return (
    <div className="border-t border-hairline pt-6">
      <div className="scripted flex flex-wrap items-center gap-3">
        {position > 0 && (
          <button
            type="button"
            className="button button-quiet"
            data-replay
            onClick={() => move(position - 1)}
          >
            <ArrowLeft size={18} aria-hidden />
            {strings.previous}
          </button>
        )}
        {(isDue || canSend) && submit}
        {!isLast && (
          <button
            type="button"
            className={`button ${isRetry || canSend ? 'button-quiet' : 'button-primary'}`}
            data-replay={isRetry ? '' : 'enter'}
            onClick={() => move(position + 1)}
          >
            {strings.next}
            <ArrowRight size={18} aria-hidden />
          </button>
        )}
        <p className="tabular ml-auto text-small text-muted" aria-live="polite">
          {fill(strings.position, { part: position + 1, count: parts })}
        </p>
      </div>
      <div className="unscripted">{submit}</div>
    </div>
  );
}

export type SummaryLine = readonly [label: string, text: string];

/** The options of a choice; undefined for another kind of field. */
function choicesOf(name: BriefField, strings: BriefStrings['clientBrief']['form']) {
  return name === 'service' ? strings.services : name === 'taxKind' ? strings.taxKinds : undefined;
}

interface BriefSummaryProps {
  /** Opens the part in which the cargo is changed; null on that part. */
  change: (() => void) | null;
  answers: Record<string, string>;
  details: SummaryLine[];
  strings: BriefStrings['clientBrief']['form'];
}

export function BriefSummary({ change, answers, details, strings }: BriefSummaryProps) {
  const given = briefFields.filter((name) => answers[name]?.trim());
  if (given.length + details.length === 0) return null;
  const textOf = (name: BriefField) => {
    const answer = answers[name] ?? '';
    return choicesOf(name, strings)?.titles[answer] || answer;
  };
  return (
    <section aria-label={strings.summary} className="bg-panel px-5 py-4">
      <div className="flex justify-between gap-4">
        <h2 className="font-semibold text-strong">{strings.summary}</h2>
        {change && (
          <button type="button" data-replay className="scripted link" onClick={change}>
            {strings.change}
          </button>
        )}
      </div>
      <dl className="mt-3 space-y-2 text-small">
        {[...given.map((name) => [strings.labels[name], textOf(name)] as const), ...details].map(
          ([label, text]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="line-clamp-2 wrap-anywhere text-strong">{text}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

interface BriefFieldsProps {
  formId: string;
  fields: readonly BriefField[];
  typed: Record<string, string>;
  errors: Record<string, string>;
  /** Values typed so far. */
  answers: Record<string, string>;
  /** By service. */
  templates: Record<string, string>;
  strings: BriefStrings['clientBrief']['form'];
}

const inputProperties: Partial<Record<BriefField, Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>>> = {
  clientName: { autoComplete: 'name' },
  brandName: { autoComplete: 'organization' },
  address: { autoComplete: 'street-address' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
};

function OneLine({ hints, ...field }: ComponentProps<typeof HintedField>) {
  const isHinted = field.type === 'email' || field.type === 'tel';
  return isHinted ? <HintedField {...field} hints={hints} /> : <Field {...field} />;
}

type SelectFieldProps = FieldTexts &
  ComponentProps<'select'> & {
    id: string;
    name: string;
    options: Record<string, string>;
    /** Shipped service whose groups of fields an option shows (src/ui/styles/cargo.css). */
    templates: Record<string, string>;
    /** Label of the empty option. */
    none: string;
  };

/** Select with an empty option. */
function SelectField({
  label,
  help,
  error,
  optional,
  options,
  templates,
  none,
  ...select
}: SelectFieldProps) {
  const texts = { label, help, error, optional };
  return (
    <FieldFrame id={select.id} {...texts}>
      <span className="chevron">
        <select
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(select.id, texts)}
          {...select}
        >
          <option value="">{none}</option>
          {Object.entries(options).map(([value, title]) => (
            <option key={value} value={value} data-template={templates[value]}>
              {title}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}

export function BriefFields({
  formId,
  fields,
  typed,
  answers,
  errors,
  templates,
  strings,
}: BriefFieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {fields.map((name) => {
        const common = {
          id: `${formId}-${name}`,
          name,
          label: strings.labels[name],
          help: strings.help[name] || undefined,
          error: errors[name],
          defaultValue: typed[name],
        };
        const kind = inputKinds[name];
        const choices = choicesOf(name, strings);
        if (choices) {
          return (
            <div key={name} className={name === 'service' ? 'sm:col-span-2' : ''}>
              <SelectField {...common} options={choices.titles} templates={templates} none={choices.none} />
            </div>
          );
        }
        return (
          <div key={name} className={kind === 'line' ? '' : 'sm:col-span-2'}>
            {kind === 'text' ? (
              <TextArea {...common} rows={name === 'productToExport' ? 2 : 5} />
            ) : (
              <OneLine {...common} {...inputProperties[name]} hints={strings.hints} />
            )}
            {name === 'taxNumber' && (
              <p
                id={`${formId}-taxNumber-note`}
                role="status"
                className="mt-1 text-small font-medium text-strong empty:hidden"
              >
                {answers.taxKind && answers.taxNumber && (
                  <Suspense>
                    <TaxNumberNote
                      kind={answers.taxKind}
                      number={answers.taxNumber}
                      problems={strings.taxProblems}
                    />
                  </Suspense>
                )}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
