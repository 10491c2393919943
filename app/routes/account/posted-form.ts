import { data } from 'react-router';
import { fieldMessage, messagesIn } from '../../../contract/messages.ts';
import { type LoadContext, type RequestFacts, requestContext } from '../../../server/context.ts';
import { withoutPasswords } from '../../../server/http/form-post.ts';
import type { AccountOutcome } from '../../client/use-account-form.ts';

type Fields = Record<string, string>;

/** What is known of the request. Throws while the build prerenders: there is none. */
export function getFacts(context: LoadContext): RequestFacts {
  const facts = context.get(requestContext);
  if (!facts) throw new Error('A page of one person cannot be prerendered.');
  return facts;
}

/** How a form went whose action the database failed, with what was typed but passwords. */
export function unavailable(values: Fields, message: string): AccountOutcome {
  return { status: 'refused', message, errors: {}, values };
}

/** Answers a form with fields at fault (keys of the contract's messages): 422 or another status, with what was typed but passwords. */
export function refused(
  fields: Fields,
  problems: Fields,
  message = messagesIn('en').checkFields,
  status = 422,
) {
  const errors = Object.entries(problems).map(([name, problem]) => [name, fieldMessage('en', problem)]);
  const outcome: AccountOutcome = {
    status: 'refused',
    message,
    errors: Object.fromEntries(errors),
    values: withoutPasswords(fields),
  };
  return data(outcome, { status });
}

/** Answers who must wait: 429, with what was typed but passwords. */
export function limited(
  fields: Fields,
  { retryAfterSeconds }: { retryAfterSeconds: number },
  messageIn: (minutes: number) => string = messagesIn('en').account.tooManyAttempts,
) {
  const outcome: AccountOutcome = {
    status: 'refused',
    message: messageIn(Math.ceil(retryAfterSeconds / 60)),
    errors: {},
    values: withoutPasswords(fields),
  };
  return data(outcome, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/** Answers a form that did what it says. */
export function done(message: string) {
  const outcome: AccountOutcome = { status: 'done', message, errors: {}, values: {} };
  return data(outcome, { status: 200 });
}
