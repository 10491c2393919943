import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef, useState } from 'react';
import { containerCodes } from '#features/cargo/choices.ts';
import { containerTypes } from '#features/cargo/strings/en/cargo.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { currencies } from '#platform/values/money.ts';
import { type Option, Options, optionsOf } from '#ui/desk/controls.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import {
  breakOf,
  chargeColumnKinds,
  containersOf,
  type FileQuestions,
  type FoundTitle,
  importColumns,
  per100Kg,
} from '../mapping.ts';
import { rateColumns } from '../rates.ts';
import { bases, charges } from '../strings/en/charges.ts';
import { rates } from '../strings/en/rates.ts';
import { useInvalid } from './invalid-fields.tsx';

const { mapping: t, columnNames } = rates;

const priceKinds = ['rate', 'cost'] as const;

/** Weight breaks of air tariffs; those of a file are added. */
const usualBreaks = ['45', '100', '250', '300', '500', '1000'];

function breakOptions(titles: FoundTitle[]): Option[] {
  const found = titles.flatMap(({ proposed }) => breakOf(proposed)?.from ?? []);
  const breaks = [...new Set([...usualBreaks, ...found])].sort((a, b) => Number(a) - Number(b));
  return priceKinds.flatMap((kind) =>
    breaks.map((from) => ({ value: `${kind}_${from}`, title: fill(t.ofBreak[kind], { from }) })),
  );
}

/** The containers that a column may hold, and the lists that columns of the file hold. */
function containerOptions(titles: FoundTitle[]): Option[] {
  const lists = titles.flatMap(({ proposed }) => containersOf(proposed)?.containers.join('/') ?? []);
  const codes = [...new Set([...containerCodes, ...lists])];
  return priceKinds.flatMap((kind) =>
    codes.map((code) => ({
      value: `${kind}:${code}`,
      title: fill(t.ofContainer[kind], {
        container: code
          .split('/')
          .map((name) => containerTypes[name as keyof typeof containerTypes])
          .join(' / '),
      }),
    })),
  );
}

const columnOptions: Option[] = [...rateColumns, ...importColumns].map((value) => ({
  value,
  title: columnNames[value],
}));

const chargeOptions: Option[] = chargeColumnKinds.map((kind) => ({
  value: `${kind}>`,
  title: t.ofCharge[kind],
}));

const unitOptions: Option[] = [
  ...optionsOf(bases),
  { value: per100Kg, title: t.per100Kg },
  ...containerCodes.map((value) => ({ value, title: containerTypes[value] })),
];

/** Returns the choice of a column: of another charge, whose parts have fields of their own, `rate>`. */
export function targetOf(proposed: string): string {
  const [kind = ''] = proposed.split('>');
  return proposed.includes('>') ? `${kind}>` : proposed;
}

/** Fields for the charge, unit and currency of a column with another charge. */
function ChargeFields({
  id,
  column: { key, title, proposed },
  target,
}: {
  id: string;
  column: FoundTitle;
  target: string;
}) {
  const [, charge = '', unit = '', currency = ''] = proposed.split('>');
  const labelOf = (text: string) => fill(text, { title: title || key });
  // A minimum has the unit of its charge.
  const isMinimum = target.startsWith('minimum');
  const ofCharge = useInvalid(`${id}-charge`);
  const ofUnit = useInvalid(`${id}-unit`);
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-1 border-t border-hairline py-2 sm:grid-cols-[minmax(7rem,12rem)_repeat(3,minmax(0,15rem))]">
      <p className="col-span-2 font-medium wrap-anywhere sm:col-span-1 sm:py-2">{title || key}</p>
      <div className="col-span-2 sm:col-span-1">
        <select
          id={`${id}-charge`}
          name={`${id}-charge`}
          aria-label={labelOf(t.chargeOf)}
          defaultValue={charge}
          required
          {...ofCharge.attributes}
          className="desk-input w-full"
        >
          <option value="">{t.choose}</option>
          <Options options={optionsOf(charges)} />
        </select>
        <FieldError id={`${id}-charge`} error={ofCharge.error} />
      </div>
      <div>
        {isMinimum ? (
          <input type="hidden" name={`${id}-unit`} value={unit || 'shipment'} />
        ) : (
          <select
            id={`${id}-unit`}
            name={`${id}-unit`}
            aria-label={labelOf(t.unitOf)}
            defaultValue={unit}
            required
            {...ofUnit.attributes}
            className="desk-input w-full"
          >
            <option value="">{t.choose}</option>
            <Options options={unitOptions} />
          </select>
        )}
        <FieldError id={`${id}-unit`} error={ofUnit.error} />
      </div>
      <select
        name={`${id}-currency`}
        aria-label={labelOf(t.currencyOf)}
        defaultValue={currency}
        className="desk-input w-full"
      >
        <option value="">{t.currencyOfLine}</option>
        <Options options={currencies.map((value) => ({ value, title: value }))} />
      </select>
    </div>
  );
}

