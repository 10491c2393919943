import { Form, Link, NavLink } from 'react-router';
import type { StaffMember, StaffRole } from '../../../contract/staff-member.ts';
import { hideOwnPopover } from '../hide-own-popover.ts';
import type { DeskFrameWords, DeskPage } from './desk-frame-words.ts';
import { showKeys } from './key-list.tsx';

const entries: { page: DeskPage; path: string; role: StaffRole }[] = [
  { page: 'inbox', path: '/desk', role: 'agent' },
  { page: 'kyc', path: '/desk/kyc', role: 'agent' },
  { page: 'feedback', path: '/desk/feedback', role: 'agent' },
  { page: 'people', path: '/desk/people', role: 'agent' },
  { page: 'replies', path: '/desk/replies', role: 'agent' },
  { page: 'figures', path: '/desk/figures', role: 'agent' },
  { page: 'staff', path: '/desk/staff', role: 'owner' },
  { page: 'connections', path: '/desk/connections', role: 'owner' },
];

interface DeskNavProps {
  me: StaffMember;
  /** How much waits on a page; overdue things stand out. */
  counts: Partial<Record<DeskPage, { count: number; overdue: number }>>;
  words: DeskFrameWords;
}

function Count({ count, overdue, words }: { count: number; overdue: number; words: DeskFrameWords }) {
  if (count === 0) return null;
  return (
    <span className="tabular flex items-center gap-1.5 text-[0.8125rem]">
      {overdue > 0 && (
        <span className="rounded-control bg-signal px-1.5 font-semibold text-ink">
          {overdue}
          <span className="sr-only"> {words.overdue},</span>
        </span>
      )}
      <span className="text-muted">{count}</span>
    </span>
  );
}

/** Forgets what this window keeps for who works at the desk: the list that was seen, and words that were not saved. */
function forgetWindow(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('desk-')) sessionStorage.removeItem(name);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Where one can go at the desk, who one is, and the way out. Pages beyond one's role are left out. */
export function DeskNav({ me, counts, words }: DeskNavProps) {
  const mine = entries.filter(({ role }) => role === 'agent' || me.role === 'owner');
  return (
    <div className="flex min-h-full flex-col">
      <ul className="space-y-0.5">
        {mine.map(({ page, path }) => (
          <li key={page}>
            <NavLink
              to={path}
              end={page === 'inbox'}
              onClick={hideOwnPopover}
              className="desk-nav-link flex min-h-10 items-center justify-between gap-3 rounded-control px-3 hover:bg-panel hover:text-strong aria-[current=page]:bg-panel aria-[current=page]:text-strong"
            >
              {words.pages[page]}
              {counts[page] && <Count {...counts[page]} words={words} />}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="mt-6 space-y-0.5 border-t border-hairline pt-3 lg:mt-auto">
        <Link
          to="/desk/account"
          onClick={hideOwnPopover}
          className="block rounded-control px-3 py-2 leading-snug hover:bg-panel"
        >
          <span className="block truncate font-medium text-strong">{me.name}</span>
          <span className="block text-[0.8125rem] text-muted">
            {words.roles[me.role]} · {words.pages.account}
          </span>
        </Link>
        <button
          type="button"
          onClick={(event) => {
            hideOwnPopover(event);
            showKeys();
          }}
          className="scripted min-h-10 w-full rounded-control px-3 text-left hover:bg-panel hover:text-strong"
        >
          {words.keys.title}
        </button>
        <Form method="post" action="/desk/signout" reloadDocument onSubmit={forgetWindow}>
          <button
            type="submit"
            className="min-h-10 w-full rounded-control px-3 text-left hover:bg-panel hover:text-strong"
          >
            {words.signOut}
          </button>
        </Form>
        <a href="/" className="block rounded-control px-3 py-2 text-muted hover:bg-panel hover:text-strong">
          {words.toSite}
        </a>
      </div>
    </div>
  );
}
