import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Time for a connection that was accepted just before the end to send its request. */
const firstRequestMs = 1_000;

/**
 * Prepares a server to be closed without cutting off a response, and returns the function that closes it: that accepts
 * no more connections, destroys those that are kept open between requests, each other one after its response, those that
 * have sent no request after a second, and all after `limitMs`. Resolves once none is left. Must be called before the
 * server listens.
 */
export function gracefulClose(server: Server): (limitMs: number) => Promise<void> {
  /** The newest response of each connection; those before it have ended when it has, as they are sent in order. */
  const newest = new Map<Socket, ServerResponse | null>();
  let isClosing = false;

  function destroyOnceIdle(socket: Socket, response: ServerResponse): void {
    if (response.closed) socket.destroy();
    else response.once('close', () => newest.get(socket) === response && socket.destroy());
  }

  server.on('connection', (socket) => {
    newest.set(socket, null);
    socket.once('close', () => newest.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    newest.set(socket, response);
    if (!isClosing) return;
    response.setHeader('Connection', 'close');
    destroyOnceIdle(socket, response);
  });

  return async (limitMs) => {
    isClosing = true;
    const closed = new Promise((done) => server.close(done));
    for (const [socket, response] of newest) if (response !== null) destroyOnceIdle(socket, response);
    const timers = [
      setTimeout(() => {
        for (const [socket, response] of newest) if (response === null) socket.destroy();
      }, firstRequestMs),
      setTimeout(() => server.closeAllConnections(), limitMs),
    ];
    await closed;
    for (const timer of timers) clearTimeout(timer);
  };
}
