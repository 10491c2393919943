import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { hour } from '../../values/durations.ts';
import { type CachedPage, createCachedPages, type RenderForCache, renderTargetOf } from './cached-pages.ts';

const brief: CachedPage = {
  path: '/brief',
  choices: () => ({ service: ['sea', 'air'], direction: ['inbound'] }),
  freeText: ['again'],
  showsHour: true,
};
const contact: CachedPage = { path: '/contact' };
const forAll: CachedPage[] = [
  { path: '/', isForAll: true },
  { path: '/about', isForAll: true },
  { path: '/robots.txt', isForAll: true, isFile: true },
];

const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });

function open(render: RenderForCache, { budget }: { budget?: number } = {}) {
  const state = { now: 1_000_000, version: 1 };
  const rendered: string[] = [];
  const logged: string[] = [];
  const pages = createCachedPages({
    pages: () => [brief, contact, ...forAll],
    render: (target) => {
      rendered.push(target);
      return render(target);
    },
    common: [['X-Common', 'yes']],
    log: pino({}, { write: (line: string) => logged.push(line) }),
    clock: () => state.now,
    settings: () => state.version,
    ...(budget && { budget }),
  });

  /** Returns the response; null for requests that are not cached, 'waited' first when it was not immediate. */
  async function get(path: string, query = '', headers = {}) {
    const found = pages.find(path, query, true);
    const send = await found;
    if (!send) return null;
    const sent = { headers: [] as string[], body: '' };
    const response = {
      writeHead(_status: number, headers: string[]) {
        sent.headers = headers;
        return response;
      },
      end(body: Uint8Array) {
        sent.body = Buffer.from(body).toString();
      },
    };
    send({ headers, method: 'GET' } as IncomingMessage, response as unknown as ServerResponse, 'id');
    return { ...sent, waited: found instanceof Promise };
  }
  return { state, rendered, logged, get, pages };
}

describe('the target of a request', () => {
  test.each([
    ['', '/brief'],
    ['utm_source=x&ref=y', '/brief'],
    ['service=sea', '/brief?service=sea'],
    ['utm=1&direction=inbound&service=air&service=sea', '/brief?service=air&direction=inbound'],
    ['service=unknown', '/brief'],
    ['again=', '/brief'],
    ['again=LM-1', null],
    ['_routes=root', null],
  ])('of the query %j is %j', (query, target) => {
    expect(renderTargetOf(brief, '', query)).toBe(target);
  });
});

describe('pages for all', () => {
  test('are sent to signed-in readers too, whatever the query; a file has no data of its own', async () => {
    const { rendered, pages } = open(async (target) => html(target));
    expect(pages.find('/contact', '', false)).toBeNull();
    expect(pages.find('/about', 'utm_source=x', false)).toBeInstanceOf(Promise);
    await pages.find('/about/', '', true);
    await pages.find('/', '', true);
    await pages.find('/_.data', '', true);
    expect(pages.find('/robots.txt.data', '', true)).toBeNull();
    expect(pages.find('/robots.txt/', '', true)).toBeNull();
    expect(rendered).toEqual(['/about', '/', '/_.data']);
  });

  test('are compressed quickly for who waits, and then well', async () => {
    const text = Array.from({ length: 4_000 }, (_, index) => `<p>${index * index}</p>`).join('');
    const { get } = open(async () => html(text));
    const sizeOf = async () => {
      const sent = await get('/about', '', { 'accept-encoding': 'br' });
      return Number(sent?.headers[(sent?.headers.indexOf('Content-Length') ?? 0) + 1]);
    };
    const first = await sizeOf();
    await expect.poll(sizeOf).toBeLessThan(first);
  });
});

