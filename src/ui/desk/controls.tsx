import Search from 'lucide-react/icons/search';
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { FieldError } from '../forms/field.tsx';
import { useKeys } from './use-keys.ts';

export interface Option {
  value: string;
  title: string;
  /** Of a service: the shipped one whose groups of fields are shown (src/ui/styles/cargo.css). */
  template?: string | undefined;
}

/** Returns the options of a choice from their titles by value. */
export function optionsOf(titles: Record<string, string>): Option[] {
  return Object.entries(titles).map(([value, title]) => ({ value, title }));
}

export function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, title, template }) => (
    <option key={value} value={value} data-template={template}>
      {title}
    </option>
  ));
}

/** Control with a small label, and its error in the element `<id>-error`. */
export function SmallField({
  id,
  label,
  error,
  children,
}: {
  id: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-muted">
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Filter of a list with its current value. */
export interface Filter {
  name: string;
  label: string;
  value: string;
  options: Option[];
}

/**
 * Filter of a GET form; with scripts a selection applies at once. The element stays the same when its value changes,
 * which keeps the focus.
 */
export function FilterSelect({
  name,
  label,
  value,
  options,
  id,
  className = 'max-w-full',
}: Filter & { id?: string; className?: string }) {
  const submit = useSubmit();
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (choice.current) choice.current.value = value;
  }, [value]);
  return (
    <select
      ref={choice}
      id={id}
      name={name}
      defaultValue={value}
      aria-label={label}
      data-set={value !== options[0]?.value || undefined}
      className={`desk-input w-auto ${className}`}
      onChange={(event) => submit(event.currentTarget.form)}
    >
      <Options options={options} />
    </select>
  );
}

/** Removes empty fields from the query. */
function dropEmpty({ formData }: FormDataEvent): void {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
}

/** Search input of a GET form; `/` focuses it. */
export function SearchInput({ text, ...input }: ComponentProps<'input'> & { text: string }) {
  const search = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => search.current?.focus() });
  useEffect(() => {
    const form = search.current?.form;
    form?.addEventListener('formdata', dropEmpty);
    return () => form?.removeEventListener('formdata', dropEmpty);
  }, []);
  return (
    <span className="relative min-w-48 grow basis-56">
      <Search size={17} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        key={text}
        ref={search}
        type="search"
        name="text"
        defaultValue={text}
        className="desk-input pl-9"
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        {...input}
      />
    </span>
  );
}

interface DialogProps {
  isOpen: boolean;
  close: () => void;
  /** Id of the heading inside the dialog. */
  titleId: string;
  className: string;
  children: ReactNode;
}

/** Dialog whose content is mounted only while it is open. */
export function Dialog({ isOpen, close, titleId, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of the content, which may move the focus.
  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} onClose={close} aria-labelledby={titleId} className={`desk-dialog ${className}`}>
      {isOpen && children}
    </dialog>
  );
}
