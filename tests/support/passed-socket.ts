import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { siteArgs, siteEnv } from '../../scripts/site-command.mjs';

/**
 * Starts the site with descriptor 3, which is a listening socket, and again as often as it ends, as systemd does. Each
 * start prints its process.
 */
const manager = `
export LISTEN_FDS=1
while :; do sh -c 'echo "pid $$" >&2; LISTEN_PID=$$ exec "$@"' sh "$@"; done`;

export interface ManagedSite {
  origin: string;
  /** The process of each start so far, by instance. */
  processes: () => number[][];
  output: () => string;
  stop(): Promise<void>;
}

/** Starts instances of the built site that share one socket, which stays open while they restart. */
export async function startManagedSite(
  settings: Record<string, string>,
  { instances = 1 } = {},
): Promise<ManagedSite> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle;
  const managers = Array.from({ length: instances }, () => {
    const child = spawn('sh', ['-c', manager, 'sh', process.execPath, ...siteArgs], {
      env: { PATH: process.env.PATH, ...siteEnv, RATE_LIMIT_FORMS: '1000000', ...settings },
      stdio: ['ignore', 'pipe', 'pipe', fd],
    });
    const started = { child, output: '' };
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part) => {
        started.output += part;
      });
    return started;
  });
  listener.close();
  const processes = () =>
    managers.map(({ output }) => [...output.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid)));
  return {
    origin: `http://127.0.0.1:${port}`,
    processes,
    output: () => managers.map(({ output }) => output).join('\n'),
    async stop() {
      const closed = managers.map(({ child }) => once(child, 'close'));
      for (const { child } of managers) child.kill('SIGKILL');
      for (const pids of processes()) process.kill(pids.at(-1) ?? 0, 'SIGTERM');
      await Promise.all(closed);
    },
  };
}
