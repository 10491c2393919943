import type { ComponentProps, ReactNode } from 'react';
import { describedBy } from '../../../ui/form/field.tsx';
import { useEditor } from './editor-context.ts';

interface CellProps {
  id: string;
  label: string;
  /** What it is in the grid. */
  cell: string;
  children: ReactNode;
}

/** A field of the editor with its label, and what is wrong with it. */
function EditorCell({ id, label, cell, children }: CellProps) {
  const { problems, t } = useEditor();
  const problem = problems[id];
  return (
    <div className="quote-cell" data-cell={cell}>
      <label htmlFor={id} className="quote-label">
        {label}
      </label>
      {children}
      {problem && (
        <p id={`${id}-error`} className="mt-0.5 text-[0.8125rem] font-medium text-alert">
          {t.problems[problem]}
        </p>
      )}
    </div>
  );
}

interface EditorInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'id' | 'value'> {
  id: string;
  label: string;
  cell: string;
  value: string;
  write: (value: string) => void;
  isNumber?: boolean;
  /** Stands below the field. */
  note?: ReactNode;
}

/** One line that is typed; a number is selected when the focus comes to it, so that typing replaces it. */
export function EditorInput({ id, label, cell, write, isNumber = false, note, ...input }: EditorInputProps) {
  const { problems } = useEditor();
  const isWrong = problems[id] !== undefined;
  return (
    <EditorCell {...{ id, label, cell }}>
      <input
        id={id}
        autoComplete="off"
        inputMode={isNumber ? 'decimal' : undefined}
        onFocus={isNumber ? ({ currentTarget }) => currentTarget.select() : undefined}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : note ? `${id}-note` : undefined}
        className={`desk-input ${isNumber ? 'tabular text-right' : ''}`}
        {...input}
      />
      {note}
    </EditorCell>
  );
}

interface EditorSelectProps {
  id: string;
  label: string;
  cell: string;
  value: string;
  write: (value: string) => void;
  options: readonly { value: string; title: string }[];
}

/** One out of a list: its first letters choose it. */
export function EditorSelect({ id, label, cell, value, write, options }: EditorSelectProps) {
  return (
    <EditorCell {...{ id, label, cell }}>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        className="desk-input"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </EditorCell>
  );
}

interface EditorTextProps {
  id: string;
  label: string;
  value: string;
  write: (value: string) => void;
  lang: string;
  rows?: number;
  help?: string | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** A text of several lines, in the language of the customer. */
export function EditorText({ id, label, value, write, lang, rows = 3, help, error }: EditorTextProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-muted">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        lang={lang}
        rows={rows}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        className="desk-input quote-text leading-relaxed"
      />
      {error && (
        <p id={`${id}-error`} className="mt-0.5 text-[0.8125rem] font-medium text-alert">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-0.5 text-[0.8125rem] text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
