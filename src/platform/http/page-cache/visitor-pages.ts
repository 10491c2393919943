import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type RequestFacts, requestContext, type Services, servicesContext } from '../../context.ts';
import { localeOf } from '../../i18n/locale.ts';
import type { Log } from '../../log/logger.ts';
import { minute } from '../../values/durations.ts';
import { nextRequestId } from '../request-log.ts';
import { hashedPolicy } from '../security-headers.ts';
import { dataSuffix } from './build-files.ts';
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

export interface VisitorPage {
  path: string;
  /** Query parameters that change the page, with their valid values; other values are ignored. */
  choices?: () => Record<string, readonly string[]>;
  /** Query parameters of free text: a page with one of them is not cached. */
  freeText?: readonly string[];
  /** True for pages that show an hour, such as when a reply is due. */
  showsHour?: boolean;
}

/** Renders a target (path and query) for a visitor without cookies. */
export type RenderForVisitors = (target: string) => Promise<Response>;

/** Bytes of bodies that are kept: about fifty pages; the oldest renders are dropped first. */
const mostBytes = 8 * 1024 * 1024;

/** Instants until which a page is fresh, and until which it is sent while it is rendered again. */
interface Ages {
  freshMs: number;
  longestMs: number;
}

/** A page that shows an hour is at most a minute old; any other changes only with the year. */
const agesOf = ({ showsHour }: VisitorPage): Ages =>
  showsHour ? { freshMs: minute / 2, longestMs: minute } : { freshMs: 30 * minute, longestMs: 60 * minute };

/**
 * Browsers revalidate their copy each time, even when another session's cookie is sent; their back/forward cache does
 * not (src/before-hydration/head.ts). Shared caches must not store it.
 */
const cachingHeaders: HeaderList = [
  ['Cache-Control', 'private, no-cache'],
  ['Vary', 'Accept-Encoding, Cookie, Authorization'],
];

/** Delay after a failed render of a target, in milliseconds. */
const failureMs = 1_000;

const replaced = new Set(['cache-control', 'vary', 'content-length', 'content-security-policy']);

interface Kept {
  send: SendStored;
  renderedAt: number;
  bytes: number;
}

/** Pages that are equal for all visitors, rendered on their first request and kept in memory. */
export interface VisitorPages {
  /**
   * Finds the response to a visitor's request; a promise during the first render, which resolves to null when that
   * failed. Null for pages that are rendered for each request. The caller checks that the request has no session.
   */
  find(path: string, query: string): SendStored | Promise<SendStored | null> | null;
}

interface VisitorPagesOptions {
  pages: readonly VisitorPage[];
  render: RenderForVisitors;
  /** Headers of every response. */
  common: HeaderList;
  log: Log;
  clock: () => number;
  /** Returns the settings that pages are made from: once they are others, every page is rendered again. */
  settings: () => unknown;
  budget?: number;
}

/** Returns the target that a page is rendered from, equal for requests with equal responses; null for free text. */
export function renderTargetOf({ path, choices, freeText = [] }: VisitorPage, suffix: string, query: string) {
  const target = path + suffix;
  if (query === '') return target;
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

async function store(rendered: Response, common: HeaderList): Promise<Omit<Kept, 'renderedAt'>> {
  const content = Buffer.from(await rendered.arrayBuffer());
  const isPage = rendered.headers.get('content-type')?.startsWith('text/html');
  const headers: HeaderList = [
    ...[...rendered.headers].filter(([name]) => !replaced.has(name)),
    ...cachingHeaders,
    ...(isPage
      ? ([['Content-Security-Policy', hashedPolicy(content.toString('utf8'))]] satisfies HeaderList)
      : []),
  ];
  const [br, gz] = await Promise.all([compressBrotli(content, brotliSettings), compressGzip(content)]);
  const stored = storeResponse(etagOf(content), headers, {
    identity: () => content,
    gzip: () => gz,
    br: () => br,
  });
  return { send: sendStored(stored, common), bytes: content.length + br.length + gz.length };
}

/**
 * Requests during the first render wait for it; later ones never wait: a page past half its age is rendered again while
 * it is still sent. A page that failed, redirected or set a cookie is not kept. Pages are rendered only on request.
 */
export function createVisitorPages({
  pages,
  render,
  common,
  log,
  clock,
  settings,
  budget = mostBytes,
}: VisitorPagesOptions): VisitorPages {
  const known = new Map(
    pages.flatMap((page) => [
      [page.path, { page, suffix: '', ages: agesOf(page) }],
      [`${page.path}${dataSuffix}`, { page, suffix: dataSuffix, ages: agesOf(page) }],
    ]),
  );
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

  async function renderAndKeep(target: string): Promise<SendStored | null> {
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
      const page = { ...(await store(rendered, common)), renderedAt };
      if (versionThen === version) keep(target, page);
      return page.send;
    } catch (error) {
      failed.set(target, renderedAt);
      log.error({ event: 'page_cache.render_failed', err: error, target }, 'a page for visitors failed');
      return null;
    }
  }

  function renderOnce(target: string): Promise<SendStored | null> {
    const running = rendering.get(target);
    if (running) return running;
    const started = renderAndKeep(target).finally(() => {
      if (rendering.get(target) === started) rendering.delete(target);
    });
    rendering.set(target, started);
    return started;
  }

  function dropWhatOldSettingsMade(): void {
    const now = settings();
    if (now === version) return;
    version = now;
    kept.clear();
    rendering.clear();
    failed.clear();
    total = 0;
  }

  return {
    find(path, query) {
      const found = known.get(path);
      if (!found) return null;
      const target = renderTargetOf(found.page, found.suffix, query);
      if (target === null) return null;
      dropWhatOldSettingsMade();
      const page = kept.get(target);
      const age = page ? clock() - page.renderedAt : -1;
      const isUsable = age >= 0 && age <= found.ages.longestMs;
      if (page && isUsable && age <= found.ages.freshMs) return page.send;
      // After a failure each request would be rendered twice: here, and by the caller.
      const sinceFailure = clock() - (failed.get(target) ?? Number.NEGATIVE_INFINITY);
      const hasJustFailed = sinceFailure >= 0 && sinceFailure < failureMs;
      const rendered = hasJustFailed ? null : renderOnce(target);
      return page && isUsable ? page.send : rendered;
    },
  };
}

/** Facts of a request without a session or personal data. */
function factsOfVisitors(url: URL, log: Log): RequestFacts {
  const requestId = nextRequestId();
  const refuse = () => {
    throw new Error('A page that is kept for every visitor sends no cookies.');
  };
  return {
    requestId,
    locale: localeOf(url),
    method: 'GET',
    address: '',
    userAgent: undefined,
    session: async () => null,
    sessionTokens: [],
    signInToken: undefined,
    keepSignIn: refuse,
    keepSession: refuse,
    staff: async () => null,
    staffToken: undefined,
    keepStaffSession: refuse,
    nonce: null,
    reportError: (error) => log.error({ event: 'page.failed', err: error, requestId }, 'a page failed'),
  };
}

/** Creates the function that renders a page with React Router for all visitors. */
export function renderForVisitors(
  { build, mode }: { build: ServerBuild; mode: string },
  { services, appUrl, log }: { services: Services; appUrl: string; log: Log },
): RenderForVisitors {
  const render = createRequestHandler(build, mode);
  return (target) => {
    const loadContext = new RouterContextProvider();
    loadContext.set(servicesContext, services);
    const url = new URL(target, appUrl);
    loadContext.set(requestContext, factsOfVisitors(url, log));
    return render(new Request(url), loadContext);
  };
}
