import { secretHeaders as ofSecrets } from '#platform/http/secret-headers.ts';

interface GivenHeaders {
  actionHeaders: Headers;
}

/** The headers of a page that is one person's: kept out of search results and of caches, with what its action says. */
export function privateHeaders({ actionHeaders }: GivenHeaders): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
  const retryAfter = actionHeaders.get('Retry-After');
  if (retryAfter) headers.set('Retry-After', retryAfter);
  return headers;
}

/** The same for a page whose address holds a secret: it is sent as a referrer to nobody. */
export function secretHeaders(args: GivenHeaders): Headers {
  const headers = privateHeaders(args);
  for (const [name, value] of Object.entries(ofSecrets)) headers.set(name, value);
  return headers;
}
