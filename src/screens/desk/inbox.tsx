import { data, Outlet, redirect, type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { wantsPage } from '../../features/identity/desk/submit-form.ts';
import { requireStaff } from '../../features/identity/require-staff.ts';
import { runCommand, versionIn } from '../../features/identity/run-form.ts';
import { followUpPresetsOf } from '../../features/requests/desk/follow-up-view.ts';
import { type Loss, requestPath } from '../../features/requests/lead.ts';
import { inboxCommands, savedViewCommands } from '../../features/requests/server/commands/inbox.ts';
import { stageIn } from '../../features/requests/server/commands/leads.ts';
import { listPresence } from '../../features/requests/server/commands/presence.ts';
import { countLeads } from '../../features/requests/server/inbox/count-leads.ts';
import { listLanes } from '../../features/requests/server/inbox/list-lanes.ts';
import { listLeads } from '../../features/requests/server/inbox/list-leads.ts';
import { listSavedViews } from '../../features/requests/server/inbox/saved-views.ts';
import { listWaitingReplies } from '../../features/requests/server/reply/waiting-reply.ts';
import { lastPosition } from '../../features/requests/server/timeline/lead-events.ts';
import { inbox as inboxStrings } from '../../features/requests/strings/en/inbox.ts';
import { labels } from '../../features/requests/strings/en/labels.ts';
import * as leadsStrings from '../../features/requests/strings/en/leads.ts';
import { request as requestStrings } from '../../features/requests/strings/en/request.ts';
import { countedMeta, exportPath, pathWith } from '../../features/settings/desk/desk-meta.ts';
import { momentOf } from '../../features/settings/desk/moments.ts';
import type { StaffMember } from '../../platform/commands/caller.ts';
import type { Command } from '../../platform/commands/command.ts';
import { type Services, servicesContext } from '../../platform/context.ts';
import { formDataOf, textsIn } from '../../platform/http/form-post.ts';
import { findMailTrouble, type MailTrouble } from '../../platform/mail/mail-trouble.ts';
import { mailProblems } from '../../platform/mail/strings/en/mail-problems.ts';
import { stayOnPage } from '../../ui/desk/stay-on-page.ts';
import type { Route } from './+types/inbox';
import { InboxColumn } from './inbox/inbox-column.tsx';
import { isWideWindow, useReadingPane } from './inbox/use-reading-pane.ts';
import {
  filtersOf,
  type InboxList,
  listIn,
  listQuery,
  rowOf,
  stageOptions,
  tabsOf,
  viewTabsOf,
} from './inbox-view.ts';

/** Returns the text of the banner about undelivered mail. */
function mailTroubleText({ problem, since, waiting }: MailTrouble, text: string) {
  const { reason, advice } = mailProblems[problem];
  const values: Record<string, string> = { since: momentOf(since).text, reason, waiting: String(waiting) };
  return { text: text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''), advice };
}

/**
 * Returns the banner about mail: why it is not delivered or, for owners, that no mail server is set; null otherwise.
 */
function mailNotice(
  trouble: MailTrouble | null,
  { services, me }: { services: Services; me: StaffMember },
): { text: string; advice: string } | null {
  const { mailTrouble, noMailServer } = inboxStrings;
  if (trouble) return mailTroubleText(trouble, mailTrouble);
  return services.mailsReachNobody && me.role === 'owner' ? noMailServer : null;
}

/** Returns the warning to owners about disk space in DATA_DIR; null while there is enough. */
function storageNotice(services: Services, me: StaffMember): { text: string; advice: string } | null {
  const state = services.storageState();
  return state === 'ok' || me.role !== 'owner' ? null : inboxStrings.storage[state];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { staff: me, notifications } = await requireStaff(request, context, { role: 'agent' });
  const { searchParams } = new URL(request.url);
  const list = listIn(searchParams, me.id);
  // Internal parameter of React Router.
  searchParams.delete('_routes');
  // The list loads next to a request only in a wide window; a document request for the request's page does not need it.
  if (params.id !== undefined && (!list || wantsPage(request))) return { list: null };
  if (!list) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  const loaded = await loadList(services, { list, searchParams, me });
  return { list: { ...loaded, notified: { staffId: me.id, of: notifications.desktop } } };
}

function emptyState(tab: InboxList['tab'], isFiltered: boolean) {
  if (isFiltered) return tab === 'all' ? 'nothingInAll' : 'nothingFound';
  return tab === 'to-do' ? 'nothingToDo' : 'empty';
}

interface ListQuestion {
  list: InboxList;
  searchParams: URLSearchParams;
  me: StaffMember;
}

