import Plus from 'lucide-react/icons/plus';
import { type FocusEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { strangeDensity } from '#features/cargo/density.ts';
import {
  type CheckedRow,
  mostRows,
  type NumberProblem,
  type PieceField,
  type PieceRow,
  pieceFields,
  type Units,
} from '#features/cargo/pieces.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill, formatNumber, listIn } from '#platform/values/format.ts';
import { ambiguousReadings } from '#platform/values/typed-amount.ts';
import { useLocale } from '#ui/locale.tsx';
import type { SiteStrings } from '../../strings.ts';
import type { PieceForm } from './use-piece-form.ts';

type Strings = SiteStrings['pieceRows'];

interface ChoiceProps {
  legend: string;
  name: string;
  options: { value: string; label: ReactNode }[];
  chosen: string;
  className?: string;
}

export function Choice({ legend, name, options, chosen, className = 'flex flex-wrap gap-x-6' }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="label mb-1">{legend}</legend>
      <div className={className}>
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-strong">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function UnitChoices({ units, strings }: { units: Units; strings: Strings }) {
  const { side, weight, ...names } = strings.units;
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-3">
      <Choice
        legend={side}
        name="unit"
        chosen={units.side}
        options={(['cm', 'in'] as const).map((value) => ({ value, label: names[value] }))}
      />
      <Choice
        legend={weight}
        name="mass"
        chosen={units.weight}
        options={(['kg', 'lb'] as const).map((value) => ({ value, label: names[value] }))}
      />
    </div>
  );
}

interface ProblemTextProps {
  field: PieceField;
  value: string;
  problem: NumberProblem;
  strings: Strings;
  locale: Locale;
}

function problemText({ field, value, problem, strings: { problems }, locale }: ProblemTextProps): string {
  if (problem === 'ambiguous') return fill(problems.ambiguous, { ...ambiguousReadings(value, locale) });
  if (problem !== 'too-large') return problems[problem];
  return problems['too-large'][field === 'quantity' || field === 'weight' ? field : 'side'];
}

interface PieceFieldsProps {
  pieces: PieceForm;
  /** Current values by row. */
  typed: PieceRow[];
  checked: CheckedRow[];
  units: Units;
  /** True to ask whether a row can be stacked. */
  asksStacking?: boolean;
  strings: Strings;
}

/** Rows of pieces. Without scripts, the buttons to add and remove a row submit the form. */
export function PieceFields({ pieces, typed, checked, units, asksStacking, strings }: PieceFieldsProps) {
  const { rows, add, remove } = pieces;
  /** Values by input when it last lost the focus. */
  const [left, setLeft] = useState<Record<string, string>>({});
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) setLeft({ ...left, [target.id]: target.value });
  };
  const at = (change: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    change();
  };
  return (
    <div>
      <ol aria-label={strings.legend} className="border-t-2 border-strong" onBlur={leave}>
        {rows.map(({ id, sent, isAlone }, index) => {
          const number = index + 1;
          const row = checked[index];
          // An error is shown once its field was sent or left, until it changes.
          const problemOf = (field: PieceField) => {
            const value = typed[index]?.[field];
            const isLeft = value !== '' && value === left[`${field}-${id}`];
            return row?.status === 'refused' && (isLeft || value === sent[field])
              ? row.problems[field]
              : undefined;
          };
          return (
            <li key={id} className="border-b border-hairline pt-2 pb-5">
              <fieldset>
                <legend className="label tabular float-left flex min-h-11 items-center">
                  {fill(strings.row, { number })}
                </legend>
                <div className="mb-1 flex min-h-11 justify-end">
                  {rows.length > 1 && (
                    <button
                      type="submit"
                      name="remove"
                      value={number}
                      onClick={at(() => remove(id))}
                      className="link px-1 text-small"
                      aria-label={fill(strings.removeRow, { number })}
                    >
                      {strings.remove}
                    </button>
                  )}
                </div>
                <div className="clear-both grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-[1fr_1fr_1fr_1fr_1.5fr]">
                  {pieceFields.map((field) => (
                    <PieceInput
                      key={field}
                      id={`${field}-${id}`}
                      field={field}
                      value={sent[field]}
                      typed={typed[index]?.[field] ?? sent[field]}
                      units={units}
                      problem={problemOf(field)}
                      strings={strings}
                    />
                  ))}
                </div>
                {asksStacking && (
                  <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-2.5 text-strong">
                    <input
                      type="checkbox"
                      name="alone"
                      value={number}
                      defaultChecked={isAlone}
                      className="size-5 shrink-0"
                    />
                    {strings.alone}
                  </label>
                )}
              </fieldset>
            </li>
          );
        })}
      </ol>
      {rows.length < mostRows ? (
        <button
          id="add-row"
          type="submit"
          name="rows"
          value={rows.length + 1}
          onClick={at(add)}
          className="button button-quiet mt-5"
        >
          <Plus size={18} aria-hidden />
          {strings.add}
        </button>
      ) : (
        <p id="add-row" tabIndex={-1} className="mt-5 text-small">
          {strings.full}
        </p>
      )}
    </div>
  );
}

