import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { deskOutcomes } from '../../../app/content/en/desk/outcomes.ts';
import { fieldMessage, messagesIn } from '../../../contract/messages.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import type { RequestFacts, Services } from '../../context.ts';
import type { StaffSession } from '../../staff/sessions.ts';
import { type RefusalStatus, unavailableDescription } from '../json-only.ts';

/** What every route of the desk finds in its Hono context; `staff` behind a role, `session` where tokens are refused. */
export interface DeskEnv {
  Variables: { services: Services; facts: RequestFacts; staff: StaffMember; session: StaffSession };
}

/** Milliseconds since 1970, for the OpenAPI document. */
export const moment = z.number().openapi({ description: 'Milliseconds since 1970.' });

/** What needs no more than a sentence. */
export const done = z.object({ success: z.literal(true), message: z.string() });

/** What a request that was not done is answered with; `errors` names the fields at fault. */
const refused = z.object({
  success: z.literal(false),
  message: z.string(),
  reason: z.string().optional().openapi({ description: 'Why a command was refused, for programs.' }),
  errors: z.record(z.string(), z.string()).optional(),
});

const refusals = {
  400: 'The body is not JSON.',
  401: 'Not signed in at the desk, or not to the end.',
  403: 'Beyond the role or the token, before two-factor that is required, or sent by a page of another site.',
  404: 'There is none of this name; also what a customer is told.',
  409: 'Not possible as things stand; `message` says why.',
  413: 'The body is too large.',
  415: 'The body is not declared as application/json.',
  422: 'Answers are missing or cannot be used; `errors` names them.',
  429: 'Too many attempts; Retry-After says when to try again.',
  503: unavailableDescription,
} as const;

/** The refusals that a route knows, for the OpenAPI document. */
export type DeskRefusal = keyof typeof refusals;

function json(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A JSON body, for the OpenAPI document. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const;
}

/** The id in a path, for the OpenAPI document. */
export const withId = { params: z.object({ id: z.string() }) };

/** Refusals, for the OpenAPI document. */
export function refusalsInDocument(statuses: DeskRefusal[], more: z.ZodRawShape = {}) {
  const schema = refused.extend(more);
  return Object.fromEntries(statuses.map((status) => [status, json(schema, refusals[status])]));
}

/** What a route answers when it is done, and the refusals of its own; those of every route are added where it is declared. */
export function answers(
  [schema, description]: [z.ZodType, string],
  ...refusedWith: DeskRefusal[]
): Record<string, { description: string }> {
  return {
    200: json(schema, description),
    ...refusalsInDocument(refusedWith),
  };
}

/** Answers what was not done. */
export function refuse(context: Context, status: RefusalStatus | 409, message: string): Response {
  return context.json({ success: false as const, message }, status);
}

/** Answers 404 for what is addressed by an id that nothing has. */
export function refuseUnknown(context: Context): Response {
  return refuse(context, 404, deskOutcomes.unknown);
}

/** Answers 422 with the fields at fault (keys of the contract's messages, by field). */
export function refuseFields(context: Context, problems: Record<string, string>): Response {
  const errors = Object.entries(problems).map(([field, problem]) => [field, fieldMessage('en', problem)]);
  const [only, more] = errors;
  const message = only && !more ? String(only[1]) : messagesIn('en').checkFields;
  return context.json({ success: false as const, message, errors: Object.fromEntries(errors) }, 422);
}
