import { Form, NavLink } from 'react-router';
import { lateCount } from '../../../features/settings/strings/en/moments.ts';
import type { StaffMember, StaffRole } from '../../../platform/commands/caller.ts';
import { fill } from '../../../platform/values/format.ts';
import { LateSign } from '../../../ui/desk/desk-time.tsx';
import { hideOwnPopover } from '../../../ui/hide-own-popover.ts';
import { store, storedKeys } from '../../../ui/stored.ts';
import { frame as t } from '../strings/en/frame.ts';
import { showKeys } from './key-list.tsx';

type DeskPage = keyof (typeof t)['pages'];

interface Entry {
  page: DeskPage;
  path: string;
  role?: StaffRole;
}

const mainEntries: Entry[] = [
  { page: 'inbox', path: '/desk' },
  { page: 'quotes', path: '/desk/quotes' },
  { page: 'shipments', path: '/desk/shipments' },
  { page: 'people', path: '/desk/people' },
];

const settingsEntries: Entry[] = [
  { page: 'kyc', path: '/desk/kyc' },
  { page: 'feedback', path: '/desk/feedback' },
  { page: 'figures', path: '/desk/figures' },
  { page: 'rates', path: '/desk/rates' },
  { page: 'replies', path: '/desk/replies' },
  { page: 'templates', path: '/desk/quote-templates' },
  { page: 'settings', path: '/desk/settings', role: 'owner' },
  { page: 'staff', path: '/desk/staff', role: 'owner' },
  { page: 'connections', path: '/desk/connections', role: 'owner' },
  { page: 'opening', path: '/desk/opening', role: 'owner' },
];

const settingsPaths = [...settingsEntries.map(({ path }) => path), '/desk/account', '/desk/twofactor'];

/** Returns true for a page that the settings menu leads to. */
export function isSettingsPage(pathname: string): boolean {
  return settingsPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

type Counts = Partial<Record<DeskPage, { count: number; overdue: number }>>;

interface NavProps {
  me: StaffMember;
  counts: Counts;
}

/** Count in words; next to the overdue count, only the number. */
function Count({ page, counts }: { page: DeskPage; counts: Counts }) {
  const { count = 0, overdue = 0 } = counts[page] ?? {};
  if (count === 0) return null;
  const text = fill(t.counts[page] ?? '{count}', { count });
  return (
    <span className="tabular flex items-center gap-1.5 text-[0.8125rem] whitespace-nowrap text-muted">
      {overdue > 0 ? (
        <>
          <LateSign>{fill(lateCount, { count: overdue })}</LateSign>
          {count !== overdue && <span aria-hidden>{count}</span>}
          <span className="sr-only">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

/** Number of KYC cases to review. */
export function SettingsCount({ counts }: Pick<NavProps, 'counts'>) {
  return <Count page="kyc" counts={counts} />;
}

function NavItem({ page, path, counts }: Entry & Pick<NavProps, 'counts'>) {
  return (
    <li>
      <NavLink
        to={path}
        end={page === 'inbox'}
        onClick={hideOwnPopover}
        className="desk-nav-link menu-item aria-[current=page]:bg-panel aria-[current=page]:text-strong"
      >
        {t.pages[page]}
        <Count page={page} counts={counts} />
      </NavLink>
    </li>
  );
}

/** The four pages of every day. */
export function DeskNav({ counts }: Pick<NavProps, 'counts'>) {
  return (
    <ul className="space-y-0.5">
      {mainEntries.map((entry) => (
        <NavItem key={entry.page} {...entry} counts={counts} />
      ))}
    </ul>
  );
}

/** Deletes the desk's data of this window: the last list and unsaved texts. */
function clearWindowStorage(): void {
  for (const name of storedKeys('sessionStorage', 'desk-')) store('sessionStorage', name, null);
}

/** The other pages that the role allows, the account, the shortcuts and signing out. */
export function DeskSettings({ me, counts }: NavProps) {
  const mine = settingsEntries
    .filter(({ role }) => role !== 'owner' || me.role === 'owner')
    .filter(({ page }) => page !== 'opening' || counts.opening?.count);
  return (
    <>
      <ul>
        {mine.map((entry) => (
          <NavItem key={entry.page} {...entry} counts={counts} />
        ))}
      </ul>
      <ul className="mt-2 border-t border-hairline pt-2">
        <li>
          <NavLink to="/desk/account" onClick={hideOwnPopover} className="desk-nav-link menu-item">
            {t.pages.account}
            <span className="min-w-0 truncate text-[0.8125rem] text-muted">{me.name}</span>
          </NavLink>
        </li>
        <li className="pointer-coarse:hidden">
          <button
            type="button"
            onClick={(event) => {
              hideOwnPopover(event);
              showKeys();
            }}
            className="menu-item"
          >
            {t.keys.title}
            <kbd aria-hidden className="key">
              ?
            </kbd>
          </button>
        </li>
        <li>
          <a href="/" className="menu-item">
            {t.toSite}
          </a>
        </li>
        <li>
          <Form method="post" action="/desk/signout" reloadDocument onSubmit={clearWindowStorage}>
            <button type="submit" className="menu-item">
              {t.signOut}
            </button>
          </Form>
        </li>
      </ul>
    </>
  );
}
