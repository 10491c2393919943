import type { Zones } from '../../../contract/moment.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { FormWords } from './form-words.ts';
import { SentNotice } from './sent-notice.tsx';
import { UnreachableNotice } from './unreachable-notice.tsx';
import type { Submission } from './use-submission.ts';

interface OutcomeNoticeProps {
  submission: Submission;
  words: FormWords;
  labels: Record<string, string>;
  formId: string;
  zones: Zones;
  reveal?: ((name: string) => void) | undefined;
}

/** What became of the form, beside the form, until the next attempt. */
export function OutcomeNotice({ submission, words, labels, formId, zones, reveal }: OutcomeNoticeProps) {
  const { outcome, attempt, round } = submission;
  if (!outcome) return null;
  if (outcome.status === 'sent') {
    return (
      <SentNotice
        key={round}
        receipt={outcome}
        isKept={outcome.isKept === true}
        dismiss={submission.dismiss}
        zones={zones}
        words={words}
      />
    );
  }
  if (outcome.isUnreachable)
    return <UnreachableNotice key={attempt} message={outcome.message} words={words} />;
  return (
    <ErrorSummary
      key={attempt}
      title={words.summaryTitle}
      message={outcome.message}
      errors={outcome.errors}
      labels={labels}
      formId={formId}
      reveal={reveal}
    />
  );
}
