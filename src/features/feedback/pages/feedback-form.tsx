import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { OfflineNote, OutcomeNotice } from '#features/brief/pages/form/form-notices.tsx';
import type { HiddenInputs } from '#features/brief/pages/form/hidden-fields.tsx';
import { HiddenFields } from '#features/brief/pages/form/hidden-fields.tsx';
import type { Zones } from '#platform/values/moment.ts';
import { Field, FieldError, TextArea } from '#ui/forms/field.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import type { FormOutcome } from '#ui/forms/use-form.ts';
import { useSubmission } from '#ui/forms/use-submission.ts';
import { LinkedText } from '#ui/linked-text.tsx';
import { PostForm } from '#ui/locale.tsx';
import type { defaultRating, ratings } from '../feedback.ts';
import type { FeedbackStrings } from '../strings.ts';

// Only types are imported, so that zod (25 KB) stays out of the browser; the compiler keeps the values equal.
const choices: typeof ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const markAtFirst: typeof defaultRating = 5;

interface RatingBand {
  upTo: number;
  label: string;
}

/** Mouths from poor to excellent, on a face of 24 × 24. */
const mouths = [
  'M7.5 17.5q4.5-5 9 0',
  'M8 16.5q4-2.5 8 0',
  'M8 15.5h8',
  'M7.5 14.5q4.5 4.5 9 0',
  'M7 13.5h10q-1 5-5 5t-5-5Z',
];

/** Drawn, because fonts differ in their faces or lack them. */
function RatingFace({ band }: { band: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="mr-2 inline-block size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden
    >
      <circle cx={12} cy={12} r={10.5} />
      <path d="M8.5 8.5v1.6M15.5 8.5v1.6" strokeLinecap="round" strokeWidth={2} />
      <path d={mouths[band]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

interface RatingFieldProps {
  id: string;
  label: string;
  bands: RatingBand[];
  outOf: string;
  chosenAtFirst: number;
  error?: string | undefined;
}

/** Ten native radios styled as stars, filled up to the chosen one; hovering previews the rating. */
function RatingField({ id, label, bands, outOf, chosenAtFirst, error }: RatingFieldProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const shown = pointedAt ?? chosen ?? chosenAtFirst;
  const bandOf = (value: number) => bands.findIndex(({ upTo }) => value <= upTo);
  const band = bandOf(shown);
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="mb-1 font-medium text-strong">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer's leaving only ends a preview */}
        <div className="rating -ml-1 flex" onMouseLeave={() => setPointedAt(null)}>
          {choices.map((value) => (
            <label
              key={value}
              onMouseEnter={() => setPointedAt(value)}
              className="rating-star relative grid h-11 w-7.5 place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus sm:w-9"
            >
              <input
                type="radio"
                name="rating"
                value={value}
                defaultChecked={value === chosenAtFirst}
                onClick={() => setChosen(value)}
                className="absolute inset-0 size-full appearance-none outline-none"
              />
              <Star className="pointer-events-none size-6.5 sm:size-7.5" strokeWidth={1.5} aria-hidden />
              <span className="sr-only">
                {value} {outOf}, {bands[bandOf(value)]?.label}
              </span>
            </label>
          ))}
        </div>
        <p className="scripted min-w-36 text-strong" data-rating-label>
          <RatingFace band={band} />
          <span className="font-medium">{bands[band]?.label}</span>{' '}
          <span className="tabular text-small text-muted">
            {shown} {outOf}
          </span>
        </p>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface FeedbackFormProps {
  strings: FeedbackStrings['feedback']['form'];
  hidden: HiddenInputs;
  zones: Zones;
  posted?: FormOutcome | undefined;
}

const formId = 'feedback';

/** Without scripts it posts to /feedback from any page. */
export function FeedbackForm({ strings, hidden, zones, posted }: FeedbackFormProps) {
  const submission = useSubmission({
    path: '/feedbackform',
    strings,
    trap: hidden.trap,
    posted,
    bodyOf: (data) => ({
      name: data.get('name'),
      rating: Number(data.get('rating')),
      comments: data.get('comments'),
    }),
    problemsIn: (data): Record<string, string> =>
      data.has('agreeToTerms') ? {} : { agreeToTerms: strings.fields.terms },
    insistsOn: 'agreeToTerms',
  });
  const { errors, round, sending, formProps } = submission;
  const typed: Record<string, string> = (round === 0 && posted?.values) || {};
  return (
    <PostForm action="/feedback" className="relative space-y-6" {...formProps}>
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
          chosenAtFirst={Number(typed.rating ?? markAtFirst)}
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
      <SubmitButton sending={sending} strings={strings} />
    </PostForm>
  );
}

interface TermsBoxProps {
  strings: FeedbackStrings['feedback']['form'];
  error: string | undefined;
  ticked: boolean;
}

function TermsBox({ strings, error, ticked }: TermsBoxProps) {
  const id = `${formId}-agreeToTerms`;
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        name="agreeToTerms"
        value="yes"
        defaultChecked={ticked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        className="mt-0.5 size-6 shrink-0"
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
  );
}
