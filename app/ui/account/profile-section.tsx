import type { ReactNode } from 'react';
import { LinkedText } from '../linked-text.tsx';

interface ProfileSectionProps {
  /** Also the fragment that a form leads back to. */
  id: string;
  title: string;
  /** May hold links, see linked-text.tsx. */
  text?: string;
  children: ReactNode;
}

/** A part of the profile: what it is about beside what can be done. */
export function ProfileSection({ id, title, text, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-6 border-t border-hairline py-10 first:border-t-0 lg:grid-cols-12 lg:py-12"
    >
      <div className="lg:col-span-4">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-heading">
          {title}
        </h2>
        {text && (
          <p className="mt-2 max-w-[44ch] text-muted">
            <LinkedText text={text} />
          </p>
        )}
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">{children}</div>
    </section>
  );
}
