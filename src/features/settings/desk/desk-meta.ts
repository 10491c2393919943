import { fill } from '#platform/values/format.ts';
import { lateCount } from '../strings/en/moments.ts';

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

interface TitleArgs<Data> {
  loaderData?: Data | undefined;
  matches: Matches;
}

/** Data of the document's loader. */
interface DocumentData {
  company: { name: string };
}

function hasCompany(data: unknown): data is DocumentData {
  return typeof data === 'object' && data !== null && 'company' in data;
}

/** Returns the `meta` function of a desk page: its title, with the company's name from the document's loader, and noindex. */
export function deskTitle<Data>(title: string | ((loaderData: Data) => string | undefined)) {
  return ({ loaderData, matches }: TitleArgs<Data>) => {
    const document = matches[0]?.loaderData;
    const pageTitle = loaderData && (typeof title === 'string' ? title : title(loaderData));
    const companyName = hasCompany(document) && document.company.name;
    return [
      { title: [pageTitle, companyName].filter(Boolean).join(' · ') },
      { name: 'robots', content: 'noindex' },
    ];
  };
}

/** Data of the desk's frame. */
interface FrameCounts {
  counts: { inbox: { count: number; overdue: number } };
}

function hasCounts(frame: unknown): frame is FrameCounts {
  return typeof frame === 'object' && frame !== null && 'counts' in frame;
}

/**
 * Returns the `meta` function of a page with requests: "(2 late, 5) Inbox". Counts come first because browser tabs cut
 * the end.
 */
export function countedTitle<Data>(title: (loaderData: Data) => string | undefined) {
  const meta = deskTitle(title);
  return (args: TitleArgs<Data>) => {
    const [page, ...more] = meta(args);
    const frame = args.matches.map((match) => match?.loaderData).find(hasCounts);
    const { count = 0, overdue = 0 } = frame?.counts.inbox ?? {};
    if (!page?.title || count === 0) return [page, ...more];
    const late = overdue > 0 ? `${fill(lateCount, { count: overdue })}, ` : '';
    return [{ title: `(${late}${count}) ${page.title}` }, ...more];
  };
}

/** Returns the URL with changed parameters: empty ones are removed, and the list starts at its first page. */
export function pathWith(path: string, query: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(query);
  next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) next.set(name, value);
  for (const [name, value] of [...next]) if (value === '') next.delete(name);
  return next.size > 0 ? `${path}?${next}` : path;
}
