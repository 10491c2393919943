import MenuIcon from 'lucide-react/icons/menu';
import { Link, NavLink } from 'react-router';
import { AccountMenu } from './account/account-menu.tsx';
import { HeaderLinks } from './header-links.tsx';
import { HeaderMenu } from './header-menu.tsx';
import type { LayoutWords, MenuEntry } from './layout-words.ts';
import { SiteDrawer } from './site-drawer.tsx';
import { Wordmark } from './wordmark.tsx';

const navLink =
  'flex h-full items-center border-b-2 border-transparent px-3 hover:text-strong aria-[current=page]:border-strong aria-[current=page]:text-strong';

/** The fixed header: menus and the one call to action on a wide screen, a drawer on a narrow one. */
export function SiteHeader({ companyName, words }: { companyName: string; words: LayoutWords }) {
  const { menus, rateRequestButton } = words;
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40">
      <div className="frame flex h-full items-center justify-between gap-3 sm:gap-6">
        <Link to="/" aria-label={words.homeLink} className="min-w-0 py-2">
          <Wordmark name={companyName} />
        </Link>
        <nav aria-label={words.mainNavigation} className="hidden h-full wide:block">
          <ul className="flex h-full items-center text-[0.9375rem] font-medium">
            {menus.main.map((entry) => (
              <HeaderLink key={entry.path} {...entry} className="h-full" />
            ))}
            <HeaderMenu name="services" face={words.services}>
              {(leave) => <HeaderLinks entries={menus.services} onChoose={leave} />}
            </HeaderMenu>
            <HeaderMenu name="forms" face={words.forms}>
              {(leave) => <HeaderLinks entries={menus.forms} onChoose={leave} />}
            </HeaderMenu>
            {menus.papers.map((entry) => (
              <HeaderLink key={entry.path} {...entry} className="signed-in h-full" />
            ))}
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
            <AccountMenu words={words.account} entries={menus.account} />
          </ul>
        </nav>
        <button
          type="button"
          popoverTarget="drawer"
          className="button button-quiet -mr-1 min-h-11 shrink-0 px-3 wide:hidden"
        >
          <MenuIcon size={20} aria-hidden />
          {words.openMenu}
        </button>
      </div>
      <SiteDrawer companyName={companyName} words={words} />
    </header>
  );
}

function HeaderLink({ title, path, className }: MenuEntry & { className: string }) {
  return (
    <li className={className}>
      <NavLink to={path} end className={navLink}>
        {title}
      </NavLink>
    </li>
  );
}
