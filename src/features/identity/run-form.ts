import { data } from 'react-router';
import type { Command, CommandResult, Fields, Policy } from '#platform/commands/command.ts';
import { fieldMessage } from '#platform/commands/messages.ts';
import { type LoadContext, requestContext, servicesContext } from '#platform/context.ts';
import { attachmentFields } from '#platform/files/attachment-input.ts';
import { fieldsOf, keepInput, senderSignalsIn, withoutPasswords } from '#platform/http/form-post.ts';
import { requireSession } from './require-session.ts';
import { requireStaff } from './require-staff.ts';

/** Arguments of a page's action. */
export interface FormAction {
  request: Request;
  context: LoadContext;
  params: Record<string, string | undefined>;
  url: URL;
}

/** A lead's version in a form; 0, which no lead has, when it is none. */
export function versionIn(typed: string): number {
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}

/** Returns the caller if the policy admits them; throws a redirect or refusal otherwise. */
async function authorize({ request, context, url }: Omit<FormAction, 'params'>, policy: Policy) {
  if (policy.role === 'anyone') return { staff: null, session: null };
  if (policy.role === 'customer') return { staff: null, session: await requireSession(url, context) };
  const session = await requireStaff(request, context, policy);
  return { staff: session.staff, session };
}

/** Authorizes and runs a command for a page's action; `fields` are those of its form. */
export async function runCommand(
  action: Omit<FormAction, 'params'>,
  command: Command,
  { params = {}, input, fields = {} }: { params?: Fields; input?: unknown; fields?: Fields } = {},
): Promise<CommandResult> {
  const { context } = action;
  const caller = await authorize(action, command.policy);
  const deps = context.get(servicesContext);
  const signals = senderSignalsIn(fields, deps.clock());
  const unticked = Object.entries(command.ticks ?? {}).filter(([name]) => !fields[name]);
  const facts = context.get(requestContext);
  const call = { deps, facts, ...caller, params, signals };
  const { refused = [] } = facts.uploads ?? {};
  const [first] = refused;
  const problems = { ...Object.fromEntries(unticked), ...(first && { attachments: first.problem }) };
  const result = await command.execute(call, input, problems);
  if (result.ok || !first || !result.errors.attachments) return result;
  // Each file that was not taken is named.
  const lines = refused.map(
    ({ name, problem }) => `${name && `${name}: `}${fieldMessage(facts.locale, problem)}`,
  );
  return { ...result, errors: { ...result.errors, attachments: lines.join('\n') } };
}

/** The ids in the path of a command, each empty: what a form leaves out is not found. */
function noIdsOf({ endpoint }: Command): Fields {
  const [, path = ''] = endpoint ?? [];
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '']));
}

/**
 * Authorizes and runs the command of a form, or the one that it names by its `intent`. The ids in the command's path come
 * from the page's address, or else from the form. Throws 422 for an intent that no form of the page has, and 404 where the
 * page itself is about what was not found.
 */
export async function runForm(action: FormAction, commands: Command | Record<string, Command>) {
  const { request, context, params } = action;
  const fields = await fieldsOf(request);
  // A form without files may name anything there; src/server/page-bodies.ts writes what a page reads.
  if (!context.get(requestContext).uploads) delete fields[attachmentFields.kept];
  const { intent = '', version } = fields;
  const command = isCommand(commands)
    ? commands
    : Object.hasOwn(commands, intent)
      ? commands[intent]
      : undefined;
  if (!command) {
    const [first] = Object.values(commands);
    if (first) await authorize(action, first.policy);
    throw data(null, { status: 422 });
  }
  const ids = Object.entries({ ...noIdsOf(command), ...fields, ...params }).map(([name, id]) => [
    name,
    id ?? '',
  ]);
  const input = command.fromForm?.(fields, context.get(requestContext).locale) ?? fields;
  const result = await runCommand(action, command, {
    params: Object.fromEntries(ids),
    input: version === undefined ? input : { ...input, version: versionIn(version) },
    fields,
  });
  if (!result.ok && result.status === 404 && params.id) throw data(null, { status: 404 });
  return { fields, result };
}

/** The status and headers that answer a form. */
export function responseTo({ values, ...result }: CommandResult): ResponseInit {
  if (result.ok) return {};
  const wait = 'retryAfterSeconds' in values ? { 'Retry-After': String(values.retryAfterSeconds) } : {};
  return { status: result.status, headers: wait };
}

/** Returns how a form went, with what was typed but passwords. */
export function outcomeOf(ok: boolean, fields: Fields, message: string, errors: Fields = {}) {
  return { ok, intent: fields.intent ?? '', message, errors, values: withoutPasswords(fields) };
}

/** Answers a form with how its command went, and with data to show once. */
export function answerForm<Shown extends object = object>(
  { fields, result }: { fields: Fields; result: CommandResult },
  shown?: Shown,
) {
  const { ok, message } = result;
  const isStale = !ok && result.reason === 'changed';
  const outcome = { ...outcomeOf(ok, fields, message, ok ? {} : result.errors), isStale };
  return data({ ...outcome, ...shown }, responseTo(result));
}

/** Runs a page's action; when the database fails, answers 503 with what was typed but passwords. */
export function keepFields<Result>(
  call: { request: Request; context: LoadContext },
  run: () => Promise<Result>,
) {
  return keepInput(call, run, (fields, message) => outcomeOf(false, fields, message));
}

function isCommand(commands: Command | Record<string, Command>): commands is Command {
  return typeof commands.execute === 'function';
}
