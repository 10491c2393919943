import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import type { DeskStrings } from '../../../content/en/desk.ts';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { leadToResults } from './use-focus-kept.ts';

interface InboxFiltersProps {
  /** What is looked for. */
  text: string;
  filters: InboxFilter[];
  /** What else the address holds, such as the tab. */
  kept: Record<string, string>;
  isFiltered: boolean;
  clearPath: string;
  t: DeskStrings['inbox'];
}

/** Search and filters as one form, whose answers are the page's address. A choice acts at once where scripts run. */
export function InboxFilters({ text, filters, kept, isFiltered, clearPath, t }: InboxFiltersProps) {
  const search = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => search.current?.focus() });
  return (
    <Form method="get" role="search" state={leadToResults} className="flex flex-wrap items-center gap-2 py-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="relative min-w-48 grow basis-56">
        <Search size={17} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          key={text}
          ref={search}
          type="search"
          name="text"
          defaultValue={text}
          aria-label={t.search}
          placeholder={t.searchHint}
          className="desk-input pl-9"
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </span>
      {isFiltered && (
        <Link to={clearPath} state={leadToResults} className="link px-1 py-2">
          {t.clear}
        </Link>
      )}
      <div className="-mx-1 flex basis-full max-w-full gap-2 overflow-x-auto p-1">
        {filters.map(({ name, label, value, options }) => (
          <FilterChoice key={name} {...{ name, label, value, options }} />
        ))}
        <button type="submit" className="desk-button unscripted">
          {t.apply}
        </button>
      </div>
    </Form>
  );
}

/** One filter. It stays the same element when its value changes, so that the focus stays on it. */
function FilterChoice({ name, label, value, options }: InboxFilter) {
  const submit = useSubmit();
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (choice.current) choice.current.value = value;
  }, [value]);
  return (
    <select
      ref={choice}
      name={name}
      defaultValue={value}
      aria-label={label}
      data-set={value !== options[0]?.value || undefined}
      className="desk-input w-auto max-w-38 shrink-0 pr-1 text-small data-set:border-strong data-set:font-medium"
      onChange={(event) => submit(event.currentTarget.form)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.title}
        </option>
      ))}
    </select>
  );
}

/** A filter with the choice that holds; an empty value is no filter. */
export interface InboxFilter {
  name: string;
  label: string;
  value: string;
  options: { value: string; title: string }[];
}
