import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { localeOf } from '../../../contract/locale.ts';
import { type RequestFacts, requestContext, type Services, servicesContext } from '../../context.ts';
import { nextRequestId } from '../request-log.ts';
import type { RenderForVisitors } from './visitor-pages.ts';

/** The facts of a request that stands for those of all visitors: nothing of one reader, and nothing to be kept by one. */
function factsOfVisitors(url: URL, log: Logger): RequestFacts {
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
    sessions: async () => [],
    keepSession: refuse,
    staff: async () => null,
    staffToken: undefined,
    keepStaffSession: refuse,
    nonce: null,
    reportError: (error) => log.error({ err: error, requestId }, 'a page failed'),
  };
}

/** Makes the function that renders a page as React Router does for a request, for every visitor at once. */
export function renderForVisitors(
  { build, mode }: { build: ServerBuild; mode: string },
  { services, appUrl, log }: { services: Services; appUrl: string; log: Logger },
): RenderForVisitors {
  const render = createRequestHandler(build, mode);
  return (target) => {
    const loadContext = new RouterContextProvider();
    loadContext.set(servicesContext, services);
    const url = new URL(target, appUrl);
    loadContext.set(requestContext, factsOfVisitors(url, log));
    return render(new Request(url), loadContext);
  };
}
