import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Form, Link, useNavigate, useSubmit } from 'react-router';
import type { DeskStrings } from '../../../content/en/desk.ts';
import { lineToReturnTo, rememberList, seenList } from '../../../ui/desk/list-memory.ts';
import { EmptyState } from '../../../ui/desk/page-parts.tsx';
import { StageDialog } from '../../../ui/desk/stage-dialog.tsx';
import { useInTurn } from '../../../ui/desk/use-in-turn.ts';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import type { Route } from '../+types/inbox';
import { BulkBar, InboxLine, type InboxRow } from './inbox-table.tsx';
import { leadToResults, useFocusKept } from './use-focus-kept.ts';

interface RowKeys {
  list: RefObject<HTMLElement | null>;
  /** Does something with the selected requests or, when none is, with the focused one. */
  onAssign: (ids: string[]) => void;
  onStage: (ids: string[]) => void;
  onSpam: (ids: string[]) => void;
  /** Opens a request where an answer is written. */
  onReply: (path: string) => void;
  /** Says how many are selected once that changes by a key. */
  onSelect: () => void;
}

/** j and k move the focus from line to line; x selects; a, e, ! and r act. The list itself stays what it is. */
function useRowKeys({ list, onAssign, onStage, onSpam, onReply, onSelect }: RowKeys): void {
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('[data-row-link]') ?? [])];
  const focused = () => document.activeElement?.closest('[data-row]') ?? null;
  const boxIn = (row: Element | null) => row?.querySelector<HTMLInputElement>('[name="lead"]') ?? null;

  const step = (by: 1 | -1) => {
    const all = links();
    const row = focused();
    const at = all.findIndex((link) => row?.contains(link));
    const target = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by;
    const link = all[Math.max(0, Math.min(all.length - 1, target))];
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
  };

  const meant = (): string[] => {
    const selected = list.current?.querySelectorAll<HTMLInputElement>('[name="lead"]:checked') ?? [];
    const ids = [...selected].map(({ value }) => value);
    const own = boxIn(focused())?.value;
    return ids.length > 0 ? ids : own ? [own] : [];
  };

  const act = (does: (ids: string[]) => void) => () => {
    const ids = meant();
    if (ids.length > 0) does(ids);
  };

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const box = boxIn(focused());
      if (!box) return;
      box.checked = !box.checked;
      onSelect();
    },
    a: act(onAssign),
    e: act(onStage),
    '!': act(onSpam),
    r: () => {
      const link = focused()?.querySelector<HTMLAnchorElement>('[data-row-link]');
      if (link) onReply(link.pathname + link.search);
    },
  });
}

interface InboxProps
  extends Pick<
    Route.ComponentProps['loaderData'],
    'empty' | 'isSpam' | 'olderPath' | 'newestPath' | 'stages' | 'reasons' | 'staff' | 't'
  > {
  heading: RefObject<HTMLElement | null>;
  rows: InboxRow[];
  /** How what was done last went. */
  outcome: { ok: boolean; undone?: string } | undefined;
}

/** Remembers the list for going through its requests, and takes the reader who comes back to the line they left from. */
function usePlaceInList(
  list: RefObject<HTMLElement | null>,
  paths: string[],
  olderPath: string | null,
): void {
  const isBack = useRef(false);
  useEffect(() => {
    if (!isBack.current) {
      isBack.current = true;
      const path = lineToReturnTo(seenList(), paths);
      const links = list.current?.querySelectorAll<HTMLAnchorElement>('[data-row-link]') ?? [];
      const link = [...links].find((one) => one.getAttribute('href') === path);
      link?.focus();
      link?.scrollIntoView({ block: 'nearest' });
    }
    rememberList({ paths, olderPath, opened: '' });
  }, [list, paths, olderPath]);
}

const cell = 'py-1.5 pr-4 text-left text-[0.8125rem] font-medium text-muted';

interface InboxTableProps {
  rows: InboxRow[];
  /** How many are selected. */
  selected: number;
  onSelectAll: (isSelected: boolean) => void;
  t: DeskStrings['inbox'];
}

