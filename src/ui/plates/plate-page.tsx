import type { ReactNode } from 'react';

interface PlatePageProps {
  label: string;
  heading: string;
  text?: string | undefined;
  /** An engraving that belongs to the page. */
  plate: ReactNode;
  /** Below the plate. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A page with its words and form in one column, and a plate in the other. */
export function PlatePage({ label, heading, text, plate, beside, children }: PlatePageProps) {
  return (
    <div className="frame grid gap-x-10 gap-y-12 pt-14 pb-section lg:grid-cols-12 lg:pt-20">
      <div className="min-w-0 max-w-xl lg:col-span-6">
        <p className="label mb-3">{label}</p>
        <h1 className="text-opening">{heading}</h1>
        {text && <p className="mt-5 measure">{text}</p>}
        <div className="mt-10">{children}</div>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <div className="max-w-md max-lg:hidden lg:max-w-none">{plate}</div>
        {beside && <div className="lg:mt-10">{beside}</div>}
      </div>
    </div>
  );
}
