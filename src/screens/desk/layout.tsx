import { quoteOutcomes } from '../../features/quotes/strings/en/outcomes.ts';
import { leadOutcomes } from '../../features/requests/strings/en/outcomes.ts';
import '../../ui/styles/desk.css';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Form, Link, NavLink, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { requireStaff } from '../../features/identity/require-staff.ts';
import { countCases } from '../../features/kyc/server/list-cases.ts';
import { findOwnWaitingQuote, listRefusedQuotes } from '../../features/quotes/server/waiting-quote.ts';
import { countOf } from '../../features/requests/desk/inbox-address.ts';
import { requestPath } from '../../features/requests/lead.ts';
import { countLeads, countWaiting } from '../../features/requests/server/inbox/count-leads.ts';
import { listRefusedReplies } from '../../features/requests/server/reply/draft.ts';
import { findOwnWaitingReply } from '../../features/requests/server/reply/waiting-reply.ts';
import { lateCount } from '../../features/settings/strings/en/moments.ts';
import type { StaffMember, StaffRole } from '../../platform/commands/caller.ts';
import { servicesContext } from '../../platform/context.ts';
import { fill } from '../../platform/values/format.ts';
import { DeskClockContext } from '../../ui/desk/desk-time.tsx';
import { SingleKeysContext } from '../../ui/desk/use-keys.ts';
import { hideOwnPopover } from '../../ui/hide-own-popover.ts';
import { store, storedKeys } from '../../ui/stored.ts';
import { Toaster } from '../../ui/toaster.tsx';
import type { Route } from './+types/layout';
import { KeyList, showKeys } from './layout/key-list.tsx';
import { UndoReply, waitingMail } from './layout/undo-reply.tsx';
import { openingTasks } from './settings/before-you-open-tasks.ts';
import { frame as t } from './strings/en/frame.ts';

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
        kind: 'reply' as const,
        leadId,
        reference,
        reason: refusalText(reason),
      })),
      ...quotes.map(({ leadId, reference, reason }) => ({
        kind: 'quote' as const,
        leadId,
        reference,
        reason: refusalText(reason, 'quote'),
      })),
    ],
    companyName: services.company.name,
    clock: { timeZone: services.company.hours.timeZone, now: services.clock() },
  };
}

/** Loads counts and clock with each page. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === undefined || defaultShouldRevalidate;
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

type DeskPage = keyof (typeof t)['pages'];

type Loaded = Route.ComponentProps['loaderData'];

/** Navigation rail on a wide screen, a bar with a drawer on a narrow one. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  const { companyName, me, hasSingleKeys, clock, counts, mail, refused } = loaderData;
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
  const nav = <DeskNav me={me} counts={counts} />;
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
          <p role="alert" className="unscripted border-b border-hairline px-4 py-2 font-medium text-alert">
            {t.needsScripts}
          </p>
          <RefusedMails refused={refused} />
          <DeskClockContext value={clock}>
            <Outlet />
          </DeskClockContext>
          <UndoReply mail={mail} />
        </SingleKeysContext>
      </main>
      <KeyList isOn={hasSingleKeys} />
      <Toaster label={t.toasts} />
    </div>
  );
}

/** Says on every page what was not sent, until it is sent or its draft deleted. */
function RefusedMails({ refused }: Pick<Loaded, 'refused'>) {
  return (
    <div role="status">
      {refused.map(({ kind, leadId, reference, reason }) => (
        <p
          key={`${kind} ${leadId}`}
          className="border-b border-hairline px-4 py-2 text-[0.875rem] font-medium text-alert"
        >
          {fill(t.notSent[kind], { reference, reason })}{' '}
          <Link to={`${requestPath(leadId)}${kind === 'reply' ? '#write-reply' : '/quote'}`} className="link">
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

type Counts = Partial<Record<DeskPage, { count: number; overdue: number }>>;

interface CountProps {
  page: DeskPage;
  count: number;
  /** Highlighted. */
  overdue: number;
}

/** Count in words; next to the overdue count, only the number. */
function Count({ page, count, overdue }: CountProps) {
  if (count === 0) return null;
  const text = fill(t.counts[page] ?? '{count}', { count });
  return (
    <span className="tabular flex items-center gap-1.5 text-[0.8125rem] whitespace-nowrap text-muted">
      {overdue > 0 ? (
        <>
          <span className="rounded-control bg-signal px-1.5 font-semibold text-ink">
            {fill(lateCount, { count: overdue })}
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
function DeskNav({ me, counts }: { me: StaffMember; counts: Counts }) {
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
              {counts[page] && <Count page={page} {...counts[page]} />}
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
          className="flex min-h-10 w-full items-center justify-between gap-2 rounded-control px-3 text-left whitespace-nowrap hover:bg-panel hover:text-strong"
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
