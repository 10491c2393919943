import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type FieldProps = FieldTexts & ComponentProps<'input'> & { id: string; name: string };

/** A one-line answer. */
export function Field({ label, help, error, optional, ...input }: FieldProps) {
  const texts = { label, help, error, optional };
  return (
    <FieldFrame id={input.id} {...texts}>
      <input
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, texts)}
        {...input}
      />
    </FieldFrame>
  );
}
