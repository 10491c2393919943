import { useEffect, useRef, useState } from 'react';
import { emptyRow, mostRows, type PieceRow, readPieceQuery } from '../../../../features/cargo/pieces.ts';
import { useLocale } from '../../../../ui/locale.tsx';
import { type ToolState, useToolForm } from '../frame/use-tool-form.ts';

/** A row of the form. `sent` is what the server read; the reader has typed since where the field differs. */
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
 * The rows of a calculator: as the address sent them, then as the reader changes them. With scripts the result follows
 * each change, and the address with it, so that it can be shared.
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

  // After each change of the rows.
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
