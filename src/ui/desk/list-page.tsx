import type { ReactNode } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { pathWith } from '#features/settings/desk/desk-meta.ts';
import { type Filter, FilterSelect, SearchInput } from './controls.tsx';
import { EmptyState, type EmptyStateProps, PageHead, Pager } from './page-parts.tsx';
import { kit } from './strings/en/kit.ts';
import { type InboxTab, InboxTabs } from './tabs.tsx';
import { useRowSteps } from './use-row-steps.ts';

interface ListSearch {
  text: string;
  label: string;
  hint: string;
  /** Parameter of the address; `text` unless given. */
  name?: string;
}

interface ListPageProps {
  heading: string;
  text?: string;
  /** Links next to the heading. */
  actions?: ReactNode;
  tabs?: { label: string; tabs: InboxTab[] };
  search?: ListSearch | undefined;
  /** The first option of a filter is its default. */
  filters?: Filter[];
  /** Shown between tabs and filters. */
  intro?: ReactNode;
  /** From `loadList` (src/platform/lists/load-list.ts). */
  list: { rows: readonly unknown[]; next: string | null; csv: string | false };
  /** In place of `children` when there are no rows. */
  empty: EmptyStateProps;
  pager?: { more?: string; top?: string };
  /** The rows. */
  children: ReactNode;
}

/** Page of a list: tabs, search and filters in its address, rows, the next page and the CSV. `j` and `k` move between rows. */
export function ListPage(props: ListPageProps) {
  const { heading, text, actions, tabs, search, filters = [], intro, list, empty, pager, children } = props;
  useRowSteps();
  return (
    <div className="desk-page">
      <PageHead heading={heading} {...(text && { text })}>
        {actions}
      </PageHead>
      {tabs && <InboxTabs {...tabs} />}
      {intro}
      {(search || filters.length > 0) && <ListFilters search={search} filters={filters} />}
      {list.rows.length === 0 ? <EmptyState {...empty} /> : children}
      <Pager next={list.next} csv={list.csv} {...pager} />
    </div>
  );
}

interface ListFiltersProps {
  search?: ListSearch | undefined;
  /** The first option of a filter is its default. */
  filters: Filter[];
}

/** Search and filters of a list in its address; a selection applies at once, and the list starts at its first page. */
export function ListFilters({ search, filters }: ListFiltersProps) {
  const { pathname, search: address } = useLocation();
  const query = new URLSearchParams(address);
  const names = [...(search ? [search.name ?? 'text'] : []), ...filters.map(({ name }) => name)];
  const kept = [...query].filter(([name]) => ![...names, 'cursor', 'after', 'done'].includes(name));
  const isFiltered = search?.text || filters.some(({ value, options }) => value !== options[0]?.value);
  return (
    <Form
      method="get"
      role="search"
      className="flex flex-wrap items-center gap-2 border-b border-hairline py-2.5"
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {search && (
        <SearchInput
          name={search.name ?? 'text'}
          text={search.text}
          maxLength={200}
          aria-label={search.label}
          placeholder={search.hint}
        />
      )}
      {filters.map((filter) => (
        <FilterSelect key={filter.name} {...filter} />
      ))}
      {isFiltered && (
        <Link
          to={pathWith(pathname, query, Object.fromEntries([...names, 'after'].map((name) => [name, ''])))}
          className="link px-1 py-2"
        >
          {kit.clear}
        </Link>
      )}
    </Form>
  );
}
