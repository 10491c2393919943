import { data, redirect } from 'react-router';
import type { Command, CommandResult, Fields } from '../../../platform/commands/command.ts';
import type { LoadContext } from '../../../platform/context.ts';
import { keepInput, withoutPasswords } from '../../../platform/http/form-post.ts';
import type { DeskOutcome } from '../../../ui/desk/desk-form.tsx';
import { type FormAction, responseTo, runForm } from '../run-form.ts';

function outcomeOf(ok: boolean, fields: Fields, message: string, errors = {}): DeskOutcome {
  return { ok, intent: fields.intent ?? '', message, errors, values: withoutPasswords(fields) };
}

/** Returns the outcome of a form with its values and data to show once. */
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
 * Runs a command and returns its outcome. Redirects after success to `to`, or without scripts back to the page with the
 * command in the address, so that a reload does not repeat it.
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

/** Runs a page's action; on a database failure responds 503 with the values except passwords. */
export function keepFields<Result>(
  call: { request: Request; context: LoadContext },
  run: () => Promise<Result>,
) {
  return keepInput(call, run, (fields, message) => outcomeOf(false, fields, message));
}

/** Returns true for a form posted without scripts: the browser requests a document, React Router requests data. */
export function wantsPage(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/html');
}

/** Returns the success message that the address names; null for an unknown one. */
export function doneIn(request: Request, messages: Record<string, string | Command>): DeskOutcome | null {
  const intent = new URL(request.url).searchParams.get('done') ?? '';
  const found = Object.hasOwn(messages, intent) ? messages[intent] : undefined;
  const message = typeof found === 'object' ? found.done : found;
  return typeof message === 'string' ? outcomeOf(true, { intent }, message) : null;
}
