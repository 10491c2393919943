import { quoteOutcomes } from '../../features/quotes/strings/en/outcomes.ts';
import { leadOutcomes } from '../../features/requests/strings/en/outcomes.ts';
import '../../ui/styles/desk.css';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, NavLink, Outlet, useLocation } from 'react-router';
import { requireStaff } from '../../features/identity/require-staff.ts';
import { countCases } from '../../features/kyc/server/list-cases.ts';
import { findOwnWaitingQuote, listRefusedQuotes } from '../../features/quotes/server/waiting-quote.ts';
import { requestPath } from '../../features/requests/lead.ts';
import { countLeads, countWaiting } from '../../features/requests/server/inbox/count-leads.ts';
import { listRefusedReplies } from '../../features/requests/server/reply/draft.ts';
import { findOwnWaitingReply } from '../../features/requests/server/reply/waiting-reply.ts';
import { company } from '../../features/settings/sample-company.ts';
import type { StaffMember, StaffRole } from '../../platform/commands/caller.ts';
import { servicesContext } from '../../platform/context.ts';
import { fill } from '../../platform/values/format.ts';
import { DeskZoneContext } from '../../ui/desk/desk-time.tsx';
import { SingleKeysContext } from '../../ui/desk/use-keys.ts';
import { hideOwnPopover } from '../../ui/hide-own-popover.ts';
import { store, storedKeys } from '../../ui/stored.ts';
import { Toaster } from '../../ui/toaster.tsx';
import type { Route } from './+types/layout';
import { countOf } from './inbox-view.ts';
import { KeyList, showKeys } from './layout/key-list.tsx';
import { UndoReply, waitingMail } from './layout/undo-reply.tsx';
import { openingTasks } from './settings/before-you-open-tasks.ts';
import { frame as frameStrings } from './strings/en/frame.ts';

export const handle = { hydrate: 'idle', frame: 'desk' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, hasSingleKeys } = await requireStaff(request, context, {
    role: 'agent',
    whileEnrolling: true,
  });
  const services = context.get(servicesContext);
  const [waiting, toDo, cases, reply, quote, replies, quotes] = await Promise.all([
    countWaiting(services),
    countLeads(services, { toDo: staff.id }),
    countCases(services.db),
    findOwnWaitingReply(services, staff.id),
    findOwnWaitingQuote(services, staff.id),
    listRefusedReplies(services.db, staff.id),
    listRefusedQuotes(services.db, staff.id),
  ]);
  const counts = {
    inbox: { count: countOf(toDo), overdue: waiting.overdue },
    kyc: { count: cases.sent, overdue: 0 },
    opening: { count: openingTasks(services).length, overdue: 0 },
  };
  return {
    me: staff,
    hasSingleKeys,
    counts,
    mail: waitingMail(reply, quote),
    refused: [
      ...replies.map(({ leadId, reference, reason }) => ({
        path: `${requestPath(leadId)}#write-reply`,
        text: fill(frameStrings.notSent.reply, { reference, reason: refusalText(reason) }),
      })),
      ...quotes.map(({ leadId, reference, reason }) => ({
        path: `${requestPath(leadId)}/quote`,
        text: fill(frameStrings.notSent.quote, { reference, reason: refusalText(reason, 'quote') }),
      })),
    ],
    t: frameStrings,
    toasts: frameStrings.toasts,
    companyName: company.name,
    timeZone: company.hours.timeZone,
  };
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskLayout {...loaderData}>
      <Outlet />
    </DeskLayout>
  );
}

/** Words the refusal of a reply or quote that was due. */
function refusalText(reason: string, kind: 'reply' | 'quote' = 'reply'): string {
  const texts = { ...leadOutcomes.refusals, ...(kind === 'quote' ? ownRefusals : {}) };
  const text = Object.entries(texts).find(([name]) => name === reason)?.[1];
  return typeof text === 'string' ? text : leadOutcomes.refusals.changed;
}

// `changed` is of the request: what has changed of the draft itself is `quote-changed`.
const { changed: draftChanged, ...quoteRefusals } = quoteOutcomes.refusals;
const ownRefusals = { ...quoteRefusals, 'quote-changed': draftChanged };

type DeskPage = keyof (typeof frameStrings)['pages'];

interface DeskLayoutProps {
  companyName: string;
  me: StaffMember;
  /** True when this person uses single-key shortcuts (WCAG 2.1.4). */
  hasSingleKeys: boolean;
  /** IANA time zone of all times. */
  timeZone: string;
  counts: Partial<Record<DeskPage, { count: number; overdue: number }>>;
  mail: ReturnType<typeof waitingMail>;
  /** The reader's replies and quotes that were refused when they were due. */
  refused: { path: string; text: string }[];
  t: typeof frameStrings;
  toasts: string;
  children: ReactNode;
}

