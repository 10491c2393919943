import { redirect } from 'react-router';
import type { Command, Fields } from '#platform/commands/command.ts';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { answerForm, type FormAction, outcomeOf, runForm } from '../run-form.ts';

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
