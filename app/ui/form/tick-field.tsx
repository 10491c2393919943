import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldError } from './field-frame.tsx';

type TickFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  id: string;
  name: string;
  label: ReactNode;
  error?: string | undefined;
};

/** Something to declare, by ticking a box. */
export function TickField({ label, error, ...input }: TickFieldProps) {
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        value="yes"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, { label: '', error })}
        className="mt-0.5 size-6 shrink-0 accent-action"
        {...input}
      />
      <div>
        <label htmlFor={input.id} className="text-strong">
          {label}
        </label>
        <FieldError id={input.id} error={error} />
      </div>
    </div>
  );
}
