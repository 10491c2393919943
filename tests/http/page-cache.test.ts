import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';

const site = inject('siteOrigin');

interface Raw {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A response as it is on the wire: fetch() would decompress it and follow what it leads to. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((done, failed) => {
    const request = httpRequest(new URL(site), { path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', failed).end();
  });
}

const folder = 'build/client/assets';
const script = `/assets/${readdirSync(folder).find((name) => /^entry\.client.*\.js$/.test(name))}`;
const font = `/assets/${readdirSync(folder).find((name) => name.endsWith('.woff2'))}`;
const still = '/stills/sea-freight-480.webp';
const film = '/films/hero-sea.webm';

const ownHeaders = new Set([
  'cache-control',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'etag',
  'vary',
  'x-request-id',
]);

const others = ({ headers }: Raw) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));

/** Headers that a browser obeys of a document alone. */
const ofDocuments = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
];

test.each(['/', '/privacy', '/aboutus.data', '/brand/apple-touch-icon.png', script, font])(
  '%s has the security headers of every other response and an id of its own',
  async (path) => {
    const [stored, again, rendered] = await Promise.all([get(path), get(path), get('/healthz')]);
    expect(stored.status).toBe(200);
    const expected = others(rendered);
    expect(Object.keys(expected)).toEqual(expect.arrayContaining(ofDocuments));
    expect(expected['cross-origin-opener-policy']).toBe('same-origin');
    // A script or font of the build is no document.
    if (path.startsWith('/assets/')) for (const name of ofDocuments) delete expected[name];
    expect(others(stored)).toEqual(expected);
    expect(Object.keys(expected)).toContain('x-content-type-options');
    const ids = [stored, again, rendered].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\w-]{14,40}$/);
  },
);

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
  ['*;q=0', undefined, (body: Buffer) => body],
])('a reader who accepts %j is sent %s', async (accepted, encoding, decode) => {
  for (const path of ['/', '/aboutus.data', script]) {
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { headers, body } = await get(path, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers.etag).toBe(plain.headers.etag);
    expect(decode(body).equals(plain.body)).toBe(true);
    expect(headers['content-length']).toBe(String(body.length));
  }
});

test.each(['/', '/services/sea-freight', '/aboutus.data', script, font])(
  '%s is not sent again to a reader who has it, and HEAD sends its headers alone',
  async (path) => {
    // With Brotli a new page is compressed once more, after which its length is another.
    const whole = await get(path, { 'Accept-Encoding': 'gzip' });
    const again = await get(path, { 'If-None-Match': String(whole.headers.etag) });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers).toMatchObject({
      etag: whole.headers.etag,
      'cache-control': whole.headers['cache-control'],
    });
    expect((await get(path, { 'If-None-Match': '"another"' })).status).toBe(200);
    const head = await get(path, { 'Accept-Encoding': 'gzip' }, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    const { date: _, 'x-request-id': __, ...expected } = whole.headers;
    expect(head.headers).toMatchObject(expected);
  },
);

test('each kind of file says how long it may be kept', async () => {
  const ageOf = async (path: string) => (await get(path)).headers['cache-control'];
  expect(await ageOf('/')).toBe('public, max-age=0, must-revalidate');
  expect(await ageOf('/aboutus.data')).toBe('public, max-age=0, must-revalidate');
  expect(await ageOf('/favicon.svg')).toBe('public, max-age=0, must-revalidate');
  expect(await ageOf(still)).toBe('public, max-age=3600');
  expect(await ageOf('/robots.txt')).toBe('public, max-age=0, must-revalidate');
  expect(await ageOf(film)).toBe('public, max-age=3600');
  expect(await ageOf(script)).toBe('public, max-age=31536000, immutable');
});

test('a page is the same with a query, a last slash, in percent-encoding and with the host in the target', async () => {
  const page = await get('/aboutus');
  for (const path of ['/aboutus?utm_source=x&a=%41', '/aboutus/', '/%61boutus', `${site}/aboutus`]) {
    const { status, headers } = await get(path);
    expect({ path, status, etag: headers.etag }).toEqual({ path, status: 200, etag: page.headers.etag });
  }
});

test.each([
  ['a long query', `/aboutus?x=${'a'.repeat(3_000)}`],
  ['the host and its port in the target', `${site.replace(/:\d+$/, '')}:80/aboutus`],
])('a page is the same with %s', async (_what, target) => {
  const page = await get('/aboutus');
  const { status, headers } = await get(target);
  expect(status).toBe(200);
  for (const name of ['etag', 'content-security-policy', 'cache-control']) {
    expect(headers[name]).toBe(page.headers[name]);
  }
});

test.each(['/aboutus/../aboutus', '/./aboutus', '//aboutus', '/aboutus%2F', '/services//sea-freight'])(
  'no spelling sends a page without its policy: %s',
  async (path) => {
    const { status, headers } = await get(path);
    if (status !== 200) return expect(status).toBeGreaterThanOrEqual(301);
    expect(headers['content-security-policy']).toContain("script-src 'self' '");
    expect(headers['cache-control']).not.toContain('max-age=3600');
  },
);

test('a file has one address', async () => {
  expect((await get(`${still}/`)).status).toBe(404);
  expect((await get('/index.html')).status).toBe(404);
  expect((await get(`${script}.br`)).status).toBe(404);
  expect((await get(`${script}.gz`)).status).toBe(404);
  expect((await get('/assets/gone-12345678.js')).status).toBe(404);
  expect((await get('/assets/../../package.json')).status).toBe(404);
  expect((await get('/%2e%2e/%2e%2e/package.json')).status).toBe(404);
});

