import { type RefObject, useEffect, useRef, useState } from 'react';
import { emptyRow, mostRows, type PieceRow, readPieceQuery } from '../../../../contract/cargo/pieces.ts';

/** A row of the form. `sent` is what the server read; the reader has typed since where the field differs. */
export interface FormRow {
  id: number;
  sent: PieceRow;
  isAlone: boolean;
}

export interface PieceForm {
  form: RefObject<HTMLFormElement | null>;
  rows: FormRow[];
  /** What the form holds now. */
  query: URLSearchParams;
  update: () => void;
  add: () => void;
  remove: (id: number) => void;
}

/** How long after the last change the address takes the query: Safari limits how often it may change. */
const addressDelayMs = 500;

function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * The rows of a calculator: as the address sent them, then as the reader changes them. With scripts the result follows
 * each change, and the address with it, so that it can be shared.
 */
export function usePieceForm(sent: string): PieceForm {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(sent);
  const [rows, setRows] = useState<FormRow[]>(() => {
    const read = readPieceQuery(new URLSearchParams(sent));
    return read.rows.map((row, index) => ({
      id: index + 1,
      sent: row,
      isAlone: read.notStackable.has(index),
    }));
  });
  const nextId = useRef(mostRows + 1);
  const focusNext = useRef<string>(undefined);
  const timer = useRef(0);

  const read = () => form.current && setQuery(String(queryOf(form.current)));

  // After each change of the rows; the first time, it reads what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read from the form.
  useEffect(() => {
    read();
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [rows]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const writeAddress = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (form.current) history.replaceState(history.state, '', `?${queryOf(form.current)}`);
    }, addressDelayMs);
  };

  return {
    form,
    rows,
    query: new URLSearchParams(query),
    update() {
      read();
      writeAddress();
    },
    add() {
      if (rows.length >= mostRows) return;
      const id = nextId.current++;
      focusNext.current = `quantity-${id}`;
      setRows([...rows, { id, sent: emptyRow, isAlone: false }]);
      writeAddress();
    },
    remove(id) {
      focusNext.current = 'add-row';
      setRows(rows.filter((row) => row.id !== id));
      writeAddress();
    },
  };
}
