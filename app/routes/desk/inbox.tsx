import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { data, Link, useActionData } from 'react-router';
import { mailProblemIn } from '../../../contract/mail-problem.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import { type Services, servicesContext } from '../../../server/context.ts';
import { countLeads } from '../../../server/leads/inbox/count-leads.ts';
import { listLeads } from '../../../server/leads/inbox/list-leads.ts';
import { lastPosition } from '../../../server/leads/timeline/lead-events.ts';
import { findMailTrouble, type MailTrouble } from '../../../server/mail/mail-trouble.ts';
import { stringsIn } from '../../content/strings.ts';
import { useDeskLine } from '../../ui/desk/desk-line.ts';
import { ExportLink } from '../../ui/desk/export-link.tsx';
import { Inbox } from '../../ui/desk/inbox/inbox.tsx';
import { InboxFilters } from '../../ui/desk/inbox/inbox-filters.tsx';
import { InboxTabs } from '../../ui/desk/inbox/inbox-tabs.tsx';
import type { InboxWords } from '../../ui/desk/inbox/inbox-words.ts';
import { type Arrivals, requestPath, useArrivals } from '../../ui/desk/inbox/use-arrivals.ts';
import { PageHead } from '../../ui/desk/page-head.tsx';
import { useLastOutcome } from '../../ui/desk/use-last-outcome.ts';
import { toastOutcome } from '../../ui/desk/use-outcome-toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Route } from './+types/inbox';
import { changeInbox } from './change-inbox.ts';
import { deskMeta, exportPath } from './desk-meta.ts';
import { filtersOf, inboxPath, listIn, listQuery, rowOf, stageOptions, tabsOf } from './inbox-view.ts';
import { momentOf } from './moments.ts';
import { requireStaff } from './require-staff.ts';
import { stayOnPage } from './stay-on-page.ts';

/** The words of the banner that says why mails do not leave. */
function mailTroubleText({ problem, since, waiting }: MailTrouble, text: string) {
  const { reason, advice } = mailProblemIn('en', problem);
  const values: Record<string, string> = { since: momentOf(since).text, reason, waiting: String(waiting) };
  return { text: text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''), advice };
}

/** What the banner says of mail: why none leaves or, to owners, that no mail server is set; null when all is well. */
function mailNotice(
  trouble: MailTrouble | null,
  { services, me }: { services: Services; me: StaffMember },
): { text: string; advice: string } | null {
  const { mailTrouble, noMailServer } = stringsIn('en').desk.inbox;
  if (trouble) return mailTroubleText(trouble, mailTrouble);
  return services.mailsReachNobody && me.role === 'owner' ? noMailServer : null;
}

/** What the inbox says to owners of the disk of DATA_DIR; null while it has room. */
function storageNotice(services: Services, me: StaffMember): { text: string; advice: string } | null {
  const state = services.storageState();
  return state === 'ok' || me.role !== 'owner' ? null : stringsIn('en').desk.inbox.storage[state];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const list = listIn(searchParams);
  // An address that nobody of ours made: the whole inbox says more than a refusal.
  if (!list) throw data(null, { status: 404 });
  const { filter, page } = list;
  // Before the list: what comes in meanwhile is told once more rather than never.
  const position = await lastPosition(services);
  const [counts, found, staff] = await Promise.all([
    countLeads(services, filter),
    listLeads(services, filter, page),
    services.listStaff(),
  ]);
  const trouble = await findMailTrouble(services.db);
  const words = stringsIn('en');
  const { desk } = words;
  const titles = words.requestStatus.services;
  const now = services.clock();
  const query = listQuery(filter, page);
  const { stage = '', text = '', ...rest } = filter;
  return {
    title: desk.inbox.title,
    notices: [mailNotice(trouble, { services, me }), storageNotice(services, me)].filter(
      (notice) => notice !== null,
    ),
    words: { ...desk.inbox, stageDialog: desk.request.stage },
    tabs: tabsOf(counts, searchParams, desk),
    text,
    kept: stage ? { stage } : {},
    filters: filtersOf(filter, { sort: page.sort, staff, me, services: titles, words: desk }),
    isFiltered: text !== '' || Object.values(rest).some(Boolean),
    clearPath: inboxPath(new URLSearchParams(), { stage }),
    rows: found.leads.map((lead) => rowOf(lead, { now, staff, services: titles, query, words: desk })),
    olderPath: found.next && `${inboxPath(searchParams, { sort: page.sort })}&cursor=${found.next}`,
    newestPath: page.cursor ? inboxPath(searchParams, {}) : null,
    isSpam: stage === 'spam',
    position,
    exportPath: exportPath('leads', filter),
    newestFirstPath: inboxPath(new URLSearchParams(), { sort: 'newest' }),
    stages: stageOptions(desk),
    reasons: Object.entries(desk.leads.lostReasons).map(([value, title]) => ({ value, title })),
    staff: [me, ...staff.filter(({ id }) => id !== me.id)].map(({ id, name }) => ({
      value: id,
      title: name,
    })),
  };
}

