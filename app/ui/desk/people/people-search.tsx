import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { useKeys } from '../use-keys.ts';

interface PeopleSearchProps {
  text: string;
  show: string;
  options: { value: string; title: string }[];
  clearPath: string | null;
  words: { search: string; searchHint: string; show: { label: string }; apply: string; clear: string };
}

/** The search for people, as a form whose answers are the page's address; `/` goes there. */
export function PeopleSearch({ text, show, options, clearPath, words }: PeopleSearchProps) {
  const submit = useSubmit();
  const search = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => search.current?.focus() });
  return (
    <Form
      method="get"
      role="search"
      className="flex flex-wrap items-center gap-2 border-b border-hairline pb-3"
    >
      <span className="relative min-w-48 grow basis-56">
        <Search size={17} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          key={text}
          ref={search}
          type="search"
          name="text"
          maxLength={200}
          defaultValue={text}
          aria-label={words.search}
          placeholder={words.searchHint}
          className="desk-input pl-9"
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </span>
      <select
        key={show}
        name="show"
        defaultValue={show}
        aria-label={words.show.label}
        className="desk-input w-auto max-w-full"
        onChange={(event) => submit(event.currentTarget.form)}
      >
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <button type="submit" className="desk-button unscripted">
        {words.apply}
      </button>
      {clearPath && (
        <Link to={clearPath} className="link px-1 py-2">
          {words.clear}
        </Link>
      )}
    </Form>
  );
}
