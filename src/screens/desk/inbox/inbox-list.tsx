import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SendDrafted } from '#features/quotes/desk/send-drafted.tsx';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { FollowUpDialog } from '#features/requests/desk/follow-up-dialog.tsx';
import { listQuery } from '#features/requests/desk/inbox-address.ts';
import { StageDialog } from '#features/requests/desk/stage-dialog.tsx';
import { type LeadStage, type LostReason, requestPath } from '#features/requests/lead.ts';
import type { BulkInput } from '#features/requests/lead-input.ts';
import { inbox as t } from '#features/requests/strings/en/inbox.ts';
import { pathWith } from '#features/settings/desk/desk-meta.ts';
import { dueMoment } from '#features/settings/strings/en/moments.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { useDeskClock } from '#ui/desk/desk-time.tsx';
import { toastOutcome } from '#ui/desk/outcome-toast.tsx';
import { EmptyState } from '#ui/desk/page-parts.tsx';
import { useInTurn } from '#ui/desk/use-in-turn.ts';
import { isTyping } from '#ui/desk/use-keys.ts';
import { useSearch } from '#ui/desk/use-search.ts';
import { BulkBar } from './bulk-bar.tsx';
import { hasFilters } from './inbox-filters.tsx';
import { type InboxFetcher, InboxTable, type LoadedList } from './inbox-table.tsx';
import { usePlaceInList, useRowKeys } from './use-list-keys.ts';
import type { ReadingPane } from './use-reading-pane.ts';
import { leadToResults, useRestoredFocus } from './use-restored-focus.ts';

interface InboxProps {
  list: LoadedList;
  /** Ids of the requests that arrived since the list was opened. */
  arrived: ReadonlySet<string>;
  heading: RefObject<HTMLElement | null>;
  /** Outcome of the last change. */
  outcome: { ok: boolean; undone?: string } | undefined;
  /** Element that had the focus at the last undo. */
  undoneFrom: RefObject<Element | null>;
  fetcher: InboxFetcher;
  pane: ReadingPane;
}

type BulkChange = BulkInput['change'];

function emptyState({ tab, filter, isFirstDay }: LoadedList) {
  if (hasFilters({ filter })) return tab === 'all' ? t.nothingInAll : t.nothingFound;
  if (tab === 'notice') return t.noNotices;
  if (isFirstDay && (tab === 'to-do' || tab === 'all')) return t.firstDay;
  return tab === 'to-do' ? t.nothingToDo : t.empty;
}

/** The answers of today and what is due next, below an empty list of work. */
function DayDone({ dayDone }: Pick<LoadedList, 'dayDone'>) {
  const { timeZone, now } = useDeskClock();
  if (!dayDone) return null;
  const { answered, late, nextAt } = dayDone;
  const strings = late > 0 ? t.dayDone.late : t.dayDone.inTime;
  const lines = [
    answered > 0 && pluralOf(deskLocale, answered, strings, { late }),
    nextAt !== null && fill(t.dayDone.next, { at: dueMoment(nextAt, now, timeZone) }),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return <p className="tabular mt-4 text-[1.375rem] font-semibold text-strong">{lines.join(' ')}</p>;
}

function stageChange({ stage, reason, detail }: Record<string, string>): BulkChange {
  const loss = stage === 'lost' && { reason: reason as LostReason };
  return { kind: 'stage', choice: { to: stage as LeadStage, comment: detail, ...loss } };
}

/** Links to the first and the next page of the list. */
function Pages({ page, next }: LoadedList) {
  const query = useSearch();
  return (
    <p className="flex flex-wrap gap-5 py-3 empty:hidden">
      {page.cursor && (
        <Link to={pathWith('/desk', query, {})} state={leadToResults} className="link py-1">
          {t.newest}
        </Link>
      )}
      {next && (
        <Link to={nextPath(query, { page, next })} state={leadToResults} className="link py-1">
          {t.older}
        </Link>
      )}
    </p>
  );
}

function nextPath(query: URLSearchParams, { page, next }: Pick<LoadedList, 'page' | 'next'>): string {
  return `${pathWith('/desk', query, { sort: page.sort })}&cursor=${next}`;
}

/** Check boxes of the list: they stay as ticked before hydration, and while rows are reloaded. */
function useSelection(form: RefObject<HTMLFormElement | null>) {
  const [count, setCount] = useState(0);
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('[name="lead"]') ?? [])];
  const ids = () =>
    boxes()
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
  const recount = () => setCount(ids().length);

  const lastBox = useRef<HTMLInputElement>(null);
  /** Shift-click gives all check boxes since the last click the state of the clicked one. */
  const selectRange = ({ target, shiftKey }: MouseEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'lead') return;
    const all = boxes();
    const [from, to] = [lastBox.current, target].map((box) => (box ? all.indexOf(box) : -1));
    lastBox.current = target;
    if (!shiftKey || from === undefined || to === undefined || from < 0) return;
    for (const box of all.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = target.checked;
    recount();
  };
  const selectAll = (isSelected: boolean) => {
    for (const box of boxes()) box.checked = isSelected;
    recount();
  };

  return { count, setCount, boxes, ids, recount, selectRange, selectAll };
}

