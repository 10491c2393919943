import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-idle-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Asks by a connection of the agent; answers whether it had been open before. */
function ask(url: string, agent: Agent): Promise<boolean> {
  return new Promise((done, failed) => {
    const request = get(url, { agent }, (response) => {
      response.resume().once('end', () => done(request.reusedSocket));
    });
    request.once('error', failed);
  });
}

test.concurrent('a connection that a proxy keeps without a request is still open when it is used again', async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  // It sends no more than one request at once, and takes no hint of when the server hangs up.
  const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: 0 });
  expect(await ask(`${server.origin}/readyz`, agent)).toBe(false);
  // Node would hang up after five or six seconds.
  await new Promise((done) => setTimeout(done, 8_000));
  expect(await ask(`${server.origin}/readyz`, agent)).toBe(true);
  // Nor does an idle connection keep the server from ending.
  expect(await server.end('SIGTERM')).toBe(0);
  agent.destroy();
});

async function sendOnly(origin: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // The server may hang up by a reset.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

test.concurrent('a server that ends closes connections without a request at once, and waits for no body for ever', async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  const closed: string[] = [];
  const header = 'POST /api/v1/contactform HTTP/1.1\r\nHost: localhost\r\n';
  const body = 'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  const sent = { nothing: '', 'half a header': header, 'half a body': `${header}${body}` };
  const sockets = Object.entries(sent).map(async ([name, text]) => {
    const socket = await sendOnly(server.origin, text);
    // Not by once(), which fails where the server hangs up by a reset.
    const ended = new Promise((done) => socket.once('close', done)).then(() => closed.push(name));
    return { ended };
  });
  const ended = (await Promise.all(sockets)).map(({ ended }) => ended);
  // On a connection of its own, which is accepted after the others: by its response the server has read what they sent.
  await ask(`${server.origin}/healthz`, new Agent({ keepAlive: false }));
  expect(await server.end('SIGTERM'), server.output()).toBe(0);
  await Promise.all(ended);
  expect(closed.slice(0, 2).sort(), server.output()).toEqual(['half a header', 'nothing']);
  expect(closed[2]).toBe('half a body');
});
