import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBody, readBody } from './body-limit.ts';

test('a body that does not arrive in time is answered 408', async () => {
  const app = new Hono();
  app.post(
    '/',
    limitBody(1000, (context) => context.text('', 413), 50),
    (context) => context.text('read'),
  );
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const status = await new Promise((done, failed) => {
    const request = httpRequest({ port, method: 'POST', headers: { 'Content-Length': '500' } });
    request.on('response', (response) => done(response.statusCode));
    request.on('error', failed);
    request.write('half');
  });
  expect(status).toBe(408);
  await new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
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
    // What was taken in this turn of the event loop is still in use.
    await setImmediate();
    collectGarbage();
    held = chunks.slice(0, 30).filter((chunk) => chunk.deref() !== undefined).length;
    return true;
  });
  expect(end).toBe('whole');
  expect(held).toBe(0);
});
