import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { kycStates, paperTypes } from '../../contract/kyc-case.ts';
import { fieldMessage, messagesIn } from '../../contract/messages.ts';
import { submissionRefused } from '../../contract/submission.ts';
import { unavailableDescription } from './json-only.ts';

const moment = z.number().openapi({ description: 'Milliseconds since 1970.' });

/** A paper, for the OpenAPI document. */
export const paperSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(paperTypes),
  size: z.number().openapi({ description: 'Bytes.' }),
  addedAt: moment,
  removable: z.boolean(),
});

/** A case, for the OpenAPI document. */
export const caseSchema = z.object({
  state: z.enum(kycStates),
  changeable: z.boolean(),
  reviewerComment: z.string(),
  sentAt: moment.nullable(),
  expiresAt: moment.nullable(),
  answers: z.record(z.string(), z.string()),
  papers: z.array(paperSchema),
  missing: z.object({
    form: z.boolean().openapi({ description: 'Nothing is answered.' }),
    answers: z.array(z.string()).openapi({ description: 'Fields that the form needs, once it is begun.' }),
    wrong: z
      .record(z.string(), z.enum(['email', 'date', 'date-future', 'share']))
      .openapi({ description: 'Answers that cannot be right, by field: a draft may hold them.' }),
    formMayBeAmongPapers: z
      .boolean()
      .openapi({ description: 'Papers are there; sent with `formAmongPapers`, the rest may be missing.' }),
  }),
});

/** What needs no more than a sentence. */
export const done = z.object({ success: z.literal(true), message: z.string() });

const refusals = {
  400: 'The body is not what it says, or did not arrive whole. Nothing is stored.',
  401: 'Nobody is signed in.',
  403: 'Sent by a page of another site.',
  404: 'There is no such paper, or it is another customer’s.',
  409: 'Not possible in this state, or there are ten papers already.',
  413: 'The file is larger than 10 MB.',
  415: 'The body is not declared as what is asked for.',
  422: 'Cannot be used; `errors` names the fields. Nothing is stored.',
  429: 'Too many posts from this address; Retry-After says when to try again.',
  503: `${unavailableDescription} Also: more files are arriving than the server takes at once, or there is no storage for more.`,
} as const;

function answer(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** What a route answers beside its own, for the OpenAPI document. */
export function answers(
  [schema, description]: [z.ZodType, string],
  ...refusedWith: (keyof typeof refusals)[]
): RouteConfig['responses'] {
  const refused = [...refusedWith, 401 as const, 403 as const, 503 as const];
  return {
    200: answer(schema, description),
    ...Object.fromEntries(refused.map((status) => [status, answer(submissionRefused, refusals[status])])),
  };
}

type RefusalStatus = keyof typeof refusals | 405 | 500;

/** Answers what was not done. */
export function refuse(context: Context, status: RefusalStatus, message: string): Response {
  return context.json({ success: false as const, message }, status);
}

/** Answers 422 (or 413) with the fields at fault (keys of the contract's messages, by field). */
export function refuseFields(
  context: Context,
  problems: Record<string, string>,
  status: 413 | 422 = 422,
): Response {
  const errors = Object.entries(problems).map(([field, problem]) => [field, fieldMessage('en', problem)]);
  const [only, more] = errors;
  const message = only && !more ? String(only[1]) : messagesIn('en').checkFields;
  return context.json({ success: false as const, message, errors: Object.fromEntries(errors) }, status);
}
