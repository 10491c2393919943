import { useEffect, useRef, useState } from 'react';
import { emptyRow, mostRows, type PieceRow, readPieceQuery } from '#features/cargo/pieces.ts';
import { useLocale } from '#ui/locale.tsx';
import { type ToolState, useToolForm } from '../frame/use-tool-form.ts';

/** Row of the form. `sent` is the server's reading; a field that differs was changed since. */
export interface FormRow {
  id: number;
  sent: PieceRow;
  isAlone: boolean;
}

export interface PieceForm extends ToolState {
  rows: FormRow[];
  add: () => void;
  remove: (id: number) => void;
}

/**
 * Follows the rows of a calculator, starting with the query. With scripts, result and address update after each change.
 */
export function usePieceForm(sent: string): PieceForm {
  const locale = useLocale();
  const { form, query, update, read, writeAddress } = useToolForm(sent);
  const [rows, setRows] = useState<FormRow[]>(() => {
    const read = readPieceQuery(new URLSearchParams(sent), locale);
    return read.rows.map((row, index) => ({
      id: index + 1,
      sent: row,
      isAlone: read.notStackable.has(index),
    }));
  });
  const nextId = useRef(mostRows + 1);
  const focusNext = useRef<string>(undefined);

  // Runs after each change of the rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read from the form.
  useEffect(() => {
    read();
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [rows]);

  return {
    form,
    rows,
    query,
    update,
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
