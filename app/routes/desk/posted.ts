import { data } from 'react-router';
import { fieldMessage, messagesIn } from '../../../contract/messages.ts';
import { type LoadContext, type RequestFacts, requestContext } from '../../../server/context.ts';
import { keepInput, withoutPasswords } from '../../../server/http/form-post.ts';
import type { DeskOutcome } from '../../ui/desk/desk-form.tsx';

export type Fields = Record<string, string>;

/** What is known of the request. Throws while the build prerenders: there is none. */
export function getFacts(context: LoadContext): RequestFacts {
  const facts = context.get(requestContext);
  if (!facts) throw new Error('A page of the desk cannot be prerendered.');
  return facts;
}

/** A lead's version in a form; 0, which no lead has, when it is none. */
export function versionIn(typed: string): number {
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}

function outcomeOf(ok: boolean, fields: Fields, message: string, errors = {}): DeskOutcome {
  return { ok, intent: fields.intent ?? '', message, errors, values: withoutPasswords(fields) };
}

/** Answers a form with fields at fault (keys of the contract's messages): 422, with what was typed but passwords. */
export function refused(fields: Fields, problems: Record<string, string>) {
  const errors = Object.entries(problems).map(([name, problem]) => [name, fieldMessage('en', problem)]);
  const [only, more] = errors;
  const message = only && !more ? String(only[1]) : messagesIn('en').checkFields;
  return data(outcomeOf(false, fields, message, Object.fromEntries(errors)), { status: 422 });
}

/** Answers what is not possible as things stand, in words of their own: 409. */
export function conflict(fields: Fields, message: string, status = 409) {
  return data(outcomeOf(false, fields, message), { status });
}

/** Answers who must wait: 429. */
export function limited(fields: Fields, { retryAfterSeconds }: { retryAfterSeconds: number }) {
  const message = messagesIn('en').account.tooManyAttempts(Math.ceil(retryAfterSeconds / 60));
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return data(outcomeOf(false, fields, message), { status: 429, headers });
}

/** Runs the action of a page of the desk; when the database fails, answers 503 with what was typed but passwords. */
export function keepFields<Result>(
  call: { request: Request; context: LoadContext },
  run: () => Promise<Result>,
) {
  return keepInput(call, run, (fields, message) => outcomeOf(false, fields, message));
}

/** What was done, for a page that shows something this once. */
export function done(fields: Fields, message: string): DeskOutcome {
  return outcomeOf(true, fields, message);
}

/** Whether a form was posted without scripts: the browser asks for a page, where React Router asks for data. */
export function wantsPage(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/html');
}

/** What the page's address says was done, in the words of `messages`; null when it says nothing that is known. */
export function doneIn(request: Request, messages: Record<string, string>): DeskOutcome | null {
  const intent = new URL(request.url).searchParams.get('done') ?? '';
  const message = Object.hasOwn(messages, intent) ? messages[intent] : undefined;
  return message ? outcomeOf(true, { intent }, message) : null;
}
