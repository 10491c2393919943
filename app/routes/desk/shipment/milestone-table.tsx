import { type FormEvent, type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { fill } from '../../../../contract/format.ts';
import { timeKinds } from '../../../../contract/tracking/milestones.ts';
import { Options } from '../../../ui/desk/controls.tsx';
import type { DeskOutcome } from '../../../ui/desk/desk-form.tsx';
import { useInTurn } from '../../../ui/desk/use-in-turn.ts';
import { SingleKeysContext, useKeys } from '../../../ui/desk/use-keys.ts';
import { useOver } from '../../../ui/desk/use-over.ts';
import type { MilestoneRow, ShipmentPageView } from '../shipment-page-view.ts';
import { PlaceInputs, TimeInput } from './row-inputs.tsx';

interface MilestoneTableProps {
  page: ShipmentPageView;
  outcome: DeskOutcome | undefined;
}

/** What a line held, as the form of it sends it. */
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
 * The milestones as a table that is filled in by keyboard: Enter saves a line and goes to the next, z takes it back. On a
 * narrow screen each is a few lines with a label over each field.
 */
export function MilestoneTable({ page, outcome }: MilestoneTableProps) {
  const { rows, t, version } = page;
  const submit = useSubmit();
  const [changed, setChanged] = useState<MilestoneRow | null>(null);
  const isOver = useOver(changed);
  const send = useInTurn((makeFields: () => Record<string, string> | null) => {
    const fields = makeFields();
    if (!fields) return false;
    submit(
      { ...fields, version: String(latest.current.version) },
      { method: 'post', preventScrollReset: true },
    );
  });
  const latest = useRef(page);
  latest.current = page;
  const save = (row: MilestoneRow, event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setChanged(row);
    send(() => fields);
  };
  const remove = (row: MilestoneRow) => {
    setChanged(row);
    send(() => ({ intent: 'remove-milestone', milestoneId: row.id, row: row.key }));
  };
  const canUndo = changed !== null && !isOver;
  const undo = () => {
    if (!changed) return;
    setChanged(null);
    send(() => {
      // Known once what was saved is on the page, which may come after the key.
      const milestoneId = latest.current.rows.find(({ key }) => key === changed.key)?.id ?? '';
      const named = { milestoneId, row: changed.key };
      if (changed.id === '') return milestoneId ? { intent: 'remove-milestone', ...named } : null;
      const intent = milestoneId ? 'set-milestone' : 'add-milestone';
      return { intent, ...named, ...valuesOf(changed) };
    });
  };
  useKeys(canUndo ? { z: undo } : {});
  const { milestones: strings } = t;
  const head = [strings.milestone, strings.planned, strings.estimated, strings.actual, strings.place];
  return (
    <>
      <p className="mb-2 max-w-[80ch] text-[0.875rem] text-muted">{strings.help}</p>
      <p role="status" className="min-h-10">
        {canUndo && (
          <button type="button" className="desk-button" onClick={undo}>
            {t.undo}
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
              <TableRow
                key={row.key}
                row={row}
                version={version}
                page={page}
                outcome={outcome?.values.row === row.key ? outcome : undefined}
                save={(event) => save(row, event)}
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

interface TableRowProps {
  row: MilestoneRow;
  version: number;
  page: ShipmentPageView;
  /** How its own last change went, where that was the last change of the page. */
  outcome: DeskOutcome | undefined;
  save: (event: FormEvent<HTMLFormElement>) => void;
  remove: () => void;
  /** Takes back what was saved last; absent once that is too late. */
  undo: (() => void) | undefined;
}

const isTime = ({ name }: HTMLInputElement) => (timeKinds as readonly string[]).includes(name);

/**
 * Enter in a field saves the line. From a time the focus goes to that of the next line, where no letter is part of a time and
 * z still undoes; from a text it goes to the button of the line, as z may begin the next text.
 */
function moveOn({ key, currentTarget, target }: KeyboardEvent<HTMLTableRowElement>): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'hidden') return;
  if (!isTime(target)) {
    const button = currentTarget.querySelector<HTMLButtonElement>(`button[form="${target.form?.id}"]`);
    setTimeout(() => button?.focus());
    return;
  }
  const next = currentTarget.nextElementSibling?.querySelector<HTMLInputElement>(`[name="${target.name}"]`);
  // After the form is sent by this same press.
  setTimeout(() => {
    next?.focus();
    next?.select();
  });
}

/** Why a line was last refused, also once other lines are saved; null once it is saved itself. */
function useRefusal(outcome: DeskOutcome | undefined): DeskOutcome | null {
  const [last, setLast] = useState(outcome);
  if (outcome && outcome !== last) setLast(outcome);
  return last && !last.ok ? last : null;
}

function TableRow({ row, version, page, outcome, save, remove, undo }: TableRowProps) {
  const hasSingleKeys = use(SingleKeysContext);
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    const isPlain = !(ctrlKey || altKey || metaKey) && hasSingleKeys;
    if (key !== 'z' || !isPlain || !undo || !(target instanceof HTMLInputElement) || !isTime(target))
      return moveOn(event);
    event.preventDefault();
    undo();
  };
  const { t, today } = page;
  const { milestones: strings } = t;
  const form = `milestone-${row.key}`;
  const refusal = useRefusal(outcome);
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
    <tr
      data-state={row.actual ? 'done' : row.isNext ? 'next' : undefined}
      className="grid grid-cols-6 gap-2 border-b border-hairline pb-3 lg:table-row"
      onKeyDown={press}
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
        <Form id={form} method="post" preventScrollReset noValidate onSubmit={save}>
          <input type="hidden" name="intent" value={row.id ? 'set-milestone' : 'add-milestone'} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="row" value={row.key} />
          <input type="hidden" name="milestoneId" value={row.id} />
          <input type="hidden" name="code" value={row.code} />
        </Form>
        {refusal && (
          <p id={`${form}-error`} role="alert" className="mt-1 max-w-64 font-normal text-alert">
            {Object.values(refusal.errors)[0] ?? refusal.message}
          </p>
        )}
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
        <MoreOfRow {...{ row, form, page, errors, labelOf, remove }} />,
        'col-span-2 has-[details[open]]:col-span-6',
      )}
      <td className="col-span-2 self-end align-top whitespace-nowrap lg:py-1">
        <button type="submit" form={form} className="desk-button">
          {strings.save}
          <span className="sr-only"> {row.name}</span>
        </button>
      </td>
    </tr>
  );
}

