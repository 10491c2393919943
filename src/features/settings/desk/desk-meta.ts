import { fill } from '../../../platform/values/format.ts';
import { company } from '../sample-company.ts';
import { lateCount } from '../strings/en/moments.ts';

/** A page's title, or that among its strings. */
type Titled = { title: string } | { t: { title: string } };

/** Returns the `meta` of a desk page: its title and noindex. */
export function deskMeta({ loaderData }: { loaderData?: Titled | undefined }) {
  const title = loaderData && ('title' in loaderData ? loaderData.title : loaderData.t.title);
  return [
    { title: title ? `${title} · ${company.name}` : company.name },
    { name: 'robots', content: 'noindex' },
  ];
}

interface TitleArgs<Data> {
  loaderData?: Data | undefined;
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

function hasCompanyName(frame: unknown): frame is { companyName: string } {
  return typeof frame === 'object' && frame !== null && 'companyName' in frame;
}

/** Returns the `meta` function of a desk page: its title, with the company's name from the frame's loader, and noindex. */
export function deskTitle<Data>(title: string | ((loaderData: Data) => string)) {
  return ({ loaderData, matches }: TitleArgs<Data>) => {
    const frame = matches.map((match) => match?.loaderData).find(hasCompanyName);
    const pageTitle = loaderData && (typeof title === 'string' ? title : title(loaderData));
    return [
      { title: [pageTitle, frame?.companyName].filter(Boolean).join(' · ') },
      { name: 'robots', content: 'noindex' },
    ];
  };
}

interface CountedArgs {
  loaderData?: Titled | undefined;
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

interface FrameCounts {
  counts: { inbox: { count: number; overdue: number } };
}

function hasCounts(frame: unknown): frame is FrameCounts {
  return typeof frame === 'object' && frame !== null && 'counts' in frame;
}

/**
 * Returns the `meta` of a page with requests: "(2 late, 5) Inbox". Counts come first because browser tabs cut the end.
 */
export function countedMeta({ loaderData, matches }: CountedArgs) {
  const [title, ...more] = deskMeta({ loaderData });
  const frame = matches.map((match) => match?.loaderData).find(hasCounts);
  const { count = 0, overdue = 0 } = frame?.counts.inbox ?? {};
  if (!title?.title || !frame || count === 0) return [title, ...more];
  const late = overdue > 0 ? `${fill(lateCount, { count: overdue })}, ` : '';
  return [{ title: `(${late}${count}) ${title.title}` }, ...more];
}

/** Returns the URL with changed parameters: empty ones are removed, and the list starts at its first page. */
export function pathWith(path: string, query: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(query);
  next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) next.set(name, value);
  for (const [name, value] of [...next]) if (value === '') next.delete(name);
  return next.size > 0 ? `${path}?${next}` : path;
}

/** Returns the URL of the CSV export of a filtered list. */
export function exportPath(
  list: 'leads' | 'feedback' | 'people' | 'kyc' | 'shipments',
  filter: Record<string, string | number | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value));
  return `/api/v1/desk/${list}.csv?${query}`;
}
