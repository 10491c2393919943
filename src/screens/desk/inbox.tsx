import { data, Outlet, type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { z } from 'zod';
import { wantsPage } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { runCommand } from '#features/identity/run-form.ts';
import { listMailed } from '#features/inbound/server/list-mailed.ts';
import { countNewSetAside } from '#features/inbound/server/list-mails.ts';
import { draftedText, laterRatesText } from '#features/quotes/desk/drafted-text.ts';
import type { KnownTotals } from '#features/quotes/missing-parts.ts';
import { type ListedDraft, listDrafts } from '#features/quotes/server/draft-quotes.ts';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { countOf, type InboxList } from '#features/requests/desk/inbox-address.ts';
import { datesOfPresets } from '#features/requests/follow-up.ts';
import { type BulkInput, bulkInput } from '#features/requests/lead-input.ts';
import { inboxCommands, savedViewCommands } from '#features/requests/server/commands/inbox.ts';
import { listPresence } from '#features/requests/server/commands/presence.ts';
import { listLeadsWithFiles } from '#features/requests/server/files/leads-with-files.ts';
import { countLeads } from '#features/requests/server/inbox/count-leads.ts';
import { summarizeDay } from '#features/requests/server/inbox/day-summary.ts';
import { listIn } from '#features/requests/server/inbox/list-in-address.ts';
import { listLanes } from '#features/requests/server/inbox/list-lanes.ts';
import { listLeads } from '#features/requests/server/inbox/list-leads.ts';
import { listSavedViews } from '#features/requests/server/inbox/saved-views.ts';
import { listWaitingReplies } from '#features/requests/server/reply/waiting-reply.ts';
import { lastPosition } from '#features/requests/server/timeline/lead-events.ts';
import { inbox as t } from '#features/requests/strings/en/inbox.ts';
import { countedTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { countDueShipments } from '#features/shipments/server/list-shipments.ts';
import { findDeliveryHold } from '#platform/backups/delivery-hold.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import type { Command } from '#platform/commands/command.ts';
import { type Services, servicesContext } from '#platform/context.ts';
import { fieldsOf } from '#platform/http/form-post.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { findMailTrouble } from '#platform/mail/mail-trouble.ts';
import { fill } from '#platform/values/format.ts';
import { formatTotals } from '#platform/values/money.ts';
import { stayOnPage } from '#ui/desk/stay-on-page.ts';
import { isReloading } from '#ui/desk/use-reload.ts';
import type { Route } from './+types/inbox';
import { InboxColumn } from './inbox/inbox-column.tsx';
import { type ChangedLead, undoOf } from './inbox/undo.ts';
import { isWideWindow, useReadingPane } from './inbox/use-reading-pane.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { staff: me, notifications } = await requireStaff(request, context, { role: 'agent' });
  const { searchParams } = new URL(request.url);
  const list = listIn(searchParams, me.id);
  // The list loads next to a request only in a wide window; a document request for the request's page does not need it.
  if (params.id !== undefined && (!list || wantsPage(request))) return { list: null };
  if (!list) throw data(null, { status: 404 });
  const loaded = await loadList(context.get(servicesContext), list, me);
  return { list: { ...loaded, notified: { staffId: me.id, of: notifications.desktop } } };
}

function draftRow(draft: ListedDraft | undefined, known: KnownTotals) {
  if (!draft) return null;
  const { drafted, savedBy, totals, waitsForRule } = draft;
  if (drafted) {
    const { price, missing } = draftedText(drafted, known);
    const notes = [waitsForRule ? quotes.drafted.waitingRow : missing, laterRatesText(drafted)];
    return { price, note: notes.filter(Boolean).join('; ') };
  }
  const price = formatTotals(deskLocale, totals);
  return { price, note: fill(quotes.drafted.savedRow, { name: savedBy }) };
}

async function loadList(services: Services, list: InboxList, me: StaffMember) {
  const { stage: _, toDo: __, draft: ___, ...filter } = list.filter;
  // Read before the list: an event in between appears twice rather than never.
  const position = await lastPosition(services);
  const [all, toDo, dueShipments, unreadMails, found, staff, mailTrouble, hold] = await Promise.all([
    countLeads(services, filter),
    countLeads(services, { ...filter, toDo: me.id }),
    countDueShipments(services),
    countNewSetAside(services),
    listLeads(services, list.filter, list.page),
    services.listStaff(),
    findMailTrouble(services.db),
    findDeliveryHold(services.db),
  ]);
  const views = await Promise.all(
    (await listSavedViews(services.db, me.id)).map(async (view) => ({
      ...view,
      counts: await countLeads(services, view.filter),
    })),
  );
  const leadIds = found.leads.map(({ id }) => id);
  const [lanes, here, waiting, drafts, mailed, withFiles] = await Promise.all([
    listLanes(services.db, found.leads),
    listPresence(services, leadIds, me.id),
    listWaitingReplies(services.db, leadIds),
    listDrafts(services.db, leadIds),
    listMailed(services.db, leadIds),
    listLeadsWithFiles(services.db, leadIds),
  ]);
  return {
    title: t.title,
    ...list,
    counts: { all, toDo },
    /** Without any request yet. */
    isFirstDay: all.complete && Object.values(filter).every((value) => !value) && countOf(all) === 0,
    /** Null while there is something to do. */
    dayDone: found.leads.length === 0 && list.tab === 'to-do' ? await summarizeDay(services, me.id) : null,
    /** Shipments with a deadline that is due. */
    dueShipments,
    /** Mails of the last days that could not be read. */
    unreadMails,
    views,
    rows: found.leads.map((lead) => ({
      ...lead,
      /** Origin and destination of a rate request. */
      lane: lanes.get(lead.id),
      isMailed: mailed.has(lead.id),
      hasFiles: withFiles.has(lead.id),
      /** Colleagues who have it open. */
      here: here.get(lead.id) ?? [],
      /** Author of a reply that waits to be sent; empty without one. */
      replying: waiting.get(lead.id)?.by.name ?? '',
      /** The draft of its quote. */
      draft: draftRow(drafts.get(lead.id), lead),
    })),
    /** Cursor of the next page. */
    next: found.next,
    position,
    me,
    staff,
    mailTrouble,
    isHeld: hold !== null,
    mailsReachNobody: services.mailsReachNobody,
    storage: services.storageState(),
    followUpDates: datesOfPresets(services.clock(), currentSettings().company.hours),
  };
}

/** Result of a change, for the list to show. */
interface InboxOutcome {
  ok: boolean;
  message: string;
  /** Changes that undo it. */
  undo: BulkInput[];
  /** Request that was just undone. */
  undone: string;
}

function outcomeOf(outcome: Partial<InboxOutcome> & Pick<InboxOutcome, 'ok' | 'message'>, status = 200) {
  return data<InboxOutcome>({ undo: [], undone: '', ...outcome }, { status });
}

async function changeLeads(call: Route.ActionArgs, input: BulkInput) {
  const result = await runCommand(call, inboxCommands.change, { input });
  if (!result.ok) return outcomeOf({ ok: false, message: result.message }, result.status);
  const undo = undoOf(input.change, result.values.results as ChangedLead[]);
  return outcomeOf({ ok: result.values.refused === 0, message: result.message, undo });
}

/** Undoes the last change; requests changed by someone else since stay unchanged. */
async function undo(call: Route.ActionArgs, changes: BulkInput[]) {
  let isWhole = true;
  for (const input of changes) {
    const result = await runCommand(call, inboxCommands.change, { input });
    isWhole &&= result.ok && result.values.refused === 0;
  }
  const message = isWhole ? t.undone : t.notUndone;
  return outcomeOf({ ok: isWhole, message, undone: changes[0]?.leads[0]?.id ?? '' });
}

/** Saves the list of the page's address as a view, or renames or deletes a view. */
async function changeView(
  call: Route.ActionArgs,
  command: Command,
  { id = '', name, meId }: Record<'id' | 'name' | 'meId', string | undefined> & { meId: string },
) {
  const { filter = {}, page } = listIn(new URL(call.request.url).searchParams, meId) ?? {};
  const result = await runCommand(call, command, {
    params: { id },
    input: { name, filter, sort: page?.sort },
  });
  if (result.ok) return outcomeOf({ ok: true, message: result.message });
  const message = result.errors.name ? t.views.nameMissing : result.message;
  return outcomeOf({ ok: false, message }, result.status);
}

const changesShape = z.array(bulkInput).min(1);

/** Returns the changes that the list's script posts. Throws 422 for anything else. */
function changesIn(json: string): BulkInput[] {
  try {
    return changesShape.parse(JSON.parse(json));
  } catch {
    throw data(null, { status: 422 });
  }
}

/** Applies the change to the selected requests and reports how many it changed. */
export async function action(call: Route.ActionArgs) {
  const { staff: me } = await requireStaff(call.request, call.context, { role: 'agent' });
  const { intent = '', changes = '', id, name } = await fieldsOf(call.request);
  if (Object.hasOwn(savedViewCommands, intent)) {
    const command = savedViewCommands[intent as keyof typeof savedViewCommands];
    return changeView(call, command, { id, name, meId: me.id });
  }
  const [change, ...more] = changesIn(changes);
  if (intent === 'undo' || !change) return undo(call, change ? [change, ...more] : []);
  return changeLeads(call, change);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return stayOnPage(serverAction);
}

/**
 * Skips reloading the list when another request opens next to it, unless a reload for the event stream is running, which
 * keeps the list current. A narrow window shows no list.
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
  return !isAnother || formMethod !== undefined || isReloading();
}

/** Title of the list; an open request has its title in its route. */
export const meta = countedTitle<Route.ComponentProps['loaderData']>(({ list }) => list?.title);

/** List or request; in a wide window a request that is open lies beside the list. */
export default function InboxPage({ loaderData: { list } }: Route.ComponentProps) {
  const { id } = useParams();
  const pane = useReadingPane({ id, hasList: list !== null });
  return (
    <div className="inbox-split" data-open={id !== undefined || undefined}>
      <div className="inbox-column">
        {list && (id === undefined || pane.isWide) && <InboxColumn list={list} pane={pane} />}
      </div>
      <section
        ref={pane.frame}
        className="reading-pane"
        {...(pane.isWide && { 'data-pane': true })}
        {...(pane.isWide && id !== undefined && { tabIndex: -1, 'aria-label': t.pane.label })}
      >
        <Outlet />
      </section>
    </div>
  );
}
