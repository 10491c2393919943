import { redirect } from 'react-router';
import type { Command } from '#platform/commands/command.ts';
import { requestContext } from '#platform/context.ts';
import { localeOf, localPath } from '#platform/i18n/locale.ts';
import { pathAfterSignIn } from '../require-session.ts';
import { answerForm, type FormAction, keepFields, runForm } from '../run-form.ts';
import { entrancePath } from './entrance-path.ts';

function pathWanted(url: URL): string {
  return pathAfterSignIn(url.searchParams.get('to'));
}

/** Returns the destination after signing in. Throws the redirect for a customer who is signed in already. */
export async function pathAfterEntering({ url, context }: FormAction): Promise<string> {
  const to = pathWanted(url);
  const facts = context.get(requestContext);
  // The answer to a form holds what was typed: it is shown whether or not the database can be read.
  if (facts.method !== 'POST' && (await facts.session())) throw redirect(localPath(to, localeOf(url)));
  return to;
}

/** Begins the session that a form posted without scripts asks for, and goes where the reader wanted. */
export function beginSession(call: FormAction, command: Command) {
  return keepFields(call, async () => {
    const { fields, result } = await runForm(call, command);
    if (!result.ok) return answerForm({ fields, result });
    const to = pathWanted(call.url);
    const next = result.values.next === 'code' ? entrancePath('code', to) : to;
    throw redirect(localPath(next, localeOf(call.url)), 303);
  });
}
