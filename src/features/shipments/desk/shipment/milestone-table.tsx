import { type FormEvent, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import type { DeskOutcome } from '../../../../ui/desk/desk-form.tsx';
import { useInTurn } from '../../../../ui/desk/use-in-turn.ts';
import { useKeys } from '../../../../ui/desk/use-keys.ts';
import { useOver } from '../../../../ui/desk/use-over.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { MilestoneLine } from './milestone-line.tsx';
import type { MilestoneRow } from './milestone-rows.ts';

const { undo: undoLabel, milestones: strings } = shipments.page;

interface MilestoneTableProps {
  rows: MilestoneRow[];
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

/**
 * A table of milestones with keyboard input: Enter saves a row and moves to the next, z undoes it. On a narrow screen
 * each row becomes a few lines with a label over each field.
 */
export function MilestoneTable({ rows, version, outcome }: MilestoneTableProps) {
  const submit = useSubmit();
  const [changed, setChanged] = useState<{ row: MilestoneRow; moved: string } | null>(null);
  const isOver = useOver(changed);
  const send = useInTurn((makeFields: () => Record<string, string> | null) => {
    const fields = makeFields();
    if (!fields) return false;
    submit(
      { ...fields, version: String(latest.current.version) },
      { method: 'post', preventScrollReset: true },
    );
  });
  const latest = useRef({ version, rows });
  latest.current = { version, rows };
  const save = (row: MilestoneRow, moved: string, event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setChanged({ row, moved });
    send(() => fields);
  };
  const remove = (row: MilestoneRow) => {
    setChanged({ row, moved: '' });
    send(() => ({ intent: 'remove-milestone', milestoneId: row.id, row: row.key }));
  };
  const own = outcome?.values.row === changed?.row.key ? outcome : undefined;
  const canUndo = changed !== null && !isOver && own?.ok !== false;
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
  const head = [strings.milestone, strings.planned, strings.estimated, strings.actual, strings.place];
  return (
    <>
      <p className="mb-2 max-w-[80ch] text-[0.875rem] text-muted">{strings.help}</p>
      <p role="status" className="flex min-h-10 flex-wrap items-center gap-x-3">
        {canUndo && own?.ok && changed.moved}
        {canUndo && (
          <button type="button" className="desk-button" onClick={undo}>
            {undoLabel}
            <kbd aria-hidden className="key">
              z
            </kbd>
          </button>
        )}
      </p>
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
                save={(moved, event) => save(row, moved, event)}
                remove={() => remove(row)}
                undo={canUndo ? undo : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
