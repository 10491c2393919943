import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { fill } from '#platform/values/format.ts';
import { SortHandle } from '#ui/desk/sort-handle.tsx';
import { kit } from '#ui/desk/strings/en/kit.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { settings as t } from '../../strings/en/settings.ts';
import { PartContext, useAt } from './use-part.ts';

interface ListAtProps<Item> {
  /** Empty where the part itself is the list. */
  path: string;
  /** Label of the button that adds an item. */
  add: string;
  /** The item that the button adds. */
  blank: Item;
  /** Item that the button adds to an empty list, and its description there. */
  first?: { item: Item; text: string } | undefined;
  /** Name of an item, for its buttons. */
  nameOf: (item: Item) => string;
  /** True where the order counts. */
  isOrdered?: boolean;
  /** True for items of many fields, which are shown as a line that opens them: by their name, or by `line`. */
  isFolded?: boolean;
  /** Cells of the line, of which the first one names the item, their titles, and their columns as a class. */
  line?: {
    columns: string;
    titles: readonly string[];
    cells: (item: Item) => Readonly<Record<string, ReactNode>>;
  };
  /** True where several can be removed at once. */
  canSelect?: boolean;
  children: (path: string, item: Item) => ReactNode;
}

/** List of items, each with its fields. */
export function ListAt<Item>({
  path,
  add,
  blank,
  first,
  nameOf,
  isOrdered = false,
  isFolded = false,
  line,
  canSelect = false,
  children,
}: ListAtProps<Item>) {
  const { formId, hasErrorIn } = use(PartContext);
  const { value: items = [], error, change } = useAt<Item[]>(path);
  // Keys stay with their items, so that an item that is open stays open while others are removed or moved.
  const [keys, setKeys] = useState(() => items.map((_, index) => index));
  if (keys.length !== items.length) setKeys(items.map((_, index) => index));
  const [added, setAdded] = useState(-1);
  /** Says where an item was moved, for screen readers. */
  const [moved, setMoved] = useState('');
  const [selected, setSelected] = useState<readonly number[]>([]);
  /** The list before several items were removed. */
  const [removed, setRemoved] = useState<{ items: Item[]; keys: number[]; left: Item[] } | null>(null);
  // Later changes would be lost.
  const canUndo = removed?.left === items;
  const chosen = keys.filter((key) => selected.includes(key));
  const idOf = (index: number) => `${formId}-${path}-${index}`;
  const addId = `${formId}-${path}-add`;
  const focusIn = (index: number, selector: string) =>
    requestAnimationFrame(() => {
      const found = document.getElementById(idOf(index))?.querySelector<HTMLElement>(selector);
      (found ?? document.getElementById(addId))?.focus();
    });
  const addItem = () => {
    const key = Math.max(-1, ...keys) + 1;
    // Each item is an object of its own: `followPath` tells them apart.
    change([...items, structuredClone(items.length === 0 && first ? first.item : blank)]);
    setKeys([...keys, key]);
    setAdded(key);
    focusIn(items.length, ':is(input, select):not([data-select])');
  };
  const move = (from: number, to: number) => {
    change(movedIn(items, from, to));
    setKeys(movedIn(keys, from, to));
    setMoved(
      fill(kit.sort.moved, { name: nameOf(items[from] as Item), position: to + 1, count: items.length }),
    );
    focusIn(to, '[data-sort]');
  };
  const remove = (index: number) => {
    change(items.filter((_, at) => at !== index));
    setKeys(keys.filter((_, at) => at !== index));
    focusIn(index, 'summary, [data-sort], [data-remove]');
  };
  const undoId = `${formId}-${path}-undo`;
  const removeChosen = () => {
    const left = items.filter((_, index) => !chosen.includes(keys[index] ?? -1));
    change(left);
    setKeys(keys.filter((key) => !chosen.includes(key)));
    setSelected([]);
    setRemoved({ items, keys, left });
    requestAnimationFrame(() => document.getElementById(undoId)?.focus());
  };
  const undo = () => {
    if (!canUndo) return;
    change(removed.items);
    setKeys(removed.keys);
    setRemoved(null);
    document.getElementById(addId)?.focus();
  };
  return (
    <>
      {removed && canUndo && (
        <p role="status" className="flex flex-wrap gap-x-5 pb-3">
          <span className="py-1">{fill(t.removed, { count: removed.items.length - items.length })}</span>
          <button id={undoId} type="button" className="link py-1 pointer-coarse:min-h-11" onClick={undo}>
            {t.undo}
          </button>
        </p>
      )}
      {line && items.length > 1 && (
        <div className="flex min-h-9 items-center gap-2 text-[0.8125rem] font-medium text-muted">
          {isOrdered && <span className="w-7 pointer-coarse:w-11" />}
          {canSelect && (
            <label className="flex min-h-9 items-center pr-1 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={chosen.length === keys.length}
                onChange={({ currentTarget: { checked } }) => setSelected(checked ? keys : [])}
              />
              <span className="sr-only">{t.selectAll}</span>
            </label>
          )}
          {chosen.length > 0 ? (
            <button
              type="button"
              className="link text-[0.9375rem] pointer-coarse:min-h-11"
              onClick={removeChosen}
            >
              {fill(t.removeSelected, { count: chosen.length })}
            </button>
          ) : (
            <span className={`grid grow gap-x-4 pr-8 ${line.columns}`}>
              {line.titles.map((title, index) => (
                <span key={title} className={index === 0 ? '' : 'max-sm:hidden'}>
                  {title}
                </span>
              ))}
            </span>
          )}
        </div>
      )}
      {items.length > 0 && (
        <ul className="item-list">
          {items.map((item, index) => {
            const at = path ? `${path}.${index}` : String(index);
            const name = nameOf(item) || t.unnamed;
            const key = keys[index] ?? -1;
            const fields = children(at, item);
            const removeLabel = fill(t.removeItem, { name });
            return (
              <li key={key} id={idOf(index)} className={isFolded ? '' : 'py-3'}>
                {isOrdered && items.length > 1 && (
                  <SortHandle
                    list={`${formId}-${path}`}
                    index={index}
                    count={items.length}
                    name={name}
                    move={move}
                  />
                )}
                {canSelect && items.length > 1 && (
                  <label className="flex min-h-10 items-center pr-1 pointer-coarse:min-h-11">
                    <input
                      type="checkbox"
                      data-select
                      checked={chosen.includes(key)}
                      onChange={({ currentTarget: { checked } }) =>
                        setSelected(checked ? [...chosen, key] : chosen.filter((other) => other !== key))
                      }
                    />
                    <span className="sr-only">{fill(t.select, { name })}</span>
                  </label>
                )}
                {isFolded ? (
                  <ItemLine
                    cells={line ? line.cells(item) : { name }}
                    columns={line?.columns}
                    isOpen={key === added || hasErrorIn(at)}
                  >
                    {fields}
                    <button
                      type="button"
                      data-replay
                      className="desk-button mt-4"
                      aria-label={removeLabel}
                      onClick={() => remove(index)}
                    >
                      {t.remove}
                    </button>
                  </ItemLine>
                ) : (
                  <>
                    <div className="min-w-0 grow">{fields}</div>
                    <button
                      type="button"
                      data-replay
                      data-remove
                      className="item-button"
                      aria-label={removeLabel}
                      title={t.remove}
                      onClick={() => remove(index)}
                    >
                      <X size={16} aria-hidden />
                    </button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {isOrdered && (
        <p role="status" className="sr-only">
          {moved}
        </p>
      )}
      {items.length === 0 && first && <p className="text-muted">{first.text}</p>}
      <FieldError id={`${formId}-${path || 'body'}`} error={error} />
      <button id={addId} type="button" data-replay className="desk-button mt-3" onClick={addItem}>
        {add}
      </button>
    </>
  );
}

function movedIn<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

interface ItemLineProps {
  /** Cells by name, of which the first one names the item. */
  cells: Readonly<Record<string, ReactNode>>;
  columns?: string | undefined;
  /** True for an item that was just added, or that was refused. */
  isOpen: boolean;
  children: ReactNode;
}

/** An item as a line that opens its fields. It stays open, as it may hold what is not saved. */
export function ItemLine({ cells, columns = '', isOpen, children }: ItemLineProps) {
  const [isOpenAtFirst] = useState(isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details ref={details} open={isOpenAtFirst || undefined}>
      <summary className="item-line grid-cols-[minmax(0,1fr)_auto]">
        <span className={`grid items-center gap-x-4 ${columns}`}>
          {Object.entries(cells).map(([name, cell]) => (
            <span
              key={name}
              className="min-w-0 truncate text-[0.875rem] text-muted not-last:max-sm:hidden first:font-medium first:text-[length:inherit] first:text-wrap first:text-strong first:max-sm:block"
            >
              {cell}
            </span>
          ))}
        </span>
        <ChevronDown size={16} aria-hidden className="fold-sign text-muted" />
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  );
}
