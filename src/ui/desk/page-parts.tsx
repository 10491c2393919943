import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import type { ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router';
import { kit } from './strings/en/kit.ts';

export function PageHead({
  heading,
  headingRef,
  text,
  children,
}: {
  heading: string;
  /** For pages that focus their heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-3">
      <div className="min-w-0 flex-1 basis-80">
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="outline-none">
          {heading}
        </h1>
        {text && <p className="mt-0.5 max-w-[72ch] text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}

interface DeskSectionProps {
  id: string;
  title: string;
  text?: string | undefined;
  /** Folded below the text. */
  how?: readonly string[];
  children: ReactNode;
  /** State of what the section is about, below its title. */
  status?: ReactNode;
}

/** Section with its description next to its content, or above it on a narrow screen. */
export function DeskSection({ id, title, text, how, status, children }: DeskSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="desk-section">
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {status}
        {text && <p className="mt-1 text-muted">{text}</p>}
        {how && (
          <details className="mt-1">
            <summary className="link w-fit py-1 text-[0.875rem]">
              {kit.howItWorks}
              <span className="sr-only">: {title}</span>
            </summary>
            <div className="mt-1 space-y-2 text-[0.875rem] text-muted">
              {how.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="inline-flex min-h-9 items-center gap-1.5 text-muted hover:text-strong">
      <ArrowLeft size={16} aria-hidden />
      {text}
    </Link>
  );
}

export interface EmptyStateProps {
  title: string;
  text: string;
  /** Link to resolve it. */
  next?: { title: string; path: string } | undefined;
  children?: ReactNode;
}

/** Replaces an empty list: the reason and a next step. */
export function EmptyState({ title, text, next, children }: EmptyStateProps) {
  return (
    <div className="pt-10 pb-6">
      <h2 className="text-[1.125rem]">{title}</h2>
      <p className="mt-1 max-w-[56ch] text-muted">{text}</p>
      {next && (
        <p className="mt-4">
          <a href={next.path} className="desk-button">
            {next.title}
          </a>
        </p>
      )}
      {children}
    </div>
  );
}

interface PagerProps {
  /** Cursor of the next page; null on the last one. */
  next: string | number | null | undefined;
  /** Name of the parameter that says where a page begins. */
  param?: string;
  more?: string;
  top?: string;
  /** Path of the export; false without rows. */
  csv?: string | false;
}

/** Footer of a paged list: links to other pages and the export. */
export function Pager({ next, param = 'cursor', more = kit.more, top = kit.top, csv }: PagerProps) {
  const { pathname, search } = useLocation();
  const isFirst = !new URLSearchParams(search).has(param);
  const pathFrom = (start: string) => {
    const query = new URLSearchParams(search);
    query.delete('done');
    query.delete(param);
    if (start) query.set(param, start);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  const hasMore = next !== null && next !== undefined;
  return (
    <>
      {(hasMore || !isFirst) && (
        <p className="flex flex-wrap gap-3 pt-4">
          {hasMore && (
            <Link to={pathFrom(String(next))} className="desk-button">
              {more}
            </Link>
          )}
          {!isFirst && (
            <Link to={pathFrom('')} className="desk-button">
              {top}
            </Link>
          )}
        </p>
      )}
      {csv && (
        <p className="pt-3 text-[0.875rem] text-muted">
          <ExportLink path={csv} />
        </p>
      )}
    </>
  );
}

/** Link to export every match of a list's filter. */
export function ExportLink({ path, label = kit.export }: { path: string; label?: string }) {
  return (
    <a href={path} download className="link inline-flex min-h-9 items-center gap-1.5">
      <Download size={16} aria-hidden />
      {label}
    </a>
  );
}
