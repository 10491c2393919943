import { createRoute, OpenAPIHono, type RouteConfig, type RouteHandler, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import {
  type Command,
  type Endpoint,
  type Policy,
  type RefusedResult,
  statusOf,
} from '../commands/command.ts';
import { messagesIn } from '../commands/messages.ts';
import { parseFormSignals } from '../commands/submission.ts';
import { formSignalsHeader, idempotencyKeyHeader } from '../commands/submission-headers.ts';
import { limitBody } from '../http/body-limit.ts';
import { failureOf } from '../http/failure.ts';
import { sameOriginOnly } from '../http/origin.ts';
import { refuse, type Style } from '../http/refuse.ts';
import type { Log } from '../log/logger.ts';
import { problemsOf } from '../values/text.ts';
import { isNestedBeyond } from './json-depth.ts';
import {
  type ApiEnv,
  body,
  type DocumentedRefusal,
  refusalsInDocument,
  refuseFields,
  say,
  schemas,
} from './responses.ts';

/** A route with who may call it; its path follows the prefix of its group. */
type ApiRoute = Pick<RouteConfig, 'method' | 'path' | 'summary' | 'description' | 'request' | 'responses'> & {
  policy: Policy;
};

interface GroupOptions {
  /** Common prefix of the paths. */
  prefix?: string;
  tag?: string;
  style?: Style;
  /** Bytes of a body. */
  maxBody?: number;
}

/** The one way to add routes to /api/v1: none can be added without saying whom it lets in. */
export interface Routes {
  /** A route with a body of multipart/form-data reads it itself, and limits it. */
  declare<Route extends ApiRoute>(route: Route, handler: RouteHandler<Route, ApiEnv>): void;
  /** Adds the JSON routes of commands; `refused` is what their refusals hold besides, for the OpenAPI document. */
  addCommands(commands: Record<string, Command>, refused?: z.ZodRawShape): void;
}

/** The longest answers that the contract allows, in four-byte characters. */
const largestBody = 1024 * 1024;

/** The headers of a submission, for the OpenAPI document. */
const submissionHeaders = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      'Equal for every attempt to send one submission; it is stored once. Use a random UUID (version 4): any other key counts only together with the account or the network address that it comes from.',
    ),
  'form-signals': z
    .string()
    .optional()
    .describe(
      'How the form was filled in: `seconds=42; trap=0; locale=en`. Decides only the folder and the language of the answer and our mails.',
    ),
});

/** Levels of lists and objects in a body; a quote, the deepest, has six. */
const deepest = 32;

/** Stops a request whose body is not JSON, with a sentence that says what to send. */
function jsonOnly(isOptional: boolean): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const type = context.req.header('content-type');
    if (type === undefined && isOptional) return next();
    if (!/^application\/json(;\s*[\w-]+=[^;]+)*$/i.test(type ?? '')) {
      return refuse(context, 415, 'Please send JSON with the header Content-Type: application/json.');
    }
    if (isNestedBeyond(await context.req.text(), deepest))
      return refuse(context, 400, `The body is nested more than ${deepest} levels deep.`);
    try {
      await context.req.json();
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return refuse(context, 400, 'The body is not valid JSON.');
    }
    return next();
  };
}

function canBeLeftOut(input: z.ZodType): boolean {
  return input.safeParse(undefined).success;
}

/** Runs a command for a caller whom its policy let in, and answers how it went. */
export async function runCommand(
  context: Context<ApiEnv>,
  command: Command,
  input: unknown,
): Promise<Response> {
  const call = {
    deps: context.get('services'),
    facts: context.get('facts'),
    staff: context.get('staff') ?? null,
    session: context.get('customer') ?? context.get('session') ?? null,
    params: context.req.param(),
    signals: {
      key: context.req.header(idempotencyKeyHeader),
      ...parseFormSignals(context.req.header(formSignalsHeader)),
    },
  };
  const result = await command.execute(call, input);
  if (!result.ok) return answerRefused(context, result);
  const { message, values } = result;
  if ('location' in values) context.header('Location', String(values.location));
  const returned = Object.entries(values).filter(([name]) => command.returns && name in command.returns);
  return say(context, message, Object.fromEntries(returned), command.status);
}

/** Answers a command that was refused. */
export function answerRefused(context: Context, result: RefusedResult): Response {
  const { status, message, reason, values, errors } = result;
  return refuse(context, status, message, { reason, ...values, errors });
}

/** Replaces halves of surrogate pairs, which JSON can escape and neither URL nor database can hold, as forms do. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** The body of a request to a command's endpoint, which `jsonOnly` has found to be JSON or left out. */
async function inputOf(context: Context, { input }: Command): Promise<unknown> {
  if (!input || context.req.header('content-type') === undefined) return undefined;
  const text = await context.req.text();
  return JSON.parse(text, /\\ud[89a-f]/i.test(text) ? wellFormed : undefined);
}

function isSubmission(policy: Policy): boolean {
  return policy.role === 'anyone' && policy.isSubmission === true;
}

/** The OpenAPI route of a command; `refused` is what its refusals hold besides. */
function routeOf(
  command: Command,
  [method, path]: Endpoint,
  { style, refused }: { style: Style; refused: z.ZodRawShape | undefined },
) {
  const { input, examples, returns = {}, refusals, policy, status = 200, summary, description } = command;
  const ids = [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => [name, z.string()]);
  const statuses = new Set(Object.values(refusals).map(statusOf));
  if (isSubmission(policy)) statuses.add(429);
  return {
    policy,
    method,
    path,
    summary,
    ...(description ? { description } : {}),
    request: {
      ...(ids.length > 0 ? { params: z.object(Object.fromEntries(ids)) } : {}),
      ...(isSubmission(policy) ? { headers: submissionHeaders } : {}),
      ...(input ? { body: { ...body(input, examples).body, required: !canBeLeftOut(input) } } : {}),
    },
    responses: {
      [status]: {
        description: 'Done.',
        content: { 'application/json': { schema: schemas[style].done.extend(returns) } },
      },
      ...refusalsInDocument([...statuses], style, refused),
    },
  } satisfies ApiRoute;
}

