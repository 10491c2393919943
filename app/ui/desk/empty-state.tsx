import type { ReactNode } from 'react';

/** What stands where a list would be, when there is nothing to list. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="border-b border-hairline pt-10 pb-12">
      <h2 className="text-[1.125rem]">{title}</h2>
      <p className="mt-1 max-w-[56ch] text-muted">{text}</p>
      {children}
    </div>
  );
}
