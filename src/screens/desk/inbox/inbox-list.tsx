import {
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useNavigate } from 'react-router';
import { FollowUpDialog } from '../../../features/requests/desk/follow-up-dialog.tsx';
import { StageDialog } from '../../../features/requests/desk/stage-dialog.tsx';
import type { inbox as inboxStrings } from '../../../features/requests/strings/en/inbox.ts';
import { EmptyState } from '../../../ui/desk/page-parts.tsx';
import { useInTurn } from '../../../ui/desk/use-in-turn.ts';
import type { Route } from '../+types/inbox';
import { BulkBar, type InboxFetcher, InboxLine, type InboxRow } from './inbox-table.tsx';
import { usePaneFocus, usePlaceInList, useRowKeys } from './use-list-keys.ts';
import type { ReadingPane } from './use-reading-pane.ts';
import { leadToResults, useRestoredFocus } from './use-restored-focus.ts';

interface InboxProps
  extends Pick<
    NonNullable<Route.ComponentProps['loaderData']['list']>,
    'empty' | 'isSpam' | 'olderPath' | 'newestPath' | 'stages' | 'reasons' | 'staff' | 'followUpPresets' | 't'
  > {
  heading: RefObject<HTMLElement | null>;
  rows: InboxRow[];
  /** Outcome of the last change. */
  outcome: { ok: boolean; undone?: string } | undefined;
  fetcher: InboxFetcher;
  pane: ReadingPane;
}

const cell = 'py-1.5 pr-4 text-left text-[0.8125rem] font-medium text-muted';

interface InboxTableProps {
  rows: InboxRow[];
  /** Number of selected requests. */
  selected: number;
  onSelectAll: (isSelected: boolean) => void;
  pane: ReadingPane;
  t: typeof inboxStrings;
}

/** Table of requests with a check box each, and one for all. */
function InboxTable({ rows, selected, onSelectAll, pane, t }: InboxTableProps) {
  const { columns } = t;
  return (
    <table className="inbox-table block w-full lg:table">
      <caption className="sr-only">{t.heading}</caption>
      <thead className="hidden lg:table-header-group">
        <tr className="border-b border-hairline">
          <td data-column="select">
            <input
              type="checkbox"
              aria-label={t.selectAll}
              checked={selected > 0 && selected === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = selected > 0 && selected < rows.length;
              }}
              onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
              className="scripted size-4.5 align-middle accent-(--color-strong)"
            />
          </td>
          <th scope="col" data-column="due" className={cell}>
            {columns.due}
          </th>
          <th scope="col" data-column="lane" className={cell}>
            {columns.lane}
          </th>
          <th scope="col" data-column="goods" className={cell}>
            {columns.about}
          </th>
          <th scope="col" data-column="from" className={cell}>
            {columns.from}
          </th>
          <th scope="col" data-column="owner" className={cell}>
            {columns.owner}
          </th>
          <th scope="col" data-column="stage" className={cell}>
            {columns.stage}
          </th>
          <th scope="col" data-column="received" className={cell}>
            {columns.received}
          </th>
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rows.map((row) => (
          <InboxLine key={row.id} row={row} pane={pane} t={t} />
        ))}
      </tbody>
    </table>
  );
}

