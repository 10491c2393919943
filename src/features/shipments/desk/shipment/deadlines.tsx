import AlarmClock from 'lucide-react/icons/alarm-clock';
import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { fill } from '../../../../platform/values/format.ts';
import { DeskForm, type DeskOutcome } from '../../../../ui/desk/desk-form.tsx';
import { DeskTime, DueTime, useDeskClock } from '../../../../ui/desk/desk-time.tsx';
import { FoldedForm } from '../../../../ui/desk/folded-form.tsx';
import { UnsavedMark, useUnsaved } from '../../../../ui/desk/unsaved.tsx';
import { useKeys } from '../../../../ui/desk/use-keys.ts';
import { longMoment } from '../../../settings/strings/en/moments.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { DeadlineFields, type DeadlineOptions } from './deadline-fields.tsx';
import type { DeadlineRow } from './deadline-rows.ts';

const { page } = shipments;
const { deadlines: t } = page;

interface DeadlinesProps extends DeadlineOptions {
  open: DeadlineRow[];
  done: DeadlineRow[];
  /** Number of usual deadlines that it lacks. */
  proposed: number;
  version: number;
  outcome: DeskOutcome | undefined;
}

/** The deadlines of a shipment: the open ones by their times, and forms for another one and for the usual ones. */
export function Deadlines({ open, done, proposed, version, outcome, ...options }: DeadlinesProps) {
  return (
    <>
      {open.length > 0 && (
        <ul className="border-t border-hairline">
          {open.map((row) => (
            <OpenDeadline key={row.id} row={row} version={version} outcome={outcome} options={options} />
          ))}
        </ul>
      )}
      <div className="desk-not-printed mt-3 flex flex-wrap items-start gap-x-6 gap-y-2">
        {proposed > 0 && <AddProposed count={proposed} version={version} />}
        <FoldedForm title={t.add} object="" isOpen={outcome?.intent === 'add-deadline'}>
          <DeadlineForm row={null} version={version} outcome={outcome} options={options} />
        </FoldedForm>
        {done.length > 0 && <DoneDeadlines rows={done} />}
      </div>
    </>
  );
}

/** Adds the usual deadlines by button or `d`. */
function AddProposed({ count, version }: { count: number; version: number }) {
  const submit = useSubmit();
  const intent = 'propose-deadlines';
  useKeys({
    d: () => void submit({ intent, version: String(version) }, { method: 'post', preventScrollReset: true }),
  });
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <button type="submit" name="intent" value={intent} className="desk-button">
        {fill(t.addProposed, { count })}
        <kbd aria-hidden className="key">
          d
        </kbd>
      </button>
    </Form>
  );
}

interface LineProps {
  row: DeadlineRow;
  version: number;
  outcome: DeskOutcome | undefined;
  options: DeadlineOptions;
}

function OpenDeadline({ row, version, outcome, options }: LineProps) {
  const { id, name, note, ownerId } = row;
  const own = outcome?.intent === 'set-deadline' && outcome.values.deadlineId === id ? outcome : undefined;
  const owner = ownerId === null ? options.requestOwner : (options.names[ownerId] ?? t.left);
  return (
    <li className="deadline border-b border-hairline py-2">
      <p className="min-w-0">
        <span className="font-medium text-strong">{name}</span>
        {note && <span className="block whitespace-pre-line text-[0.8125rem] text-muted">{note}</span>}
      </p>
      <p>
        <DueOf row={row} />
      </p>
      <p className="text-[0.875rem] text-muted">{owner || t.nobody}</p>
      <DoneButton row={row} isDone={false} />
      <FoldedForm title={page.edit} object={name} isOpen={own !== undefined}>
        <DeadlineForm row={row} version={version} outcome={outcome} options={options} />
        <Form method="post" preventScrollReset className="mt-2">
          <input type="hidden" name="deadlineId" value={id} />
          <button type="submit" name="intent" value="remove-deadline" className="desk-button">
            {t.remove}
            <span className="sr-only"> {name}</span>
          </button>
        </Form>
      </FoldedForm>
    </li>
  );
}

/** The due time on the desk’s clock, and on that of the place where it differs; without one, who knows it. */
function DueOf({ row: { dueAt, due, kind, otherZone } }: { row: DeadlineRow }) {
  const { timeZone } = useDeskClock();
  if (dueAt === null)
    return (
      <span className={due === 'soon' ? 'text-alert' : 'text-muted'}>
        {t.timeMissing[kind] ?? t.timeMissing.other}
      </span>
    );
  return (
    <>
      {due === 'overdue' && <DueTime due={due} dueAt={dueAt} />}
      <DeskTime
        className="due"
        data-due={due === 'overdue' ? 'none' : due}
        at={dueAt}
        text={longMoment(dueAt, timeZone)}
      >
        {due === 'soon' && <AlarmClock size={15} aria-hidden />}
      </DeskTime>
      {otherZone && (
        <span className="block text-[0.8125rem] text-muted">
          {fill(t.atPlace, { time: longMoment(dueAt, otherZone) })}
        </span>
      )}
    </>
  );
}

function DoneButton({ row: { id, name }, isDone }: { row: DeadlineRow; isDone: boolean }) {
  return (
    <Form method="post" preventScrollReset className="desk-not-printed">
      <input type="hidden" name="deadlineId" value={id} />
      <input type="hidden" name="isDone" value={isDone ? 'off' : 'on'} />
      <button type="submit" name="intent" value="deadline-done" className="desk-button">
        {isDone ? t.reopen : t.done}
        <span className="sr-only"> {name}</span>
      </button>
    </Form>
  );
}

interface DeadlineFormProps extends Omit<LineProps, 'row'> {
  /** Null for a new deadline. */
  row: DeadlineRow | null;
}

function DeadlineForm({ row, version, outcome, options }: DeadlineFormProps) {
  const intent = row ? 'set-deadline' : 'add-deadline';
  const form = useRef<HTMLFormElement>(null);
  const isOwn = outcome?.intent === intent && (!row || outcome.values.deadlineId === row.id);
  const own = isOwn ? outcome : undefined;
  const unsaved = useUnsaved(form, own ?? null);
  return (
    <DeskForm
      intent={intent}
      formId={row ? `deadline-${row.id}` : intent}
      outcome={own?.ok ? undefined : own}
      labels={t.labels}
      submit={t.save}
      object={row?.name ?? ''}
      t={page}
      className="group/deadline space-y-4"
      form={{ ref: form, ...unsaved.handlers }}
    >
      <input type="hidden" name="version" value={version} />
      {row && <input type="hidden" name="deadlineId" value={row.id} />}
      <DeadlineFields row={row} options={options} />
      <UnsavedMark unsaved={unsaved} t={page} object={row?.name ?? t.heading} />
    </DeskForm>
  );
}

function DoneDeadlines({ rows }: { rows: DeadlineRow[] }) {
  return (
    <details className="disclosure open:basis-full">
      <summary className="link w-fit py-1">{fill(t.doneOnes, { count: rows.length })}</summary>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-baseline gap-x-4 border-b border-hairline py-2">
            <span className="min-w-0 grow basis-64">{row.name}</span>
            <span className="text-[0.875rem] text-muted">
              {row.doneBy} {row.doneAt !== null && <DeskTime at={row.doneAt} />}
            </span>
            <DoneButton row={row} isDone />
          </li>
        ))}
      </ul>
    </details>
  );
}
