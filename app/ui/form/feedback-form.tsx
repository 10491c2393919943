import type { Zones } from '../../../contract/moment.ts';
import type { Strings } from '../../content/strings.ts';
import { LinkedText } from '../linked-text.tsx';
import { Field } from './field.tsx';
import { FieldError } from './field-frame.tsx';
import type { FormOutcome, HiddenInputs } from './form-outcome.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { RatingField } from './rating-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextArea } from './text-area.tsx';
import { useSubmission } from './use-submission.ts';

interface FeedbackFormProps {
  strings: Strings['feedback']['form'];
  hidden: HiddenInputs;
  zones: Zones;
  posted?: FormOutcome | undefined;
}

const formId = 'feedback';

/** Name, rating, comments and the terms. Without scripts it posts to /feedback, wherever it stands. */
export function FeedbackForm({ strings, hidden, zones, posted }: FeedbackFormProps) {
  const submission = useSubmission({
    url: '/api/v1/feedbackform',
    strings,
    trap: hidden.trap,
    posted,
    bodyOf: (data) => ({
      name: data.get('name'),
      rating: Number(data.get('rating')),
      comments: data.get('comments'),
    }),
    objection: (data) =>
      data.has('agreeToTerms') ? null : { name: 'agreeToTerms', message: strings.fields.terms },
  });
  const { errors, round, sending, formProps } = submission;
  const typed = round === 0 && posted?.status === 'refused' ? (posted.values ?? {}) : {};
  return (
    <form method="post" action="/feedback" className="relative space-y-6" {...formProps}>
      <OutcomeNotice
        submission={submission}
        strings={strings}
        labels={strings.labels}
        formId={formId}
        zones={zones}
      />
      <HiddenFields hidden={hidden} leaveEmpty={strings.leaveEmpty} />
      <div key={round} className="space-y-6">
        <Field
          id={`${formId}-name`}
          name="name"
          label={strings.labels.name}
          autoComplete="name"
          required
          defaultValue={typed.name}
          error={errors.name}
        />
        <RatingField
          id={`${formId}-rating`}
          label={strings.labels.rating}
          bands={strings.ratings}
          outOf={strings.outOf}
          {...(typed.rating ? { chosenAtFirst: Number(typed.rating) } : {})}
          error={errors.rating}
        />
        <TextArea
          id={`${formId}-comments`}
          name="comments"
          label={strings.labels.comments}
          optional={strings.optional}
          help={strings.help.comments}
          defaultValue={typed.comments}
          error={errors.comments}
        />
        <TermsBox strings={strings} error={errors.agreeToTerms} ticked={typed.agreeToTerms !== undefined} />
      </div>
      {!submission.isUnreachable && <OfflineNote strings={strings} />}
      <SubmitButton sending={sending} label={strings.submit} sendingLabel={strings.submitting} />
      <PrivacyNote text={strings.privacy} />
    </form>
  );
}

interface TermsBoxProps {
  strings: Strings['feedback']['form'];
  error: string | undefined;
  ticked: boolean;
}

function TermsBox({ strings, error, ticked }: TermsBoxProps) {
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
            <LinkedText text={strings.agreement} />
          </label>
          <FieldError id={id} error={error} />
          <p id={`${id}-help`} className="text-small text-muted">
            {strings.help.agreeToTerms}
          </p>
        </div>
      </div>
    </div>
  );
}
