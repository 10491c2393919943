import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Session, StaffMember, StaffSession } from '../commands/caller.ts';
import { sayOfFields } from '../commands/command.ts';
import { deskOutcomes } from '../commands/strings/en/desk-messages.ts';
import type { RequestFacts, Services } from '../context.ts';
import { refuse, type Style, styleOf } from '../http/refuse.ts';

/** Variables of the Hono context; `staff`, `session` and `customer` only behind a policy that asks for them. */
export interface ApiEnv {
  Variables: {
    services: Services;
    facts: RequestFacts;
    style: Style | undefined;
    staff: StaffMember;
    /** Of staff, where tokens are refused. */
    session: StaffSession;
    customer: Session;
  };
}

/** Response that carries only a message. */
export const done = z.object({ success: z.literal(true), message: z.string() });

const refused = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional().describe('By field at fault.'),
});

/** Response schemas of success and refusal in each style, for the OpenAPI document. */
export const schemas: Record<Style, { done: z.ZodObject; refused: z.ZodObject }> = {
  common: {
    done,
    refused: refused.extend({
      reason: z.string().optional().describe('Why a command was refused, for programs.'),
    }),
  },
  form: { done, refused },
  account: {
    done: z.object({ msg: z.string() }),
    refused: refused.extend({ msg: z.string(), error: z.string() }),
  },
};

/** Every refusal of the API, for the OpenAPI document. */
const refusals = {
  400: 'The body is not what it says, or did not arrive whole.',
  401: 'Not signed in, or not to the end: the token is missing, was ended or has expired.',
  403: 'Sent by a page of another site; or beyond the role or the token, or before two-factor that is required.',
  404: 'There is none of this name, or it is another’s; also the response to a customer at an endpoint of the desk.',
  409: 'Not possible as things stand; `message` says why.',
  413: 'The body is too large.',
  415: 'The body is not declared as what is asked for.',
  422: 'Answers are missing or cannot be used; `errors` names them. Nothing is stored.',
  429: 'Too many attempts; Retry-After says when to try again.',
  503: 'The database or the server is temporarily unavailable; Retry-After says when to try again.',
} as const;

/** The refusals that a route knows, for the OpenAPI document. */
export type DocumentedRefusal = keyof typeof refusals;

function json(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A JSON body, for the OpenAPI document. */
export function body<Schema extends z.ZodType>(
  schema: Schema,
  examples?: Record<string, { summary: string; value: unknown }>,
) {
  const content = { 'application/json': { schema, ...(examples && { examples }) } };
  return { body: { required: true, content } } as const;
}

/** The id in a path, for the OpenAPI document. */
export const withId = { params: z.object({ id: z.string() }) };

/** Refusals, for the OpenAPI document; `more` is what they hold besides. */
export function refusalsInDocument(
  statuses: DocumentedRefusal[],
  style: Style = 'common',
  more?: z.ZodRawShape,
) {
  const { refused } = schemas[style];
  const schema = more ? refused.extend(more) : refused;
  return Object.fromEntries(statuses.map((status) => [status, json(schema, refusals[status])]));
}

/** The responses of a route for its document: its success and its own refusals. The refusals of every route are added where it is declared. */
export function responses(
  [schema, description]: [z.ZodType, string],
  ...refusedWith: DocumentedRefusal[]
): Record<string, { description: string }> {
  return { 200: json(schema, description), ...refusalsInDocument(refusedWith) };
}

/** Responds with a sentence. */
export function say(context: Context, message: string, values: object = {}, status: 200 | 201 = 200) {
  const body = styleOf(context) === 'account' ? { msg: message } : { success: true as const, message };
  return context.json({ ...body, ...values }, status);
}

/** Responds 404 for what is addressed by an id that nothing has. */
export function refuseUnknown(context: Context): Response {
  return refuse(context, 404, deskOutcomes.unknown);
}

/** Responds 422 with the fields at fault (keys of the contract's messages, by field). */
export function refuseFields(context: Context<ApiEnv>, problems: Record<string, string>): Response {
  const { message, errors } = sayOfFields(context.get('facts').locale, problems);
  return refuse(context, 422, message, { errors });
}