/** Navigation rail on a wide screen, a bar with a drawer on a narrow one. */
function DeskLayout({
  companyName,
  me,
  hasSingleKeys,
  timeZone,
  counts,
  mail,
  refused,
  t,
  toasts,
  children,
}: DeskLayoutProps) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    // The page may have set the focus, such as on the line that its reader left.
    const hasFocus =
      main.current?.contains(document.activeElement) && document.activeElement !== document.body;
    if (shown.current !== pathname && !hasFocus) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  const nav = <DeskNav me={me} counts={counts} t={t} />;
  const brand = (
    <Link to="/desk" className="min-w-0 text-[0.9375rem] leading-tight font-semibold text-strong">
      {companyName} <span className="font-normal text-muted lg:block">{t.title}</span>
    </Link>
  );
  return (
    <div
      data-single-keys={hasSingleKeys ? 'on' : 'off'}
      className="desk lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]"
    >
      <a className="desk-button fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0" href="#content">
        {t.skipToContent}
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
            {t.menu}
          </button>
        </div>
        <div className="hidden h-full flex-col gap-5 overflow-y-auto px-3 pt-5 pb-3 lg:flex">
          <p className="px-3">{brand}</p>
          <nav aria-label={t.navigation} className="grow">
            {nav}
          </nav>
        </div>
        <div id="desk-menu" popover="auto" className="drawer on-ink">
          <div className="flex min-h-full flex-col px-4 pb-6">
            <button
              type="button"
              popoverTarget="desk-menu"
              popoverTargetAction="hide"
              aria-label={t.close}
              className="my-1 -mr-2 grid size-11 place-items-center self-end"
            >
              <X size={22} aria-hidden />
            </button>
            <nav aria-label={t.navigation} className="flex grow flex-col">
              {nav}
            </nav>
          </div>
        </div>
      </header>
      <main ref={main} id="content" tabIndex={-1} className="min-w-0 outline-none">
        <SingleKeysContext value={hasSingleKeys}>
          <RefusedMails refused={refused} t={t} />
          <DeskZoneContext value={timeZone}>{children}</DeskZoneContext>
          <UndoReply mail={mail} t={t.undoReply} />
        </SingleKeysContext>
      </main>
      <KeyList isOn={hasSingleKeys} t={t.keys} />
      <Toaster label={toasts} />
    </div>
  );
}

/** Says on every page what was not sent, until it is sent or its draft deleted. */
function RefusedMails({ refused, t }: Pick<DeskLayoutProps, 'refused' | 't'>) {
  return (
    <div role="status">
      {refused.map(({ path, text }) => (
        <p key={path} className="border-b border-hairline px-4 py-2 text-[0.875rem] font-medium text-alert">
          {text}{' '}
          <Link to={path} className="link">
            {t.openDraft}
          </Link>
        </p>
      ))}
    </div>
  );
}

const entries: { page: DeskPage; path: string; role: StaffRole }[] = [
  { page: 'inbox', path: '/desk', role: 'agent' },
  { page: 'shipments', path: '/desk/shipments', role: 'agent' },
  { page: 'quotes', path: '/desk/quotes', role: 'agent' },
  { page: 'kyc', path: '/desk/kyc', role: 'agent' },
  { page: 'feedback', path: '/desk/feedback', role: 'agent' },
  { page: 'people', path: '/desk/people', role: 'agent' },
  { page: 'replies', path: '/desk/replies', role: 'agent' },
  { page: 'rates', path: '/desk/rates', role: 'agent' },
  { page: 'figures', path: '/desk/figures', role: 'agent' },
  { page: 'staff', path: '/desk/staff', role: 'owner' },
  { page: 'connections', path: '/desk/connections', role: 'owner' },
  { page: 'opening', path: '/desk/opening', role: 'owner' },
];

interface DeskNavProps {
  me: StaffMember;
  /** Waiting items by page; overdue ones are highlighted. */
  counts: Partial<Record<DeskPage, { count: number; overdue: number }>>;
  t: typeof frameStrings;
}

interface CountProps {
  page: DeskPage;
  count: number;
  overdue: number;
  t: typeof frameStrings;
}

/** Count in words; next to the overdue count, only the number. */
function Count({ page, count, overdue, t }: CountProps) {
  if (count === 0) return null;
  const text = fill(t.counts[page] ?? '{count}', { count });
  return (
    <span className="tabular flex items-center gap-1.5 text-[0.8125rem] whitespace-nowrap text-muted">
      {overdue > 0 ? (
        <>
          <span className="rounded-control bg-signal px-1.5 font-semibold text-ink">
            {fill(t.late, { count: overdue })}
          </span>
          ·<span aria-hidden>{count}</span>
          <span className="sr-only">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

/** Deletes the desk's data of this window: the last list and unsaved texts. */
function clearWindowStorage(): void {
  for (const name of storedKeys('sessionStorage', 'desk-')) store('sessionStorage', name, null);
}

/** Navigation, account and sign-out; omits pages that the role does not allow. */
function DeskNav({ me, counts, t }: DeskNavProps) {
  const mine = entries
    .filter(({ role }) => role === 'agent' || me.role === 'owner')
    .filter(({ page }) => page !== 'opening' || counts.opening?.count);
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
              {t.pages[page]}
              {counts[page] && <Count page={page} {...counts[page]} t={t} />}
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
            {t.roles[me.role]} · {t.pages.account}
          </span>
        </Link>
        <button
          type="button"
          onClick={(event) => {
            hideOwnPopover(event);
            showKeys();
          }}
          aria-label={t.keys.title}
          className="scripted flex min-h-10 w-full items-center justify-between gap-2 rounded-control px-3 text-left whitespace-nowrap hover:bg-panel hover:text-strong"
        >
          {t.keys.open}
          <kbd aria-hidden className="key">
            ?
          </kbd>
        </button>
        <Form method="post" action="/desk/signout" reloadDocument onSubmit={clearWindowStorage}>
          <button
            type="submit"
            className="min-h-10 w-full rounded-control px-3 text-left hover:bg-panel hover:text-strong"
          >
            {t.signOut}
          </button>
        </Form>
        <a href="/" className="block rounded-control px-3 py-2 text-muted hover:bg-panel hover:text-strong">
          {t.toSite}
        </a>
      </div>
    </div>
  );
}
