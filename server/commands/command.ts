import { z } from 'zod';
import { deskOutcomes } from '../../app/content/en/desk/outcomes.ts';
import { fieldMessage, messagesIn } from '../../contract/messages.ts';
import type { StaffMember, StaffRole } from '../../contract/staff-member.ts';
import { problemsOf } from '../../contract/text.ts';
import type { RequestFacts, Services } from '../context.ts';
import type { StaffSession } from '../staff/sessions.ts';

/** Who may call an endpoint of the desk. A GET needs a token that may read, every other method one that may write. */
export interface Policy {
  /** `anyone`: what visitors do to become staff, or to sign in. */
  role: StaffRole | 'anyone';
  /** Refuses API tokens: what concerns a person's own access is done in the browser. */
  browserOnly?: boolean;
  /** Admits staff who must set up two-factor and have not yet. */
  whileEnrolling?: boolean;
}

/** The method and path of a command's JSON endpoint; the path follows /api/v1/desk. */
type Endpoint = readonly ['post' | 'put' | 'delete', `/${string}`];

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** Who runs a command, on what, and with what it works. */
export interface Call<P extends Policy = Policy, Parameter extends string = string> {
  deps: Services;
  facts: RequestFacts;
  staff: P extends { role: 'anyone' } ? null : StaffMember;
  session: P extends { browserOnly: true } ? StaffSession : StaffSession | null;
  /** The ids in the path. */
  params: Record<Parameter, string>;
}

/** A call as an adapter makes it, once the command's policy allowed it. */
export type AuthorizedCall = Omit<Call, 'staff'> & { staff: StaffMember | null };

export type Fields = Record<string, string>;

type Status = 401 | 404 | 409 | 422 | 429;
type Outcome = { ok: true } | { ok: false; reason: string };
type Failure<O = Outcome> = Extract<O, { ok: false; reason: string }>;

/** What a command that was refused is answered with: 422 where a field is at fault, else 409, unless `status` says more. */
export interface Refusal<F = never> {
  status?: Status;
  field?: string;
  message: Message<F>;
}

type Message<F> = string | ((failure: F) => string);

/** A refusal for every reason that the outcome knows; forgetting one is a type error. */
type Refusals<F extends Failure> = string extends F['reason']
  ? // TypeScript asks once before it has inferred the outcome.
    Record<string, Rule>
  : { [Reason in F['reason']]: Rule<Extract<F, { reason: Reason }>> };

/** A message alone is a refusal with 409. */
type Rule<F = never> = Message<F> | Refusal<F>;

interface Definition<P extends Policy, E extends Endpoint, Input extends z.ZodType, R> {
  policy: P;
  endpoint: E;
  summary: string;
  description?: string;
  /** The JSON body, if there is one. */
  input?: Input;
  /** Makes the input of a form's fields, where the two differ. */
  fromForm?: (fields: Fields) => object;
  run: (call: Call<P, PathParameter<E[1]>>, input: z.output<Input>) => R;
  refusals: NoInfer<Refusals<Failure<Awaited<R>>>>;
  done: string | ((outcome: NoInfer<Extract<Awaited<R>, { ok: true }>>, input: z.output<Input>) => string);
  /** What the endpoint answers besides the message, out of the outcome. */
  returns?: z.ZodRawShape;
}

/** How a command went. `values` are those of the outcome. */
export type CommandResult = { message: string; values: Record<string, unknown> } & (
  | { ok: true }
  | { ok: false; status: Status; reason: string; errors: Record<string, string> }
);

/** One capability of the desk, written once: the page's action and the JSON endpoint are adapters of it. */
export interface Command {
  policy: Policy;
  endpoint: Endpoint;
  summary: string;
  description?: string;
  input?: z.ZodType;
  fromForm?: (fields: Fields) => object;
  refusals: Record<string, Rule>;
  done: unknown;
  returns?: z.ZodRawShape;
  /** Checks the input, runs the command and words its outcome. */
  execute: (call: AuthorizedCall, input: unknown) => Promise<CommandResult>;
}

/** The refusal of an id that nothing has. */
export const notFound: Refusal<unknown> = { status: 404, message: deskOutcomes.unknown };

/** The refusal of too many attempts. */
export const limited: Refusal<{ retryAfterSeconds: number }> = {
  status: 429,
  message: ({ retryAfterSeconds }) =>
    messagesIn('en').account.tooManyAttempts(Math.ceil(retryAfterSeconds / 60)),
};

/** The refusal of a field's value, with the contract's message for the problem. */
export function wrongField(field: string, problem: string): Refusal<unknown> {
  return { field, message: fieldMessage('en', problem) };
}

/** The outcome of what either changed something or found nothing. */
export function foundOrNot(isFound: boolean) {
  return isFound ? ({ ok: true } as const) : ({ ok: false, reason: 'unknown' } as const);
}

/** The status of a refusal. */
export function statusOf(rule: Rule): Status {
  if (typeof rule !== 'object') return 409;
  return rule.status ?? (rule.field ? 422 : 409);
}

function refuse<F extends Failure>(rule: Rule<F>, failure: F): CommandResult {
  const { ok: _, reason, ...values } = failure;
  const { field, message: text }: Partial<Refusal<F>> & Pick<Refusal<F>, 'message'> =
    typeof rule === 'object' ? rule : { message: rule };
  const message = typeof text === 'string' ? text : text(failure);
  const errors: Record<string, string> = field ? { [field]: message } : {};
  return { ok: false, status: statusOf(rule), reason, message, values, errors };
}

function refuseInput(issues: z.core.$ZodIssue[]): CommandResult {
  const problems = Object.entries(problemsOf(issues));
  const errors = Object.fromEntries(problems.map(([field, problem]) => [field, fieldMessage('en', problem)]));
  const [only, ...more] = Object.values(errors);
  const message = only && more.length === 0 ? only : messagesIn('en').checkFields;
  return { ok: false, status: 422, reason: 'fields', message, errors, values: {} };
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
    run,
    refusals,
    done,
    input = z.unknown(),
  } = definition as unknown as {
    run: (call: AuthorizedCall, input: unknown) => Promise<Outcome>;
    refusals: Record<string, Rule<Failure>>;
    done: string | ((outcome: Outcome, input: unknown) => string);
    input?: z.ZodType;
  };
  return {
    ...definition,
    async execute(call, typed) {
      const parsed = input.safeParse(typed);
      if (!parsed.success) return refuseInput(parsed.error.issues);
      const outcome = await run(call, parsed.data);
      if (outcome.ok) {
        const message = typeof done === 'string' ? done : done(outcome, parsed.data);
        return { ok: true, message, values: { ...outcome } };
      }
      const rule = refusals[outcome.reason];
      if (!rule) throw new Error(`A command does not word its refusal: ${outcome.reason}.`);
      return refuse(rule, outcome);
    },
  };
}
