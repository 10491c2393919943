import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { data, Form, Link, redirect, useActionData, useSubmit } from 'react-router';
import { fill, pluralOf } from '../../../contract/format.ts';
import { requestPath } from '../../../contract/lead.ts';
import { deskLocale } from '../../../contract/locale.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import { inboxCommands } from '../../../server/commands/inbox.ts';
import { stageIn } from '../../../server/commands/leads.ts';
import { type Services, servicesContext } from '../../../server/context.ts';
import { formDataOf, textsIn } from '../../../server/http/form-post.ts';
import { countLeads } from '../../../server/leads/inbox/count-leads.ts';
import { listLanes } from '../../../server/leads/inbox/list-lanes.ts';
import { listLeads } from '../../../server/leads/inbox/list-leads.ts';
import { lastPosition } from '../../../server/leads/timeline/lead-events.ts';
import { findMailTrouble, type MailTrouble } from '../../../server/mail/mail-trouble.ts';
import { mailProblems } from '../../content/en/desk/mail-problems.ts';
import { type DeskStrings, desk } from '../../content/en/desk.ts';
import { type Filter, FilterSelect, SearchInput, SmallField } from '../../ui/desk/controls.tsx';
import { toastOutcome, useLastOutcome } from '../../ui/desk/outcomes.tsx';
import { ExportLink, PageHead } from '../../ui/desk/page-parts.tsx';
import { InboxTabs } from '../../ui/desk/tabs.tsx';
import { useKeys } from '../../ui/desk/use-keys.ts';
import { useOver } from '../../ui/desk/use-over.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { runCommand, versionIn } from '../run-form.ts';
import type { Route } from './+types/inbox';
import { exportPath, pathWith } from './desk-meta.ts';
import { Inbox } from './inbox/inbox-list.tsx';
import { type Arrivals, useArrivals } from './inbox/use-arrivals.ts';
import { leadToResults } from './inbox/use-focus-kept.ts';
import { countOf, filtersOf, listIn, listQuery, rowOf, stageOptions, tabsOf } from './inbox-view.ts';
import { showKeys } from './layout/key-list.tsx';
import { momentOf } from './moments.ts';
import { requireStaff } from './require-staff.ts';
import { stayOnPage } from './stay-on-page.ts';

/** The words of the banner that says why mails do not leave. */
function mailTroubleText({ problem, since, waiting }: MailTrouble, text: string) {
  const { reason, advice } = mailProblems[problem];
  const values: Record<string, string> = { since: momentOf(since).text, reason, waiting: String(waiting) };
  return { text: text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''), advice };
}

/** What the banner says of mail: why none leaves or, to owners, that no mail server is set; null when all is well. */
function mailNotice(
  trouble: MailTrouble | null,
  { services, me }: { services: Services; me: StaffMember },
): { text: string; advice: string } | null {
  const { mailTrouble, noMailServer } = desk.inbox;
  if (trouble) return mailTroubleText(trouble, mailTrouble);
  return services.mailsReachNobody && me.role === 'owner' ? noMailServer : null;
}

