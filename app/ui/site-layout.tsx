import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Company } from '../../contract/company.ts';
import { LogOutForm } from './account/log-out.tsx';
import { useSessionWatch } from './account/use-session-watch.ts';
import { CallBanner } from './call-banner.tsx';
import type { LayoutWords } from './layout-words.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Toaster } from './toaster.tsx';

interface SiteLayoutProps {
  company: Company;
  words: LayoutWords;
  year: number;
  children: ReactNode;
}

/** The frame around every page: header, the page itself, banner, footer. */
export function SiteLayout({ company, words, year, children }: SiteLayoutProps) {
  const { pathname } = useLocation();
  useSessionWatch();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    // A page come to by a link begins at its beginning, for the keyboard and the ear as well as for the eye.
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <>
      <a
        className="button button-primary fixed top-3 left-gutter z-50 -translate-y-24 focus:translate-y-0"
        href="#content"
      >
        {words.skipToContent}
      </a>
      <SiteHeader companyName={company.name} words={words} />
      <main ref={main} id="content" tabIndex={-1} className="pt-(--header-height) outline-none">
        {children}
      </main>
      <CallBanner phone={company.phone} words={words.banner} />
      <SiteFooter company={company} words={words} year={year} />
      <LogOutForm />
      <Toaster label={words.toasts.region} />
    </>
  );
}