describe('pages for visitors', () => {
  test('are rendered once by requests that come at once, and for later ones not at all', async () => {
    const { rendered, get } = open(async (target) => html(`<p>${target}</p>`));
    const first = await Promise.all([get('/contact'), get('/contact', 'utm_source=x'), get('/contact')]);
    expect(rendered).toEqual(['/contact']);
    expect(first.map((sent) => sent?.body)).toEqual(Array(3).fill('<p>/contact</p>'));
    expect(await get('/contact')).toMatchObject({ waited: false, body: '<p>/contact</p>' });
    expect(await get('/contact.data')).toMatchObject({ body: '<p>/contact.data</p>' });
    expect(rendered).toEqual(['/contact', '/contact.data']);
    expect(await get('/other')).toBeNull();
  });

  test('say how they are cached, allow their own scripts by hash and keep what their route says', async () => {
    const { get } = open(async () =>
      html('<script>1</script>', { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }),
    );
    const headers = (await get('/contact'))?.headers ?? [];
    const headerOf = (name: string) => headers[headers.findIndex((one) => one.toLowerCase() === name) + 1];
    expect(headerOf('cache-control')).toBe('private, no-cache');
    expect(headerOf('vary')).toBe('Accept-Encoding, Cookie, Authorization');
    expect(headerOf('x-robots-tag')).toBe('noindex');
    expect(headerOf('x-common')).toBe('yes');
    expect(headerOf('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'; style-src/);
    expect(headers.filter((one) => one.toLowerCase() === 'cache-control')).toHaveLength(1);
  });

  test('that show an hour are rendered again in the background while they are asked for', async () => {
    let round = 0;
    const { state, rendered, get } = open(async () => html(`round ${++round}`));
    await get('/brief');
    state.now += 29_000;
    expect(await get('/brief')).toMatchObject({ waited: false, body: 'round 1' });
    expect(rendered).toHaveLength(1);
    state.now += 2_000;
    expect(await get('/brief')).toMatchObject({ waited: false, body: 'round 1' });
    expect(await get('/brief')).toMatchObject({ waited: false });
    await expect.poll(async () => (await get('/brief'))?.body).toBe('round 2');
    expect(rendered).toHaveLength(2);
  });

  test('that show an hour are never sent when they are older than a minute', async () => {
    let round = 0;
    const { state, rendered, get } = open(async () => html(`round ${++round}`));
    await get('/brief');
    state.now += 61_000;
    expect(rendered).toHaveLength(1);
    expect(await get('/brief')).toMatchObject({ waited: true, body: 'round 2' });
    // After the clock was set back, the age is unknown.
    state.now -= hour;
    expect(await get('/brief')).toMatchObject({ waited: true, body: 'round 3' });
  });

  test('that show no hour are not rendered by the minute', async () => {
    const { state, rendered, get } = open(async () => html('page'));
    await get('/contact');
    state.now += 20 * 60_000;
    expect(await get('/contact')).toMatchObject({ waited: false });
    expect(rendered).toHaveLength(1);
  });

  test.each<[string, RenderForCache]>([
    ['failed', async () => new Response('broken', { status: 500 })],
    ['led elsewhere', async () => new Response(null, { status: 302, headers: { Location: '/' } })],
    ['set a cookie', async () => html('page', { 'Set-Cookie': 'a=b' })],
    ['was not found', async () => new Response('nothing', { status: 404 })],
  ])('are not kept when rendering %s', async (_what, render) => {
    const { state, rendered, get } = open(render);
    expect(await get('/contact')).toBeNull();
    expect(await get('/contact')).toBeNull();
    expect(rendered).toHaveLength(1);
    state.now += 1_000;
    expect(await get('/contact')).toBeNull();
    expect(rendered).toHaveLength(2);
  });

  test.each<[string, RenderForCache]>([
    [
      'at once',
      () => {
        throw new Error('a bug');
      },
    ],
    [
      'later',
      async () => {
        throw new Error('a bug');
      },
    ],
  ])('are not kept when rendering throws %s, which is logged', async (_when, render) => {
    const { state, rendered, logged, get } = open(render);
    expect(await get('/contact')).toBeNull();
    expect(await get('/contact')).toBeNull();
    expect(rendered).toHaveLength(1);
    state.now += 1_000;
    expect(await get('/contact')).toBeNull();
    expect(rendered).toHaveLength(2);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ event: 'page_cache.render_failed', level: 50 });
  });

  test('stay while rendering them again fails, until they are too old', async () => {
    let isBroken = false;
    const { state, logged, get } = open(async () => {
      if (isBroken) throw new Error('a bug');
      return html('page');
    });
    await get('/brief');
    isBroken = true;
    state.now += 40_000;
    expect(await get('/brief')).toMatchObject({ body: 'page' });
    await expect.poll(() => logged.length).toBe(1);
    expect(await get('/brief')).toMatchObject({ body: 'page' });
    expect(logged).toHaveLength(1);
    state.now += 1_000;
    expect(await get('/brief')).toMatchObject({ body: 'page' });
    await expect.poll(() => logged.length).toBe(2);
    state.now += 30_000;
    expect(await get('/brief')).toBeNull();
  });

  test('are rendered again when the owner’s settings change, also where rendering had begun before', async () => {
    const waiting: Array<() => void> = [];
    const held = open(async () => {
      const text = `version ${held.state.version}`;
      await new Promise<void>((done) => waiting.push(done));
      return html(text);
    });
    const { state, rendered, get } = held;
    const before = get('/contact');
    state.version = 2;
    const after = get('/contact');
    await expect.poll(() => waiting.length).toBe(2);
    for (const done of waiting.toReversed()) done();
    expect(await after).toMatchObject({ body: 'version 2' });
    await before;
    expect(await get('/contact')).toMatchObject({ body: 'version 2', waited: false });
    expect(rendered).toHaveLength(2);
  });

  test('take no more memory than they may: the first rendered are rendered again', async () => {
    const { rendered, get } = open(async (target) => html(target + 'x'.repeat(1000)), { budget: 2500 });
    await get('/contact');
    await get('/brief');
    await get('/brief', 'service=sea');
    expect(await get('/brief', 'service=sea')).toMatchObject({ waited: false });
    expect(await get('/contact')).toMatchObject({ waited: true });
    expect(rendered).toEqual(['/contact', '/brief', '/brief?service=sea', '/contact']);
  });
});