/** Returns a function that changes requests of the list, one change after another. */
function useChanges(rows: LoadedList['rows'], fetcher: InboxFetcher) {
  /** Versions last shown, also of requests that have left the list. */
  const versions = useRef(new Map<string, number>());
  for (const { id, version } of rows) versions.current.set(id, version);
  return useInTurn(({ ids, change }: { ids: string[]; change: BulkChange }) => {
    const leads = ids.map((id) => ({ id, version: versions.current.get(id) ?? 0 }));
    const changes: BulkInput[] = [{ leads, change }];
    fetcher.submit({ intent: 'change', changes: JSON.stringify(changes) }, { method: 'post' });
  }, fetcher);
}

/** Leads to a request that was undone, once the list includes it again, unless the focus has moved since the undo. */
function useUndoneLine(
  form: RefObject<HTMLFormElement | null>,
  {
    outcome,
    undoneFrom,
    paths,
    pane,
  }: Pick<InboxProps, 'outcome' | 'undoneFrom' | 'pane'> & { paths: string[] },
) {
  const ledTo = useRef<unknown>(null);
  const showUndone = useRef((_path: string) => {});
  showUndone.current = (path) => pane.openId !== undefined && pane.open(path);
  useEffect(() => {
    if (!outcome?.undone || ledTo.current === outcome) return;
    // Runs once the list includes it again.
    const path = paths.find((listed) => listed.includes(outcome.undone ?? ''));
    const links = form.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
    const link = [...links].find((anchor) => anchor.getAttribute('href') === path);
    const { activeElement, body } = document;
    // The focus of a line that left the list has moved to another without its reader.
    const { current: from } = undoneFrom;
    const hasMoved =
      isTyping(activeElement) || (from?.isConnected && activeElement !== body && activeElement !== from);
    if (link || hasMoved) ledTo.current = outcome;
    if (!link || !path || hasMoved) return;
    link.focus();
    showUndone.current(path);
  }, [form, outcome, undoneFrom, paths]);
}

