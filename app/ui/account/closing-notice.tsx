import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusNews, newsProps } from '../focus-news.ts';

interface ClosingNoticeProps {
  /** The form has done its work, or the link that led to it is worth nothing. */
  kind: 'done' | 'dead';
  title: string;
  text: string;
  /** It stood there when the page came: the reader begins at the top, as on every page. */
  isFirst?: boolean;
  /** Where to go on. */
  children: ReactNode;
}

const looks = {
  done: { Icon: CircleCheck, edge: 'border-open', tint: 'text-open' },
  dead: { Icon: CircleAlert, edge: 'border-alert', tint: 'text-alert' },
};

/** What stands in the place of a form that is of no more use, and takes its focus: what happened, and where to go on. */
export function ClosingNotice({ kind, title, text, isFirst = false, children }: ClosingNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isFirst) focusNews(notice.current);
  }, [isFirst]);
  const { Icon, edge, tint } = looks[kind];
  return (
    <section
      ref={notice}
      {...(isFirst ? { tabIndex: -1 } : newsProps)}
      aria-label={title}
      className={`border-t-4 ${edge} bg-panel px-6 py-6`}
    >
      <p className="flex items-center gap-2.5 text-heading font-semibold text-strong">
        <Icon size={24} aria-hidden className={`shrink-0 ${tint}`} />
        {title}
      </p>
      <p className="mt-3 text-strong">{text}</p>
      <div className="mt-5">{children}</div>
    </section>
  );
}
