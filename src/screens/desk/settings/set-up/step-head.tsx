import Check from 'lucide-react/icons/check';
import { Form, Link } from 'react-router';
import type { SetUpStep } from '#features/settings/set-up-steps.ts';
import { fill } from '#platform/values/format.ts';
import { settings } from '../../strings/en/settings.ts';
import { pathAfterStep, pathOfStep, titleOfStep } from './steps.ts';

const { setUp: t } = settings;

interface StepHeadProps {
  step: SetUpStep;
  completed: readonly string[];
  /** Steps of the reader's role. */
  steps: readonly SetUpStep[];
}

/** Steps of the set-up, above the page of one of them. */
export function StepHead({ step, completed, steps }: StepHeadProps) {
  const number = steps.indexOf(step) + 1;
  return (
    <nav aria-label={t.title} className="desk-step-head mb-5 border-b border-hairline pb-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-5">
        <span className="font-medium text-strong">{fill(t.position, { number, count: steps.length })}</span>
        <span className="flex flex-wrap gap-x-5">
          <Link className="link py-1" to={pathAfterStep(step)}>
            {t.skip}
          </Link>
          <Link className="link py-1" to="/desk/settings">
            {t.leave}
          </Link>
        </span>
      </p>
      <ol className="mt-1 flex flex-wrap gap-x-5">
        {steps.map((each) => (
          <li key={each}>
            <Link
              className="inline-flex min-h-9 items-center gap-1 text-muted hover:text-strong aria-[current=step]:font-medium aria-[current=step]:text-strong pointer-coarse:min-h-11"
              to={pathOfStep(each)}
              aria-current={each === step ? 'step' : undefined}
            >
              {titleOfStep(each)}
              {completed.includes(each) && <Check size={16} aria-label={t.done} className="text-open" />}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Completes a step whose page saves no part. */
export function CompleteStep({ step }: Pick<StepHeadProps, 'step'>) {
  return (
    <Form method="post" action="/desk/settings">
      <input type="hidden" name="step" value={step} />
      <button type="submit" name="intent" value="complete-step" className="desk-button desk-button-primary">
        {t.continue}
      </button>
    </Form>
  );
}
