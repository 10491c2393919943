import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { protectDataDir } from '#platform/db/data-dir.ts';
import { isDiskFull } from '#platform/db/infrastructure-fault.ts';
import { explainRefusedConnection } from '#platform/db/refused-connection.ts';
import { limitConnections } from '#platform/http/connection-limit.ts';
import { gracefulClose } from '#platform/http/graceful-close.ts';
import { createLogger } from '#platform/log/logger.ts';
import { ignoredMailboxText, mailFailureText } from '#platform/mail/strings/en/mail-problems.ts';
import { siteRoot } from '#platform/site-root.ts';
import { type Env, isLoopback, readEnv, runInProduction } from './env.ts';

/** Longer than any answer takes; a request whose body does not come is cut off after it. */
const requestLimitMs = 7_000;

/** With the time that closing the database takes; shorter than a service manager's patience. */
const closingLimitMs = 10_000;

/**
 * Keep-alive of an idle connection: longer than the usual minute of proxies. With
 * Node's five seconds a proxy may send a request into a connection that closes just then, and it must not send a form twice.
 */
const keepAliveTimeout = 75_000;

/** Milliseconds for the lines of a request's header to arrive: until then its connection counts towards the most. */
const headersTimeout = 15_000;

/** Beyond these Node closes new connections at once: each may hold a megabyte of a form that is still arriving. */
const mostConnections = 2_000;

/** Between two attempts to open the database on a disk that was full at the start. */
const diskCheckMs = 5_000;

/** From the start until the places are loaded, which holds other requests for a tenth of a second. */
const placesAfterMs = 1_000;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Says in one sentence what stands in the way of a start, and what to do. */
function explain(error: unknown, env: Env): string {
  // By name: the class lies in the bundle, and its sentence needs nothing added.
  if (error instanceof Error && error.name === 'StartRefusal') return error.message;
  // The cause of a failed migration says more than its wrapper.
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, message } = root as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${env.port} is taken. Stop what uses it, or choose another: PORT=${env.port + 1} npm start`;
  }
  if (code === 'EACCES' && (error as { syscall?: string }).syscall === 'listen') {
    return `Port ${env.port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`;
  }
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${env.host}. Set HOST to one it has.`;
  const unwritable = ['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code ?? '');
  if (unwritable || /unable to open database|readonly database/.test(message)) {
    return `The data folder ${resolve(env.dataDir)} cannot be written. Make it writable for this user, or set DATA_DIR to another.`;
  }
  const refused = env.databaseUrl && explainRefusedConnection(root as NodeJS.ErrnoException);
  if (refused) return refused;
  return `The server could not start: ${root instanceof Error ? (root.stack ?? message) : String(root)}`;
}

const buildDir = join(siteRoot, 'build');

/**
 * The bundle of a thread or process. Its name holds a hash of its content: once the site is built again, this server finds no script
 * in place of another one's.
 */
function findThreadScript(
  name: 'compose-worker' | 'parse-worker' | 'rates-worker' | 'picture-worker',
): string {
  const folder = join(buildDir, 'bundle');
  const script = readdirSync(folder).find((file) => file.startsWith(`${name}-`));
  if (!script) throw new Error(`There is no ${name} in ${folder}: build the site again.`);
  return join(folder, script);
}

/** Connections that wait in a passed socket, as in `Backlog=` of deploy/fairlead.socket, which listening replaces. */
const backlog = 4096;

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    if (env.socketFd === undefined) server.listen(env.port, env.host, done);
    else server.listen({ fd: env.socketFd }, backlog, done);
  });
}

