import { once } from 'node:events';
import { protectDataDir } from '../platform/db/data-dir.ts';
import { createLogger } from '../platform/log/logger.ts';
import { readEnv, runInProduction } from '../server/env.ts';

/** The reader may close the pipe, as `head` does: then the rest is not wanted. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

try {
  // Copies hold customers' data.
  process.umask(0o077);
  runInProduction();
  // The bundle's types are those of its entry, which is compiled apart.
  const built: typeof import('../server/app.ts') = await import('../../build/server/index.js' as string);
  await built.runDesk(process.argv.slice(2), {
    readEnv,
    write,
    async open(env) {
      const log = createLogger('silent');
      protectDataDir(env.dataDir, log);
      // Nothing but the command's own words on standard output.
      const dependencies = await built.openDependencies({ env, log });
      const { appUrl, isAppUrlAssumed } = env;
      return { services: dependencies.services, appUrl, isAppUrlAssumed, close: dependencies.close };
    },
  });
} catch (error) {
  const { name, message, stack } = error as Error;
  // By name: the classes lie in the bundle, and their sentences need nothing added.
  const isForPeople =
    ['Refused', 'StartRefusal', 'BackupProblem'].includes(name) || message.startsWith('These settings');
  process.stderr.write(`${isForPeople ? message : stack}\n`);
  process.exitCode = 1;
}
