import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { fill } from '../../../../platform/values/format.ts';
import { dayPart, localTimeIn } from '../../../../platform/values/local-time.ts';
import type { DeskOutcome } from '../../../../ui/desk/desk-form.tsx';
import { useInTurn } from '../../../../ui/desk/use-in-turn.ts';
import { useKeys } from '../../../../ui/desk/use-keys.ts';
import { useOver } from '../../../../ui/desk/use-over.ts';
import { useToday } from '../../../../ui/desk/use-today.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { LastAndNext, type LastAndNextProps } from './last-and-next.tsx';
import { MilestoneLine } from './milestone-line.tsx';
import type { MilestoneRow } from './milestone-rows.ts';

const { undo: undoLabel, milestones: strings } = shipments.page;

interface MilestoneTableProps extends Omit<LastAndNextProps, 'markDone' | 'openAt'> {
  version: number;
  outcome: DeskOutcome | undefined;
}

/** Returns the stored values of a row, as its form submits them. */
function valuesOf({
  code,
  planned,
  estimated,
  actual,
  place,
  placeCode,
  delayReason,
  comment,
}: MilestoneRow) {
  return { code, planned, estimated, actual, place, placeCode, delayReason, comment };
}

interface MilestoneChange {
  /** The row before the change. */
  row: MilestoneRow;
  moved: string;
  /** Outcome of the change before. */
  before: DeskOutcome | undefined;
  /** Undefined until the response. */
  outcome?: DeskOutcome;
}

/** Changes of milestones, one after another, each with its undo by z for ten seconds from its outcome on. */
function useMilestones({
  rows,
  version,
  outcome,
}: Pick<MilestoneTableProps, 'rows' | 'version' | 'outcome'>) {
  const submit = useSubmit();
  const [changed, setChanged] = useState<MilestoneChange | null>(null);
  const own =
    outcome && outcome !== changed?.before && outcome.values.row === changed?.row.key ? outcome : null;
  // Stored with the change: the next navigation clears the outcome of the page.
  if (changed && own && own !== changed.outcome) setChanged({ ...changed, outcome: own });
  const isOver = useOver(changed?.outcome);
  const send = useInTurn((makeFields: () => Record<string, string> | null) => {
    const fields = makeFields();
    if (!fields) return false;
    return submit(
      { ...fields, version: String(latest.current.version) },
      { method: 'post', preventScrollReset: true },
    );
  });
  const latest = useRef({ version, rows });
  latest.current = { version, rows };
  const save = (row: MilestoneRow, moved: string, event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setChanged({ row, moved, before: outcome });
    send(() => fields);
  };
  const set = (row: MilestoneRow, values: Partial<ReturnType<typeof valuesOf>>) => {
    setChanged({ row, moved: '', before: outcome });
    send(() => {
      // A save before it may have changed the row.
      const current = latest.current.rows.find(({ key }) => key === row.key) ?? row;
      if (values.actual && current.actual) return null;
      return {
        intent: current.id ? 'set-milestone' : 'add-milestone',
        row: current.key,
        milestoneId: current.id,
        ...valuesOf(current),
        ...values,
      };
    });
  };
  const remove = (row: MilestoneRow) => {
    setChanged({ row, moved: '', before: outcome });
    send(() => ({ intent: 'remove-milestone', milestoneId: row.id, row: row.key }));
  };
  const saved = changed?.outcome;
  const canUndo = changed !== null && (saved ? saved.ok && !isOver : true);
  const undo = () => {
    if (!changed) return;
    const { row, moved } = changed;
    setChanged(null);
    send(() => {
      // The saved row may reach the page only after the key press.
      const milestoneId = latest.current.rows.find(({ key }) => key === row.key)?.id ?? '';
      const named = { milestoneId, row: row.key };
      if (row.id === '') return milestoneId ? { intent: 'remove-milestone', ...named } : null;
      const intent = milestoneId ? 'set-milestone' : 'add-milestone';
      return { intent, ...named, ...valuesOf(row), moveLater: moved ? 'on' : '' };
    });
  };
  useKeys(canUndo ? { z: undo } : {});
  return { save, set, remove, undo: canUndo ? undo : undefined, moved: saved?.ok ? changed?.moved : '' };
}

