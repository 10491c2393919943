import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextAreaProps = FieldTexts & ComponentProps<'textarea'> & { id: string; name: string };

/** An answer of several lines. */
export function TextArea({ label, help, error, optional, ...textarea }: TextAreaProps) {
  const texts = { label, help, error, optional };
  return (
    <FieldFrame id={textarea.id} {...texts}>
      <textarea
        className="input"
        rows={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(textarea.id, texts)}
        {...textarea}
      />
    </FieldFrame>
  );
}
