import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { Log } from '../../log/logger.ts';
import { minute } from '../../values/durations.ts';
import { hashedPolicy } from '../security-headers.ts';
import {
  brotliSettings,
  etagOf,
  type HeaderList,
  type SendStored,
  sendStored,
  storeResponse,
} from './stored-response.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Suffix that React Router adds to a page's path to request its data, and the data of the first page. */
export const dataSuffix = '.data';
const rootData = '/_.data';

/** Takes a second of a processor for the largest page, in a separate thread. */
const bestBrotli: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  },
};

/** Removes trailing slashes; a loop, because a regular expression is quadratic in the number of slashes. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

export interface CachedPage {
  path: string;
  /** True for what depends on the address and the settings alone: it is sent to signed-in readers too. */
  isForAll?: boolean;
  /** False while the site has no such page (src/server/offered-languages.ts); absent for always. */
  isOffered?: () => boolean;
  /** True for a file such as a PDF, which has no loader data. */
  isFile?: boolean;
  /** Query parameters that change the page, with their valid values; other values are ignored. */
  choices?: () => Record<string, readonly string[]>;
  /** Query parameters of free text: a page with one of them is not cached. */
  freeText?: readonly string[];
  /** True for pages that show an hour, such as when a reply is due. */
  showsHour?: boolean;
}

/** Renders a target (path and query) for a visitor without cookies. */
export type RenderForCache = (target: string) => Promise<Response>;

/** Bytes of bodies that are kept, several times the size of this site; the oldest renders are dropped first. */
const mostBytes = 32 * 1024 * 1024;

/** Instants until which a page is fresh, and until which it is sent while it is rendered again. */
interface Ages {
  freshMs: number;
  longestMs: number;
}

/** A page that shows an hour is at most a minute old; any other changes only with the year. */
const agesOf = ({ showsHour }: CachedPage): Ages =>
  showsHour ? { freshMs: minute / 2, longestMs: minute } : { freshMs: 30 * minute, longestMs: 60 * minute };

/**
 * Browsers revalidate their copy each time, even when another session's cookie is sent; their back/forward cache does
 * not (src/before-hydration/head.ts). Shared caches must not store what only visitors are sent.
 */
const cachingHeaders = ({ isForAll }: CachedPage): HeaderList =>
  isForAll
    ? [['Cache-Control', 'public, max-age=0, must-revalidate']]
    : [
        ['Cache-Control', 'private, no-cache'],
        ['Vary', 'Accept-Encoding, Cookie, Authorization'],
      ];

/** Delay after a failed render of a target, in milliseconds. */
const failureMs = 1_000;

const replaced = new Set([
  'cache-control',
  'vary',
  'content-length',
  'content-security-policy',
  'x-remix-response',
]);

interface Kept {
  send: SendStored;
  renderedAt: number;
  bytes: number;
}

/** Pages that are equal for all visitors, rendered on their first request and kept in memory. */
export interface CachedPages {
  /**
   * Finds the response to a request; a promise during the first render, which resolves to null when that failed. Null for
   * pages that are rendered for each request, as most are where `isVisitor` is false: the request has a session.
   */
  find(path: string, query: string, isVisitor: boolean): SendStored | Promise<SendStored | null> | null;
}

interface CachedPagesOptions {
  /** Lists the pages of the present settings. */
  pages: () => readonly CachedPage[];
  render: RenderForCache;
  /** Headers of every response. */
  common: HeaderList;
  log: Log;
  clock: () => number;
  /** Returns the settings that pages are made from: once they are others, every page is rendered again. */
  settings: () => unknown;
  budget?: number;
}

/** Returns the target that a page is rendered from, equal for requests with equal responses; null for free text. */
export function renderTargetOf(
  { path, isForAll, choices, freeText = [] }: CachedPage,
  suffix: string,
  query: string,
) {
  const target = path === '/' && suffix === dataSuffix ? rootData : path + suffix;
  if (query === '' || isForAll) return target;
  const parameters = new URLSearchParams(query);
  // React Router requests the data of some parts of a page; free text has unlimited values.
  if (parameters.has('_routes') || freeText.some((name) => parameters.getAll(name).some(Boolean)))
    return null;
  const chosen = new URLSearchParams();
  for (const [name, values] of Object.entries(choices?.() ?? {})) {
    const value = parameters.get(name);
    if (value !== null && values.includes(value)) chosen.set(name, value);
  }
  return chosen.size > 0 ? `${target}?${chosen}` : target;
}

const isText = /^(text\/|image\/svg|application\/(json|xml|manifest))/;

/** A rendered page before it is compressed. */
interface Rendered {
  content: Buffer;
  headers: HeaderList;
}

async function read(rendered: Response, page: CachedPage): Promise<Rendered> {
  const content = Buffer.from(await rendered.arrayBuffer());
  const isPage = rendered.headers.get('content-type')?.startsWith('text/html');
  const headers: HeaderList = [
    ...[...rendered.headers].filter(([name]) => !replaced.has(name)),
    ...cachingHeaders(page),
    ...(isPage
      ? ([['Content-Security-Policy', hashedPolicy(content.toString('utf8'))]] satisfies HeaderList)
      : []),
  ];
  return { content, headers };
}

