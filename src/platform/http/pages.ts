import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type RequestFacts, requestContext, type Services, servicesContext } from '../context.ts';
import { isInfrastructureFault } from '../db/infrastructure-fault.ts';
import { isOwnNetwork, networkOf } from './client-address.ts';
import { retryAfter } from './failure.ts';
import type { createMissingPage } from './missing-page.ts';
import { createNetworkTurns } from './network-turns.ts';
import { refusalsOf, respondShort } from './refuse.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Values in the Hono context of a page. */
export interface PagesEnv {
  Variables: { services: Services; facts: RequestFacts };
}

/**
 * Passes every remaining request to React Router and sets the page's policy: inline scripts by the nonce of the
 * response, the inlined style by its hash. Renders the pages of a network in turns, but for staff's, and those that do not exist
 * only once.
 */
export function pages<Env extends PagesEnv>(
  app: Hono<Env>,
  {
    build,
    mode,
    styleSources,
    missingPage,
    mayPreview,
  }: {
    build: ServerBuild;
    mode: string;
    styleSources: () => string[];
    missingPage: ReturnType<typeof createMissingPage>;
    /** True for the cookies of a browser that may be shown a draft. */
    mayPreview: (cookies: string | undefined) => boolean;
  },
): void {
  const render = createRequestHandler(build, mode);
  const inTurn = createNetworkTurns();

  async function renderPage(context: Context<Env>): Promise<Response> {
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
  }

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const { address, locale, staffToken, staff } = context.get('facts');
    const missing = mayPreview(context.req.header('cookie')) ? null : missingPage(context.req.path, locale);
    if (missing) return missing;
    const isStaff = staffToken !== undefined && (await staff()) !== null;
    if (isStaff || isOwnNetwork(address)) return renderPage(context);
    const page = await inTurn(networkOf(address), () => renderPage(context));
    if (page) return page;
    context.header('Retry-After', '2');
    return respondShort(context, 429, refusalsOf(context).tooManyPages);
  });
  app.all('*', renderPage);
}
