import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageSquare from 'lucide-react/icons/message-square';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { placeName } from '#features/cargo/place.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { dayPart, localTimeIn } from '#platform/values/local-time.ts';
import { Options, optionsOf } from '#ui/desk/controls.tsx';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { UnsavedMark, useUnsaved } from '#ui/desk/unsaved.tsx';
import { useToday } from '#ui/desk/use-today.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { tracking } from '../../strings/en/tracking.ts';
import { DayAndTime } from './day-and-time.tsx';
import type { MilestoneRow } from './milestone-rows.ts';
import { useMoveLater } from './move-later.tsx';
import { PlaceInputs } from './place-inputs.tsx';

const { page: t } = shipments;
const { milestones: strings } = t;

interface MilestoneLineProps {
  row: MilestoneRow;
  isHidden: boolean;
  /** True for one that is printed although it is hidden. */
  isPrinted: boolean;
  version: number;
  /** Outcome of the row's change, when it was the last one on the page. */
  outcome: DeskOutcome | undefined;
  /** `moved` describes the other milestones that move; empty for none. */
  save: (moved: string, event: FormEvent<HTMLFormElement>) => void;
  remove: () => void;
}

/** Returns the last refusal of a line, also after other lines were saved; null once the line is saved or undone. */
function useRefusal(outcome: DeskOutcome | undefined, isUnsaved: boolean): DeskOutcome | null {
  const [refusal, setRefusal] = useState(outcome?.ok === false ? outcome : null);
  const [seen, setSeen] = useState({ outcome, isUnsaved });
  if (outcome !== seen.outcome || isUnsaved !== seen.isUnsaved) {
    setSeen({ outcome, isUnsaved });
    const isAnswered = outcome !== undefined && outcome !== seen.outcome;
    if (isAnswered) setRefusal(outcome.ok ? null : outcome);
    else if (seen.isUnsaved && !isUnsaved) setRefusal(null);
  }
  return refusal;
}

