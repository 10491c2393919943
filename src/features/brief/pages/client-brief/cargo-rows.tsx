import { useEffect, useRef, useState } from 'react';
import { checkVin } from '#features/cargo/check-digits.ts';
import { mostListed } from '#features/cargo/choices.ts';
import { filledRows } from '#features/cargo/form-cargo.ts';
import { mostRows } from '#features/cargo/pieces.ts';
import { fill } from '#platform/values/format.ts';
import { Detail, type DetailState, detailId } from './cargo-fields.tsx';
import type { RowList } from './cargo-groups.ts';

interface Row {
  id: number;
  /** Index of the row in the initial values; null for an added row. */
  source: number | null;
}

const rowsUpTo = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id, source: id }));

interface CargoRowsProps {
  list: RowList;
  state: DetailState;
  /** Stored values of all rows; the rows that came with the page have theirs already. */
  kept: Record<string, string>;
  /** Current values of the form; null without scripts. */
  live: Record<string, string> | null;
}

/** Rows of a list. Without scripts, a fixed number of rows; with scripts, one row and a button to add more. */
export function CargoRows({ list, state, kept, live }: CargoRowsProps) {
  const { values, strings } = state;
  const texts = strings.form.rows[list.name];
  const most = list.name === 'pieces' ? mostRows : mostListed;
  const filled = filledRows(list.name, values);
  const [rows, setRows] = useState(() => rowsUpTo(Math.min(Math.max(list.rows, filled), most)));
  const [shown, setShown] = useState(Math.max(filled, 1));
  const nextId = useRef(1_000);
  const focusNext = useRef('');
  const isFirst = useRef(true);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const count = Math.min(filledRows(list.name, kept), most);
    setRows((before) =>
      count > before.length ? [...before, ...rowsUpTo(count).slice(before.length)] : before,
    );
    setShown((before) => Math.max(before, count));
  }, [kept, list, most]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the rows have changed.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = '';
    // The draft and the summary also depend on the number of rows.
    element.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [rows, shown]);

  const nameOf = (index: number, field: string) => `shipment.${list.name}.${index}.${field}`;
  const addId = detailId(`shipment.${list.name}`);
  const add = () => {
    focusNext.current = detailId(nameOf(shown, list.fields[0] ?? ''));
    if (shown === rows.length) setRows([...rows, { id: nextId.current++, source: null }]);
    setShown(shown + 1);
  };
  const remove = (id: number) => {
    focusNext.current = addId;
    setRows([...rows.filter((row) => row.id !== id), { id: nextId.current++, source: null }]);
    setShown(shown - 1);
  };

  return (
    <div ref={element} className="detail-line detail-list" data-list={list.name}>
      {rows.map(({ id, source }, index) => {
        const title = fill(texts.row, { number: index + 1 });
        return (
          <fieldset key={id} className={index < shown ? undefined : 'unscripted'}>
            <legend className="label tabular">{title}</legend>
            {live && shown > 1 && (
              <button
                type="button"
                className="link detail-remove"
                onClick={() => remove(id)}
                aria-label={fill(strings.form.removeRow, { name: title })}
              >
                {strings.form.remove}
              </button>
            )}
            <div className="detail-row">
              {list.fields.map((field) => {
                const name = nameOf(index, field);
                const sourceName = source === null ? '' : nameOf(source, field);
                const vin = field === 'vin' && live?.[name];
                const problem = vin ? checkVin(vin) : 'right';
                return (
                  <Detail
                    key={field}
                    path={`${list.name}.${field}`}
                    name={name}
                    value={values[sourceName] ?? kept[sourceName] ?? ''}
                    warning={
                      field === 'vin' && (
                        <p role="status" className="mt-1 text-small font-medium text-strong">
                          {problem !== 'right' && strings.form.vin[problem]}
                        </p>
                      )
                    }
                    state={state}
                  />
                );
              })}
            </div>
          </fieldset>
        );
      })}
      {live && shown < most && filledRows(list.name, live) >= shown && (
        <button id={addId} type="button" className="button button-quiet mt-4" onClick={add}>
          {texts.add}
        </button>
      )}
    </div>
  );
}
