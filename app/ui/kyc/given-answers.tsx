import ChevronDown from 'lucide-react/icons/chevron-down';
import { rowsOf } from '../../../contract/kyc-answers.ts';
import { type KycField, kycForm } from '../../../contract/kyc-form.ts';
import { FactList } from '../fact-list.tsx';
import type { GivenWords } from './kyc-words.ts';

function inWords(field: KycField, answer: string, words: GivenWords): string {
  if (field.kind === 'checkbox') return words.yes;
  if (field.kind !== 'choice') return answer;
  return field.options.find(({ id }) => id === answer)?.label.en ?? answer;
}

/** What was answered, to read only, while the case cannot be changed. */
export function GivenAnswers({ answers, words }: { answers: Record<string, string>; words: GivenWords }) {
  const sections = kycForm.flatMap((section) => {
    const facts = rowsOf(section).flatMap((fields, row) =>
      fields.flatMap((field) => {
        const answer = answers[field.id];
        if (!answer) return [];
        const label = section.rows
          ? `${words.row.replace('{number}', String(row + 1))}: ${field.label.en}`
          : field.label.en;
        return [
          { label, value: <span className="whitespace-pre-line">{inWords(field, answer, words)}</span> },
        ];
      }),
    );
    return facts.length > 0 ? [{ id: section.id, title: section.title.en, facts }] : [];
  });
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-heading">
        {words.answers}
      </h2>
      {sections.length === 0 ? (
        <p className="mt-2">{words.none}</p>
      ) : (
        <details className="disclosure mt-3">
          <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-strong underline decoration-outline underline-offset-4">
            {words.show}
            <ChevronDown size={18} aria-hidden />
          </summary>
          <div className="mt-5 space-y-10">
            {sections.map(({ id, title, facts }) => (
              <section key={id} aria-labelledby={`given-${id}`}>
                <h3 id={`given-${id}`} className="mb-3 font-semibold text-strong">
                  {title}
                </h3>
                <FactList facts={facts} />
              </section>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
