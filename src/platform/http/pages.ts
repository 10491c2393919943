import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type RequestFacts, requestContext, type Services, servicesContext } from '../context.ts';
import { isInfrastructureFault } from '../db/infrastructure-fault.ts';
import { retryAfter } from './failure.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Values in the Hono context of a page. */
export interface PagesEnv {
  Variables: { services: Services; facts: RequestFacts };
}

/**
 * Passes every remaining request to React Router and sets the page's policy: inline scripts by the nonce of the
 * response, the inlined style by its hash.
 */
export function pages<Env extends PagesEnv>(
  app: Hono<Env>,
  { build, mode, styleSources }: { build: ServerBuild; mode: string; styleSources: () => string[] },
): void {
  const render = createRequestHandler(build, mode);
  app.all('*', async (context) => {
    const facts = context.get('facts');
    const loadContext = new RouterContextProvider();
    loadContext.set(servicesContext, context.get('services'));
    const nonce = randomBytes(16).toString('base64');
    let isUnavailable = false;
    loadContext.set(requestContext, {
      ...facts,
      nonce,
      reportError(error) {
        isUnavailable ||= isInfrastructureFault(error);
        facts.reportError(error);
      },
    });
    const rendered = await render(context.req.raw, loadContext);
    const response =
      isUnavailable && rendered.status === 500
        ? new Response(rendered.body, { status: 503, headers: rendered.headers })
        : rendered;
    if (response.status === 503) response.headers.set('Retry-After', retryAfter);
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      response.headers.set(
        'Content-Security-Policy',
        contentSecurityPolicy({ scripts: [`'nonce-${nonce}'`], styles: styleSources() }),
      );
    }
    // Applies to data too: pages and data may be personal.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  });
}
