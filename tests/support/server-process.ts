import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { siteArgs, siteEnv } from '../../scripts/site-command.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port as number;
}

/** Ports that nothing listens on now, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}

export interface ServerProcess {
  origin: string;
  pid: number | undefined;
  output: () => string;
  /** Ends it by a signal and waits until it is gone; answers the exit code, null when the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  exited: Promise<number | null>;
}

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  // Nothing is measured here: a loaded machine may take its time.
  const giveUpAt = Date.now() + 60_000;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${output()}`);
    try {
      if ((await fetch(`${origin}/readyz`)).ok) return;
    } catch {
      // Nothing listens yet: that is what we wait for.
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The server did not get ready:\n${output()}`);
}

/** Starts the built server (see `npm run build`) with settings; `waitUntilReady: false` where it is meant to fail. */
export async function startServer(
  settings: Record<string, string>,
  { waitUntilReady = true }: { waitUntilReady?: boolean } = {},
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, siteArgs, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...siteEnv,
      RATE_LIMIT_FORMS: '1000000',
      RATE_LIMIT_SIGN_UPS: '1000000',
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const output = () => printed;
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const origin = `http://127.0.0.1:${port}`;
  if (waitUntilReady) await untilReady(origin, child, output);
  return {
    origin,
    pid: child.pid,
    output,
    exited,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}