async function loadList(services: Services, { list, searchParams, me }: ListQuestion) {
  const { tab, filter, page } = list;
  const { stage: _, toDo: __, text = '', ...rest } = filter;
  const isFiltered = text !== '' || Object.values(rest).some(Boolean);
  // Read before the list: an event in between appears twice rather than never.
  const position = await lastPosition(services);
  const [all, toDo, found, staff] = await Promise.all([
    countLeads(services, { text, ...rest }),
    countLeads(services, { text, ...rest, toDo: me.id }),
    listLeads(services, filter, page),
    services.listStaff(),
  ]);
  const views = await Promise.all(
    (await listSavedViews(services.db, me.id)).map(async (view) => ({
      ...view,
      counts: await countLeads(services, view.filter),
    })),
  );
  const leadIds = found.leads.map(({ id }) => id);
  const [lanes, here, waiting] = await Promise.all([
    listLanes(services.db, found.leads),
    listPresence(services, leadIds, me.id),
    listWaitingReplies(services.db, leadIds),
  ]);
  const trouble = await findMailTrouble(services.db);
  const titles = labels.services;
  const now = services.clock();
  const query = listQuery(list);
  const filters = filtersOf(filter, { sort: page.sort, staff, me, services: titles });
  const stage = searchParams.get('stage') ?? '';
  const viewTabs = viewTabsOf(views, listQuery({ ...list, page: { ...page, cursor: undefined } }));
  const view = viewTabs.find(({ isCurrent }) => isCurrent);
  return {
    title: inboxStrings.title,
    query,
    notices: [mailNotice(trouble, { services, me }), storageNotice(services, me)].filter(
      (notice) => notice !== null,
    ),
    t: { ...inboxStrings, stageDialog: requestStrings.stage, followUpDialog: requestStrings.followUp },
    tabs: tabsOf({ toDo, all }, { current: view ? null : tab, query: searchParams }),
    views: viewTabs,
    /** Saved view of the list; null when the list can be saved, undefined for a tab. */
    view: view ? { id: view.id, name: view.title } : isFiltered || page.sort !== 'urgent' ? null : undefined,
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
    rows: found.leads.map((lead) =>
      rowOf(lead, { now, staff, services: titles, query, lanes, here, waiting }),
    ),
    olderPath: found.next && `${pathWith('/desk', searchParams, { sort: page.sort })}&cursor=${found.next}`,
    newestPath: page.cursor ? pathWith('/desk', searchParams, {}) : null,
    isSpam: tab === 'spam',
    empty: inboxStrings[emptyState(tab, isFiltered)],
    position,
    exportPath: exportPath('leads', filter),
    arrivalsPath: pathWith(
      '/desk',
      new URLSearchParams(),
      searchParams.has('sort') ? { sort: page.sort } : {},
    ),
    followUpPresets: followUpPresetsOf(now, requestStrings.followUp),
    stages: stageOptions(),
    reasons: Object.entries(leadsStrings.lostReasons).map(([value, title]) => ({ value, title })),
    staff: [me, ...staff.filter(({ id }) => id !== me.id)].map(({ id, name }) => ({
      value: id,
      title: name,
    })),
  };
}

/** API of the desk's event stream. */
const eventsPath = '/api/v1/desk/events';

interface ChangedLead {
  id: string;
  ok: boolean;
  version?: number;
  from?: string;
  fromOwner?: string | null;
  fromLoss?: Loss | null;
  fromFollowUp?: string | null;
}

/** Returns the selected requests with the versions shown. */
function selectedIn(form: FormData): { id: string; version: number }[] {
  return form.getAll('lead').map((value) => {
    const [id = '', version = ''] = String(value).split(' ');
    return { id, version: versionIn(version) };
  });
}

function changeIn({ intent, owner, date, ...choice }: Record<string, string>, me: StaffMember) {
  if (intent === 'not-spam') return { kind: 'restore' };
  if (intent === 'follow-up') return { kind: 'follow-up', date: date || null };
  if (intent === 'assign-me') return { kind: 'owner', ownerId: me.id };
  if (intent === 'assign') return { kind: 'owner', ownerId: owner || null };
  return { kind: 'stage', choice: stageIn(intent === 'spam' ? { stage: 'spam' } : choice) };
}

/** Returns the change that undoes another, as the third word of "id version change"; null for none. */
function takenBackBy(
  intent: string,
  { from, fromOwner, fromLoss, fromFollowUp }: ChangedLead,
): string | null {
  if (intent === 'assign' || intent === 'assign-me') return `owner:${fromOwner ?? ''}`;
  if (intent === 'follow-up') return `follow-up:${fromFollowUp ?? ''}`;
  if (intent === 'not-spam') return 'stage:spam';
  if (intent === 'spam') return 'restore:';
  if (from === 'lost')
    return fromLoss ? `stage:lost:${fromLoss.reason}:${encodeURIComponent(fromLoss.comment)}` : null;
  return from === 'spam' ? null : `stage:${from}`;
}

