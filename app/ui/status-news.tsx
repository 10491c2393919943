import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusNews, newsProps } from './focus-news.ts';

interface StatusNewsProps {
  /** For an address whose fragment leads here: the browser then gives this the focus, without scripts too. */
  id?: string;
  title: string;
  children?: ReactNode;
}

/** What was done just now, on the page that it led to; takes the focus. */
export function StatusNews({ id, title, children }: StatusNewsProps) {
  const news = useRef<HTMLElement>(null);
  useLayoutEffect(() => focusNews(news.current), []);
  return (
    <section
      ref={news}
      id={id}
      {...newsProps}
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
