import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { StaffMember } from '../../../contract/staff-member.ts';
import { Toaster } from '../toaster.tsx';
import type { DeskFrameWords, DeskPage } from './desk-frame-words.ts';
import { DeskNav } from './desk-nav.tsx';
import { DeskZoneContext } from './desk-time.tsx';
import { KeyList } from './key-list.tsx';
import { SingleKeysContext } from './use-keys.ts';

interface DeskLayoutProps {
  companyName: string;
  me: StaffMember;
  /** Whether this person uses keyboard shortcuts of a single key. */
  hasSingleKeys: boolean;
  /** The zone that times are told in. */
  timeZone: string;
  counts: Partial<Record<DeskPage, { count: number; overdue: number }>>;
  words: DeskFrameWords;
  toasts: string;
  children: ReactNode;
}

/** The frame around the desk's pages: a rail on a wide screen, a bar with a drawer on a narrow one. */
export function DeskLayout({
  companyName,
  me,
  hasSingleKeys,
  timeZone,
  counts,
  words,
  toasts,
  children,
}: DeskLayoutProps) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    // Unless the page has put the focus somewhere itself, such as on the line that its reader left from.
    const hasFocus =
      main.current?.contains(document.activeElement) && document.activeElement !== document.body;
    if (shown.current !== pathname && !hasFocus) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  const nav = <DeskNav me={me} counts={counts} words={words} />;
  const brand = (
    <Link to="/desk" className="min-w-0 truncate text-[0.9375rem] leading-tight font-semibold text-strong">
      {companyName} <span className="font-normal text-muted lg:block">{words.title}</span>
    </Link>
  );
  return (
    <div
      data-single-keys={hasSingleKeys ? 'on' : 'off'}
      className="desk lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)]"
    >
      <a className="desk-button fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0" href="#content">
        {words.skipToContent}
      </a>
      <header className="on-ink sticky top-0 z-40 lg:h-dvh">
        <div className="flex h-13 items-center justify-between gap-4 px-4 lg:hidden">
          {brand}
          <button
            type="button"
            popoverTarget="desk-menu"
            className="-mr-2 flex min-h-11 items-center gap-2 px-2"
          >
            <MenuIcon size={18} aria-hidden />
            {words.menu}
          </button>
        </div>
        <div className="hidden h-full flex-col gap-5 overflow-y-auto px-3 pt-5 pb-3 lg:flex">
          <p className="px-3">{brand}</p>
          <nav aria-label={words.navigation} className="grow">
            {nav}
          </nav>
        </div>
        <div id="desk-menu" popover="auto" className="drawer on-ink">
          <div className="flex min-h-full flex-col px-4 pb-6">
            <button
              type="button"
              popoverTarget="desk-menu"
              popoverTargetAction="hide"
              aria-label={words.close}
              className="my-1 -mr-2 grid size-11 place-items-center self-end"
            >
              <X size={22} aria-hidden />
            </button>
            <nav aria-label={words.navigation} className="flex grow flex-col">
              {nav}
            </nav>
          </div>
        </div>
      </header>
      <main ref={main} id="content" tabIndex={-1} className="min-w-0 outline-none">
        <SingleKeysContext value={hasSingleKeys}>
          <DeskZoneContext value={timeZone}>{children}</DeskZoneContext>
        </SingleKeysContext>
      </main>
      <KeyList isOn={hasSingleKeys} words={words.keys} />
      <Toaster label={toasts} />
    </div>
  );
}
