import { z } from 'zod';
import type { RequestFacts, Services } from '../context.ts';
import { attachmentFields } from '../files/attachment-input.ts';
import type { Locale } from '../i18n/locale.ts';
import { fill, waitIn } from '../values/format.ts';
import { problemsOf } from '../values/text.ts';
import type { Session, StaffMember, StaffPolicy, StaffSession } from './caller.ts';
import { fieldMessage, type Messages, messagesIn } from './messages.ts';
import { deskOutcomes } from './strings/en/desk-messages.ts';
import { type SenderSignals, type SubmissionContext, submissionContextOf } from './submission.ts';

/**
 * Callers of an endpoint: staff, a signed-in customer, or anyone. A submission counts towards the rate limit of
 * its sender's address, and its command learns how it arrived.
 */
export type Policy = StaffPolicy | { role: 'customer' } | { role: 'anyone'; isSubmission?: true };

/** The method and path of a command's JSON endpoint; the path follows /api/v1, and /desk where it is one of the desk. */
export type Endpoint = readonly ['post' | 'put' | 'delete', `/${string}`];

type PathParameter<Path extends string> = `/${string}` extends Path
  ? string
  : Path extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PathParameter<Rest>
    : never;

/** A call as an adapter makes it, once the command's policy allowed it. */
export interface AuthorizedCall {
  deps: Services;
  facts: RequestFacts;
  /** Null unless the policy asks for staff. */
  staff: StaffMember | null;
  /** Null for anyone, and for staff who call with an API token. */
  session: StaffSession | Session | null;
  /** The ids in the path. */
  params: Record<string, string>;
  /** Claims of the sender of a submission. */
  signals?: SenderSignals;
}

/** Caller, subject and dependencies of a command. */
export interface Call<P extends Policy = StaffPolicy, Parameter extends string = string>
  extends AuthorizedCall {
  staff: P extends StaffPolicy ? StaffMember : null;
  session: SessionFor<P>;
  params: Record<Parameter, string>;
  submission: P extends { isSubmission: true } ? SubmissionContext : null;
}

type SessionFor<P extends Policy> = P extends { role: 'customer' }
  ? Session
  : P extends { role: 'anyone' }
    ? null
    : P extends { browserOnly: true }
      ? StaffSession
      : StaffSession | null;

export type Fields = Record<string, string>;

type Outcome = { ok: true } | { ok: false; reason: string };
type Failure<O = Outcome> = Extract<O, { ok: false; reason: string }>;

export type RefusalStatus = 401 | 404 | 409 | 413 | 422 | 429 | 503;

/** Response to a refused command: 422 for a field, else 409, unless `status` is set. */
export interface Refusal<F = never> {
  status?: RefusalStatus;
  field?: string | ((failure: F) => string);
  message: Message<F>;
  /** Summary, when `message` is shown at the field. */
  summary?: Text;
}

/** A refusal with 422 of several fields, with the contract's problems by field; `summary` is said of the whole. */
interface FieldsRefusal<F = never> {
  problems: (failure: F) => Fields;
  /** Words a problem; left out, the contract's message does. */
  word?: (problem: string) => string;
  summary?: Text;
}

/** A text in the locale of the request. */
interface LocalText {
  textIn: (locale: Locale) => string;
}

/** Texts that only staff read are plain strings. */
type Text = string | LocalText;

type Message<F> = Text | ((failure: F) => Text);

/** A message to customers, who read it in their locale. */
export function text(pick: (messages: Messages, locale: Locale) => string): LocalText {
  return { textIn: (locale) => pick(messagesIn(locale), locale) };
}

function inLocale(locale: Locale, template: Text): string {
  return typeof template === 'string' ? template : template.textIn(locale);
}

/** A refusal for every reason of the outcome; leaving one out is a type error. */
type Refusals<F extends Failure> = string extends F['reason']
  ? // TypeScript asks once before it has inferred the outcome.
    Record<string, Rule>
  : { [Reason in F['reason']]: Rule<Extract<F, { reason: Reason }>> };

/** A message alone is a refusal with 409. */
type Rule<F = never> = Message<F> | Refusal<F> | FieldsRefusal<F>;

