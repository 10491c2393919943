import { createSmtpTransport } from '../smtp-transport.ts';
import type { MailTransport } from '../transport.ts';
import { ConnectionChanged, type MailConnections } from './mail-connections.ts';

interface OpenPool {
  version: string;
  transport: MailTransport;
  deliveries: number;
}

/**
 * Delivers by the server that is connected now, and by `files` while none is. After a change the pool of the server before
 * is closed once its last mail has left.
 */
export function createConnectedTransport(
  connections: Pick<MailConnections, 'current' | 'follow'>,
  files: MailTransport,
): MailTransport {
  let open: OpenPool | null = null;

  function closeUnused(pool: OpenPool): void {
    if (pool !== open && pool.deliveries === 0) void pool.transport.close();
  }

  /** Returns the pool of what is connected; null while that is nothing. */
  function currentPool(): OpenPool | null {
    const servers = connections.current();
    if (servers && open?.version === servers.version) return open;
    const before = open;
    open = servers?.smtpUrl
      ? {
          version: servers.version,
          transport: createSmtpTransport(servers.smtpUrl, {
            signIn: servers.signIn.smtp,
            isTyped: servers.isTyped.smtp,
          }),
          deliveries: 0,
        }
      : null;
    if (before) closeUnused(before);
    return open;
  }

  /** Runs something with the transport of now, which stays open for so long. */
  async function withTransport<Result>(run: (transport: MailTransport) => Promise<Result>): Promise<Result> {
    const pool = currentPool();
    if (!pool) return run(files);
    pool.deliveries += 1;
    try {
      return await run(pool.transport);
    } catch (error) {
      // Nothing was sent yet.
      if (!(error instanceof ConnectionChanged)) throw error;
      await connections.follow();
      if (connections.current()?.version === pool.version) throw error;
      return await withTransport(run);
    } finally {
      pool.deliveries -= 1;
      closeUnused(pool);
    }
  }

  return {
    get keepsFiles() {
      return !connections.current()?.smtpUrl;
    },
    deliver: (mail, signal) => withTransport((transport) => transport.deliver(mail, signal)),
    verify: () => withTransport(async (transport) => transport.verify?.()),
    async close() {
      await open?.transport.close();
      await files.close();
    },
  };
}
