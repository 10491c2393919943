import type { ReactNode, Ref } from 'react';

/** The top of a page of the desk: its name, and what can be done on it. */
export function PageHead({
  heading,
  headingRef,
  text,
  children,
}: {
  heading: string;
  /** For a page that leads the focus to its heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-3">
      <div>
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="outline-none">
          {heading}
        </h1>
        {text && <p className="mt-0.5 max-w-[72ch] text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
