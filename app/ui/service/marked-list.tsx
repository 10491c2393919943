import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';

interface MarkedListProps {
  id: string;
  title: string;
  items: string[];
  /** What speaks for it is ticked, what does not is marked by a dash. */
  mark: 'for' | 'against';
}

/** A titled list of short lines that speak for something or against it. */
export function MarkedList({ id, title, items, mark }: MarkedListProps) {
  const Icon = mark === 'for' ? Check : Minus;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-heading">
        {title}
      </h2>
      <ul className="border-t border-hairline">
        {items.map((item) => (
          <li key={item} className="flex gap-3.5 border-b border-hairline py-3.5">
            <Icon
              size={20}
              aria-hidden
              className={`mt-1 shrink-0 ${mark === 'for' ? 'text-open' : 'text-muted'}`}
            />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
