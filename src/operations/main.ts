import { once } from 'node:events';
import { protectDataDir } from '#platform/db/data-dir.ts';
import { explainRefusedConnection } from '#platform/db/refused-connection.ts';
import { createLogger } from '#platform/log/logger.ts';
import { readEnv, runInProduction } from '#server/env.ts';

/** The reader may close the pipe, as `head` does: then the rest is not wanted. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Says in a sentence what people can put right, and else where the fault is. */
function explain(error: NodeJS.ErrnoException): string {
  const { name, message, code, path, stack } = error;
  // By name: the classes lie in the bundle, and their sentences need nothing added.
  if (['Refused', 'StartRefusal', 'BackupProblem'].includes(name) || message.startsWith('These settings'))
    return message;
  if (code === 'EACCES' && path)
    return `The user that this command runs as may not open ${path}: make it readable and writable for that user, or name another place.`;
  return explainRefusedConnection(error) ?? stack ?? message;
}

try {
  // Copies hold customers' data.
  process.umask(0o077);
  runInProduction();
  // The bundle's types are those of its entry, which is compiled apart.
  const built: typeof import('#server/app.ts') = await import('../../build/server/index.js' as string);
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
  process.stderr.write(`${explain(error as NodeJS.ErrnoException)}\n`);
  process.exitCode = 1;
}
