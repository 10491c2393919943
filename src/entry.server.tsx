import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { SignedInContext } from './features/identity/browser/signed-in.ts';
import { type RequestFacts, requestContext } from './platform/context.ts';
import { documentLanguageOf, type Locale, localeOf, localPath } from './platform/i18n/locale.ts';
import { languageParts } from './screens/site/frame/languages.tsx';
import { isDeskRoute, siteManifestOf } from './screens/site/site-manifest.ts';
import { siteStringsIn } from './screens/site/strings.ts';
import { structuredDataOf } from './screens/site/structured-data.ts';
import { DocumentContext } from './ui/document-context.ts';

const preload = /<link rel="modulepreload"/g;
const moduleScript = /<script([^>]*?) type="module"([^>]*)>/g;

/**
 * Makes the module preloads and the entry script of a rendered page inert, for src/before-hydration/ to bring to
 * life. It leans on the exact output of React Router, so it throws when there was not exactly one script to hold back:
 * then this pattern is out of date, and a page would load React at once without anyone noticing.
 */
function deferHydration(html: string): string {
  const scripts = html.match(moduleScript)?.length ?? 0;
  if (scripts !== 1) throw new Error(`Expected one module script to hold back, found ${scripts}.`);
  return html
    .replace(preload, '<link rel="deferred-modulepreload"')
    .replace(moduleScript, '<script$1 type="text/deferred-module"$2>');
}

/** Who is signed in, for the menu. A page whose database does not answer is still a page: a visitor's. */
async function signedInName(facts: RequestFacts | null): Promise<string | null> {
  try {
    return (await facts?.session())?.account.name ?? null;
  } catch (error) {
    facts?.reportError(error);
    return null;
  }
}

/** Adds to the head what React need not bring to browsers once more: the web app manifest and the data for search engines. */
function completeHead(html: string, { pathname }: URL, locale: Locale): string {
  const manifest = `<link rel="manifest" href="${localPath('/site.webmanifest', locale)}"/>`;
  const data = structuredDataOf(pathname);
  const script = data === undefined ? '' : `<script type="application/ld+json">${data}</script>`;
  return html.replace('</head>', () => `${manifest}${script}</head>`);
}

const siteManifests = new Map<Locale, EntryContext['manifest']>();

/** Makes a public page load the smaller manifest of its locale; the development server has none. */
function withPageManifest(context: EntryContext): EntryContext {
  const { matches, location } = context.staticHandlerContext;
  const isDesk = matches.some(({ route }) => isDeskRoute(route.id));
  if (isDesk || import.meta.env.DEV) return context;
  const locale = localeOf(location);
  const manifest = siteManifests.get(locale) ?? siteManifestOf(context.manifest, locale);
  siteManifests.set(locale, manifest);
  return { ...context, manifest };
}

/** Renders a page whole, then keeps React's scripts back until the reader first acts (src/before-hydration/). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  // A page that is the same for every reader has no nonce: its inline scripts are allowed by hash.
  const facts = loadContext.get(requestContext);
  const withNonce = facts?.nonce ? { nonce: facts.nonce } : {};
  const url = new URL(request.url);
  const locale = localeOf(url);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <DocumentContext
      value={{
        ...withNonce,
        language: documentLanguageOf(locale),
        failed: siteStringsIn(locale).errors.failed.title,
        parts: languageParts({ locale, url, stringsOf: (one) => siteStringsIn(one).layout.languages }),
      }}
    >
      <SignedInContext value={await signedInName(facts)}>
        <ServerRouter context={withPageManifest(routerContext)} url={request.url} {...withNonce} />
      </SignedInContext>
    </DocumentContext>,
    {
      ...withNonce,
      // All of the page is there before it is sent: a part that a script would move into place is hidden without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  const html = completeHead(deferHydration(await new Response(stream).text()), url, locale);
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