interface PieceInputProps {
  id: string;
  field: PieceField;
  /** The initial value. */
  value: string;
  typed: string;
  units: Units;
  problem: NumberProblem | undefined;
  strings: Strings;
}

function PieceInput({ id, field, value, typed, units, problem, strings }: PieceInputProps) {
  const locale = useLocale();
  const unit = strings.symbols[field === 'weight' ? units.weight : units.side];
  return (
    <div className={field === 'weight' ? 'max-sm:col-span-2' : undefined}>
      <label htmlFor={id} className="mb-1 block text-small font-medium text-strong">
        {fill(strings.fields[field], { unit })}
      </label>
      <input
        id={id}
        name={field}
        defaultValue={value}
        inputMode={field === 'quantity' ? 'numeric' : 'decimal'}
        maxLength={20}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        className="input tabular"
      />
      {problem && (
        <p id={`${id}-error`} className="mt-1 text-small font-medium text-alert">
          {problemText({ field, value: typed, problem, strings, locale })}
        </p>
      )}
    </div>
  );
}

interface NotCountedProps {
  pieces: PieceForm;
  checked: CheckedRow[];
  isCut: boolean;
  strings: Strings;
}

/** Lists the rows that are not counted, and those whose measures are hardly right, with links to their fields. */
export function NotCounted({ pieces, checked, isCut, strings }: NotCountedProps) {
  const locale = useLocale();
  const refused = checked.flatMap((row, index) => {
    const id = pieces.rows[index]?.id;
    if (row.status !== 'refused' || id === undefined) return [];
    const fields = pieceFields.filter((field) => row.problems[field]);
    return [
      { number: index + 1, href: `#${fields[0]}-${id}`, fields: fields.map((field) => strings.names[field]) },
    ];
  });
  const strange = checked.flatMap((row, index) => {
    if (row.status !== 'counted') return [];
    const { lengthCm, widthCm, heightCm, weightKg } = row.pieces;
    const density = strangeDensity({ kg: weightKg, m3: (lengthCm * widthCm * heightCm) / 1e6 });
    const id = pieces.rows[index]?.id;
    return density === null || id === undefined
      ? []
      : [{ number: index + 1, href: `#length-${id}`, density }];
  });
  if (refused.length === 0 && strange.length === 0 && !isCut) return null;
  return (
    <ul className="mb-5 space-y-1 border-l-4 border-alert bg-alert-ground px-4 py-3 text-small text-strong">
      {refused.map(({ number, href, fields }) => (
        <li key={number}>
          <a className="link inline-block py-0.5" href={href}>
            {fill(strings.notCounted, { number, fields: listIn(locale, fields) })}
          </a>
        </li>
      ))}
      {strange.map(({ number, href, density }) => (
        <li key={number}>
          <a className="link inline-block py-0.5" href={href}>
            {fill(strings.density, {
              number,
              density: formatNumber(locale, density, { maximumSignificantDigits: 2 }),
            })}
          </a>
        </li>
      ))}
      {isCut && <li>{strings.isCut}</li>}
    </ul>
  );
}
