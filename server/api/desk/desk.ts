import { createRoute, type OpenAPIHono, type RouteConfig, type RouteHandler, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type Command, type Policy, statusOf } from '../../commands/command.ts';
import { jsonOnly } from '../json-only.ts';
import { authorize } from './authorize.ts';
import {
  answers,
  body,
  type DeskEnv,
  type DeskRefusal,
  done,
  refusalsInDocument,
  refuse,
} from './desk-context.ts';

/** A route of the desk, with whom it lets in; its path begins after /desk. */
type DeskRoute = Pick<
  RouteConfig,
  'method' | 'path' | 'summary' | 'description' | 'request' | 'responses'
> & {
  policy: Policy;
};

/** The one way to add a route to the desk: none can be added without saying whom it lets in. */
export interface Desk {
  declare<Route extends DeskRoute>(route: Route, handler: RouteHandler<Route, DeskEnv>): void;
  /** Adds the JSON routes of commands; `refused` is what their refusals hold besides, for the OpenAPI document. */
  addCommands(commands: Record<string, Command>, refused?: z.ZodRawShape): void;
  /** Every path that was declared, as Hono writes it, with its methods. */
  methodsByPath: Map<string, string[]>;
}

function refusalsOf({ policy, request }: DeskRoute, hasJson: boolean): DeskRefusal[] {
  const guarded: DeskRefusal[] = policy.role === 'anyone' ? [] : [401, 404];
  const ofQuery: DeskRefusal[] = request?.query ? [422] : [];
  return [403, 503, ...guarded, ...(hasJson ? ([400, 413, 415, 422] as const) : ofQuery)];
}

/** Reads the ids in a call's path and its body, which `jsonOnly` has found to be JSON. */
async function runCommand(context: Context<DeskEnv>, command: Command): Promise<Response> {
  const call = {
    deps: context.get('services'),
    facts: context.get('facts'),
    staff: context.get('staff') ?? null,
    session: context.get('session') ?? null,
    params: context.req.param(),
  };
  const result = await command.execute(call, command.input && (await context.req.json()));
  const { message, values } = result;
  if (result.ok) {
    const shown = Object.entries(values).filter(([name]) => command.returns && name in command.returns);
    return context.json({ success: true as const, message, ...Object.fromEntries(shown) }, 200);
  }
  if ('retryAfterSeconds' in values) context.header('Retry-After', String(values.retryAfterSeconds));
  const errors = Object.keys(result.errors).length > 0 ? { errors: result.errors } : {};
  return context.json(
    { success: false as const, message, reason: result.reason, ...values, ...errors },
    result.status,
  );
}

/** The OpenAPI route of a command; `refused` is what its refusals hold besides. */
function routeOf({ endpoint, input, returns = {}, refusals, ...command }: Command, refused: z.ZodRawShape) {
  const [method, path] = endpoint;
  const ids = [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => [name, z.string()]);
  const statuses = [...new Set(Object.values(refusals).map(statusOf))];
  return {
    policy: command.policy,
    summary: command.summary,
    ...(command.description ? { description: command.description } : {}),
    method,
    path,
    request: {
      ...(ids.length > 0 ? { params: z.object(Object.fromEntries(ids)) } : {}),
      ...(input ? body(input) : {}),
    },
    responses: { ...answers([done.extend(returns), 'Done.']), ...refusalsInDocument(statuses, refused) },
  } satisfies DeskRoute;
}

/** Makes the desk of an API. A declared route stands in the OpenAPI document with its role (`x-desk-role`). */
export function createDesk(api: OpenAPIHono<DeskEnv>): Desk {
  const methodsByPath = new Map<string, string[]>();

  function makeRoute(declared: DeskRoute) {
    const { policy, ...config } = declared;
    const isGuarded = policy.role !== 'anyone';
    const hasJson = config.request?.body?.content['application/json'] !== undefined;
    const security = [{ deskSession: [] }, ...(isGuarded && !policy.browserOnly ? [{ deskToken: [] }] : [])];
    const route = createRoute({
      ...config,
      path: `/desk${config.path}`,
      tags: ['desk'],
      ...(isGuarded ? { security } : {}),
      'x-desk-role': policy.role,
      responses: { ...refusalsInDocument(refusalsOf(declared, hasJson)), ...config.responses },
      middleware: [...(isGuarded ? [authorize(policy)] : []), ...(hasJson ? [jsonOnly(refuse)] : [])],
    });
    const path = route.getRoutingPath();
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), config.method.toUpperCase()]);
    return route;
  }

  return {
    methodsByPath,
    declare(declared: DeskRoute, handler: unknown) {
      // The handler's type was checked against the route as it was declared.
      api.openapi(makeRoute(declared), handler as never);
    },
    addCommands(commands, refused = {}) {
      for (const command of Object.values(commands)) {
        const route = makeRoute(routeOf(command, refused));
        const { middleware, ...documented } = route;
        api.openAPIRegistry.registerPath(documented);
        api.on(route.method, [route.getRoutingPath()], ...middleware, (context) =>
          runCommand(context, command),
        );
      }
    },
  };
}