/** List with its actions: by pointer, by key, and without scripts by the form around it. */
export function Inbox({
  heading,
  rows,
  empty,
  outcome,
  isSpam,
  olderPath,
  newestPath,
  stages,
  reasons,
  staff,
  followUpPresets,
  fetcher,
  pane,
  t,
}: InboxProps) {
  const form = useRef<HTMLFormElement>(null);
  const [selected, setSelected] = useState(0);
  const [moving, setMoving] = useState<string[] | null>(null);
  const [following, setFollowing] = useState<string[] | null>(null);
  const navigate = useNavigate();
  const selectedIds = () =>
    [...(form.current?.querySelectorAll<HTMLInputElement>('[name="lead"]:checked') ?? [])].map(
      ({ value }) => value,
    );
  const countSelected = () => setSelected(selectedIds().length);
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('[name="lead"]') ?? [])];

  const lastBox = useRef<HTMLInputElement>(null);
  /** Shift-click gives all check boxes since the last click the state of the clicked one. */
  const selectRange = ({ target, shiftKey }: MouseEvent<HTMLFormElement>) => {
    // A request opened by the pointer becomes the target of the keys.
    if (target instanceof Element && target.closest('[data-row-link]')) pane.cancel();
    if (!(target instanceof HTMLInputElement) || target.name !== 'lead') return;
    const all = boxes();
    const [from, to] = [lastBox.current, target].map((box) => (box ? all.indexOf(box) : -1));
    lastBox.current = target;
    if (!shiftKey || from === undefined || to === undefined || from < 0) return;
    for (const box of all.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = target.checked;
    countSelected();
  };
  const selectAll = (isSelected: boolean) => {
    for (const box of boxes()) box.checked = isSelected;
    countSelected();
  };

  /** Returns the request with the version that the list shows now, which may be newer than at the key press. */
  const asShown = (lead: string): string => {
    const [id] = lead.split(' ');
    const row = rows.find((shown) => shown.id === id);
    return row ? `${row.id} ${row.version}` : lead;
  };
  const post = useInTurn(({ leads, answers }: { leads: string[]; answers: Record<string, string> }) => {
    const data = new FormData();
    for (const lead of leads) data.append('lead', asShown(lead));
    for (const [name, value] of Object.entries(answers)) data.append(name, value);
    fetcher.submit(data, { method: 'post' });
  }, fetcher);

  const paths = useMemo(() => rows.map(({ path }) => path), [rows]);
  const keepFocusAt = useRestoredFocus({ list: form, heading }, paths, (left, path) => {
    if (pane.openId !== undefined && left.includes(pane.openId)) pane.open(path);
  });
  const keepFocusAtFirst = (leads: string[]) =>
    keepFocusAt(rows.find(({ id }) => leads.some((lead) => lead.startsWith(`${id} `)))?.path);

  function send(leads: string[], answers: Record<string, string>) {
    keepFocusAtFirst(leads);
    post({ leads, answers });
    for (const box of boxes()) box.checked = false;
    setSelected(0);
  }

  // Refused requests stay selected, with the buttons; so do check boxes ticked before hydration.
  useEffect(() => {
    const checked = [...(form.current?.querySelectorAll<HTMLInputElement>('[name="lead"]:checked') ?? [])];
    if (outcome?.ok) for (const box of checked) box.checked = false;
    setSelected(outcome?.ok ? 0 : checked.length);
  }, [outcome]);

  const ledTo = useRef<unknown>(null);
  const showUndone = useRef((_path: string) => {});
  showUndone.current = (path) => pane.openId !== undefined && pane.open(path);
  useEffect(() => {
    if (!outcome?.undone || ledTo.current === outcome) return;
    // Runs once the list includes it again.
    const path = paths.find((listed) => listed.includes(outcome.undone ?? ''));
    const links = form.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
    const link = [...links].find((anchor) => anchor.getAttribute('href') === path);
    link?.focus();
    if (!link || !path) return;
    ledTo.current = outcome;
    showUndone.current(path);
  }, [outcome, paths]);

  const openPath = rows.find(({ id }) => id === pane.openId)?.path;
  usePlaceInList(form, { paths, olderPath, openPath });
  const enterPane = usePaneFocus({ list: form, heading }, pane);
  const step = useRowKeys({
    list: form,
    pane,
    onAssign: (leads) => send(leads, { intent: 'assign-me' }),
    onStage: setMoving,
    onFollowUp: setFollowing,
    onSpam: (leads) => send(leads, { intent: isSpam ? 'not-spam' : 'spam' }),
    onReply: (path) => navigate(`${path}#write-reply`),
    onSelect: countSelected,
  });

  /** Arrows move like j and k; Enter moves into the request next to the list. */
  const walk = (event: ReactKeyboardEvent<HTMLFormElement>) => {
    const { key, target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-row-link]') : null;
    if (!link || !pane.isWide || ctrlKey || metaKey || shiftKey || altKey) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (by === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (by === undefined) enterPane(link);
    else step(by);
  };

  return (
    <>
      <fetcher.Form
        ref={form}
        method="post"
        onChange={countSelected}
        onClick={selectRange}
        onKeyDown={walk}
        onSubmit={() => {
          keepFocusAtFirst(selectedIds());
          setSelected(0);
        }}
      >
        {rows.length > 0 ? (
          <InboxTable rows={rows} selected={selected} pane={pane} t={t} onSelectAll={selectAll} />
        ) : (
          <EmptyState {...empty} />
        )}
        {rows.length > 0 && (
          <BulkBar
            count={selected}
            stages={stages}
            reasons={reasons}
            staff={staff}
            isSpam={isSpam}
            onStage={() => setMoving(selectedIds())}
            onFollowUp={() => setFollowing(selectedIds())}
            t={t}
          />
        )}
      </fetcher.Form>
      <p className="flex flex-wrap gap-5 py-3 empty:hidden">
        {newestPath && (
          <Link to={newestPath} state={leadToResults} className="link py-1">
            {t.newest}
          </Link>
        )}
        {olderPath && (
          <Link to={olderPath} state={leadToResults} className="link py-1">
            {t.older}
          </Link>
        )}
      </p>
      <StageDialog
        isOpen={moving !== null}
        close={() => setMoving(null)}
        choose={(answers) => send(moving ?? [], { intent: 'stage', ...answers })}
        stages={stages}
        reasons={reasons}
        t={t.stageDialog}
      />
      <FollowUpDialog
        isOpen={following !== null}
        close={() => setFollowing(null)}
        choose={(date) => send(following ?? [], { intent: 'follow-up', date })}
        presets={followUpPresets}
        t={t.followUpDialog}
      />
    </>
  );
}
