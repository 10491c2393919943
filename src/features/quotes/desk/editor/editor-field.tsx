import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { ambiguousReadings } from '#platform/values/typed-amount.ts';
import { describedBy } from '#ui/forms/field.tsx';
import { quotes } from '../../strings/en/desk-quotes.ts';
import { useEditor } from './editor-context.ts';

const { editor: t } = quotes;

interface CellProps {
  id: string;
  label: string;
  /** Class of the grid cell. */
  cell: string;
  value: string;
  /** Cell of a table that holds the field; a `th` names its row. */
  as?: 'td' | 'th';
  children: ReactNode;
}

function EditorCell({ as: Cell, ...props }: CellProps) {
  const { cell } = props;
  if (!Cell) return <EditorField {...props} data-cell={cell} />;
  return (
    <Cell data-cell={cell} scope={Cell === 'th' ? 'row' : undefined}>
      <EditorField {...props} />
    </Cell>
  );
}

function EditorField({
  id,
  label,
  value,
  children,
  ...data
}: Omit<CellProps, 'as'> & { 'data-cell'?: string }) {
  const { problems } = useEditor();
  const problem = problems[id];
  return (
    <div className="quote-cell" data-cell={data['data-cell']}>
      <label htmlFor={id} className="quote-label">
        {label}
      </label>
      {children}
      {problem && (
        <p id={`${id}-error`} className="mt-0.5 text-[0.8125rem] font-medium text-alert">
          {fill(t.problems[problem], { ...ambiguousReadings(value, deskLocale) })}
        </p>
      )}
    </div>
  );
}

interface EditorInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'id' | 'value'> {
  id: string;
  label: string;
  cell: string;
  as?: CellProps['as'];
  value: string;
  write: (value: string) => void;
  isNumber?: boolean;
  /** Shown below the field. */
  note?: ReactNode;
}

/** One-line input; a number is selected on focus, so that typing replaces it. */
export function EditorInput({
  id,
  label,
  cell,
  as,
  write,
  isNumber = false,
  note,
  ...input
}: EditorInputProps) {
  const { problems } = useEditor();
  const isWrong = problems[id] !== undefined;
  return (
    <EditorCell id={id} label={label} cell={cell} value={input.value} {...(as && { as })}>
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
  as?: CellProps['as'];
  value: string;
  write: (value: string) => void;
  options: readonly { value: string; title: string }[];
  /**
   * Returns the option for a typed word and the value before it, or null for no change. Defaults to a match by first
   * letters.
   */
  find?: ((typed: string, before: string) => string | null) | undefined;
}

/** Milliseconds after which the next letter starts a new word, as in native selects. */
const wordPauseMs = 1000;

/** Selects an option by typed letters, as native selects do. */
function useTypedChoice({ value, write, find }: Pick<EditorSelectProps, 'value' | 'write' | 'find'>) {
  const word = useRef({ typed: '', before: '', at: 0 });
  return (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const last = word.current;
    const isNew = last.typed === '' || timeStamp - last.at > wordPauseMs;
    // Space opens the list.
    if (!find || key.length !== 1 || ctrlKey || metaKey || altKey || (isNew && key === ' ')) return;
    event.preventDefault();
    const begun = isNew ? { typed: key, before: value } : { typed: last.typed + key, before: last.before };
    word.current = { ...begun, at: timeStamp };
    const found = find(begun.typed, begun.before);
    if (found !== null && found !== value) write(found);
  };
}

export function EditorSelect({ id, label, cell, as, value, write, options, find }: EditorSelectProps) {
  const press = useTypedChoice({ value, write, find });
  return (
    <EditorCell id={id} label={label} cell={cell} value={value} {...(as && { as })}>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={press}
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
  error?: string | undefined;
}

/** Multi-line text in the customer's language. */
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
