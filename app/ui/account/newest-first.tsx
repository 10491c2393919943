import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';

interface NewestFirstProps<Item> {
  items: Item[];
  /** How the rest is called: one of them, and `{count}` of them. */
  rest: { one: string; many: string };
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** So many stand there; the rest opens by a press, without a script too. */
const shownAtFirst = 10;

/** A list that may be long: the newest are in view. */
export function NewestFirst<Item>({ items, rest, keyOf, children }: NewestFirstProps<Item>) {
  const listed = (some: Item[]) => (
    <ul>
      {some.map((item) => (
        <li key={keyOf(item)} className="border-b border-hairline py-5">
          {children(item)}
        </li>
      ))}
    </ul>
  );
  const hidden = items.slice(shownAtFirst);
  return (
    <div className="border-t-2 border-strong">
      {listed(items.slice(0, shownAtFirst))}
      {hidden.length > 0 && (
        <details className="disclosure">
          <summary className="flex items-center justify-between gap-6 py-5 font-medium text-strong">
            {hidden.length === 1 ? rest.one : rest.many.replace('{count}', String(hidden.length))}
            <Plus size={22} aria-hidden className="disclosure-mark shrink-0 text-muted" />
          </summary>
          <div className="border-t border-hairline">{listed(hidden)}</div>
        </details>
      )}
    </div>
  );
}
