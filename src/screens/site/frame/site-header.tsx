import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuIcon from 'lucide-react/icons/menu';
import UserRound from 'lucide-react/icons/user-round';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useAccountName } from '#features/identity/browser/signed-in.ts';
import { hideOwnPopover } from '#ui/hide-own-popover.ts';
import { Link, NavLink } from '#ui/locale.tsx';
import { Logo } from '#ui/logo.tsx';
import { ServerPart } from '#ui/server-part.tsx';
import { useGoLater } from '#ui/use-go-later.ts';
import type { MenuEntry } from '../navigation.ts';
import { LogOut } from './log-out.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import type { FrameStrings } from './site-footer.tsx';

const navLink =
  'flex h-full items-center border-b-2 border-transparent px-3 hover:text-strong aria-[current=page]:border-strong aria-[current=page]:text-strong';

interface HeaderMenuProps {
  name: 'services' | 'forms' | 'account';
  /** Visible content of the button. */
  face: ReactNode;
  /** Accessible name for a button without text. */
  label?: string;
  /** Classes that show the menu by session. */
  className?: string;
  /** Content of the menu; `leave` closes it after a selection. */
  children: (leave: (event: MouseEvent<HTMLElement>) => void) => ReactNode;
}

/**
 * Header menu. Opens on hover (CSS) and on press (a native popover), so it needs no script; once closed by a press it
 * stays closed until the next hover.
 */
function HeaderMenu({ name, face, label, className = '', children }: HeaderMenuProps) {
  const [dismissed, setDismissed] = useState(false);
  return (
    <li
      className={`menu h-full ${className}`}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseEnter={() => setDismissed(false)}
      onMouseLeave={() => setDismissed(false)}
    >
      <button
        type="button"
        popoverTarget={`menu-${name}`}
        aria-label={label}
        className={`menu-${name} flex h-full items-center gap-1.5 border-b-2 border-transparent px-3 hover:text-strong`}
      >
        {face}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div
        id={`menu-${name}`}
        popover="auto"
        className="menu-panel"
        onToggle={({ newState }) => newState === 'closed' && setDismissed(true)}
      >
        {children((event) => {
          hideOwnPopover(event);
          setDismissed(true);
        })}
      </div>
    </li>
  );
}

/** Style of a menu entry, link or button. */
const headerEntry = 'block w-full rounded-control px-3.5 py-2.5 text-left hover:bg-ground hover:text-strong';

interface HeaderLinksProps {
  entries: MenuEntry[];
  onChoose: (event: MouseEvent<HTMLElement>) => void;
}

function HeaderLinks({ entries, onChoose }: HeaderLinksProps) {
  return (
    <ul>
      {entries.map(({ title, path }) => (
        <li key={path}>
          <Link to={path} onClick={onChoose} className={headerEntry}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Account menu with the log-out, which goes to the home page a second later. */
function AccountMenu({ strings, entries }: { strings: FrameStrings['account']; entries: MenuEntry[] }) {
  const name = useAccountName();
  const goLater = useGoLater();
  const avatar = (
    <span className="grid size-9 place-items-center rounded-full border border-outline text-strong">
      <UserRound size={19} aria-hidden />
    </span>
  );
  return (
    <HeaderMenu name="account" face={avatar} label={strings.label} className="signed-in -mr-3">
      {(leave) => (
        <>
          <div className="border-b border-hairline px-3.5 pt-2 pb-3">
            <p className="label">{strings.label}</p>
            <p className="mt-1 font-medium text-strong" suppressHydrationWarning>
              {name}
            </p>
          </div>
          <HeaderLinks entries={entries} onChoose={leave} />
          <LogOut
            strings={strings}
            className={headerEntry}
            onDone={(message) => {
              toast.success(message);
              // The menu with the focus was removed.
              document.getElementById('content')?.focus({ preventScroll: true });
              goLater('/');
            }}
          />
        </>
      )}
    </HeaderMenu>
  );
}

/** Fixed header: menus and a call to action on a wide screen, a drawer on a narrow one. */
export function SiteHeader({ companyName, strings }: { companyName: string; strings: FrameStrings }) {
  const { menus, rateRequestButton } = strings;
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40">
      <div className="frame flex h-full items-center justify-between gap-3 sm:gap-6">
        <Link to="/" aria-label={strings.homeLink} className="min-w-0 py-2">
          <Logo name={companyName} />
        </Link>
        <nav aria-label={strings.mainNavigation} className="hidden h-full wide:block">
          <ul className="flex h-full items-center text-[0.9375rem] font-medium">
            {menus.main.map((entry) => (
              <HeaderLink key={entry.path} {...entry} className="h-full" />
            ))}
            <HeaderMenu name="services" face={strings.services}>
              {(leave) => (
                <>
                  <HeaderLinks entries={menus.services} onChoose={leave} />
                  <div>
                    <p className="label px-3.5 pt-2.5">{strings.tools}</p>
                    <HeaderLinks entries={[...menus.tools, ...menus.reach]} onChoose={leave} />
                  </div>
                </>
              )}
            </HeaderMenu>
            <HeaderMenu name="forms" face={strings.forms}>
              {(leave) => <HeaderLinks entries={menus.forms} onChoose={leave} />}
            </HeaderMenu>
            {menus.documents.map((entry) => (
              <HeaderLink key={entry.path} {...entry} className="signed-in h-full" />
            ))}
            <li className="h-full">
              <ServerPart name="language-menu" />
            </li>
            {menus.visitor.map(({ title, path }) => (
              <li key={path} className="signed-out ml-3">
                <Link to={path} className="button button-quiet min-h-11 px-4">
                  {title}
                </Link>
              </li>
            ))}
            <li className="ml-2">
              <Link to={rateRequestButton.path} className="button button-strong min-h-11 px-4">
                {rateRequestButton.title}
              </Link>
            </li>
            <AccountMenu strings={strings.account} entries={menus.account} />
          </ul>
        </nav>
        <button
          type="button"
          popoverTarget="drawer"
          className="button button-quiet -mr-1 min-h-11 shrink-0 px-3 wide:hidden"
        >
          <MenuIcon size={20} aria-hidden />
          {strings.openMenu}
        </button>
      </div>
      <SiteDrawer companyName={companyName} strings={strings} />
    </header>
  );
}

function HeaderLink({ title, path, className }: MenuEntry & { className: string }) {
  return (
    <li className={className}>
      {/* A path may end with a slash, which `end` takes for another page. */}
      <NavLink to={path} end={path === '/'} className={navLink}>
        {title}
      </NavLink>
    </li>
  );
}
