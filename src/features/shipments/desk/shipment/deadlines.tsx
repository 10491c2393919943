import AlarmClock from 'lucide-react/icons/alarm-clock';
import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { describeDueTime, longMoment, shortMoment } from '#features/settings/strings/en/moments.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { DeskForm, type DeskOutcome } from '#ui/desk/desk-form.tsx';
import { DeskTime, DueTime, useDeskClock } from '#ui/desk/desk-time.tsx';
import { FoldedForm } from '#ui/desk/folded-form.tsx';
import { Key } from '#ui/desk/key.tsx';
import { UnsavedMark, useUnsaved } from '#ui/desk/unsaved.tsx';
import { useKeys } from '#ui/desk/use-keys.ts';
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

/** One line that unfolds the deadlines of a shipment, with forms for another one and for the usual ones. */
export function Deadlines({ open, done, proposed, version, outcome, ...options }: DeadlinesProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (deadlineIntents.includes(outcome?.intent ?? '') && details.current) details.current.open = true;
  }, [outcome]);
  return (
    <section aria-labelledby="deadlines-title" className="mt-3">
      <h2 id="deadlines-title" className="sr-only">
        {t.heading}
      </h2>
      <details ref={details} className="disclosure">
        <summary className="link inline-block py-1">
          <DeadlinesLine open={open} done={done} proposed={proposed} />
        </summary>
        <div className="pt-2 pb-4">
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
        </div>
      </details>
    </section>
  );
}

const deadlineIntents = [
  'add-deadline',
  'set-deadline',
  'propose-deadlines',
  'deadline-done',
  'remove-deadline',
];

/** Names the deadline that is due first and counts those without a time. */
function DeadlinesLine({ open, done, proposed }: Pick<DeadlinesProps, 'open' | 'done' | 'proposed'>) {
  const { timeZone, now } = useDeskClock();
  const next = open.find(({ dueAt }) => dueAt !== null);
  const untimed = open.filter(({ dueAt }) => dueAt === null);
  if (open.length === 0)
    return done.length === 0 && proposed > 0 ? pluralOf(deskLocale, proposed, t.noneYet) : t.none;
  const dueText = ({ due, dueAt, otherZone }: DeadlineRow) =>
    dueAt === null
      ? ''
      : due === 'overdue'
        ? describeDueTime({ due, dueAt }, now, timeZone)
        : shortMoment(dueAt, now, otherZone || timeZone);
  const isUrgent = ({ due }: DeadlineRow) => due === 'overdue' || due === 'soon';
  return (
    <>
      {next && fill(t.next, { name: next.name })}
      {next && <span className={isUrgent(next) ? 'text-alert' : undefined}>{dueText(next)}</span>}
      {next && untimed.length > 0 && ' · '}
      {untimed.length > 0 && (
        <span className={untimed.some(isUrgent) ? 'text-alert' : undefined}>
          {fill(next ? t.untimed : t.untimedOnly, { count: untimed.length })}
        </span>
      )}
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
        <Key>d</Key>
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

/** The due time on the clock of its place, and on the desk’s where that differs; without one, who knows it. */
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
        text={longMoment(dueAt, otherZone || timeZone)}
      >
        {due === 'soon' && <AlarmClock size={15} aria-hidden />}
      </DeskTime>
      {otherZone && (
        <span className="block text-[0.8125rem] text-muted">
          {fill(t.atOffice, { time: longMoment(dueAt, timeZone) })}
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