/** List with its actions, by pointer and by key. */
export function Inbox({ list, arrived, heading, outcome, undoneFrom, fetcher, pane }: InboxProps) {
  const { rows, tab, me } = list;
  const form = useRef<HTMLFormElement>(null);
  const selection = useSelection(form);
  const [moving, setMoving] = useState<string[] | null>(null);
  const [following, setFollowing] = useState<string[] | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const navigate = useNavigate();
  const searchParams = useSearch();
  const post = useChanges(rows, fetcher);
  const query = listQuery(list);
  const quotePath = (id: string) => `${requestPath(id)}/quote${query}`;
  const paths = useMemo(() => rows.map(({ id }) => `${requestPath(id)}${query}`), [rows, query]);
  const keepFocusAt = useRestoredFocus({ list: form, heading }, paths, (left, path) => {
    if (pane.openId !== undefined && left.includes(pane.openId)) pane.open(path);
  });

  const send = (ids: string[], change: BulkChange) => {
    if (ids.length === 0) return;
    keepFocusAt(paths[rows.findIndex(({ id }) => ids.includes(id))]);
    post({ ids, change });
    selection.setCount(0);
  };
  const sendAndClear = (ids: string[], change: BulkChange) => {
    send(ids, change);
    for (const box of selection.boxes()) box.checked = false;
  };
  const assign = (ownerId: string): BulkChange => ({ kind: 'owner', ownerId });
  const notice: BulkChange =
    tab === 'notice' ? { kind: 'restore' } : { kind: 'stage', choice: { to: 'notice' } };
  /** Removes it where all have it. */
  const priorityOf = (ids: string[]): BulkChange => ({
    kind: rows.every(({ id, hasPriority }) => hasPriority || !ids.includes(id)) ? 'not-priority' : 'priority',
  });
  const spam: BulkChange = tab === 'spam' ? { kind: 'restore' } : { kind: 'stage', choice: { to: 'spam' } };

  // Refused requests stay selected, with the buttons; so do check boxes ticked before hydration.
  const { boxes, recount } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each outcome
  useEffect(() => {
    if (outcome?.ok) for (const box of boxes()) box.checked = false;
    recount();
  }, [outcome]);

  useUndoneLine(form, { outcome, undoneFrom, paths, pane });
  usePlaceInList(form, {
    paths,
    olderPath: list.next && nextPath(searchParams, list),
    openPath: paths[rows.findIndex(({ id }) => id === pane.openId)],
  });
  const { press, focusNextRow } = useRowKeys({
    list: form,
    heading,
    pane,
    onAssign: (ids) => sendAndClear(ids, assign(me.id)),
    onStage: setMoving,
    onFollowUp: setFollowing,
    onDone: (ids) => sendAndClear(ids, { kind: 'done' }),
    onPriority: (ids) => sendAndClear(ids, priorityOf(ids)),
    onNotice: (ids) => tab !== 'spam' && sendAndClear(ids, notice),
    onSpam: (ids) => sendAndClear(ids, spam),
    onReply: (path) => navigate(`${path}#write-reply`),
    onQuote: (id) => tab !== 'spam' && navigate(quotePath(id)),
    onSendDraft: (id) => {
      const row = rows.find((listed) => listed.id === id);
      if (row?.draft) setSending(id);
      // In the pane, the open request says so.
      else if (row && id !== pane.openId)
        toastOutcome({ ok: false, message: fill(quotes.drafted.none, { reference: row.reference }) });
      return Boolean(row?.draft);
    },
    onSelect: selection.recount,
  });

  /** The reload of the list after the last draft that was sent. */
  const [reloaded, setReloaded] = useState<Promise<void>>();
  const focusNextOnce = useEffectEvent(focusNextRow);
  // The closed dialog has returned the focus to the line.
  useEffect(() => {
    if (reloaded) focusNextOnce(reloaded);
  }, [reloaded]);

  const mergeSelected = () => {
    const [one = '', ...others] = selection.ids();
    navigate(`${requestPath(one)}/merge?${new URLSearchParams(others.map((id) => ['with', id]))}`);
  };

  return (
    <>
      <form
        ref={form}
        onChange={selection.recount}
        onClick={(event) => {
          // A request opened by the pointer becomes the target of the keys.
          if (event.target instanceof Element && event.target.closest('[data-row-link]')) pane.cancel();
          selection.selectRange(event);
        }}
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          send(selection.ids(), assign(me.id));
        }}
      >
        {rows.length === 0 ? (
          <EmptyState {...emptyState(list)}>{!hasFilters(list) && <DayDone {...list} />}</EmptyState>
        ) : (
          <>
            <InboxTable
              list={list}
              arrived={arrived}
              pane={pane}
              paths={paths}
              selected={selection.count}
              onSelectAll={selection.selectAll}
            />
            <BulkBar
              {...list}
              count={selection.count}
              onAssign={(ownerId) => send(selection.ids(), assign(ownerId))}
              onStage={() => setMoving(selection.ids())}
              onFollowUp={() => setFollowing(selection.ids())}
              onDone={() => send(selection.ids(), { kind: 'done' })}
              onPriority={() => send(selection.ids(), priorityOf(selection.ids()))}
              onNotice={() => send(selection.ids(), notice)}
              onSpam={() => send(selection.ids(), spam)}
              onMerge={mergeSelected}
            />
          </>
        )}
      </form>
      <Pages {...list} />
      <StageDialog
        isOpen={moving !== null}
        close={() => setMoving(null)}
        choose={(answers) => sendAndClear(moving ?? [], stageChange(answers))}
      />
      <FollowUpDialog
        isOpen={following !== null}
        close={() => setFollowing(null)}
        choose={(date) => sendAndClear(following ?? [], { kind: 'follow-up', date: date || null })}
        dates={list.followUpDates}
      />
      <SendDrafted
        path={sending === null ? null : quotePath(sending)}
        close={() => setSending(null)}
        onSent={setReloaded}
      />
    </>
  );
}
