import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { fill } from '#platform/values/format.ts';
import { MenuButton } from './menu-button.tsx';
import { kit } from './strings/en/kit.ts';

const { sort: t } = kit;

interface SortHandleProps {
  /** Items are sorted within one list. */
  list: string;
  index: number;
  count: number;
  /** Name of the item. */
  name: string;
  move: (from: number, to: number) => void;
}

/**
 * Handle that sorts the `<li>` around it: by dragging, with Alt and the arrow keys, or by its menu. It must keep the focus
 * where the item goes, which the caller does by `data-sort`.
 */
export function SortHandle({ list, index, count, name, move }: SortHandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const menuId = `sort-${list}-${index}`;
  const moveTo = useEffectEvent(move);
  useEffect(() => {
    const element = handle.current?.closest('li');
    if (!element || !handle.current) return undefined;
    const leave = () => delete element.dataset.drop;
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ list, index }),
        onDragStart: () => {
          element.dataset.dragging = '';
        },
        onDrop: () => delete element.dataset.dragging,
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.index !== index,
        getIsSticky: () => true,
        onDragEnter: ({ source }) => {
          element.dataset.drop = Number(source.data.index) < index ? 'after' : 'before';
        },
        onDragLeave: leave,
        onDrop: ({ source }) => {
          leave();
          moveTo(Number(source.data.index), index);
        },
      }),
    );
  }, [list, index]);
  const moveBy = (by: -1 | 1) => {
    const to = index + by;
    if (to >= 0 && to < count) move(index, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!by) return;
    event.preventDefault();
    moveBy(by);
  };
  return (
    <>
      <button
        ref={handle}
        type="button"
        data-sort
        popoverTarget={menuId}
        aria-label={fill(t.handle, { name })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={t.help}
        className="item-button cursor-grab"
        onKeyDown={onKeyDown}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <div id={menuId} popover="auto" className="item-menu">
        {index > 0 && (
          <MenuButton keys={t.upKeys} act={() => moveBy(-1)}>
            {t.up}
          </MenuButton>
        )}
        {index < count - 1 && (
          <MenuButton keys={t.downKeys} act={() => moveBy(1)}>
            {t.down}
          </MenuButton>
        )}
      </div>
    </>
  );
}
