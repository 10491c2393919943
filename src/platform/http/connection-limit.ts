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
  /** By network, the oldest first. */
  const connections = new Map<string, Set<Socket>>();
  // A request adds no more than this: counting at each of them cost a tenth of what a page takes.
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
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => latest.set(socket, response));
}
