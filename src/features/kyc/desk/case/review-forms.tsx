import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { type DeskOutcome, outcomeFor } from '#ui/desk/desk-form.tsx';
import { sendWithKeys } from '#ui/desk/use-keys.ts';
import { Field, TextArea } from '#ui/forms/field.tsx';
import { kyc } from '../../strings/en/desk-kyc.ts';

const { case: t } = kyc;

interface ReviewFormsProps {
  state: 'sent' | 'in-review';
  changedAt: number;
  /** The last day that is proposed, and the first that can be chosen (YYYY-MM-DD). */
  until: string;
  firstDay: string;
  outcome: DeskOutcome | undefined;
}

function Decision({
  decision,
  changedAt,
  title,
  children,
}: {
  decision: string;
  changedAt: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <Form
      method="post"
      aria-label={title}
      className="space-y-3 border-t border-hairline py-4 first-of-type:pt-0 first-of-type:border-t-0"
    >
      <input type="hidden" name="intent" value={decision} />
      <input type="hidden" name="changedAt" value={changedAt} />
      <h2>{title}</h2>
      {children}
    </Form>
  );
}

/** Decisions that the state of a case allows. What was typed stays after a refusal. */
export function ReviewForms({ state, changedAt, until, firstDay, outcome }: ReviewFormsProps) {
  const isBusy = useNavigation().state === 'submitting';
  const { take, ask, accept } = t;
  if (state === 'sent') {
    return (
      <Decision decision="take" changedAt={changedAt} title={take.title}>
        <p className="text-muted">{take.text}</p>
        <button type="submit" disabled={isBusy} className="desk-button desk-button-primary">
          {take.button}
        </button>
      </Decision>
    );
  }
  const [asking, accepting] = [outcomeFor(outcome, 'ask-for-more'), outcomeFor(outcome, 'accept')];
  const askErrors = asking?.errors ?? {};
  const acceptErrors = accepting?.errors ?? {};
  return (
    <section aria-label={t.decide}>
      <Decision decision="accept" changedAt={changedAt} title={accept.title}>
        <Field
          id="until"
          name="until"
          label={accept.until}
          help={accept.untilHelp}
          error={acceptErrors.until}
          type="date"
          min={firstDay}
          required
          defaultValue={accepting?.values.until ?? until}
          className="desk-input w-auto"
        />
        <TextArea
          id="accept-comment"
          name="comment"
          label={accept.message}
          optional={accept.optional}
          error={acceptErrors.comment}
          rows={2}
          defaultValue={accepting?.values.comment}
          onKeyDown={sendWithKeys}
          className="desk-input"
        />
        <button type="submit" disabled={isBusy} className="desk-button desk-button-primary">
          {accept.button}
        </button>
      </Decision>
      <Decision decision="ask-for-more" changedAt={changedAt} title={ask.title}>
        <TextArea
          id="ask-comment"
          name="comment"
          label={ask.message}
          help={ask.help}
          error={askErrors.comment}
          required
          rows={3}
          defaultValue={asking?.values.comment}
          onKeyDown={sendWithKeys}
          className="desk-input"
        />
        <button type="submit" disabled={isBusy} className="desk-button">
          {ask.button}
        </button>
      </Decision>
    </section>
  );
}
