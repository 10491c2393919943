import CircleAlert from 'lucide-react/icons/circle-alert';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { focusNews, newsProps } from '../../focus-news.ts';

/** What stands in the place of a form whose link is worth nothing, and takes the focus: why, and where to go. */
export function DeadEnd({
  title,
  text,
  link,
  to,
}: {
  title: string;
  text: string;
  link: string;
  to: string;
}) {
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => focusNews(notice.current), []);
  return (
    <section ref={notice} {...newsProps} aria-label={title}>
      <p className="flex items-start gap-2.5 font-semibold text-strong">
        <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-alert" />
        {title}
      </p>
      <p className="mt-2">{text}</p>
      <p className="mt-5">
        <Link className="desk-button" to={to}>
          {link}
        </Link>
      </p>
    </section>
  );
}
