import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { type RequestFacts, requestContext } from '../server/context.ts';
import { SignedInContext } from './client/signed-in.ts';
import { deferHydration } from './defer-hydration.ts';
import { NonceContext } from './nonce.ts';

/** Who is signed in, for the menu. A page whose database does not answer is still a page: a visitor's. */
async function signedInName(facts: RequestFacts | null): Promise<string | null> {
  try {
    return (await facts?.session())?.account.name ?? null;
  } catch (error) {
    facts?.reportError(error);
    return null;
  }
}

/** Renders a page whole, then keeps React's scripts back until the reader first acts (app/before-hydration/). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  // A page that is the same for every reader has no nonce: its inline scripts are allowed by hash.
  const facts = loadContext.get(requestContext);
  const nonce = facts?.nonce ?? undefined;
  let failure: unknown;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <SignedInContext value={await signedInName(facts)}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </SignedInContext>
    </NonceContext>,
    {
      ...(nonce ? { nonce } : {}),
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  const html = deferHydration(await new Response(stream).text());
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Reports what a loader, an action or a render threw; at build time there is no log, and the build fails. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const facts = context.get(requestContext);
  if (!facts) throw error;
  facts.reportError(error);
};
