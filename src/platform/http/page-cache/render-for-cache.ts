import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type RequestFacts, requestContext, type Services, servicesContext } from '../../context.ts';
import { localeOf } from '../../i18n/locale.ts';
import type { Log } from '../../log/logger.ts';
import { nextRequestId } from '../request-log.ts';
import type { RenderForCache } from './cached-pages.ts';

/** Facts of a request without a session or personal data. */
function factsOfVisitors(url: URL, log: Log): RequestFacts {
  const requestId = nextRequestId();
  const refuse = () => {
    throw new Error('A page that is kept for every visitor sends no cookies.');
  };
  return {
    requestId,
    locale: localeOf(url),
    method: 'GET',
    address: '',
    userAgent: undefined,
    session: async () => null,
    sessionTokens: [],
    signInToken: undefined,
    keepSignIn: refuse,
    keepSession: refuse,
    staff: async () => null,
    staffToken: undefined,
    keepStaffSession: refuse,
    nonce: null,
    reportError: (error) => log.error({ event: 'page.failed', err: error, requestId }, 'a page failed'),
  };
}

/** Creates the function that renders a page with React Router for all visitors. */
export function renderForCache(
  { build, mode }: { build: ServerBuild; mode: string },
  { services, appUrl, log }: { services: Services; appUrl: string; log: Log },
): RenderForCache {
  const render = createRequestHandler(build, mode);
  return (target) => {
    const loadContext = new RouterContextProvider();
    loadContext.set(servicesContext, services);
    const url = new URL(target, appUrl);
    loadContext.set(requestContext, factsOfVisitors(url, log));
    return render(new Request(url), loadContext);
  };
}
