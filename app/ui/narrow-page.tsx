import type { ReactNode } from 'react';
import { PageOpening } from './page-opening.tsx';

interface NarrowPageProps {
  label: string;
  heading: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A page that is one short form. */
export function NarrowPage({ children, ...opening }: NarrowPageProps) {
  return (
    <>
      <PageOpening {...opening} />
      <div className="frame grid pb-section lg:grid-cols-12">
        <div className="min-w-0 max-w-md lg:col-span-5 lg:max-w-none">{children}</div>
      </div>
    </>
  );
}
