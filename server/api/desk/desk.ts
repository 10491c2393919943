import { createRoute, type OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi';
import { jsonOnly } from '../json-only.ts';
import { type DeskEnv, type DeskRefusal, refusalsInDocument, refuse } from './desk-context.ts';
import { letIn, type Need } from './let-in.ts';

/** A route of the desk, with whom it lets in; its path begins after /desk. */
type DeskRoute = Pick<
  RouteConfig,
  'method' | 'path' | 'summary' | 'description' | 'request' | 'responses'
> & {
  need: Need;
};

/** The one way to add a route to the desk: none can be added without saying whom it lets in. */
export interface Desk {
  declare<Route extends DeskRoute>(route: Route, handler: RouteHandler<Route, DeskEnv>): void;
  /** Every path that was declared, as Hono writes it, with its methods. */
  methodsByPath: Map<string, string[]>;
}

function refusalsOf({ need, request }: DeskRoute, hasJson: boolean): DeskRefusal[] {
  const guarded: DeskRefusal[] = need.role === 'anyone' ? [] : [401, 404];
  const ofQuery: DeskRefusal[] = request?.query ? [422] : [];
  return [403, 503, ...guarded, ...(hasJson ? ([400, 413, 415, 422] as const) : ofQuery)];
}

/** Makes the desk of an API. A declared route stands in the OpenAPI document with its role (`x-desk-role`). */
export function createDesk(api: OpenAPIHono<DeskEnv>): Desk {
  const methodsByPath = new Map<string, string[]>();
  return {
    methodsByPath,
    declare(declared: DeskRoute, handler: unknown) {
      const { need, ...config } = declared;
      const isGuarded = need.role !== 'anyone';
      const hasJson = config.request?.body?.content['application/json'] !== undefined;
      const security = [{ deskSession: [] }, ...(isGuarded && !need.browserOnly ? [{ deskToken: [] }] : [])];
      const route = createRoute({
        ...config,
        path: `/desk${config.path}`,
        tags: ['desk'],
        ...(isGuarded ? { security } : {}),
        'x-desk-role': need.role,
        responses: { ...refusalsInDocument(refusalsOf(declared, hasJson)), ...config.responses },
        middleware: [...(isGuarded ? [letIn(need)] : []), ...(hasJson ? [jsonOnly(refuse)] : [])],
      });
      const path = route.getRoutingPath();
      methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), config.method.toUpperCase()]);
      // The handler's type was checked against the route as it was declared.
      api.openapi(route, handler as never);
    },
  };
}
