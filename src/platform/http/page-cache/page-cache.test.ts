import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuildFiles } from './build-files.ts';
import { pageCache } from './page-cache.ts';
import { etagOf } from './stored-response.ts';

let folder: string;
let server: Server | undefined;
let logged: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-files-'));
  logged = [];
  writeFileSync(join(folder, 'about.txt'), '<p>About</p>');
  writeFileSync(join(folder, 'a.txt'), 'a'.repeat(1000));
  writeFileSync(join(folder, 'b.txt'), 'b'.repeat(1000));
});

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Serves the folder; other requests get 404 from the next handler. */
async function serve(budget?: number) {
  const log = pino({ level: 'info', base: null }, { write: (line: string) => logged.push(line) });
  const files = readBuildFiles(folder, [['X-Common', 'yes']], budget);
  server = createServer(
    pageCache({ files, cachedPages: { find: () => null }, mayPreview: () => false, log }, (_, response) =>
      response.writeHead(404).end('next'),
    ),
  );
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers });
    return { status: response.status, text: await response.text() };
  };
}

test('logs each request that it answers with its id, and no query', async () => {
  const get = await serve();
  await get('/about.txt?email=ann@example.com');
  await get('/nothing');
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      requestId: expect.any(String),
      method: 'GET',
      path: '/about.txt',
      status: 200,
      ms: expect.any(Number),
      event: 'request.answered',
      msg: 'answered',
    },
  ]);
});

test('a file that has gone since the start is left to the next handler, and logged', async () => {
  const get = await serve();
  expect((await get('/a.txt')).status).toBe(200);
  rmSync(join(folder, 'a.txt'));
  rmSync(join(folder, 'b.txt'));
  expect(await get('/a.txt')).toMatchObject({ status: 200, text: 'a'.repeat(1000) });
  expect(await get('/b.txt')).toEqual({ status: 404, text: 'next' });
  expect(logged.some((line) => line.includes('page_cache.unreadable'))).toBe(true);
});

test('a file is sent as it was first read, in every encoding, also when the build is made again', async () => {
  writeFileSync(join(folder, 'about.txt.br'), brotliCompressSync('<p>About</p>'));
  const get = await serve();
  const etag = etagOf('<p>About</p>');
  expect(await get('/about.txt', { 'If-None-Match': etag })).toEqual({ status: 304, text: '' });
  rmSync(join(folder, 'about.txt.br'));
  writeFileSync(join(folder, 'about.txt'), '<p>Another build</p>');
  for (const accepted of ['br', 'identity']) {
    expect(await get('/about.txt', { 'Accept-Encoding': accepted })).toEqual({
      status: 200,
      text: '<p>About</p>',
    });
  }
});

test('a file that was read makes room for others where memory is full, and is read again', async () => {
  const get = await serve(1500);
  expect((await get('/a.txt')).text).toBe('a'.repeat(1000));
  expect((await get('/b.txt')).text).toBe('b'.repeat(1000));
  writeFileSync(join(folder, 'a.txt'), 'changed');
  expect((await get('/a.txt')).text).toBe('changed');
});

test('a large file is left to the next handler', async () => {
  writeFileSync(join(folder, 'film.webm'), Buffer.alloc(600 * 1024));
  const get = await serve();
  expect(await get('/film.webm')).toEqual({ status: 404, text: 'next' });
});
