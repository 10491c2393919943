import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusMessage, messageProps } from './focus.ts';

interface StatusNoteProps {
  /** Fragment of an address: the browser then focuses the note, also without scripts. */
  id?: string;
  title: string;
  children?: ReactNode;
}

/** Result of the last action on the page that it led to; takes the focus. */
export function StatusNote({ id, title, children }: StatusNoteProps) {
  const note = useRef<HTMLElement>(null);
  useLayoutEffect(() => focusMessage(note.current), []);
  return (
    <section
      ref={note}
      id={id}
      {...messageProps}
      aria-label={title}
      className="mb-10 scroll-mt-[calc(var(--header-height)+5rem)] border-t-4 border-open bg-panel px-6 py-6"
    >
      <p className="flex items-center gap-2.5 text-heading font-semibold text-strong">
        <CircleCheck size={24} aria-hidden className="shrink-0 text-open" />
        {title}
      </p>
      {children}
    </section>
  );
}