async function start(env: Env): Promise<void> {
  const log = createLogger(env.logLevel);
  runInProduction();
  protectDataDir(env.dataDir, log);
  if (env.trustProxy.length === 0 && !isLoopback(env.appUrl)) {
    log.warn(
      { event: 'proxy.none_trusted' },
      'APP_URL is public and TRUST_PROXY is empty: behind a proxy all visitors share one rate limit. Set TRUST_PROXY=loopback, or to the addresses of the proxy',
    );
  }
  // The bundle's types are those of its entry, which is compiled apart.
  const built: typeof import('./app.ts') = await import('../../build/server/index.js' as string);
  // Nothing is accepted yet, and a migration that is cut off is undone.
  let end = async (exitCode: number): Promise<void> => process.exit(exitCode);
  // Before the server answers: a caller may then end it, and in a container no other process handles the signal.
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  // Rejections without a handler arrive here too. The state of the process is unknown, so the service manager restarts it.
  process.on('uncaughtException', (error, origin) => {
    log.error({ event: 'process.failed', err: error, origin }, 'an error was not handled: the server ended');
    end(1).catch(() => process.exit(1));
  });
  const options = {
    env,
    log,
    threads: {
      compose: findThreadScript('compose-worker'),
      parse: findThreadScript('parse-worker'),
      rates: findThreadScript('rates-worker'),
      pictures: findThreadScript('picture-worker'),
    },
    deskScript: join(buildDir, 'bundle/desk.js'),
  };
  let isWaiting = false;
  let dependencies = await built.openDependencies(options).catch((error) => {
    if (!isDiskFull(error)) throw error;
    isWaiting = true;
    log.error(
      { event: 'start.disk_full', err: error },
      'the disk of DATA_DIR was full or failed: only pages without data were served until there was room',
    );
    return built.openWithoutDatabase(options, error);
  });

  let closing = false;
  const createListener = () =>
    built.createListener(dependencies, {
      site: built.siteOf(join(buildDir, 'client')),
      isClosing: () => closing,
    });
  let listener = createListener();
  const server = createServer({ keepAliveTimeout, headersTimeout }, (request, response) =>
    listener(request, response),
  );
  const closeServer = gracefulClose(server);
  server.maxConnections = mostConnections;
  limitConnections(server, { trustedProxies: env.trustProxy });
  end = async (exitCode) => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), closingLimitMs).unref();
    // The desk's event streams stay open until they are closed; a picture being drawn could outlast `closingLimitMs`.
    dependencies.services.deskEvents.close();
    dependencies.endPictures();
    // Finishes what was accepted: requests under way first, then the mail in hand.
    await closeServer(requestLimitMs);
    await dependencies.close();
    process.exit(exitCode);
  };

  await listen(server, env).catch(async (error) => {
    await dependencies.close();
    throw error;
  });
  while (isWaiting && !closing) {
    await delay(diskCheckMs);
    const opened = await built.openDependencies(options).catch((error) => {
      if (isDiskFull(error)) return null;
      throw error;
    });
    if (opened === null) continue;
    const closed = dependencies;
    dependencies = opened;
    listener = createListener();
    isWaiting = false;
    await closed.close();
    log.info({ event: 'start.disk_has_room' }, 'the disk of DATA_DIR had room again: everything was served');
  }
  if (closing) return;
  // Only a server that stays takes mail in hand.
  dependencies.start();

  // Before the first request for them, which would wait, but after the first page; a request repeats a failure.
  setTimeout(() => built.placeData().catch(() => {}), placesAfterMs).unref();

  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  const listensAt = `http://${env.host === '127.0.0.1' || env.host === '0.0.0.0' ? 'localhost' : env.host}:${port}`;
  print(`The site is at ${env.isAppUrlSet ? env.appUrl : listensAt}`);
  if (env.isAppUrlSet) print(`It listens at ${listensAt}`);
  env.notices.forEach(print);
  const ignoredMailbox = dependencies.services.mailConnections.findIgnoredMailbox();
  if (ignoredMailbox !== null) print(ignoredMailboxText(ignoredMailbox));
  const isKept = dependencies.keepsMails();
  if (isKept && dependencies.mailDir) print(`Mails are kept in ${resolve(dependencies.mailDir)}`);
  if (isKept && dependencies.devMailKey) {
    print('Until a mail server or APP_URL is set, read them on this machine:');
    print(`http://localhost:${port}/dev/mail?key=${dependencies.devMailKey}`);
  }

  // Readiness does not wait for a mail server that is slow to answer.
  dependencies.checkMail().then(
    (failure) =>
      failure !== null && print(mailFailureText(failure, dependencies.services.mailConnections.environment)),
    (error) =>
      closing ||
      log.error({ event: 'mail.check_failed', err: error }, 'the mail server could not be checked'),
  );

  const [tasks, setUp] = await Promise.all([
    built.countOpeningTasks(dependencies.services),
    built.openSetUp(dependencies.services),
  ]).catch((error): [number, null] => {
    // It answers already: what it prints is no reason to end. Asked to end during the start, it has closed its database.
    if (!closing)
      log.error({ event: 'start.hints_failed', err: error }, 'what is left to set up could not be read');
    return [0, null];
  });
  if (tasks > 0)
    print(
      `Before you open: ${tasks} settings are still sample, unreviewed or missing. See ${env.appUrl}/desk/settings`,
    );
  if (setUp !== null) {
    print('The desk has no staff yet. The first person to open this link within 24 hours becomes its owner:');
    print(`${env.appUrl}/desk/setup?token=${setUp}`);
  }
}

try {
  const env = readEnv();
  await start(env).catch((error) => fail(explain(error, env)));
} catch (error) {
  fail((error as Error).message);
}