/** The last milestone, and the next one with the button for what has just happened; the table behind Edit. */
export function Milestones({
  rows,
  version,
  outcome,
  isCanceled,
  lateSince,
  moveFacts,
  children,
}: MilestoneTableProps & { children: ReactNode }) {
  const changes = useMilestones({ rows, version, outcome });
  const edit = useRef<HTMLDetailsElement>(null);
  const refusedRow = outcome?.ok === false ? outcome.values.row : undefined;
  useEffect(() => {
    if (refusedRow !== undefined && edit.current) edit.current.open = true;
  }, [refusedRow]);
  const openAt = (row: MilestoneRow) => {
    if (edit.current) edit.current.open = true;
    const label = fill(strings.of, { label: strings.actual, milestone: row.name });
    edit.current?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)?.focus();
  };
  return (
    <>
      <LastAndNext
        rows={rows}
        isCanceled={isCanceled}
        lateSince={lateSince}
        moveFacts={moveFacts}
        markDone={(row, today) => changes.set(row, { actual: today })}
        openAt={openAt}
      />
      <p role="status" className="flex flex-wrap items-center gap-x-3">
        {changes.undo && changes.moved}
        {changes.undo && (
          <button type="button" className="desk-button my-2" onClick={changes.undo}>
            {undoLabel}
            <kbd aria-hidden className="key">
              z
            </kbd>
          </button>
        )}
      </p>
      <MilestoneList rows={rows} />
      <div className="desk-not-printed mt-3 flex flex-wrap items-start gap-x-6">
        <details ref={edit} className="disclosure min-w-0 open:basis-full">
          <summary className="link w-fit py-1">{strings.edit}</summary>
          <p className="my-2 max-w-[80ch] text-[0.875rem] text-muted">{strings.help}</p>
          <MilestoneTable rows={rows} version={version} outcome={outcome} changes={changes} />
        </details>
        {children}
      </div>
    </>
  );
}

type Changes = ReturnType<typeof useMilestones>;

/** The milestones with a time, in the order of the route. */
function MilestoneList({ rows }: Pick<MilestoneTableProps, 'rows'>) {
  const thisYear = Number(useToday().slice(0, 4));
  const timed = rows.filter(({ actual, estimated, planned }) => actual || estimated || planned);
  if (timed.length < 3) return null;
  return (
    <ol aria-label={strings.heading} className="milestone-list">
      {timed.map((row) => {
        const kind = row.actual ? 'actual' : row.estimated ? 'estimated' : 'planned';
        const Sign = row.actual ? CircleCheck : Circle;
        return (
          <li key={row.key} data-kind={kind}>
            <Sign size={15} aria-hidden className="shrink-0" />
            <span className="tabular w-24 shrink-0 text-[0.8125rem] text-muted">
              <span className="sr-only">{strings[kind]} </span>
              {localTimeIn(dayPart(row[kind]), deskLocale, thisYear)}
            </span>{' '}
            <span className="min-w-0">{row.name}</span>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Milestones with keyboard input: Enter saves a row and moves to the next, z undoes it. On a narrow screen each row
 * becomes a few lines with a label over each field.
 */
function MilestoneTable({
  rows,
  version,
  outcome,
  changes,
}: Pick<MilestoneTableProps, 'rows' | 'version' | 'outcome'> & { changes: Changes }) {
  const head = [strings.milestone, strings.planned, strings.estimated, strings.actual, strings.place];
  return (
    <div className="relative overflow-x-auto">
      <table className="milestone-table block w-full text-[0.875rem] lg:table">
        <caption className="sr-only">{strings.caption}</caption>
        <thead className="hidden lg:table-header-group">
          <tr className="border-b border-hairline text-left text-[0.8125rem] text-muted">
            {head.map((title) => (
              <th key={title} scope="col" className="py-1.5 pr-2 font-medium">
                {title}
              </th>
            ))}
            <th scope="col" className="py-1.5 pr-2 font-medium">
              {strings.code}
            </th>
            <th scope="col" className="py-1.5 pr-2 font-medium">
              {strings.more}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              <span className="sr-only">{strings.save}</span>
            </th>
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {rows.map((row) => (
            <MilestoneLine
              key={row.key}
              row={row}
              version={version}
              outcome={outcome?.values.row === row.key ? outcome : undefined}
              save={(moved, event) => changes.save(row, moved, event)}
              remove={() => changes.remove(row)}
              undo={changes.undo}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
