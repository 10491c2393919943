import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRevalidator } from 'react-router';
import { useAccountName } from '#features/identity/browser/signed-in.ts';
import { hideOwnPopover } from '#ui/hide-own-popover.ts';
import { Link } from '#ui/locale.tsx';
import { Logo } from '#ui/logo.tsx';
import { ServerPart } from '#ui/server-part.tsx';
import type { MenuEntry } from '../navigation.ts';
import { LogOut } from './log-out.tsx';
import type { FrameStrings } from './site-footer.tsx';

const row =
  'flex min-h-13 w-full items-center justify-between border-b border-hairline py-3 text-heading text-strong';

/** Menu for narrow screens. A native popover, which works before hydration and without scripts. */
export function SiteDrawer({ companyName, strings }: { companyName: string; strings: FrameStrings }) {
  const { menus, rateRequestButton } = strings;
  return (
    <div id="drawer" popover="auto" className="drawer">
      <nav aria-label={strings.drawerNavigation} className="flex min-h-full flex-col px-gutter pb-8">
        <div className="flex h-(--header-height) shrink-0 items-center justify-between">
          <Link to="/" onClick={hideOwnPopover} aria-label={strings.homeLink}>
            <Logo name={companyName} />
          </Link>
          <button
            type="button"
            popoverTarget="drawer"
            popoverTargetAction="hide"
            aria-label={strings.closeMenu}
            className="-mr-2 grid size-11 place-items-center text-strong"
          >
            <X size={24} aria-hidden />
          </button>
        </div>
        <ul className="mt-2 border-t border-hairline">
          {[...menus.main, ...menus.reach].map((entry) => (
            <DrawerLink key={entry.path} {...entry} />
          ))}
          <DrawerSection title={strings.services} entries={menus.services} />
          <DrawerSection title={strings.forms} entries={menus.forms} />
          <DrawerSection title={strings.tools} entries={menus.tools} />
          {menus.visitor.map((entry) => (
            <DrawerLink key={entry.path} {...entry} title={strings.drawerSignIn} className="signed-out" />
          ))}
        </ul>
        <DrawerAccount strings={strings} />
        <ServerPart name="language-list" />
        <Link
          to={rateRequestButton.path}
          onClick={hideOwnPopover}
          className="button button-strong mt-8 w-full"
        >
          {rateRequestButton.title}
        </Link>
      </nav>
    </div>
  );
}

/** Account pages and log-out, which stays on the page unless it needs a session. */
function DrawerAccount({ strings }: { strings: FrameStrings }) {
  const { account, menus } = strings;
  const name = useAccountName();
  const { revalidate } = useRevalidator();
  return (
    <div className="signed-in mt-8">
      <p className="label">{account.label}</p>
      <p className="mt-1 mb-3 font-medium text-strong" suppressHydrationWarning>
        {name}
      </p>
      <ul className="border-t border-hairline">
        {[...menus.documents, ...menus.account].map((entry) => (
          <DrawerLink key={entry.path} {...entry} />
        ))}
        <li>
          <LogOut strings={account} className={row} onDone={() => void revalidate()} />
        </li>
      </ul>
    </div>
  );
}

function DrawerLink({ title, path, className }: MenuEntry & { className?: string }) {
  return (
    <li className={className}>
      <Link to={path} onClick={hideOwnPopover} className={row}>
        {title}
      </Link>
    </li>
  );
}

function DrawerSection({ title, entries }: { title: string; entries: MenuEntry[] }) {
  return (
    <li>
      <details className="disclosure">
        <summary className={row}>
          {title}
          <Plus size={20} aria-hidden className="disclosure-mark" />
        </summary>
        <ul className="border-b border-hairline py-2">
          {entries.map(({ title: entryTitle, path }) => (
            <li key={path}>
              <Link to={path} onClick={hideOwnPopover} className="block py-2.5 pl-4">
                {entryTitle}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
