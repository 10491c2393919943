import CircleCheck from 'lucide-react/icons/circle-check';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import type { FormOutcome } from '#ui/forms/use-form.ts';

interface FormNoticeProps {
  form: { outcome: FormOutcome | undefined; attempt: number };
  /** The outcome's own, unless the page has a better message for one. */
  errors?: Record<string, string>;
  strings: { notDone: string };
  labels?: Record<string, string>;
  formId: string;
}

/** Result of a form, shown until the next attempt. A toast announces a success. */
export function FormNotice({ form, errors, strings, labels = {}, formId }: FormNoticeProps) {
  const { outcome, attempt } = form;
  if (!outcome) return null;
  if (outcome.ok) {
    return outcome.message === '' ? null : (
      <p className="flex items-start gap-2.5 border-l-4 border-open bg-panel px-5 py-4 font-semibold text-strong">
        <CircleCheck size={22} aria-hidden className="mt-0.5 shrink-0 text-open" />
        {outcome.message}
      </p>
    );
  }
  return (
    <ErrorSummary
      key={attempt}
      title={strings.notDone}
      message={outcome.message}
      errors={errors ?? outcome.errors}
      labels={labels}
      formId={formId}
    />
  );
}
