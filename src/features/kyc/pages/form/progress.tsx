import Check from 'lucide-react/icons/check';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill, listIn, pluralOf } from '#platform/values/format.ts';
import { PlainLink, useLocale } from '#ui/locale.tsx';
import { kycPage } from '../../kyc-case.ts';
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

/** The steps that lack answers, each with a link to its step, and the shown one to its first field with a problem; then those that are complete, and the documents. */
export function Progress({ steps, current, answers, documentCount, strings }: ProgressProps) {
  const locale = useLocale();
  const { contents } = strings;
  const lacking = steps.filter((step) => !isStepWhole(step));
  const complete = steps.filter((step) => isStepWhole(step) && step.isBegun);
  const linkTo = (step: KycStep) => {
    const [fault] = Object.keys(step.problems);
    const here = `#${formId}-${fault ?? 'step'}`;
    return (
      <PlainLink
        className="link py-1.5 font-medium"
        aria-current={step.id === current ? 'step' : undefined}
        href={step.id === current ? here : `${kycPage}?section=${step.id}#${formId}-step`}
      >
        {titleOf(step.id, strings)}
      </PlainLink>
    );
  };
  const line = 'flex flex-wrap items-center justify-between gap-x-5 border-b border-hairline py-1.5';
  return (
    <nav aria-labelledby="progress-title">
      <h2 id="progress-title" className="text-heading">
        {lacking.length === 0 ? contents.whole : contents.heading}
      </h2>
      {lacking.length > 0 && (
        <>
          <ol className="mt-3 border-t border-hairline">
            {lacking.map((step) => (
              <li key={step.id} className={line}>
                {linkTo(step)}
                <span className="text-small text-strong">
                  {describeProblems(locale, step, answers, contents)}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-3 measure text-small text-muted">{contents.more}</p>
        </>
      )}
      {complete.length > 0 && (
        <>
          <h3 className="label mt-6 flex items-center gap-2">
            <Check size={17} aria-hidden className="text-open" />
            {contents.complete}
          </h3>
          <ul className="mt-2 border-t border-hairline">
            {complete.map((step) => (
              <li key={step.id} className={line}>
                {linkTo(step)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-5 border-y border-hairline py-1.5">
        <PlainLink
          className="link py-1.5 font-medium"
          href={current === 'company' ? '#documents' : `${kycPage}?section=company#documents`}
        >
          {strings.documents.heading}
        </PlainLink>
        <span className="tabular text-small text-muted">
          {documentCount === 0 ? contents.noFiles : pluralOf(locale, documentCount, contents.files)}
        </span>
      </p>
    </nav>
  );
}
