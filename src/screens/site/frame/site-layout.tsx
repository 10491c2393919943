import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { CallButton } from '#ui/call-button.tsx';
import { markSignedIn, userChanged, userKey } from '#ui/forms/stored-user.ts';
import { ServerPart } from '#ui/server-part.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { hasUnsavedInput } from '#ui/unsaved-input.ts';
import type { SiteStrings } from '../strings.ts';
import { LogOutForm } from './log-out.tsx';
import { type FrameCompany, type FrameStrings, SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteLayoutProps {
  company: FrameCompany;
  announcement: { text: string; language: string } | null;
  /** Texts where a draft of the settings is previewed. */
  draft: SiteStrings['layout']['draft'] | null;
  strings: FrameStrings;
  year: number;
  /** True for a form or one person's page, which has a short footer. */
  isTask: boolean;
  children: ReactNode;
}

function CallBanner({ phone, strings }: { phone: string; strings: SiteStrings['layout']['banner'] }) {
  return (
    <aside className="on-ink" aria-label={strings.heading}>
      <div className="frame flex flex-wrap items-center gap-x-4 gap-y-3 py-5 lg:py-8">
        <div className="grow basis-28 items-baseline gap-x-6 lg:flex">
          <p className="text-heading font-semibold text-strong max-sm:text-[1.125rem] max-sm:leading-tight">
            {strings.heading}
          </p>
          <a className="tabular inline-block py-1 text-strong max-sm:hidden" href={telephoneUrl(phone)}>
            {phone}
          </a>
        </div>
        <CallButton
          phone={phone}
          label={strings.button}
          copied={strings.copied}
          className="button-quiet shrink-0"
        />
      </div>
    </aside>
  );
}

/**
 * Revalidates the page after another tab, a response or time in the back/forward cache changed the session, so that a
 * page that needs a session redirects to /signin. A change in this tab only updates the menu, because its caller
 * navigates. A page with unsaved input is not revalidated when its session is found ended, because that redirect would
 * not ask first; signing out in another tab overrides this.
 */
function useSessionWatch(): void {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const visited = useRef<string>(undefined);

  useEffect(() => {
    if (visited.current !== key && markSignedIn() && !hasUnsavedInput()) void revalidate();
    visited.current = key;
  }, [key, revalidate]);

  useEffect(() => {
    const look = () => {
      if (markSignedIn() && !hasUnsavedInput()) void revalidate();
    };
    const hearOtherTab = (event: StorageEvent) => {
      if (event.key !== userKey) return;
      markSignedIn();
      void revalidate();
    };
    addEventListener(userChanged, markSignedIn);
    addEventListener('storage', hearOtherTab);
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener(userChanged, markSignedIn);
      removeEventListener('storage', hearOtherTab);
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}

export function SiteLayout({
  company,
  announcement,
  draft,
  strings,
  year,
  isTask,
  children,
}: SiteLayoutProps) {
  const { pathname } = useLocation();
  useSessionWatch();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    // After client navigation the focus starts at the top of the page, or in the field that the page is about.
    const isTaken = document.activeElement instanceof HTMLInputElement;
    if (shown.current !== pathname && !isTaken) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <>
      <a
        className="button button-primary fixed top-3 left-gutter z-50 -translate-y-24 focus:translate-y-0"
        href="#content"
      >
        {strings.skipToContent}
      </a>
      <SiteHeader companyName={company.name} strings={strings} />
      <ServerPart name="language-offer" />
      <main ref={main} id="content" tabIndex={-1} className="pt-(--header-height) outline-none">
        {draft && (
          <p className="border-b border-hairline bg-alert-ground py-2.5 text-small text-strong">
            <span className="frame flex flex-wrap gap-x-4">
              {draft.text}
              <a className="link" href="/preview/end">
                {draft.end}
              </a>
            </span>
          </p>
        )}
        {announcement && (
          <p className="border-b border-hairline bg-panel py-2.5 text-small text-strong">
            <span lang={announcement.language} className="frame block wrap-anywhere">
              {announcement.text}
            </span>
          </p>
        )}
        {children}
      </main>
      <CallBanner phone={company.phone} strings={strings.banner} />
      <SiteFooter company={company} strings={strings} year={year} isBrief={isTask} />
      <LogOutForm />
      <Toaster label={strings.toasts.region} />
    </>
  );
}
