import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

export interface FieldTexts {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Said behind the label of a field that may be left empty. */
  optional?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** The ids of the texts that describe a field, for its aria-describedby. */
export function describedBy(id: string, { help, error }: FieldTexts): string | undefined {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A field's label above it, what is wrong and what helps under it. */
export function FieldFrame({ id, label, help, error, optional, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-strong">
        {label} {optional && <span className="ml-1 text-small font-normal text-muted">{optional}</span>}
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

/** Why a field was refused: an icon and text, never a color alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex items-start gap-2 text-small font-medium text-alert">
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}
