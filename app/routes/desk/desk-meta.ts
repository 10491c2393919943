import { company } from '../../content/company.ts';

/** What names a page of the desk: its own title, or that among its strings. */
type Titled = { title: string } | { t: { title: string } };

/** The `meta` of a page of the desk: its name, and that no search engine keeps it. */
export function deskMeta({ loaderData }: { loaderData?: Titled | undefined }) {
  const title = loaderData && ('title' in loaderData ? loaderData.title : loaderData.t.title);
  return [
    { title: title ? `${title} · ${company.name}` : company.name },
    { name: 'robots', content: 'noindex' },
  ];
}

/** The address of a page with other answers than the present ones: an empty one is left out, and the list begins at its first page. */
export function pathWith(path: string, query: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(query);
  next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) next.set(name, value);
  for (const [name, value] of [...next]) if (value === '') next.delete(name);
  return next.size > 0 ? `${path}?${next}` : path;
}

/** The address of everything that a list's filter finds, as CSV. */
export function exportPath(
  list: 'leads' | 'feedback' | 'people' | 'kyc',
  filter: Record<string, string | number | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value));
  return `/api/v1/desk/${list}.csv?${query}`;
}
