import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Form } from 'react-router';
import { fill } from '../../../../platform/values/format.ts';
import { Options, optionsOf } from '../../../../ui/desk/controls.tsx';
import type { DeskOutcome } from '../../../../ui/desk/desk-form.tsx';
import { UnsavedMark, useUnsaved } from '../../../../ui/desk/unsaved.tsx';
import { SingleKeysContext } from '../../../../ui/desk/use-keys.ts';
import { useToday } from '../../../../ui/desk/use-today.ts';
import { timeKinds } from '../../milestones.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { tracking } from '../../strings/en/tracking.ts';
import type { MilestoneRow } from './milestone-rows.ts';
import { MoveLaterRow, useMoveLater } from './move-later.tsx';
import { PlaceInputs, TimeInput } from './row-inputs.tsx';

const { page: t } = shipments;
const { milestones: strings } = t;

interface MilestoneLineProps {
  row: MilestoneRow;
  version: number;
  /** Outcome of the row's change, when it was the last one on the page. */
  outcome: DeskOutcome | undefined;
  /** `moved` describes the other milestones that move; empty for none. */
  save: (moved: string, event: FormEvent<HTMLFormElement>) => void;
  remove: () => void;
  /** Undoes the last save; undefined once that is too late. */
  undo: (() => void) | undefined;
}

const isTime = ({ name }: HTMLInputElement) => (timeKinds as readonly string[]).includes(name);

/**
 * Saves the line on Enter. From a time, the focus moves to that of the next line, where z can undo because times
 * contain no letters; from a text it moves to the button of the line, because the next text may begin with z.
 */
function moveOn({ key, currentTarget, target }: KeyboardEvent<HTMLTableRowElement>): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'hidden') return;
  if (!isTime(target)) {
    const button = currentTarget.querySelector<HTMLButtonElement>(`button[form="${target.form?.id}"]`);
    setTimeout(() => button?.focus());
    return;
  }
  const column = [
    ...(currentTarget.parentElement?.querySelectorAll<HTMLInputElement>(`[name="${target.name}"]`) ?? []),
  ];
  const next = column[column.indexOf(target) + 1];
  // Runs after this key press has submitted the form.
  setTimeout(() => {
    next?.focus();
    next?.select();
  });
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

