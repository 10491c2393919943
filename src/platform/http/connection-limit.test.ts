import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from './connection-limit.ts';

let server: Server;
const sockets: Socket[] = [];

async function listen(trustedProxies: string[]): Promise<number> {
  server = createServer(({ url }, response) => {
    if (url !== '/slow') response.end('here');
  });
  limitConnections(server, { trustedProxies, most: 3, mostInAll: 6 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function beginRequest(port: number, path = '/'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n`);
  return socket;
}

async function finish(socket: Socket): Promise<string> {
  socket.write('\r\n');
  const [data] = await once(socket, 'data');
  return String(data);
}

const isClosed = async (socket: Socket) => {
  if (!socket.destroyed) await once(socket.resume(), 'close');
  return true;
};

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('closes the oldest half requests of an address, and answers the newest', async () => {
  const port = await listen([]);
  const halves: Socket[] = [];
  for (let count = 0; count < 5; count += 1) halves.push(await beginRequest(port));
  expect(await Promise.all(halves.slice(0, 2).map(isClosed))).toEqual([true, true]);
  for (const half of halves.slice(2)) expect(await finish(half)).toContain('200 OK');
});

test('counts a connection between two requests, and closes none whose request is under way', async () => {
  const port = await listen([]);
  const idle = await beginRequest(port);
  await finish(idle);
  const slow = await beginRequest(port, '/slow');
  const underWay = once(server, 'request');
  slow.write('\r\n');
  await underWay;
  for (let count = 0; count < 3; count += 1) await beginRequest(port);
  expect(await isClosed(idle)).toBe(true);
  expect(slow.destroyed).toBe(false);
});

test('closes new connections of an address beyond its most, while its requests are under way', async () => {
  const port = await listen([]);
  const slow: Socket[] = [];
  for (let count = 0; count < 6; count += 1) {
    const socket = await beginRequest(port, '/slow');
    const underWay = once(server, 'request');
    socket.write('\r\n');
    await underWay;
    slow.push(socket);
  }
  expect(await isClosed(await beginRequest(port))).toBe(true);
  expect(slow.some(({ destroyed }) => destroyed)).toBe(false);
});

test('does not count connections of a trusted proxy', async () => {
  const port = await listen(['loopback']);
  const halves: Socket[] = [];
  for (let count = 0; count < 6; count += 1) halves.push(await beginRequest(port));
  for (const half of halves) expect(await finish(half)).toContain('200 OK');
});
