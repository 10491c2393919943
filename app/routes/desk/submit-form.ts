import { data, redirect } from 'react-router';
import type { Command, CommandResult } from '../../../server/commands/command.ts';
import { type LoadContext, servicesContext } from '../../../server/context.ts';
import { fieldsOf, withoutPasswords } from '../../../server/http/form-post.ts';
import type { DeskOutcome } from '../../ui/desk/desk-form.tsx';
import { type Fields, getFacts, versionIn, wantsPage } from './posted.ts';
import { requireStaff } from './require-staff.ts';

/** What a page's action is called with. */
export interface FormAction {
  request: Request;
  context: LoadContext;
  params: Record<string, string | undefined>;
}

/** Authorizes and runs a command for a page's action. */
export async function runCommand(
  { request, context }: Pick<FormAction, 'request' | 'context'>,
  command: Command,
  { params, input }: { params: Record<string, string>; input: unknown },
): Promise<CommandResult> {
  const session = await requireStaff(request, context, command.policy);
  const call = {
    deps: context.get(servicesContext),
    facts: getFacts(context),
    staff: session.staff,
    session,
    params,
  };
  return command.execute(call, input);
}

/**
 * Authorizes and runs the command that a form names by its `intent`. The ids in the command's path come from the page's
 * address, or else from the form. Throws 422 for an intent that no form of the page has, and 404 where the page itself is
 * about what was not found.
 */
export async function runForm({ request, context, params }: FormAction, commands: Record<string, Command>) {
  const fields = await fieldsOf(request);
  const { intent = '', version } = fields;
  const command = Object.hasOwn(commands, intent) ? commands[intent] : undefined;
  if (!command) {
    await requireStaff(request, context, { role: 'agent' });
    throw data(null, { status: 422 });
  }
  const ids = Object.entries({ ...fields, ...params }).map(([name, id]) => [name, id ?? '']);
  const input = command.fromForm?.(fields) ?? fields;
  const result = await runCommand({ request, context }, command, {
    params: Object.fromEntries(ids),
    input: version === undefined ? input : { ...input, version: versionIn(version) },
  });
  if (!result.ok && result.status === 404 && params.id) throw data(null, { status: 404 });
  return { fields, result };
}

/** Answers a form with how its command went and what was typed, and with what the page shows this once. */
export function answerForm<Shown extends object = object>(
  { fields, result }: { fields: Fields; result: CommandResult },
  shown?: Shown,
) {
  const { ok, message, values } = result;
  const outcome: DeskOutcome = {
    ok,
    intent: fields.intent ?? '',
    message,
    errors: ok ? {} : result.errors,
    values: withoutPasswords(fields),
    isStale: !ok && result.reason === 'changed',
  };
  const retryAfter = 'retryAfterSeconds' in values ? { 'Retry-After': String(values.retryAfterSeconds) } : {};
  return data({ ...outcome, ...shown }, ok ? {} : { status: result.status, headers: retryAfter });
}

/**
 * Runs and answers a form. What was done leads to `to`, or without scripts back to the page, whose address says what it
 * was: a reload does not do it again.
 */
export async function submitForm(
  action: FormAction,
  commands: Record<string, Command>,
  to?: (fields: Fields) => string,
) {
  const { fields, result } = await runForm(action, commands);
  if (result.ok && (to || wantsPage(action.request)))
    throw redirect(to?.(fields) ?? ownPath(action, fields), 303);
  return answerForm({ fields, result });
}

function ownPath({ request }: FormAction, { intent = '' }: Fields): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('done', intent);
  return `${pathname}?${searchParams}`;
}