/** The columns that hold other charges, with what each is for. */
export function ChargeColumns({ titles, targets }: Pick<ColumnTableProps, 'titles' | 'targets'>) {
  if (!targets.some((target) => target.endsWith('>'))) return null;
  const isGuessed = titles.some(({ isGuessed, proposed }) => isGuessed && proposed.includes('>'));
  return (
    <fieldset className="mt-5">
      <legend className="font-medium">{t.charges.heading}</legend>
      <p className="mt-1 mb-2 max-w-[72ch] text-muted">
        {t.charges.text} {isGuessed && t.charges.guess}
      </p>
      {titles.map((column, index) => {
        const target = targets[index] ?? '';
        if (!target.endsWith('>')) return null;
        return <ChargeFields key={column.key} id={`column-${index}`} column={column} target={target} />;
      })}
    </fieldset>
  );
}

/** Counts the columns of a scrolled table that end to the right of what is in view. */
function useHiddenColumns() {
  const box = useRef<HTMLElement>(null);
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const count = () => {
      const { right } = element.getBoundingClientRect();
      const heads = [...element.querySelectorAll('thead th')];
      setHidden(heads.filter((head) => head.getBoundingClientRect().right > right + 2).length);
    };
    const observer = new ResizeObserver(count);
    observer.observe(element);
    element.addEventListener('scroll', count, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', count);
    };
  }, []);
  return { box, hidden };
}

interface ColumnTableProps {
  titles: FoundTitle[];
  rows: FileQuestions['rows'];
  /** The choice of each column; empty for one that is not read. */
  targets: readonly string[];
  onChoose: (index: number, target: string) => void;
}

/** The first lines of a file, with a choice above each column. */
export function ColumnTable({ titles, rows, targets, onChoose }: ColumnTableProps) {
  const groups = [
    { title: t.columns, options: columnOptions },
    { title: t.otherCharge, options: chargeOptions },
    { title: t.breaks, options: breakOptions(titles) },
    { title: t.containers, options: containerOptions(titles) },
  ];
  const isUnread = (index: number) => targets[index] === '' || undefined;
  const { box, hidden } = useHiddenColumns();
  const showMore = () => {
    box.current?.scrollBy({ left: box.current.clientWidth * 0.8 });
    // The button goes with the last column, the focus does not.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <p className="flex min-h-8 items-center justify-end">
        {hidden > 0 && (
          <button type="button" className="link inline-flex items-center gap-1 py-1" onClick={showMore}>
            {pluralOf(deskLocale, hidden, t.moreColumns)}
            <ArrowRight size={16} aria-hidden />
          </button>
        )}
      </p>
      <section
        ref={box}
        aria-label={t.caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        className="overflow-x-auto rounded-(--radius-control) border border-hairline"
      >
        <table className="file-table tabular text-[0.875rem]">
          <caption className="sr-only">{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t.line}</span>
              </th>
              {titles.map(({ key, title }, index) => {
                const id = `column-${index}`;
                return (
                  <th key={key} scope="col" data-unread={isUnread(index)}>
                    <label htmlFor={id} className="mb-1 block truncate">
                      {title || key}
                    </label>
                    <select
                      id={id}
                      name={id}
                      value={targets[index] ?? ''}
                      onChange={(event) => onChoose(index, event.target.value)}
                      className="desk-input w-full"
                    >
                      <option value="">{t.notRead}</option>
                      {groups.map((group) => (
                        <optgroup key={group.title} label={group.title}>
                          <Options options={group.options} />
                        </optgroup>
                      ))}
                    </select>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {titles.map(({ key }, index) => (
                  <td key={key} data-unread={isUnread(index)}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