/** The requests, each with a checkbox for changing several at once, and one for all of them. */
function InboxTable({ rows, selected, onSelectAll, t }: InboxTableProps) {
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
          <th data-column="due" className={cell}>
            {columns.due}
          </th>
          <th data-column="lane" className={cell}>
            {columns.lane}
          </th>
          <th className={cell}>{columns.about}</th>
          <th data-column="from" className={cell}>
            {columns.from}
          </th>
          <th data-column="owner" className={cell}>
            {columns.owner}
          </th>
          <th data-column="stage" className={cell}>
            {columns.stage}
          </th>
          <th data-column="received" className={cell}>
            {columns.received}
          </th>
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rows.map((row) => (
          <InboxLine key={row.id} row={row} t={t} />
        ))}
      </tbody>
    </table>
  );
}

/** The list with what can be done in it: by pointer, by key, and without scripts by the form around it. */
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
  t,
}: InboxProps) {
  const form = useRef<HTMLFormElement>(null);
  const [selected, setSelected] = useState(0);
  const [moving, setMoving] = useState<string[] | null>(null);
  const submit = useSubmit();
  const navigate = useNavigate();
  const selectedIds = () =>
    [...(form.current?.querySelectorAll<HTMLInputElement>('[name="lead"]:checked') ?? [])].map(
      ({ value }) => value,
    );
  const countSelected = () => setSelected(selectedIds().length);
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('[name="lead"]') ?? [])];

  const lastBox = useRef<HTMLInputElement>(null);
  /** With Shift, all boxes from the one that was clicked before become like the one that is clicked. */
  const selectRange = ({ target, shiftKey }: MouseEvent<HTMLFormElement>) => {
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

  /** A request with the version that the list shows now, which may be newer than when it was meant. */
  const asShown = (lead: string): string => {
    const [id] = lead.split(' ');
    const row = rows.find((shown) => shown.id === id);
    return row ? `${row.id} ${row.version}` : lead;
  };
  const post = useInTurn(({ leads, answers }: { leads: string[]; answers: Record<string, string> }) => {
    const data = new FormData();
    for (const lead of leads) data.append('lead', asShown(lead));
    for (const [name, value] of Object.entries(answers)) data.append(name, value);
    submit(data, { method: 'post', preventScrollReset: true });
  });

  const paths = useMemo(() => rows.map(({ path }) => path), [rows]);
  const keepFocusAt = useFocusKept(form, heading, paths);
  const keepFocusAtFirst = (leads: string[]) =>
    keepFocusAt(rows.find(({ id }) => leads.some((lead) => lead.startsWith(`${id} `)))?.path);

  function send(leads: string[], answers: Record<string, string>) {
    keepFocusAtFirst(leads);
    post({ leads, answers });
    for (const box of boxes()) box.checked = false;
    setSelected(0);
  }

  // What was refused stays selected, with the buttons to try something else.
  useEffect(() => {
    const checked = [...(form.current?.querySelectorAll<HTMLInputElement>('[name="lead"]:checked') ?? [])];
    if (outcome?.ok) for (const box of checked) box.checked = false;
    if (outcome) setSelected(outcome.ok ? 0 : checked.length);
  }, [outcome]);

  const ledTo = useRef<unknown>(null);
  useEffect(() => {
    if (!outcome?.undone || ledTo.current === outcome) return;
    // Once the list holds it again.
    const path = paths.find((one) => one.includes(outcome.undone ?? ''));
    const links = form.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
    const link = [...links].find((one) => one.getAttribute('href') === path);
    link?.focus();
    if (link) ledTo.current = outcome;
  }, [outcome, paths]);

  usePlaceInList(form, paths, olderPath);
  useRowKeys({
    list: form,
    onAssign: (leads) => send(leads, { intent: 'assign-me' }),
    onStage: setMoving,
    onSpam: (leads) => send(leads, { intent: isSpam ? 'not-spam' : 'spam' }),
    onReply: (path) => navigate(`${path}#write-reply`),
    onSelect: countSelected,
  });

  return (
    <>
      <Form
        ref={form}
        method="post"
        preventScrollReset
        onChange={countSelected}
        onClick={selectRange}
        onSubmit={() => {
          keepFocusAtFirst(selectedIds());
          setSelected(0);
        }}
      >
        {rows.length > 0 ? (
          <InboxTable {...{ rows, selected, t }} onSelectAll={selectAll} />
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
            t={t}
          />
        )}
      </Form>
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
    </>
  );
}
