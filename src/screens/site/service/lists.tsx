import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';

interface MarkedListProps {
  id?: string;
  title: string;
  items: string[];
  /** `for` shows a check mark, `against` a dash. */
  mark: 'for' | 'against';
}

export function MarkedList({ id, title, items, mark }: MarkedListProps) {
  const Icon = mark === 'for' ? Check : Minus;
  const Heading = id ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} aria-label={id ? undefined : title}>
      <Heading id={id} className={`mb-3 ${id ? 'text-heading' : 'font-semibold text-strong'}`}>
        {title}
      </Heading>
      <ul className="border-t border-hairline">
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no other identity and never move.
            key={index}
            className="flex gap-3.5 border-b border-hairline py-2.5 max-lg:leading-normal lg:py-3"
          >
            <Icon
              size={20}
              aria-hidden
              className={`mt-1 shrink-0 ${mark === 'for' ? 'text-open' : 'text-muted'}`}
            />
            <span className="measure">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Native `<details>`; search engines and find-in-page read its content. */
export function Folded({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className="disclosure border-b border-hairline">
      <summary className="flex items-center justify-between gap-6 py-5 text-heading text-strong">
        <h2 className="font-medium">{title}</h2>
        <Plus size={22} aria-hidden className="disclosure-mark shrink-0 text-muted" />
      </summary>
      <div className="pb-9">{children}</div>
    </details>
  );
}

const twoColumns = 'grid gap-x-10 border-t border-hairline lg:grid-cols-2';

/** Names and texts in two columns. */
export function NamedList({ items }: { items: { name: string; text: string }[] }) {
  return (
    <ul className={twoColumns}>
      {items.map(({ name, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no other identity and never move.
        <li key={index} className="border-b border-hairline py-3.5">
          <h3 className="font-semibold text-strong">{name}</h3>
          <p className="measure">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Numbered lines in two columns. */
export function NumberedList({ items }: { items: string[] }) {
  return (
    <ol className={twoColumns}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no other identity and never move.
        <li key={index} className="flex gap-4 border-b border-hairline py-3.5">
          <span aria-hidden className="label tabular w-6 shrink-0 pt-0.5">
            {String(index + 1).padStart(2, '0')}
          </span>
          {item}
        </li>
      ))}
    </ol>
  );
}

/** The paragraphs of a text. */
export function Paragraphs({ texts }: { texts: string[] }) {
  return (
    <div className="measure space-y-4">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other identity and never move.
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
