import { data, redirect } from 'react-router';
import type { Command, CommandResult } from '../../../server/commands/command.ts';
import {
  type LoadContext,
  type RequestFacts,
  requestContext,
  servicesContext,
} from '../../../server/context.ts';
import { fieldsOf, keepInput, withoutPasswords } from '../../../server/http/form-post.ts';
import type { DeskOutcome } from '../../ui/desk/desk-form.tsx';
import { requireStaff } from './require-staff.ts';

type Fields = Record<string, string>;

/** What a page's action is called with. */
export interface FormAction {
  request: Request;
  context: LoadContext;
  params: Record<string, string | undefined>;
}

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

/** Authorizes and runs a command for a page's action. */
export async function runCommand(
  { request, context }: Pick<FormAction, 'request' | 'context'>,
  command: Command,
  { params, input }: { params: Record<string, string>; input: unknown },
): Promise<CommandResult> {
  const { role, ...guard } = command.policy;
  const session = role === 'anyone' ? null : await requireStaff(request, context, { role, ...guard });
  const call = {
    deps: context.get(servicesContext),
    facts: getFacts(context),
    staff: session?.staff ?? null,
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

function outcomeOf(ok: boolean, fields: Fields, message: string, errors = {}): DeskOutcome {
  return { ok, intent: fields.intent ?? '', message, errors, values: withoutPasswords(fields) };
}

/** Answers a form with how its command went and what was typed, and with what the page shows this once. */
export function answerForm<Shown extends object = object>(
  { fields, result }: { fields: Fields; result: CommandResult },
  shown?: Shown,
) {
  const { ok, message, values } = result;
  const isStale = !ok && result.reason === 'changed';
  const outcome = { ...outcomeOf(ok, fields, message, ok ? {} : result.errors), isStale };
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
