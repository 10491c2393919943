import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createVite } from 'vite';
import { protectDataDir } from '#platform/db/data-dir.ts';
import { createLogger } from '#platform/log/logger.ts';
import { readEnv } from './env.ts';

type BuiltApp = typeof import('./app.ts');

const env = readEnv();
const log = createLogger(env.logLevel);
protectDataDir(env.dataDir, log);
const server = createServer();
/** One for all reloads, so that a browser stays where it is. */
const devMailKey = randomBytes(24).toString('base64url');
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });

let current: {
  built: BuiltApp;
  listener: RequestListener;
  close: () => Promise<void>;
} | null = null;

/** The application of the newest code: opened again when a server file has changed, else the one that runs. */
async function openNewestApp() {
  const built = (await vite.ssrLoadModule('./src/server/app.ts')) as BuiltApp;
  if (current?.built !== built) {
    await current?.close();
    const dependencies = await built.openDependencies({ env, log }, { devMailKey });
    dependencies.start();
    // Once, not at every change of a file.
    const setUp = current ? null : await built.openSetUp(dependencies.services);
    if (setUp !== null) process.stdout.write(`Become the owner: ${env.appUrl}/desk/setup?token=${setUp}\n`);
    if (!current && dependencies.devMailKey)
      process.stdout.write(`Mails: http://localhost:${env.port}/dev/mail?key=${devMailKey}\n`);
    // Vite writes stylesheets into the page, as they come and as they change: no hash allows them.
    const site = { ...built.siteOf(null), styleSources: () => ["'unsafe-inline'"] };
    const listener = built.createListener(dependencies, { site });
    current = { built, listener, close: dependencies.close };
  }
  return current;
}

let opening: ReturnType<typeof openNewestApp> | null = null;

/** One at a time: several requests that meet a change at once must not each open the application. */
function newestApp() {
  const next = (opening ?? Promise.resolve()).then(openNewestApp, openNewestApp);
  opening = next;
  return next;
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { listener } = await newestApp();
      listener(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      log.error({ event: 'dev.load_failed', err: error }, 'the application could not be loaded');
      response.statusCode = 500;
      response.end((error as Error).stack);
    }
  });
});

server.listen(env.port, env.host, () =>
  process.stdout.write(`Development at http://localhost:${env.port}\n`),
);
