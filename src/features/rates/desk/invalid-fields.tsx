import { createContext, type FormEvent, type ReactNode, use, useState } from 'react';
import { rates } from '../strings/en/rates.ts';

const { import: t } = rates;

type Control = HTMLInputElement | HTMLSelectElement;

/** Errors by the ids of fields, or by the names of radios. */
const InvalidContext = createContext<Record<string, string>>({});

const keyOf = (control: Control) => (control.type === 'radio' ? control.name : control.id);

function messageOf({ type, tagName, validity }: Control): string {
  if (type === 'file') return t.noFile;
  if (validity.patternMismatch) return t.errors.year;
  return type === 'radio' || tagName === 'SELECT' ? t.errors.choose : t.errors.missing;
}

const controlsIn = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );

/** Returns the error of a field, and the attributes that announce it. */
export function useInvalid(id: string, describedBy?: string) {
  const error = use(InvalidContext)[id];
  const ids = [error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  return {
    error,
    attributes: { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined },
  };
}

/** Form that says at each field what is missing, and focuses the first; `submit` is called when nothing is. */
export function CheckedForm({
  submit,
  className,
  children,
}: {
  submit: (event: FormEvent<HTMLFormElement>) => void;
  className: string;
  children: ReactNode;
}) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = controlsIn(event.currentTarget).filter((control) => !control.validity.valid);
    setErrors(Object.fromEntries(invalid.map((control) => [keyOf(control), messageOf(control)])));
    const [first] = invalid;
    if (!first) return submit(event);
    for (let at = first.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
      at.open = true;
    first.focus();
  };
  const clear = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as Control;
    const { [keyOf(control)]: cleared, ...others } = errors;
    if (cleared !== undefined && control.validity.valid) setErrors(others);
  };
  return (
    <form noValidate onSubmit={check} onChange={clear} className={className}>
      <InvalidContext value={errors}>{children}</InvalidContext>
    </form>
  );
}
