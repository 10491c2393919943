import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { fieldMessage, messagesIn } from '../../contract/messages.ts';
import type { RequestFacts, Services } from '../context.ts';
import { type RefusalStatus, unavailableDescription } from './json-only.ts';

type Session = NonNullable<Awaited<ReturnType<RequestFacts['session']>>>;

/** What every route of accounts finds in its Hono context; `session` only behind `signedInOnly`. */
export interface AccountsEnv {
  Variables: { services: Services; facts: RequestFacts; session: Session };
}

/** What a request that was not done is answered with. `msg`, `error` and `message` say the same; `errors` names the fields at fault. */
const refused = z.object({
  success: z.literal(false),
  msg: z.string(),
  error: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** What needs no more than a sentence. */
export const done = z.object({ msg: z.string() });

/** A JSON body, for the OpenAPI document. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const;
}

/** Only for who is signed in: by the bearer token or, from our own pages, by the cookie. */
export const signedIn = { security: [{ bearer: [] }], middleware: signedInOnly };

const refusals = {
  400: 'The body is not JSON.',
  401: 'Nobody is signed in: the token is missing, was ended or has expired.',
  403: 'Sent by a page of another site.',
  404: 'There is none of this name.',
  409: 'There is an account with this address already.',
  413: 'The body is larger than 64 KB.',
  415: 'The body is not declared as application/json.',
  422: 'Answers are missing or cannot be used; `errors` names them.',
  429: 'Too many attempts; Retry-After says when to try again.',
  503: unavailableDescription,
} as const;

function answer(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** What a route answers, for the OpenAPI document: when it is done, and the refusals that it knows. */
export function answers(
  [status, schema, description]: [200 | 201, z.ZodType, string],
  ...refusedWith: (keyof typeof refusals)[]
): RouteConfig['responses'] {
  // What has a body may have one that is too large.
  const ofBody = refusedWith.includes(415) ? [413 as const] : [];
  return {
    [status]: answer(schema, description),
    ...Object.fromEntries(
      [...refusedWith, ...ofBody, 403 as const, 503 as const].map((refusal) => [
        refusal,
        answer(refused, refusals[refusal]),
      ]),
    ),
  };
}

function sentence(message: string, errors?: Record<string, string>) {
  return { success: false as const, msg: message, error: message, message, ...(errors ? { errors } : {}) };
}

/** Answers what was not done; `errors` says it of the fields at fault. */
export function refuse(
  context: Context,
  status: RefusalStatus | 409,
  message: string,
  errors?: Record<string, string>,
): Response {
  return context.json(sentence(message, errors), status);
}

/** Answers 422 with the fields at fault (keys of the contract's messages, by field). */
export function refuseFields(
  context: Context,
  problems: Record<string, string>,
  message = messagesIn('en').checkFields,
): Response {
  const errors = Object.entries(problems).map(([field, problem]) => [field, fieldMessage('en', problem)]);
  return context.json(sentence(message, Object.fromEntries(errors)), 422);
}

/** Answers 429. */
export function refuseLimited(
  context: Context,
  { retryAfterSeconds }: { retryAfterSeconds: number },
  messageIn: (minutes: number) => string = messagesIn('en').account.tooManyAttempts,
): Response {
  context.header('Retry-After', String(retryAfterSeconds));
  return refuse(context, 429, messageIn(Math.ceil(retryAfterSeconds / 60)));
}

/** Stops a request without a session that is under way: 401. */
async function signedInOnly(
  context: Context<AccountsEnv>,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const session = await context.get('facts').session();
  if (!session) {
    context.header('WWW-Authenticate', 'Bearer');
    return refuse(context, 401, messagesIn('en').account.signInFirst);
  }
  context.set('session', session);
  await next();
  return undefined;
}
