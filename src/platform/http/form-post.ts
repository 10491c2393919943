import { data } from 'react-router';
import { messagesIn } from '../commands/messages.ts';
import type { SenderSignals } from '../commands/submission.ts';
import { hiddenFields, sharedPageKey } from '../commands/submission-headers.ts';
import { type LoadContext, requestContext } from '../context.ts';
import { isInfrastructureFault } from '../db/infrastructure-fault.ts';
import { retryAfter } from './failure.ts';

type Fields = Record<string, string>;

/** Makes the shared key of a page unique for each day; commands/submission.ts adds the sender's address. */
function keyOf(key: string | undefined, now: number): string | undefined {
  return key === sharedPageKey ? `${sharedPageKey} ${new Date(now).toISOString().slice(0, 10)}` : key;
}

/** A body can be read once, and is needed again when an action fails. */
const readForms = new WeakMap<Request, Promise<FormData>>();

async function readForm(request: Request): Promise<FormData> {
  try {
    const form = readForms.get(request) ?? request.formData();
    readForms.set(request, form);
    return await form;
  } catch (error) {
    if (error instanceof TypeError) throw data(null, { status: 415 });
    throw error;
  }
}

/**
 * Returns the posted form without characters that databases cannot store and people do not type (NUL, lone surrogates),
 * so that the rest is kept. Responds 415 to other content types. Pages that take files pass their context, which holds
 * a large form that was already read.
 */
export async function formDataOf(request: Request, context?: LoadContext): Promise<FormData> {
  const form = new FormData();
  const read = context?.get(requestContext).upload?.form;
  for (const [name, value] of read ?? (await readForm(request)))
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value);
  return form;
}

/** Returns the text fields of a posted form by name, without files. */
export async function fieldsOf(request: Request): Promise<Record<string, string>> {
  return textsIn(await formDataOf(request));
}

export function textsIn(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Passwords are never sent back. */
export function withoutPasswords(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password|secret/i.test(name)));
}

/**
 * Runs a page's action. On a failure of the database or the machine, logs it and responds 503 with Retry-After and the
 * result of `outcomeOf` for the text fields (without passwords) and a message, so that the page keeps the input.
 */
export async function keepInput<Result, Outcome>(
  { request, context }: { request: Request; context: LoadContext },
  run: () => Promise<Result>,
  outcomeOf: (fields: Fields, message: string) => Outcome,
) {
  try {
    return await run();
  } catch (error) {
    if (!isInfrastructureFault(error)) throw error;
    const facts = context.get(requestContext);
    facts.reportError(error);
    const fields = withoutPasswords(textsIn(await formDataOf(request, context)));
    const headers = { 'Retry-After': retryAfter };
    return data(outcomeOf(fields, messagesIn(facts.locale).unavailable), {
      status: 503,
      headers,
    });
  }
}

/** Returns the signals of a form posted without scripts. */
export function senderSignalsIn(fields: Fields, now: number): SenderSignals {
  return {
    key: keyOf(fields[hiddenFields.key], now),
    trap: Boolean(fields[hiddenFields.trap]),
    // Unknown without scripts: the page may come from a cache.
    seconds: undefined,
    follows: fields[hiddenFields.follows],
  };
}
