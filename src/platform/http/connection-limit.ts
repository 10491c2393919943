import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createPeerReader } from './client-address.ts';

/** Idle connections of one network: an office behind one address has fewer. */
const mostWaiting = 200;

/** All connections of one network: a quarter of what the server takes, so that half requests cannot take them all. */
const mostOfNetwork = 500;

/**
 * Closes the oldest connections of a network once more than 200 of them are idle: those with an incomplete header and
 * those kept open between requests. New connections are served, so that other users behind the address get responses.
 * Beyond 500 connections in all, such as those of half requests, closes the new ones.
 * Connections of trusted proxies are not counted, because all visitors share them. Must be called before the server
 * listens.
 */
export function limitConnections(
  server: Server,
  {
    trustedProxies,
    most = mostWaiting,
    mostInAll = mostOfNetwork,
  }: { trustedProxies: string[]; most?: number; mostInAll?: number },
): void {
  const readPeer = createPeerReader(trustedProxies);
  const connections = new Map<string, Set<Socket>>();
  // Requests only write here: counting at each of them took a tenth of the time of a page.
  const latest = new WeakMap<Socket, ServerResponse>();
  const isWaiting = (socket: Socket) => !socket.destroyed && (latest.get(socket)?.writableFinished ?? true);

  server.on('connection', (socket) => {
    const network = readPeer(socket);
    if (network === null) return;
    const sockets = connections.get(network) ?? new Set();
    connections.set(network, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) connections.delete(network);
    });
    if (sockets.size <= most) return;
    const waiting = [...sockets].filter(isWaiting);
    if (waiting.length > most) waiting[0]?.destroy();
    else if (sockets.size > mostInAll) socket.destroy();
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => latest.set(socket, response));
}
