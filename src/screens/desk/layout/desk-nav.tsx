import { Form, Link, NavLink, useLocation } from 'react-router';
import { lateCount } from '#features/settings/strings/en/moments.ts';
import { hasRole, type StaffMember, type StaffRole } from '#platform/commands/caller.ts';
import { fill } from '#platform/values/format.ts';
import { LateSign } from '#ui/desk/desk-time.tsx';
import { Key } from '#ui/desk/key.tsx';
import { hideOwnPopover } from '#ui/hide-own-popover.ts';
import { store, storedKeys } from '#ui/stored.ts';
import { frame as t } from '../strings/en/frame.ts';
import { showKeys } from './key-list.tsx';

type DeskPage = keyof (typeof t)['pages'];

interface Entry {
  page: DeskPage;
  path: string;
  role?: StaffRole;
  /** Pages of the section, shown while one of its pages is open. */
  parts?: Entry[];
}

const mainEntries: Entry[] = [
  { page: 'inbox', path: '/desk' },
  {
    page: 'quotes',
    path: '/desk/quotes',
    parts: [
      { page: 'rates', path: '/desk/rates' },
      { page: 'templates', path: '/desk/quote-templates' },
    ],
  },
  { page: 'shipments', path: '/desk/shipments' },
  { page: 'people', path: '/desk/people', parts: [{ page: 'kyc', path: '/desk/kyc' }] },
  { page: 'figures', path: '/desk/figures', parts: [{ page: 'feedback', path: '/desk/feedback' }] },
];

const mails: Entry = { page: 'mails', path: '/desk/mails' };

/** Links for staff without access to the settings, whose groups hold them for everyone else. */
const agentEntries: Entry[] = [
  { page: 'replies', path: '/desk/replies' },
  { page: 'developers', path: '/desk/developers' },
  mails,
];

const groups = Object.entries(t.groups);

/** Pages of the settings by their own names. */
const settingsEntries: Entry[] = [
  ...agentEntries,
  { page: 'settings', path: '/desk/settings', role: 'manager' },
  { page: 'staff', path: '/desk/staff', role: 'owner' },
  { page: 'connections', path: '/desk/connections', role: 'owner' },
];

const settingsPaths = [...settingsEntries.map(({ path }) => path), '/desk/account', '/desk/twofactor'];

/** Returns the pages that the role may open. */
export function entriesFor(me: StaffMember): Entry[] {
  const all = [...mainEntries.flatMap((entry) => [entry, ...(entry.parts ?? [])]), ...settingsEntries];
  return all.filter(({ role = 'agent' }) => hasRole(me, role));
}

/** Returns true for a page that the settings menu leads to. */
export function isSettingsPage(pathname: string): boolean {
  return settingsPaths.some((path) => isWithin(pathname, path));
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Returns true for the inbox, a request, its quote and a new request. */
function isInboxPage(pathname: string): boolean {
  return pathname === '/desk' || ['/desk/requests', '/desk/new'].some((path) => isWithin(pathname, path));
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

function NavItem({ page, path, counts }: Entry & Pick<NavProps, 'counts'>) {
  const { pathname } = useLocation();
  const isOpen = page === 'inbox' ? isInboxPage(pathname) : isWithin(pathname, path);
  return (
    <Link
      to={path}
      aria-current={isOpen ? 'page' : undefined}
      onClick={hideOwnPopover}
      className="desk-nav-link menu-item aria-[current=page]:bg-panel aria-[current=page]:text-strong"
    >
      {t.pages[page]}
      <Count page={page} counts={counts} />
    </Link>
  );
}

interface DeskNavProps extends Pick<NavProps, 'counts'> {
  /** True where the pages below the sections are always shown. */
  isWhole?: boolean;
}

/** The sections of every day, each with its pages. */
export function DeskNav({ counts, isWhole = false }: DeskNavProps) {
  const { pathname } = useLocation();
  return (
    <ul className="space-y-0.5">
      {mainEntries.map(({ parts = [], ...entry }) => {
        const isOpen = isWhole || [entry, ...parts].some(({ path }) => isWithin(pathname, path));
        // Its own count is shown, and while they are hidden, those of the pages below.
        const count = [entry, ...(isOpen ? [] : parts)].map(({ page }) => counts[page]).find(Boolean);
        return (
          <li key={entry.page}>
            <NavItem {...entry} counts={{ [entry.page]: count }} />
            {isOpen && parts.length > 0 && (
              <ul className="mt-0.5 ml-3 space-y-0.5 border-l border-hairline pl-1.5">
                {parts.map((page) => (
                  <li key={page.page}>
                    <NavItem {...page} counts={counts} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Deletes the desk's data of this window: the last list and unsaved texts. */
function clearWindowStorage(): void {
  for (const name of storedKeys('sessionStorage', 'desk-')) store('sessionStorage', name, null);
}

/** The groups of the settings. */
function SettingsGroups({ counts }: Pick<NavProps, 'counts'>) {
  return (
    <ul>
      <li>
        <NavItem page="settings" path="/desk/settings" counts={counts} />
      </li>
      {groups.map(([id, { title, text }]) => (
        <li key={id}>
          <Link to={`/desk/settings#${id}`} onClick={hideOwnPopover} className="menu-item">
            <span className="min-w-0 leading-snug">
              <span className="block text-strong">{title}</span>
              <span className="block text-[0.8125rem] text-muted">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The settings, the other pages that the role allows, the account, the shortcuts and signing out. */
export function DeskSettings({ me, counts }: NavProps) {
  const isManager = hasRole(me, 'manager');
  return (
    <>
      {isManager && <SettingsGroups counts={counts} />}
      <ul className="not-first:mt-2 not-first:border-t not-first:border-hairline not-first:pt-2">
        {(isManager ? [mails] : agentEntries).map((entry) => (
          <li key={entry.page}>
            <NavItem {...entry} counts={counts} />
          </li>
        ))}
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
            <Key>?</Key>
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
