import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { fieldMessage, messagesIn } from '../../contract/messages.ts';
import {
  formSignalsHeader,
  idempotencyKeyHeader,
  submissionAccepted,
  submissionRefused,
} from '../../contract/submission.ts';
import type { RequestFacts, Services } from '../context.ts';
import { parseFormSignals, submissionContextOf } from '../http/submission-context.ts';
import type { SubmissionContext } from '../leads/submission.ts';
import { unavailableDescription } from './json-only.ts';

/** What every JSON route finds in its Hono context. */
export interface ApiEnv {
  Variables: { services: Services; facts: RequestFacts; rateLimitUsage: number };
}

/** The headers that a form's JSON route reads, for the OpenAPI document. */
export const submissionHeaders = z.object({
  'idempotency-key': z.string().optional().openapi({
    description:
      'Equal for every attempt to send one submission; it is stored once. Use a random UUID (version 4): any other key counts only together with the account or the network address that it comes from.',
  }),
  'form-signals': z.string().optional().openapi({
    description:
      'How the form was filled in: `seconds=42; trap=0; language=en`. Decides only the folder and the language of our mails.',
  }),
});

function jsonAnswer(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** The answers that the three forms' routes share. */
export const submissionResponses = {
  200: jsonAnswer(submissionAccepted, 'Stored. `reference` names it.'),
  400: jsonAnswer(submissionRefused, 'The body is not JSON.'),
  403: jsonAnswer(submissionRefused, 'Sent by a page of another site.'),
  413: jsonAnswer(submissionRefused, 'The body is too large.'),
  415: jsonAnswer(submissionRefused, 'The body is not declared as application/json.'),
  422: jsonAnswer(
    submissionRefused,
    'Answers are missing or cannot be used; `errors` names them. Nothing is stored.',
  ),
  429: jsonAnswer(submissionRefused, 'Too many posts from this address; Retry-After says when to try again.'),
  500: jsonAnswer(submissionRefused, 'Not stored, for a reason on our side.'),
  503: jsonAnswer(submissionRefused, unavailableDescription),
} satisfies RouteConfig['responses'];

/** How the submission of this request arrived. */
export function submissionContextIn(context: Context<ApiEnv>): SubmissionContext {
  const signals = {
    key: context.req.header(idempotencyKeyHeader),
    ...parseFormSignals(context.req.header(formSignalsHeader)),
  };
  const { address } = context.get('facts');
  return submissionContextOf(signals, { address, rateLimitUsage: context.get('rateLimitUsage') });
}

/** Makes the body of a 422 from field problems (keys of the contract's messages, by field). */
export function refusal(problems: Record<string, string>) {
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, fieldMessage('en', problem)]),
  );
  return { success: false as const, message: messagesIn('en').checkFields, errors };
}
