import { type ReactNode, use, useState } from 'react';
import { fill } from '../../../../platform/values/format.ts';
import { FoldedForm } from '../../../../ui/desk/folded-form.tsx';
import { FieldError } from '../../../../ui/forms/field.tsx';
import { settings as t } from '../../strings/en/settings.ts';
import { PartContext, useAt } from './use-part.ts';

interface ListAtProps<Item> {
  /** Empty where the part itself is the list. */
  path: string;
  /** Label of the button that adds an item. */
  add: string;
  /** The item that the button adds. */
  blank: Item;
  /** Name of an item, for its buttons. */
  nameOf: (item: Item) => string;
  /** True where the order counts. */
  isOrdered?: boolean;
  /** True for items of many fields, which are shown by their name alone until they are opened. */
  isFolded?: boolean;
  /** True where several can be removed at once. */
  canSelect?: boolean;
  children: (path: string, item: Item) => ReactNode;
}

/** List of items, each with its fields. */
export function ListAt<Item>({
  path,
  add,
  blank,
  nameOf,
  isOrdered = false,
  isFolded = false,
  canSelect = false,
  children,
}: ListAtProps<Item>) {
  const { formId, hasErrorIn } = use(PartContext);
  const { value: items = [], error, change } = useAt<Item[]>(path);
  // Keys stay with their items, so that an item that is open stays open while others are removed or moved.
  const [keys, setKeys] = useState(() => items.map((_, index) => index));
  if (keys.length !== items.length) setKeys(items.map((_, index) => index));
  const [added, setAdded] = useState(-1);
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
    change([...items, structuredClone(blank)]);
    setKeys([...keys, key]);
    setAdded(key);
    focusIn(items.length, 'input, select');
  };
  const move = (from: number, to: number) => {
    change(movedIn(items, from, to));
    setKeys(movedIn(keys, from, to));
    focusIn(to, `[data-move="${to - from}"]`);
  };
  const remove = (index: number) => {
    change(items.filter((_, at) => at !== index));
    setKeys(keys.filter((_, at) => at !== index));
    focusIn(index, '[data-move="0"]');
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
      {canSelect && items.length > 1 && (
        <p className="flex flex-wrap gap-x-5 pb-3">
          <button
            type="button"
            className="link py-1 pointer-coarse:min-h-11"
            onClick={() => setSelected(chosen.length < keys.length ? keys : [])}
          >
            {chosen.length < keys.length ? t.selectAll : t.selectNone}
          </button>
          {chosen.length > 0 && (
            <button type="button" className="link py-1 pointer-coarse:min-h-11" onClick={removeChosen}>
              {fill(t.removeSelected, { count: chosen.length })}
            </button>
          )}
        </p>
      )}
      <ul>
        {items.map((item, index) => {
          const at = path ? `${path}.${index}` : String(index);
          const name = nameOf(item);
          const key = keys[index] ?? -1;
          const fields = children(at, item);
          const moveBy = (by: -1 | 1) => {
            const to = index + by;
            const isOff = to < 0 || to >= items.length;
            return (
              <ItemButton
                by={by}
                label={by < 0 ? t.up : t.down}
                name={name}
                act={() => move(index, to)}
                isOff={isOff}
              />
            );
          };
          return (
            <li key={key} id={idOf(index)} className="border-b border-hairline py-4 first:pt-0">
              {canSelect && items.length > 1 && (
                <label className="float-right flex min-h-9 items-center pl-4 pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    checked={chosen.includes(key)}
                    onChange={({ currentTarget: { checked } }) =>
                      setSelected(checked ? [...chosen, key] : chosen.filter((other) => other !== key))
                    }
                  />
                  <span className="sr-only">{fill(t.select, { name: name || t.unnamed })}</span>
                </label>
              )}
              {isFolded ? (
                <FoldedForm title={name || t.unnamed} object="" isOpen={key === added || hasErrorIn(at)}>
                  {fields}
                </FoldedForm>
              ) : (
                fields
              )}
              <p className="mt-2 flex flex-wrap gap-x-5">
                {isOrdered && moveBy(-1)}
                {isOrdered && moveBy(1)}
                <ItemButton by={0} label={t.remove} name={name} act={() => remove(index)} />
              </p>
            </li>
          );
        })}
      </ul>
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

interface ItemButtonProps {
  /** Places that it moves the item by; 0 removes it. */
  by: -1 | 0 | 1;
  label: string;
  name: string;
  isOff?: boolean;
  act: () => void;
}

export function ItemButton({ by, label, name, isOff = false, act }: ItemButtonProps) {
  return (
    <button
      type="button"
      data-replay
      data-move={by}
      className="link py-1 aria-disabled:opacity-50 pointer-coarse:min-h-11"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && act()}
    >
      {label}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
