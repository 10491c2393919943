import type { Zones } from '../../../contract/moment.ts';
import { LinkedText } from '../linked-text.tsx';
import { Field } from './field.tsx';
import { FieldError } from './field-frame.tsx';
import type { FormOutcome, HiddenInputs } from './form-outcome.ts';
import type { FormWords } from './form-words.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { type RatingBand, RatingField } from './rating-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextArea } from './text-area.tsx';
import { useSubmission } from './use-submission.ts';

interface FeedbackFormWords extends FormWords {
  labels: Record<'name' | 'rating' | 'comments' | 'agreeToTerms', string>;
  help: { comments: string; agreeToTerms: string };
  /** The label of the terms box, with links. */
  agreement: string;
  ratings: RatingBand[];
  outOf: string;
}

interface FeedbackFormProps {
  words: FeedbackFormWords;
  hidden: HiddenInputs;
  zones: Zones;
  posted?: FormOutcome | undefined;
}

const formId = 'feedback';

/** Name, rating, comments and the terms. Without scripts it posts to /feedback, wherever it stands. */
export function FeedbackForm({ words, hidden, zones, posted }: FeedbackFormProps) {
  const submission = useSubmission({
    url: '/api/v1/feedbackform',
    words,
    trap: hidden.trap,
    posted,
    bodyOf: (data) => ({
      name: data.get('name'),
      rating: Number(data.get('rating')),
      comments: data.get('comments'),
    }),
    objection: (data) =>
      data.has('agreeToTerms') ? null : { name: 'agreeToTerms', message: words.fields.terms },
  });
  const { errors, round, sending, formProps } = submission;
  const typed = round === 0 && posted?.status === 'refused' ? (posted.values ?? {}) : {};
  return (
    <form method="post" action="/feedback" className="relative space-y-6" {...formProps}>
      <OutcomeNotice
        submission={submission}
        words={words}
        labels={words.labels}
        formId={formId}
        zones={zones}
      />
      <HiddenFields hidden={hidden} leaveEmpty={words.leaveEmpty} />
      <div key={round} className="space-y-6">
        <Field
          id={`${formId}-name`}
          name="name"
          label={words.labels.name}
          autoComplete="name"
          required
          defaultValue={typed.name}
          error={errors.name}
        />
        <RatingField
          id={`${formId}-rating`}
          label={words.labels.rating}
          bands={words.ratings}
          outOf={words.outOf}
          {...(typed.rating ? { chosenAtFirst: Number(typed.rating) } : {})}
          error={errors.rating}
        />
        <TextArea
          id={`${formId}-comments`}
          name="comments"
          label={words.labels.comments}
          optional={words.optional}
          help={words.help.comments}
          defaultValue={typed.comments}
          error={errors.comments}
        />
        <TermsBox words={words} error={errors.agreeToTerms} ticked={typed.agreeToTerms !== undefined} />
      </div>
      {!submission.isUnreachable && <OfflineNote words={words} />}
      <SubmitButton sending={sending} label={words.submit} sendingLabel={words.submitting} />
      <PrivacyNote text={words.privacy} />
    </form>
  );
}

interface TermsBoxProps {
  words: FeedbackFormWords;
  error: string | undefined;
  ticked: boolean;
}

function TermsBox({ words, error, ticked }: TermsBoxProps) {
  const id = `${formId}-agreeToTerms`;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name="agreeToTerms"
          value="yes"
          defaultChecked={ticked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          className="mt-0.5 size-6 shrink-0 accent-action"
        />
        <div>
          <label htmlFor={id} className="font-medium text-strong">
            <LinkedText text={words.agreement} />
          </label>
          <FieldError id={id} error={error} />
          <p id={`${id}-help`} className="text-small text-muted">
            {words.help.agreeToTerms}
          </p>
        </div>
      </div>
    </div>
  );
}