interface MoreProps extends Pick<TableRowProps, 'row' | 'page' | 'remove'> {
  form: string;
  errors: Record<string, string>;
  labelOf: (label: string) => string;
}

/** Why a milestone is late, what the customer reads of it, who posted it, and its removal: folded where it is not needed. */
function MoreOfRow({ row, form, page, errors, labelOf, remove }: MoreProps) {
  const { milestones: strings } = page.t;
  const reason = page.options.delays.find(({ value }) => value === row.delayReason)?.title;
  const isOpen = row.comment !== '' || errors.delayReason !== undefined || errors.comment !== undefined;
  return (
    <details open={isOpen || undefined} className="min-w-24">
      <summary className="link w-fit py-2">
        {reason ?? strings.add}
        <span className="sr-only"> {row.name}</span>
      </summary>
      <div className="space-y-2 pb-2 lg:w-36">
        <select
          key={`reason ${row.delayReason}`}
          form={form}
          name="delayReason"
          aria-label={labelOf(strings.delayReason)}
          aria-invalid={errors.delayReason ? true : undefined}
          defaultValue={row.delayReason}
          className="desk-input"
        >
          <option value="">{strings.noReason}</option>
          <Options options={page.options.delays} />
        </select>
        <input
          key={`comment ${row.comment}`}
          form={form}
          name="comment"
          aria-label={labelOf(strings.comment)}
          placeholder={strings.comment}
          defaultValue={row.comment}
          maxLength={2000}
          autoComplete="off"
          className="desk-input"
        />
        {row.id && (
          // A form of its own: Enter in a field presses the first button of the form that the field belongs to.
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
