import type { Draw } from '../support/seed/draw.ts';
import type { Caller, FuzzRequest } from './fuzz-client.ts';
import { hostileBodies, hostileTexts, type Schema, valueFor } from './hostile-values.ts';

interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
}

/** One operation of the OpenAPI document. */
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  bodyTypes: Record<string, { schema?: Schema }>;
  statuses: Set<number>;
}

export interface OpenApiDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content?: Operation['bodyTypes'] };
        responses: Record<string, unknown>;
      }
    >
  >;
  components?: { schemas?: Record<string, Schema> };
}

export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      bodyTypes: requestBody?.content ?? {},
      statuses: new Set(Object.keys(responses).map(Number)),
    })),
  );
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function segment(draw: Draw, ids: readonly string[]): string {
  if (ids.length > 0 && draw.chance(0.6)) return draw.one(ids);
  // An empty one would be another path.
  return encode(draw.one(hostileTexts).slice(0, 300) || '-');
}

function queryFor(draw: Draw, parameters: readonly Parameter[], resolve: (ref: string) => Schema): string {
  const pairs = parameters
    .filter(({ in: place }) => place === 'query' && draw.chance(0.5))
    .flatMap(({ name, schema }) =>
      Array.from({ length: draw.chance(0.1) ? 2 : 1 }, () => {
        const value = valueFor(draw, schema ?? {}, 0.4, resolve, name);
        return `${name}=${encode(String(typeof value === 'object' ? JSON.stringify(value) : value).slice(0, 1_000))}`;
      }),
    );
  if (draw.chance(0.1)) pairs.push(draw.one(['%', 'a[b]=1', '__proto__=1', '=']));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

export function requestFor(
  draw: Draw,
  { method, path, parameters, bodyTypes }: Operation,
  caller: Caller,
  ids: readonly string[],
  resolve: (ref: string) => Schema,
): FuzzRequest {
  const address = path.replace(/\{\w+\}/g, () => segment(draw, ids));
  const request: FuzzRequest = {
    method,
    path: `/api/v1${address}${queryFor(draw, parameters, resolve)}`,
    headers: { ...caller.headers(), ...(draw.chance(0.05) ? { 'x-http-method-override': 'DELETE' } : {}) },
  };
  if (Object.keys(bodyTypes).length === 0) return request;
  const json = bodyTypes['application/json'];
  if (!json || draw.chance(0.15)) {
    const { headers, body } = draw.one(hostileBodies);
    return { ...request, headers: { ...request.headers, ...headers }, body };
  }
  const body = JSON.stringify(valueFor(draw, json.schema ?? {}, draw.one([0, 0.1, 0.3]), resolve));
  return { ...request, headers: { ...request.headers, 'content-type': 'application/json' }, body };
}
