import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../../log/logger.ts';
import { longestPath } from '../failure.ts';
import { logRequest, nextRequestId } from '../request-log.ts';
import type { BuildFiles } from './build-files.ts';
import { type CachedPage, type CachedPages, dataSuffix, withoutLastSlashes } from './cached-pages.ts';
import type { SendStored } from './stored-response.ts';

interface Target {
  path: string;
  query: string;
}

/** Returns the decoded path of a request, as routes match it, and its query; null when they cannot be parsed. */
function parseTarget(url: string): Target | null {
  if (url.includes('%00')) return null;
  try {
    let target = url;
    if (!url.startsWith('/')) {
      // A request with an absolute URL (RFC 9112, section 3.2.2) is rare.
      const { pathname, search } = new URL(url);
      target = pathname + search;
    }
    const queryAt = target.indexOf('?');
    const path = queryAt === -1 ? target : target.slice(0, queryAt);
    if (path.length > longestPath) return null;
    const query = queryAt === -1 ? '' : target.slice(queryAt + 1);
    return { path: path.includes('%') ? decodeURI(path) : path, query };
  } catch {
    return null;
  }
}

/**
 * True for a request without a session of a customer or the desk, by cookie or token. A Cookie header with `session`
 * anywhere in a name or value counts as a session.
 */
function isVisitor({ headers }: IncomingMessage): boolean {
  return headers.authorization === undefined && !headers.cookie?.includes('session');
}

interface PageCacheOptions {
  files: BuildFiles;
  cachedPages: CachedPages;
  /** True for the cookies of a browser that is shown other pages than visitors: none of them is cached. */
  mayPreview: (cookies: string | undefined) => boolean;
  log: Log;
}

/**
 * Responds to GET and HEAD from memory, bypassing Hono, and passes every other request to `next`: posts, personal
 * pages, films, other spellings of a URL, and missing pages.
 */
export function pageCache(
  { files, cachedPages, mayPreview, log }: PageCacheOptions,
  next: RequestListener,
): RequestListener {
  function findFile(path: string, request: IncomingMessage): SendStored | null {
    try {
      const found = files.find(path);
      // Ranges are read from the disk; a conditional one (If-Range) gets the entire file, which is always allowed.
      const isPart = request.headers.range !== undefined && request.headers['if-range'] === undefined;
      return found && !isPart ? found : null;
    } catch (error) {
      log.error(
        { event: 'page_cache.unreadable', err: error, path },
        'a file of the build could not be read',
      );
      return null;
    }
  }

  function answer(
    send: SendStored | null,
    path: string,
    startedAt: number,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (send === null) {
      next(request, response);
      return;
    }
    const requestId = nextRequestId();
    const status = send(request, response, requestId);
    logRequest(log, { requestId, method: String(request.method), path, status, startedAt });
  }

  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return next(request, response);
    const startedAt = performance.now();
    const target = parseTarget(url);
    if (target === null) return next(request, response);
    const { path, query } = target;
    const found =
      findFile(path, request) ??
      (mayPreview(request.headers.cookie) ? null : cachedPages.find(path, query, isVisitor(request)));
    if (found instanceof Promise) void found.then((send) => answer(send, path, startedAt, request, response));
    else answer(found, path, startedAt, request, response);
  };
}

/** Redirects other spellings of the URL of a page for all to the right one, and responds 404 to the data of a file. */
export function otherSpellings(pages: () => readonly CachedPage[]): MiddlewareHandler {
  const spellingsOf = (listed: readonly CachedPage[]) =>
    new Map(listed.flatMap((page) => (page.isForAll ? [[page.path.toLowerCase(), page] as const] : [])));
  let known = { listed: pages(), spellings: spellingsOf(pages()) };
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const plain = withoutLastSlashes(path);
    const asksForData = plain.endsWith(dataSuffix);
    const spelled = asksForData ? plain.slice(0, -dataSuffix.length) : plain;
    const listed = pages();
    if (listed !== known.listed) known = { listed, spellings: spellingsOf(listed) };
    const page = known.spellings.get(spelled.toLowerCase());
    if (page === undefined || path === page.path) return next();
    const address = page.path;
    if (path === address + dataSuffix && !page.isFile) return next();
    if (asksForData) return context.text('There is no such file.', 404);
    return context.redirect(`${address}${new URL(context.req.url).search}`, 301);
  };
}
