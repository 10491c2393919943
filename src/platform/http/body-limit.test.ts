import { once } from 'node:events';
import { type ClientRequest, createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createUploadSlots, fileTime, limitBody, readBody } from './body-limit.ts';

const declared = { 'Content-Length': '500' };
const chunked = { 'Transfer-Encoding': 'chunked' };

/** Starts a server whose only route limits bodies to 1,000 bytes; `ends` holds the status of each response. */
async function startServer({ maxMs = 60_000 } = {}) {
  const ends: number[] = [];
  const arrived = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const app = new Hono();
  app.use(async (context, next) => {
    arrived.resolve();
    await next();
    ends.push(context.res.status);
    ended.resolve();
  });
  app.post(
    '/',
    limitBody(1000, (context) => context.text('', 413), maxMs),
    async (context) => context.text(`read ${await context.req.text()}`),
  );
  app.onError((error, context) => context.text(error.message, 500));
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    ends,
    arrived: arrived.promise,
    ended: ended.promise,
    post: (headers: Record<string, string>) => httpRequest({ port, method: 'POST', headers }),
    async close() {
      await new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
    },
  };
}

async function responseTo(request: ClientRequest): Promise<string> {
  const [response] = await once(request, 'response');
  return `${response.statusCode} ${await text(response)}`;
}

describe.each([
  ['of a declared length', declared],
  ['in chunks', chunked],
])('a body %s', (_, headers) => {
  test('is read by the handler', async () => {
    const server = await startServer();
    const request = server.post(headers);
    const response = responseTo(request);
    request.write('é'.repeat(100));
    request.end('x'.repeat(300));
    expect(await response).toBe(`200 read ${'é'.repeat(100)}${'x'.repeat(300)}`);
    await server.close();
  });

  test('that does not arrive in time is answered 408', async () => {
    const server = await startServer({ maxMs: 50 });
    const request = server.post(headers);
    const response = responseTo(request);
    request.write('half');
    expect(await response).toMatch(/^408/);
    await server.close();
  });

  test('that is too large is answered 413', async () => {
    const server = await startServer();
    const request = server.post(headers === declared ? { 'Content-Length': '1001' } : headers);
    const response = responseTo(request);
    request.end('x'.repeat(1001));
    expect(await response).toMatch(/^413/);
    await server.close();
  });

  test('whose sender goes away is answered 400, not as an error', async () => {
    const server = await startServer();
    const request = server.post(headers);
    request.on('error', () => {});
    request.write('half');
    await server.arrived;
    request.destroy();
    await server.ended;
    expect(server.ends).toEqual([400]);
    await server.close();
  });
});

test('a body whose chunks were taken holds none of them while it is read on', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const chunks: WeakRef<Uint8Array>[] = [];
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent += 1;
        if (sent > 40) return controller.close();
        const chunk = new Uint8Array(64 * 1024);
        chunks.push(new WeakRef(chunk));
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request('http://site.example', { method: 'POST', body, duplex: 'half' } as RequestInit);
  let held = 0;
  const end = await readBody(request, { maxBody: 10_000_000, maxMs: 60_000 }, async () => {
    if (chunks.length < 40) return true;
    // Memory that was allocated in this turn of the event loop is still in use.
    await setImmediate();
    collectGarbage();
    held = chunks.slice(0, 30).filter((chunk) => chunk.deref() !== undefined).length;
    return true;
  });
  expect(end).toBe('whole');
  expect(held).toBe(0);
});

describe('a file', () => {
  function postOf(chunks: Uint8Array[], isWhole: boolean): Request {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        if (isWhole) controller.close();
      },
    });
    return new Request('http://site.example', { method: 'POST', body, duplex: 'half' } as RequestInit);
  }

  test('that arrives more slowly than the least rate ends early, without its longest time', async () => {
    const limits = { maxBody: 1000, maxMs: 60_000, slowest: { afterMs: 20, bytesPerSecond: 1_000_000 } };
    expect(await readBody(postOf([new Uint8Array(10)], false), limits, () => true)).toBe('too-slow');
  });

  test('of a slow line is read: what has arrived extends its time', async () => {
    const { slowest } = fileTime;
    expect(slowest.bytesPerSecond * 5).toBeLessThanOrEqual(400_000 / 8);
    const limits = { maxBody: 1000, maxMs: 60_000, slowest: { afterMs: 0, bytesPerSecond: 0.001 } };
    const taken: number[] = [];
    const end = await readBody(postOf([new Uint8Array(10), new Uint8Array(20)], true), limits, (chunk) => {
      taken.push(chunk.length);
      return new Promise((done) => setTimeout(() => done(true), 5));
    });
    expect([end, taken]).toEqual(['whole', [10, 20]]);
  });

  test('of staff has slots that visitors cannot take', async () => {
    const slots = createUploadSlots({ mostOfAccount: 2, mostOfAll: 3, keptForStaff: 1 });
    const take = async (id: string, isStaff = false) =>
      (await slots.take(postOf([], true), { id, isStaff }, async () => ({ ok: true }))).ok;
    expect([await take('a'), await take('a'), await take('b')]).toEqual([true, true, false]);
    expect([await take('c', true), await take('c', true)]).toEqual([true, false]);
  });
});
