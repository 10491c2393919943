import { data, redirect } from 'react-router';
import { fieldMessage, messagesIn } from '../../../contract/messages.ts';
import { statusPage } from '../../../contract/submission.ts';
import type { FormOutcome } from '../../client/form-outcome.ts';

type Values = Record<string, string>;

/** Answers a form posted without scripts whose fields are at fault: 422, with everything typed still in place. */
export function refused(values: Values, problems: Record<string, string>) {
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, fieldMessage('en', problem)]),
  );
  const message = messagesIn('en').checkFields;
  return data<FormOutcome>({ status: 'refused', message, errors, values }, { status: 422 });
}

/** Answers a sender whose rate limit is reached: 429, with everything typed still in place. */
export function limited(values: Values, retryAfterSeconds: number) {
  const message = messagesIn('en').tooManyPosts(Math.ceil(retryAfterSeconds / 60));
  return data<FormOutcome>(
    { status: 'refused', message, errors: {}, values },
    { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
  );
}

/** How a form went that could not be stored now, with everything typed still in place. */
export function unavailable(values: Values, message: string): FormOutcome {
  return { status: 'refused', message, errors: {}, values };
}

/** The headers of an answer to a form: what its action says, such as when to try again. */
export function answerHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}

/** Answers stored feedback. */
export function sent(reference: string) {
  return data<FormOutcome>({ status: 'sent', reference, email: '', phone: '' }, { status: 200 });
}

/**
 * Leads from a form posted without scripts to the page of the request, which says that it was sent: a reload posts nothing
 * again, and the way back finds it. `again` is the reference of the request that it began as a copy of.
 */
export function toReceipt(secret: string, again?: string | null) {
  const query = new URLSearchParams({ sent: '', ...(again ? { again } : {}) });
  return redirect(`${statusPage(secret)}?${query}`, 303);
}