/** Where the desk tells what happens. */
const eventsPath = '/api/v1/desk/events';

export async function action({ request, context }: Route.ActionArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  return changeInbox(request, context, staff);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return stayOnPage(serverAction);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.title);
}

/** Says while it is so that the list does not follow what happens, as it would look the same as a quiet morning. */
function LineNote({ words }: { words: { lineBroken: string } }) {
  const isBroken = useDeskLine() === 'broken';
  return (
    <p role="status" className={isBroken ? 'mb-2 border-l-2 border-alert bg-panel px-3 py-2' : ''}>
      {isBroken && words.lineBroken}
    </p>
  );
}

/** A line above the inbox about something that stops it from working as it should, and what to do about it. */
function InboxNotice({ text, advice }: { text: string; advice: string }) {
  return (
    <p role="status" className="mb-4 flex gap-2 border-l-2 border-alert bg-panel px-3 py-2">
      <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0 text-alert" />
      <span>
        <strong className="font-semibold text-strong">{text}</strong> {advice}
      </span>
    </p>
  );
}

interface ArrivalLineProps {
  arrivals: Pick<Arrivals, 'untold' | 'forget'>;
  /** The list with the newest first. */
  newestFirstPath: string;
  words: Pick<InboxWords, 'arrived' | 'arrivedMany'>;
}

/** Says politely what came in, whether the list below holds it or is about others; leads to it, wherever it lies. */
function ArrivalLine({ arrivals, newestFirstPath, words }: ArrivalLineProps) {
  const { untold, forget } = arrivals;
  const [first] = untold;
  const text =
    untold.length > 1 ? words.arrivedMany.replace('{count}', String(untold.length)) : words.arrived;
  const path = untold.length === 1 && first ? requestPath(first.leadId) : newestFirstPath;
  return (
    <p role="status" className={first ? 'mb-2 border-l-2 border-signal bg-panel px-3 py-1.5' : ''}>
      {first && (
        <Link to={path} onClick={forget} className="link inline-block py-1">
          {text}
        </Link>
      )}
    </p>
  );
}

interface InboxFootProps {
  exportPath: string;
  notices: Arrivals['notices'];
  words: Pick<InboxWords, 'export' | 'notify' | 'notified' | 'notifyRefused'>;
}

/** What can be done with the list as a whole: take it along, and hear of what comes in. */
function InboxFoot({ exportPath, notices, words }: InboxFootProps) {
  const { state, toggle } = notices;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 text-[0.875rem] text-muted">
      <ExportLink path={exportPath} label={words.export} />
      {state !== 'absent' && (
        <button
          type="button"
          aria-pressed={state === 'on'}
          onClick={toggle}
          className="link inline-flex min-h-9 items-center gap-1.5"
        >
          <Bell size={16} aria-hidden />
          {words.notify}
        </button>
      )}
      <output>{state === 'on' ? words.notified : state === 'refused' ? words.notifyRefused : ''}</output>
    </div>
  );
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { words, tabs, text, kept, filters, isFiltered, clearPath, rows, ...list } = loaderData;
  const arrivals = useArrivals(eventsPath, list.position, rows);
  const marked = rows.map((row) => ({ ...row, isNew: arrivals.ids.has(row.id) }));
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  const outcome = useLastOutcome(useActionData<typeof action>());
  useEffect(() => {
    if (!outcome) return;
    return toastOutcome(outcome);
  }, [outcome]);
  return (
    <div className="desk-page">
      <PageHead heading={words.heading} headingRef={heading} />
      {list.notices.map((notice) => (
        <InboxNotice key={notice.text} {...notice} />
      ))}
      <InboxTabs tabs={tabs} label={words.tabs} />
      <InboxFilters {...{ text, filters, kept, isFiltered, clearPath, words }} />
      {outcome && (
        // Where scripts run, the toast above all pages is what is announced.
        <p
          role={isHydrated ? undefined : 'status'}
          className="mb-2 border-l-2 border-strong bg-panel px-3 py-2"
        >
          {outcome.message}
        </p>
      )}
      <LineNote words={words} />
      <ArrivalLine arrivals={arrivals} newestFirstPath={list.newestFirstPath} words={words} />
      <Inbox {...list} {...{ heading, isFiltered, outcome, words }} rows={marked} />
      <InboxFoot exportPath={list.exportPath} notices={arrivals.notices} words={words} />
    </div>
  );
}
