import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Prepares a server to be closed without cutting off a response, and returns the function that closes it: that accepts
 * no more connections, destroys those without a request under way, each other one after its response, and all after
 * `limitMs`. Resolves once none is left. Must be called before the server listens.
 */
export function gracefulClose(server: Server): (limitMs: number) => Promise<void> {
  const pending = new Map<Socket, number>();
  let isClosing = false;

  function change(socket: Socket, by: number): void {
    const count = (pending.get(socket) ?? 0) + by;
    pending.set(socket, count);
    if (isClosing && count === 0) socket.destroy();
  }

  server.on('connection', (socket) => {
    change(socket, 0);
    socket.once('close', () => pending.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    change(socket, 1);
    response.once('close', () => {
      if (pending.has(socket)) change(socket, -1);
    });
  });

  return async (limitMs) => {
    isClosing = true;
    const closed = new Promise((done) => server.close(done));
    // Node's closeIdleConnections() leaves those that have not sent a whole header yet.
    for (const socket of pending.keys()) change(socket, 0);
    const timer = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearTimeout(timer);
  };
}
