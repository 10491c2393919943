import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusNews, newsProps } from './focus-news.ts';

/** What was done just now, at the top of the page that it led to; takes the focus. */
export function StatusNews({ title, children }: { title: string; children?: ReactNode }) {
  const news = useRef<HTMLElement>(null);
  useLayoutEffect(() => focusNews(news.current), []);
  return (
    <section
      ref={news}
      {...newsProps}
      aria-label={title}
      className="mb-10 border-t-4 border-open bg-panel px-6 py-6"
    >
      <p className="flex items-center gap-2.5 text-heading font-semibold text-strong">
        <CircleCheck size={24} aria-hidden className="shrink-0 text-open" />
        {title}
      </p>
      {children}
    </section>
  );
}