/** A milestone that unfolds its form; the form stays with what is typed when another one is opened. */
export function MilestoneLine({
  row,
  isHidden,
  isPrinted,
  version,
  outcome,
  save,
  remove,
}: MilestoneLineProps) {
  const part = useRef<HTMLLIElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved(part, outcome ?? null);
  const today = useToday();
  const { measure, question, done } = useMoveLater(row, today, form);
  const refusal = useRefusal(outcome, unsaved.isUnsaved);
  useEffect(() => {
    if (outcome?.ok !== false || !details.current) return;
    details.current.open = true;
    details.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [outcome]);
  const errors = refusal?.errors ?? {};
  const id = `milestone-${row.key}`;
  const labelOf = (label: string) => fill(strings.of, { label, milestone: row.name });
  const focusFirst = () => {
    const { current } = details;
    const isOpener = document.activeElement === current?.querySelector('summary');
    if (current?.open && isOpener) current.querySelector<HTMLElement>('input[type="date"]')?.focus();
  };
  const time = (name: 'planned' | 'estimated' | 'actual') => (
    <div className="min-w-0">
      <span aria-hidden className="mb-1 block text-[0.8125rem] text-muted">
        {strings[name]}
      </span>
      <DayAndTime
        name={name}
        label={labelOf(strings[name])}
        title={labelOf(strings[name])}
        stored={row[name]}
        aria-invalid={errors[name] ? true : undefined}
        aria-describedby={refusal ? `${id}-error` : undefined}
      />
    </div>
  );
  return (
    <li
      ref={part}
      hidden={isHidden}
      className={isPrinted ? 'print:block!' : undefined}
      data-state={row.actual ? 'done' : row.isNext ? 'next' : undefined}
      onInput={() => {
        unsaved.handlers.onInput();
        measure();
      }}
      onSubmitCapture={unsaved.handlers.onSubmitCapture}
    >
      <details ref={details} name="milestone" onToggle={focusFirst}>
        <summary data-row={row.key} data-row-link={isHidden ? undefined : true}>
          <LineText row={row} thisYear={Number(today.slice(0, 4))} />
        </summary>
        <Form
          ref={form}
          method="post"
          preventScrollReset
          onSubmit={(event) => save(new FormData(event.currentTarget).has('moveLater') ? done : '', event)}
          className="pt-1 pb-4"
        >
          <input type="hidden" name="intent" value={row.id ? 'set-milestone' : 'add-milestone'} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="row" value={row.key} />
          <input type="hidden" name="milestoneId" value={row.id} />
          <input type="hidden" name="code" value={row.code} />
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
            {time('actual')}
            {time('estimated')}
            {time('planned')}
            <PlaceInputs
              id={id}
              names={{ text: 'place', code: 'placeCode' }}
              labels={{ text: labelOf(strings.place), code: labelOf(strings.placeCode) }}
              stored={{ text: row.place, code: row.placeCode }}
              errors={errors}
              wrap={(input, field) => (
                <div className="min-w-0">
                  <span aria-hidden className="mb-1 block text-[0.8125rem] text-muted">
                    {field === 'text' ? strings.place : strings.placeCode}
                  </span>
                  {input}
                </div>
              )}
            />
            <DelayAndComment
              row={row}
              errors={errors}
              errorId={refusal ? `${id}-error` : undefined}
              labelOf={labelOf}
            />
          </div>
          {refusal && (
            <p id={`${id}-error`} role="alert" className="measure mt-3 text-alert">
              {Object.values(refusal.errors)[0] ?? refusal.message}
            </p>
          )}
          <p role="status" className="sr-only">
            {question}
          </p>
          {question && (
            <label className="mt-3 flex min-h-10 w-fit items-center gap-2.5 border-l-4 border-action bg-panel px-3 py-1.5 text-strong">
              <input
                type="checkbox"
                name="moveLater"
                value="on"
                defaultChecked
                className="size-4.5 shrink-0 accent-strong"
              />
              {question}
            </label>
          )}
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <button type="submit" className="desk-button">
              {strings.save}
              <span className="sr-only"> {row.name}</span>
            </button>
            {row.id && (
              <span className="ml-auto flex flex-wrap items-center gap-3 text-[0.8125rem] text-muted">
                {row.postedBy && fill(strings.posted, { name: row.postedBy })}
                <button type="button" className="desk-button" onClick={remove}>
                  {strings.remove}
                  <span className="sr-only"> {row.name}</span>
                </button>
              </span>
            )}
          </div>
        </Form>
      </details>
      <UnsavedMark unsaved={unsaved} t={t} object={row.name} />
    </li>
  );
}

/** The shown time of a milestone with its name, place, and plan or reason where it is late. */
function LineText({ row, thisYear }: { row: MilestoneRow; thisYear: number }) {
  const kind = row.actual ? 'actual' : row.estimated ? 'estimated' : 'planned';
  const timeIn = (time: string) => localTimeIn(time.replace(' ', 'T'), deskLocale, thisYear);
  const Sign = row.actual ? CircleCheck : Circle;
  const isMoved = kind !== 'planned' && row.planned && dayPart(row.planned) !== dayPart(row[kind]);
  const plan = isMoved && fill(strings.plannedFor, { time: timeIn(dayPart(row.planned)) });
  const reason = (tracking.delays as Record<string, string>)[row.delayReason];
  return (
    <>
      <Sign size={15} aria-hidden className="sign" />
      <span className="tabular when">
        {row[kind] && <span className="sr-only">{strings[kind]} </span>}
        {row[kind] ? timeIn(dayPart(row[kind])) : strings.noDate}
      </span>{' '}
      <span className="min-w-0">
        <span className="name mr-2">{row.name}</span>{' '}
        <span className="text-[0.8125rem] text-muted">
          {[placeName(row.place), plan].filter(Boolean).join(' · ')}
          {reason && <span className="text-alert"> {reason}</span>}
        </span>
        {row.comment && (
          <MessageSquare
            size={15}
            role="img"
            aria-label={strings.hasComment}
            className="ml-2 inline text-muted"
          />
        )}
      </span>
    </>
  );
}

interface DelayAndCommentProps extends Pick<MilestoneLineProps, 'row'> {
  errors: Record<string, string>;
  errorId: string | undefined;
  labelOf: (label: string) => string;
}

function DelayAndComment({ row, errors, errorId, labelOf }: DelayAndCommentProps) {
  return (
    <>
      <div className="min-w-0">
        <span aria-hidden className="mb-1 block text-[0.8125rem] text-muted">
          {strings.delayReason}
        </span>
        <select
          name="delayReason"
          aria-label={labelOf(strings.delayReason)}
          aria-invalid={errors.delayReason ? true : undefined}
          aria-describedby={errorId}
          defaultValue={row.delayReason}
          data-stored={row.delayReason}
          className="desk-input"
        >
          <option value="">{strings.noReason}</option>
          <Options options={optionsOf(tracking.delays)} />
        </select>
      </div>
      <div className="min-w-0 sm:col-span-2 xl:col-span-3">
        <span aria-hidden className="mb-1 block text-[0.8125rem] text-muted">
          {strings.comment}
        </span>
        <input
          name="comment"
          aria-label={labelOf(strings.comment)}
          defaultValue={row.comment}
          data-stored={row.comment}
          maxLength={2000}
          autoComplete="off"
          className="desk-input"
        />
      </div>
    </>
  );
}
