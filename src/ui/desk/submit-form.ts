import { data, redirect } from 'react-router';
import type { Command, CommandResult, Fields } from '../../platform/commands/command.ts';
import type { LoadContext } from '../../platform/context.ts';
import { keepInput, withoutPasswords } from '../../platform/http/form-post.ts';
import { type FormAction, responseTo, runForm } from '../../platform/pages/run-form.ts';
import type { DeskOutcome } from './desk-form.tsx';

function outcomeOf(ok: boolean, fields: Fields, message: string, errors = {}): DeskOutcome {
  return { ok, intent: fields.intent ?? '', message, errors, values: withoutPasswords(fields) };
}

/** Answers a form with how its command went and what was typed, and with what the page shows this once. */
export function answerForm<Shown extends object = object>(
  { fields, result }: { fields: Fields; result: CommandResult },
  shown?: Shown,
) {
  const { ok, message } = result;
  const isStale = !ok && result.reason === 'changed';
  const outcome = { ...outcomeOf(ok, fields, message, ok ? {} : result.errors), isStale };
  return data({ ...outcome, ...shown }, responseTo(result));
}

/**
 * Runs and answers a form. What was done leads to `to`, or without scripts back to the page, whose address says what it
 * was: a reload does not do it again.
 */
export async function submitForm(
  action: FormAction,
  commands: Record<string, Command>,
  to?: (fields: Fields, values: Record<string, unknown>) => string,
) {
  const { fields, result } = await runForm(action, commands);
  if (result.ok && (to || wantsPage(action.request)))
    throw redirect(to?.(fields, result.values) ?? ownPath(action, fields), 303);
  return answerForm({ fields, result });
}

function ownPath({ request }: FormAction, { intent = '' }: Fields): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('done', intent);
  return `${pathname}?${searchParams}`;
}

/** Runs the action of a page of the desk; when the database fails, answers 503 with what was typed but passwords. */
export function keepFields<Result>(
  call: { request: Request; context: LoadContext },
  run: () => Promise<Result>,
) {
  return keepInput(call, run, (fields, message) => outcomeOf(false, fields, message));
}

/** Whether a form was posted without scripts: the browser asks for a page, where React Router asks for data. */
export function wantsPage(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/html');
}

/** What the page's address says was done, in the words of `messages` or of commands; null when it says nothing known. */
export function doneIn(request: Request, messages: Record<string, string | Command>): DeskOutcome | null {
  const intent = new URL(request.url).searchParams.get('done') ?? '';
  const found = Object.hasOwn(messages, intent) ? messages[intent] : undefined;
  const message = typeof found === 'object' ? found.done : found;
  return typeof message === 'string' ? outcomeOf(true, { intent }, message) : null;
}
