import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps, ReactNode } from 'react';

export interface FieldTexts {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Shown after the label of an optional field. */
  optional?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Returns the value of aria-describedby. */
export function describedBy(id: string, { help, error }: Partial<FieldTexts>): string | undefined {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label above a field, error and help below. */
export function FieldFrame({ id, label, help, error, optional, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-strong">
        {label}
        {optional && <span className="text-small font-normal text-muted">{`\u00a0\u00a0${optional}`}</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-small text-muted">
          {help}
        </p>
      )}
    </div>
  );
}

/** Error as icon and text, never by color alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p
      id={`${id}-error`}
      className="mt-1.5 flex items-start gap-2 text-small font-medium whitespace-pre-line text-alert"
    >
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}

type FieldProps = FieldTexts & ComponentProps<'input'> & { id: string; name: string };

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

type TextAreaProps = FieldTexts & ComponentProps<'textarea'> & { id: string; name: string };

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

type TickFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  id: string;
  name: string;
  label: ReactNode;
  error?: string | undefined;
};

export function TickField({ label, error, ...input }: TickFieldProps) {
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        value="yes"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, { label: '', error })}
        className="mt-0.5 size-6 shrink-0"
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
