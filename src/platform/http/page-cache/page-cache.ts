import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../../log/logger.ts';
import { longestPath } from '../failure.ts';
import { logRequest, nextRequestId } from '../request-log.ts';
import { type BuildFiles, dataSuffix } from './build-files.ts';
import type { SendStored } from './stored-response.ts';
import type { VisitorPages } from './visitor-pages.ts';

/** The path without its last slashes; a loop, since an expression for them is quadratic in the slashes before. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

interface Target {
  path: string;
  query: string;
}

/** The path of a request as routes know it, decoded, and its query; null where they cannot be read. */
function parseTarget(url: string): Target | null {
  if (url.includes('%00')) return null;
  try {
    let target = url;
    if (!url.startsWith('/')) {
      // A request that names a host (RFC 9112, section 3.2.2) is rare, and read like any other.
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
 * Whether a request is a visitor's: it shows no session, neither a customer's nor of the desk, by cookie or token. A Cookie
 * header with `session` anywhere in it, in a name or a value, counts as one.
 */
function isVisitor({ headers }: IncomingMessage): boolean {
  return headers.authorization === undefined && !headers.cookie?.includes('session');
}

interface PageCacheOptions {
  files: BuildFiles;
  visitorPages: VisitorPages;
  log: Log;
}

/**
 * Answers GET and HEAD from memory where it can, past Hono, and gives every other request to `next`: posts, pages of one
 * reader, films, other spellings of an address, and what is not there.
 */
export function pageCache(
  { files, visitorPages, log }: PageCacheOptions,
  next: RequestListener,
): RequestListener {
  function findFile(path: string, request: IncomingMessage): SendStored | null {
    try {
      const found = files.find(path);
      // A part of a file is read from the disk, but under a condition (If-Range) the whole is sent, which is always right.
      const isPart = request.headers.range !== undefined && request.headers['if-range'] === undefined;
      if (found) return found.kind === 'file' && isPart ? null : found.send;
      const page = path.endsWith('/') ? files.find(withoutLastSlashes(path)) : null;
      return page?.kind === 'page' ? page.send : null;
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
    const found = findFile(path, request) ?? (isVisitor(request) ? visitorPages.find(path, query) : null);
    if (found instanceof Promise) void found.then((send) => answer(send, path, startedAt, request, response));
    else answer(found, path, startedAt, request, response);
  };
}

/**
 * What the build rendered is never rendered again: another spelling of its address is sent to the right one, and the
 * data of a file is not there. `prerendered` has the right spellings by their lower case.
 */
export function otherSpellings(prerendered: ReadonlyMap<string, string>): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const plain = withoutLastSlashes(path);
    const asksForData = plain.endsWith(dataSuffix);
    const spelled = asksForData ? plain.slice(0, -dataSuffix.length) : plain;
    const address = prerendered.get(spelled.toLowerCase());
    if (address === undefined || path === address) return next();
    if (asksForData) return context.text('There is no such file.', 404);
    return context.redirect(`${address}${new URL(context.req.url).search}`, 301);
  };
}