/** Routes of commands, made once in a process: tests start many apps. Each command is in one group, whose style its route has. */
const commandRoutes = new WeakMap<Command, ReturnType<typeof routeOf>>();

/** The refusals that a route knows by what it is, for the OpenAPI document. */
function refusalsOf({ policy, request }: ApiRoute): DocumentedRefusal[] {
  const { body: sent, query } = request ?? {};
  return [
    403,
    503,
    ...(policy.role === 'anyone' ? [] : ([401] as const)),
    ...(policy.role === 'anyone' || policy.role === 'customer' ? [] : ([404] as const)),
    ...(sent ? ([400, 413, 415, 422] as const) : query ? ([422] as const) : []),
  ];
}

/** Security requirement of an endpoint in the OpenAPI document. */
function securityOf(policy: Policy, prefix: string): { [name: string]: string[] }[] | undefined {
  if (policy.role === 'customer') return [{ bearer: [] }];
  if (policy.role === 'anyone') return prefix === '' ? [{ bearer: [] }, {}] : undefined;
  return policy.browserOnly ? [{ deskSession: [] }] : [{ deskSession: [] }, { deskToken: [] }];
}

/**
 * Makes /api/v1, to which `group` adds routes; `finish` ends it with the answers to wrong methods. Every route refuses what
 * a page of another site sends, is cached by nobody unless it is public, and is in the OpenAPI document with who may call it (`x-role`).
 */
export function createRouter({
  appUrl,
  log,
  authorize,
}: {
  appUrl: string;
  log: Log;
  /** Stops who may not do what a policy allows, before the body is kept. */
  authorize: (policy: Policy) => MiddlewareHandler<ApiEnv>;
}) {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, context) =>
      result.success ? undefined : refuseFields(context, problemsOf(result.error.issues)),
  });
  const methodsByPath = new Map<string, string[]>();
  const ownPagesOnly = sameOriginOnly(appUrl, (context) =>
    refuse(context, 403, 'This can be sent from our own pages only.'),
  );

  function addPath(path: string, method: string, style: Style): void {
    const methods = methodsByPath.get(path);
    methodsByPath.set(path, [...(methods ?? []), method.toUpperCase()]);
    if (methods) return;
    api.use(
      path,
      async (context, next) => {
        context.set('style', style);
        await next();
        const { headers } = context.res;
        if (!headers.get('Cache-Control')?.startsWith('public')) headers.set('Cache-Control', 'no-store');
      },
      ownPagesOnly,
    );
  }

  function group({ prefix = '', tag, style = 'common', maxBody = largestBody }: GroupOptions): Routes {
    const limited = limitBody(maxBody, (context) =>
      refuse(
        context,
        413,
        'This is more than we can take at once. Please shorten it, or send the rest by e-mail.',
      ),
    );

    function makeRoute(declared: ApiRoute) {
      const { policy, ...config } = declared;
      const { content = {}, required } = config.request?.body ?? {};
      const isForm = 'multipart/form-data' in content;
      const security = securityOf(policy, prefix);
      const route = createRoute({
        ...config,
        path: prefix + config.path,
        ...(tag ? { tags: [tag] } : {}),
        ...(security ? { security } : {}),
        'x-role': policy.role,
        responses: { ...refusalsInDocument(refusalsOf(declared), style), ...config.responses },
        middleware: [
          authorize(policy),
          ...(isForm ? [] : [limited]),
          ...('application/json' in content ? [jsonOnly(required === false)] : []),
        ],
      });
      addPath(route.getRoutingPath(), config.method, style);
      return route;
    }

    /** Adds a route whose handler reads the body itself. */
    function addRoute(declared: ApiRoute, handler: (context: Context<ApiEnv>) => Promise<Response>): void {
      const route = makeRoute(declared);
      const { middleware, ...documented } = route;
      api.openAPIRegistry.registerPath(documented);
      api.on(route.method, [route.getRoutingPath()], ...middleware, handler);
    }

    return {
      declare(declared: ApiRoute, handler: unknown) {
        // The handler's type was checked against the route as it was declared.
        if ('multipart/form-data' in (declared.request?.body?.content ?? {}))
          addRoute(declared, handler as never);
        else api.openapi(makeRoute(declared), handler as never);
      },
      addCommands(commands, refused) {
        for (const command of Object.values(commands)) {
          const { endpoint } = command;
          if (!endpoint) continue;
          const route = commandRoutes.get(command) ?? routeOf(command, endpoint, { style, refused });
          commandRoutes.set(command, route);
          addRoute(route, async (context) => runCommand(context, command, await inputOf(context, command)));
        }
      },
    };
  }

  function finish(): void {
    for (const [path, methods] of methodsByPath) {
      api.all(path, (context) => {
        context.header('Allow', methods.join(', '));
        const { method } = context.req;
        return refuse(context, 405, `${method} is not possible here. Please use ${methods.join(' or ')}.`);
      });
    }
    api.onError((error, context) => {
      if (error instanceof HTTPException && error.status < 500) {
        return refuse(context, error.status, error.message);
      }
      const otherwise = messagesIn(context.get('facts').locale).notStored;
      const { status, message } = failureOf(error, context, { log, part: 'the API', otherwise });
      return refuse(context, status, message);
    });
  }

  return { api, group, finish };
}
