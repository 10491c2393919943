import { readdirSync, statSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

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

test.each(['/', '/privacy', '/aboutus.data', script, font])(
  '%s has the security headers of every other response and an id of its own',
  async (path) => {
    const [stored, again, rendered] = await Promise.all([get(path), get(path), get('/healthz')]);
    expect(stored.status).toBe(200);
    expect(others(stored)).toEqual(others(rendered));
    expect(Object.keys(others(stored))).toContain('x-frame-options');
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
    const whole = await get(path, { 'Accept-Encoding': 'br' });
    const again = await get(path, { 'If-None-Match': String(whole.headers.etag) });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers).toMatchObject({
      etag: whole.headers.etag,
      'cache-control': whole.headers['cache-control'],
    });
    expect((await get(path, { 'If-None-Match': '"another"' })).status).toBe(200);
    const head = await get(path, { 'Accept-Encoding': 'br' }, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    const { date: _, 'x-request-id': __, ...expected } = whole.headers;
    expect(head.headers).toMatchObject(expected);
  },
);

test('each kind of file says how long it may be kept', async () => {
  const ageOf = async (path: string) => (await get(path)).headers['cache-control'];
  expect(await ageOf('/')).toBe('public, max-age=0, must-revalidate');
  expect(await ageOf('/aboutus.data')).toBe('public, max-age=0, must-revalidate');
  expect(await ageOf('/favicon.svg')).toBe('public, max-age=3600');
  expect(await ageOf('/robots.txt')).toBe('public, max-age=3600');
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

test('a file has one address', async () => {
  expect((await get('/favicon.svg/')).status).toBe(404);
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
  const icon = await get('/favicon.svg');
  const partOfIcon = await get('/favicon.svg', { Range: 'bytes=0-9' });
  expect(partOfIcon).toMatchObject({ status: 206, body: icon.body.subarray(0, 10) });
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