interface Definition<P extends Policy, E extends Endpoint, Input extends z.ZodType, R> {
  policy: P;
  /** Left out where pages alone run it. */
  endpoint?: E;
  summary: string;
  description?: string;
  /** The JSON body, if there is one. */
  input?: Input;
  /** Bodies for the OpenAPI document, by name. */
  examples?: Record<string, { summary: string; value: unknown }>;
  /** Reads what `input` refused, where it need not be refused; else the problems that remain. */
  readRefused?: (
    input: unknown,
    locale: Locale,
  ) => { ok: true; data: z.output<Input> } | { ok: false; issues: z.core.$ZodIssue[] };
  /** Makes the input of a form's fields, as they were typed in a locale, where the two differ. */
  fromForm?: (fields: Fields, locale: Locale) => object;
  /** Boxes that a form must have ticked and the API does not ask for: what is said of an empty one, by field name. */
  ticks?: Record<string, string>;
  /** Message for invalid input; defaults to that of its only field. */
  invalid?: Text;
  /** Words a problem of a field; otherwise the contract's messages do. */
  word?: (problem: string) => string;
  run: (call: Call<P, PathParameter<E[1]>>, input: z.output<Input>) => R;
  refusals: NoInfer<Refusals<Failure<Awaited<R>>>>;
  done: Text | ((outcome: NoInfer<Extract<Awaited<R>, { ok: true }>>, input: z.output<Input>) => Text);
  /** Values of the outcome that the endpoint returns with the message. */
  returns?: z.ZodRawShape;
  /** The status of success; 200 when left out. */
  status?: 201;
}

/** Result of a command. `values` are those of the outcome. */
export type CommandResult = { ok: true; message: string; values: Record<string, unknown> } | RefusedResult;

export interface RefusedResult {
  ok: false;
  status: RefusalStatus;
  /** For programs. */
  reason: string;
  message: string;
  /** Messages of the invalid fields. */
  errors: Fields;
  values: Record<string, unknown>;
}

/** One capability, written once: the page's action and the JSON endpoint are adapters of it. */
export interface Command {
  policy: Policy;
  endpoint?: Endpoint;
  summary: string;
  description?: string;
  input?: z.ZodType;
  examples?: Record<string, { summary: string; value: unknown }>;
  fromForm?: (fields: Fields, locale: Locale) => object;
  ticks?: Record<string, string>;
  refusals: Record<string, Rule>;
  done: unknown;
  returns?: z.ZodRawShape;
  status?: 201;
  /**
   * Checks the input, runs the command and words its outcome; the caller has authorized the call. `problems` are those that
   * the caller has found already, by field.
   */
  execute: (call: AuthorizedCall, input: unknown, problems?: Fields) => Promise<CommandResult>;
}

/** The refusal of an id that nothing has. */
export const notFound: Refusal<unknown> = { status: 404, message: deskOutcomes.unknown };

/** The refusal of too many attempts. */
export const limited: Refusal<{ retryAfterSeconds: number }> = {
  status: 429,
  message: ({ retryAfterSeconds }) =>
    text(({ account }, locale) => fill(account.tooManyAttempts, { wait: waitIn(locale, retryAfterSeconds) })),
};

/** The refusal of too many forms and files from one address. */
export const tooManyPosts: Refusal<{ retryAfterSeconds: number }> = {
  status: 429,
  message: ({ retryAfterSeconds }) =>
    text((messages, locale) => fill(messages.tooManyPosts, { wait: waitIn(locale, retryAfterSeconds) })),
};

/** The refusal of a field's value, with the contract's message for the problem. */
export function wrongField(field: string, problem: string, summary?: Text): Refusal<unknown> {
  const message = { textIn: (locale: Locale) => fieldMessage(locale, problem) };
  return { field, message, ...(summary ? { summary } : {}) };
}

/** The refusal of files that are no longer there. */
export const uploadsGone = { problems: () => ({ [attachmentFields.files]: 'attachment-gone' }) };

/** The fields of a form, with the ids of its uploads, which src/server/page-bodies.ts joins by spaces. */
export function withUploadIds({ attachments = '', ...fields }: Fields) {
  return { ...fields, attachments: attachments.split(' ').filter(Boolean) };
}

/** The outcome of what either changed something or found nothing. */
export function foundOrNot(isFound: boolean) {
  return isFound ? ({ ok: true } as const) : ({ ok: false, reason: 'unknown' } as const);
}

