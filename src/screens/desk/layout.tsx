import { quoteOutcomes } from '#features/quotes/strings/en/outcomes.ts';
import { leadOutcomes } from '#features/requests/strings/en/outcomes.ts';
import '#ui/styles/desk.css';
import MenuIcon from 'lucide-react/icons/menu';
import Settings from 'lucide-react/icons/settings';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { requireStaff } from '#features/identity/require-staff.ts';
import { countNewSetAside } from '#features/inbound/server/list-mails.ts';
import { countCases } from '#features/kyc/server/list-cases.ts';
import { findOwnWaitingQuote, listRefusedQuotes } from '#features/quotes/server/waiting-quote.ts';
import { countOf } from '#features/requests/desk/inbox-address.ts';
import { ServiceNamesContext, serviceNamesFor } from '#features/requests/desk/service-names.ts';
import { requestPath } from '#features/requests/lead.ts';
import { countLeads, countWaiting } from '#features/requests/server/inbox/count-leads.ts';
import { listRefusedReplies } from '#features/requests/server/reply/draft.ts';
import { findOwnWaitingReply } from '#features/requests/server/reply/waiting-reply.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { countDueShipments } from '#features/shipments/server/list-shipments.ts';
import { countOverdueDeadlines } from '#features/shipments/server/remind-of-deadlines.ts';
import { hasRole } from '#platform/commands/caller.ts';
import { servicesContext } from '#platform/context.ts';
import { fill } from '#platform/values/format.ts';
import { DeskClockContext } from '#ui/desk/desk-time.tsx';
import { useHeldKeys } from '#ui/desk/use-held-keys.ts';
import { SingleKeysContext } from '#ui/desk/use-keys.ts';
import { Toaster } from '#ui/toaster.tsx';
import type { Route } from './+types/layout';
import { CommandPalette, PaletteButton } from './layout/command-palette.tsx';
import { DeskNav, DeskSettings, isSettingsPage } from './layout/desk-nav.tsx';
import { KeyList } from './layout/key-list.tsx';
import { UndoReply, waitingMail } from './layout/undo-reply.tsx';
import { findOpeningTasks, openingFacts } from './settings/before-you-open-tasks.ts';
import { openRows, roleOfRow } from './settings/settings-rows.ts';
import { frame as t } from './strings/en/frame.ts';

export const handle = { hydrate: 'idle', frame: 'desk' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, hasSingleKeys } = await requireStaff(request, context, {
    role: 'agent',
    whileEnrolling: true,
  });
  const services = context.get(servicesContext);
  const [waiting, toDo, dueShipments, overdueDeadlines, cases, unreadMails, reply, quote, replies, quotes] =
    await Promise.all([
      countWaiting(services),
      countLeads(services, { toDo: staff.id }),
      countDueShipments(services),
      countOverdueDeadlines(services.db, services.clock()),
      countCases(services.db),
      countNewSetAside(services),
      findOwnWaitingReply(services, staff.id),
      findOwnWaitingQuote(services, staff.id),
      listRefusedReplies(services.db, staff.id),
      listRefusedQuotes(services.db, staff.id),
    ]);
  const counts = {
    inbox: { count: countOf(toDo), overdue: waiting.overdue },
    // Beside both numbers, the name of the page would not fit.
    shipments: { count: overdueDeadlines || dueShipments, overdue: overdueDeadlines },
    kyc: { count: cases.sent, overdue: 0 },
    mails: { count: unreadMails, overdue: 0 },
    settings: {
      count: hasRole(staff, 'manager')
        ? openRows((await findOpeningTasks(services, await openingFacts(services))).tasks).filter((row) =>
            hasRole(staff, roleOfRow(row)),
          ).length
        : 0,
      overdue: 0,
    },
  };
  const { company } = currentSettings();
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
    companyName: company.name,
    serviceNames: serviceNamesFor(currentSettings()),
    clock: { timeZone: company.hours.timeZone, now: services.clock() },
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

type Loaded = Route.ComponentProps['loaderData'];

/** Navigation rail on a wide screen, a bar with a drawer on a narrow one. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  const { companyName, me, hasSingleKeys, clock, counts, mail, refused, serviceNames } = loaderData;
  const { pathname } = useLocation();
  useHeldKeys();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    // The page may have set the focus, such as on the line that its reader left.
    const hasFocus =
      main.current?.contains(document.activeElement) && document.activeElement !== document.body;
    if (shown.current !== pathname && !hasFocus) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  const brandText = 'min-w-0 text-[0.9375rem] leading-tight font-semibold text-strong';
  const brand = (
    <>
      {companyName} <span className="font-normal text-muted lg:block">{t.title}</span>
    </>
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
          <Link to="/desk" className={brandText}>
            {brand}
          </Link>
          <span className="ml-auto">
            <PaletteButton isSmall />
          </span>
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
          {/* No link: Inbox below leads to the same page. */}
          <p className={`px-3 ${brandText}`}>{brand}</p>
          <PaletteButton />
          <nav aria-label={t.navigation} className="flex grow flex-col">
            <DeskNav counts={counts} />
            <button
              type="button"
              popoverTarget="desk-settings"
              data-current={isSettingsPage(pathname) || undefined}
              className="menu-item mt-auto data-current:bg-panel data-current:text-strong [&:has(+:popover-open)]:bg-panel"
            >
              <span className="flex items-center gap-2.5">
                <Settings size={18} aria-hidden />
                {t.settings}
              </span>
            </button>
            <div id="desk-settings" popover="auto" className="desk-settings">
              <DeskSettings me={me} counts={counts} />
            </div>
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
            <nav aria-label={t.navigation}>
              <DeskNav counts={counts} isWhole />
              <div className="mt-3 border-t border-hairline pt-3">
                <DeskSettings me={me} counts={counts} />
              </div>
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
            <ServiceNamesContext value={serviceNames}>
              <Outlet />
            </ServiceNamesContext>
          </DeskClockContext>
          <UndoReply mail={mail} />
        </SingleKeysContext>
      </main>
      <KeyList isOn={hasSingleKeys} />
      <CommandPalette me={me} />
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