/** Compresses a page; `settings` are those of Brotli. A PDF is compressed already. */
async function store(
  { content, headers }: Rendered,
  settings: BrotliOptions,
  common: HeaderList,
): Promise<Omit<Kept, 'renderedAt'>> {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (!isText.test(type)) {
    const stored = storeResponse(etagOf(content), headers, { identity: () => content });
    return { send: sendStored(stored, common), bytes: content.length };
  }
  const [br, gz] = await Promise.all([compressBrotli(content, settings), compressGzip(content)]);
  const stored = storeResponse(etagOf(content), headers, {
    identity: () => content,
    gzip: () => gz,
    br: () => br,
  });
  return { send: sendStored(stored, common), bytes: content.length + br.length + gz.length };
}

interface KnownTarget {
  page: CachedPage;
  suffix: string;
  ages: Ages;
}

/** Indexes pages by path, and by the path of their data. */
function indexOf(pages: readonly CachedPage[]): Map<string, KnownTarget> {
  const known = new Map<string, KnownTarget>();
  for (const page of pages) {
    const ages = agesOf(page);
    known.set(page.path, { page, suffix: '', ages });
    if (!page.isFile)
      known.set(renderTargetOf(page, dataSuffix, '') ?? '', { page, suffix: dataSuffix, ages });
  }
  return known;
}

/**
 * Requests during the first render wait for it; later ones never wait: a page past half its age is rendered again while
 * it is still sent. A page that failed, redirected or set a cookie is not kept. Pages are rendered only on request.
 */
export function createCachedPages({
  pages,
  render,
  common,
  log,
  clock,
  settings,
  budget = mostBytes,
}: CachedPagesOptions): CachedPages {
  let known = indexOf(pages());
  const kept = new Map<string, Kept>();
  const rendering = new Map<string, Promise<SendStored | null>>();
  /** Time of the last failed render by target. */
  const failed = new Map<string, number>();
  let total = 0;
  let version = settings();

  function drop(target: string): void {
    total -= kept.get(target)?.bytes ?? 0;
    kept.delete(target);
  }

  function keep(target: string, page: Kept): void {
    drop(target);
    kept.set(target, page);
    total += page.bytes;
    for (const oldest of kept.keys()) {
      if (total <= budget || oldest === target) break;
      drop(oldest);
    }
  }

  /** Compresses a page once more, as much as is possible, while its first version is sent. */
  async function compressWell(target: string, rendered: Rendered, first: Kept): Promise<void> {
    const best = { ...first, ...(await store(rendered, bestBrotli, common)) };
    if (kept.get(target) !== first) return;
    // It keeps its place among the pages: it was not rendered again.
    kept.set(target, best);
    total += best.bytes - first.bytes;
  }

  async function renderAndKeep(target: string, page: CachedPage): Promise<SendStored | null> {
    const renderedAt = clock();
    const versionThen = version;
    try {
      const rendered = await render(target);
      const isShared = rendered.status === 200 && !rendered.headers.has('set-cookie');
      if (!isShared) {
        failed.set(target, renderedAt);
        return null;
      }
      failed.delete(target);
      const whole = await read(rendered, page);
      const first = { ...(await store(whole, brotliSettings, common)), renderedAt };
      if (versionThen === version) {
        keep(target, first);
        if (!page.showsHour) void compressWell(target, whole, first);
      }
      return first.send;
    } catch (error) {
      failed.set(target, renderedAt);
      log.error({ event: 'page_cache.render_failed', err: error, target }, 'a page for visitors failed');
      return null;
    }
  }

  function renderOnce(target: string, page: CachedPage): Promise<SendStored | null> {
    const running = rendering.get(target);
    if (running) return running;
    const started = renderAndKeep(target, page).finally(() => {
      if (rendering.get(target) === started) rendering.delete(target);
    });
    rendering.set(target, started);
    return started;
  }

  /** A page's address may end with a slash, a file's may not. */
  function findWithSlash(path: string) {
    const found = path.endsWith('/') ? known.get(withoutLastSlashes(path)) : undefined;
    return found?.page.isFile ? undefined : found;
  }

  function dropWhatOldSettingsMade(): void {
    const now = settings();
    if (now === version) return;
    version = now;
    known = indexOf(pages());
    kept.clear();
    rendering.clear();
    failed.clear();
    total = 0;
  }

  return {
    find(path, query, isVisitor) {
      dropWhatOldSettingsMade();
      const found = known.get(path) ?? findWithSlash(path);
      if (!found || !(isVisitor || found.page.isForAll) || found.page.isOffered?.() === false) return null;
      const target = renderTargetOf(found.page, found.suffix, query);
      if (target === null) return null;
      const page = kept.get(target);
      const age = page ? clock() - page.renderedAt : -1;
      const isUsable = age >= 0 && age <= found.ages.longestMs;
      if (page && isUsable && age <= found.ages.freshMs) return page.send;
      // After a failure each request would be rendered twice: here, and by the caller.
      const sinceFailure = clock() - (failed.get(target) ?? Number.NEGATIVE_INFINITY);
      const hasJustFailed = sinceFailure >= 0 && sinceFailure < failureMs;
      const rendered = hasJustFailed ? null : renderOnce(target, found.page);
      return page && isUsable ? page.send : rendered;
    },
  };
}
