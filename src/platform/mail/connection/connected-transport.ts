import { createSmtpTransport } from '../smtp-transport.ts';
import type { MailTransport } from '../transport.ts';
import type { ConnectedServers, MailConnections } from './mail-connections.ts';

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
  connections: Pick<MailConnections, 'current'>,
  files: MailTransport,
): MailTransport {
  let open: OpenPool | null = null;

  function closeUnused(pool: OpenPool): void {
    if (pool !== open && pool.deliveries === 0) void pool.transport.close();
  }

  function poolOf({ version, smtpUrl, oauth }: ConnectedServers): OpenPool | null {
    if (open?.version === version) return open;
    const before = open;
    open = smtpUrl ? { version, transport: createSmtpTransport(smtpUrl, oauth), deliveries: 0 } : null;
    if (before) closeUnused(before);
    return open;
  }

  /** Runs something with the transport of now, which stays open for so long. */
  async function withTransport<Result>(run: (transport: MailTransport) => Promise<Result>): Promise<Result> {
    const servers = connections.current();
    const pool = servers && poolOf(servers);
    if (!pool) return run(files);
    pool.deliveries += 1;
    try {
      return await run(pool.transport);
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