/** The status of a refusal. */
export function statusOf(rule: Rule): RefusalStatus {
  if (typeof rule !== 'object' || 'textIn' in rule) return 409;
  if ('problems' in rule) return 422;
  return rule.status ?? (rule.field ? 422 : 409);
}

/** Returns the refusal for a failed outcome. */
export function refuse<F extends Failure>(locale: Locale, rule: Rule<F>, failure: F): RefusedResult {
  const { ok: _, reason, ...values } = failure;
  const refused = { ok: false, status: statusOf(rule), reason, values } as const;
  if (typeof rule === 'object' && 'problems' in rule) {
    return { ...refused, ...sayOfFields(locale, rule.problems(failure), rule.summary, rule.word) };
  }
  const refusal: Refusal<F> = typeof rule === 'object' && 'message' in rule ? rule : { message: rule };
  const { field, summary } = refusal;
  const template = typeof refusal.message === 'function' ? refusal.message(failure) : refusal.message;
  const message = inLocale(locale, template);
  return {
    ...refused,
    message: summary ? inLocale(locale, summary) : message,
    errors: field ? { [typeof field === 'function' ? field(failure) : field]: message } : {},
  };
}

/** Words problems by field and as a summary, which is the only field's message unless `summary` says more. */
export function sayOfFields(
  locale: Locale,
  problems: Fields,
  summary?: Text,
  word = (problem: string) => fieldMessage(locale, problem),
): { message: string; errors: Fields } {
  const entries = Object.entries(problems).map(([field, problem]) => [field, word(problem)]);
  const [only, more] = entries;
  const whole = only && !more ? String(only[1]) : messagesIn(locale).checkFields;
  return { message: summary ? inLocale(locale, summary) : whole, errors: Object.fromEntries(entries) };
}

/** Defines a command. The types check `run`, `refusals` and `done` against each other. */
export function defineCommand<
  const P extends Policy,
  const E extends Endpoint,
  R extends Outcome | Promise<Outcome>,
  Input extends z.ZodType = z.ZodUnknown,
>(definition: Definition<P, E, Input, R>): Command {
  // From here on it is run with what its own schema made of the input, on calls that its own policy authorized.
  const {
    policy,
    run,
    refusals,
    done,
    input = z.unknown(),
    invalid,
    word,
    readRefused,
  } = definition as unknown as {
    policy: Policy;
    run: (
      call: AuthorizedCall & { submission: SubmissionContext | null },
      input: unknown,
    ) => Promise<Outcome>;
    refusals: Record<string, Rule<Failure>>;
    done: Text | ((outcome: Outcome, input: unknown) => Text);
    input?: z.ZodType;
    invalid?: Text;
    word?: (problem: string) => string;
    readRefused?: Definition<Policy, Endpoint, z.ZodType, unknown>['readRefused'];
  };
  const read = (typed: unknown, locale: Locale) => {
    const parsed = input.safeParse(typed);
    if (parsed.success) return { ok: true, data: parsed.data } as const;
    return readRefused?.(typed, locale) ?? ({ ok: false, issues: parsed.error.issues } as const);
  };
  return {
    ...definition,
    async execute(call, typed, found = {}) {
      const { deps, facts, signals } = call;
      const { locale } = facts;
      const isSubmission = policy.role === 'anyone' && policy.isSubmission;
      const counted = isSubmission ? await deps.formRateLimit.take(facts.address) : null;
      if (counted && !counted.ok) return refuse(locale, tooManyPosts, { ...counted, reason: 'limited' });
      const parsed = read(typed, locale);
      const problems = { ...problemsOf(parsed.ok ? [] : parsed.issues), ...found };
      if (!parsed.ok || Object.keys(problems).length > 0) {
        return {
          ok: false,
          status: 422,
          reason: 'fields',
          values: {},
          ...sayOfFields(locale, problems, invalid, word),
        };
      }
      const submission =
        counted && signals ? submissionContextOf(signals, { ...facts, rateLimitUsage: counted.share }) : null;
      const outcome = await run({ ...call, submission }, parsed.data);
      if (outcome.ok) {
        const template = typeof done === 'function' ? done(outcome, parsed.data) : done;
        return { ok: true, message: inLocale(locale, template), values: { ...outcome } };
      }
      const rule = refusals[outcome.reason];
      if (!rule) throw new Error(`A command does not word its refusal: ${outcome.reason}.`);
      return refuse(locale, rule, outcome);
    },
  };
}
