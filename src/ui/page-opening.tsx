import type { ReactNode } from 'react';

interface PageOpeningProps {
  label: string;
  heading: string;
  text?: string | undefined;
  /** An engraving; the text then stands under the heading. */
  plate?: ReactNode;
}

/** Opening of a page below the home page: label, heading and one sentence. */
export function PageOpening({ label, heading, text, plate }: PageOpeningProps) {
  return (
    <div className="frame grid gap-x-10 gap-y-5 pt-14 pb-12 lg:grid-cols-12 lg:pt-24 lg:pb-16">
      <div className="lg:col-span-7">
        <p className="label mb-3">{label}</p>
        <h1 className="text-opening">{heading}</h1>
        {plate && text && <p className="mt-5 measure">{text}</p>}
      </div>
      {plate && (
        <div className="max-w-xs self-end max-lg:hidden lg:col-span-4 lg:col-start-9 lg:max-w-none">
          {plate}
        </div>
      )}
      {!plate && text && <p className="measure self-end lg:col-span-4 lg:col-start-9">{text}</p>}
    </div>
  );
}