/** Returns the focus to a refused field, unless the reader already types in another line. */
function useReturnToRefused(part: RefObject<HTMLElement | null>, outcome: DeskOutcome | undefined): void {
  useEffect(() => {
    if (outcome?.ok !== false) return;
    const { activeElement } = document;
    const isTyping = activeElement?.hasAttribute('data-unsaved') && !part.current?.contains(activeElement);
    if (!isTyping) part.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [part, outcome]);
}

/** A row with its form, and the questions of its change below it. */
export function MilestoneLine({ row, version, outcome, save, remove, undo }: MilestoneLineProps) {
  const hasSingleKeys = use(SingleKeysContext);
  const part = useRef<HTMLTableRowElement>(null);
  const unsaved = useUnsaved(part, outcome ?? null);
  const form = `milestone-${row.key}`;
  const today = useToday();
  const { measure, moveLater } = useMoveLater(row, today, form);
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    const isPlain = !(ctrlKey || altKey || metaKey) && hasSingleKeys;
    const act = { z: undo, m: moveLater?.toggle }[key];
    if (!act || !isPlain || !(target instanceof HTMLInputElement) || !isTime(target)) return moveOn(event);
    event.preventDefault();
    act();
  };
  const refusal = useRefusal(outcome, unsaved.isUnsaved);
  useReturnToRefused(part, outcome);
  const errors = refusal?.errors ?? {};
  const labelOf = (label: string) => fill(strings.of, { label, milestone: row.name });
  const cell = (label: string, content: ReactNode, span = 'col-span-3') => (
    <td className={`min-w-0 align-top lg:py-1 lg:pr-2 ${span}`}>
      {label && (
        <span aria-hidden className="mb-0.5 block text-[0.8125rem] text-muted lg:hidden">
          {label}
        </span>
      )}
      {content}
    </td>
  );
  const time = (name: 'planned' | 'estimated' | 'actual') =>
    cell(
      strings[name],
      <TimeInput
        stored={row[name]}
        today={today}
        form={form}
        name={name}
        aria-label={labelOf(strings[name])}
        aria-invalid={errors[name] ? true : undefined}
        aria-describedby={refusal ? `${form}-error` : undefined}
      />,
    );
  return (
    <>
      <tr
        ref={part}
        data-state={row.actual ? 'done' : row.isNext ? 'next' : undefined}
        className={`grid grid-cols-6 gap-2 pb-3 lg:table-row ${moveLater || refusal ? '' : 'border-b border-hairline'}`}
        onKeyDown={press}
        onInput={() => {
          unsaved.handlers.onInput();
          measure();
        }}
        onSubmitCapture={unsaved.handlers.onSubmitCapture}
      >
        <th
          scope="row"
          className="col-span-6 pt-2.5 pr-3 text-left lg:pb-2.5 align-top font-medium text-strong"
        >
          <span className="flex items-baseline gap-2">
            <span
              aria-hidden
              className={`size-2.5 shrink-0 rounded-full border-2 ${row.actual ? 'border-strong bg-strong' : row.isNext ? 'border-action' : 'border-outline'}`}
            />
            {row.name}
          </span>
          <UnsavedMark unsaved={unsaved} t={t} object={row.name} />
          {row.later && (
            <span role="status" className="sr-only">
              {moveLater?.spoken}
            </span>
          )}
          <Form
            id={form}
            method="post"
            preventScrollReset
            noValidate
            onSubmit={(event) => save(moveLater?.isOn ? moveLater.done : '', event)}
          >
            <input type="hidden" name="intent" value={row.id ? 'set-milestone' : 'add-milestone'} />
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="row" value={row.key} />
            <input type="hidden" name="milestoneId" value={row.id} />
            <input type="hidden" name="code" value={row.code} />
          </Form>
        </th>
        {time('planned')}
        {time('estimated')}
        {time('actual')}
        <PlaceInputs
          id={form}
          form={form}
          names={{ text: 'place', code: 'placeCode' }}
          labels={{ text: labelOf(strings.place), code: labelOf(strings.placeCode) }}
          stored={{ text: row.place, code: row.placeCode }}
          errors={errors}
          wrap={(input, part) =>
            part === 'text' ? cell(strings.place, input) : cell(strings.code, input, 'col-span-2')
          }
        />
        {cell(
          strings.more,
          <MoreOfRow row={row} form={form} errors={errors} labelOf={labelOf} remove={remove} />,
          'col-span-2 has-[details[open]]:col-span-6',
        )}
        <td className="col-span-2 self-end align-top whitespace-nowrap lg:py-1">
          <button type="submit" form={form} className="desk-button">
            {strings.save}
            <span className="sr-only"> {row.name}</span>
          </button>
        </td>
      </tr>
      {refusal && (
        <tr className={`block lg:table-row ${moveLater ? '' : 'border-b border-hairline'}`}>
          <td colSpan={8} className="block pb-2 lg:table-cell">
            <p id={`${form}-error`} role="alert" className="measure text-alert">
              {Object.values(refusal.errors)[0] ?? refusal.message}
            </p>
          </td>
        </tr>
      )}
      {moveLater && <MoveLaterRow moveLater={moveLater} form={form} />}
    </>
  );
}

interface MoreProps extends Pick<MilestoneLineProps, 'row' | 'remove'> {
  form: string;
  errors: Record<string, string>;
  labelOf: (label: string) => string;
}

/** Reason of a delay, comment for the customer, author, and removal; collapsed when unused. */
function MoreOfRow({ row, form, errors, labelOf, remove }: MoreProps) {
  const reason = (tracking.delays as Record<string, string>)[row.delayReason];
  const isOpen = row.comment !== '' || errors.delayReason !== undefined || errors.comment !== undefined;
  return (
    <details open={isOpen || undefined} className="min-w-24">
      <summary className="link w-fit py-2">
        {reason ?? strings.add}
        <span className="sr-only"> {row.name}</span>
      </summary>
      <div className="space-y-2 pb-2 lg:w-56">
        <select
          form={form}
          name="delayReason"
          aria-label={labelOf(strings.delayReason)}
          aria-invalid={errors.delayReason ? true : undefined}
          defaultValue={row.delayReason}
          data-stored={row.delayReason}
          className="desk-input"
        >
          <option value="">{strings.noReason}</option>
          <Options options={optionsOf(tracking.delays)} />
        </select>
        <input
          form={form}
          name="comment"
          aria-label={labelOf(strings.comment)}
          placeholder={strings.comment}
          defaultValue={row.comment}
          data-stored={row.comment}
          maxLength={2000}
          autoComplete="off"
          className="desk-input"
        />
        {row.id && (
          // A separate form: Enter in a field presses the first button of the field's form.
          <Form
            method="post"
            preventScrollReset
            onSubmit={(event) => {
              event.preventDefault();
              remove();
            }}
            className="flex flex-wrap items-center justify-between gap-2 text-[0.8125rem] text-muted"
          >
            {row.postedBy && fill(strings.posted, { name: row.postedBy })}
            <input type="hidden" name="milestoneId" value={row.id} />
            <button type="submit" name="intent" value="remove-milestone" className="desk-button">
              {strings.remove}
              <span className="sr-only"> {row.name}</span>
            </button>
          </Form>
        )}
      </div>
    </details>
  );
}
