import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createPeerReader } from './client-address.ts';

/** Connections of one network without a request under way: an office behind one address has fewer. */
const mostWaiting = 200;

/**
 * Closes the oldest connections of a network once more than 200 of its connections have no request under way: those whose
 * header is incomplete and those kept open between two requests. The newest ones are served, so that somebody else behind
 * the same address is answered too. Connections of the trusted proxies are not counted, as all visitors come through
 * them. Must be called before the server listens.
 */
export function limitConnections(
  server: Server,
  { trustedProxies, most = mostWaiting }: { trustedProxies: string[]; most?: number },
): void {
  const readPeer = createPeerReader(trustedProxies);
  /** By network, the longest waiting first. */
  const waiting = new Map<string, Set<Socket>>();
  const underWay = new WeakMap<Socket, number>();

  function add(network: string, socket: Socket): void {
    const sockets = waiting.get(network) ?? new Set();
    waiting.set(network, sockets.add(socket));
    const [oldest] = sockets;
    if (oldest === undefined || sockets.size <= most) return;
    sockets.delete(oldest);
    oldest.destroy();
  }

  function remove(network: string, socket: Socket): void {
    const sockets = waiting.get(network);
    sockets?.delete(socket);
    if (sockets?.size === 0) waiting.delete(network);
  }

  server.on('connection', (socket) => {
    const network = readPeer(socket);
    if (network === null) return;
    add(network, socket);
    socket.once('close', () => remove(network, socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const network = readPeer(socket);
    if (network === null) return;
    remove(network, socket);
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      underWay.set(socket, left);
      if (left === 0 && !socket.destroyed) add(network, socket);
    });
  });
}
