import { type ComponentProps, type ReactNode, use } from 'react';
import { type Option, Options } from '../../../../ui/desk/controls.tsx';
import { describedBy, FieldError, FieldFrame } from '../../../../ui/forms/field.tsx';
import { settings as t } from '../../strings/en/settings.ts';
import { PartContext, useAt } from './use-part.ts';

interface AtProps {
  /** Where the value is in the part: `0.address.city`. */
  path: string;
  label: string;
  help?: string;
  /** True for a value that may be left out. */
  isOptional?: boolean;
}

type InputAtProps = AtProps & Omit<ComponentProps<'input'>, 'value' | 'onChange'>;

/** Input of one line: text, or a number or date by its type. */
export function InputAt({ path, label, help, isOptional = false, ...input }: InputAtProps) {
  const { id, value, error, change } = useAt<string | number | undefined>(path, label);
  const read = (typed: string) => {
    if (typed === '') return isOptional ? undefined : '';
    return input.type === 'number' ? Number(typed) : typed;
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      optional={isOptional ? t.optional : undefined}
    >
      <input
        id={id}
        className="desk-input"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        step={input.type === 'number' ? 'any' : undefined}
        {...input}
        value={value ?? ''}
        onChange={({ currentTarget }) => change(read(currentTarget.value))}
      />
    </FieldFrame>
  );
}

/** Choice of a list; an optional one begins with none. */
export function ChoiceAt({
  path,
  label,
  help,
  isOptional = false,
  options,
}: AtProps & { options: readonly Option[] }) {
  const { id, value, error, change } = useAt<string | undefined>(path, label);
  const isKnown = options.some((option) => option.value === value) || !value;
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      optional={isOptional ? t.optional : undefined}
    >
      <select
        id={id}
        className="desk-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        value={value ?? ''}
        onChange={({ currentTarget }) => change(currentTarget.value || undefined)}
      >
        {(isOptional || !value) && <option value="" />}
        {!isKnown && <option value={value}>{value}</option>}
        <Options options={options} />
      </select>
    </FieldFrame>
  );
}

/** Checkbox with its own meaning of checked. */
export function Tick({
  id,
  label,
  checked,
  change,
}: {
  id: string;
  label: ReactNode;
  checked: boolean;
  change: (checked: boolean) => void;
}) {
  return (
    <label htmlFor={id} className="flex min-h-9 items-center gap-2.5 text-strong pointer-coarse:min-h-11">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
        className="shrink-0"
      />
      <span className="min-w-0">{label}</span>
    </label>
  );
}

/** Checkbox of a yes or no; not checked, it is `off`. */
export function TickAt({ path, label, off = false }: AtProps & { off?: false | undefined }) {
  const { id, value, change } = useAt<boolean | undefined>(path, label);
  return <Tick id={id} label={label} checked={value === true} change={(checked) => change(checked || off)} />;
}

/** Fields side by side where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">{children}</div>;
}

interface ListAtProps<Item> {
  path: string;
  /** Label of the button that adds an item. */
  add: string;
  /** What is added. */
  blank: Item;
  /** Name of an item, for its buttons. */
  nameOf: (item: Item, index: number) => string;
  /** True where the order counts. */
  isOrdered?: boolean;
  /** Fewest items. */
  least?: number;
  children: (path: string, item: Item, index: number) => ReactNode;
}

/** List of items, each with its fields. The path is empty where the part itself is the list. */
export function ListAt<Item>({
  path,
  add,
  blank,
  nameOf,
  isOrdered = false,
  least = 0,
  children,
}: ListAtProps<Item>) {
  const { formId } = use(PartContext);
  const { value: items = [], error, change } = useAt<Item[]>(path);
  const move = (from: number, to: number) => {
    const moved = [...items];
    moved.splice(to, 0, ...moved.splice(from, 1));
    change(moved);
  };
  const idOf = (index: number) => `${formId}-${path}-${index}`;
  const addItem = () => {
    change([...items, blank]);
    requestAnimationFrame(() =>
      document.getElementById(idOf(items.length))?.querySelector<HTMLElement>('input, select')?.focus(),
    );
  };
  return (
    <>
      <ul className="space-y-5">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own.
          <li key={index} id={idOf(index)} className="border-b border-hairline pb-5">
            {children(path ? `${path}.${index}` : String(index), item, index)}
            <p className="mt-2 flex flex-wrap gap-x-5">
              {isOrdered && (
                <>
                  <ItemButton isOff={index === 0} act={() => move(index, index - 1)} label={t.up}>
                    {nameOf(item, index)}
                  </ItemButton>
                  <ItemButton
                    isOff={index === items.length - 1}
                    act={() => move(index, index + 1)}
                    label={t.down}
                  >
                    {nameOf(item, index)}
                  </ItemButton>
                </>
              )}
              {items.length > least && (
                <ItemButton act={() => change(items.filter((_, at) => at !== index))} label={t.remove}>
                  {nameOf(item, index)}
                </ItemButton>
              )}
            </p>
          </li>
        ))}
      </ul>
      <FieldError id={`${formId}-${path}`} error={error} />
      <button type="button" className="desk-button mt-3" onClick={addItem}>
        {add}
      </button>
    </>
  );
}

interface ItemButtonProps {
  label: string;
  isOff?: boolean;
  act: () => void;
  children: ReactNode;
}

function ItemButton({ label, isOff = false, act, children }: ItemButtonProps) {
  return (
    <button
      type="button"
      className="link py-1 pointer-coarse:min-h-11 aria-disabled:opacity-50"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && act()}
    >
      {label}
      <span className="sr-only"> {children}</span>
    </button>
  );
}
