import type { ReactNode } from 'react';

interface DeskSectionProps {
  id: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A part of a page of the desk: what it is about beside what can be done, or above it where there is no room. */
export function DeskSection({ id, title, text, children }: DeskSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="desk-section">
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
