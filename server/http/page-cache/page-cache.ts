import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { logRequest, nextRequestId } from '../request-log.ts';
import type { BuildFiles } from './build-files.ts';
import type { SendStored } from './stored-response.ts';

/** The path without its last slashes; a loop, since an expression for them is quadratic in the slashes before. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Longer than any path of ours, and refused by server/http/readable-address.ts. */
const longestUrl = 2048;

/** The path of a request as routes know it, decoded and without its query; null where it cannot be read. */
function pathOf(url: string): string | null {
  if (url.length > longestUrl || url.includes('%00')) return null;
  try {
    // A request that names a host (RFC 9112, section 3.2.2) is rare, and read like any other.
    const target = url.startsWith('/') ? url : new URL(url).pathname;
    const query = target.indexOf('?');
    const path = query === -1 ? target : target.slice(0, query);
    return path.includes('%') ? decodeURI(path) : path;
  } catch {
    return null;
  }
}

/**
 * Answers GET and HEAD from memory where it can, past Hono, and gives every other request to `next`: posts, pages of one
 * reader, films, other spellings of an address, and what is not there.
 */
export function pageCache(
  { files, log }: { files: BuildFiles; log: Logger },
  next: RequestListener,
): RequestListener {
  function send(send: SendStored, path: string, request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    const requestId = nextRequestId();
    const status = send(request, response, requestId);
    logRequest(log, { requestId, method: String(request.method), path, status, startedAt });
  }

  function findFile(path: string, request: IncomingMessage): SendStored | null {
    try {
      const found = files.find(path);
      // A part of a file is read from the disk.
      if (found) return found.kind === 'file' && request.headers.range !== undefined ? null : found.send;
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

  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return next(request, response);
    const path = pathOf(url);
    const found = path === null ? null : findFile(path, request);
    if (found === null || path === null) return next(request, response);
    send(found, path, request, response);
  };
}
