import fontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { type ReactNode, use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import markDocument from './before-hydration/head.ts?script';
import beforeHydration from './before-hydration/main.ts?script';
import { SignedInContext } from './features/identity/browser/signed-in.ts';
import { company } from './features/settings/sample-company.ts';
import { localeOf } from './platform/i18n/locale.ts';
import { telephoneUrl } from './platform/values/telephone.ts';
import { SiteLayout } from './screens/site/frame/site-layout.tsx';
import { type SiteStrings, siteStringsIn } from './screens/site/strings.ts';
import { DocumentContext } from './ui/document-context.ts';
import { PlainLink } from './ui/locale.tsx';
import appCss from './ui/styles/app.css?inline';
import { themeColors } from './ui/theme-colors.ts';

/** The page's style. In the browser it is read off the page, so that it does not come once more in a script. */
const styleText =
  import.meta.env.SSR || import.meta.env.DEV ? appCss : (document.querySelector('style')?.textContent ?? '');

/** The page's inline scripts. The browser has run them by then, so React leaves them as they are. */
const scriptTexts = import.meta.env.SSR
  ? { head: markDocument, body: beforeHydration }
  : { head: '', body: '' };

/** What a page may ask of the document. */
export interface PageHandle {
  /** Hydrated as soon as the browser is idle, for pages that act without the reader; otherwise on interaction. */
  hydrate?: 'idle';
  /** Beginnings of storage keys: hydrated at once where this tab or device keeps a draft or receipt under one of them. */
  hydrateIfStored?: readonly string[];
  /** The desk's pages bring their own frame; a page of a form or of one person, a task, ends with a brief footer. */
  frame?: 'desk' | 'task';
}

function useHandles(): PageHandle[] {
  return useMatches().map(({ handle }) => (handle ?? {}) as PageHandle);
}

/** What the frame around every page shows; known at build time, so nothing of the reader (src/entry.server.tsx brings that). */
export function loader({ url }: Route.LoaderArgs) {
  const { layout, errors } = siteStringsIn(localeOf(url));
  return { company, strings: layout, errors, year: new Date().getFullYear() };
}

/** The title of a page that failed; every other page brings its own. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { errors, company } = loaderData;
  if (!error) return [{ title: company.name }];
  const { title } = isRouteErrorResponse(error) && error.status === 404 ? errors.notFound : errors.failed;
  return [{ title: `${title} · ${company.name}` }, { name: 'robots', content: 'noindex' }];
}

/**
 * Removes from the head what the server alone writes of the page that was loaded (src/platform/pages/page-meta.ts,
 * src/screens/site/structured-data.ts), once another page is shown.
 */
function useCurrentHead() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page
  useEffect(
    () => () => {
      for (const element of document.head.querySelectorAll('[property],[hreflang],[type$="ld+json"]')) {
        element.remove();
      }
    },
    [pathname],
  );
}

/** The document. The style and the inline script are allowed by the page's Content-Security-Policy. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, language } = use(DocumentContext);
  // Null in the browser, so that React leaves the attribute alone: src/ui/forms/stored-user.ts keeps it right.
  const signedIn = use(SignedInContext);
  useCurrentHead();
  const handles = useHandles();
  const isIdle = handles.some(({ hydrate }) => hydrate === 'idle');
  const stored = handles.flatMap(({ hydrateIfStored = [] }) => hydrateIfStored);
  return (
    <html
      lang={language}
      data-hydrate={isIdle ? 'idle' : undefined}
      data-hydrate-if-stored={stored.join('|') || undefined}
      data-signed-in={signedIn ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* The one font file that every page needs at once. */}
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: scriptTexts.head }}
        />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styleText }} />
        <Links />
      </head>
      <body>
        {children}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: scriptTexts.body }}
        />
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * Whose scroll position is restored. A link to a part of the page makes an entry of the history that React Router gives
 * no key, so all of them would share one position: the one last left. Such an entry has none, and its part is shown.
 */
function scrollKey({ key, hash }: Location): string {
  return key === 'default' && hash ? `${key} ${Math.random()}` : key;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const handles = useHandles();
  if (handles.some(({ frame }) => frame === 'desk')) return <Outlet />;
  return (
    <SiteLayout {...loaderData} isTask={handles.some(({ frame }) => frame === 'task')}>
      <Outlet />
    </SiteLayout>
  );
}

/** Shown instead of a page that is missing (404) or failed (anything else), with links to go on. */
function ErrorPage({
  status,
  strings,
  phone,
}: {
  status: number;
  strings: SiteStrings['errors'];
  phone: string;
}) {
  const { title, text } = status === 404 ? strings.notFound : strings.failed;
  return (
    <section className="frame off-chart">
      <p className="label mb-3">{status}</p>
      <div>
        <h1 className="text-opening">{title}</h1>
        <p className="mt-5 measure">{text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <PlainLink className="button button-primary" href="/">
            {strings.home}
          </PlainLink>
          <PlainLink className="button button-quiet" href="/contactus">
            {strings.contact}
          </PlainLink>
          <a className="button button-quiet tabular" href={telephoneUrl(phone)}>
            {strings.call} {phone}
          </a>
        </p>
      </div>
    </section>
  );
}

/** Replaces a page that failed; without header and footer where their text could not be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { failed = '' } = use(DocumentContext);
  if (!data) {
    // In the browser the text that the server wrote stays.
    const heading = <h1 suppressHydrationWarning dangerouslySetInnerHTML={{ __html: failed }} />;
    if (!import.meta.env.SSR) return heading;
    return (
      <>
        <title>{failed}</title>
        {heading}
      </>
    );
  }
  return (
    <SiteLayout {...data} isTask={false}>
      <ErrorPage status={status} strings={data.errors} phone={data.company.phone} />
    </SiteLayout>
  );
}
