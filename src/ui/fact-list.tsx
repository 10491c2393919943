import type { ReactNode } from 'react';

/** Label above value, set like a bill of lading. */
export function FactList({
  facts,
  className = '',
}: {
  facts: { label: string; value: ReactNode }[];
  /** Layout classes; a single column by default. */
  className?: string;
}) {
  return (
    <dl className={`border-t border-hairline ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="border-b border-hairline py-3.5">
          <dt className="label">{label}</dt>
          <dd className="tabular measure mt-0.5 text-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
