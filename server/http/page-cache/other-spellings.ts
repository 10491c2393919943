import type { MiddlewareHandler } from 'hono';
import { dataSuffix } from './build-files.ts';
import { withoutLastSlashes } from './page-cache.ts';

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
