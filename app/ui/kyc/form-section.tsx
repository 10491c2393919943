import { rowsOf } from '../../../contract/kyc-answers.ts';
import type { AnswerLength, KycField, KycSection } from '../../../contract/kyc-form.ts';
import type { Strings } from '../../content/strings.ts';
import { Question } from './question.tsx';

interface FormSectionProps {
  section: KycSection;
  number: number;
  answers: Record<string, string>;
  errors: Record<string, string>;
  strings: Strings['kycCase']['form'];
}

const widths: Record<AnswerLength, string> = {
  short: 'sm:col-span-2',
  medium: 'sm:col-span-3',
  long: 'sm:col-span-6',
};

/** Whether a question has its label over it, and others may stand beside it: their inputs are on one line then. */
function isInLine({ kind }: KycField): boolean {
  return kind !== 'checkbox' && kind !== 'choice';
}

/** The questions of one section under its heading; those in rows once for each person. */
export function FormSection({ section, number, answers, errors, strings }: FormSectionProps) {
  const questions = (fields: KycField[]) => (
    <div className="grid gap-x-5 sm:grid-cols-6">
      {fields.map((field) => (
        <div key={field.id} className={`pb-6 ${isInLine(field) ? 'question' : ''} ${widths[field.length]}`}>
          <Question field={field} answer={answers[field.id]} error={errors[field.id]} strings={strings} />
        </div>
      ))}
    </div>
  );
  return (
    <section aria-labelledby={section.id} className="border-t border-outline/50 pt-6">
      <h2 id={section.id} tabIndex={-1} className="flex gap-3 text-heading">
        <span className="tabular text-muted" aria-hidden>
          {number}
        </span>
        {section.title.en}
      </h2>
      {section.text && <p className="mt-2 max-w-[66ch]">{section.text.en}</p>}
      <div className="mt-6 -mb-6 space-y-3">
        {rowsOf(section).map((fields, row) =>
          section.rows === undefined ? (
            <div key={section.id}>{questions(fields)}</div>
          ) : (
            <fieldset key={fields[0]?.id}>
              <legend className="mb-3 font-semibold text-strong">
                {strings.row.replace('{number}', String(row + 1))}
              </legend>
              {questions(fields)}
            </fieldset>
          ),
        )}
      </div>
    </section>
  );
}
