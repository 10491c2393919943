import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { SignedInContext } from '#features/identity/browser/signed-in.ts';
import { offeredLocales } from '#features/settings/offered-locales.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { tonesOf } from '#platform/brand/tones.ts';
import { type RequestFacts, requestContext } from '#platform/context.ts';
import { documentLanguageOf, type Locale, localeOf, localPath } from '#platform/i18n/locale.ts';
import { renderShortPage, type ShortPage } from '#platform/pages/short-page.ts';
import { languageParts } from '#screens/site/frame/languages.tsx';
import { isDeskRoute, siteManifestOf } from '#screens/site/site-manifest.ts';
import { siteStringsIn } from '#screens/site/strings.ts';
import { structuredDataOf } from '#screens/site/structured-data.ts';
import { DocumentContext } from '#ui/document-context.ts';
import { fontUrlOf } from '#ui/styles/fonts.ts';
import { pageStyle } from '#ui/styles/page-style.ts';

const preload = /<link rel="modulepreload"/g;
const moduleScript = /<script([^>]*?) type="module"([^>]*)>/g;

/**
 * Makes the module preloads and the entry script inert until src/before-hydration/ activates them. Throws unless it
 * finds exactly one entry script, because it depends on React Router's exact output.
 */
function deferHydration(html: string): string {
  const scripts = html.match(moduleScript)?.length ?? 0;
  if (scripts !== 1) throw new Error(`Expected one module script to hold back, found ${scripts}.`);
  return html
    .replace(preload, '<link rel="deferred-modulepreload"')
    .replace(moduleScript, '<script$1 type="text/deferred-module"$2>');
}

/** Returns null when nobody is signed in or the database does not respond. */
async function signedInName(facts: RequestFacts): Promise<string | null> {
  try {
    return (await facts.session())?.account.name ?? null;
  } catch (error) {
    facts.reportError(error);
    return null;
  }
}

/** Adds what browsers need only once to the head: the font, which they need at once, the color of their frame, the web app manifest and structured data. */
function completeHead(html: string, { pathname }: URL, locale: Locale): string {
  const manifest = `<link rel="manifest" href="${localPath('/site.webmanifest', locale)}"/>`;
  const data = structuredDataOf(pathname);
  const script = data === undefined ? '' : `<script type="application/ld+json">${data}</script>`;
  const { brand } = currentSettings().company;
  const { ground, 'dark-ground': darkGround } = tonesOf(brand);
  const colors = Object.entries({ light: ground, dark: darkGround }).map(
    ([scheme, color]) =>
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})"/>`,
  );
  const font = `<link rel="preload" href="${fontUrlOf(brand.font)}" as="font" type="font/woff2" crossorigin="anonymous"/>`;
  return html
    .replace('<link rel="icon"', (icon) => font + icon)
    .replace('</head>', () => `${colors.join('')}${manifest}${script}</head>`);
}

const siteManifests = new Map<Locale, EntryContext['manifest']>();

/** Replaces the manifest of a public page with the smaller one of its locale; the development server has none. */
function withPageManifest(context: EntryContext): EntryContext {
  const { matches, location } = context.staticHandlerContext;
  const isDesk = matches.some(({ route }) => isDeskRoute(route.id));
  if (isDesk || import.meta.env.DEV) return context;
  const locale = localeOf(location);
  const manifest = siteManifests.get(locale) ?? siteManifestOf(context.manifest, locale);
  siteManifests.set(locale, manifest);
  return { ...context, manifest };
}

/** Returns the short page that the loader of the matched route answers with, if any. */
function shortPageIn({ staticHandlerContext: { loaderData, matches } }: EntryContext): ShortPage | undefined {
  const page = loaderData[matches.at(-1)?.route.id ?? ''] as { short?: ShortPage } | undefined;
  return page?.short;
}

/** Renders the complete page and defers React's scripts until the first interaction (src/before-hydration/). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  // A page that is kept for all has no nonce: its inline scripts are allowed by hash.
  const facts = loadContext.get(requestContext);
  const withNonce = facts.nonce ? { nonce: facts.nonce } : {};
  const url = new URL(request.url);
  const locale = localeOf(url);
  const style = pageStyle(currentSettings().company);
  const language = documentLanguageOf(locale);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const short = shortPageIn(routerContext);
  if (short) return new Response(renderShortPage(short, { language, style }), { status, headers });
  let failure: unknown;
  const stream = await renderToReadableStream(
    <DocumentContext
      value={{
        ...withNonce,
        style,
        language,
        failed: siteStringsIn(locale).errors.failed.title,
        parts: languageParts({
          locale,
          languages: offeredLocales(currentSettings()),
          url,
          stringsOf: (linkLocale) => siteStringsIn(linkLocale).layout.languages,
        }),
      }}
    >
      <SignedInContext value={await signedInName(facts)}>
        <ServerRouter context={withPageManifest(routerContext)} url={request.url} {...withNonce} />
      </SignedInContext>
    </DocumentContext>,
    {
      ...withNonce,
      // Sends the page complete: content that a script would move into place stays hidden without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  const html = completeHead(deferHydration(await new Response(stream).text()), url, locale);
  return new Response(html, { status, headers });
}

/** Reports errors of loaders, actions and rendering. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(requestContext).reportError(error);
};