/** What the inbox says to owners of the disk of DATA_DIR; null while it has room. */
function storageNotice(services: Services, me: StaffMember): { text: string; advice: string } | null {
  const state = services.storageState();
  return state === 'ok' || me.role !== 'owner' ? null : desk.inbox.storage[state];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const list = listIn(searchParams, me.id);
  // An address that nobody of ours made: the whole inbox says more than a refusal.
  if (!list) throw data(null, { status: 404 });
  const { tab, filter, page } = list;
  const { stage: _, toDo: __, text = '', ...rest } = filter;
  const isFiltered = text !== '' || Object.values(rest).some(Boolean);
  // Before the list: what comes in between is shown twice rather than never.
  const position = await lastPosition(services);
  const [all, toDo, found, staff] = await Promise.all([
    countLeads(services, { text, ...rest }),
    countLeads(services, { text, ...rest, toDo: me.id }),
    listLeads(services, filter, page),
    services.listStaff(),
  ]);
  const lanes = await listLanes(services.db, found.leads);
  const toDoCount = countOf(isFiltered ? await countLeads(services, { toDo: me.id }) : toDo);
  const trouble = await findMailTrouble(services.db);
  const titles = desk.services;
  const now = services.clock();
  const query = listQuery(list);
  const filters = filtersOf(filter, { sort: page.sort, staff, me, services: titles, t: desk });
  const stage = searchParams.get('stage') ?? '';
  return {
    title: toDoCount > 0 ? `(${toDoCount}) ${desk.inbox.title}` : desk.inbox.title,
    notices: [mailNotice(trouble, { services, me }), storageNotice(services, me)].filter(
      (notice) => notice !== null,
    ),
    t: { ...desk.inbox, stageDialog: desk.request.stage },
    tabs: tabsOf({ toDo, all }, { current: tab, query: searchParams, t: desk }),
    text,
    kept: stage ? { stage } : {},
    filters,
    chips: filters
      .filter(({ value, options }) => value !== options[0]?.value)
      .map(({ name, label, value, options }) => ({
        name,
        text: `${label}: ${options.find((option) => option.value === value)?.title ?? value}`,
        path: pathWith('/desk', searchParams, { [name]: '' }),
      })),
    isFiltered,
    clearPath: pathWith('/desk', new URLSearchParams(), { stage: tab === 'to-do' ? '' : tab }),
    rows: found.leads.map((lead) => rowOf(lead, { now, staff, services: titles, query, lanes, t: desk })),
    olderPath: found.next && `${pathWith('/desk', searchParams, { sort: page.sort })}&cursor=${found.next}`,
    newestPath: page.cursor ? pathWith('/desk', searchParams, {}) : null,
    isSpam: tab === 'spam',
    empty: isFiltered ? desk.inbox.nothingFound : tab === 'to-do' ? desk.inbox.nothingToDo : desk.inbox.empty,
    position,
    exportPath: exportPath('leads', filter),
    newestFirstPath: pathWith('/desk', new URLSearchParams(), { sort: 'newest' }),
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

/** How the change of one of them went. */
interface ChangedLead {
  id: string;
  ok: boolean;
  version?: number;
  from?: string;
}

/** The requests that were selected, each with the version that the page showed. */
function selectedIn(form: FormData): { id: string; version: number }[] {
  return form.getAll('lead').map((value) => {
    const [id = '', version = ''] = String(value).split(' ');
    return { id, version: versionIn(version) };
  });
}

function changeIn({ intent, owner, ...choice }: Record<string, string>, me: StaffMember) {
  if (intent === 'not-spam') return { kind: 'restore' };
  if (intent === 'assign-me') return { kind: 'owner', ownerId: me.id };
  if (intent === 'assign') return { kind: 'owner', ownerId: owner || null };
  return { kind: 'stage', choice: stageIn(intent === 'spam' ? { stage: 'spam' } : choice) };
}

/** What takes back a change to requests, each as "id version stage": from spam they come back to where they were. */
function undoOf(intent: string, results: ChangedLead[]): string[] {
  if (intent !== 'stage' && intent !== 'spam') return [];
  return results
    .filter(({ ok, from }) => ok && (intent === 'spam' || (from !== 'lost' && from !== 'spam')))
    .map(({ id, version, from }) => `${id} ${version} ${intent === 'spam' ? 'restore' : from}`);
}

/** Takes back what was done last; requests that somebody changed since stay as they are. */
async function undo(call: Route.ActionArgs, values: string[]) {
  const leads = values.map((value) => {
    const [id = '', version = '', stage = ''] = value.split(' ');
    return { id, version: versionIn(version), stage };
  });
  let isWhole = true;
  for (const stage of new Set(leads.map((lead) => lead.stage))) {
    const change = stage === 'restore' ? { kind: 'restore' } : { kind: 'stage', choice: { to: stage } };
    const those = leads.filter((lead) => lead.stage === stage).map(({ id, version }) => ({ id, version }));
    const result = await runCommand(call, inboxCommands.change, { input: { leads: those, change } });
    isWhole &&= result.ok && result.values.refused === 0;
  }
  const message = isWhole ? desk.inbox.undone : desk.inbox.notUndone;
  return data({ ok: isWhole, message, undo: [], undone: leads[0]?.id ?? '' });
}

/** Does to the selected requests what the form asks for, and says for how many it was done. */
export async function action(call: Route.ActionArgs) {
  const { request, context } = call;
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const { mergeTwo, nothingSelected } = desk.inbox;
  const form = await formDataOf(request);
  if (form.get('intent') === 'undo') return undo(call, form.getAll('undo').map(String));
  const leads = selectedIn(form);
  if (form.get('intent') === 'merge') {
    const [one, two, more] = leads;
    if (!one || !two || more)
      return data({ ok: false, message: mergeTwo, undo: [], undone: '' }, { status: 422 });
    throw redirect(
      `${requestPath(encodeURIComponent(one.id))}/merge?with=${encodeURIComponent(two.id)}`,
      303,
    );
  }
  if (leads.length === 0)
    return data({ ok: false, message: nothingSelected, undo: [], undone: '' }, { status: 422 });
  const input = { leads, change: changeIn(textsIn(form), me) };
  const result = await runCommand(call, inboxCommands.change, { input });
  const isWhole = result.ok && result.values.refused === 0;
  const taken = result.ok ? undoOf(textsIn(form).intent ?? '', result.values.results as ChangedLead[]) : [];
  return data(
    { ok: isWhole, message: result.message, undo: taken, undone: '' },
    { status: result.ok ? 200 : result.status },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return stayOnPage(serverAction);
}

export { deskMeta as meta } from './desk-meta.ts';

/** Says while it is so that the list does not follow what happens, as it would look the same as a quiet morning. */
function ConnectionNote({ isBroken, t }: { isBroken: boolean; t: DeskStrings['inbox'] }) {
  return (
    <p role="status" className={isBroken ? 'mb-2 border-l-2 border-alert bg-panel px-3 py-2' : ''}>
      {isBroken && t.notConnected}
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

interface InboxFiltersProps {
  /** What is looked for. */
  text: string;
  filters: Filter[];
  /** The filters that hold, each with the address of the list without it. */
  chips: { name: string; text: string; path: string }[];
  /** What else the address holds, such as the tab. */
  kept: Record<string, string>;
  isFiltered: boolean;
  clearPath: string;
  t: DeskStrings['inbox'];
}

/** Folds an open `<details>` away by Escape, and by a click beside it. */
function useFoldAway(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const fold = (event: Event) => {
      const { current } = details;
      if (!current?.open) return;
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== 'Escape' : current.contains(event.target as Node)) return;
      if (isKey && current.contains(document.activeElement)) current.querySelector('summary')?.focus();
      current.open = false;
    };
    addEventListener('keydown', fold);
    addEventListener('pointerdown', fold);
    return () => {
      removeEventListener('keydown', fold);
      removeEventListener('pointerdown', fold);
    };
  }, [details]);
}

/** Search and filters as one form, whose answers are the page's address. A choice acts at once where scripts run. */
function InboxFilters({ text, filters, chips, kept, isFiltered, clearPath, t }: InboxFiltersProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useFoldAway(details);
  return (
    <Form
      method="get"
      role="search"
      state={leadToResults}
      className="relative flex flex-wrap items-center gap-2 py-2"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchInput text={text} aria-label={t.search} placeholder={t.searchHint} />
      <details ref={details} className="inbox-filter">
        <summary className="desk-button">
          <SlidersHorizontal size={16} aria-hidden />
          {t.filter}
        </summary>
        <div className="absolute inset-x-0 top-14 z-20 grid grid-cols-2 gap-3 border border-outline bg-ground p-4 shadow-md sm:left-auto sm:w-104">
          {filters.map((filter) => (
            <SmallField key={filter.name} id={`filter-${filter.name}`} label={filter.label}>
              <FilterSelect {...filter} id={`filter-${filter.name}`} className="w-full" />
            </SmallField>
          ))}
          <button type="submit" className="desk-button unscripted">
            {t.apply}
          </button>
        </div>
      </details>
      {(chips.length > 0 || isFiltered) && (
        <ul className="flex basis-full flex-wrap items-center gap-2">
          {chips.map(({ name, text: chip, path }) => (
            <li key={name}>
              <Link
                to={path}
                state={leadToResults}
                aria-label={fill(t.remove, { filter: chip })}
                className="inline-flex min-h-7 items-center gap-1.5 rounded-control border border-outline px-2 text-small text-strong hover:border-strong hover:bg-panel pointer-coarse:min-h-11"
              >
                {chip}
                <X size={14} aria-hidden />
              </Link>
            </li>
          ))}
          {isFiltered && (
            <li>
              <Link to={clearPath} state={leadToResults} className="link px-1 py-1 text-small">
                {t.clear}
              </Link>
            </li>
          )}
        </ul>
      )}
    </Form>
  );
}

interface ArrivalLineProps {
  arrivals: Pick<Arrivals, 'unseen' | 'clearUnseen'>;
  /** The list with the newest first. */
  newestFirstPath: string;
  t: DeskStrings['inbox'];
}

/** Says politely what came in, whether the list below holds it or is about others; leads to it, wherever it lies. */
function ArrivalLine({ arrivals, newestFirstPath, t }: ArrivalLineProps) {
  const { unseen, clearUnseen } = arrivals;
  const [first] = unseen;
  const path = unseen.length === 1 && first ? requestPath(first.leadId) : newestFirstPath;
  return (
    <p role="status" className={first ? 'mb-2 border-l-2 border-signal bg-panel px-3 py-1.5' : ''}>
      {first && (
        <Link to={path} onClick={clearUnseen} className="link inline-block py-1">
          {pluralOf(deskLocale, unseen.length, t.arrived)}
        </Link>
      )}
    </p>
  );
}

/** Takes back what was just done, by its button or `z`: for ten seconds where scripts run. */
function Undo({ leads, t }: { leads: string[]; t: DeskStrings['inbox'] }) {
  const submit = useSubmit();
  const isOver = useOver(leads);
  const send = () => {
    const form = new FormData();
    form.append('intent', 'undo');
    for (const lead of leads) form.append('undo', lead);
    submit(form, { method: 'post', preventScrollReset: true });
  };
  useKeys(leads.length > 0 && !isOver ? { z: send } : {});
  if (leads.length === 0 || isOver) return null;
  return (
    <Form method="post" preventScrollReset>
      {leads.map((lead) => (
        <input key={lead} type="hidden" name="undo" value={lead} />
      ))}
      <button type="submit" name="intent" value="undo" className="link py-1">
        {t.undo} <kbd className="key">z</kbd>
      </button>
    </Form>
  );
}

interface InboxFootProps {
  exportPath: string;
  notifications: Arrivals['notifications'];
  t: DeskStrings['inbox'];
}

/** What can be done with the list as a whole: take it along, and hear of what comes in. */
function InboxFoot({ exportPath, notifications, t }: InboxFootProps) {
  const { state, toggle } = notifications;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 text-[0.875rem] text-muted">
      <ExportLink path={exportPath} label={t.export} />
      {state !== 'absent' && (
        <button
          type="button"
          aria-pressed={state === 'on'}
          onClick={toggle}
          className="link inline-flex min-h-9 items-center gap-1.5"
        >
          <Bell size={16} aria-hidden />
          {t.notify}
        </button>
      )}
      <output>{state === 'on' ? t.notified : state === 'refused' ? t.notifyRefused : ''}</output>
      <p className="desk-key-hint scripted ml-auto flex items-center gap-1.5">
        <kbd className="key">j</kbd> <kbd className="key">k</kbd> {t.keys.move} ·{' '}
        <kbd className="key">Enter</kbd> {t.keys.open} ·{' '}
        <button type="button" onClick={showKeys} className="link flex min-h-9 items-center gap-1.5">
          <kbd className="key">?</kbd> {t.keys.all}
        </button>
      </p>
    </div>
  );
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { t, tabs, text, kept, filters, chips, isFiltered, clearPath, rows, ...list } = loaderData;
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
      <PageHead heading={t.heading} headingRef={heading} />
      {list.notices.map((notice) => (
        <InboxNotice key={notice.text} {...notice} />
      ))}
      <InboxTabs tabs={tabs} label={t.tabs} />
      <InboxFilters {...{ text, filters, chips, kept, isFiltered, clearPath, t }} />
      {outcome && (
        // Where scripts run, the toast above all pages is what is announced.
        <div className="mb-2 flex flex-wrap items-center gap-x-4 border-l-2 border-strong bg-panel px-3 py-2">
          <p role={isHydrated ? undefined : 'status'}>{outcome.message}</p>
          <Undo leads={outcome.undo ?? []} t={t} />
        </div>
      )}
      <ConnectionNote isBroken={arrivals.isBroken} t={t} />
      <ArrivalLine arrivals={arrivals} newestFirstPath={list.newestFirstPath} t={t} />
      <Inbox {...list} {...{ heading, outcome, t }} rows={marked} />
      <InboxFoot exportPath={list.exportPath} notifications={arrivals.notifications} t={t} />
    </div>
  );
}
