import Check from 'lucide-react/icons/check';
import type { Locale } from '../../../../platform/i18n/locale.ts';
import { fill, listIn } from '../../../../platform/values/format.ts';
import { PlainLink, useLocale } from '../../../../ui/locale.tsx';
import { kycPage, mostDocuments } from '../../kyc-case.ts';
import { isStepWhole, type KycStep, type KycStepId } from '../../kyc-steps.ts';
import type { KycStrings } from '../../strings.ts';
import { formId } from './question.tsx';

type Strings = Pick<KycStrings['kycCase'], 'contents' | 'form' | 'documents'>;

/** The heading of a step. */
export function titleOf(id: KycStepId, { contents, form }: Strings): string {
  return id === 'company' || id === 'details' || id === 'signatory'
    ? contents.parts[id]
    : form.texts.sections[id].title;
}

function describeProblems(
  locale: Locale,
  { problems }: KycStep,
  answers: Record<string, string>,
  { missing, toCheck }: Strings['contents'],
): string {
  const ids = Object.keys(problems);
  const missingCount = ids.filter((id) => !answers[id]).length;
  const counts = [
    { count: missingCount, text: missing },
    { count: ids.length - missingCount, text: toCheck },
  ];
  return listIn(
    locale,
    counts.filter(({ count }) => count > 0).map(({ count, text }) => fill(text, { count })),
  );
}

interface ProgressProps {
  steps: KycStep[];
  current: KycStepId;
  answers: Record<string, string>;
  documentCount: number;
  strings: Strings;
}

/** Missing answers by step: each links to its step, and the shown step to its first field with a problem. */
export function Progress({ steps, current, answers, documentCount, strings }: ProgressProps) {
  const locale = useLocale();
  const { contents } = strings;
  const isWhole = steps.every(isStepWhole);
  const first = `${kycPage}?section=company`;
  return (
    <nav aria-labelledby="progress-title">
      <h2 id="progress-title" className="text-heading">
        {isWhole ? contents.whole : contents.heading}
      </h2>
      <ol className="mt-4 border-t border-hairline">
        {steps.map((step) => {
          const [fault] = Object.keys(step.problems);
          const here = `#${formId}-${fault ?? 'step'}`;
          return (
            <li
              key={step.id}
              className="flex flex-wrap items-center justify-between gap-x-5 border-b border-hairline py-1.5"
            >
              <PlainLink
                className="link py-1.5 font-medium"
                aria-current={step.id === current ? 'step' : undefined}
                href={step.id === current ? here : `${kycPage}?section=${step.id}#${formId}-step`}
              >
                {titleOf(step.id, strings)}
              </PlainLink>
              {isStepWhole(step) ? (
                step.isBegun && (
                  <span className="flex items-center gap-2 text-small text-open">
                    <Check size={17} aria-hidden />
                    {contents.answered}
                  </span>
                )
              ) : (
                <span className="text-small text-strong">
                  {describeProblems(locale, step, answers, contents)}
                </span>
              )}
            </li>
          );
        })}
        <li className="flex flex-wrap items-center justify-between gap-x-5 border-b border-hairline py-1.5">
          <PlainLink
            className="link py-1.5 font-medium"
            href={current === 'company' ? '#documents' : `${first}#documents`}
          >
            {strings.documents.heading}
          </PlainLink>
          <span className="tabular text-small text-muted">
            {fill(contents.files, { count: documentCount, most: mostDocuments })}
          </span>
        </li>
      </ol>
      {!isWhole && <p className="mt-3 measure text-small text-muted">{contents.more}</p>}
    </nav>
  );
}
