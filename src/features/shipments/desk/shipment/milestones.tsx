import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { Key } from '#ui/desk/key.tsx';
import { useInTurn } from '#ui/desk/use-in-turn.ts';
import { useKeys } from '#ui/desk/use-keys.ts';
import { useOver } from '#ui/desk/use-over.ts';
import { useRowSteps } from '#ui/desk/use-row-steps.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { LastAndNext, type LastAndNextProps, nextRowOf } from './last-and-next.tsx';
import { MilestoneLine } from './milestone-line.tsx';
import { earlierRows, type MilestoneRow } from './milestone-rows.ts';

const { undo: undoLabel, milestones: strings } = shipments.page;

interface MilestonesProps extends Pick<LastAndNextProps, 'rows' | 'lateSince' | 'moveFacts'> {
  /** True for a canceled shipment, which has no next milestone. */
  isCanceled: boolean;
  version: number;
  outcome: DeskOutcome | undefined;
  deadlines: ReactNode;
  /** Below the list. */
  children: ReactNode;
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
function useMilestones({ rows, version, outcome }: Pick<MilestonesProps, 'rows' | 'version' | 'outcome'>) {
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
  return {
    save,
    set,
    remove,
    undo: canUndo ? undo : undefined,
    moved: saved?.ok ? changed?.moved : '',
    isSaving: ({ key }: MilestoneRow) => changed?.row.key === key,
    /** The row whose save is on the page; undefined without one. */
    savedRow: saved?.ok ? changed?.row.key : undefined,
  };
}

/** The last milestone, the next one with the button for what has just happened, and all of them with their forms. */
export function Milestones({
  rows,
  version,
  outcome,
  isCanceled,
  lateSince,
  moveFacts,
  deadlines,
  children,
}: MilestonesProps) {
  const changes = useMilestones({ rows, version, outcome });
  const list = useRef<HTMLOListElement>(null);
  const [hasAll, setHasAll] = useState(false);
  useRowSteps();
  const { savedRow } = changes;
  useEffect(() => {
    const summaries = [...(list.current?.querySelectorAll<HTMLElement>('li:not([hidden]) summary') ?? [])];
    const at = summaries.findIndex(({ dataset }) => dataset.row === savedRow);
    const details = summaries[at]?.closest('details');
    if (!details?.open) return;
    details.open = false;
    (summaries[at + 1] ?? summaries[at])?.focus();
  }, [savedRow]);
  const next = isCanceled ? undefined : nextRowOf(rows);
  const hasDate = (row: MilestoneRow) => hasAll || row === next || row.id !== '' || changes.isSaving(row);
  const earlier = hasAll ? [] : earlierRows(rows);
  const isShown = (row: MilestoneRow) => hasDate(row) && (changes.isSaving(row) || !earlier.includes(row));
  return (
    <>
      <LastAndNext
        rows={rows}
        next={next}
        lateSince={lateSince}
        moveFacts={moveFacts}
        markDone={(row, today) => changes.set(row, { actual: today })}
      >
        <p role="status" className="desk-not-printed flex flex-wrap items-center gap-x-3">
          {changes.undo && changes.moved}
          {changes.undo && (
            <button type="button" className="desk-button mt-2" onClick={changes.undo}>
              {undoLabel}
              <Key>z</Key>
            </button>
          )}
        </p>
      </LastAndNext>
      {deadlines}
      {!rows.every(isShown) && (
        <button
          type="button"
          className="link desk-not-printed mt-4 min-h-8"
          onClick={() => {
            setHasAll(true);
            requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('summary')?.focus());
          }}
        >
          {fill(strings.showAll, { count: formatNumber(deskLocale, rows.length) })}
        </button>
      )}
      <ol ref={list} aria-label={strings.heading} className="milestone-list">
        {rows.map((row) => (
          <MilestoneLine
            key={row.key}
            row={row}
            isHidden={!isShown(row)}
            isPrinted={hasDate(row)}
            version={version}
            outcome={outcome?.values.row === row.key ? outcome : undefined}
            save={(moved, event) => changes.save(row, moved, event)}
            remove={() => changes.remove(row)}
          />
        ))}
      </ol>
      <div className="desk-not-printed mt-3">{children}</div>
    </>
  );
}
