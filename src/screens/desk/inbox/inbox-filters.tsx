import Bookmark from 'lucide-react/icons/bookmark';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { useServiceNames } from '#features/requests/desk/service-names.ts';
import { inbox as t } from '#features/requests/strings/en/inbox.ts';
import { pathWith } from '#features/settings/desk/desk-meta.ts';
import { fill } from '#platform/values/format.ts';
import { FilterSelect, SearchInput, SmallField } from '#ui/desk/controls.tsx';
import { useSearch } from '#ui/desk/use-search.ts';
import { filtersOf } from './filter-options.ts';
import type { InboxFetcher, LoadedList } from './inbox-table.tsx';
import { leadToResults } from './use-restored-focus.ts';

type InboxFiltersProps = Pick<LoadedList, 'tab' | 'filter' | 'page' | 'staff' | 'me'>;

/** Closes an open `<details>` on Escape and on a click outside. */
function useFoldAway(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const fold = (event: Event) => {
      const { current } = details;
      if (!current?.open) return;
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== 'Escape' : current.contains(event.target as Node)) return;
      if (isKey && current.contains(document.activeElement)) current.querySelector('summary')?.focus();
      current.open = false;
    };
    addEventListener('keydown', fold);
    addEventListener('pointerdown', fold);
    return () => {
      removeEventListener('keydown', fold);
      removeEventListener('pointerdown', fold);
    };
  }, [details]);
}

/** Search and filters as a GET form; a selection applies at once. */
export function InboxFilters(list: InboxFiltersProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useFoldAway(details);
  const names = useServiceNames();
  return (
    <Form method="get" role="search" state={leadToResults} className="relative flex items-center gap-2 py-2">
      <SearchInput text={list.filter.text ?? ''} aria-label={t.search} placeholder={t.searchHint} />
      <details ref={details} className="inbox-filter">
        <summary className="desk-button">
          <SlidersHorizontal size={16} aria-hidden />
          {t.filter}
        </summary>
        <div className="absolute inset-x-0 top-14 z-20 grid grid-cols-2 gap-3 border border-outline bg-ground p-4 shadow-md sm:left-auto sm:w-104">
          {filtersOf(list, names).map((filter) => (
            <SmallField key={filter.name} id={`filter-${filter.name}`} label={filter.label}>
              <FilterSelect {...filter} id={`filter-${filter.name}`} className="w-full" />
            </SmallField>
          ))}
        </div>
      </details>
    </Form>
  );
}

interface ActiveFiltersProps {
  list: LoadedList;
  /** Saved view that is open. */
  view: LoadedList['views'][number] | undefined;
  fetcher: InboxFetcher;
}

/** True for a search or a filter, apart from the tab. */
export function hasFilters({ filter }: Pick<LoadedList, 'filter'>): boolean {
  const { stage: _, toDo: __, draft: ___, ...rest } = filter;
  return Object.values(rest).some(Boolean);
}

/** Active filters with a button to remove each, and the menu of the saved view. */
export function ActiveFilters({ list, view, fetcher }: ActiveFiltersProps) {
  const query = useSearch();
  const { tab, page } = list;
  const chips = filtersOf(list, useServiceNames())
    .filter(({ value, options }) => value !== options[0]?.value)
    .map(({ name, label, value, options }) => ({
      name,
      text: `${label}: ${options.find((option) => option.value === value)?.title ?? value}`,
      path: pathWith('/desk', query, { [name]: name === 'sort' ? '' : (options[0]?.value ?? '') }),
    }));
  const isFiltered = hasFilters(list);
  const canSave = view !== undefined || isFiltered || page.sort !== 'urgent';
  if (chips.length === 0 && !canSave) return null;
  const clearPath = pathWith('/desk', new URLSearchParams(), { stage: tab === 'to-do' ? '' : tab });
  return (
    <ul className="flex flex-wrap items-center gap-2 pb-2">
      {chips.map(({ name, text: chip, path }) => (
        <li key={name}>
          <Link
            to={path}
            state={leadToResults}
            aria-label={fill(t.remove, { filter: chip })}
            className="inline-flex min-h-7 items-center gap-1.5 rounded-control border border-outline px-2 text-small text-strong hover:border-strong hover:bg-panel pointer-coarse:min-h-11"
          >
            {chip}
            <X size={14} aria-hidden />
          </Link>
        </li>
      ))}
      {isFiltered && (
        <li>
          <Link to={clearPath} state={leadToResults} className="link px-1 py-1 text-small">
            {t.clear}
          </Link>
        </li>
      )}
      {canSave && (
        <li className="relative ml-auto">
          <ViewMenu view={view} fetcher={fetcher} />
        </li>
      )}
    </ul>
  );
}

/** Saves the list as a view, or renames or deletes the view. */
function ViewMenu({ view, fetcher }: Omit<ActiveFiltersProps, 'list'>) {
  const details = useRef<HTMLDetailsElement>(null);
  useFoldAway(details);
  const { data } = fetcher;
  useEffect(() => {
    // The submitted form was removed; its `<summary>` stays.
    if (!data?.ok || !details.current?.open) return;
    details.current.querySelector('summary')?.focus();
    details.current.open = false;
  }, [data]);
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector<HTMLInputElement>('[name="name"]')?.focus();
      }}
      className="inbox-filter"
    >
      <summary className="link inline-flex min-h-9 cursor-pointer items-center gap-1.5 text-small pointer-coarse:min-h-11">
        <Bookmark size={15} aria-hidden />
        {view ? t.views.edit : t.views.save}
      </summary>
      <div className="absolute top-9 right-0 z-20 w-[min(20rem,92vw)] border border-outline bg-ground p-4 shadow-md">
        <fetcher.Form key={view?.id ?? ''} method="post" className="space-y-3">
          {view && <input type="hidden" name="id" value={view.id} />}
          <SmallField id="view-name" label={t.views.name}>
            <input
              id="view-name"
              name="name"
              required
              maxLength={40}
              defaultValue={view?.name}
              autoComplete="off"
              className="desk-input"
            />
          </SmallField>
          <button
            type="submit"
            name="intent"
            value={view ? 'rename-view' : 'save-view'}
            className="desk-button desk-button-strong"
          >
            {view ? t.views.rename : t.views.save}
          </button>
        </fetcher.Form>
        {view && (
          <fetcher.Form method="post" className="mt-3 border-t border-hairline pt-3">
            <input type="hidden" name="id" value={view.id} />
            <button type="submit" name="intent" value="delete-view" className="desk-button">
              {t.views.delete}
            </button>
          </fetcher.Form>
        )}
      </div>
    </details>
  );
}
