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
import markDocument from '#before-hydration/head.ts?script';
import beforeHydration from '#before-hydration/main.ts?script';
import { SignedInContext } from '#features/identity/browser/signed-in.ts';
import { offeredLocales } from '#features/settings/offered-locales.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { defaultLocale, languageTagOf, localeOf } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { SiteLayout } from '#screens/site/frame/site-layout.tsx';
import { type SiteStrings, siteStringsIn } from '#screens/site/strings.ts';
import { DocumentContext } from '#ui/document-context.ts';
import { PlainLink } from '#ui/locale.tsx';
import type { Route } from './+types/root';

/** Style of the page. The browser reads it from the document, so that no script repeats it. */
const styleInDocument = import.meta.env.SSR ? '' : (document.querySelector('style')?.textContent ?? '');

/** Inline scripts of the page. The browser has already run them, so React leaves them unchanged. */
const scriptTexts = import.meta.env.SSR
  ? { head: markDocument, body: beforeHydration }
  : { head: '', body: '' };

/** Options of a route for the document. */
export interface PageHandle {
  /** Hydrates when idle, for pages that act without the reader; otherwise on interaction. */
  hydrate?: 'idle';
  /** Prefixes of storage keys: hydrates at once when this tab or device has one. */
  hydrateIfStored?: readonly string[];
  /** `desk` pages have a separate frame; a `task` page (a form or one person's page) has a short footer. */
  frame?: 'desk' | 'task';
}

function useHandles(): PageHandle[] {
  return useMatches().map(({ handle }) => (handle ?? {}) as PageHandle);
}

/** Returns the data of the frame. Kept for all, so nothing depends on the reader (src/entry.server.tsx adds that). */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const { layout, errors } = siteStringsIn(locale);
  const { draft, ...strings } = layout;
  const settings = currentSettings();
  const { company, announcement, isDraft = false } = settings;
  const languages = offeredLocales(settings);
  const { name, website, phone, email, address, womanOwned, developer } = company;
  return {
    company: {
      name,
      website,
      languages,
      phone,
      email: { contact: email.contact },
      address,
      womanOwned,
      developer,
    },
    announcement: announcement && {
      text: textIn(announcement.text, locale),
      language: languageTagOf(announcement.text[locale] ? locale : defaultLocale),
    },
    draft: isDraft ? draft : null,
    strings,
    errors,
    year: new Date().getFullYear(),
  };
}

/** Title of the error page; every other page has a title in its route. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { errors, company } = loaderData;
  if (!error) return [{ title: company.name }];
  const { title } = isRouteErrorResponse(error) && error.status === 404 ? errors.notFound : errors.failed;
  return [{ title: `${title} · ${company.name}` }, { name: 'robots', content: 'noindex' }];
}

/**
 * Removes server-only head tags of the first page (src/platform/pages/page-meta.ts,
 * src/screens/site/structured-data.ts) after navigation.
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

/** Document. The Content-Security-Policy allows the inline style and script by hash or nonce. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, language, style = styleInDocument } = use(DocumentContext);
  // Null in the browser, so that React keeps the attribute; src/ui/forms/stored-user.ts updates it.
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
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: scriptTexts.head }}
        />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />
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
 * Key of the stored scroll position. A link with a fragment creates a history entry without a React Router key, so all
 * of them would share one position; such an entry gets none and scrolls to its fragment.
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

/** Shown for a missing page (404) or a failed one, with links to continue. */
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

/** Without header and footer when their texts could not be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { failed = '' } = use(DocumentContext);
  if (!data) {
    // The browser keeps the server's text.
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