/** Returns the undo of a bulk change, each as "id version change". */
function undoOf(intent: string, results: ChangedLead[]): string[] {
  return results.flatMap((result) => {
    const change = result.ok ? takenBackBy(intent, result) : null;
    return change === null ? [] : [`${result.id} ${result.version} ${change}`];
  });
}

function undoneBy(change: string) {
  const [kind, value = '', reason, comment = ''] = change.split(':');
  if (kind === 'restore') return { kind };
  if (kind === 'owner') return { kind, ownerId: value || null };
  if (kind === 'follow-up') return { kind, date: value || null };
  return { kind: 'stage', choice: { to: value, reason, comment: decodeURIComponent(comment) } };
}

/** Undoes the last change; requests changed by someone else since stay unchanged. */
async function undo(call: Route.ActionArgs, values: string[]) {
  const leads = values.map((value) => {
    const [id = '', version = '', change = ''] = value.split(' ');
    return { id, version: versionIn(version), change };
  });
  let isWhole = true;
  for (const change of new Set(leads.map((lead) => lead.change))) {
    const those = leads.filter((lead) => lead.change === change).map(({ id, version }) => ({ id, version }));
    const result = await runCommand(call, inboxCommands.change, {
      input: { leads: those, change: undoneBy(change) },
    });
    isWhole &&= result.ok && result.values.refused === 0;
  }
  const message = isWhole ? inboxStrings.undone : inboxStrings.notUndone;
  return data({ ok: isWhole, message, undo: [], undone: leads[0]?.id ?? '' });
}

interface ViewChange {
  command: Command;
  fields: Record<string, string>;
  me: StaffMember;
}

/** Saves the list of the page's address as a view, or renames or deletes a view. */
async function changeView(call: Route.ActionArgs, { command, fields, me }: ViewChange) {
  const { searchParams } = new URL(call.request.url);
  const { filter = {}, page } = listIn(searchParams, me.id) ?? {};
  const { id = '', name } = fields;
  const result = await runCommand(call, command, {
    params: { id },
    input: { name, filter, sort: page?.sort },
  });
  const message = result.ok || !result.errors.name ? result.message : inboxStrings.views.nameMissing;
  return data({ ok: result.ok, message, undo: [], undone: '' }, { status: result.ok ? 200 : result.status });
}

/** Applies the form's change to the selected requests and reports how many it changed. */
export async function action(call: Route.ActionArgs) {
  const { request, context } = call;
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const { mergeTwo, nothingSelected } = inboxStrings;
  const form = await formDataOf(request);
  if (form.get('intent') === 'undo') return undo(call, form.getAll('undo').map(String));
  const { intent = '', ...fields } = textsIn(form);
  if (Object.hasOwn(savedViewCommands, intent))
    return changeView(call, {
      command: savedViewCommands[intent as keyof typeof savedViewCommands],
      fields,
      me,
    });
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

/**
 * Skips reloading the list when another request opens next to it: the event stream keeps the list current. A narrow
 * window shows no list.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  nextParams,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (nextParams.id === undefined) return defaultShouldRevalidate;
  if (!isWideWindow()) return false;
  const isAnother = currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return !isAnother || formMethod !== undefined;
}

/** Title of the list; an open request has its title in its route. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return countedMeta({ loaderData: loaderData?.list ?? undefined, matches });
}

function NothingOpen({ t }: { t: typeof inboxStrings }) {
  const { pane, keys } = t;
  return (
    <div className="reading-pane-empty">
      <p className="text-[1.0625rem] font-medium text-strong">{pane.title}</p>
      <p className="mt-1">{pane.text}</p>
      <p className="desk-key-hint mt-5 flex items-center justify-center gap-1.5 text-[0.875rem]">
        <kbd className="key">j</kbd> <kbd className="key">k</kbd> {keys.move} <span aria-hidden>·</span>
        <kbd className="key">Enter</kbd> {pane.enter} <span aria-hidden>·</span>{' '}
        <kbd className="key">Esc</kbd> {pane.leave}
      </p>
    </div>
  );
}

/** List or request in a narrow window; both in a wide one. */
export default function InboxPage({ loaderData: { list } }: Route.ComponentProps) {
  const { id } = useParams();
  const pane = useReadingPane({ id, hasList: list !== null });
  return (
    <div className="inbox-split" data-open={id !== undefined || undefined}>
      <div className="inbox-column">
        {list && (id === undefined || pane.isWide) && (
          <InboxColumn list={list} eventsPath={eventsPath} pane={pane} />
        )}
      </div>
      <section
        ref={pane.frame}
        className="reading-pane"
        {...(pane.isWide && { tabIndex: -1, 'aria-label': list?.t.pane.label })}
      >
        {id === undefined && list && <NothingOpen t={list.t} />}
        <Outlet />
      </section>
    </div>
  );
}
