import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBody } from './body-limit.ts';

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
