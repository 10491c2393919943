import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Prepares a server to be closed without cutting off a response, and returns the function that closes it: that accepts
 * no more connections, destroys those without a request under way, each other one after its response, and all after
 * `limitMs`. Resolves once none is left. Must be called before the server listens.
 */
export function gracefulClose(server: Server): (limitMs: number) => Promise<void> {
  /** The newest response of each connection; those before it have ended when it has, as they are sent in order. */
  const newest = new Map<Socket, ServerResponse | null>();
  let isClosing = false;

  function destroyOnceIdle(socket: Socket, response: ServerResponse | null): void {
    if (response !== null && !response.closed) {
      response.once('close', () => newest.get(socket) === response && socket.destroy());
    } else {
      socket.destroy();
    }
  }

  server.on('connection', (socket) => {
    newest.set(socket, null);
    socket.once('close', () => newest.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    newest.set(socket, response);
    if (isClosing) destroyOnceIdle(socket, response);
  });

  return async (limitMs) => {
    isClosing = true;
    const closed = new Promise((done) => server.close(done));
    // Node's closeIdleConnections() leaves those that have not sent a whole header yet.
    for (const [socket, response] of newest) destroyOnceIdle(socket, response);
    const timer = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearTimeout(timer);
  };
}