test('a film and a part of any file are read from the disk', async () => {
  const { size } = statSync(`build/client${film}`);
  const whole = await get(film);
  expect(whole).toMatchObject({ status: 200, headers: { 'content-length': String(size) } });
  const part = await get(film, { Range: 'bytes=100-199' });
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-199/${size}`);
  expect(part.body.equals(whole.body.subarray(100, 200))).toBe(true);
  const picture = await get(still);
  const partOfPicture = await get(still, { Range: 'bytes=0-9' });
  expect(partOfPicture).toMatchObject({ status: 206, body: picture.body.subarray(0, 10) });
});

test.each([film, still])('a part of %s under a condition is answered by the whole', async (path) => {
  const whole = await get(path);
  const answered = await get(path, { Range: 'bytes=0-9', 'If-Range': '"of another build"' });
  expect(answered.status).toBe(200);
  expect(answered.body.equals(whole.body)).toBe(true);
});

test('what is refused before routing is refused for stored pages too', async () => {
  expect((await get(`/${'a'.repeat(3000)}`)).status).toBe(414);
  expect((await get('/aboutus?a=%00')).status).toBe(404);
});

test('a page takes no post, and an unsafe request of another site is refused as ever', async () => {
  const post = await fetch(`${site}/aboutus`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  });
  expect(post.status).toBe(403);
  expect((await get('/aboutus', {}, 'DELETE')).status).toBe(405);
});

const formPages = [
  '/contactus',
  '/clientbriefform',
  '/feedback',
  '/signin',
  '/signup',
  '/auth',
  '/forgotpassword',
  '/track',
];

describe('a form page', () => {
  test.each(formPages)('%s is the same for every visitor', async (path) => {
    const [first, second] = await Promise.all([
      get(path),
      get(path, { Cookie: 'theme=dark', Range: 'bytes=0-9' }),
    ]);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie, Authorization',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(second.body.equals(first.body)).toBe(true);
    expect((await get(`${path}?utm_source=mail&gclid=1`)).body.equals(first.body)).toBe(true);
    const html = first.body.toString();
    expect(html).not.toMatch(/ nonce="|name="shownAt"/);
    const policy = String(first.headers['content-security-policy']);
    const inline = [...html.matchAll(/<(script|style)(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/\1>/g)];
    expect(policy.match(/sha256-/g)).toHaveLength(inline.length);
    expect(inline.length).toBeGreaterThan(3);
    for (const [, , text = ''] of inline) {
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
    const again = await get(path, { 'If-None-Match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    const zipped = await get(path, { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(zipped.body).equals(first.body)).toBe(true);
  });

  test.each(formPages)('%s is rendered for the request of who shows a session or a token', async (path) => {
    const stored = await get(path);
    for (const headers of [
      { Cookie: 'a=b; session=unknown' },
      { Cookie: '__Host-session=unknown' },
      { Cookie: 'desk-session=unknown' },
      { Authorization: 'Bearer unknown' },
    ]) {
      const { status, headers: sent } = await get(path, {
        ...headers,
        'If-None-Match': String(stored.headers.etag),
      });
      expect(status).toBe(200);
      expect(sent['cache-control']).toMatch(/no-store/);
      expect(sent['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
      expect(sent.etag).toBeUndefined();
    }
  });

  test.each(['/contactus.data', '/clientbriefform.data?service=sea-freight'])(
    'comes from the same cache when a visitor is led to it by a link: %s',
    async (path) => {
      const [first, second] = [await get(path), await get(path, { 'Accept-Encoding': 'br' })];
      expect(first).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'private, no-cache', 'content-type': 'text/x-script' },
      });
      expect(second.headers.etag).toBe(first.headers.etag);
      expect(brotliDecompressSync(second.body).equals(first.body)).toBe(true);
      const own = await get(path, { Cookie: 'session=unknown' });
      expect(own.headers['cache-control']).toBe('no-store');
    },
  );

  test('shows what its address asks for', async () => {
    const textOf = async (path: string) => (await get(path)).body.toString();
    const selected = /<option value="sea-freight"[^>]* selected=""/;
    expect(await textOf('/clientbriefform')).not.toMatch(selected);
    expect(await textOf('/clientbriefform?service=sea-freight&utm_source=x')).toMatch(selected);
    const lane = '/clientbriefform?lane=houston-santos-sea';
    expect(await textOf(lane)).not.toBe(await textOf(`${lane}&direction=inbound`));
    expect(await textOf('/contactus?subject=A+quick+question')).toContain('A quick question');
    expect(await textOf('/signin?to=%2Fkyc')).toContain('/kyc');
    expect((await get('/contactus?subject=A+quick+question')).headers['cache-control']).toBe('no-store');
  });

  test('that is sent twice without scripts is stored once, and once more with other answers', async () => {
    const key = /name="idempotencyKey" value="([^"]*)"/.exec((await get('/contactus')).body.toString())?.[1];
    const send = async (message: string) => {
      const body = new URLSearchParams({
        idempotencyKey: String(key),
        name: 'Ann Lee',
        email: 'ann@shipper.example',
        message,
      });
      const response = await fetch(`${site}/contactus`, { method: 'POST', body, redirect: 'manual' });
      return { status: response.status, location: response.headers.get('location') };
    };
    const first = await send('Do you ship to Santos?');
    expect(first).toEqual({ status: 303, location: expect.stringMatching(/^\/requests\//) });
    expect(await send('Do you ship to Santos?')).toEqual(first);
    expect((await send('Do you ship to Callao?')).location).not.toBe(first.location);
  });
});
