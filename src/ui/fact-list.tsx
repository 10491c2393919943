import type { ReactNode } from 'react';

/** Facts as a bill of lading has them: the label above, the value below, a hairline between. */
export function FactList({
  facts,
  className = '',
}: {
  facts: { label: string; value: ReactNode }[];
  /** How the facts are laid out; one below the other without it. */
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
