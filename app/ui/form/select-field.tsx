import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type SelectFieldProps = FieldTexts &
  ComponentProps<'select'> & {
    id: string;
    name: string;
    /** What can be chosen: titles by value. */
    options: Record<string, string>;
    /** The title of choosing nothing. */
    none: string;
  };

/** One answer out of a list, or none. */
export function SelectField({ label, help, error, optional, options, none, ...select }: SelectFieldProps) {
  const texts = { label, help, error, optional };
  return (
    <FieldFrame id={select.id} {...texts}>
      <span className="relative block">
        <select
          className="input appearance-none pr-11"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(select.id, texts)}
          {...select}
        >
          <option value="">{none}</option>
          {Object.entries(options).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
        <ChevronDown
          size={20}
          aria-hidden
          className="pointer-events-none absolute top-3.5 right-3.5 text-muted"
        />
      </span>
    </FieldFrame>
  );
}
